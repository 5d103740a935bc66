"""What a spreadsheet makes of a text when it opens a table: a date, a time, a number with fewer digits, a truth.

The patterns are those of Excel, which goes furthest and reads the months of the language that it is set to; others take
fewer texts for something else. An amount or a percentage stays as it is: as a number it reads the same.
"""

from __future__ import annotations

import re

from clubtd.event.names import plain

_NUMBER = re.compile(
    r"[-+]?\d[\d\s]*[-/.:,]\s*\d+.*"  # 1-1 | 3/4 | 10.12. | 1:0 | 1 1/2 | 1,5
    r"|[-+]?\d+(?:[.,]\d+)?e[-+]?\d+"  # 1E5 | 2e-3
    r"|[-+][\d\s]+|\(\d+\)|\d+\s[\d\s]+"  # -5 | +49 170 | (12) | 12 000
    r"|0\d+|\d{12,}"  # 0123 loses its zero, a long number its last digits
    r"|\d{1,2}\s*[ap]\.?m\.?|\d{1,2}\s+[ap]"  # 3 pm, and 3 A too
    r"|true|false",
    re.IGNORECASE,
)
# May 3 | 3. May | MARCH1 | May 1, 2020 | 1-May-20
_WITH_MONTH = re.compile(
    r"(?P<before>\d{1,4}[\s./,-]*)?(?P<month>[^\W\d_]{3,})\.?"
    r"(?:[\s./,'-]*(?P<after>\d{1,4})(?:[\s./,-]+\d{2,4})?)?"
)
_MONTHS = """
    january januar januari janvier janeiro ianuarie enero gennaio styczen stycznia leden ledna
    february februar februari febrero febbraio fevrier fevereiro februarie luty lutego unor unora
    march marz maerz marts mars marzo marco martie maart marzec marca brezen brezna
    april aprile avril abril aprilie kwiecien kwietnia duben dubna
    may mai mei maj maja maggio mayo maio kveten kvetna
    june juni juin junio junho giugno iunie czerwiec czerwca cerven cervna
    july juli juillet julio julho luglio iulie lipiec lipca cervenec cervence
    august augusti augustus aout agosto sierpien sierpnia srpen srpna
    september septembre septiembre setembro settembre septembrie wrzesien wrzesnia zari
    october oktober octobre octubre outubro ottobre octombrie pazdziernik pazdziernika rijen rijna
    november novembre noviembre novembro noiembrie listopad listopada
    december dezember desember decembre diciembre dezembro dicembre decembrie grudzien grudnia prosinec prosince
"""


def would_change(text: str) -> bool:
    """Whether a spreadsheet would show something else than this text."""
    text = text.strip()
    if _NUMBER.fullmatch(text):
        return True
    found = _WITH_MONTH.fullmatch(text)
    return bool(found and (found["before"] or found["after"]) and _is_month(found["month"]))


def _is_month(word: str) -> bool:
    """Whether a word is the name of a month, or the beginning of one: `Sept`."""
    return bool(re.search(rf"\b{re.escape(plain(word))}", _MONTHS))
