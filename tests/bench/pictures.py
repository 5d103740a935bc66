"""The pictures of the README, drawn by the program itself from the demo night.

python tests/bench/pictures.py tests/data/pictures
"""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from clubtd.store.demo import demo_event
from clubtd.ui.club import ClubApp

SCREENS = {"round": (3, ()), "standings": (None, ())}


async def draw(name: str, target: Path) -> None:
    round_number, keys = SCREENS[name]
    with TemporaryDirectory() as folder:
        app = ClubApp(Path(folder), demo_event(Path(folder), round_number))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()
            (target / f"{name}.svg").write_text(app.export_screenshot(title="clubtd"), encoding="utf-8")


def main() -> None:
    for name in SCREENS:
        asyncio.run(draw(name, Path(sys.argv[1])))


if __name__ == "__main__":
    main()
