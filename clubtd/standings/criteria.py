"""The table of tie-breaks. A new one is one function and one row here."""

from __future__ import annotations

from functools import partial

from clubtd.event.message import msg
from clubtd.standings.buchholz import buchholz, opponents_buchholz
from clubtd.standings.criterion import (
    AMONG,
    HALVES,
    HUNDREDTHS,
    ITSELF,
    LOWEST_ENOUGH,
    MEAN,
    ROUNDED,
    TENTHS,
    WHOLE,
    WITH_PERFORMANCE,
    Criterion,
)
from clubtd.standings.cuts import running_scores
from clubtd.standings.direct_encounter import direct_encounter
from clubtd.standings.elements import averaged, averaged_whole
from clubtd.standings.koya import koya
from clubtd.standings.own_record import (
    games_with_black,
    games_won,
    lot,
    only,
    pairing_number,
    points,
    progressive,
    rounds_elected,
    standard_points,
    wins,
    wins_with_black,
)
from clubtd.standings.ratings import (
    opponents_perfect_performances,
    opponents_performances,
    opponents_ratings,
    own_rating,
    perfect_performance,
    performance,
)
from clubtd.standings.sonneborn_berger import sonneborn_berger
from clubtd.standings.us_chess import (
    blacks,
    cumulative,
    harkness,
    kashdan,
    modified_median,
    opposition_cumulative,
    result_between,
)

_BUCHHOLZ_CUTS = ("C1", "C2", "M1", "M2")


_FIDE = (
    Criterion("PTS", msg("Points"), msg("points of all rounds"), points, TENTHS),
    Criterion(
        "DE",
        msg("Direct Encounter"),
        msg("rank among the level players by their games with each other"),
        group=direct_encounter,
        how=AMONG,
        ascending=True,
        modifiers="P",
    ),
    Criterion(
        "BH",
        msg("Buchholz"),
        msg("sum of the opponents' scores"),
        buchholz,
        TENTHS,
        cuts=_BUCHHOLZ_CUTS,
        modifiers="P",
        robin=False,
    ),
    Criterion(
        "FB",
        msg("Fore Buchholz"),
        msg("Buchholz with every game of the final round drawn"),
        buchholz,
        TENTHS,
        cuts=_BUCHHOLZ_CUTS,
        modifiers="P",
        robin=False,
        fore=True,
    ),
    Criterion(
        "AOB",
        msg("Average of Opponents' Buchholz"),
        msg("mean Buchholz of the opponents met over the board"),
        opponents_buchholz,
        TENTHS,
        total=averaged,
        how=MEAN,
        modifiers="PF",
        robin=False,
    ),
    Criterion(
        "SB",
        msg("Sonneborn-Berger"),
        msg("sum of the opponents' scores times the points made against them"),
        sonneborn_berger,
        HUNDREDTHS,
        cuts=("C1", "C2"),
        modifiers="P",
    ),
    Criterion(
        "PS",
        msg("Progressive Score"),
        msg("sum of the scores after every round"),
        progressive,
        TENTHS,
        cuts=("C1", "C2"),
        cut=running_scores,
    ),
    Criterion("WIN", msg("Wins"), msg("rounds with as many points as for a win, played or not"), wins),
    Criterion("WON", msg("Games Won"), msg("games won over the board"), games_won),
    Criterion(
        "BPG", msg("Games with Black"), msg("games played with Black over the board"), games_with_black
    ),
    Criterion("BWG", msg("Wins with Black"), msg("games won with Black over the board"), wins_with_black),
    Criterion(
        "REP",
        msg("Rounds Elected to Play"),
        msg("rounds without a requested bye or a forfeit loss"),
        rounds_elected,
    ),
    Criterion(
        "STD",
        msg("Standard Points"),
        msg("one for each round won, half for each drawn, whatever the scoring"),
        standard_points,
        HALVES,
    ),
    Criterion(
        "KS",
        msg("Koya"),
        msg("points against those who made at least half of the possible points"),
        koya,
        TENTHS,
        modifiers="L",
        swiss=False,
    ),
    Criterion(
        "TPN",
        msg("Pairing Number"),
        msg("the lower pairing number"),
        pairing_number,
        score_unit=WHOLE,
        total=only,
        how=ITSELF,
        ascending=True,
        modifiers="R",
    ),
    Criterion(
        "LOTS",
        msg("Drawing of Lots"),
        msg("place in the lots that were drawn and recorded"),
        lot,
        score_unit=WHOLE,
        total=only,
        how=ITSELF,
        ascending=True,
    ),
)


_by_rating = partial(Criterion, score_unit=WHOLE, how=ROUNDED, modifiers="U", rated=True)

_RATED = (
    _by_rating(
        "ARO",
        msg("Average Rating of Opponents"),
        msg("mean rating of the opponents met over the board"),
        opponents_ratings,
        total=averaged_whole,
        cuts=("C1", "C2"),
    ),
    _by_rating(
        "TPR",
        msg("Tournament Performance Rating"),
        msg("mean rating of the opponents, plus what the percentage made is worth"),
        opponents_ratings,
        total=performance,
        how=WITH_PERFORMANCE,
    ),
    _by_rating(
        "PTP",
        msg("Perfect Tournament Performance"),
        msg("lowest rating that would have been expected to make this score"),
        opponents_ratings,
        total=perfect_performance,
        how=LOWEST_ENOUGH,
    ),
    _by_rating(
        "APRO",
        msg("Average Performance of Opponents"),
        msg("mean performance rating of the opponents met over the board"),
        opponents_performances,
        total=averaged_whole,
    ),
    _by_rating(
        "APPO",
        msg("Average Perfect Performance of Opponents"),
        msg("mean perfect performance of the opponents met over the board"),
        opponents_perfect_performances,
        total=averaged_whole,
    ),
    _by_rating(
        "RTNG", msg("Rating"), msg("the higher rating"), own_rating, total=only, how=ITSELF, modifiers="RU"
    ),
)

_us = partial(Criterion, rules="uschess")

_US_CHESS = (
    _us(
        "MODMED",
        msg("Modified Median"),
        msg("opponents' scores without the lowest (plus score), the highest (minus score) or both (even)"),
        buchholz,
        TENTHS,
        cut=modified_median,
    ),
    _us("SOLKOFF", msg("Solkoff"), msg("sum of the opponents' scores"), buchholz, TENTHS),
    _us(
        "MEDIAN",
        msg("Median (Harkness)"),
        msg("opponents' scores without the lowest and the highest, two of each from nine rounds on"),
        buchholz,
        TENTHS,
        cut=harkness,
    ),
    _us(
        "CUM",
        msg("Cumulative"),
        msg("sum of the scores after every round, less a point for each unplayed win"),
        cumulative,
        TENTHS,
    ),
    _us(
        "CUMOPP",
        msg("Cumulative of Opposition"),
        msg("sum of the opponents' Cumulative"),
        opposition_cumulative,
        TENTHS,
    ),
    _us(
        "RESULT",
        msg("Result between Tied Players"),
        msg("wins less losses among the level players"),
        group=result_between,
        how=AMONG,
        ascending=True,
    ),
    _us("BLACKS", msg("Most Blacks"), msg("games played with Black"), blacks),
    _us(
        "KASHDAN",
        msg("Kashdan"),
        msg("4 for a win, 2 for a draw, 1 for a loss, 0 unplayed"),
        kashdan,
    ),
    _us(
        "SB-US",
        msg("Sonneborn-Berger (US)"),
        msg("scores of the opponents beaten and half of those drawn with"),
        sonneborn_berger,
        HUNDREDTHS,
    ),
)

CRITERIA = {row.name: row for row in (*_FIDE, *_RATED, *_US_CHESS)}
"""The rows by name."""
