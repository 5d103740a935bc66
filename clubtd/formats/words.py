"""Messages turned into words: the translation, and the one formatter for points, numbers and dates."""

from __future__ import annotations

import os

from clubtd import TYPE_CHECKING
from clubtd.event.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from clubtd.event.message import Value

LANGUAGES = {"en": "English", "vi": "Tiếng Việt"}
"""The languages there are, each with the name it gives itself."""

_one: Callable[[str], str] = str
_many: Callable[[str, str, int], str] = lambda one, many, n: one if n == 1 else many  # noqa: E731
_spoken = "en"
_asked = False


def use_language(language: str, *, asked: bool = False) -> None:
    """Speak this language from now on (`en`, `vi`, ...); English where there is no translation of it.

    `asked`: somebody asked for it on the command line, it is not just what the system says.
    """
    global _one, _many, _spoken, _asked
    if language.partition("_")[0] in ("", "en", "C"):
        _one, _many = str, lambda one, many, n: one if n == 1 else many
        _spoken, _asked = "en", asked
        return
    import gettext

    folder = os.path.join(os.path.dirname(__file__), "languages")
    found = gettext.translation("clubtd", folder, [language, language.partition("_")[0]], fallback=True)
    there = isinstance(found, gettext.GNUTranslations)
    _one, _many = found.gettext, found.ngettext
    _spoken, _asked = language.partition("_")[0] if there else "en", asked


def language() -> str:
    """The language spoken now (`en`, `vi`), as HTML names it."""
    return _spoken


def was_asked() -> bool:
    """Whether this language was asked for on the command line: then no setting changes it."""
    return _asked


def t(text: str, /, **values: Value) -> str:
    """The template in the user's language with its values filled in."""
    return _filled(_one(text), values)


def say(message: Message) -> str:
    """The sentence that a message stands for, in the user's language."""
    values = dict(message.values)
    if message.plural:
        count = values.get("n")
        text = _many(message.text, message.plural, count if isinstance(count, int) else 0)
    else:
        text = _one(message.text)
    return _filled(text, values)


def _filled(text: str, values: dict[str, Value]) -> str:
    return text.format(**{name: _word(value) for name, value in values.items()})


def _word(value: Value) -> str:
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Message):
        return say(value)
    if isinstance(value, tuple):
        return _listed([_word(item) for item in value])
    return number(value)


def _listed(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    apart = "; " if any("," in word for word in words) else ", "
    return t("{some} and {last}", some=apart.join(words[:-1]), last=words[-1])


def points(tenths: int) -> str:
    """A number of points, given in tenths: `3½`, `0`, `2.2`."""
    return _written(tenths, 10)


def number(value: Fraction | int) -> str:
    """A number for people: quarters as `½ ¼ ¾`, anything else with at most two decimals."""
    return _written(value.numerator, value.denominator)


def _written(above: int, below: int) -> str:
    sign = "-" if above < 0 else ""
    whole, rest = divmod(abs(above), below)
    quarters, odd = divmod(4 * rest, below)
    if not odd:
        return f"{sign}{whole}" if not quarters else f"{sign}{whole or ''}{' ¼½¾'[quarters]}"
    hundredths = (200 * abs(above) + below) // (2 * below)
    return f"{sign}{hundredths // 100}.{hundredths % 100:02d}".rstrip("0").rstrip(".")


def visible(text: str) -> str:
    """Text in which control characters are written out (`^[`), so that a terminal shows and never obeys them."""
    if text.isprintable():
        return text
    return "".join(_shown(c) for c in text)


def _shown(character: str) -> str:
    import unicodedata

    if character in ("\n", "\t"):
        return " "
    if character in "\u200c\u200d" or unicodedata.category(character) not in (
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Cn",
        "Zl",
        "Zp",
    ):
        return character
    code = ord(character)
    return "^" + chr(code ^ 0x40) if code < 0x80 else f"<{code:04x}>"


def clock(at: str) -> str:
    """The time of day of an ISO time stamp: `19:28`."""
    return at[11:16]


def day(at: str) -> str:
    """The day of an ISO date or time stamp as people write it: `22 Nov`."""
    months = t("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split()
    try:
        return t("{day} {month}", day=str(int(at[8:10])), month=months[int(at[5:7]) - 1])
    except (ValueError, IndexError):
        return at
