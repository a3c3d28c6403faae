"""What is said of money, titles, territories, players and the clock."""

from __future__ import annotations

from commands.texts.marks import Texts

REFUSALS: Texts = {
    "bad_amount": "“{amount}” is no amount",
    "bad_amount.hint": "a whole number, digits only, from 1 to 1000000000000",
    "bad_amount.balance": "{account:the} cannot have that much",
    "not_enough.money": "{account} has {have}, {need} {need:is|are} needed",
    "not_enough.money.hint": "{lack} {lack:is|are} missing",
    "not_enough": "{account} has {have} of {what}, {need} {need:is|are} needed",
    "not_enough.hint": "{lack} {lack:is|are} missing",
    "not_enough.bank": "the bank has {have} left, {need} {need:is|are} needed",
    "pay.self": "giver and taker are the same: {account:the}",
    "count.amount": "how many coins lie before {player}?",
    "count.amount.hint": "a name and an amount by turns, as in `count Anne=800 Bruno=350`",
    "count.twice": "{player} is counted twice",
    "count.twice.hint": "name each player once",
    "count.which": "“{word}” is none of the numbers",
    "count.which.hint": "from 1 to {most:plain}; Enter alone does nothing",
    "bad_amount.whole": "“{word}” is no whole number",
    "bad_amount.whole.hint": "digits only, from 0 to 1000000000000",
    "bad_amount.many": "“{word}” does not say how many",
    "bad_amount.many.hint": "a whole number, digits only, from {least:plain} to 1000000000000",
    "title.holds": "{holder} holds the title “{title}” already",
    "title.most": "{player} {player:holds|hold} as many titles as a player may: {most}",
    "title.most.hint": "the house rule {rule} says so; --ruling overrules it",
    "title.vacant": "nobody holds the title “{title}”",
    "territory.owns": "{territory} {territory:belongs|belong} to {owner} already",
    "territory.most": "{player} {player:owns|own} as many territories as a player may: {most}",
    "territory.most.hint": "the house rule {rule} says so; --ruling overrules it",
    "territory.unowned": "{territory} {territory:belongs|belong} to nobody",
    "players.many": "too many players",
    "players.many.hint": "at most {most}",
    "players.same_name": "{name} is called so already",
    "undo.stays": "nothing is written: what was to be taken back stays",
    "redo.stays": "nothing is written: what was taken back stays so",
    "clock.waits": "nothing is written: what is due comes first",
    "phase.none": "the turns of this game have no phases",
    "phase.none.hint": "`turn next` ends the turn; `rules set {rule} A,B` names phases",
}
