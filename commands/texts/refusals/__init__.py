"""What is said when something is refused: a sentence, and perhaps a hint."""

from __future__ import annotations

from commands.texts import branches, league, sealed
from commands.texts.marks import N_, Texts, together
from commands.texts.refusals import dice, files, findings, history, names, table, usage
from commands.texts.refusals import warnings as warned

NEAREST = N_("did you mean {near:or}?")
KNOWN = N_("possible: {near:or}")
UNKNOWN = N_("unknown warning: {key}")
# By the key of a warning, the words around the sentence of a fault.
AROUND: Texts = {
    "ruled": "overruled: {message}",
    "in_play": "an error in the game, not in the file: {message}",
}
# Subjects without names.
SUBJECTS: Texts = {"campaign": "the campaign", "rules": "the house rules"}

EXPECTED: Texts = {
    "word": "possible values: {options:or}",
    "number": "a whole number from {least} to {most}",
    "word_or_number": "{options:or}, or a whole number from {least} to {most}",
    "text": "text on a single line",
    "flag": "true or false",
    "words": "words separated by commas, each only once",
    "numbers": "the same number of whole numbers as before, from {least} to {most}: [1, 2]",
    "span": "a lowest and a highest number, as in [3, 6]",
    "counts": "whole numbers from {least} to {most}, one or more: [6, 6]",
    "levels": (
        "names, each with a whole number from {least} to {most}: {{ tower = 2 }}"
    ),
    "faces": (
        "{options:or}, each with a whole number from {least} to {most}, not all of them 0: {{ INF = 2 }}"
    ),
    "texts": 'single-line texts, in order: ["a", "b"]',
    "fraction": "two whole numbers, as in [1, 2]",
    "words_of_names": "a list of words, each in {{ }} with its keys",
}

PARTS = (
    names,
    dice,
    table,
    history,
    files,
    usage,
    branches,
    sealed,
    league,
    warned,
    findings,
)
REFUSALS: Texts = together("REFUSALS", PARTS)
WARNINGS: Texts = together("WARNINGS", PARTS)
FINDINGS: Texts = together("FINDINGS", PARTS)
LISTED = findings.LISTED
# Facts of refusals that are put into words.
PHRASED: dict[str, dict[str, str]] = {"part": findings.PARTS, **league.PHRASED}
WARNED = league.PHRASED  # facts that are codes in warnings, too
# Refusals that report several faults, each on its own line.
EACH_IN_A_LINE = {"file.faults": True}
