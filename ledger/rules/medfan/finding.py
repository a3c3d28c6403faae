"""Turns the words of Med-Fan's commands into figures, and rows of the tables.

Each function takes the state, the word, and the meanings of the words before it.
"""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.naming import clean_text, folded, near, unknown_name
from ledger.rules.common.finding import NOTHING
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.land import CAPABILITIES, hidden
from ledger.rules.medfan.roster import KINDS, find_figure
from ledger.rules.medfan.tables import (
    ARMY,
    CAPABILITY,
    IMPROVEMENT,
    OBJECTIVE,
    SCENARIO,
    SEQUENCE,
)
from ledger.rules.medfan.words import BY_DIE, code, unknown_word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ledger.rules.common.finding import Before
    from ledger.state import State

MOST_AMOUNT = 10**12
DRAW = "draw"
DRAWN = (DRAW, "nul")

# Figures of the player named before them -----------------------------------------


def figure(state: State, word: str, before: Before) -> str:
    """A figure of the player’s army."""
    return find_figure(state, before["player"], word, "MED-ARMY-02")


def learner(state: State, word: str, before: Before) -> str:
    """A figure of that army who is to improve."""
    return find_figure(state, before["player"], word, "MED-ADV-01")


def mage(state: State, word: str, before: Before) -> str:
    """A figure of that army who is to cast spells."""
    return find_figure(state, before["player"], word, "MED-ARMY-13")


def general(state: State, word: str, before: Before) -> str:
    """A figure of that army who is to carry a magic item."""
    return find_figure(state, before["player"], word, "MED-ARMY-17")


# A battle, and what it is fought for -----------------------------------------------


def winner(state: State, word: str, _before: Before) -> str:
    """The player who has won, or a draw."""
    drawn = word.strip().casefold() in DRAWN
    return DRAW if drawn else state.find("player", word)


def fighter(state: State, word: str, _before: Before) -> str:
    """A figure of either side, PLAYER:NAME."""
    player, _, name = word.partition(":")
    _need_both(word, player, name)
    return find_figure(state, state.find("player", player), name.strip())


def aim(state: State, word: str, _before: Before) -> tuple[str, str]:
    """Who fights for what, PLAYER:OBJECTIVE."""
    player, _, fought_for = word.rpartition(":")
    _need_both(word, player, fought_for)
    return state.find("player", player), objective(state, fought_for.strip())


def objective(_state: State, word: str, _before: Before = NOTHING) -> str:
    """What a player fights for."""
    return known("objective", OBJECTIVE["rows"], word)


def _need_both(word: str, *parts: str) -> None:
    if not all(part.strip() for part in parts):
        raise Misuse("usage", "medfan.of_player", word=word)


def step_after(_state: State, word: str, _before: Before) -> str:
    """A step after a battle."""
    steps: tuple[str, ...] = SEQUENCE["steps"]
    if word not in steps:
        raise unknown_word("medfan.step_unknown", word, steps)
    return word


def unknown_land(state: State, word: str, _before: Before) -> str:
    """An unknown territory, by its position among them or by its id."""
    unknown = need_unknown(state)
    if word.isdigit() and 1 <= int(word) <= len(unknown):
        return unknown[int(word) - 1]
    ids = {folded(t.partition(":")[2]): t for t in unknown}
    plain = folded(word).removeprefix("territory:")
    if plain in ids:
        return ids[plain]
    for subject, shown in state.named("territory").items():
        if plain in (folded(shown), folded(subject.partition(":")[2])):
            raise Refused("rule", "medfan.known", rule="MED-TERR-08", territory=subject)
    raise Refused(
        "unknown_name",
        "unknown_name.hidden",
        kind="territory",
        name=word,
        hidden=word,
        near=[ids[one] for one in near(plain, ids)],
    )


def need_unknown(state: State) -> list[str]:
    """The unknown territories; refused if there are none."""
    unknown = hidden(state)
    if not unknown:
        raise Refused("out_of_stock", "medfan.none_unknown", rule="MED-TERR-08")
    return unknown


# Words of the tables --------------------------------------------------------------


def known(kind: str, rows: Sequence[str], word: str) -> str:
    """A row of a table by its code; a refusal lists the nearest ones."""
    plain = code(word)
    if plain in rows:
        return plain
    raise unknown_name(kind, word, near(plain, rows), known=list(rows))


def scenario(_state: State, word: str, _before: Before = NOTHING) -> str:
    """A scenario, by its code or its number."""
    rows: Sequence[str] = SCENARIO["rows"]
    if word.isascii() and word.isdigit() and 1 <= int(word) <= len(rows):
        return rows[int(word) - 1]
    return known("scenario", rows, word)


def roles(_state: State, words: str, _before: Before) -> list[str]:
    """Roles of a figure, separated by commas."""
    return [_of_table("medfan.no_role", word, [*ROLES]) for word in words.split(",")]


def figure_kind(_state: State, word: str, _before: Before) -> str:
    """A hero or a troop."""
    if word not in KINDS:
        raise unknown_word("medfan.kind", word, KINDS)
    return word


def item(_state: State, word: str, _before: Before) -> str:
    """A magic item."""
    return _of_table("medfan.item", word, ARMY["items"])


def capability(_state: State, word: str, _before: Before = NOTHING) -> str:
    """What a territory can be."""
    return _capability(word, word)


def land(word: str, meant: Callable[[str, str], str]) -> str:
    """The same for a new territory, whose kind is a word of either language."""
    return _capability(word, meant("capability", word))


def _capability(word: str, kind: str) -> str:
    if kind in CAPABILITIES:
        return kind
    known = sorted(CAPABILITIES)
    raise unknown_name("capability", word, near(kind, CAPABILITIES), known=known)


def benefit(_state: State, word: str, _before: Before) -> str:
    """A benefit of a Council of Archmages."""
    return _of_table("medfan.benefit", word, CAPABILITY["council_benefits"])


def better(_state: State, word: str, _before: Before) -> str:
    """A way of improving a characteristic."""
    if word not in IMPROVEMENT["kinds"]:
        raise unknown_word("medfan.improvement_kind", word, IMPROVEMENT["kinds"])
    return word


def stat(_state: State, word: str, _before: Before) -> str:
    """A characteristic."""
    return _of_table("medfan.stat", word, IMPROVEMENT["rows"])


def stat_or_die(state: State, word: str, before: Before) -> str:
    """A characteristic, or the die that names one."""
    return BY_DIE if code(word) == BY_DIE else stat(state, word, before)


def _of_table(key: str, word: str, rows: Sequence[str]) -> str:
    row = code(word)
    if row not in rows:
        raise unknown_word(key, word, rows)
    return row


# The players' own words -------------------------------------------------------------


def spell(_state: State, word: str, _before: Before) -> str:
    """A spell, as the players call it."""
    return clean_text(word)


def priced(_state: State, word: str, _before: Before) -> tuple[str, int]:
    """One more figure for a basket, NAME=COST."""
    name, _, cost = word.rpartition("=")
    digits = cost.strip()
    if digits.isascii() and digits.isdigit() and len(digits) < 20:
        amount = int(digits)
        if 1 <= amount <= MOST_AMOUNT:
            return name, amount
    raise Misuse("bad_amount", amount=cost)
