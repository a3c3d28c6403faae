"""Who wins a battle, by what the players have counted."""

from __future__ import annotations

from fractions import Fraction

from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.medfan import roster, scenarios
from ledger.rules.medfan.finding import scenario as named
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.state import State

SIDES = scenarios.SIDES
PIECES = {"holding_ground": "pieces", "king_of_the_hill": "figures"}
MOST = 10**12


class Counted(NamedTuple):
    """What the players have counted.

    Attributes:
        scenario: the scenario played; None: the one that was prepared.
        attacker: what the attacker has counted, as typed ("Anne,killed=40+35").
        defender: the same for the defender.
        pieces: figures on each piece of scenery, "4:2", the attacker's first.
        prisoner: what became of the prisoner in a Rescue.
        gem: whose half the Cursed gem is in.
        dead: figures that were killed, "PLAYER:NAME".
        wounded: figures that were wounded but survive, "PLAYER:NAME".
    """

    scenario: str | None = None
    attacker: str = ""
    defender: str = ""
    pieces: Sequence[str] = ()
    prisoner: str | None = None
    gem: str | None = None
    dead: Sequence[str] = ()
    wounded: Sequence[str] = ()


def score(state: State, counted: Counted) -> dict[str, Any]:
    """The winner of a battle with the scores of both sides (MED-BATTLE-33)."""
    scenario = _scenario(state, counted)
    specs = [_spec(spec) for spec in (counted.attacker, counted.defender)]
    players = _players(state, [name for name, _ in specs])
    counts = [dict(counts) for _, counts in specs]
    _count_pieces(scenario, counted, counts)
    _count_figures(state, scenario, counted, players, counts)
    doubled = None
    if scenario == "rescue":
        winner = scenarios.rescued(_one_of("prisoner", counted, scenarios.PRISONER))
        rule = "MED-BATTLE-13" if winner == SIDES[0] else "MED-BATTLE-14"
    elif scenario == "cursed_gem":
        winner = scenarios.gem_winner(_one_of("gem", counted, scenarios.GEM))
        rule = scenarios.RULE[scenario]
    else:
        winner, *doubled = scenarios.winner(state, scenario, *counts)
        rule = scenarios.RULE[scenario]
    sides = []
    for index, side in enumerate(SIDES):
        player = players[index]
        points = None if doubled is None else Fraction(doubled[index], 2)
        sides.append(
            {
                "side": side,
                "player": state.name(player) if player else None,
                "counted": counts[index],
                "score_x2": None if doubled is None else doubled[index],
                "score": None if points is None else str(points),
            }
        )
    won = [s["player"] for s in sides if s["side"] == winner]
    return {
        "scenario": scenario,
        "winner": winner,
        "player": won[0] if won else None,
        "sides": sides,
        "rule": rule,
    }


def _scenario(state: State, counted: Counted) -> str:
    """The scenario that was named, or the one that was prepared."""
    if counted.scenario:
        return named(state, counted.scenario)
    # A siege has a scenario, too.
    scenario = state.text(CAMPAIGN, "scenario") if state.game == "medfan" else None
    if scenario is None:
        raise Refused("out_of_phase", "medfan.not_prepared", rule="MED-BATTLE-01")
    return scenario


def _players(state: State, names: list[str | None]) -> list[str | None]:
    """The two players, as named or from the prepared battle."""
    fighters = state.words(CAMPAIGN, "fighters")
    prepared = list(fighters) if len(fighters) == len(SIDES) else [None, None]
    players: list[str | None] = [
        state.find("player", name) if name else known
        for name, known in zip(names, prepared, strict=True)
    ]
    if players[0] and players[0] == players[1]:
        raise Refused("rule", "medfan.alone", rule="MED-AMB-WIN-3", player=players[0])
    return players


def _spec(text: str) -> tuple[str | None, dict[str, int]]:
    """A side as typed: a player, if given, then the counts.

    >>> _spec("Anne,killed=40+35,wounded=20")
    ('Anne', {'killed': 75, 'wounded': 20})
    """
    name = None
    counts: dict[str, int] = {}
    for index, part in enumerate(p.strip() for p in text.split(",") if p.strip()):
        key, equals, value = part.partition("=")
        if not equals:
            if index:
                raise Misuse("usage", "medfan.spec", word=part)
            name = part
            continue
        key = key.strip().replace("-", "_")
        counts[key] = counts.get(key, 0) + sum(map(_number, value.split("+")))
    return name, counts


def _number(word: str) -> int:
    word = word.strip()
    if not (word.isascii() and word.isdigit() and len(word) < len(str(MOST))):
        raise Misuse("bad_amount", amount=word)
    return int(word)


def _count_pieces(
    scenario: str, counted: Counted, counts: list[dict[str, int]]
) -> None:
    """Counts the pieces of scenery that each side holds by the figures on them."""
    if not counted.pieces:
        return
    if scenario not in PIECES:
        raise Refused("rule", "medfan.no_pieces", rule="MED-BATTLE-34")
    pieces = []
    for word in counted.pieces:
        one, colon, other = word.partition(":")
        if not colon:
            raise Misuse("usage", "medfan.spec", word=word)
        pieces.append((_number(one), _number(other)))
    totals = scenarios.held(pieces)
    if scenario == "king_of_the_hill":
        # There is only one piece, and the figures on it are the score.
        if len(pieces) > 1:
            raise Refused("rule", "medfan.one_hill", rule="MED-BATTLE-06")
        totals = pieces[0]
    for side, total in zip(counts, totals, strict=True):
        side[PIECES[scenario]] = side.get(PIECES[scenario], 0) + total


def _count_figures(
    state: State,
    scenario: str,
    counted: Counted,
    players: list[str | None],
    counts: list[dict[str, int]],
) -> None:
    """Counts for each side the enemies that fell; killed wins over wounded."""
    seen: set[str] = set()
    fates = ((scenarios.KILLED, counted.dead), (scenarios.WOUNDED, counted.wounded))
    for fate, pairs in fates:
        for pair in pairs:
            word, colon, name = pair.partition(":")
            if not colon:
                raise Misuse("usage", "medfan.spec", word=pair)
            player = state.find("player", word)
            if player not in players:
                raise Refused(
                    "rule", "medfan.not_fighting", rule="MED-BATTLE-33", player=player
                )
            figure = roster.find_figure(state, player, name, "MED-BATTLE-33")
            if figure in seen:
                raise Refused(
                    "rule", "medfan.counted_twice", rule="MED-BATTLE-33", figure=figure
                )
            seen.add(figure)
            victim = scenarios.victim(state, figure, fate)
            enemy = counts[1 - players.index(player)]
            for key, more in scenarios.counted(scenario, [victim]).items():
                if more:
                    enemy[key] = enemy.get(key, 0) + more
            if fate == scenarios.KILLED:
                tie = scenarios.TIEBREAK
                enemy[tie] = enemy.get(tie, 0) + victim.cost


def _one_of(key: str, counted: Counted, options: tuple[str, ...]) -> str:
    value = getattr(counted, key)
    if value in options:
        return str(value)
    facts: dict[str, Any] = {"key": key, "options": list(options)}
    if value is None:
        raise Misuse("missing_choice", "medfan.not_told", **facts)
    raise Misuse("usage", "medfan.cannot_be", word=value, **facts)
