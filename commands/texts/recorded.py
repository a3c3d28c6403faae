"""Words of what the games record besides what a correction or a question names."""

from __future__ import annotations

from commands.texts.marks import N_

FIELDS: dict[str, str] = {
    # Fief
    "heir": N_("heir"),
    "regent_until": N_("regency until turn"),
    "hereditary": N_("King by birth"),
    "elected": N_("King elect"),
    "out": N_("died out in turn"),
    "length": N_("turns to be played"),
    "revolt_at": N_("rebels at"),
    "revolt_since": N_("revolt since turn"),
    "assassin": N_("who had somebody murdered"),
    "murdered": N_("who was murdered"),
    "counted": N_("points at each count"),
    "winners": N_("winners"),
    "ransom_by": N_("ransom due by turn"),
    # Med-Fan
    "treasure": N_("treasure at the beginning"),
    "objective": N_("objective"),
    "more_spells": N_("more spells"),
    "extra_mage": N_("mage by the council"),
    "ruled": N_("by a ruling"),
    "bought_for": N_("bought for"),
    "bought_before": N_("bought before battle"),
    "bettered_for": N_("improved for"),
    "bettered_before": N_("improved before battle"),
    "unknown": N_("unknown"),
    "council": N_("council’s benefit"),
    "blocked": N_("no income after battle"),
    "goal_games": N_("games to be played"),
    "goal_territories": N_("territories to win"),
    "goal_half": N_("half the territories win"),
    "over": N_("ended"),
    "step": N_("next step after the battle"),
    "fighters": N_("who fights"),
    "winner": N_("winner"),
    "scenario": N_("scenario"),
    "variable_length": N_("variable length"),
}
