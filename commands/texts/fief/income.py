"""Words for the income."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# Where income comes from.
SOURCES: Texts = {
    "castle": "{count} {count:castle|castles}",
    "city": "{count} {count:city|cities}",
    "mill": "{count} {count:mill|mills}",
    "press": "{count} {count:press|presses}",
    "tallage": "tallage",
    "king": "the King’s pension",
    "queen": "the Queen’s pension",
    "regent": "the Regent’s pension",
}
# For the end of a phase in which nobody had asked for the income.
UNASKED = N_("income: {sums}")
# Why something does not pay its owner.
WHY: Texts = {
    "empty": "nobody is there",
    "nobody": "the village belongs to nobody",
    "empty_capital": "the capital is empty",
    "enemy": "occupied by enemies",
    "famine": "famine",
    "crowded": "too many counters",
    "tithe": "tithe",
    "frozen": "set aside for the captive",
    "captive": "the lord is a captive",
    "no_heir": "there is no heir",
    "heir": "paid to the heir",
    "aside": "rebels hold the city",
    "no_fief": "the region is not a fief",
}

REFUSALS: Texts = {
    "fief.income_paid": "the income of turn {turn:plain} has already been paid",
    "fief.income_paid.hint": "`undo` takes that income back; `why` explains it",
    "fief.notes": "the bank has {left} left, but owes {due}",
    "fief.notes.hint": "the house rule fief.bank.finite = false lets the bank pay on credit",
    "fief.no_captive": "{lord} is not a captive",
    "fief.ransom_money": "ransom agreed: {amount}; set aside: {aside}; {player:subject} {player:has|have} {money}",
    "fief.ransom_money.hint": "another player may give the rest first: `pay`",
    "fief.shares": "the shares come to {shared}, but the ransom is {amount}",
    "fief.shares.hint": "the shares must add up to the ransom: --share PLAYER=AMOUNT for each captor",
    "fief.share_self": "{player:subject} {player:pays|pay} the ransom and cannot have a share in it",
    "fief.share_self.hint": "--share names the captors, each with their share",
    "fief.share_twice": "{player:subject} {player:is|are} named twice among those who share the ransom",
    "fief.share_twice.hint": "--share PLAYER=AMOUNT, once for each captor",
    "fief.share_none": "a share of 0 is not a share: {player} {player:gets|get} none of the ransom",
    "fief.share_none.hint": "leave out those who get nothing",
    "fief.dungeon_no_ransom": "{lord} is in the King’s dungeon: no ransom can free a lord from it",
    "fief.dungeon_no_ransom.hint": "only an Escape card frees the lord",
    "fief.rebels_no_ransom": "{lord} is held by rebels, who take no ransom",
    "fief.rebels_no_ransom.hint": "a bishop who calms the rebels, or an Escape card, sets captives free",
    "fief.release_hostile": "{village} is held neither by the family nor by an ally",
    "fief.release_hostile.hint": 'the house rule fief.release.where = "in any village" lets a freed lord be placed there',
    "fief.phase": "this action belongs to the phase “{phase}”; the current phase is “{now}”",
    "fief.phase.hint": "`phase next` moves on; --ruling TEXT overrides the rule",
    "fief.phase_over": "this action belongs to the phase “{phase}”; the current phase is “{now}”",
    "fief.phase_over.hint": "that phase comes again next turn; --ruling TEXT overrides the rule",
}
WARNINGS: Texts = {
    "fief.forecast": "this is what turn {turn:plain} would bring as things stand now; nothing is paid",
    "fief.notes_change": "the notes in the box do not make up the exact sum: write the remaining {paper} on paper",
    "fief.notes_out": "{out} are in play, but the notes in the box are worth only {box}: write the rest on paper",
    "fief.release_hostile": "{village} is held neither by the family nor by an ally: permission is needed",
}
ACTS: Texts = {
    "fief income": "Income of the turn: {sums}",
    "fief ransom": "{player:subject} {player:ransoms|ransom} {lord} from {captor} for {money}",
    "fief ransom.shared": "{player:subject} {player:ransoms|ransom} {lord} from {captor} for {money}: {sums}",
}
