"""Mages: the spells they know, and the Council that gives them more."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.naming import same
from ledger.rules.game import Outcome
from ledger.rules.medfan.caps import marked
from ledger.rules.medfan.house import house
from ledger.rules.medfan.roster import (
    COUNCIL,
    SPELLS,
    council,
    departed,
    figures,
    has_role,
    in_use,
    known_spells,
)
from ledger.rules.medfan.shopping import open_for, pay, spent
from ledger.rules.medfan.tables import ARMY, CAPABILITY
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.effects import Effect
    from ledger.shapes.medfan.armies import Benefit, Learnt
    from ledger.state import State
    from ledger.table import Table


def first_spell(
    state: State, table: Table, player: str, spell: str | None, roles: Sequence[str]
) -> str | None:
    """The spell of a new mage: exactly one, and only for mages (MED-ARMY-13)."""
    if spell is None:
        return None
    if "mage" not in roles:
        raise Refused("rule", "medfan.no_mage", rule="MED-ARMY-13")
    return _same_as_before(state, table, player, spell)


def _same_as_before(state: State, table: Table, player: str, spell: str) -> str:
    """The spell; objects if it must be that of a replaced mage (MED-AMB-ARMY-3)."""
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
    spells = [state.text(f, "spell") for f in who if has_role(state, f, "mage")]
    return [spell for spell in spells if spell]


def learn(
    state: State,
    table: Table,
    player: str,
    figure: str,
    spell: str,
    cost: int | None = None,
) -> Outcome[Learnt]:
    """Records a mage's spell: the one that is known, or one from the Council.

    What is recorded never changes (MED-ARMY-14).
    """
    if not has_role(state, figure, "mage"):
        raise Refused("rule", "medfan.not_a_mage", rule="MED-ARMY-13", figure=figure)
    known = known_spells(state, figure)
    if same(spell) in map(same, known):
        raise Refused("rule", "medfan.spell_known", rule="MED-ARMY-14", spell=spell)
    if not known:
        spell = _same_as_before(state, table, player, spell)
        effects: list[Effect] = [changed(state, figure, "spell", spell)]
        _free(cost)
    else:
        effects = _more_magic(state, table, player, figure, spell)
        effects += _spell_paid(state, player, figure, cost)
    asked = {"player": player, "figure": figure, "spell": spell}
    answer: Learnt = {
        "player": player,
        "figure": figure,
        "spell": spell,
        "spells": [*known, spell],
    }
    return Outcome(asked, answer, effects)


def _more_magic(
    state: State, table: Table, player: str, mage: str, spell: str
) -> list[Effect]:
    """One of the Council's three additional spells (MED-TERR-26)."""
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
    beyond = len(more) >= ARMY["council_spells"]
    return [
        changed(state, mage, "more_spells", (*more, spell)),
        *(marked(state, mage) if beyond else ()),
    ]


def _spell_paid(state: State, player: str, mage: str, cost: int | None) -> list[Effect]:
    """The price of a Council's spell, where a house rule asks one (MED-AMB-TERR-3)."""
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
    state: State, table: Table, player: str, benefit: str | None = None
) -> Outcome[Benefit]:
    """The owner of the Council of Archmages chooses one of its two benefits.

    Once for as long as it is owned, unless a house rule lets the owner choose for
    each battle (MED-TERR-25, MED-AMB-TERR-1).
    """
    councils = in_use(state, player, COUNCIL)
    if not councils:
        raise Refused("rule", "medfan.no_council", rule="MED-TERR-25", player=player)
    place = councils[0]
    before = state.text(place, "council")
    if before and house(state, "council_choice_fixed"):
        facts = {"territory": place, "benefit": before}
        rule = "medfan.house_rules.council_choice_fixed"
        table.object(Refused("rule", "medfan.council_fixed", rule=rule, **facts))
    if benefit is None:
        benefit = table.choose("council", CAPABILITY["council_benefits"], who=player)
    asked = {"player": player, "territory": place, "benefit": benefit}
    effects: list[Effect] = [changed(state, place, "council", benefit)]
    answer: Benefit = {
        "player": player,
        "territory": place,
        "benefit": benefit,
        "before": before,
    }
    return Outcome(asked, answer, effects)
