"""What was decided before a battle on the board, in words of the command."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.naming import folded
from ledger.record import NamedTuple
from ledger.rules.fief import camp
from ledger.rules.fief.families import lords
from ledger.rules.fief.war import bombards, uprising
from ledger.rules.fief.war.archers import AIM, HOLD, SHOOT
from ledger.rules.fief.war.force import SIDES
from ledger.rules.fief.war.losses import POLICIES
from ledger.rules.fief.war.mercenaries import led
from ledger.rules.fief.war.plan import ASK
from ledger.rules.fief.war.targets import Target, need_foes, side_of
from ledger.rules.fief.war.wishes import (
    each_side,
    need_tactics,
    parts_of,
    word_of,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.common.finding import Before
    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.side import Side
    from ledger.state import State
    from ledger.table import Table


class Orders(NamedTuple):
    """What was decided before a battle on the board.

    Attributes:
        aims: who aims how many dice at which lord.
        passage: whether the attack comes by a secret passage.
        losses: "POLICY" or "SIDE:POLICY".
        rerolls: "POLICY" or "SIDE:POLICY".
        archers: what archers do, and whose.
        commits: who has how many mercenaries join, and when.
    """

    aims: Sequence[Target] = ()
    passage: bool = False
    losses: Sequence[str] = ()
    rerolls: Sequence[str] = ()
    archers: Sequence[Shooting] = ()
    commits: Sequence[tuple[str, int, int]] = ()


class Decisions(NamedTuple):
    """What was decided, and what is still to be asked.

    Attributes:
        aims: dice that are aimed at lords by name.
        losses: by side, the order in which its troops fall, or "ask".
        rerolls: by side, the dice its bombards roll again, or "ask".
        archers: by side, or by player, what archers do before the first round.
        shot: their target, where it is known.
        commits: by player and round, how many mercenaries join.
    """

    aims: Sequence[Target] = ()
    losses: Mapping[str, str] = {}
    rerolls: Mapping[str, str] = {}
    archers: Mapping[str, str] = {}
    shot: str | None = None
    commits: Mapping[tuple[str, int], int] = {}


def decisions(
    state: State, table: Table, sides: Mapping[str, Side], orders: Orders
) -> Decisions:
    """What the words of a command decide, and what they leave open.

    Where nobody can be asked, archers shoot and bombards roll no die again, unless an
    answer came with the command.
    """
    rerolls = ASK if table.asks or _answered(table, "reroll") else "none"
    shoots = ASK if table.asks or _answered(table, "archers") else SHOOT
    archers, shot = _archers(state, sides, orders.archers)
    need_foes(state, sides, orders.aims)
    commits = _commits(sides, orders.commits)
    _may_commit(state, sides, commits)
    return Decisions(
        orders.aims,
        each_side((ASK, *orders.losses), (*POLICIES, ASK), "losses"),
        each_side((rerolls, *orders.rerolls), (*bombards.POLICIES, ASK), "rerolls"),
        {**dict.fromkeys(SIDES, shoots), **archers},
        shot,
        commits,
    )


def need_extension(orders: Orders, customs: Customs) -> None:
    """Refuses words that need the Tactical extension, where it is not played."""
    given = {
        "--archers": orders.archers,
        "--rerolls": orders.rerolls,
        "--commit": orders.commits,
        "--passage": orders.passage,
    }
    need_tactics(given, customs, "fief.battle_tactics")


def _answered(table: Table, key: str) -> bool:
    """Whether an answer to such a question came with the command."""
    return any(folded(one.partition(".")[0]) == key for one in table.choices) or any(
        getattr(reply, "key", "").partition(".")[0] == key for reply in table.unused
    )


# Archers ------------------------------------------------------------------------------


class Shooting(NamedTuple):
    """What archers do before the first round.

    Attributes:
        who: a side, or a player who fights on one; None for all who may.
        does: "shoot", "hold", "aim" or "ask".
        lord: the lord they aim at, where given.
    """

    who: str | None
    does: str
    lord: str | None


def shooting(state: State, word: str, _before: Before) -> Shooting:
    """What archers do, as "hold", "attacker:hold" or "defender:aim:Arnaud"."""
    known = (SHOOT, HOLD, AIM, ASK)
    parts = parts_of(word, 1, 3)
    alone = len(parts) == 1 or parts[0] in known
    who = None if alone else _shooter(state, parts.pop(0))
    does, *lord = parts
    does = word_of(does, known, "archers")
    if lord and does != AIM:
        raise Misuse("usage", "fief.war_parts", word=word)
    return Shooting(who, does, lords.find_lord(state, lord[0]) if lord else None)


def _shooter(state: State, word: str) -> str:
    """A side, or a player who may fight on it."""
    return word if word in SIDES else state.find("player", word)


def _archers(
    state: State, sides: Mapping[str, Side], wishes: Sequence[Shooting]
) -> tuple[dict[str, str], str | None]:
    """What the archers of each side or player do, and their target."""
    orders: dict[str, str] = {}
    shot = None
    for who, does, lord in wishes:
        each: Sequence[str] = SIDES if does != AIM else SIDES[1:]
        if who is not None:
            side = who if who in SIDES else side_of(sides, who, "TAC-ARCH-06")
            if does == AIM and side != "defender":
                names = [state.name(one) for one in (who, AIM, lord) if one]
                raise Misuse("usage", "fief.war_shot", word=":".join(names))
            each = [who]
        if lord and lord not in sides["attacker"].lords(state):
            raise Refused("rule", "fief.aim_elsewhere", rule="TAC-ARCH-30", lord=lord)
        shot = lord or shot
        orders |= dict.fromkeys(each, does)
    return orders, shot


# Mercenaries --------------------------------------------------------------------------


def commitment(state: State, word: str, _before: Before) -> tuple[str, int, int]:
    """Who has how many mercenaries join and when, as "Anne:2:1"; 0 is the beginning."""
    name, *numbers = parts_of(word, 3, 3)
    if not all(n.isascii() and n.isdigit() and len(n) < 5 for n in numbers):
        raise Misuse("usage", "fief.commit_number", word=word)
    return state.find("player", name), int(numbers[0]), int(numbers[1])


def _commits(
    sides: Mapping[str, Side], wishes: Sequence[tuple[str, int, int]]
) -> dict[tuple[str, int], int]:
    """How many mercenaries of each player join in each round."""
    commitments: dict[tuple[str, int], int] = {}
    for player, number, count in wishes:
        side_of(sides, player, "TAC-MERC-17")
        commitments[player, number] = commitments.get((player, number), 0) + count
    return {when: count for when, count in commitments.items() if count}


def _may_commit(
    state: State,
    sides: Mapping[str, Side],
    commits: Mapping[tuple[str, int], int],
) -> None:
    """Refuses mercenaries who are not there, or have no leader."""
    wanted: dict[str, int] = {}
    for (player, _), count in commits.items():
        wanted[player] = wanted.get(player, 0) + count
    for player, count in wanted.items():
        side = next(side for side in sides.values() if player in side.players)
        facts: dict[str, Any] = {"player": player}
        if not side.customs.plays("mercenaries"):
            raise Refused("rule", "fief.commit_off", rule="TAC-GEN-10", **facts)
        if uprising.among(sides.values()):
            raise Refused("rule", "fief.commit_revolt", rule="TAC-MERC-23", **facts)
        if not led(side.alone(player).force(state), side.customs):
            raise Refused("rule", "fief.commit_nobody", rule="TAC-MERC-17", **facts)
        there = camp.waiting(state, player)
        if count > there:
            facts |= {"wanted": count, "there": there}
            rule = "TAC-MERC-21"
            raise Refused("not_enough", "fief.commit_more", rule=rule, **facts)
