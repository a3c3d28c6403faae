"""All words of the Med-Fan campaign that are looked up by key."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.medfan import acts, armies, battles, explaining, land
from commands.texts.medfan.acts import ACTS, GAMES, REASONS, THROWS
from commands.texts.medfan.choices import CHOICES, OPTIONS
from commands.texts.medfan.explaining import DERIVED
from commands.texts.medfan.pending import PENDING as DUE
from commands.texts.medfan.settings import SETTINGS

__all__ = ["ACTS", "CHOICES", "DUE", "GAMES", "OPTIONS", "REASONS", "SETTINGS"]
__all__ += ["DERIVED", "PHRASED", "SECTIONS", "THINGS", "THROWS"]

PHRASED: dict[str, Texts] = {}
THINGS = acts.THINGS | explaining.THINGS
SECTIONS: Texts = {"medfan standings": "The campaign"}  # of reports
# When a rule is needed.
MOMENTS: Texts = {
    "setup": "before the campaign",
    "before": "before the battle",
    "battle": "during the battle",
    "spoils": "spoils",
    "survival": "survival",
    "territories": "territories",
    "income": "territory income",
    "spending": "spending",
    "end": "end of the campaign",
}
LANDS = land.CAPABILITIES
VALUES = armies.KINDS | armies.ITEMS  # codes that are recorded
CODES: dict[str, Texts] = {  # and codes of particular fields
    "council": land.BENEFITS,
    "objective": battles.OBJECTIVES,
    "scenario": battles.SCENARIOS,
    "step": battles.STEPS,
    **dict.fromkeys(armies.STATS, armies.BETTER),  # such as a second attack
}
# Words that the reference cards also show.
ON_CARDS = armies.ROLES | armies.STATS | battles.FATES_ROLLED | battles.OBJECTIVES
ON_CARDS |= battles.SCENARIOS | land.CAPABILITIES
# Former names of reference cards, and former words for what is recorded.
CARDS_ALSO = {"What territories bring": "income"}
THINGS_ALSO = {
    "territories to win": "goal_territories",
    "territoires pour gagner": "goal_territories",
    "more than half of the territories to win": "goal_half",
    "plus de la moitié des territoires pour gagner": "goal_half",
    "territoires à posséder pour gagner": "to_win",
    "acheté pour": "bought_for",
    "acheté avant la bataille": "bought_before",
    "amélioré pour": "bettered_for",
    "amélioré avant la bataille": "bettered_before",
}
