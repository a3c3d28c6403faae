"""Changing the house rules: an entry like any other."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.faults import located
from ledger.rules import settings
from ledger.rules.game import Outcome
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.effects import Effect
    from ledger.state import State


def put(desk: Desk, key: str, value: str, remark: str | None = None) -> Answer:
    """Sets one house rule."""

    def decide(scene: Scene) -> Outcome:
        known = settings.setting(scene.state.game, key)
        after = known.parsed(value)
        before = settings.in_force(scene.state)[known.key]
        if before == after and scene.state.setting(known.key) is not None:
            raise Refused("rule", "setting.same", rule=known.key, setting=known.key)
        told = {"key": known.key, "before": before, "after": after}
        asked = {"key": known.key, "value": after}
        return Outcome(asked, told, [settings.put(scene.state, known.key, after)])

    args = {"key": key, "value": value, "remark": remark}
    return desk.act("rules set", args, decide, remark=remark)


def load(desk: Desk, text: str, remark: str | None = None) -> Answer:
    """Takes over a file of house rules, with its comments; all its faults at once."""

    def decide(scene: Scene) -> Outcome:
        effects, changes = loaded(scene.state, text)
        if not effects:
            raise Refused("rule", "setting.nothing")
        return Outcome({"text": text}, {"changed": changes}, effects)

    args = {"text": text, "remark": remark}
    return desk.act("rules load", args, decide, remark=remark)


def loaded(
    state: State, text: str
) -> tuple[list[Effect], dict[str, dict[str, object]]]:
    """The effects of a file of house rules, and what they change."""
    values, faults = settings.read(text, state.game)
    if faults:
        raise Misuse("usage", "file.faults", **located(text, faults))
    before = settings.in_force(state)
    effects: list[Effect] = []
    changes: dict[str, dict[str, object]] = {}
    for key, after in values.items():
        if before[key] != after or state.setting(key) is None:
            effects.append(settings.put(state, key, after))
            changes[key] = {"before": before[key], "after": after}
    kept = text.strip() + "\n" if text.strip() else None
    if state.text(CAMPAIGN, "rules_text") != kept:
        effects.append(changed(state, CAMPAIGN, "rules_text", kept))
    return effects, changes
