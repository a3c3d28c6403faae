"""What is said beside an answer: what everybody should know."""

from __future__ import annotations

from commands.texts.marks import Texts

WARNINGS: Texts = {
    "title.alike": "“{title}” is a new title; did you mean {near:or}?",
    "clock.undone": "left undone: {due}",
    "turn.skipped": "skipped: {phases}",
    "dice.typed_again": "typed {faces} in place of the {kept} thrown for entry {entry:plain}",
    "dice.anew": "thrown anew in place of the {kept} of entry {entry:plain}",
    "dice.kept": "the dice of entry {entry:plain} are used again",
    "dice.kept_draft": "the dice of the act that was stopped are used again",
    "dice.anew_draft": "thrown anew in place of the {kept} of the act that was stopped",
    "dice.typed_again_draft": "typed {faces} in place of the {kept} of the act that was stopped",
    "names.twice": "“{word}” was given twice and counts once",
    "names.same_root": "“{one}” and “{other}” say the same thing twice",
    "names.contradictory": "“{one}” and “{other}” contradict each other",
    "once.other": "the key “{once}” belongs to entry {entry:plain} ({kind}): nothing was written",
    "ruling.unneeded": "no rule stood in the way: the ruling was not needed",
    "undo.reckoned": "{by:entry|entries} {by:runs} reckoned with what was taken back",
}
