"""The army of a player: who is in it, in which roles, and who may fight."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import find, folded
from ledger.rules.common.facts import MONEY
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import blocked, capability, owned_by
from ledger.rules.medfan.tables import ARMY, CAPABILITY, IMPROVEMENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.medfan.armies import Army, Figure
    from ledger.state import State

HERO, TROOP = "hero", "troop"
KINDS = (HERO, TROOP)
COUNCIL, ACADEMY = CAPABILITY["either"]
SPELLS, MAGES = CAPABILITY["council_benefits"]


def owner(state: State, figure: str) -> str:
    """The player whose army a figure belongs to."""
    return str(state.get(figure, "player"))


def figures(state: State, player: str) -> list[str]:
    """The figures of an army that are in play, in alphabetical order."""
    return [f for f in state.subjects("figure") if state.get(f, "player") == player]


def departed(state: State, player: str) -> list[str]:
    """The figures that have left an army for good (MED-SURV-10)."""
    return sorted(
        subject
        for subject, facts in state.facts.items()
        if subject.startswith("figure:")
        and facts.get("player") == player
        and "retired" in facts
    )


def find_figure(state: State, player: str, word: str, rule: str = "MED-SURV-01") -> str:
    """The figure of an army that a word names.

    A refusal says if the figure is gone for good, or in another army.
    """
    army = {figure: state.name(figure) for figure in figures(state, player)}
    try:
        return find("figure", word, army)
    except Refused as refusal:
        if refusal.code != "unknown_name":
            raise
        plain = folded(word)
        for figure in departed(state, player):
            if folded(state.name(figure)) == plain:
                raise Refused(
                    "rule", "medfan.figure_gone", rule="MED-SURV-10", figure=figure
                ) from None
        for figure in state.subjects("figure"):
            if folded(state.name(figure)) == plain:
                other = owner(state, figure)
                facts = {"figure": figure, "player": player, "owner": other}
                raise Refused("rule", "medfan.other_army", rule=rule, **facts) from None
        raise


def cost(state: State, figure: str) -> int:
    """The worth of a figure: its full cost, or what was paid for it.

    Improvements and items are included (MED-AMB-SPOILS-3).
    """
    paid = house(state, "figure_value") == "paid"
    return state.number(figure, "paid" if paid else "cost")


def has_role(state: State, figure: str, role: str) -> bool:
    """Whether a figure itself holds a role."""
    return state.get(figure, ROLES[role]) == 1


def roles(state: State, figure: str) -> list[str]:
    """The roles of a figure, in the order of the rules (MED-ARMY-12)."""
    return [role for role in ROLES if has_role(state, figure, role)]


def ready(state: State, figure: str) -> bool:
    """Whether a figure may be fielded in its owner's next battle (MED-SURV-09).

    See MED-SPOILS-09.
    """
    if state.get(figure, "fallen") == 1:
        return False
    next_battle = state.number(owner(state, figure), "battles") + 1
    return state.get(figure, "rests") != next_battle


def setting_up(state: State, player: str) -> bool:
    """Whether a player still buys the first army (MED-ARMY-20)."""
    fought = state.number(player, "battles")
    return state.get(player, "joined") == 1 and not fought


def in_use(state: State, player: str, kind: str) -> list[str]:
    """A player's territories of a kind whose benefit is available now.

    Pillage may take away the benefit as well as the income (MED-AMB-OBJ-1).
    """
    whole = house(state, "pillage_blocks") == "income_and_shop"
    return [
        territory
        for territory in owned_by(state, player)
        if capability(state, territory) == kind
        and not (whole and blocked(state, territory))
    ]


# Council of Archmages and Military Academy -----------------------------------


def council(state: State, player: str) -> str | None:
    """The benefit of the Council that a player may use.

    A second Council adds nothing (MED-TERR-17).
    """
    councils = in_use(state, player, COUNCIL)
    return state.text(councils[0], "council") if councils else None


def is_chief(state: State, figure: str) -> bool:
    """Whether a figure is a chief: by its role, or a hero by the Academy.

    See MED-TERR-28.
    """
    if has_role(state, figure, "chief"):
        return True
    player = owner(state, figure)
    return state.get(figure, "kind") == HERO and bool(in_use(state, player, ACADEMY))


def cap(state: State, player: str, role: str) -> int | None:
    """How many figures of an army may hold a role; None for any number.

    Only two territories change it (MED-TERR-27, -29, MED-ARMY-18).
    """
    most = int(ARMY["role_cap"])
    if role == "chief" and in_use(state, player, ACADEMY):
        return None
    if role == "mage" and council(state, player) == MAGES:
        most += int(ARMY["council_mages"])
    return most


def holders(state: State, player: str, role: str) -> list[str]:
    """The figures that count against the cap of a role."""
    held = [f for f in figures(state, player) if has_role(state, f, role)]
    resting_count = house(state, "resting_count_for_caps")
    if role == "general" and house(state, "general_replaced_when") != "gone":
        resting_count = False
    return held if resting_count else [f for f in held if ready(state, f)]


def may_use_magic(state: State, figure: str) -> bool:
    """Whether a mage may cast: not the extra one without the Council."""
    if not has_role(state, figure, "mage"):
        return False
    if house(state, "council_lost") == "kept" or not state.get(figure, "extra_mage"):
        return True
    player = owner(state, figure)
    mages = [f for f in figures(state, player) if has_role(state, f, "mage")]
    return len(mages) <= (cap(state, player, "mage") or len(mages))


def known_spells(state: State, figure: str) -> list[str]:
    """All spells recorded for a mage, in order."""
    first = state.text(figure, "spell")
    return [*([first] if first else []), *state.words(figure, "more_spells")]


def spells(state: State, figure: str) -> list[str]:
    """The spells that a mage can use now (MED-TERR-26, MED-AMB-TERR-2)."""
    if not may_use_magic(state, figure):
        return []
    known = known_spells(state, figure)
    kept = house(state, "council_lost") == "kept"
    if kept or council(state, owner(state, figure)) == SPELLS:
        return known
    return known[: ARMY["spells_per_mage"]]


# The whole army --------------------------------------------------------------


def improvements(state: State, figure: str) -> dict[str, str]:
    """The improvements of a figure."""
    by_stat = {stat: state.text(figure, stat) for stat in IMPROVEMENT["rows"]}
    return {stat: how for stat, how in by_stat.items() if how}


def item_effect(state: State, item: str | None) -> str | None:
    """What a magic item gives (MED-ARMY-15, -16)."""
    if item == "magic_armour":
        return "defence_plus_1"
    if item == "magic_weapon":
        plus = house(state, "piercing_improvement") == "plus_one"
        return "piercing_plus_1" if plus else "piercing_1"
    return None


def _fate(state: State, figure: str) -> str:
    if state.get(figure, "fallen") == 1:
        return "fallen"
    return "ready" if ready(state, figure) else "misses_next"


def figure_facts(state: State, figure: str) -> Figure:
    """Everything about one figure."""
    item = state.text(figure, "item")
    return {
        "name": state.name(figure),
        "kind": state.text(figure, "kind"),
        "cost": state.number(figure, "cost"),
        "paid": state.number(figure, "paid"),
        "roles": roles(state, figure),
        "chief": is_chief(state, figure),
        "spells": spells(state, figure),
        "suspended_spells": [
            spell
            for spell in known_spells(state, figure)
            if spell not in spells(state, figure)
        ],
        "item": item,
        "item_effect": item_effect(state, item),
        "improvements": improvements(state, figure),
        "fate": _fate(state, figure),
    }


def muster(state: State, player: str) -> Army:
    """A whole army: its figures, who may fight next, what it is worth."""
    army = figures(state, player)
    fit = [f for f in army if ready(state, f)]
    gone = departed(state, player)
    return {
        "name": state.name(player),
        "hoard": state.balance(player, MONEY),
        "figures": [figure_facts(state, figure) for figure in army],
        "resting": [state.name(f) for f in army if f not in fit],
        "gone": [state.name(f) for f in gone],
        "missing": _missing(state, fit),
        "total": sum(cost(state, figure) for figure in army),
        "ready_total": sum(cost(state, figure) for figure in fit),
    }


def _missing(state: State, fit: list[str]) -> list[str]:
    """Roles without a fit figure for the next battle; none is compulsory.

    See MED-ARMY-11.
    """
    missing = [
        r for r in ("general", "mage") if not any(has_role(state, f, r) for f in fit)
    ]
    if not any(state.get(figure, "kind") == HERO for figure in fit):
        missing.append(HERO)
    return missing
