"""The battle as it is recorded, and as the opportunities see it."""

from __future__ import annotations

from ledger.rules.mass.armies import sides
from ledger.rules.mass.opportunities.battle import (
    Battle,
    Duel,
    Hero,
    Line,
    Now,
    Running,
    Side,
)
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect, Value
    from ledger.state import State

NOTHING = "-"


def battle_of(state: State) -> Battle:
    """The battle as it stands."""
    return Battle(
        state.turn,
        tuple(
            Side(
                side,
                bool(state.get(side, "montaigne")),
                bool(state.get(side, "banner_lost")),
            )
            for side in sides(state)
        ),
        tuple(_hero(state, hero) for hero in state.subjects("hero")),
        tuple(_line(text) for text in state.words(CAMPAIGN, "due")),
        tuple(Duel(*text.split("|")) for text in state.words(CAMPAIGN, "duels")),
    )


def recorded(state: State, before: Battle, after: Battle) -> list[Effect]:
    """What has to be written for the battle to be as it is afterwards."""
    found: list[Effect] = [
        changed(state, side.id, "banner_lost", _yes(side.banner_lost))
        for side in after.sides
        if side != before.side(side.id)
    ]
    for hero in after.heroes:
        if hero != before.hero(hero.id):
            found += [
                changed(state, hero.id, field, value)
                for field, value in _facts(hero).items()
                if value != state.get(hero.id, field)
            ]
    for field, texts in (
        ("due", tuple(_told(line) for line in after.lines)),
        ("duels", tuple("|".join(duel) for duel in after.duels)),
    ):
        if texts != state.words(CAMPAIGN, field):
            found.append(changed(state, CAMPAIGN, field, texts or None))
    return found


def _yes(found: bool) -> int | None:
    return 1 if found else None


def _facts(hero: Hero) -> dict[str, Value]:
    return {
        "out": _yes(hero.out),
        "gone": _yes(hero.gone),
        "spared": _yes(hero.spared),
        "fell": _yes(hero.fell),
        "stood": hero.stood or None,
        "now": _now_told(hero.now),
        "running": tuple(_running_told(one) for one in hero.running) or None,
    }


def _hero(state: State, hero: str) -> Hero:
    flags = {
        key: bool(state.get(hero, key))
        for key in ("commission", "champion", "out", "gone", "spared", "fell")
    }
    return Hero(
        hero,
        str(state.get(hero, "side")),
        running=tuple(_running(text) for text in state.words(hero, "running")),
        now=_now(state.text(hero, "now")),
        stood=state.text(hero, "stood") or "",
        **flags,
    )


def _running(text: str) -> Running:
    code, won, level, tally, waits = text.split(" ")
    return Running(code, int(won), level, int(tally), waits == "1")


def _running_told(one: Running) -> str:
    return f"{one.code} {one.won} {one.level} {one.tally} {int(one.waits)}"


def _now(text: str | None) -> Now | None:
    if text is None:
        return None
    level, total, bare, damage, hits = text.split(" ")
    return Now(level, _number(total), _number(bare), int(damage), int(hits))


def _now_told(now: Now | None) -> str | None:
    if now is None:
        return None
    figures = (now.total, now.bare, now.damage_dice, now.hits)
    told = (NOTHING if figure is None else str(figure) for figure in figures)
    return " ".join((now.level, *told))


def _number(word: str) -> int | None:
    return None if word == NOTHING else int(word)


def _line(text: str) -> Line:
    who, value, key, rule, hero, code, turn = text.split("|")
    return Line(who, int(value), key, rule, hero, code, int(turn))


def _told(line: Line) -> str:
    return "|".join(map(str, line))
