"""What the words of Med-Fan's commands mean: figures of an army, words of the tables.

Each is given the state, the word, and what the words before it were found to mean.
"""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import clean_text
from ledger.rules.medfan.roster import KINDS, find_figure
from ledger.rules.medfan.tables import ARMY, CAPABILITY, IMPROVEMENT
from ledger.rules.medfan.words import BY_DIE, code, unknown_word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State

MOST_AMOUNT = 10**12

# Figures of the player who was named before --------------------------------------


def figure(state: State, word: str, before: Before) -> str:
    """A figure of that army."""
    return find_figure(state, before["player"], word, "MED-ARMY-02")


def learner(state: State, word: str, before: Before) -> str:
    """A figure of that army who is to get better."""
    return find_figure(state, before["player"], word, "MED-ADV-01")


def mage(state: State, word: str, before: Before) -> str:
    """A figure of that army who is to cast spells."""
    return find_figure(state, before["player"], word, "MED-ARMY-13")


def general(state: State, word: str, before: Before) -> str:
    """A figure of that army who is to carry a magic item."""
    return find_figure(state, before["player"], word, "MED-ARMY-17")


# Words of the tables --------------------------------------------------------------


def figure_kind(_state: State, word: str, _before: Before) -> str:
    """A hero or a troop."""
    if word not in KINDS:
        raise unknown_word("medfan.kind", word, KINDS)
    return word


def item(_state: State, word: str, _before: Before) -> str:
    """A magic item."""
    return _of_table("medfan.item", word, ARMY["items"])


def benefit(_state: State, word: str, _before: Before) -> str:
    """What a Council of Archmages gives."""
    return _of_table("medfan.benefit", word, CAPABILITY["council_benefits"])


def better(_state: State, word: str, _before: Before) -> str:
    """How a characteristic gets better."""
    if word not in IMPROVEMENT["kinds"]:
        raise unknown_word("medfan.improvement_kind", word, IMPROVEMENT["kinds"])
    return word


def stat(_state: State, word: str, _before: Before) -> str:
    """A characteristic."""
    return _of_table("medfan.stat", word, IMPROVEMENT["rows"])


def stat_or_die(state: State, word: str, before: Before) -> str:
    """A characteristic, or the die that names one."""
    return BY_DIE if code(word) == BY_DIE else stat(state, word, before)


def _of_table(key: str, word: str, known: tuple[str, ...]) -> str:
    found = code(word)
    if found not in known:
        raise unknown_word(key, word, known)
    return found


# Words of the table's own -----------------------------------------------------------


def spell(_state: State, word: str, _before: Before) -> str:
    """A spell, as the players call it."""
    return clean_text(word)


def priced(_state: State, word: str, _before: Before) -> tuple[str, int]:
    """One more figure of a basket, NAME=COST."""
    name, _, cost = word.rpartition("=")
    digits = cost.strip()
    if digits.isascii() and digits.isdigit() and len(digits) < 20:
        amount = int(digits)
        if 1 <= amount <= MOST_AMOUNT:
            return name, amount
    raise Misuse("bad_amount", amount=cost)
