"""Words of files: what each type of word takes, and the faults of everything else."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.journal import Finding
from ledger.rules.common.schema import (
    Field,
    Form,
    Section,
    by,
    heap,
    line,
    meant,
    name,
    number,
    one,
    ones,
    table,
    tables,
    text,
    texts,
    word,
    words,
    yes,
)
from ledger.rules.common.values import Parsed, is_whole, listed, word_of
from ledger.rules.common.wording import Words

HERE = ("thing", 0, "key")
COLOURS = {"red": "r", "blue": "b"}


class Hues(Words):
    """A reader that knows two things."""

    def find(self, field, word, path):
        """The id of a thing of two."""
        if word in ("Vaux", "Brie"):
            return f"{field.kind}:{word}"
        self.fault(path, "unknown_name", word)
        return None


def read(field, raw):
    """The value of a word, and the faults of reading it."""
    reader = Hues()
    return reader.value(field, raw, HERE), reader.faults


def faults(field, raw):
    """The codes of the faults of a word, with their places behind its own."""
    return [(path[len(HERE) :], one.code) for path, one in read(field, raw)[1]]


OWNER = one("owner", "place")
SIZE = number("size", least=1, most=9)
CHEST = table("chest", SIZE, text("wood", required=True))


@pytest.mark.parametrize(
    ("field", "raw", "value"),
    [
        (Field("v", "any"), {"a": [1]}, {"a": [1]}),
        (text("t"), "  two  words ", "  two  words "),
        (text("t"), "", ""),
        (line("l"), "  two  words ", "two words"),
        (line("l"), "", None),
        (OWNER, "Vaux", "place:Vaux"),
        (one("o", "place", options={"none": "nobody"}), "none", "nobody"),
        (SIZE, 1, 1),
        (SIZE, 9, 9),
        (number("n"), 0, 0),
        (number("n"), 10**12, 10**12),
        (yes("y"), True, 1),
        (yes("y"), False, None),
        (word("w", COLOURS), "red", "r"),
        (word("w", {1: "one"}), 1, "one"),
        (word("w", ["red"]), "red", "red"),
        (words("w", COLOURS), ["blue", "red", "blue"], ("b", "r")),
        (words("w", COLOURS), "red", ("r",)),
        (words("w", COLOURS), [], ()),
        (CHEST, {"size": 3, "wood": "oak"}, {"size": 3, "wood": "oak"}),
        (CHEST, {"wood": "oak"}, {"wood": "oak"}),
    ],
)
def test_a_word_of_its_type_is_read(field, raw, value):
    """Nothing is wrong with it."""
    assert read(field, raw) == (value, [])


def test_lists_and_tables_keep_the_place_of_each_part():
    """A later fault can say where it is."""
    some = [Parsed("", "a", (*HERE, 0)), Parsed("", "b", (*HERE, 1))]
    assert read(texts("t"), ["a", "b"]) == (some, [])
    two = [
        Parsed(f"place:{n}", None, (*HERE, at)) for at, n in enumerate(("Vaux", "Brie"))
    ]
    assert read(ones("o", "place"), ["Vaux", "Brie"]) == (two, [])
    assert read(ones("o", "place"), "Vaux")[0] == [Parsed("place:Vaux", None, HERE)]
    each = read(by("b", "place", least=1), {"Vaux": 2, "Brie": 3})[0]
    assert each == [
        Parsed("place:Vaux", 2, (*HERE, "Vaux")),
        Parsed("place:Brie", 3, (*HERE, "Brie")),
    ]
    assert read(heap("h", COLOURS), {"red": 0})[0] == [Parsed("r", 0, (*HERE, "red"))]
    inner = read(by("b", "place", SIZE), {"Vaux": {"size": 2}})[0]
    assert inner == [Parsed("place:Vaux", {"size": 2}, (*HERE, "Vaux"))]
    oak = {"wood": "oak"}
    chests = tables("c", SIZE, text("wood", required=True))
    assert read(chests, oak)[0] == [Parsed("", oak, HERE)]
    assert read(chests, [oak])[0] == [Parsed("", oak, (*HERE, 0))]


@pytest.mark.parametrize(
    ("field", "raw", "found"),
    [
        (text("t"), 3, [((), "position.text")]),
        (line("l"), 3, [((), "position.text")]),
        (line("l"), " ", [((), "text.empty")]),
        (texts("t"), "a", [((), "position.inner")]),
        (texts("t"), ["a", 1], [((1,), "position.text")]),
        (OWNER, 3, [((), "position.text")]),
        (OWNER, "Sens", [((), "unknown_name")]),
        (ones("o", "place"), ["Sens", "Vaux"], [((0,), "unknown_name")]),
        (SIZE, 0, [((), "position.number")]),
        (SIZE, 10, [((), "position.number")]),
        (SIZE, True, [((), "position.number")]),
        (SIZE, "3", [((), "position.number")]),
        (number("n"), -1, [((), "position.number")]),
        (number("n"), 10**12 + 1, [((), "position.number")]),
        (yes("y"), 1, [((), "position.flag")]),
        (word("w", COLOURS), 1, [((), "position.text")]),
        (word("w", {1: "one"}), "one", [((), "position.text")]),
        (word("w", COLOURS), "green", [((), "position.word")]),
        (word("w", COLOURS, code="no.hue"), "green", [((), "no.hue")]),
        (
            words("w", COLOURS),
            ["green", 3],
            [((0,), "position.word"), ((1,), "position.text")],
        ),
        (CHEST, [], [((), "position.table")]),
        (
            CHEST,
            {"size": 0},
            [(("size",), "position.number"), ((), "position.missing")],
        ),
        (CHEST, {"wood": "oak", "lid": 1}, [(("lid",), "position.key")]),
        (by("b", "place"), 3, [((), "position.table")]),
        (
            by("b", "place"),
            {"Sens": -1},
            [(("Sens",), "unknown_name"), (("Sens",), "position.number")],
        ),
        (heap("h", COLOURS), {"green": 1}, [(("green",), "position.word")]),
        (by("b", "place", SIZE), {"Vaux": 2}, [(("Vaux",), "position.table")]),
    ],
)
def test_any_other_word_is_a_fault(field, raw, found):
    """Each fault has its place, and all are told."""
    assert faults(field, raw) == found


@pytest.mark.parametrize(
    ("field", "raw"),
    [
        (text("t"), 3),
        (texts("t"), "a"),
        (OWNER, "Sens"),
        (SIZE, 0),
        (yes("y"), 1),
        (word("w", COLOURS), 1),
        (word("w", COLOURS), "green"),
        (CHEST, []),
    ],
)
def test_a_fault_has_no_value(field, raw):
    """The rest of the file can be read without it."""
    assert read(field, raw)[0] is None


def test_of_several_the_sound_ones_are_kept():
    """Each fault costs its own part only."""
    assert read(texts("t"), ["a", 1])[0] == [Parsed("", "a", (*HERE, 0))]
    assert read(words("w", COLOURS), ["green", "red"])[0] == ("r",)
    places = read(ones("o", "place"), ["Sens", "Vaux"])[0]
    assert [part.of for part in places] == ["place:Vaux"]
    shares = read(by("b", "place"), {"Sens": 1, "Vaux": -1, "Brie": 0})[0]
    assert [(part.of, part.value) for part in shares] == [("place:Brie", 0)]
    chests = tables("c", SIZE, text("wood", required=True))
    raw = [{"size": 1}, {"wood": "oak"}, 3]
    assert [part.path[-1] for part in read(chests, raw)[0]] == [1]
    assert read(by("b", "place"), 3)[0] == []


def test_a_fault_says_what_was_wanted():
    """The word, its limits and rule, and the nearest words."""
    limited = number("size", least=2, rule="R1")
    about = Finding("position.number", "key", (("least", 2),), rule="R1")
    assert read(limited, 1)[1] == [(HERE, about)]
    ((_, fault),) = read(word("w", COLOURS), "rad")[1]
    assert (fault.about, list(dict(fault.facts)["near"])) == ("rad", ["red"])
    ((_, fault),) = read(word("w", COLOURS), "xyz")[1]
    assert list(dict(fault.facts)["near"]) == ["red", "blue"]
    ((path, fault),) = read(CHEST, {"wood": "oak", "sise": 1})[1]
    assert (path, fault.about) == ((*HERE, "sise"), "sise")
    assert list(dict(fault.facts)["near"]) == ["size"]
    ((path, fault),) = read(CHEST, {})[1]
    assert (path, fault) == (HERE, Finding("position.missing", "wood"))
    ((_, fault),) = read(texts("t"), 3)[1]
    assert fault.about == "t"
    ((_, fault),) = read(CHEST, 3)[1]
    assert fault.about == "key"
    ((_, fault),) = read(yes("y"), 3)[1]
    assert fault.about == "key"


def test_what_is_refused_while_reading_is_a_fault():
    """Its name is what it is about."""

    def no(word):
        raise Refused("unknown_name", "unknown_name.hue", name=word, near=["red"])

    reader = Words()
    assert reader.attempt(HERE, str.upper, "rad") == "RAD"
    assert reader.attempt(HERE, no, "rad") is None
    told = Finding("unknown_name.hue", "rad", (("near", ["red"]),))
    assert reader.faults == [(HERE, told)]


def test_some_words_of_a_table_are_read_without_looking_at_the_rest():
    """Those that must be there are missed all the same."""
    reader = Words()
    assert reader.some(
        (SIZE, text("wood", required=True)), {"size": 2, "x": 1}, ()
    ) == {"size": 2}
    assert reader.faults == [((), Finding("position.missing", "wood"))]
    with pytest.raises(NotImplementedError):
        reader.find(OWNER, "Vaux", HERE)


def test_a_place_is_called_by_its_last_word():
    """Positions in lists have no name; a single value is a list of one."""
    assert word_of(("army", "unit", 3, 1)) == "unit"
    assert listed("a", ("x",)) == [(("x",), "a")]
    assert listed(["a", "b"], ("x",)) == [(("x", 0), "a"), (("x", 1), "b")]


def test_a_table_is_whole_if_it_has_all_that_it_must():
    """Other words may be missing."""
    fields = (SIZE, text("wood", required=True))
    assert is_whole(fields, Parsed("", {"wood": ""}, ()))
    assert not is_whole(fields, Parsed("", {"size": 1}, ()))
    assert is_whole((), Parsed("", {}, ()))


def test_a_form_knows_its_words():
    """An array of tables has words of its own; a word of the file has none."""
    form = Form((SIZE, Section("chest", (name("chest"), text("wood")))))
    assert form.keys == ("size", "chest")
    assert form.words("chest") == ("name", "wood")
    assert form.words("size") == form.words("lid") == ()
    assert meant(["a"]) == {"a": "a"}
    assert meant({"a": "b"}) == {"a": "b"}


def test_each_kind_of_word_is_declared_in_short():
    """A name must be there; numbers and texts go without saying where they are empty."""
    assert (name("chest").kind, name("chest").required) == ("chest", True)
    defaults = [
        one.default for one in (text("t"), number("n"), words("w", []), yes("y"))
    ]
    assert defaults == ["", 0, (), None]
    assert [one.required for one in (text("t"), SIZE, OWNER)] == [False] * 3
    assert (SIZE.least, number("n").least, SIZE.most) == (1, 0, 9)
