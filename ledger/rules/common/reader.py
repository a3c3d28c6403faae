"""Reads a file by its schema; every fault is kept with the path to it."""

from __future__ import annotations

from ledger.effects import moved
from ledger.errors import Refusal
from ledger.journal import Finding
from ledger.naming import Likely, clean_text
from ledger.record import NamedTuple
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.common.schema import Field, Fields, Section
    from ledger.rules.game import Game, Reading
    from ledger.state import State
    from ledger.toml import Path


class Told(NamedTuple):
    """What stands somewhere in a file.

    Attributes:
        of: the id of the thing, or the word, of which it is said.
        said: the value; of a table its values by their words.
        path: where it stands.
    """

    of: str
    said: Any
    path: Path


class Reader:
    """Reads one file; what it brings in is carried out on the state as it is read."""

    def __init__(self, data: Mapping[str, Any], state: State, game: Game) -> None:
        self.data = data
        self.state = state
        self.game = game
        self.effects: list[Effect] = []
        self.faults: list[tuple[Path, Finding]] = []
        self.places: dict[str, Path] = {}  # where things are brought in

    @property
    def reading(self) -> Reading:
        """What the file sets up, and every fault with its path."""
        return self.effects, self.faults

    def add(self, *effects: Effect) -> None:
        """Carries out effects, so that what follows can speak of their things."""
        self.effects += effects
        self.state.apply(effects)

    def take(
        self, path: Path, what: str, amount: int, source: str, target: str
    ) -> None:
        """Takes something from where it lies; more than lies there is a fault."""
        held = self.state.balance(source, what)
        floor = self.game.commodities[what].floor(source)
        if floor is not None and held - amount < floor:
            facts = {"what": what, "stock": held, "wanted": amount}
            self.fault(path, "position.stock", source, **facts)
        else:
            self.add(*moved(what, amount, source, target))

    def fault(self, path: Path, code: str, about: str = "", **facts: Any) -> None:
        """Keeps a fault."""
        self.faults.append((path, Finding(code, about, tuple(facts.items()))))

    def unknown(self, path: Path, field: Field, said: Any) -> None:
        """A word that is none of those that may stand there."""
        codes = [option for option in field.options if isinstance(option, str)]
        self.fault(path, field.code, str(said), near=Likely(str(said), codes, codes))

    def attempt(self, path: Path, read: Callable[..., Any], *words: Any) -> Any:
        """What `read` gives for these words; None and a fault if it refuses."""
        try:
            return read(*words)
        except Refusal as refusal:
            facts = dict(refusal.facts)
            self.fault(path, refusal.key, str(facts.pop("name", "")), **facts)
        return None

    # Tables ------------------------------------------------------------------------

    def only(
        self, table: Mapping[str, Any], known: Collection[str], path: Path
    ) -> None:
        """Every key that is not known is a fault."""
        for key in table:
            if key not in known:
                likely = Likely(key, known)
                self.fault((*path, key), "position.key", key, near=likely)

    def some(
        self, fields: Fields, table: Mapping[str, Any], path: Path
    ) -> dict[str, Any]:
        """What these words say in a table: what is wrong is told, and left out."""
        found = {}
        for field in fields:
            if field.key in table:
                place = (*path, field.key)
                value = READ[field.type](self, field, table[field.key], place)
                if value is not None:
                    found[field.key] = value
            elif field.required:
                self.fault(path, "position.missing", field.key)
        return found

    def words(
        self, fields: Fields, table: Mapping[str, Any], path: Path
    ) -> dict[str, Any]:
        """What a table says in these words; any other word is a fault."""
        self.only(table, [field.key for field in fields], path)
        return self.some(fields, table, path)

    def section(self, section: Section) -> Iterator[Told]:
        """The tables of an array, one after the other."""
        said = self.data.get(section.key, [])
        if not isinstance(said, list):
            self.fault((section.key,), "position.tables", section.key)
            return
        for path, table in listed(said, (section.key,)):
            if isinstance(table, dict):
                yield Told("", self.words(section.fields, table, path), path)
            else:
                self.fault(path, "position.tables", section.key)

    def whole(self, section: Section) -> Iterator[Told]:
        """Those that have all that they must."""
        for told in self.section(section):
            if is_whole(section.fields, told):
                yield told

    # Things ------------------------------------------------------------------------

    def things(self, section: Section) -> list[Told]:
        """Brings in the things of an array, with all that is kept of their words."""
        return [
            self.thing(section.fields, told)
            for told in self.section(section)
            if section.fields[0].key in told.said
        ]

    def thing(self, fields: Fields, told: Told) -> Told:
        """Brings in a new thing: its first word is its name."""
        kind, name = fields[0].kind, told.said[fields[0].key]
        told = told._replace(of=self.subject(kind, name))
        self.places[told.of] = told.path
        self.add(changed(self.state, told.of, "name", name))
        self.put(fields, told)
        return told

    def subject(self, kind: str, name: str) -> str:
        """The id of a thing: by its name, unless `[ids]` gives the first one."""
        ids = self.data.get("ids", {})
        given = ids.get(f"{kind}:{name}") if isinstance(ids, dict) else None
        if isinstance(given, str) and given.startswith(f"{kind}:"):
            return given
        return f"{kind}:{name}"

    def put(self, fields: Fields, told: Told) -> None:
        """Keeps what is told of a thing, each word where it lies."""
        for field in fields:
            if field.kept is not None and field.key in told.said:
                path = (*told.path, field.key)
                field.kept.put(self, field, Told(told.of, told.said[field.key], path))


def is_whole(fields: Fields, told: Told) -> bool:
    """Whether a table has all that it must."""
    return all(field.key in told.said for field in fields if field.required)


def word_of(path: Path) -> str:
    """What a place in a file is called: the word itself, not the place in its list."""
    return next(part for part in reversed(path) if isinstance(part, str))


def listed(said: Any, path: Path) -> list[tuple[Path, Any]]:
    """What stands in a list, each with its place; what stands alone is all of it."""
    if not isinstance(said, list):
        return [(path, said)]
    return [((*path, index), one) for index, one in enumerate(said)]


# What stands at a word, by the type of the word ----------------------------------------


def _text(reader: Reader, field: Field, said: Any, path: Path) -> str | None:
    if isinstance(said, str):
        return said
    reader.fault(path, "position.text", field.key)
    return None


def _line(reader: Reader, field: Field, said: Any, path: Path) -> Any:
    word = _text(reader, field, said, path)
    return reader.attempt(path, clean_text, word) if word else None


def _name(reader: Reader, field: Field, said: Any, path: Path) -> Any:
    if _text(reader, field, said, path) is None:
        return None
    return reader.attempt(path, reader.state.free_name, field.kind, said)


def _texts(reader: Reader, field: Field, said: Any, path: Path) -> list[Told]:
    if not isinstance(said, list):
        reader.fault(path, "position.inner", field.key)
        return []
    found = [(_text(reader, field, one, at), at) for at, one in listed(said, path)]
    return [Told("", one, at) for one, at in found if one is not None]


def _one(reader: Reader, field: Field, said: Any, path: Path) -> Any:
    if _text(reader, field, said, path) is None:
        return None
    if said in field.options:
        return field.options[said]
    return reader.attempt(path, reader.state.find, field.kind, said)


def _ones(reader: Reader, field: Field, said: Any, path: Path) -> list[Told]:
    found = [(_one(reader, field, one, at), at) for at, one in listed(said, path)]
    return [Told(one, None, at) for one, at in found if one]


def _number(reader: Reader, field: Field, said: Any, path: Path) -> int | None:
    if type(said) is int and field.least <= said <= field.most:
        return said
    reader.fault(path, "position.number", word_of(path), least=field.least)
    return None


def _yes(reader: Reader, field: Field, said: Any, path: Path) -> int | None:
    if not isinstance(said, bool):
        reader.fault(path, "position.flag", field.key)
    return 1 if said is True else None


def _word(reader: Reader, field: Field, said: Any, path: Path) -> str | None:
    if type(said) not in (str, int):
        reader.fault(path, "position.text", field.key)
    elif said not in field.options:
        reader.unknown(path, field, said)
    else:
        return field.options[said]
    return None


def _words(reader: Reader, field: Field, said: Any, path: Path) -> tuple[str, ...]:
    found = [_word(reader, field, one, at) for at, one in listed(said, path)]
    return tuple(dict.fromkeys(one for one in found if one))


def _pairs(reader: Reader, said: Any, path: Path) -> dict[str, Any] | None:
    if isinstance(said, dict):
        return said
    reader.fault(path, "position.table", word_of(path))
    return None


def _table(reader: Reader, field: Field, said: Any, path: Path) -> Any:
    table = _pairs(reader, said, path)
    return None if table is None else reader.words(field.inner, table, path)


def _tables(reader: Reader, field: Field, said: Any, path: Path) -> list[Told]:
    """The tables that have all that they must."""
    found = []
    for at, one in listed(said, path):
        told = Told("", _table(reader, field, one, at), at)
        if told.said is not None and is_whole(field.inner, told):
            found.append(told)
    return found


def _things(reader: Reader, field: Field, said: Any, path: Path) -> list[Told]:
    """Each is brought in before the next one is read."""
    return [
        reader.thing(field.inner, told)
        for at, one in listed(said, path)
        for told in _tables(reader, field, one, at)
    ]


def _by(reader: Reader, field: Field, said: Any, path: Path) -> list[Told]:
    """What is said of each of several things, by their names."""
    read, found = _table if field.inner else _number, []
    for word, one in (_pairs(reader, said, path) or {}).items():
        of = reader.attempt((*path, word), reader.state.find, field.kind, word)
        value = read(reader, field, one, (*path, word))
        if of and value is not None:
            found.append(Told(of, value, (*path, word)))
    return found


def _heap(reader: Reader, field: Field, said: Any, path: Path) -> list[Told]:
    """How many there are of several words."""
    found = []
    for word, one in (_pairs(reader, said, path) or {}).items():
        count = _number(reader, field, one, (*path, word))
        if word not in field.options:
            reader.unknown((*path, word), field, word)
        elif count:
            found.append(Told(field.options[word], count, (*path, word)))
    return found


def _any(_reader: Reader, _field: Field, said: Any, _path: Path) -> Any:
    return said


READ = {
    "any": _any,
    "text": _text,
    "texts": _texts,
    "line": _line,
    "name": _name,
    "one": _one,
    "ones": _ones,
    "number": _number,
    "yes": _yes,
    "word": _word,
    "words": _words,
    "table": _table,
    "tables": _tables,
    "things": _things,
    "by": _by,
    "heap": _heap,
}
