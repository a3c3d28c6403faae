"""What is said of dice and choices that do not fit."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "bad_dice.face": (
        N_("a {die} has no {face:plain}"),
        N_("its faces are {faces}"),
    ),
    "bad_dice.word": (
        N_("“{word}” is no face of a die"),
        N_("type faces as in “5 3 | 6”; or ask, throw, new"),
    ),
    "bad_dice.key": (
        N_("“{sign}” is no face of a die"),
        N_(
            "one key a face; Backspace takes the last one back, Ctrl-C stops and keeps "
            "what was answered"
        ),
    ),
    "bad_dice.bar": N_(
        "the | stands in the middle of a throw: {count:plain}{die} are thrown together, {typed} {typed:was|were} typed before it"
    ),
    "bad_dice.count": N_(
        "{count:plain}{die} {count:is|are} thrown, but {typed} {typed:face was|faces were} typed"
    ),
    "bad_dice.many": N_(
        "{left} {left:face|faces} too many: {used} {used:is|are} enough"
    ),
    "missing_dice": (
        N_("dice are missing for {count:plain}{die} ({reason})"),
        N_("give the faces with --dice, in the order asked for"),
    ),
    "missing_dice.draw": (
        N_("dice are missing for {count:plain}{die} ({reason})"),
        N_("what the faces stand for: {numbered}"),
    ),
    "missing_choice": (
        N_("a choice is missing: {key} ({options:or})"),
        N_("give it with --choose {key}=…"),
    ),
    "choice.unasked": N_("nobody asked for the choice “{key}”"),
    "choice.unseen": (
        N_("this is none of the answers"),
        N_("type its number, or its word"),
    ),
    "choice.unknown": (
        N_("“{value}” is no choice for {choice}"),
        N_("it may be {options:or}"),
    ),
    "dice.and_seed": (
        N_("--dice and --seed exclude each other"),
        N_("dice are either typed or thrown"),
    ),
    "roll.unreadable": (
        N_("“{text}” is no roll"),
        N_("as in 2d6+1, 4d10k3, d6!, 2d6*10"),
    ),
    "roll.many": (N_("too many dice"), N_("at most {most} in one roll")),
    "roll.sides": (N_("no such die"), N_("a die has 1 to {most} sides")),
    "roll.keep": (
        N_("{keep} of {dice} {dice:die|dice} cannot be kept"),
        N_("the dice that are rolled are said first; at most all of them are kept"),
    ),
    "roll.endless": N_("this roll never ends"),
}
