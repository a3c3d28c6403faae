"""Changing the house rules, with an entry like any other."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.faults import located
from ledger.rules import settings
from ledger.rules.game import Outcome
from ledger.rules.settings import Typed
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.common.finding import Before
    from ledger.state import State


def put(state: State, key: str, value: object) -> Outcome:
    """Sets one house rule."""
    before = settings.in_force(state)[key]
    if before == value and state.setting(key) is not None:
        raise Refused("rule", "setting.same", rule=key, setting=key)
    answer = {"key": key, "before": before, "after": value}
    asked = {"key": key, "value": value}
    return Outcome(asked, answer, [settings.put(state, key, value)])


def load(state: State, text: str) -> Outcome:
    """Takes over the text of a file, with its comments; reports all faults at once."""
    effects, changes = loaded(state, text)
    if not effects:
        raise Refused("rule", "setting.nothing")
    return Outcome({"text": text}, {"changed": changes}, effects)


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


# What is meant --------------------------------------------------------------------


def setting(state: State, word: str, _before: Before) -> str:
    """A house rule by its key, or by the end of it."""
    return settings.setting(state.game, word).key


def value(state: State, word: str, before: Before) -> Any:
    """The value for the house rule given before it, checked."""
    setting = settings.setting(state.game, before["key"])
    return setting.parsed(word.code(setting.key) if isinstance(word, Typed) else word)
