"""Prizes as they are typed."""

import pytest

from clubtd.event.message import Refused
from clubtd.event.prize import Category, Currency, Prize
from clubtd.formats.prize_text import prizes_text, read_category, read_currency, read_prizes
from clubtd.formats.words import say

U1600 = Category("under 1600", highest=1599)


@pytest.mark.parametrize(
    ("text", "prizes"),
    [
        ("30 + 20 + 10, cup", [Prize(1, 3000), Prize(2, 2000), Prize(3, 1000), Prize(1, thing="cup")]),
        ("£30+£20", [Prize(1, 3000), Prize(2, 2000)]),
        ("12.50 + 7,50", [Prize(1, 1250), Prize(2, 750)]),
        ("cup + medal", [Prize(1, thing="cup"), Prize(2, thing="medal")]),
        ("30; under 1600: 15 + 10, book", [
            Prize(1, 3000), Prize(1, 1500, category=U1600), Prize(2, 1000, category=U1600),
            Prize(1, thing="book", category=U1600),
        ]),
        ("0 + book, 5, pen + 0 + flag", [
            Prize(2, thing="book"), Prize(1, 500), Prize(1, thing="pen"), Prize(3, thing="flag"),
        ]),
        ("", []),
        (" ; ", []),
    ],
)  # fmt: skip
def test_prizes(text: str, prizes: list[Prize]) -> None:
    found = read_prizes(text, Currency("£"))
    assert list(found) == prizes
    assert set(read_prizes(prizes_text(found, Currency("£")), Currency("£"))) == set(found)


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("1,000 + 500", [100000, 50000]),
        ("1.000 + 500", [100000, 50000]),
        ("1 000 + 1'000 + 1\u00a0000", [100000] * 3),
        ("1,000.50", [100050]),
        ("1.000,50", [100050]),
        ("1,000,000 + 12,5", [100000000, 1250]),
        ("30, 20, 10", [3000, 2000, 1000]),  # money after a comma is for the places that follow
        ("30 + 20, 10", [3000, 2000, 1000]),
        ("£30, £20", [3000, 2000]),
        ("30 £ + 20£", [3000, 2000]),
    ],
)
def test_amounts_as_people_write_them(text: str, amounts: list[int]) -> None:
    found = read_prizes(text, Currency("£"))
    assert found == tuple(Prize(place, amount) for place, amount in enumerate(amounts, 1))
    assert read_prizes(prizes_text(found, Currency("£")), Currency("£")) == found


@pytest.mark.parametrize("text", ["0.500", "0,500", "1,0000", "10.0000", "12.3456", "1,00,000"])
def test_what_could_be_thousands_or_a_fraction_is_not_guessed(text: str) -> None:
    with pytest.raises(Refused, match=r"not an amount|neither an amount"):
        read_prizes(text, Currency("£"))


def test_a_group_named_twice_goes_on_where_it_stopped() -> None:
    found = read_prizes("under 1600: 15; women: 5; under 1600: 10", Currency())
    assert [(p.place, p.amount) for p in found if p.category == U1600] == [(1, 1500), (2, 1000)]


def test_prizes_of_an_old_file_with_one_place_twice_are_all_written() -> None:
    assert prizes_text((Prize(1, 3000), Prize(1, 2000)), Currency()) == "30 + 20"


@pytest.mark.parametrize(
    ("currency", "text", "written"),
    [
        (Currency("EUR"), "30 + EUR 20 + 12.50 EUR", "EUR 30 + EUR 20 + EUR 12.50"),
        (Currency("kr."), "kr.100", "kr. 100"),
        (Currency("A"), "30, A medal", "A 30, A medal"),
        (Currency("KWD", 3), "1.234 + 1,000", "KWD 1.234 + KWD 1"),
        (Currency("¥", 0), "10.000 + 5,000", "¥10000 + ¥5000"),
    ],
)
def test_how_money_is_written(currency: Currency, text: str, written: str) -> None:
    found = read_prizes(text, currency)
    assert prizes_text(found, currency) == written
    assert read_prizes(written, currency) == found


@pytest.mark.parametrize(
    ("amounts", "written"),
    [
        ([5025, 0, 2500], ["€50.25", "", "€25.00"]),
        ([5000, 2500], ["€50", "€25"]),
        ([], []),
    ],
)
def test_amounts_below_each_other_have_the_same_digits(amounts: list[int], written: list[str]) -> None:
    assert Currency("€").column(amounts) == written


def test_a_currency_without_a_smaller_unit() -> None:
    assert read_prizes("5000 + 3000", Currency("¥", 0)) == (Prize(1, 5000), Prize(2, 3000))


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("under 1600", U1600),
        ("U1600", Category("U1600", highest=1599)),
        ("1400-1599", Category("1400-1599", 1400, 1599)),
        ("unrated", Category("unrated", unrated=True)),
        ("Women", Category("Women", sex="w")),
        ("born 2010 or later", Category("born 2010 or later", born_from=2010)),
        ("born 1966 or earlier", Category("born 1966 or earlier", born_to=1966)),
        ("born 2008-2010", Category("born 2008-2010", born_from=2008, born_to=2010)),
        ("born since 2010", Category("born since 2010", born_from=2010)),
        ("born 2010-2008", Category("born 2010-2008", born_from=2008, born_to=2010)),
        ("best woman", Category("best woman", sex="w")),
        ("best unrated", Category("best unrated", unrated=True)),
        ("club Rooks", Category("club Rooks", club="Rooks")),
        ("dưới 1600", Category("dưới 1600", highest=1599)),
        ("nữ", Category("nữ", sex="w")),
        ("sinh từ 2010", Category("sinh từ 2010", born_from=2010)),
        ("sinh 1966 trở về trước", Category("sinh 1966 trở về trước", born_to=1966)),
        ("không có Elo", Category("không có Elo", unrated=True)),
    ],
)
def test_categories(text: str, category: Category) -> None:
    assert read_category(text) == category


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("30 + ", r"lacks a prize beside the \+"),
        ("30..5", "neither an amount of money"),
        ("-5", "can be paid out"),
        ("12.345,678", "can be paid out"),
        ("1.2345", "can be paid out"),
        ("1E9", "a name does not begin with a digit"),
        ("1" * 5000, "a name does not begin with a digit"),
        ("20 pounds", "a name does not begin with a digit"),
        ("2 books", "a name does not begin with a digit"),
        ("30,20,10", "neither an amount of money"),
        ("60/40", r"Between the places stands \+, as in 30 \+ 20"),
        ("10000001", "can be paid out"),
        ("cup of " + "x" * 500, "80 characters at most"),
        ("club " + "x" * 500 + ": 10", "80 characters at most"),
        ("+".join(["1"] * 301), "300 prizes at most"),
        ("U18: 10", "“U18” needs a year of birth, as in: born 2008 or later"),
        ("juniors: 10", "needs a year of birth"),
        ("over 60: 10", "needs a year of birth"),
        ("left-handers: 10", "not a category of prizes"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read_prizes(text, Currency("£"))


@pytest.mark.parametrize(
    ("symbol", "decimals"), [("", 2), ("£", 2), (" € ", 2), ("EUR", 0), ("kr.", 2), ("KWD", 3)]
)
def test_a_currency(symbol: str, decimals: int) -> None:
    assert read_currency(symbol, decimals) == Currency(symbol.strip(), decimals)


@pytest.mark.parametrize(
    ("symbol", "decimals", "said"),
    [
        ("banana", 2, "“banana” is no currency: a sign or up to four letters, like £ or EUR, or nothing."),
        ("5", 2, "“5” is no currency"),
        (".", 2, "“.” is no currency"),
        ("a;b", 2, "“a;b” is no currency"),
        ("£", 7, "Money has 0 to 3 decimals, not 7."),
        ("£", -1, "Money has 0 to 3 decimals, not -1."),
    ],
)
def test_what_is_no_currency(symbol: str, decimals: int, said: str) -> None:
    with pytest.raises(Refused) as refused:
        read_currency(symbol, decimals)
    assert say(refused.value.message).startswith(said)
