"""The rules of the games, as a reference: their ids, and how they are related.

The modules that choose words give their texts; here are their ids.
"""

from __future__ import annotations

import os
import tomllib
from functools import cache

from ledger import rules
from ledger.errors import Refused
from ledger.naming import folded, near, unknown_name
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

BOOK = ".toml"


class Rule(NamedTuple):
    """A numbered rule of a game, or a ruling on what its text leaves open.

    Attributes:
        id: its number ("MED-INC-04", "MED-AMB-INC-1").
        game: the game it belongs to.
        book: the game's own rules, or an extension ("fief", "tactics").
        kind: "rule" or "ruling".
        area: the chapter ("MED-INC").
        phase: when it is needed ("setup", "income").
        document: the printed rules.
        lines: where it is in them ("105", "128-130").
        derived: whether it follows from the text without being stated there.
        optional: whether it needs a house rule to apply.
        reminder: whether it only concerns what happens on the table.
        rules: the rules that a ruling is about.
        rulings: the rulings about a rule.
        house_rules: the settings that change it.
    """

    id: str
    game: str
    book: str
    kind: str
    area: str
    phase: str
    document: str
    lines: tuple[str, ...] = ()
    derived: bool = False
    optional: bool = False
    reminder: bool = False
    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()


def books(game: str) -> list[str]:
    """The printed documents that a game is played by: its own rules, then extensions."""
    place = os.path.join(rules.folder(game), "reference")
    files = os.listdir(place) if os.path.isdir(place) else ()
    names = (file.removesuffix(BOOK) for file in files if file.endswith(BOOK))
    return sorted(names, key=lambda book: (book != game, book))


@cache
def reference(game: str) -> dict[str, Rule]:
    """All rules and rulings of a game by id, in printed order, book by book."""
    return {
        key: rule for book in books(game) for key, rule in _printed(game, book).items()
    }


def _printed(game: str, book: str) -> dict[str, Rule]:
    """The rules and rulings of one book."""
    path = os.path.join(rules.folder(game), "reference", book + BOOK)
    with open(path, "rb") as file:
        document_read = tomllib.load(file)
    document = document_read.pop("about")["document"]
    printed = {}
    for key, facts in document_read.items():
        lists = {k: tuple(v) for k, v in facts.items() if isinstance(v, list)}
        kind = "ruling" if "rules" in facts else "rule"
        printed[key] = Rule(key, game, book, kind, document=document, **(facts | lists))
    return printed


def references(games: Iterable[str]) -> dict[str, Rule]:
    """The rules and rulings of several games."""
    return {key: rule for game in games for key, rule in reference(game).items()}


def areas(known: Mapping[str, Rule]) -> list[str]:
    """The chapters, in printed order."""
    return list(dict.fromkeys(rule.area for rule in known.values()))


def of_area(known: Mapping[str, Rule], area: str) -> dict[str, Rule]:
    """The rules of one chapter ("MED-INC", "inc"), and of all chapters below it.

    "MED" is a whole book; "MASS-OPP" and "opp" are all heroic opportunities, "inf" one
    of them. A book comes before its chapter of the same name: "FIEF" is all of Fief
    without its extension ("TAC"), "FIEF-FIEF" the chapter on fiefs.
    """
    words = folded(area).split("-")
    meant = {one for one in areas(known) if _below(words, one)}
    if meant:
        return {key: rule for key, rule in known.items() if rule.area in meant}
    raise unknown_name("area", area, _nearest(area, known) or areas(known))


def _below(words: Sequence[str], area: str) -> bool:
    """Whether a chapter has these words in its name, one after another."""
    parts = folded(area).split("-")
    starts = range(len(parts) - len(words) + 1)
    return any(words == parts[at : at + len(words)] for at in starts)


def _nearest(word: str, known: Mapping[str, Rule]) -> list[str]:
    """The chapters and books whose names are nearest to a word."""
    names: dict[str, dict[str, None]] = {}
    for area in areas(known):
        parts = area.split("-")
        for many in range(1, len(parts) + 1):
            wide = "-".join(parts[:many])
            names.setdefault(wide, {})[wide] = None
            names.setdefault(parts[many - 1], {})[wide] = None
    chapters = (wide for name in near(word, names) for wide in names[name])
    return list(dict.fromkeys(chapters))


def meant(word: str, known: Iterable[str]) -> str | None:
    """The id or key that a word means, ignoring case and missing beginnings.

    "MED-INC-04" may be typed "inc-4", "medfan.house_rules.income_per" as
    "income_per".
    """
    fitting = _fitting(word, known)
    return fitting[0] if len(fitting) == 1 else None


def _fitting(word: str, known: Iterable[str]) -> list[str]:
    """Everything that a word may mean; a full id means only itself."""
    typed = _plain(word)
    ends = []
    for key in known:
        plain = _plain(key)
        if typed == plain:
            return [key]
        if typed == _short(plain) or plain.endswith(f".{typed}"):
            ends.append(key)
    return ends


def unknown(word: str, known: Sequence[str]) -> Refused:
    """The refusal of a word that is no id, or fits rules of several books.

    It names the nearest ids, or those that may be meant.
    """
    likely = dict.fromkeys(_fitting(word, known))
    if not likely:
        names: dict[str, list[str]] = {key: [key] for key in known}
        for key in known:
            names.setdefault(_short(key), []).append(key)
        likely = dict.fromkeys(key for name in near(word, names) for key in names[name])
    return unknown_name("rule", word, list(likely))


def _plain(word: str) -> str:
    """An id in lower case, its number without leading zeros."""
    start, dash, number = folded(word).rpartition("-")
    return f"{start}{dash}{number.lstrip('0') or number}"


def _short(key: str) -> str:
    """An id without its book ("INC-04"), or a key without its path ("income_per")."""
    return key.partition("-")[2] if "-" in key else key.rpartition(".")[2]


def search(
    text: str, sentences: Mapping[str, Sequence[tuple[str, str, str]]]
) -> list[str]:
    """The ids of everything that contains the words looked for, best first.

    `said` holds by id, in each language, the title, the text, and the chapter and moment;
    all the words must be found in one language. Case and accents do not count.
    """
    words = folded(text).split()
    ranked = []
    for place, (key, languages) in enumerate(sentences.items()):
        ranks = [_rank(words, key, *texts) for texts in languages]
        best = min((rank for rank in ranks if rank is not None), default=None)
        if best is not None:
            ranked.append((best, place, key))
    return [key for _, _, key in sorted(ranked)]


def _rank(words: Sequence[str], key: str, *texts: str) -> int | None:
    """How well it fits: by title alone, with text, with chapter and moment; or None."""
    heard = folded(key)
    for rank, part in enumerate(map(folded, texts)):
        heard += f" {part}"
        if all(word in heard for word in words):
            return rank
    return None
