"""What Datasette should say of an exported file: titles, descriptions, units, facets."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from commands.texts import Words

# The columns by which a table is best divided, the most telling first.
TELLING = (
    *("kind", "player", "owner", "who", "payer", "payee", "account", "what", "place"),
    *("counter", "field", "die", "holder", "turn"),
)
FACETS = 3  # for each table
LABELS = {"things": "name", "players": "player"}
SUMS = {  # the columns that hold money
    "payments": ("amount",),
    "statement": ("amount", "balance"),
    "treasury": ("money",),
    "players": ("money",),
}
COIN = "coin_of_the_campaign"  # a unit that no other has the name of


def described(
    words: Words, name: str, tables: Mapping[str, Iterable[str]], unit: str
) -> dict[str, Any]:
    """The metadata of a database of this name, with the columns of its tables."""
    coins = words.unit(unit)
    # Datasette puts a unit into its pages as it is, and reckons with some signs.
    sign = coins if coins.isalpha() else None
    told = {
        table: _table(words, table, tuple(columns), coins, sign)
        for table, columns in tables.items()
    }
    return {
        "title": words.say("The campaign {name}", name=name),
        "description": words.say(
            "A copy of the whole ledger, including everything kept secret at the table."
        ),
        "source": "Intendant",
        "databases": {name: {"tables": told}},
        **({"custom_units": [f"{COIN} = 1 = {sign}"]} if sign else {}),
    }


def _table(
    words: Words, table: str, columns: tuple[str, ...], coins: str, sign: str | None
) -> dict[str, Any]:
    sums = SUMS.get(table, ())
    label = f"text_{words.lang}" if table == "entries" else LABELS.get(table)
    return {
        "title": _said(words, "TABLES", table),
        "description": _said(words, "TABLES", f"{table}.about"),
        "columns": {
            column: words.say("{said} In {unit}.", said=said, unit=coins)
            if column in sums
            else said
            for column in columns
            if (said := column_said(words, table, column))
        },
        "facets": [column for column in TELLING if column in columns][:FACETS],
        **({"units": dict.fromkeys(sums, COIN)} if sums and sign else {}),
        **({"label_column": label} if label else {}),
    }


def column_said(words: Words, table: str, column: str) -> str:
    """What a column holds; "" where nothing is said of it."""
    return _said(words, "COLUMNS", f"{table}.{column}") or _said(
        words, "COLUMNS", column
    )


def _said(words: Words, sort: str, key: str) -> str:
    text = words.known(sort, key)
    return words.say(text) if text else ""
