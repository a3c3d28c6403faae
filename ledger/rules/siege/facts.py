"""What a siege counts and records besides what all games do."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import Commodity, declared
from ledger.rules.siege.tables import ITEMS

ALLOWANCE = "allowance"  # points for siege equipment that are not yet spent
# Where a side's pieces may be, besides with the side itself: bought, but not placed.
PLACED = "placed"
DESTROYED = "destroyed"
TYPES = ("infantry", "cavalry", "artillery", "machine", "flyers")  # of units
KINDS = tuple(code for code in ITEMS if code != "source")

COMMODITIES = {
    **common.COMMODITIES,
    ALLOWANCE: Commodity(ALLOWANCE, common.never_negative),
    **{code: Commodity(code, common.never_negative) for code in KINDS},
}

FIELDS = common.FIELDS | declared(
    campaign="""
        scenario:text! gate_as:text=siege.gate first:side turn_limit:count holder:unit
        holding:count held:count off:count general_off:yes winner:side ended:yes
    """,
    side="""
        name:name!
        role:text!  # none: of an earlier siege
        people:text points:count spent:count units:count general:text
        general_died:count broken:count
    """,
    unit="""
        name:name! side:side type:text=siege.unit_type stands:count equipment:list! battered:count
        stand_hits:count  # the hits that cost it a stand, by its army list
        hits:count  # those on it that cost none yet
    """,
    machine="side:side! item:text! number:count! hits:count unit:unit",
    section="""
        name:name! kind:text! state:text=siege.section_state fell:count attackers:count defenders:count
        oil:count capacity:count face:text
    """,
    scenario="""
        code:text! played:count! role:text! winner:side! why:text! turns:count!
        attacker:count! defender:count!
    """,
)
