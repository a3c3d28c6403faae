"""What is said about sealed answers: rounds, hashes, codes."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

SHORT = 12  # of the 64 digits of a hash, as people compare them

ACTS: Texts = {
    "sealed ask": "Sealed round {round:plain}, {topic}: {players:and} {players:owes|owe} an answer",
    "sealed put": "Sealed round {round:plain}, {topic}: {player} {player:has|have} sealed an answer ({short})",
    "sealed put.last": "Sealed round {round:plain}, {topic}: {player} {player:has|have} sealed the last answer ({short}), and the round is closed",
    "sealed close": "Sealed round {round:plain}, {topic}: closed",
    "sealed close.without": "Sealed round {round:plain}, {topic}: closed without {players:and}",
    "sealed open": "Sealed round {round:plain}, {topic}: {player} had said {value}",
}
DUE: Texts = {
    "sealed.in": "sealed round {round:plain}, {topic}: {awaited:and} {awaited:has|have} not answered yet",
    "sealed.open": "sealed round {round:plain}, {topic}: {awaited:and} {awaited:has|have} not opened the answer yet",
    "sealed.again": "{awaited:and} tie: a second sealed round, {topic}",
    "sealed.act": "sealed round {round:plain}, {topic}: every sealed answer is open",
}
REFUSALS: Texts = {
    "sealed.answers": "“{topic}” has answers of its own",
    "sealed.answers.hint": "--answer is for a topic in your own words",
    "sealed.asked": "“{topic}” is already asked for, in sealed round {round:plain}",
    "sealed.asked.hint": "`sealed close {round:plain}` closes that round",
    "sealed.nobody": "nobody is asked",
    "sealed.nobody.hint": "name the players who owe an answer",
    "sealed.closed": "sealed round {round:plain} is closed",
    "sealed.same": "{player} {player:has|have} already sealed exactly that answer in round {round:plain}",
    "sealed.unasked": "{player} {player:is|are} not asked in sealed round {round:plain}",
    "sealed.open_yet": "sealed round {round:plain} is not closed yet",
    "sealed.open_yet.hint": "it closes with the last answer, or by `sealed close {round:plain}`",
    "sealed.absent": "{player} {player:has|have} sealed nothing in round {round:plain}",
    "sealed.opened": "{player:’s} answer in round {round:plain} is already open",
    "sealed.unfit": "this is not the answer that {player} {player:has|have} sealed in round {round:plain}",
    "sealed.unfit.hint": "the value or the code is different",
    "sealed.code": "no possible answer fits {player:’s} code in round {round:plain}",
    "sealed.code.hint": "check the code; if the answer was in the player’s own words, add it after the code",
    "sealed.number": "“{word}” is not a number from 0 to {most}",
    "sealed.value": "“{word}” is not one of the answers",
    "sealed.unknown": "there is no sealed round {round:plain}",
    "sealed.hash": "“{word}” is not a hash",
    "sealed.hash.hint": "64 digits, 0 to 9 and a to f",
    "sealed.coded": "“{word}” is not a code",
    "sealed.coded.hint": "16 letters and digits, as the phone shows them",
    "sealed.body": "this is not an answer that the page sends",
}
FINDINGS: Texts = {
    "audit.seal": "{about:’s} answer in sealed round {round:plain} is not the one that was sealed: {value}",
}

# What is recorded of a round, as `show` names it.
NOTES: Texts = {
    "topic": "topic",
    "asked": "asked",
    "answers": "possible answers",
    "under": "sealed under",
    "turn": "turn",
    "closed": "closed",
    "hash": "hash",
    "value": "answer",
    "code": "code",
}
SEALED = N_("sealed")
AWAITED = N_("not in yet")
ABSENT = N_("nothing sealed")
CLOSED = N_("closed")
OPEN = N_("open")
ANYBODY = N_("nobody")
NONE = N_("No sealed round yet")

# On the page.
ROUND = N_("Sealed round {round:plain}: {topic}")
NUMBER = N_("Your answer, a whole number from 0 to {most}")
WORD = N_("Your answer")
SEND = N_("Seal it")
PAGE: Texts = {
    "kept": "Sealed: {value}. Your code, in case this phone is lost: {code}",
    "sending": "Sending …",
    "unsent": "This could not be sent; trying again",
    "other": "The answer recorded under your name is not the one that this phone sealed: tell the table",
    "lost": "Your answer is not on this phone; at the laptop, your code opens it",
    "wrong": "A whole number from 0 to {most}",
    "empty": "Give an answer first",
    "forgetful": "This browser stores nothing, so it cannot seal anything",
    "refused": "The table has refused this",
}
SCRIPTLESS = N_(
    "Without JavaScript this page cannot seal anything: type your answer unseen at the laptop"
)
