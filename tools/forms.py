"""Writes `docs/schema/files`: the JSON Schema of every file that people write.

`python -m tools.forms` makes them from the forms by which the files are read:
positions, maps, lists, scores, house rules; with `--check` it writes nothing and
reports which are out of date. Lists and scores may use words of either language, and
may also hold titles and remarks: their schemas describe the known words, and accept
any others.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from commands.texts import Words
from commands.texts.registry import every
from ledger.loading import load
from ledger.naming import LONGEST_NAME
from ledger.rules import game_named, games
from ledger.rules.common.schema import Form, Section
from ledger.rules.fief.board.map_file import FORM as MAP
from ledger.rules.settings import settings
from ledger.rules.siege.listfile import LIST
from ledger.rules.siege.listreader import ITEM
from ledger.rules.siege.listunits import UNIT
from ledger.rules.siege.tally_file import SCORE
from ledger.rules.siege.tally_file import SECTION as SECTION_OF_SCORE
from tools.made import HERE, keep
from tools.naming import head

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ledger.rules.common.schema import Field
    from ledger.rules.settings import Setting

    Schema = dict[str, Any]

TARGET = HERE / "docs" / "schema" / "files"
TEXT, WHOLE, YES = ({"type": kind} for kind in ("string", "integer", "boolean"))
SHORT = TEXT | {"maxLength": LONGEST_NAME}


def several(items: Schema) -> Schema:
    """A list."""
    return {"type": "array", "items": items}


def some(items: Schema) -> Schema:
    """One, or a list of them."""
    return {"anyOf": [items, several(items)]}


def pairs(values: Schema) -> Schema:
    """A value for each of several words."""
    return {"type": "object", "additionalProperties": values}


def number(least: int, most: int) -> Schema:
    """A whole number."""
    return {"type": "integer", "minimum": least, "maximum": most}


# The words of forms ----------------------------------------------------------------------

# The schemas of those types that need nothing else from their field.
PLAIN: dict[str, Schema] = {
    "any": {},
    "text": TEXT,
    "line": TEXT,
    "name": TEXT,
    "one": TEXT,
    "said": TEXT,
    "items": some(TEXT),
    "names": several(TEXT),
    "texts": several(TEXT),
    "ones": some(TEXT),
    "ids": pairs(TEXT),
    "yes": YES,
}
# The tables of lists and scores, each with its fields.
TABLES = {"unit": UNIT, "section": SECTION_OF_SCORE}


def _number(field: Field) -> Schema:
    return number(field.least, field.most)


def _word(field: Field) -> Schema:
    """Any text or number for a vocabulary of two languages, else one of the options."""
    return {"type": ["string", "integer"]} if field.kind else _enum(field.options)


def _by(field: Field) -> Schema:
    each = pairs(table(field.inner) if field.inner else _number(field))
    free = field.kind or not field.options
    return each if free else each | {"propertyNames": _enum(field.options)}


def _pieces(field: Field) -> Schema:
    listed = several({"anyOf": [TEXT, loose(ITEM)]})
    return {"anyOf": [pairs(_number(field)), listed]}


def _raw(field: Field) -> Schema:
    return {"anyOf": [several(loose(TABLES[field.key])), TEXT]}


MADE: dict[str, Callable[[Field], Schema]] = {
    "number": _number,
    "word": _word,
    "words": lambda field: some(_word(field)),
    "table": lambda field: table(field.inner),
    "tables": lambda field: some(table(field.inner)),
    "things": lambda field: some(table(field.inner)),
    "by": _by,
    "pieces": _pieces,
    "raw": _raw,
    "units": lambda field: {"anyOf": [_raw(field), WHOLE]},
}


def of(field: Field) -> Schema:
    """The schema of a field."""
    kind = field.type
    return PLAIN[kind] if kind in PLAIN else MADE[kind](field)


def _enum(options: Iterable[Any]) -> Schema:
    return {"enum": [*options]}


def table(fields: Iterable[Field]) -> Schema:
    """A table that has these fields, and no others."""
    fields = [*fields]
    required = [field.key for field in fields if field.required]
    return {
        "type": "object",
        "properties": {field.key: of(field) for field in fields},
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }


def loose(fields: Iterable[Field]) -> Schema:
    """A table whose keys may be spelt in several ways, and that may have others."""
    known = {
        key.replace(" ", "_"): of(field)
        for field in fields
        for key in (field.key, *field.also)
    }
    return {"type": "object", "properties": known}


def form(whole: Form) -> Schema:
    """A whole file."""
    known = {
        part.key: several(table(part.fields)) if isinstance(part, Section) else of(part)
        for part in whole.parts
    }
    return {"type": "object", "properties": known, "additionalProperties": False}


def of_game(game: str, whole: Form) -> Schema:
    """A whole file that may name its game."""
    schema = form(whole)
    return schema | {"properties": schema["properties"] | {"game": {"const": game}}}


def lists() -> Schema:
    """A list file: of one side, or of both."""
    schema = loose(LIST)
    side = {"anyOf": [TEXT, several(loose(LIST))]}
    return schema | {"properties": schema["properties"] | {"side": side}}


# House rules -----------------------------------------------------------------------------


def setting(one: Setting) -> Schema:
    """The schema of a house rule's value."""
    whole = number(one.least, one.most)
    numbers = {
        "fraction": (number(1, 999), 2),
        "span": (whole, 2),
        "numbers": (whole, len(one.default) if one.type == "numbers" else 0),
        "counts": (whole, 0),
    }
    if one.type in numbers:
        each, count = numbers[one.type]
        exact = {"minItems": count, "maxItems": count} if count else {"minItems": 1}
        return several(each) | exact
    return {
        "word": _enum(one.options),
        "word_or_number": {"anyOf": [_enum(one.options), whole]},
        "number": whole,
        "flag": YES,
        "text": SHORT,
        "texts": several(SHORT),
        "words": several(SHORT) | {"uniqueItems": True},
        "words_of_names": several({"type": "object"}),
        "levels": pairs(whole),
        "faces": pairs(whole) | {"propertyNames": _enum(one.options)},
    }[one.type]


def said(key: str) -> list[str]:
    """What a house rule is about, in both languages."""
    return [Words(lang).say(every("SETTINGS")[key]) for lang in ("en", "fr")]


def house_rules(game: str) -> Schema:
    """The house rules of a game, in tables nested by the parts of their keys."""
    whole: Schema = {"type": "object", "properties": {}, "additionalProperties": False}
    for key, one in settings(game).items():
        *folders, leaf = key.split(".")
        inside = whole
        for folder in folders:
            empty = {"type": "object", "properties": {}, "additionalProperties": False}
            inside = inside["properties"].setdefault(folder, empty)
        about = {"description": "\n".join(said(key)), "default": one.default}
        inside["properties"][leaf] = about | setting(one)
    return whole


# The files ---------------------------------------------------------------------------------


def schemas() -> dict[str, Schema]:
    """Every schema, by the name of its file."""
    each = [
        ("map", "fief", "A map of Fief", of_game("fief", MAP)),
        ("list", "siege", "A list of siege equipment", lists()),
        ("score", "siege", "What a siege is scored by", loose(SCORE)),
    ]
    for game in games():
        module = game_named(game).read_position.__module__
        own = of_game(game, load(f"{module}:FORM"))
        title = f"House rules of the game {game}"
        each.append(("position", game, f"A position of the game {game}", own))
        each.append(("rules", game, title, house_rules(game)))
    return {
        f"{game}.{kind}": head(kind, title, game) | own
        for kind, game, title, own in each
    }


def made() -> dict[Path, str]:
    """The text of every schema file, by its path."""
    return {
        TARGET / f"{name}.json": json.dumps(one, ensure_ascii=False, indent=1) + "\n"
        for name, one in sorted(schemas().items())
    }


if __name__ == "__main__":
    sys.exit(keep(made(), TARGET.glob("*.json")))
