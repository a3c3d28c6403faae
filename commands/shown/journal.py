"""The journal: looked through, taken back, written on."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "log",
        """Lists what happened; what was undone stays visible, struck through.

        With --as-script it is a script: `run` makes the same campaign of it, in a file
        that begins with the same position.
        """,
        screen="commands.history:log_screen",
        helps={
            "as_script": "As a script that does the same once more.",
            "turn": "Only this turn; 1.3: turn 3 of the first scenario or battle.",
            "player": "Only what concerns this player.",
            "kind": "Only entries of this command.",
        },
        flow="commands.handlers.history:log",
    ),
    Shown(
        "show",
        "Shows one entry in full: asked, thrown, outcome, effects.",
        screen="commands.history:entry_screen",
        helps={"seq": "The entry's number."},
        flow="commands.handlers.history:show",
    ),
    Shown(
        "undo",
        """Takes an act back, by one new entry; refused while later acts lean on it.

        At a terminal it says which act, and what later acts touch the same, and asks.

        With --retype the act is done again: its words, choices and dice are those of
        before, but for one throw that was typed amiss.
        """,
        helps={
            "act": "Which act; without it, the latest.",
            "to": "All acts after this entry.",
            "retype": "A throw was typed amiss: type it anew, with all else as it was.",
        },
        screen="commands.undoing:screen",
        flow="commands.undoing:carried_out",
    ),
    Shown(
        "redo",
        """Brings back what was undone, if it still fits.

        At a terminal it says what, and what later acts touch the same, and asks.
        """,
        helps={"act": "Which act; without it, what the last undo took."},
        screen="commands.undoing:screen",
        flow="commands.undoing:carried_out",
    ),
    Shown("note", "Writes a remark into the journal.", helps={"remark": "The remark."}),
    Shown(
        "resume",
        "Takes up an act that was stopped in the middle, with all that was answered.",
        flow="commands.handlers.history:resume",
    ),
    Shown(
        "drop",
        "Forgets an act that was stopped; dice thrown for it stay in the journal.",
    ),
    Shown(
        "why",
        """Explains a number or a fact by the entries, rules and dice behind it.

        Of a balance, every entry that moved it, the latest first; the sums add up to
        it. Of a fact of a thing (NAME.owner), what follows by the rules, and every
        entry that set it, the latest first. Of a thing, all that is known of it: which
        entry set it, and by which rule.
        """,
        screen="commands.why:explained",
        helps={
            "words": "What is to be explained: `treasury PLAYER`, `mills VILLAGE`, the name of a thing, or NAME.owner."
        },
        flow="commands.handlers.why:why",
    ),
)
