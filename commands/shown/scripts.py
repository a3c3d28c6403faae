"""Scripts, and exports for other programs."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"export": "Exports everything in formats that other programs can read."}

BOOKS = {
    "first_day": "The day of the first turn; by default, the day of the first entry.",
    "dates": "The date of an entry: a day for each turn, or its real date.",
    "counters": "Write everything that is counted, such as soldiers and cards, not just money.",
    "live": "Leave out actions that were taken back, and the entries that took them back.",
}

SHOWN = by_path(
    Shown(
        "export json",
        "Writes the whole journal; `import` re-creates the same campaign from it.",
        screen="commands.export:json_screen",
        flow="commands.handlers.export:as_json",
    ),
    Shown(
        "export position",
        "Writes the current state as a position file for `new --from`.",
        screen="commands.export:toml_screen",
        helps={"at": "The state after this entry."},
        flow="commands.handlers.export:as_position",
    ),
    Shown(
        "export csv",
        """Writes every table to a file of its own in one folder, for spreadsheets and
        statistics.

        The names of the columns are the same in every language. Text that a spreadsheet
        would take for a formula is preceded by an apostrophe.
        """,
        screen="commands.export:csv_screen",
        helps={
            "folder": "DIR|The folder to create; by default, one named after the campaign.",
            "flavour": "For which spreadsheets: French ones expect semicolons between cells.",
            "force": "Replace the folder if it contains only exported tables.",
        },
        flow="commands.handlers.export:as_csv",
    ),
    Shown(
        "export sqlite",
        """Writes every table to one SQLite file, to be explored with Datasette.

        Beside evening.sqlite, it writes evening.metadata.json, from which Datasette learns
        what each table and column is: `datasette evening.sqlite -m
        evening.metadata.json`.
        """,
        screen="commands.export:sqlite_screen",
        helps={
            "file": "The file to create; by default, one named after the campaign.",
            "force": "Replace both files, if they are there.",
        },
        flow="commands.handlers.export:as_sqlite",
    ),
    Shown(
        "export hledger",
        """Writes who earned what and who paid what, as a journal for hledger.

        Each turn has a day of its own. `hledger check --strict` adds everything up again.
        """,
        screen="commands.export:text_screen",
        helps=BOOKS,
        flow="commands.handlers.export:as_accounts",
    ),
    Shown(
        "export beancount",
        """Writes who earned what and who paid what, as a ledger for beancount and Fava.

        Each turn has a day of its own. `bean-check` adds everything up again.
        """,
        screen="commands.export:text_screen",
        helps=BOOKS,
        flow="commands.handlers.export:as_accounts",
    ),
    Shown(
        "run",
        """Runs a script: one command per line, as typed after `intendant`.

        All or nothing: if a line is refused, nothing is written, and the line is shown.
        """,
        screen="",
        helps={
            "file": "The script, or - for piped input.",
            "keep_going": "Treat each line on its own; go on after a refusal.",
        },
        flow="commands.handlers.script:run",
    ),
)
