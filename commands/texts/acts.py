"""What all games say about their entries: what was done, why, and with which dice."""

from __future__ import annotations

from commands.texts import sealed, tables
from commands.texts.marks import N_, Texts

TABLES = tables.TABLES  # of exports,
COLUMNS = tables.COLUMNS  # and what is in them

# By kind of entry. The names in braces are facts of the request and the
# outcome, with present names.
ACTS: Texts = {
    "new": "The campaign begins",
    "salvage": "An entry stood here that could not be read",
    "salvage.left": "An entry stood here that took back or brought back one that could not be read ({kind})",
    "fork": "A branch of {of} begins after entry {at:plain}",
    "pay": "{from:subject} {from:pays|pay} {money} {to:to}",
    "count": "{player} {player:has|have} counted {counted}, as in the ledger",
    "count.more": "{player} {player:has|have} counted {counted}, {difference} more than in the ledger",
    "count.less": "{player} {player:has|have} counted {counted}, {difference} less than in the ledger",
    "pay.closed": "{from:subject} {from:pays|pay} money {to:to}",
    "count.several": "The coins are counted: {tallies}",
    "count.closed": "{player} {player:has|have} counted the coins",
    "title grant": "{person} {person:receives|receive} the title “{title}”",
    "title grant.from": "The title “{title}” passes from {before} to {person}",
    "title revoke": "{before} {before:loses|lose} the title “{title}”",
    "territory add": "{territory} {territory:appears|appear} on the map",
    "territory add.owned": "{territory} {territory:appears on the map and belongs|appear on the map and belong} to {owner}",
    "territory claim": "{player} {player:takes|take} {territory}",
    "territory claim.from": "{player} {player:takes|take} {territory} from {before}",
    "territory release": "{before} {before:gives|give} up {territory}",
    "players add": "{player} {player:joins|join} the table",
    "players rename": "{before} {before:is|are} called {after} from now on",
    "players retire": "{player} {player:leaves|leave} the table",
    "turn": "Turn {before:plain} ends; turn {turn:plain} begins",
    "phase": "The phase “{phase}” begins",
    "roll": "{expression}: {total} ({faces})",
    "roll.who": "{who} {who:rolls|roll} {expression}: {total} ({faces})",
    "note": "Note",
    "correct": "Corrected: {account:’s} {what}, {before} → {after}",
    "correct.there": "Corrected: {what} ({account}), {before} → {after}",
    "correct.closed": "Corrected: {account:’s} {what}",
    "rules set": "House rule {key}: {before} → {after}",
    "rules load": "House rules taken from a file: {keys}",
    "import csv": "A table is imported",
    "import csv.payments": "From a table: {count} {count:payment|payments}",
    "import csv.balances": "From a table: {count} {count:balance|balances}",
    "import csv.titles": "From a table: {count} {count:title|titles}",
    "import csv.territories": "From a table: {count} {count:territory|territories}",
    "undo": "Taken back: {acts:entry|entries} {acts:runs}",
    "redo": "Brought back: {acts:entry|entries} {acts:runs}",
    "drop": "An action was dropped after its dice had been rolled: {kind} ({faces})",
    **sealed.ACTS,
}
DUE = sealed.DUE

# What a correction corrected: commodities and fields.
THINGS: Texts = {
    "money": "money",
    "owner": "owner",
    "holder": "holder",
    "kind": "kind",
    "turn": "turn",
    "phase": "phase",
    "first_player": "first player",
}

# The purpose of a movement of money, where none was given.
REASONS: Texts = {
    "new": "at the beginning",
    "pay": "payment",
    "correct": "correction",
    "import csv": "a table",
    "undo": "taken back",
    "redo": "brought back",
    "players add": "joins",
    "players retire": "leaves",
    "title grant": "granted",
    "title revoke": "revoked",
    "territory add": "appears",
    "territory claim": "claimed",
    "territory release": "released",
    "phase": "the end of a phase",
    "turn": "the end of a turn",
}

SUSPECTS: Texts = {
    "doubled": "recorded twice?",
    "repeated": "done twice at the table?",
    "sign": "was it the other way round?",
    "digits": "was it {right}?",
    "player.got": "was the recipient {player}?",
    "player.paid": "was the payer {player}?",
    "missed": "never done at the table?",
    "undone": "taken back here, but done at the table?",
}
UNWRITTEN = N_(
    "{giver} may have paid {money} {taker:to}, but nobody wrote the payment down"
)
FOLLOWS = N_("make the ledger match the table")
COUNTED = N_("counted")
WHICH = N_("Which correction applies? (Enter: none)")

CHOICES: Texts = {
    "go_on": "go on anyway",
    "undo": "take back the entry",
    "redo": "bring back the entry",
    "retype": "which roll was mistyped",
    "book": "record this result",
    "dropped": "use these dice again",
}
OPTIONS: Texts = {
    "go": "go on anyway",
    "stay": "stop here, and write nothing",
    "undo": "take the entry back",
    "redo": "bring the entry back",
    "book": "record the result",
    "mend": "go back to the last answer",
    "same": "use these dice again",
    "anew": "roll again, and note the reroll in the journal",
}

THROWS: Texts = {
    "roll": "roll",
    "explode": "exploding dice, rolled again",
    "names.noun": "noun",
    "names.count": "one qualifier on 1 to 3, two on 4 to 6",
    "names.qualifier": "qualifier",
    "names.left": "one of the remaining names",
}

HOW: Texts = {
    "typed": "typed",
    "thrown": "rolled",
    "seeded": "seeded",
    "kept": "kept",
}

SETTINGS: Texts = {
    "campaign.dice": "dice at a terminal: asked for, or rolled",
    "campaign.language": "the language of the campaign",
}
# Notes that every game keeps for itself.
NOTES: Texts = {
    "branch_of": "branch of the campaign",
    "branch_at": "branches off after entry",
    **sealed.NOTES,
}
