"""A headless Chromium, where there is one: what a page looks like, and what a click does."""

import shutil
import subprocess
from pathlib import Path

import pytest

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
needs_browser = pytest.mark.skipif(BROWSER is None, reason="no Chromium here")

_ASK = """<script>
    function ask() { try { return String((() => {SCRIPT})()); } catch (error) { return String(error); } }
    addEventListener('load', () => parent.postMessage(ask(), '*'));
</script>"""


def chromium(folder: Path, page: Path, *options: str) -> str:
    """The standard output of one run on that page; it must have nothing to complain about."""
    assert BROWSER
    done = subprocess.run(
        [
            BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync",
            f"--user-data-dir={folder / 'profile'}", *options, page.as_uri(),
        ],
        capture_output=True,
        timeout=120,
        check=True,
        text=True,
    )  # fmt: skip
    assert "Content Security Policy" not in done.stderr
    return done.stdout


def asked(folder: Path, html: bytes, script: str, width: int, height: int = 900) -> str:
    """What a script finds in the page in a window of that width: it runs in a frame, and in a copy without policy."""
    text = html.decode().replace("default-src 'none'; ", "")
    told = _ASK.replace("SCRIPT", script)
    (folder / "inner.html").write_text(text.replace("</body>", f"{told}</body>"), encoding="utf-8")
    outer = folder / "outer.html"
    outer.write_text(
        "<title></title><script>addEventListener('message', e => document.title = e.data)</script>"
        f'<iframe src="inner.html" width={width} height={height} frameborder=0></iframe>',
        encoding="utf-8",
    )
    shown = chromium(folder, outer, "--window-size=2000,1200", "--virtual-time-budget=5000", "--dump-dom")
    return shown.partition("<title>")[2].partition("</title>")[0]
