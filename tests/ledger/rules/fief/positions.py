"""Positions of Fief from TOML text, and acts done to them on paper.

The board is invented. Rouge has five villages, Bleu four, Noir three; all villages are
in the diocese Sigy, except those of Noir, which are in Corbie.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from ledger import wire
from ledger.errors import Refusal
from ledger.rules.fief import GAME
from ledger.state import CAMPAIGN, State
from ledger.table import Table
from tests.said import by_names

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ledger.rules.game import Outcome

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"
ROUGE, BLEU, NOIR = "region:Rouge", "region:Bleu", "region:Noir"
SIGY, CORBIE = "diocese:Sigy", "diocese:Corbie"
REGIONS = {
    "Rouge": ("Bourg", "Vaux", "Pré", "Orme", "Gué"),
    "Bleu": ("Beaujeu", "Lac", "Mont", "Puy"),
    "Noir": ("Sennecy", "Roc", "Val"),
}
DIOCESES = {"Sigy": ("Rouge", "Bleu"), "Corbie": ("Noir",)}


def at(village: str) -> str:
    """The id of a village."""
    return f"territory:{village}"


def title(region: str) -> str:
    """The id of a region's title."""
    return f"title:{region}"


def lord(name: str) -> str:
    """The id of a lord."""
    return f"lord:{name}"


def board() -> str:
    """The board, with a road from each village to the next."""
    parts = [
        f"[[region]]\nname = {wire.dumps(name)}\nvillages = {wire.dumps(list(own))}\n"
        for name, own in REGIONS.items()
    ]
    for name, regions in DIOCESES.items():
        own = [village for region in regions for village in REGIONS[region]]
        known = f"name = {wire.dumps(name)}\nvillages = {wire.dumps(own)}\n"
        parts.append(f"[[diocese]]\n{known}")
    every = [village for own in REGIONS.values() for village in own]
    parts += [
        f"[[road]]\nbetween = {wire.dumps(list(pair))}\n" for pair in pairwise(every)
    ]
    return "\n".join(parts)


def text(
    more: str = "",
    *,
    players: Sequence[str] = ("Anne", "Bruno", "Chloé"),
    turn: int = 3,
    phase: str = "income",
    money: Mapping[str, int] | None = None,
) -> str:
    """A position file: head, money and board, and the additions of a test."""
    purses = dict.fromkeys(players, 0) | dict(money or {})
    held = "".join(f"{wire.dumps(who)} = {sum_}\n" for who, sum_ in purses.items())
    return (
        f'game = "fief"\nplayers = {wire.dumps(list(players))}\n'
        f'turn = {turn}\nphase = "{phase}"\nfirst_player = {wire.dumps(players[0])}\n'
        f"[money]\n{held}\n{board()}\n{more}"
    )


def position(
    more: str = "", *, house: Mapping[str, Any] | None = None, **head: Any
) -> State:
    """The state that a position file sets up; house rules by their short names.

    Nobody has money unless `money={"Anne": 300}` says so.
    """
    named = {
        name if name.startswith("tactics.") else f"fief.{name}": wire.dumps(value)
        for name, value in (house or {}).items()
    }
    return _set_up(text(more, **head), tuple(named.items())).copy()


@lru_cache(maxsize=256)
def _set_up(page: str, house: tuple[tuple[str, str], ...]) -> State:
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    for key, value in house:
        state.put("rules", key, value)
    effects, faults = GAME.read_position(tomllib.loads(page), state)
    assert faults == []
    return state.apply(effects)


def village(name: str, owner: str | None = None, troops: str = "", **more: Any) -> str:
    """The text of a village; `troops="Anne.v1=2 Bruno.v3=1"`."""
    lines = ["[[village]]", f"name = {wire.dumps(name)}"]
    if owner:
        lines.append(f"owner = {wire.dumps(owner)}")
    lines += [f"{key} = {wire.dumps(value)}" for key, value in more.items()]
    held: dict[str, list[str]] = {}
    for word in troops.split():
        who, _, counters = word.rpartition(".")
        held.setdefault(who, []).append(counters.replace("=", " = "))
    own = (f"{wire.dumps(w)} = {{ {', '.join(c)} }}" for w, c in held.items())
    if held:
        lines.append(f"troops = {{ {', '.join(own)} }}")
    return "\n".join(lines) + "\n"


def person(name: str, player: str, place: str, **more: Any) -> str:
    """The text of a lord on the table."""
    facts = {"name": name, "player": player, "at": place} | more
    lines = [f"{key} = {wire.dumps(value)}" for key, value in facts.items()]
    return "\n".join(["[[lord]]", *lines]) + "\n"


def effect(kind: str, **more: Any) -> str:
    """The text of a card on the table."""
    facts = {"kind": kind} | more
    lines = [f"{key} = {wire.dumps(value)}" for key, value in facts.items()]
    return "\n".join(["[[effect]]", *lines]) + "\n"


def holding(account: str, what: str, amount: int) -> str:
    """The text of any other thing on an account."""
    known = f'account = "{account}"\nwhat = "{what}"\namount = {amount}\n'
    return f"[[holding]]\n{known}"


def fact(of: str, field: str, value: Any) -> str:
    """The text of any other fact."""
    known = f'of = "{of}"\nfield = "{field}"\nvalue = {wire.dumps(value)}\n'
    return f"[[fact]]\n{known}"


# Acts -----------------------------------------------------------------------------------


def do(
    state: State,
    rule: Callable[..., Outcome],
    *args: Any,
    dice: Sequence[int] = (),
    choices: Mapping[str, str] | None = None,
    ruled: bool = False,
    asks: bool = False,
    **more: Any,
) -> Outcome:
    """Carries out an act of the rules on a state; no question may be left open."""
    known = dict(choices or {})
    table = Table(typed=[list(dice)], choices=known, ruled=ruled, asks=asks)
    outcome = by_names(rule, state, state, table, *args, **more)
    table.close()
    state.apply(outcome.effects)
    return outcome


def new_ids(state: State, entry: int = 9) -> dict[str, Any]:
    """Makes the ids for acts that create something."""
    return {"entry": entry, "unused": lambda subject: subject not in state.facts}


def refusal(call: Callable[..., Any], *args: Any, **more: Any) -> Refusal:
    """The refusal of a call."""
    with pytest.raises(Refusal) as caught:
        call(*args, **more)
    return caught.value


def refused(
    state: State, rule: Callable[..., Outcome], *args: Any, **more: Any
) -> tuple[str, str, str | None]:
    """The code, key and rule of a refused act, which leaves the state unchanged."""
    before = state.copy()
    found = refusal(do, state, rule, *args, **more)
    assert before == state
    return found.code, found.key, found.rule


def keys(outcome: Outcome) -> list[str]:
    """The keys of an outcome's warnings."""
    return [warning["key"] for warning in outcome.warnings]
