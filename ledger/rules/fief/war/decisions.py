"""What was decided before a battle on the board, by words of the command."""

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
from ledger.rules.fief.war.targets import Target, targets
from ledger.rules.fief.war.wishes import (
    SIDE_WORDS,
    each_side,
    need_tactics,
    parts_of,
    word_of,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.fighting import Orders
    from ledger.rules.fief.war.situation import Side
    from ledger.state import State
    from ledger.table import Table


class Decisions(NamedTuple):
    """What was decided, and what is to be asked.

    Attributes:
        aims: dice that are aimed at lords by name.
        losses: by side, in which order its troops fall, or "ask".
        rerolls: by side, which dice its bombards throw again, or "ask".
        archers: by side, or by player, what archers do before the first round.
        shot: at whom they aim, where it is known.
        commits: by player and round, how many mercenaries join.
        asks: whether somebody can be asked between the rounds.
    """

    aims: Sequence[Target] = ()
    losses: Mapping[str, str] = {}
    rerolls: Mapping[str, str] = {}
    archers: Mapping[str, str] = {}
    shot: str | None = None
    commits: Mapping[tuple[str, int], int] = {}
    asks: bool = False


def decisions(
    state: State, table: Table, sides: Mapping[str, Side], orders: Orders
) -> Decisions:
    """What the words of a command decide; what they leave open.

    Where nobody can be asked, archers shoot and bombards throw no die again, unless
    an answer came along.
    """
    rerolls = ASK if orders.asks or _said(table, "reroll") else "none"
    shoots = ASK if orders.asks or _said(table, "archers") else SHOOT
    archers, shot = _archers(state, sides, orders.archers)
    commits = _commits(state, sides, orders.commits)
    _may_commit(state, sides, commits)
    return Decisions(
        targets(state, sides, orders.aims),
        each_side((ASK, *orders.losses), (*POLICIES, ASK), "losses"),
        each_side((rerolls, *orders.rerolls), (*bombards.POLICIES, ASK), "rerolls"),
        {**dict.fromkeys(SIDES, shoots), **archers},
        shot,
        commits,
        orders.asks,
    )


def need_extension(orders: Orders, customs: Customs) -> None:
    """Refuses what is played with the Tactical extension only, where it is not."""
    given = {
        "--archers": orders.archers,
        "--rerolls": orders.rerolls,
        "--commit": orders.commits,
        "--passage": orders.passage,
    }
    need_tactics(given, customs, "fief.battle_tactics")


def _said(table: Table, key: str) -> bool:
    """Whether an answer to such a question came with the command."""
    return any(folded(one.partition(".")[0]) == key for one in table.choices) or any(
        getattr(reply, "key", "").partition(".")[0] == key for reply in table.unused
    )


def player_in(state: State, sides: Mapping[str, Side], word: str, rule: str) -> str:
    """Somebody who fights."""
    player = state.find("player", word)
    if any(player in side.players for side in sides.values()):
        return player
    raise Refused("rule", "fief.battle_bystander", rule=rule, player=player)


# Archers ------------------------------------------------------------------------------


def _archers(
    state: State, sides: Mapping[str, Side], words: Sequence[str]
) -> tuple[dict[str, str], str | None]:
    """What archers do, as "hold", "attacker:hold" or "defender:aim:Arnaud"."""
    known = {one: one for one in (SHOOT, HOLD, AIM, ASK)}
    found: dict[str, str] = {}
    shot = None
    for word in words:
        parts = parts_of(word, 1, 3)
        if folded(parts[0]) in known:
            who, does, *lord = None, *parts
        elif len(parts) > 1:
            who, does, *lord = parts
        else:
            who, does, lord = None, parts[0], []
        what = word_of(does, known, "archers")
        each: Sequence[str] = SIDES if what != AIM else SIDES[1:]
        if who is not None:
            each = [_shooter(state, sides, who)]
        if what == AIM and each[0] not in ("defender", *sides["defender"].players):
            raise Misuse("usage", "fief.war_shot", word=word)
        if lord:
            if what != AIM:
                raise Misuse("usage", "fief.war_parts", word=word)
            shot = _target(state, sides, lord[0])
        found |= dict.fromkeys(each, what)
    return found, shot


def _shooter(state: State, sides: Mapping[str, Side], word: str) -> str:
    """A side, or one who fights on it."""
    plain = folded(word)
    if plain in SIDE_WORDS:
        return SIDE_WORDS[plain]
    return player_in(state, sides, word, "TAC-ARCH-06")


def _target(state: State, sides: Mapping[str, Side], word: str) -> str:
    lord = lords.find_lord(state, word)
    if lord not in sides["attacker"].lords(state):
        raise Refused("rule", "fief.aim_elsewhere", rule="TAC-ARCH-30", lord=lord)
    return lord


# Mercenaries --------------------------------------------------------------------------


def _commits(
    state: State, sides: Mapping[str, Side], words: Sequence[str]
) -> dict[tuple[str, int], int]:
    """How many mercenaries join and when, as "Anne:2:1"; round 0 is the beginning."""
    found: dict[tuple[str, int], int] = {}
    for word in words:
        name, *numbers = parts_of(word, 3, 3)
        if not all(n.isascii() and n.isdigit() and len(n) < 5 for n in numbers):
            raise Misuse("usage", "fief.commit_number", word=word)
        player = player_in(state, sides, name, "TAC-MERC-17")
        number, count = map(int, numbers)
        found[player, number] = found.get((player, number), 0) + count
    return {when: count for when, count in found.items() if count}


def _may_commit(
    state: State,
    sides: Mapping[str, Side],
    commits: Mapping[tuple[str, int], int],
) -> None:
    """Refuses mercenaries who are not there, or whom nobody leads."""
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
