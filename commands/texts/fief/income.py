"""Words of the income."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# Where income comes from.
SOURCES: Texts = {
    "castle": "{count} {count:castle|castles}",
    "city": "{count} {count:city|cities}",
    "mill": "{count} {count:mill|mills}",
    "press": "{count} {count:press|presses}",
    "tallage": "tallage",
    "king": "the king’s pension",
    "queen": "the queen’s pension",
    "regent": "the regent’s pension",
}
# What is told of the end of a phase in which nobody had asked for it.
UNASKED = N_("income: {sums}")
# Why something does not pay its owner.
WHY: Texts = {
    "empty": "nobody is there",
    "nobody": "it is nobody’s",
    "empty_capital": "the capital is empty",
    "enemy": "enemies are there",
    "famine": "famine",
    "crowded": "too many counters",
    "tithe": "tithe",
    "frozen": "set aside for the captive",
    "captive": "the lord is a captive",
    "no_heir": "there is no heir",
    "heir": "the heir has it",
    "aside": "rebels hold the city",
    "no_fief": "it is no fief",
}

REFUSALS: Texts = {
    "fief.income_paid": "the income of turn {turn:plain} is paid already",
    "fief.income_paid.hint": "`undo` takes it back, `why` explains it",
    "fief.notes": "the bank has {left} left, {due} are due",
    "fief.notes.hint": "the house rule fief.bank.finite = false pays on credit",
    "fief.no_captive": "{lord} is nobody’s captive",
    "fief.ransom_money": "{amount} are agreed; set aside are {aside}, and {player} has {money}",
    "fief.ransom_money.hint": "another player may give the rest first: `pay`",
    "fief.shares": "the shares come to {shared}, the ransom to {amount}",
    "fief.shares.hint": "the shares add up to the ransom: --share PLAYER=AMOUNT for each",
    "fief.share_self": "{player} pays the ransom, and has no share of it",
    "fief.share_self.hint": "--share names the captors, each with what he has of it",
    "fief.share_twice": "{player} is named twice among those who share the ransom",
    "fief.share_twice.hint": "--share PLAYER=AMOUNT, once for each captor",
    "fief.share_none": "a share of 0 is no share: {player} has none of the ransom",
    "fief.share_none.hint": "leave out whoever has none",
    "fief.dungeon_no_ransom": "{lord} lies in the king’s dungeon: no ransom opens it",
    "fief.dungeon_no_ransom.hint": "an Escape card does",
    "fief.rebels_no_ransom": "{lord} is held by rebels: no ransom frees anybody from them",
    "fief.rebels_no_ransom.hint": "a bishop who calms them does, or an Escape card",
    "fief.release_hostile": "{village} is not in friendly hands",
    "fief.release_hostile.hint": 'the house rule fief.release.where = "any" allows it',
    "fief.phase": "this belongs to the phase “{phase}”, now it is “{now}”",
    "fief.phase.hint": "`phase next` goes on; --ruling TEXT overrules it",
    "fief.phase_over": "this belongs to the phase “{phase}”, now it is “{now}”",
    "fief.phase_over.hint": "that phase comes again in the next turn; --ruling TEXT overrules it",
}
WARNINGS: Texts = {
    "fief.forecast": "this is what turn {turn:plain} would bring as things stand now; nothing is paid",
    "fief.notes_change": "the notes of the box do not make it up exactly: note {paper} on paper",
    "fief.notes_out": "{out} are out, but the notes of the box are worth {box}: note the rest on paper",
    "fief.release_hostile": "{village} is not in friendly hands: whoever is put there needs permission",
}
ACTS: Texts = {
    "fief income": "Income of the turn: {sums}",
    "fief ransom": "{player} ransoms {lord} from {captor} for {money}",
    "fief ransom.shared": "{player} ransoms {lord} from {captor} for {money}: {sums}",
}
