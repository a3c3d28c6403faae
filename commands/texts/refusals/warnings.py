"""What is said beside an answer: warnings that everybody should know."""

from __future__ import annotations

from commands.texts.marks import Texts

WARNINGS: Texts = {
    "title.alike": "“{title}” is a new title; did you mean {near:or}?",
    "territory.alike": "“{territory}” is a new territory; did you mean {near:or}?",
    "clock.undone": "left undone: {due}",
    "turn.skipped": "skipped: {phases}",
    "dice.typed_again": "typed {faces} in place of the {kept} rolled for entry {entry:plain}",
    "dice.anew": "rolled again in place of the {kept} of entry {entry:plain}",
    "dice.kept": "the dice of entry {entry:plain} are used again",
    "dice.kept_draft": "the dice of the action that was stopped are used again",
    "dice.anew_draft": "rolled again in place of the {kept} of the action that was stopped",
    "dice.typed_again_draft": "typed {faces} in place of the {kept} of the action that was stopped",
    "names.twice": "“{word}” was given twice but counts only once",
    "names.same_root": "“{one}” and “{other}” say the same thing",
    "names.contradictory": "“{one}” and “{other}” contradict each other",
    "stats.left_out": "{file} is left out: {message}",
    "export.closed": "purses are kept closed, but the export reveals everything that went through them",
    "log.no_turn": "turn {turn:plain} has not come yet: it is turn {now:plain} now",
    "log.bare_turn": "nothing was written down in turn {turn:plain}",
    "log.no_kind": "no command is called “{kind}”",
    "log.kind_alike": "no command is called “{kind}”; did you mean {near:or}?",
    "once.other": "the key “{once}” belongs to entry {entry:plain} ({kind}): nothing was written",
    "backup.stays": "older backups that cannot be removed: {files:and}",
    "salvage.unproven": "the beginning was put together from what was left of it when the file was salvaged",
    "ruling.unneeded": "no rule stood in the way: the ruling was not needed",
    "undo.reckoned": "{by:entry|entries} {by:runs} depended on what was taken back",
}
