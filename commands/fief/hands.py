"""What players must do with the counters and captives of Fief after an act."""

from __future__ import annotations

from commands.fief.pieces import pieces
from commands.handling import Hands
from commands.texts.marks import N_, Texts
from ledger.rules.fief.facts import BUILDINGS, GUARDSMEN, MERCENARY, TROOPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from commands.texts import Words

WALLS: Texts = {
    "castle": "the castle",
    "city": "the city",
    "mill": "{count} {count:mill|mills}",
    "press": "{count} {count:press|presses}",
}
CAPTIVE = N_("{thing}: a captive {place:of}")


def heap(held: Mapping[str, int], words: Words) -> str:
    """Counters of soldiers and buildings to put on the board or to remove, in words."""
    built = [words.say(WALLS[one], count=held[one]) for one in WALLS if held.get(one)]
    return " + ".join(filter(None, (pieces(held, words), *built)))


HANDS = Hands(
    heap,
    frozenset((*TROOPS, MERCENARY, *GUARDSMEN, *BUILDINGS)),
    {
        "captor": (
            CAPTIVE,
            CAPTIVE,
            N_("{thing}: no longer a captive {place:of}"),
        ),
        "at": (N_("{thing}: on the board, {place}"), "", N_("{thing}: off the board")),
    },
    covered=frozenset({"fief buy", "fief bestow", "fief settle", "fief found"}),
)
