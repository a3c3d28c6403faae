"""What a Med-Fan campaign counts and records besides what all games do."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import declared
from ledger.rules.medfan.tables import ARMY, IMPROVEMENT

COMMODITIES = common.COMMODITIES

ROLES = {role: f"role_{role}" for role in ARMY["roles"]}

BORNE = " ".join(f"{role}:yes" for role in ROLES.values())
STATS = " ".join(f"{stat}:text" for stat in IMPROVEMENT["rows"])

FIELDS = common.FIELDS | declared(
    player="battles:count joined:yes treasure:count objective:text=medfan.objective",
    figure=f"""
        name:name! player:player kind:text=medfan.figure_kind cost:count paid:count {BORNE} spell:text
        more_spells:list extra_mage:yes ruled:yes item:text=medfan.item rests:count fallen:yes
        absent:yes bought_for:count bought_before:count bettered_for:count
        bettered_before:count retired:yes {STATS}
    """,
    territory="""
        kind:text!              # what is shown as such is the capability
        unknown:yes! capability:text=medfan.capability acquired:count
        council:text=medfan.benefit blocked:count
    """,
    campaign="""
        battles:count income:count goal_games:count goal_territories:count
        goal_half:yes over:yes step:text=medfan.step_after fighters:list!
        winner:text=medfan.winner scenario:text=medfan.scenario
        variable_length:yes
        battle_turn:count       # the last for which a length was recorded
    """,
)
