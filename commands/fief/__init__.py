"""The screens of Fief, and its own additions to the screens of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    board="fief stacks",
    clerks=frozenset({"fief done"}),
    status="commands.fief.status_lines:screen",
    glance="commands.fief.glance:glance",
    clock="commands.fief.moving:clock",
    titles="commands.fief.titles:REALM",
    title="commands.fief.titles:shown",
    territory="commands.fief.board:village",
    tables="commands.fief.dice:tables",
    chances="commands.fief.chances:chances",
    note="commands.texts.fief.walked:note",
    variants="commands.texts.fief.telling:VARIANTS",
    worded="commands.texts.fief.telling:worded_facts",
    besides="commands.texts.fief.telling:besides",
    reminded="commands.texts.fief.reminders:reminder",
    errands="commands.fief.errands:ERRANDS",
    doings="commands.fief.errands:DOINGS",
    menu="commands.fief.menu:menu",
    hands="commands.fief.hands:HANDS",
    odds="commands.fief.errands:ODDS",
    pictures=(
        ("fief tree", "commands.fief.pictures:families"),
        ("fief luck", "commands.fief.pictures:luck"),
    ),
)
