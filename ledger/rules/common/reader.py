"""Reads a position by its schema, and creates the things in it."""

from __future__ import annotations

from ledger.effects import moved
from ledger.rules.common.values import READ, Parsed, is_whole, listed
from ledger.rules.common.wording import Words
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.common.schema import Field, Fields, Section
    from ledger.rules.game import Game, Reading
    from ledger.state import State
    from ledger.toml import Path


def _name(reader: Reader, field: Field, raw: object, path: Path) -> Any:
    """A name that nothing of its kind has yet."""
    word = READ["text"](reader, field, raw, path)
    if word is None:
        return None
    return reader.attempt(path, reader.state.free_name, field.kind, word)


def _things(reader: Reader, field: Field, raw: object, path: Path) -> list[Parsed]:
    """Reads things, creating each before the next one is read."""
    return [
        reader.thing(field.inner, part)
        for at, one in listed(raw, path)
        for part in READ["tables"](reader, field, one, at)
    ]


READ_POSITION = READ | {"name": _name, "things": _things}


class Reader(Words):
    """Reads a position; its effects are carried out on the state as it is read."""

    reads = READ_POSITION

    def __init__(self, data: Mapping[str, Any], state: State, game: Game) -> None:
        super().__init__()
        self.data = data
        self.state = state
        self.game = game
        self.effects: list[Effect] = []
        self.places: dict[str, Path] = {}  # where things are created

    @property
    def reading(self) -> Reading:
        """The effects of the file, and every fault with its path."""
        return self.effects, self.faults

    def add(self, *effects: Effect) -> None:
        """Carries out effects, so that what follows can refer to their things."""
        self.effects += effects
        self.state.apply(effects)

    def take(
        self, path: Path, what: str, amount: int, source: str, target: str
    ) -> None:
        """Takes something from its source; more than there is would be a fault."""
        held = self.state.balance(source, what)
        floor = self.game.commodities[what].floor(source)
        if floor is not None and held - amount < floor:
            self.fault(
                path, "position.stock", source, what=what, stock=held, wanted=amount
            )
        else:
            self.add(*moved(what, amount, source, target))

    def find(self, field: Field, word: str, path: Path) -> str | None:
        """The id of the thing that a word names."""
        subject: str | None = self.attempt(path, self.state.find, field.kind, word)
        return subject

    # Tables ------------------------------------------------------------------------

    def section(self, section: Section) -> Iterator[Parsed]:
        """The tables of an array, one after another."""
        raw = self.data.get(section.key, [])
        if not isinstance(raw, list):
            self.fault((section.key,), "position.tables", section.key)
            return
        for path, table in listed(raw, (section.key,)):
            if isinstance(table, dict):
                yield Parsed("", self.words(section.fields, table, path), path)
            else:
                self.fault(path, "position.tables", section.key)

    def whole(self, section: Section) -> Iterator[Parsed]:
        """The tables that have everything they must."""
        for part in self.section(section):
            if is_whole(section.fields, part):
                yield part

    # Things ------------------------------------------------------------------------

    def things(self, section: Section) -> list[Parsed]:
        """Creates the things of an array, with all that their words say."""
        return [
            self.thing(section.fields, part)
            for part in self.section(section)
            if section.fields[0].key in part.value
        ]

    def thing(self, fields: Fields, part: Parsed) -> Parsed:
        """Creates a new thing; its first word is its name."""
        kind, name = fields[0].kind, part.value[fields[0].key]
        part = part._replace(of=self.subject(kind, name))
        self.places[part.of] = part.path
        self.add(changed(self.state, part.of, "name", name))
        self.put(fields, part)
        return part

    def subject(self, kind: str, name: str) -> str:
        """The id of a thing, made from its name unless `[ids]` gives another."""
        ids = self.data.get("ids", {})
        given = ids.get(f"{kind}:{name}") if isinstance(ids, dict) else None
        if isinstance(given, str) and given.startswith(f"{kind}:"):
            return given
        return f"{kind}:{name}"

    def put(self, fields: Fields, part: Parsed) -> None:
        """Keeps what is said about a thing, each word in its own place."""
        for field in fields:
            if field.kept is not None and field.key in part.value:
                path = (*part.path, field.key)
                field.kept.put(
                    self, field, Parsed(part.of, part.value[field.key], path)
                )
