"""What every game says of its entries: what was done, why, with which dice."""

from __future__ import annotations

from commands.texts.marks import N_

# By kind of entry. What stands in braces comes from what was asked and what
# came of it, with the names shown now.
ACTS: dict[str, str] = {
    "new": N_("The campaign begins."),
    "fork": N_("A branch of {of} begins, after entry {at:plain}"),
    "pay": N_("{from:subject} {from:pays|pay} {money} {to:to}"),
    "count": N_("{player} {player:has|have} counted {counted}, as the book says"),
    "count.more": N_(
        "{player} {player:has|have} counted {counted}, {difference} more than the book says"
    ),
    "count.less": N_(
        "{player} {player:has|have} counted {counted}, {difference} less than the book says"
    ),
    "pay.closed": N_("{from:subject} {from:pays|pay} money {to:to}"),
    "count.closed": N_("{player} {player:has|have} counted the coins"),
    "title grant": N_("{person} {person:receives|receive} the title “{title}”"),
    "title grant.from": N_("The title “{title}” passes from {before} to {person}"),
    "title revoke": N_("{before} {before:loses|lose} the title “{title}”"),
    "territory add": N_("{territory} {territory:appears|appear} on the map"),
    "territory add.owned": N_(
        "{territory} {territory:appears|appear} on the map and belongs to {owner}"
    ),
    "territory claim": N_("{player} {player:takes|take} {territory}"),
    "territory claim.from": N_(
        "{player} {player:takes|take} {territory} from {before}"
    ),
    "territory release": N_("{before} {before:gives|give} up {territory}"),
    "players add": N_("{player} {player:joins|join}"),
    "players rename": N_("{before} {before:is|are} called {after} from now on"),
    "players retire": N_("{player} {player:leaves|leave} the table"),
    "turn": N_("Turn {before:plain} ends, turn {turn:plain} begins"),
    "phase": N_("The phase “{phase}” begins"),
    "roll": N_("{expression}: {total} ({faces})"),
    "roll.who": N_("{who} {who:throws|throw} {expression}: {total} ({faces})"),
    "note": N_("Note"),
    "correct": N_("Corrected: {what} {account:of}, {before} → {after}"),
    "correct.there": N_("Corrected: {what} ({account}), {before} → {after}"),
    "correct.closed": N_("Corrected: {what} {account:of}"),
    "rules set": N_("House rule {key}: {before} → {after}"),
    "rules load": N_("House rules are taken over: {keys}"),
    "undo": N_("Taken back: {acts:entry|entries} {acts:runs}"),
    "redo": N_("Brought back: {acts:entry|entries} {acts:runs}"),
    "drop": N_("An act was dropped after its dice had been thrown: {kind} ({faces})"),
}

# What a correction corrected: commodities and fields.
THINGS: dict[str, str] = {
    "money": N_("money"),
    "owner": N_("owner"),
    "holder": N_("holder"),
    "kind": N_("kind"),
    "turn": N_("turn"),
    "phase": N_("phase"),
    "first_player": N_("first player"),
}

# What a movement of money was, where nobody said.
REASONS: dict[str, str] = {
    "new": N_("at the beginning"),
    "pay": N_("payment"),
    "correct": N_("correction"),
    "undo": N_("taken back"),
    "redo": N_("brought back"),
    "players add": N_("joins"),
    "players retire": N_("leaves"),
    "title grant": N_("granted"),
    "title revoke": N_("revoked"),
    "territory add": N_("appears"),
    "territory claim": N_("claimed"),
    "territory release": N_("released"),
    "phase": N_("the end of a phase"),
    "turn": N_("the end of a turn"),
}

SUSPECTS: dict[str, str] = {
    "doubled": N_(
        "entry {entry:plain} (amount: {amount}) may have been done or booked twice"
    ),
    "sign": N_("entry {entry:plain} (amount: {amount}) may have gone the other way"),
    "digits": N_("entry {entry:plain} (amount: {amount}) may have its digits swapped"),
    "player": N_("entry {entry:plain} (amount: {amount}) may have been this player's"),
    "missed": N_(
        "entry {entry:plain} (amount: {amount}) may never have been done at the table"
    ),
}

CHOICES: dict[str, str] = {"go_on": N_("whether the clock goes on all the same")}
OPTIONS: dict[str, str] = {
    "go": N_("go on, and leave it undone"),
    "stay": N_("stay, and write nothing"),
}

THROWS: dict[str, str] = {
    "roll": N_("roll"),
    "explode": N_("exploding dice, thrown again"),
    "names.noun": N_("noun"),
    "names.count": N_("one qualifier on 1 to 3, two on 4 to 6"),
    "names.qualifier": N_("qualifier"),
    "names.left": N_("one of the names that are left"),
}

HOW: dict[str, str] = {
    "typed": N_("typed"),
    "thrown": N_("thrown"),
    "seeded": N_("seeded"),
    "kept": N_("kept"),
}

SETTINGS: dict[str, str] = {
    "campaign.dice": N_("at a terminal: ask for the dice, or throw them"),
    "campaign.language": N_("the language of the campaign"),
}
