"""What is said beside an answer: what everybody should know."""

from __future__ import annotations

from commands.texts.marks import N_

WARNINGS: dict[str, str] = {
    "title.alike": N_("“{title}” is a new title; did you mean {near:or}?"),
    "clock.undone": N_("left undone: {due}"),
    "turn.skipped": N_("skipped: {phases}"),
    "dice.typed_again": N_(
        "typed {faces} in place of the {kept} thrown for entry {entry:plain}"
    ),
    "dice.anew": N_("thrown anew in place of the {kept} of entry {entry:plain}"),
    "dice.kept": N_("the dice of entry {entry:plain} are used again"),
    "dice.kept_draft": N_("the dice of the act that was stopped are used again"),
    "dice.anew_draft": N_(
        "thrown anew in place of the {kept} of the act that was stopped"
    ),
    "dice.typed_again_draft": N_(
        "typed {faces} in place of the {kept} of the act that was stopped"
    ),
    "names.twice": N_("“{word}” was given twice and counts once"),
    "names.same_root": N_("“{one}” and “{other}” say the same thing twice"),
    "names.contradictory": N_("“{one}” and “{other}” contradict each other"),
    "once.other": N_(
        "the key “{once}” belongs to entry {entry:plain} ({kind}): nothing was written"
    ),
    "ruling.unneeded": N_("no rule stood in the way: the ruling was not needed"),
    "undo.reckoned": N_(
        "{by:entry|entries} {by:runs} reckoned with what was taken back"
    ),
}
