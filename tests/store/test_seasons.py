"""Seasons on the disk: their small files, and what becomes of them when an event goes."""

import json
from pathlib import Path

import pytest

from clubtd.event.message import Refused
from clubtd.standings.season import SeasonRules, Tie, Worth
from clubtd.store import deleting
from clubtd.store.season_nights import Gathered, gather, key_of, keys_of
from clubtd.store.seasons import Season, bring_back, create, delete, find, load, save, seasons
from tests.winter_nights import make_winter

WINTER = Season(
    "Winter", SeasonRules(Worth.PLACE, best=2, attendance=10, ties=(Tie.WON,)), match="winter rapid"
)


@pytest.fixture
def winter(tmp_path: Path) -> list[Path]:
    return make_winter(tmp_path)


def names(found: Gathered) -> list[str]:
    return [night.name for night in found.table.nights]


def told(found: Gathered) -> list[str]:
    return [str(trouble) for trouble in found.troubles]


def test_a_season_is_kept_as_it_is(tmp_path: Path) -> None:
    path = create(tmp_path, WINTER)
    assert load(path) == WINTER
    assert path == tmp_path / "seasons" / "winter.json"
    assert list(json.loads(path.read_text())) == ["season"]
    changed = Season("Winter", SeasonRules(), events=("a.json",))
    save(path, changed)
    assert load(path) == changed


def test_any_tinydb_reads_it(tmp_path: Path) -> None:
    from tinydb import TinyDB

    with TinyDB(create(tmp_path, WINTER)) as database:
        assert [season["name"] for season in database.table("season")] == ["Winter"]


def test_events_that_fit_and_events_that_are_named(tmp_path: Path, winter: list[Path]) -> None:
    assert len(keys_of(tmp_path, WINTER)) == 4
    assert keys_of(tmp_path, Season("S", events=("winter-rapid-2.json",))) == ("winter-rapid-2.json",)
    assert "winter-rapid-2.json" not in keys_of(tmp_path, WINTER.lacking("winter-rapid-2.json"))
    assert "winter-rapid-2.json" in keys_of(
        tmp_path, WINTER.lacking("winter-rapid-2.json").having("winter-rapid-2.json")
    )


def test_an_event_elsewhere_is_named_by_its_path(tmp_path: Path) -> None:
    elsewhere = tmp_path / "stick"
    elsewhere.mkdir()
    path = make_winter(elsewhere)[0]
    key = key_of(tmp_path, path)
    assert key == str(path)
    assert names(gather(tmp_path, Season("S").having(key))) == ["Winter Rapid 1"]


def test_the_nights_stand_in_the_order_of_their_dates(tmp_path: Path, winter: list[Path]) -> None:
    found = gather(tmp_path, Season("S", events=tuple(path.name for path in reversed(winter))))
    assert names(found) == [f"Winter Rapid {n}" for n in (1, 2, 3, 4)]
    assert not found.troubles


@pytest.mark.parametrize(
    "season", [WINTER, Season("S", events=("winter-rapid-1.json", "winter-rapid-2.json"))]
)
def test_a_deleted_event_is_told_and_the_rest_is_shown(
    tmp_path: Path, winter: list[Path], season: Season
) -> None:
    deleting.delete(winter[1])
    found = gather(tmp_path, season)
    assert "Winter Rapid 2" not in names(found)
    assert "Winter Rapid 1" in names(found)
    assert told(found) == [
        "winter-rapid-2 was deleted and is left out: clubtd delete winter-rapid-2 --back fetches it back."
    ]


def test_an_event_that_is_gone_is_told(tmp_path: Path, winter: list[Path]) -> None:
    season = Season("S", events=tuple(path.name for path in winter))
    winter[2].unlink()
    found = gather(tmp_path, season)
    assert len(names(found)) == 3
    assert told(found) == ["winter-rapid-3 is not there any more and is left out."]


@pytest.mark.parametrize(
    "season", [WINTER, Season("S", events=("winter-rapid-1.json", "winter-rapid-2.json"))]
)
def test_a_damaged_event_is_told_and_the_rest_is_shown(
    tmp_path: Path, winter: list[Path], season: Season
) -> None:
    winter[0].write_bytes(winter[0].read_bytes()[:2000])
    found = gather(tmp_path, season)
    assert "Winter Rapid 2" in names(found)
    (trouble,) = told(found)
    assert "winter-rapid-1.json: it is damaged" in trouble


def test_an_event_that_has_not_begun_is_told(tmp_path: Path) -> None:
    from clubtd.event.actions import CreateEvent
    from clubtd.event.event import Settings
    from clubtd.store.eventfile import EventFile

    EventFile.create(tmp_path / "new.json", CreateEvent(Settings("New"), ())).close()
    found = gather(tmp_path, Season("S", events=("new.json",)))
    assert told(found) == ["New has not begun and is left out."]
    assert found.table.rows == ()


def test_a_changed_event_is_read_again(tmp_path: Path, winter: list[Path]) -> None:
    from clubtd.event.actions import AdjustPoints
    from clubtd.store.eventfile import EventFile

    season = Season("S", events=(winter[0].name,))
    before = gather(tmp_path, season).table.rows[0]
    file = EventFile.open(winter[0])
    player = next(p for p in file.event.players if p.name == before.name)
    file.take(AdjustPoints(player.id, -20, "telephone"))
    file.close()
    after = next(row for row in gather(tmp_path, season).table.rows if row.name == before.name)
    assert after.total == before.total - 2


def test_deleted_and_brought_back(tmp_path: Path) -> None:
    path = create(tmp_path, WINTER)
    delete(path)
    assert seasons(tmp_path) == []
    (gone,) = seasons(tmp_path, deleted=True)
    assert gone.season == WINTER
    assert bring_back(find(tmp_path, "winter", deleted=True).path) == path
    assert load(path) == WINTER


def test_there_is_one_season_of_a_name(tmp_path: Path) -> None:
    create(tmp_path, WINTER)
    with pytest.raises(Refused, match="There is a season winter already"):
        create(tmp_path, Season("winter"))


def test_found_by_enough_of_the_name(tmp_path: Path) -> None:
    create(tmp_path, Season("Winter 2026"))
    create(tmp_path, Season("Winter 2027"))
    assert find(tmp_path, "2027").season.name == "Winter 2027"
    with pytest.raises(Refused, match="write more of the name"):
        find(tmp_path, "winter")
    with pytest.raises(Refused, match="There is no season summer: clubtd season summer --new begins one"):
        find(tmp_path, "summer")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"season": {}}',
        '{"season": {"1": {"name": 4}}}',
        '{"season": {"1": {"name": "A", "x": 1}}}',
        '{"season": {"1": {"name": "A", "rules": {"best": -1}}}}',
        '{"season": [1]}',
    ],
)
def test_a_file_that_is_no_season_says_so_and_stays(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "seasons"
    folder.mkdir()
    (folder / "bad.json").write_text(text)
    create(tmp_path, WINTER)
    bad, good = seasons(tmp_path)
    assert bad.error is not None
    with pytest.raises(Refused, match=r"bad\.json: "):
        load(bad.path)
    assert good.season == WINTER
    assert (folder / "bad.json").read_text() == text


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "seasons").write_text("a file where the folder should be")
    with pytest.raises(Refused):
        create(tmp_path, WINTER)
