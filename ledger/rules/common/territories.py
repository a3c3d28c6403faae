"""Territories: added to the map, claimed, released."""

from __future__ import annotations

from ledger.effects import Effect
from ledger.errors import Refused
from ledger.rules.common.ids import new_id
from ledger.rules.common.settings import number
from ledger.rules.game import Outcome
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.shapes.holdings import Added, Claimed
    from ledger.state import State
    from ledger.table import Table


def owned_by(state: State, player: str, game: Game) -> list[str]:
    """The territories that a player owns."""
    territories = state.subjects("territory")
    return [t for t in territories if game.owner_of(state, t) == player]


def add(
    state: State,
    table: Table,
    game: Game,
    entering: Entering,
    meant: Callable[[str, str], str],
    name: str,
    kind: str | None = None,
    owner: str | None = None,
) -> Outcome[Added]:
    """Puts a territory on the map, with an owner or without."""
    name = state.free_name("territory", name)
    subject = new_id("territory", name, *entering)
    effects: list[Effect] = [changed(state, subject, "name", name)]
    kind = game.land(kind, meant) if kind else None
    effects += game.added(state, table, subject, kind)
    if owner:
        _room(state, table, owner, game)
        effects += game.hand_over(state, subject, owner)
    asked: Added = {"territory": subject, "kind": kind, "owner": owner}
    return Outcome(asked, asked, effects)


def claim(
    state: State, table: Table, game: Game, name: str, player: str
) -> Outcome[Claimed]:
    """A player takes a territory, whether unowned or from its owner."""
    owner = game.owner_of(state, name)
    if owner == player:
        raise Refused("rule", "territory.owns", territory=name, owner=player)
    _room(state, table, player, game)
    game.may_change(state, table, name)
    return Outcome(
        {"territory": name, "player": player},
        {"territory": name, "owner": player, "before": owner},
        game.hand_over(state, name, player),
    )


def release(state: State, table: Table, game: Game, name: str) -> Outcome[Claimed]:
    """A territory loses its owner."""
    owner = game.owner_of(state, name)
    if owner is None:
        raise Refused("rule", "territory.unowned", territory=name)
    game.may_change(state, table, name)
    return Outcome(
        {"territory": name},
        {"territory": name, "owner": None, "before": owner},
        game.hand_over(state, name, None),
    )


def _room(state: State, table: Table, player: str, game: Game) -> None:
    key = f"{game.name}.territories.most"
    most = number(state, key)
    if most and len(owned_by(state, player, game)) >= most:
        table.object(
            Refused(
                "rule",
                "territory.most",
                rule=key,
                player=player,
                most=most,
            )
        )
