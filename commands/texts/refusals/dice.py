"""What is said about dice and choices that do not fit."""

from __future__ import annotations

from commands.texts.marks import Texts

REFUSALS: Texts = {
    "bad_dice.face": "a {die} has no {face}",
    "bad_dice.face.hint": "the faces of the die are {faces}",
    "bad_dice.word": "“{word}” is not a face of a die",
    "bad_dice.word.hint": "type faces as in “5 3 | 6”, or one of the words “ask”, “roll” and “new”",
    "bad_dice.key": "“{sign}” is not a face of the die",
    "bad_dice.key.hint": (
        "one key per face; Backspace takes back the last face; Ctrl-C stops and keeps the answers given"
    ),
    "bad_dice.bar": "the | splits a roll: {count:plain}{die} are rolled together, but only {typed} {typed:was|were} typed before the |",
    "bad_dice.count": "{count:plain}{die} {count:is|are} rolled, but {typed} {typed:face was|faces were} typed",
    "bad_dice.many": "{left} {left:face|faces} too many: only {used} {used:is|are} needed",
    "bad_dice.none": "{left} {left:face|faces} too many: none is needed",
    "missing_dice": "dice are missing for {count:plain}{die} ({reason})",
    "missing_dice.hint": "give the faces with --dice, in the order asked for; `--dice roll` lets the program roll",
    "missing_dice.draw": "dice are missing for {count:plain}{die} ({reason})",
    "missing_dice.draw.hint": "what the faces stand for: {numbered}",
    "missing_dice.spared": "dice are missing for {count:plain}{die} ({reason})",
    "missing_dice.spared.hint": "give the face with --dice, or let the program roll with `--dice roll`; without such a die: {ways:or}",
    "missing_choice": "a choice is missing: {key} ({options:or})",
    "missing_choice.hint": "give the choice with --choose {key}=…",
    "choice.unnamed": "there is no choice called “{choice}”",
    "choice.unasked": "the choice “{key}” is not asked for here",
    "choice.unseen": "this is not one of the answers",
    "choice.unseen.hint": "type the number or the word of an answer",
    "choice.unknown": "“{value}” is not a choice for {choice}",
    "choice.unknown.hint": "possible values: {options:or}",
    "choice.empty": "this question needs an answer",
    "choice.empty.hint": "type the number or the word of an answer",
    "choice.none": "“{value}” is not one of the answers",
    "choice.none.hint": "possible values: {options:or}",
    "dice.and_seed": "--dice and --seed cannot be used together",
    "dice.and_seed.hint": "dice must be either typed or rolled",
    "roll.unreadable": "“{text}” is not a roll",
    "roll.unreadable.hint": "for example 2d6+1, 4d10k3, d6!, 2d6*10",
    "roll.none": "“{text}” rolls no dice",
    "roll.none.hint": "1 to {most} in one roll",
    "roll.many": "too many dice",
    "roll.many.hint": "at most {most} in one roll",
    "roll.sides": "there is no such die",
    "roll.sides.hint": "a die has 1 to {most} sides",
    "roll.keep": "you cannot keep {keep} of {dice} {dice:die|dice}",
    "roll.keep.hint": "give the number of dice first, then how many to keep; you cannot keep more dice than you roll",
    "roll.endless": "this roll would never end",
}
