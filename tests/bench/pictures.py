"""The pictures of the README, drawn by the program itself from the demo night.

python tests/bench/pictures.py tests/data/pictures
"""

import asyncio
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from clubtd.store.demo import demo_event
from clubtd.ui.club import ClubApp

# The round of the demo that is in play, and the time at which the picture is taken.
SCREENS = {"round": (3, "2026-11-26T21:23:30"), "standings": (None, "2026-11-26T22:10:00")}

# A picture in a README loads nothing: the viewer's own fixed type is used.
OUTSIDE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)


async def draw(name: str, target: Path) -> None:
    round_number, at = SCREENS[name]
    with TemporaryDirectory() as folder:
        app = ClubApp(Path(folder), demo_event(Path(folder), round_number))
        app.now = lambda: at
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            app.screen.update()
            await pilot.pause()
            picture = OUTSIDE.sub("", app.export_screenshot(title="clubtd"))
            (target / f"{name}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    for name in SCREENS:
        asyncio.run(draw(name, Path(sys.argv[1])))


if __name__ == "__main__":
    main()
