"""Column names of player lists in many languages, and which column is which."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from clubtd.event.names import plain


class Field(Enum):
    """What a column of a player list holds."""

    NAME = "name"
    LAST = "last"
    FIRST = "first"
    RATING = "rating"
    CLUB = "club"
    FEDERATION = "federation"
    FIDE_ID = "fide id"
    ID = "id"
    BORN = "born"
    SEX = "sex"
    TITLE = "title"


_HEADERS = {
    Field.NAME: """name, player, players, participant, participants, entrant, member, members, mitglied, membre,
        participante, deelnemer, deltager, deltagare, uczestnik, ucastnik,
        player name, full name, spieler, spielername, teilnehmer, name vorname,
        nachname vorname, nom, nom prenom, nom et prenom, joueur, apellidos nombre, apellidos y nombre, jugador, nome,
        nominativo, giocatore, cognome e nome, cognome nome, jogador, naam, speler, navn, namn, spelare, nimi,
        nazwisko, nazwisko i imie, imie i nazwisko, zawodnik, prijmeni a jmeno, hrac, nev, nume, ime i prezime,
        ad soyad, adi soyadi, ho va ten, ho ten, ten, фио, фамилия имя, игрок, учасник, гравець""",
    Field.LAST: """last, last name, surname, family name, nachname, familienname, apellido, apellidos, cognome,
        achternaam, sukunimi, etternavn, efternavn, efternamn, prijmeni, prezime, soyad, soyadi, vezeteknev, sobrenome,
        фамилия, прізвище""",
    Field.FIRST: """first, first name, given, given name, forename, vorname, rufname, prenom, voornaam, etunimi,
        fornavn, fornamn, prenume, keresztnev""",
    Field.RATING: """rating, rtg, elo, elo fide, fide elo, rtg nat, rtg int, irtg, nrtg, i rtg, n rtg, dwz, ecf, std,
        srtng, standard, current rating, original standard, revised standard, wertung, wertungszahl, twz, rat,
        elo punkte, elo std, puntuacion, punteggio, rejting, рейтинг, fide rating""",
    Field.CLUB: """club, club/city, club name, verein, verein/ort, schachverein, circolo, seura, klub, klubb, team,
        school, clube, cercle, vereniging, oddil, egyesulet, societa, schule, клуб, clb, don vi""",
    Field.FEDERATION: "fed, federation, country, nation, land, fide land, pays, pais, foderation, bund, страна",
    Field.FIDE_ID: "fide id, fide no, fide nr, fide code, id fide, fide number, fideid/no",
    Field.ID: """id no, idno, id, id nr, member no, mem id, member id, zps+mgl nr, ecf code, cfc#, pkz, id fsi,
        relatienummer""",
    Field.BORN: """birth, birthday, b day, bday, byear, birth year, year of birth, birth date, date of birth, dob, yob,
        born, geburtsjahr, geburtsdatum, geb, jahrgang, jg, anno nascita, data nascita, geboren, geburt, fodt,
        fodselsar, fodd, naissance, date de naissance, annee, ne le, fecha nacimiento, nacimiento, ano, rok urodzenia,
        rocznik, narozen, szuletett, nam sinh, ngay sinh, geboortedatum, fodselsdato, fodselsdag, fodelsedatum,
        fodelsear, geb datum, date naissance, fecha de nacimiento, data di nascita, nascita, data de nascimento,
        data nascimento, nascimento, data urodzenia, datum narozeni, syntymaaika, дата рождения, год рождения""",
    Field.SEX: "sex, gender, geschlecht, m/w, w/m, m/f, f/m, f/w, sexe, sexo, sesso, plec, pohlavi, s, gioi tinh",
    Field.TITLE: "title, titel, tit, titre, titolo, titulo, tytul, titul, cim",
}
# Words for the given name that stand for the whole name where no column of last names is beside them.
_GIVEN_OR_WHOLE = "nombre, имя, ім'я, jmeno, ime, imie, ad, adi, prenom nom"


# What a column of births holds that has nothing but years.
_YEARS = """byear, birth year, year of birth, yob, geburtsjahr, jahrgang, jg, anno nascita, fodselsar, annee, ano,
    rok urodzenia, rocznik, fodelsear, nam sinh, год рождения"""


def _key(header: str) -> str:
    """The header without accents, case, dots, blanks, hyphens and what stands in brackets."""
    return re.sub(r"\(.*?\)|[\s._\-:,]", "", plain(header))


_FIELDS = {_key(word): field for field, words in _HEADERS.items() for word in words.split(",")}
_GIVEN = {_key(word) for word in _GIVEN_OR_WHOLE.split(",")}
_OF_YEARS = {_key(word) for word in _YEARS.split(",")}

Columns = tuple[Field | None, ...]


def columns_of(header: Sequence[str]) -> Columns:
    """What each column holds by its name; of two that hold the same the first counts."""
    keys = [_key(cell) for cell in header]
    found: list[Field | None] = [_FIELDS.get(key) for key in keys]
    beside_last = Field.LAST in found or Field.NAME in found
    for place, key in enumerate(keys):
        if key in _GIVEN:
            found[place] = Field.FIRST if beside_last else Field.NAME
    if Field.FIRST in found and Field.LAST not in found and Field.NAME in found:
        found[found.index(Field.NAME)] = Field.LAST
    if Field.LAST in found and Field.FIRST not in found and Field.NAME not in found:
        found[found.index(Field.LAST)] = Field.NAME
    if Field.LAST in found and Field.FIRST in found:
        found = [None if field is Field.NAME else field for field in found]
    return once(found)


def once(columns: Sequence[Field | None]) -> Columns:
    """The columns with every field at its first place only."""
    return tuple(None if field in columns[:place] else field for place, field in enumerate(columns))


def says_year(header: str) -> bool:
    """Whether a column of births says that it holds years, not dates."""
    return _key(header) in _OF_YEARS


def is_header(columns: Columns) -> bool:
    """Whether a row with these columns is a header: it names the players."""
    return Field.NAME in columns or (Field.LAST in columns and Field.FIRST in columns)
