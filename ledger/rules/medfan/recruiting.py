"""Figures are bought and dismissed; mages learn spells, generals get items."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Misuse, Refused
from ledger.naming import clean_name, clean_text, near, same
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.common.ids import new_id
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.house import house
from ledger.rules.medfan.roster import (
    COUNCIL,
    HERO,
    KINDS,
    SPELLS,
    cap,
    council,
    departed,
    figures,
    find_figure,
    has_role,
    holders,
    in_use,
    item_effect,
    known_spells,
    setting_up,
)
from ledger.rules.medfan.shopping import (
    CHEAPER,
    open_for,
    pay,
    prices,
    reduction,
    spent,
)
from ledger.rules.medfan.tables import ARMY, CAPABILITY
from ledger.state import BANK, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ledger.state import State
    from ledger.table import Table

MOST_FIGURES = 100  # in one basket
CAP_RULES = {
    "general": "MED-ARMY-06",
    "chief": "MED-ARMY-07",
    "healer": "MED-ARMY-08",
    "standard_bearer": "MED-ARMY-09",
    "mage": "MED-ARMY-10",
}


class Wanted(NamedTuple):
    """What a player wants to buy in one basket.

    Attributes:
        name: the figure, or the first part of the names of several.
        cost: what one costs.
        kind: "hero" or "troop".
        roles: the roles of the one figure.
        spell: the spell of a mage.
        item: the magic item of a general.
        item_cost: what the item costs.
        many: how many alike.
        also: more figures of the kind, by name and cost.
    """

    name: str
    cost: int
    kind: str
    roles: Sequence[str] = ()
    spell: str | None = None
    item: str | None = None
    item_cost: int | None = None
    many: int = 1
    also: Sequence[tuple[str, int]] = ()


def recruit(
    state: State,
    table: Table,
    player: str,
    wanted: Wanted,
    *,
    entry: int,
    unused: Callable[[str], bool],
) -> Outcome:
    """A player buys figures of one kind: one basket, one reduction."""
    subject = state.find("player", player)
    open_for(state, subject)
    if wanted.kind not in KINDS:
        raise Misuse("usage", "medfan.kind", word=wanted.kind, options=list(KINDS))
    basket = _basket(state, subject, wanted)
    roles = _roles(state, table, subject, wanted, len(basket))
    spell = _first_spell(state, table, subject, wanted.spell, roles)
    item = _item(state, table, subject, wanted, roles)

    costs = [cost for _, cost in basket]
    cheaper = reduction(state, subject, f"buy_{wanted.kind}")
    unit = house(state, "discount_unit")
    paid = prices(costs, cheaper=cheaper is not None, unit=unit)
    item_cost = (wanted.item_cost or 0) if item else 0
    total = sum(paid) + item_cost
    pay(state, subject, total)

    ids = [
        new_id("figure", f"{subject.removeprefix('player:')}.{name}", entry, unused)
        for name, _ in basket
    ]
    effects: list[Effect] = []
    for figure, (name, cost), price in zip(ids, basket, paid, strict=True):
        effects += [
            changed(state, figure, "name", name),
            changed(state, figure, "player", subject),
            changed(state, figure, "kind", wanted.kind),
            changed(state, figure, "cost", cost + item_cost),
            changed(state, figure, "paid", price + item_cost),
        ]
    first = ids[0]
    effects += [changed(state, first, ROLES[role], 1) for role in roles]
    mages = len(holders(state, subject, "mage"))
    if "mage" in roles and 0 < mages < (cap(state, subject, "mage") or 0):
        effects.append(changed(state, first, "extra_mage", 1))
    if spell:
        effects.append(changed(state, first, "spell", spell))
    if item:
        effects.append(changed(state, first, "item", item))
    effects += spent(
        subject, sum(paid), _rule(state, subject, wanted, cheaper), cheaper
    )
    if item_cost:
        effects += spent(subject, item_cost, "MED-ARMY-17", first)
    warnings = []
    if "mage" in roles and not spell:
        warnings.append(warning("medfan.no_spell", rule="MED-ARMY-13", figure=first))
    asked = {
        "player": subject,
        "names": [name for name, _ in basket],
        "costs": costs,
        "kind": wanted.kind,
        "roles": roles,
        "spell": spell,
        "item": item,
    }
    result = {
        "player": subject,
        "figures": ids,
        "kind": wanted.kind,
        "roles": roles,
        "cost": sum(costs) + item_cost,
        "paid": total,
        "reduced_by": cheaper,
        "item": item,
        "item_effect": item_effect(state, item),
        "hoard": state.balance(subject, MONEY) - total,
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


def role_named(word: str) -> str:
    """The role that a word means."""
    role = _code(word)
    if role not in ROLES:
        likely = near(role, ROLES) or list(ROLES)
        raise Misuse("usage", "medfan.no_role", word=word, near=likely)
    return role


def _code(word: str) -> str:
    """A word as the tables write it."""
    return word.strip().lower().replace("-", "_").replace(" ", "_")


def _roles(
    state: State, table: Table, player: str, wanted: Wanted, many: int
) -> list[str]:
    """The roles of the one figure, as far as the caps leave room."""
    typed = {role_named(w) for words in wanted.roles for w in words.split(",")}
    roles = [role for role in ROLES if role in typed]
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


def _troop_with_role(state: State, table: Table, roles: Sequence[str]) -> None:
    """Roles are for heroes, unless the players agree (MED-ARMY-19)."""
    allowed = house(state, "troop_roles")
    refusal = Refused("rule", "medfan.troop_role", rule="MED-ARMY-19", role=roles[0])
    if allowed == "refuse":
        raise refusal
    if allowed == "by_agreement":
        table.object(refusal)


# Spells ----------------------------------------------------------------------


def _first_spell(
    state: State, table: Table, player: str, spell: str | None, roles: Sequence[str]
) -> str | None:
    """The spell of a new mage: one, and for mages only (MED-ARMY-13)."""
    if spell is None:
        return None
    if "mage" not in roles:
        raise Refused("rule", "medfan.no_mage", rule="MED-ARMY-13")
    return _same_as_before(state, table, player, clean_text(spell))


def _same_as_before(state: State, table: Table, player: str, spell: str) -> str:
    """Whether a mage who replaces another must know his spell (MED-AMB-ARMY-3)."""
    if not house(state, "replacement_mage_same_spell"):
        return spell
    before = _spells_of(state, departed(state, player))
    now = _spells_of(state, figures(state, player))
    left = [old for old in before if old not in now]
    if left and spell not in left:
        rule = "medfan.house_rules.replacement_mage_same_spell"
        refusal = Refused("rule", "medfan.other_spell", rule=rule, spells=left)
        table.object(refusal)
    return spell


def _spells_of(state: State, who: Sequence[str]) -> list[str]:
    found = [state.text(f, "spell") for f in who if has_role(state, f, "mage")]
    return [spell for spell in found if spell]


def learn(
    state: State,
    table: Table,
    player: str,
    figure: str,
    spell: str,
    cost: int | None = None,
) -> Outcome:
    """A mage's spell is recorded: the one he knows, or one by the Council.

    What is recorded never changes (MED-ARMY-14).
    """
    subject = state.find("player", player)
    mage = find_figure(state, subject, figure, "MED-ARMY-13")
    spell = clean_text(spell)
    if not has_role(state, mage, "mage"):
        raise Refused("rule", "medfan.not_a_mage", rule="MED-ARMY-13", figure=mage)
    known = known_spells(state, mage)
    if same(spell) in map(same, known):
        raise Refused("rule", "medfan.spell_known", rule="MED-ARMY-14", spell=spell)
    if not known:
        spell = _same_as_before(state, table, subject, spell)
        effects: list[Effect] = [changed(state, mage, "spell", spell)]
        _free(cost)
    else:
        effects = _more_magic(state, table, subject, mage, spell)
        effects += _spell_paid(state, subject, mage, cost)
    asked = {"player": subject, "figure": mage, "spell": spell}
    return Outcome(asked, {**asked, "spells": [*known, spell]}, effects)


def _more_magic(
    state: State, table: Table, player: str, mage: str, spell: str
) -> list[Effect]:
    """One of the three more spells of the Council (MED-TERR-26)."""
    more = state.words(mage, "more_spells")
    facts = {"figure": mage, "spells": known_spells(state, mage)}
    if council(state, player) != SPELLS:
        table.object(Refused("rule", "medfan.spell_fixed", rule="MED-ARMY-14", **facts))
    elif len(more) >= ARMY["council_spells"]:
        most = ARMY["spells_per_mage"] + ARMY["council_spells"]
        refusal = Refused(
            "rule", "medfan.spells", rule="MED-TERR-26", most=most, **facts
        )
        table.object(refusal)
    return [changed(state, mage, "more_spells", (*more, spell))]


def _spell_paid(state: State, player: str, mage: str, cost: int | None) -> list[Effect]:
    """The price of a Council's spell, where the house asks one (MED-AMB-TERR-3)."""
    if house(state, "council_spells_free"):
        _free(cost)
        return []
    if cost is None:
        rule = "medfan.house_rules.council_spells_free"
        raise Misuse("usage", "medfan.spell_price", rule=rule)
    open_for(state, player)
    pay(state, player, cost)
    return [
        changed(state, mage, "cost", state.number(mage, "cost") + cost),
        changed(state, mage, "paid", state.number(mage, "paid") + cost),
        *spent(player, cost, "MED-TERR-26", mage),
    ]


def _free(cost: int | None) -> None:
    if cost is not None:
        raise Misuse("usage", "medfan.spell_free", rule="MED-TERR-26")


def choose_benefit(
    state: State, table: Table, player: str, benefit: str | None
) -> Outcome:
    """The owner of the Council of Archmages chooses one of its two benefits.

    Once for as long as it is owned, unless the house lets the owner choose for
    each battle (MED-TERR-25, MED-AMB-TERR-1).
    """
    subject = state.find("player", player)
    councils = in_use(state, subject, COUNCIL)
    if not councils:
        raise Refused("rule", "medfan.no_council", rule="MED-TERR-25", player=subject)
    benefits = CAPABILITY["council_benefits"]
    place = councils[0]
    before = state.text(place, "council")
    if before and house(state, "council_choice_fixed"):
        facts = {"territory": place, "benefit": before}
        rule = "medfan.house_rules.council_choice_fixed"
        table.object(Refused("rule", "medfan.council_fixed", rule=rule, **facts))
    if benefit is None:
        benefit = table.choose("council", benefits)
    elif _code(benefit) not in benefits:
        likely = near(benefit, benefits) or list(benefits)
        raise Misuse("usage", "medfan.benefit", word=benefit, near=likely)
    benefit = _code(benefit)
    asked = {"player": subject, "territory": place, "benefit": benefit}
    effects: list[Effect] = [changed(state, place, "council", benefit)]
    return Outcome(asked, {**asked, "before": before}, effects)


# Magic items -----------------------------------------------------------------


def _item(
    state: State, table: Table, player: str, wanted: Wanted, roles: Sequence[str]
) -> str | None:
    """The magic item that comes with a new general."""
    if wanted.item is None:
        if wanted.item_cost is not None:
            raise Misuse("usage", "medfan.item_missing", items=list(ARMY["items"]))
        return None
    item = _item_named(wanted.item)
    if wanted.item_cost is None:
        raise Misuse("usage", "medfan.item_price", rule="MED-ARMY-17")
    _item_allowed(state, table, item)
    if "general" not in roles:
        table.object(Refused("rule", "medfan.item_general", rule="MED-ARMY-17"))
    if house(state, "general_item_when") == "creation" and not setting_up(
        state, player
    ):
        _too_late(table)
    return item


def _item_named(word: str) -> str:
    item = _code(word)
    if item not in ARMY["items"]:
        likely = near(item, ARMY["items"]) or list(ARMY["items"])
        raise Misuse("usage", "medfan.item", word=word, near=likely)
    return item


def _item_allowed(state: State, table: Table, item: str) -> None:
    """Magic items are an optional rule (MED-ARMY-15, -16)."""
    if not house(state, "general_magic_item"):
        rule = "MED-ARMY-15" if item == ARMY["items"][0] else "MED-ARMY-16"
        table.object(Refused("rule", "medfan.no_items", rule=rule))


def _too_late(table: Table) -> None:
    rule = "medfan.house_rules.general_item_when"
    table.object(Refused("rule", "medfan.item_late", rule=rule))


def equip(
    state: State, table: Table, player: str, figure: str, item: str, cost: int
) -> Outcome:
    """A general who stands in the army already gets a magic item."""
    subject = state.find("player", player)
    open_for(state, subject)
    general = find_figure(state, subject, figure, "MED-ARMY-17")
    item = _item_named(item)
    _item_allowed(state, table, item)
    if not has_role(state, general, "general"):
        table.object(Refused("rule", "medfan.item_general", rule="MED-ARMY-17"))
    worn = state.text(general, "item")
    if worn:
        facts = {"figure": general, "item": worn}
        table.object(Refused("rule", "medfan.item_owned", rule="MED-ARMY-17", **facts))
    if house(state, "general_item_when") != "any" and not setting_up(state, subject):
        _too_late(table)
    pay(state, subject, cost)
    asked = {"player": subject, "figure": general, "item": item, "cost": cost}
    left = state.balance(subject, MONEY) - cost
    return Outcome(
        asked,
        {**asked, "item_effect": item_effect(state, item), "hoard": left},
        [
            changed(state, general, "item", item),
            changed(state, general, "cost", state.number(general, "cost") + cost),
            changed(state, general, "paid", state.number(general, "paid") + cost),
            *spent(subject, cost, "MED-ARMY-17", general),
        ],
    )


# Dismissal -------------------------------------------------------------------


def dismiss(state: State, player: str, figure: str) -> Outcome:
    """A figure leaves the army for good; normally without refund (MED-AMB-SHOP-4)."""
    subject = state.find("player", player)
    open_for(state, subject)
    who = find_figure(state, subject, figure, "MED-ARMY-02")
    percent = house(state, "dismissal_refund_percent")
    refund = state.number(who, "paid") * percent // 100
    because = Because("medfan.house_rules.dismissal_refund_percent", who)
    asked = {"player": subject, "figure": who}
    return Outcome(
        asked,
        {**asked, "refund": refund, "hoard": state.balance(subject, MONEY) + refund},
        [
            changed(state, who, "retired", 1),
            *moved(MONEY, refund, BANK, subject, because),
        ],
    )
