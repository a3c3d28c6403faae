"""The journal: read, undone, annotated."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "log",
        """Lists what has happened; actions taken back stay visible, struck through.

        With --as-script, writes a script from which `run` re-creates the same campaign,
        in a file that starts from the same position.
        """,
        screen="commands.history:log_screen",
        helps={
            "as_script": "Write a script that does the same again.",
            "turn": "Only this turn; 1.3: turn 3 of the first scenario or battle.",
            "player": "Only what concerns this player.",
            "kind": "Only entries of this command.",
        },
        flow="commands.handlers.history:log",
    ),
    Shown(
        "show",
        "Shows one entry in full: what was asked, the dice, the outcome and the effects.",
        screen="commands.history:entry_screen",
        helps={"seq": "The entry’s number."},
        flow="commands.handlers.history:show",
    ),
    Shown(
        "undo",
        """Takes back an action by means of a new entry; refused while later actions
        depend on it.

        At a terminal, names the action and the later actions that concern the same
        things, and asks first.

        With --retype, the action is repeated with the same words, choices and dice,
        except for one roll that was mistyped.
        """,
        helps={
            "act": "Which action; by default, the latest.",
            "to": "All actions after this entry.",
            "retype": "Retype a roll that was mistyped; everything else stays as it was.",
        },
        screen="commands.undoing:screen",
        flow="commands.undoing:carried_out",
    ),
    Shown(
        "redo",
        """Redoes an action that was undone, if the rules still allow it.

        At a terminal, names what is brought back and the later actions that concern the same
        things, and asks first.
        """,
        helps={
            "act": "Which action; by default, everything that the last undo took back."
        },
        screen="commands.undoing:screen",
        flow="commands.undoing:carried_out",
    ),
    Shown("note", "Writes a remark in the journal.", helps={"remark": "The remark."}),
    Shown(
        "resume",
        "Resumes an action that was stopped in the middle, with all its answers.",
        flow="commands.handlers.history:resume",
    ),
    Shown(
        "drop",
        "Drops an action that was stopped; dice rolled for it stay in the journal.",
    ),
    Shown(
        "why",
        """Explains a number or a fact: the entries, rules and dice behind it.

        For a balance: every entry that changed it, the latest first; together the
        amounts make up the balance. For a fact about something (NAME.owner): what
        follows from the rules, and every entry that set it, the latest first. For a
        thing: everything that is known about it, with the entry that set it and the
        rule.
        """,
        screen="commands.why:explained",
        helps={
            "words": "What to explain: `treasury PLAYER`, `mills VILLAGE`, the name of a thing, or NAME.owner."
        },
        flow="commands.handlers.why:why",
    ),
)
