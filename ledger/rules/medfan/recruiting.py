"""Buying and dismissing figures."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Misuse, Refused
from ledger.naming import clean_name, same
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.common.ids import new_id
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan.caps import CAP_RULES, counted
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.house import house
from ledger.rules.medfan.items import item_bought
from ledger.rules.medfan.magic import first_spell
from ledger.rules.medfan.roster import (
    HERO,
    cap,
    figures,
    holders,
    item_effect,
    setting_up,
)
from ledger.rules.medfan.shopping import (
    CHEAPER,
    in_basket,
    open_for,
    pay,
    prices,
    put_in,
    reduction,
    spent,
)
from ledger.state import BANK, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ledger.shapes.medfan.armies import Dismissed, Recruited
    from ledger.state import State
    from ledger.table import Table

MOST_FIGURES = 100  # in one basket


class Wanted(NamedTuple):
    """What a player wants to buy in one basket.

    Attributes:
        name: the figure, or the first part of the names of several.
        cost: the cost of one.
        kind: "hero" or "troop".
        roles: the roles of a single figure.
        spell: the spell of a mage.
        item: the magic item of a general.
        item_cost: the cost of the item.
        many: how many figures of the same kind.
        also: more figures of the kind, by name and cost.
    """

    name: str
    cost: int
    kind: str
    roles: Sequence[Sequence[str]] = ()
    spell: str | None = None
    item: str | None = None
    item_cost: int | None = None
    many: int = 1
    also: Sequence[tuple[str, int]] = ()


def recruit(  # noqa: PLR0913, PLR0917 - the words of the command
    state: State,
    table: Table,
    entry: int,
    unused: Callable[[str], bool],
    player: str,
    name: str,
    cost: int,
    kind: str,
    roles: Sequence[Sequence[str]] = (),
    spell: str | None = None,
    item: str | None = None,
    item_cost: int | None = None,
    count: int | None = None,
    also: Sequence[tuple[str, int]] = (),
) -> Outcome[Recruited]:
    """A player buys figures of one kind: one basket, one reduction."""
    many = 1 if count is None else count
    wanted = Wanted(name, cost, kind, roles, spell, item, item_cost, many, also)
    return _bought(state, table, entry, unused, player, wanted)


def _bought(
    state: State,
    table: Table,
    entry: int,
    unused: Callable[[str], bool],
    player: str,
    wanted: Wanted,
) -> Outcome[Recruited]:
    open_for(state, player)
    basket = _basket(state, player, wanted)
    roles = _roles(state, table, player, wanted, len(basket))
    spell = first_spell(state, table, player, wanted.spell, roles)
    item = item_bought(state, table, player, wanted.item, wanted.item_cost, roles)

    costs = [cost for _, cost in basket]
    purchase = f"buy_{wanted.kind}"
    cheaper = reduction(state, player, purchase)
    paid = prices(
        costs,
        cheaper=cheaper is not None,
        unit=house(state, "discount_unit"),
        before=in_basket(state, player, purchase),
    )
    item_cost = (wanted.item_cost or 0) if item else 0
    total = sum(paid) + item_cost
    pay(state, player, total)

    ids = [
        new_id("figure", f"{player.removeprefix('player:')}.{name}", entry, unused)
        for name, _ in basket
    ]
    effects: list[Effect] = []
    for figure, (name, cost), price in zip(ids, basket, paid, strict=True):
        effects += [
            changed(state, figure, "name", name),
            changed(state, figure, "player", player),
            changed(state, figure, "kind", wanted.kind),
            changed(state, figure, "cost", cost + item_cost),
            changed(state, figure, "paid", price + item_cost),
            *(put_in(state, player, figure, purchase, cost) if cheaper else ()),
        ]
    first = ids[0]
    effects += [changed(state, first, ROLES[role], 1) for role in roles]
    mages = len(holders(state, player, "mage"))
    extra = "mage" in roles and 0 < mages < (cap(state, player, "mage") or 0)
    if extra:
        effects.append(changed(state, first, "extra_mage", 1))
    if _beyond(state, player, wanted, roles, extra_mage=extra):
        effects.append(changed(state, first, "ruled", 1))
    if spell:
        effects.append(changed(state, first, "spell", spell))
    if item:
        effects.append(changed(state, first, "item", item))
    effects += spent(player, sum(paid), _rule(state, player, wanted, cheaper), cheaper)
    if item_cost:
        effects += spent(player, item_cost, "MED-ARMY-17", first)
    warnings = []
    if "mage" in roles and not spell:
        warnings.append(warning("medfan.no_spell", rule="MED-ARMY-13", figure=first))
    asked = {
        "player": player,
        "names": [name for name, _ in basket],
        "costs": costs,
        "kind": wanted.kind,
        "roles": roles,
        "spell": spell,
        "item": item,
    }
    result: Recruited = {
        "player": player,
        "figures": ids,
        "kind": wanted.kind,
        "roles": roles,
        "cost": sum(costs) + item_cost,
        "paid": total,
        "reduced_by": cheaper,
        "item": item,
        "item_effect": item_effect(state, item),
        "hoard": state.balance(player, MONEY) - total,
    }
    return Outcome(asked, result, effects, warnings)


def _rule(state: State, player: str, wanted: Wanted, cheaper: str | None) -> str:
    if cheaper:
        return CHEAPER[f"buy_{wanted.kind}"]
    return "MED-ARMY-02" if setting_up(state, player) else "MED-SHOP-02"


def _basket(state: State, player: str, wanted: Wanted) -> list[tuple[str, int]]:
    """The names and costs of all figures that are bought together."""
    name = clean_name(wanted.name)
    army = {same(state.name(f)): state.name(f) for f in figures(state, player)}
    basket: list[tuple[str, int]] = []

    def take(shown: str, cost: int) -> None:
        if same(shown) in army:
            taken = army[same(shown)]
            raise Refused("name_taken", "name_taken.figure", kind="figure", name=taken)
        army[same(shown)] = shown
        basket.append((shown, cost))

    if wanted.many + len(wanted.also) > MOST_FIGURES:
        raise Misuse("usage", "medfan.many_figures", most=MOST_FIGURES)
    number = 0
    for _ in range(wanted.many if wanted.many > 1 else 0):
        number += 1
        while same(f"{name} {number}") in army:
            number += 1
        take(clean_name(f"{name} {number}"), wanted.cost)
    if not basket:
        take(name, wanted.cost)
    for other, cost in wanted.also:
        take(clean_name(other), cost)
    return basket


# Roles -----------------------------------------------------------------------


def _roles(
    state: State, table: Table, player: str, wanted: Wanted, many: int
) -> list[str]:
    """The roles of a single figure, as far as the caps leave room."""
    wished = {role for several in wanted.roles for role in several}
    roles = [role for role in ROLES if role in wished]
    if many > 1 and (roles or wanted.spell or wanted.item):
        raise Misuse("usage", "medfan.one_figure")
    if roles and wanted.kind != HERO:
        _troop_with_role(state, table, roles)
    if wanted.kind == HERO and not roles and house(state, "caps_limit") == "heroes":
        rule = "medfan.house_rules.caps_limit"
        table.object(Refused("rule", "medfan.hero_without_role", rule=rule))
    for role in roles:
        most, held = cap(state, player, role), holders(state, player, role)
        if most is not None and len(held) >= most:
            facts = {"player": player, "role": role, "most": most, "figure": held[0]}
            rule = CAP_RULES[role]
            table.object(Refused("rule", "medfan.role_taken", rule=rule, **facts))
    return roles


def _beyond(
    state: State,
    player: str,
    wanted: Wanted,
    roles: Sequence[str],
    *,
    extra_mage: bool,
) -> bool:
    """Whether an allowed figure exceeds what every army may have.

    See MED-SHOP-10.
    """
    taken = [
        role
        for role in roles
        if counted(state, player, role) and not (role == "mage" and extra_mage)
    ]
    unlike = wanted.kind != HERO and bool(roles)
    armed = wanted.item is not None and "general" not in roles
    return bool(taken) or unlike or armed


def _troop_with_role(state: State, table: Table, roles: Sequence[str]) -> None:
    """Objects to a troop with a role, unless players agree (MED-ARMY-19)."""
    allowed = house(state, "troop_roles")
    refusal = Refused("rule", "medfan.troop_role", rule="MED-ARMY-19", role=roles[0])
    if allowed == "refuse":
        raise refusal
    if allowed == "by_agreement":
        table.object(refusal)


# Dismissal -------------------------------------------------------------------


def dismiss(state: State, player: str, figure: str) -> Outcome[Dismissed]:
    """A figure leaves the army for good, normally without a refund (MED-AMB-SHOP-4)."""
    open_for(state, player)
    percent = house(state, "dismissal_refund_percent")
    refund = state.number(figure, "paid") * percent // 100
    because = Because("medfan.house_rules.dismissal_refund_percent", figure)
    asked = {"player": player, "figure": figure}
    return Outcome(
        asked,
        {
            "player": player,
            "figure": figure,
            "refund": refund,
            "hoard": state.balance(player, MONEY) + refund,
        },
        [
            changed(state, figure, "retired", 1),
            *moved(MONEY, refund, BANK, player, because),
        ],
    )
