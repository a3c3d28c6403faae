"""Acts with territories and battles: determining, preparing, single throws."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.naming import folded, near
from ledger.rules.game import Outcome
from ledger.rules.medfan import preparing, resolving
from ledger.rules.medfan.determining import determine as rolled
from ledger.rules.medfan.land import hidden, take
from ledger.rules.medfan.length import length as judged
from ledger.rules.medfan.length import moment_of, variable_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.state import State


def determine(
    desk: Desk,
    name: str | None = None,
    player: str | None = None,
    called: str | None = None,
    by_dice: bool = False,
) -> Answer:
    """Finds out what an unknown territory is; it goes to the player, if one is told."""

    def decide(scene: Scene) -> Outcome:
        territory = unknown_one(scene.state, name)
        owner = scene.state.find("player", player) if player else None
        after, effects = scene.state.copy(), []
        if owner:
            because = Because("MED-TERR-09", territory)
            effects += take(scene.state, territory, owner, because)
            after.apply(effects)
        found, result = rolled(
            after, scene.table, territory, owner, name=called, by_dice=by_dice
        )
        warnings = result.pop("warnings", [])
        asked = {"territory": territory, "player": owner, "name": called}
        return Outcome(asked, {**result, "player": owner}, [*effects, *found], warnings)

    args = {"name": name, "player": player, "called": called, "by_dice": by_dice}
    return desk.act("medfan determine", args, decide)


def unknown_one(state: State, word: str | None) -> str:
    """The unknown territory that is meant: by its order, by its id; else the first."""
    unknown = hidden(state)
    if not unknown:
        raise Refused("out_of_stock", "medfan.none_unknown", rule="MED-TERR-08")
    if word is None:
        return unknown[0]
    if word.isdigit() and 1 <= int(word) <= len(unknown):
        return unknown[int(word) - 1]
    ids = {folded(t.partition(":")[2]): t for t in unknown}
    plain = folded(word).removeprefix("territory:")
    if plain in ids:
        return ids[plain]
    for subject, shown in state.named("territory").items():
        if folded(shown) == plain:
            raise Refused("rule", "medfan.known", rule="MED-TERR-08", territory=subject)
    raise Refused(
        "unknown_name",
        "unknown_name.hidden",
        kind="territory",
        name=word,
        near=near(plain, ids),
    )


def prepare(  # noqa: PLR0913 - each is a word of the command
    desk: Desk,
    one: str,
    other: str,
    *,
    scenario: str | None = None,
    objectives: Sequence[str] | None = None,
    attacker: str | None = None,
    prisoner: str | None = None,
    variable: bool = False,
    fixed: bool = False,
    again: bool = False,
    two_dice: bool = False,
    remark: str | None = None,
) -> Answer:
    """Settles the coming battle of two players."""
    wishes = preparing.Wishes(
        scenario,
        tuple(objectives or ()),
        attacker,
        prisoner,
        True if variable else False if fixed else None,
        again,
        two_dice,
    )
    args = {
        "one": one,
        "other": other,
        "scenario": scenario,
        "objectives": list(objectives or ()),
        "attacker": attacker,
        "prisoner": prisoner,
        "variable": variable,
        "fixed": fixed,
        "again": again,
        "two_dice": two_dice,
        "remark": remark,
    }
    return desk.act(
        "medfan prepare",
        args,
        lambda scene: preparing.prepare(scene.state, scene.table, one, other, wishes),
        remark=remark,
    )


# Single throws -----------------------------------------------------------------


def capability(desk: Desk, owned: Sequence[str] | None = None) -> Answer:
    """Throws what an unknown territory is."""
    return desk.act(
        "medfan capability",
        {"owned": list(owned or ())},
        lambda scene: resolving.capability(scene.table, owned or ()),
    )


def scenario(
    desk: Desk,
    two_dice: bool = False,
) -> Answer:
    """Throws which battle it is."""
    return desk.act(
        "medfan scenario",
        {"two_dice": two_dice},
        lambda scene: resolving.scenario(scene.table, two_dice=two_dice),
    )


def improvement(desk: Desk) -> Answer:
    """Throws which characteristic is improved."""
    return desk.act(
        "medfan improvement", {}, lambda scene: resolving.improvement(scene.table)
    )


def length(
    desk: Desk,
    turn: int,
    fixed: bool = False,
    who: str | None = None,
) -> Answer:
    """Throws whether a battle ends with this turn."""

    def decide(scene: Scene) -> Outcome:
        player = scene.state.find("player", who) if who else None
        variable = not fixed and variable_of(scene.state)
        when = moment_of(scene.state)
        return judged(scene.table, turn, variable=variable, who=player, when=when)

    return desk.act("medfan length", {"turn": turn, "fixed": fixed, "who": who}, decide)
