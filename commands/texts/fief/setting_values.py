"""The values of the house rules of Fief, in words: by house rule, then by value."""

from __future__ import annotations

from commands.texts.marks import Texts

VALUES: dict[str, Texts] = {
    "fief.clock.first_player": {
        "moves": "changes",
        "stays": "stays the same",
    },
    "fief.cards.hands": {
        "counted": "counted by the program",
        "untracked": "left to the table",
    },
    "fief.setup.first_lord": {
        "random": "at random",
        "choice": "chosen",
    },
    "fief.bishop.allow_royal": {
        "prince": "the Prince only",
        "none": "neither of them",
        "both": "both of them",
    },
    "fief.cards.parry_for": {
        "anyone": "anyone",
        "marriage": "an ally by marriage",
    },
    "fief.cards.reshuffle_lord": {
        "choice": "chosen",
        "random": "at random",
    },
    "fief.cards.allied": {
        "marriage": "an ally by marriage",
        "consent": "anyone who consents",
    },
    "fief.cards.exchange_phase": {
        "any": "at any time",
        "phase6": "in phase 6",
    },
    "fief.prisoner.captor_loses": {
        "winner": "taken by the winner",
        "free": "set free",
    },
    "fief.tallage.enemy": {
        "hostile": "hostile counters",
        "foreign": "counters of all others",
    },
    "fief.plague.unit": {
        "points": "soldier points",
        "counters": "whole counters",
    },
    "fief.darc.target": {
        "own": "a woman of the family",
        "any": "any woman",
    },
    "fief.darc.beyond_table": {
        "formula": "by the formula",
        "cap18": "as for 18",
    },
    "fief.village.ownership": {
        "sticky": "still its owner’s",
        "presence": "nobody’s",
    },
    "fief.buy.beside_lord": {
        "lenient": "in any village",
        "strict": "only where the player is in control",
    },
    "fief.income.empty_capital": {
        "per_village": "villages held pay",
        "none": "none pays",
    },
    "fief.titles.move_when": {
        "phase1_and_3": "in phases 1 and 3",
        "new_lord": "with a new lord",
        "any": "at any time",
    },
    "fief.money.transfer_phase": {
        "any": "at any time",
        "phase6": "in phase 6",
    },
    "fief.fight.sortie": {
        "all": "everyone",
        "newcomers": "only the newcomers",
    },
    "fief.fight.change_source": {
        "pooled": "all stocks",
        "single": "a single exchange",
    },
    "fief.release.where": {
        "any": "in any village",
        "friendly": "with family or an ally",
    },
    "fief.ransom.phase": {
        "any": "at any time",
        "phase6": "in phase 6",
    },
    "fief.ransom.multi": {
        "highest": "of the highest rank",
        "sum": "the sum",
    },
    "fief.heir.royal_gift": {
        "any": "any lord",
        "own_family": "its own family",
    },
    "fief.heir.split": {
        "one": "one heir",
        "split": "several heirs",
    },
    "fief.revolt.buy": {
        "every": "every purchase phase",
        "first": "the first one only",
    },
    "fief.revolt.empty_capital": {
        "end_of_move": "by ending there",
        "crossed": "by crossing it",
        "never": "never",
    },
    "fief.revolt.prisoners": {
        "die": "they die",
        "freed": "they are freed",
    },
    "fief.queen_mother.keeps": {
        "hereditary": "under a hereditary King",
        "always": "always",
        "never": "never",
    },
    "fief.battle.heiress": {
        "fights": "she fights",
        "captive": "may be captured",
    },
    "fief.vote.tie": {
        "top": "at the top",
        "any": "any tie",
    },
    "fief.vote.candidate_of": {
        "own_family": "a lord of the family",
        "anyone": "anyone",
    },
    "fief.regency.minor_wife": {
        "at_majority": "at his majority",
        "at_once": "at once",
    },
    "fief.points.scoring": {
        "cumulative": "added up",
        "last": "the last count",
    },
    "fief.win.tie": {
        "all": "everyone",
        "solo_first": "first those who win alone",
    },
    "fief.dungeon.by": {
        "player": "any force of the King’s player",
        "counter": "the King himself",
    },
    "tactics.profile": {
        "fief2": "Fief 2",
        "fief2011": "Fief 2011",
    },
    "tactics.archers.after_lord_death": {
        "stay": "they stay",
    },
    "tactics.bombard.order": {
        "attacker_first": "the attacker first",
        "defender_first": "the defender first",
    },
    "tactics.bombard.scope": {
        "side": "the whole side",
        "player": "their player alone",
    },
    "tactics.guard.bonus_stage": {
        "damage": "to the losses",
        "dice_sum": "to the dice",
    },
    "tactics.guard.revert_shortage": {
        "lost": "they are lost",
    },
    "tactics.merc.commit_order": {
        "secret": "in secret",
        "attacker_first": "the attacker first",
    },
    "tactics.merc.plague_per": {
        "player": "by player",
        "side": "by side",
    },
    "tactics.merc.revolt_mode": {
        "example": "as in the example",
        "fief2_3d6": "3d6, as in Fief 2",
    },
    "tactics.plague.lasts": {
        "turn": "until the turn ends",
    },
}
