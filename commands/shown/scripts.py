"""Scripts in, and everything out for other programs."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"export": "Everything out, in forms that other programs read."}

SHOWN = by_path(
    Shown(
        "export json",
        "Writes the whole journal; `import` makes the same campaign of it.",
        screen="commands.export:json_screen",
        flow="commands.handlers.export:as_json",
    ),
    Shown(
        "export position",
        "Writes how things stand as a position file for `new --from`.",
        screen="commands.export:toml_screen",
        helps={"at": "As it stood after this entry."},
        flow="commands.handlers.export:as_position",
    ),
    Shown(
        "export csv",
        """Writes every table as a file of a folder, for spreadsheets and statistics.

        The names of the columns are the same in every language. A text that a
        spreadsheet would carry out as a formula stands behind an apostrophe.
        """,
        screen="commands.export:csv_screen",
        helps={
            "folder": "DIR|The folder to be made; otherwise one named after the campaign.",
            "flavour": "For which spreadsheets: with ; between cells for French ones.",
            "force": "Replace the folder if it holds nothing else.",
        },
        flow="commands.handlers.export:as_csv",
    ),
    Shown(
        "export hledger",
        """Writes all that moved as a journal for hledger, balances included.

        `hledger check --strict` adds everything up again.
        """,
        screen="commands.export:text_screen",
        helps={"live": "Leave out what was undone, and the undos."},
        flow="commands.handlers.export:as_accounts",
    ),
    Shown(
        "export beancount",
        """Writes all that moved as a ledger for beancount and Fava, balances included.

        `bean-check` adds everything up again.
        """,
        screen="commands.export:text_screen",
        helps={"live": "Leave out what was undone, and the undos."},
        flow="commands.handlers.export:as_accounts",
    ),
    Shown(
        "run",
        """Runs a script: one command a line, as typed after `intendant`.

        All or nothing: on a refusal nothing is written, and the line is named.
        """,
        screen="",
        helps={
            "file": "The script, or - for what is piped in.",
            "keep_going": "Each line for itself; go on after a refusal.",
        },
        flow="commands.handlers.script:run",
    ),
)
