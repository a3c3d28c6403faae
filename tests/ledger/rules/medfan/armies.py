"""A campaign on paper: players, territories, figures, and acts."""

from __future__ import annotations

from typing import Any

import pytest

from ledger import wire
from ledger.errors import Refusal
from ledger.rules.game import Outcome
from ledger.rules.medfan import improving, items, joining, magic, recruiting
from ledger.state import BANK, CAMPAIGN, State
from ledger.table import Table
from tests.said import by_names

ANA, BO = "player:Ana", "player:Bo"


def campaign(hoard: int = 500, **house: Any) -> State:
    """A campaign in progress: Ana and Bo have hoards; house rules by short names."""
    state = State()
    state.put(CAMPAIGN, "game", "medfan")
    state.put(CAMPAIGN, "turn", 1)
    state.put(CAMPAIGN, "seats", (ANA, BO))
    for player in (ANA, BO):
        state.put(player, "name", player.partition(":")[2])
        state.add(player, "money", hoard)
        state.add(BANK, "money", -hoard)
    for name, value in house.items():
        key = name if name == "start_hoard" else f"house_rules.{name}"
        state.put("rules", f"medfan.{key}", wire.dumps(value))
    return state


def land(state: State, kind: str, owner: str | None = ANA, **facts: Any) -> str:
    """One more territory of a kind."""
    order = 1 + sum(s.startswith("territory:") for s in state.facts)
    territory = f"territory:{kind} {order}"
    state.put(territory, "name", f"{kind} {order}")
    state.put(territory, "capability", kind)
    state.put(territory, "owner", owner)
    state.put(territory, "acquired", order if owner else None)
    for field, value in facts.items():
        state.put(territory, field, value)
    return territory


def figure(
    state: State,
    name: str,
    *roles: str,
    kind: str = "hero",
    player: str = ANA,
    **facts: Any,
) -> str:
    """One more figure of an army."""
    subject = f"figure:{player.partition(':')[2]}.{name}"
    held = {f"role_{role}": 1 for role in roles}
    known = {"name": name, "player": player, "kind": kind, "cost": 45, "paid": 45}
    for field, value in (known | held | facts).items():
        state.put(subject, field, value)
    return subject


def join(state: State, player: str, dice: str = "4 3", **more: Any) -> Outcome:
    """A player joins; the first territory is called Vaux by default."""
    faces = [[int(face) for face in dice.split()]]
    choices = more.pop("choices", {})
    more = {"name": "Vaux"} | more
    table = Table(typed=faces, choices=choices)
    needs = state, table, 9, lambda subject: subject not in state.facts
    outcome = by_names(joining.join, state, *needs, player, **more)
    table.close()
    state.apply(outcome.effects)
    return outcome


def recruit(
    state: State,
    name: str,
    cost: int,
    *roles: str,
    kind: str = "hero",
    player: str = "Ana",
    ruled: bool = False,
    **more: Any,
) -> Outcome:
    """A player buys figures."""
    needs = state, Table(ruled=ruled), 9, lambda subject: subject not in state.facts
    words = player, name, cost, kind, roles
    outcome = by_names(recruiting.recruit, state, *needs, *words, **more)
    state.apply(outcome.effects)
    return outcome


def dismiss(state: State, name: str) -> Outcome:
    """Ana dismisses a figure."""
    outcome = by_names(recruiting.dismiss, state, state, "Ana", name)
    state.apply(outcome.effects)
    return outcome


def choose_benefit(
    state: State, benefit: str | None = None, player: str = "Ana"
) -> Outcome:
    """The owner of a Council chooses its benefit."""
    return by_names(magic.choose_benefit, state, state, Table(), player, benefit)


def wear(
    state: State, name: str, item: str, cost: int = 10, *, ruled: bool = False
) -> Outcome:
    """Ana buys an item for an existing figure."""
    needs = state, Table(ruled=ruled)
    outcome = by_names(items.equip, state, *needs, "Ana", name, item, cost)
    state.apply(outcome.effects)
    return outcome


def learn(
    state: State, name: str, spell: str, cost: int | None = None, *, ruled: bool = False
) -> Outcome:
    """One of Ana's mages records a spell."""
    needs = state, Table(ruled=ruled)
    outcome = by_names(magic.learn, state, *needs, "Ana", name, spell, cost)
    state.apply(outcome.effects)
    return outcome


def improve(
    state: State,
    name: str,
    stat: str,
    cost: int = 20,
    *,
    dice: str = "",
    choices: dict[str, str] | None = None,
    ruled: bool = False,
    **more: Any,
) -> Outcome:
    """Ana improves a figure."""
    typed = [[int(face) for face in dice.split()]]
    table = Table(typed=typed, choices=choices, ruled=ruled)
    needs = state, table
    outcome = by_names(
        improving.improve, state, *needs, "Ana", name, stat, cost, **more
    )
    table.close()
    state.apply(outcome.effects)
    return outcome


def refusal(call: Any, *args: Any, **more: Any) -> tuple[str, str, str | None]:
    """Code, key and rule of a refusal."""
    with pytest.raises(Refusal) as caught:
        call(*args, **more)
    return caught.value.code, caught.value.key, caught.value.rule


def facts_of(call: Any, *args: Any, **more: Any) -> dict[str, Any]:
    """The facts of a refusal."""
    with pytest.raises(Refusal) as caught:
        call(*args, **more)
    return caught.value.facts
