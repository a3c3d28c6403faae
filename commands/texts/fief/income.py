"""Words of the income."""

from __future__ import annotations

from commands.texts.marks import N_

# Where income comes from.
SOURCES: dict[str, str] = {
    "castle": N_("{count} {count:castle|castles}"),
    "city": N_("{count} {count:city|cities}"),
    "mill": N_("{count} {count:mill|mills}"),
    "press": N_("{count} {count:press|presses}"),
    "tallage": N_("tallage"),
    "king": N_("the king’s pension"),
    "queen": N_("the queen’s pension"),
    "regent": N_("the regent’s pension"),
}
# What is told of the end of a phase in which nobody had asked for it.
UNASKED = N_("income: {sums}")
# Why something does not pay its owner.
WHY: dict[str, str] = {
    "empty": N_("nobody is there"),
    "nobody": N_("it is nobody’s"),
    "empty_capital": N_("the capital is empty"),
    "enemy": N_("enemies are there"),
    "famine": N_("famine"),
    "crowded": N_("too many counters"),
    "tithe": N_("tithe"),
    "frozen": N_("set aside for the captive"),
    "captive": N_("the lord is a captive"),
    "no_heir": N_("there is no heir"),
    "heir": N_("the heir has it"),
    "aside": N_("rebels hold the city"),
    "no_fief": N_("it is no fief"),
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.income_paid": (
        N_("the income of turn {turn:plain} is paid already"),
        N_("`undo` takes it back, `why` explains it"),
    ),
    "fief.notes": (
        N_("the bank has {left} left, {due} are due"),
        N_("the house rule fief.bank.finite = false pays on credit"),
    ),
    "fief.no_captive": N_("{lord} is nobody’s captive"),
    "fief.ransom_money": (
        N_("{amount} are agreed; set aside are {aside}, and {player} has {money}"),
        N_("another player may give the rest first: `pay`"),
    ),
    "fief.shares": (
        N_("the shares come to {shared}, the ransom to {amount}"),
        N_("the shares add up to the ransom: --share PLAYER=AMOUNT for each"),
    ),
    "fief.share_self": (
        N_("{player} pays the ransom, and has no share of it"),
        N_("--share names the captors, each with what he has of it"),
    ),
    "fief.share_twice": (
        N_("{player} is named twice among those who share the ransom"),
        N_("--share PLAYER=AMOUNT, once for each captor"),
    ),
    "fief.share_none": (
        N_("a share of 0 is no share: {player} has none of the ransom"),
        N_("leave out whoever has none"),
    ),
    "fief.dungeon_no_ransom": (
        N_("{lord} lies in the king’s dungeon: no ransom opens it"),
        N_("an Escape card does"),
    ),
    "fief.rebels_no_ransom": (
        N_("{lord} is held by rebels: no ransom frees anybody from them"),
        N_("a bishop who calms them does, or an Escape card"),
    ),
    "fief.release_hostile": (
        N_("{village} is not in friendly hands"),
        N_('the house rule fief.release.where = "any" allows it'),
    ),
    "fief.phase": (
        N_("this belongs to the phase “{phase}”, now it is “{now}”"),
        N_("`phase next` goes on; --ruling TEXT overrules it"),
    ),
    "fief.phase_over": (
        N_("this belongs to the phase “{phase}”, now it is “{now}”"),
        N_("that phase comes again in the next turn; --ruling TEXT overrules it"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.forecast": N_(
        "this is what turn {turn:plain} would bring as things stand now; nothing is paid"
    ),
    "fief.notes_change": N_(
        "the notes of the box do not make it up exactly: note {paper} on paper"
    ),
    "fief.notes_out": N_(
        "{out} are out, but the notes of the box are worth {box}: note the rest on paper"
    ),
    "fief.release_hostile": N_(
        "{village} is not in friendly hands: whoever is put there needs permission"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief income": N_("Income of the turn: {sums}"),
    "fief ransom": N_("{player} ransoms {lord} from {captor} for {money}"),
    "fief ransom.shared": N_(
        "{player} ransoms {lord} from {captor} for {money}: {sums}"
    ),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
