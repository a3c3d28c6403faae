"""TOML that people wrote."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import Misuse
from ledger.toml import MOST_BYTES, Lines, read_toml

TEXT = """\
# A file with everything that moves a line.
[money] # purses
Anne = 1
"Les \\u004eains" = 2
'a.b' . c = 3 # # [x]

[[title]]
title = "A ] # }"

[[title]]
title = '''
B
[no.header]
'''''
holder = { name = "Bruno", at = [1,
  [2, ~~~x "" ] ~~~],
  { deep = 1 }, # [3]
] }

[[title.heir]]
name = "C"
[[title.heir]]
[title.heir.of]
land = 1979-05-27 07:32:00
[far.away]
""".replace("~~~", '"' * 3)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("nothing",), 1),
        (("money",), 2),
        (("money", "Anne"), 3),
        (("money", "Les Nains"), 4),
        (("money", "a.b"), 5),
        (("money", "a.b", "c"), 5),
        (("money", "Bruno"), 2),
        (("title",), 7),
        (("title", 0), 7),
        (("title", 0, "title"), 8),
        (("title", 1), 10),
        (("title", 1, "title"), 11),
        (("title", 1, "holder", "name"), 15),
        (("title", 1, "holder", "at"), 15),
        (("title", 1, "holder", "at", 0), 15),
        (("title", 1, "holder", "at", 1, 1), 16),
        (("title", 1, "holder", "at", 2, "deep"), 17),
        (("title", 1, "holder", "at", 9), 15),
        (("title", 1, "heir", 0, "name"), 21),
        (("title", 1, "heir", 1), 22),
        (("title", 1, "heir", 1, "of", "land"), 24),
        (("far",), 25),
        (("far", "away"), 25),
    ],
)
def test_every_item_has_its_line(path, line):
    """Texts, comments and lists do not mislead it; missing items have an outer line."""
    assert Lines(TEXT).of(path) == line


def every(value, path=()):
    """All items of a document, with their paths."""
    yield path, value
    inner = value.items() if isinstance(value, dict) else ()
    for key, item in enumerate(value) if isinstance(value, list) else inner:
        yield from every(item, (*path, key))


def test_every_line_of_our_own_files_is_found():
    """In rules, tables, cards and samples, each item's line contains its key."""
    home = Path(__file__).resolve().parents[2]
    files = [
        f
        for d in ("ledger", "templates", "campaigns")
        for f in home.glob(f"{d}/**/*.toml")
    ]
    for file in files:
        text = file.read_text("utf-8")
        lines, written = Lines(text), text.split("\n")
        for path, _ in every(tomllib.loads(text)):
            if path and isinstance(path[-1], str):
                assert path[-1] in written[lines.of(path) - 1], (file, path)
    assert len(files) > 20


@given(
    st.recursive(
        st.integers() | st.text("ab\n\"'#[]{},=\\\\", max_size=6) | st.booleans(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.text("ab \".'", min_size=1), inner, max_size=3)
        ),
        max_leaves=12,
    )
)
def test_the_lines_of_any_document_are_found(value):
    """Every item that tomlkit writes has its line, in the order of the file."""
    text = tomlkit.dumps({"a": value, "b": [{"x": value}, {"x": 1}], "c": {"d": value}})
    lines = Lines(text)
    found = [lines.of(path) for path, _ in every(tomllib.loads(text))]
    assert found == sorted(found)
    assert all(path in lines._lines for path, _ in every(tomllib.loads(text)) if path)


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = ", 1), ("a = 1\nb = [", 2), ("a = 1\na = 2", 2), ("\n\n[x", 3)],
)
def test_a_fault_has_its_line(text, line):
    """The line is the first one that stops the reader."""
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    assert (caught.value.key, caught.value.facts["line"]) == ("toml.syntax", line)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a = 1\nbc = ?\nd = 2", (2, 6)),
        ("a = 1\nb = [", (2, 1)),
        (f"a = 1\nb = {'9' * 5000}\n", (1, 1)),
    ],
)
def test_a_fault_has_its_column(text, place):
    """Where the reader says none, it is the first one of the last or first line."""
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    assert (caught.value.facts["line"], caught.value.facts["column"]) == place


def test_a_file_too_long_is_refused():
    """Nobody wrote such a file by hand."""
    with pytest.raises(Misuse) as caught:
        read_toml("#" * (MOST_BYTES + 1))
    assert caught.value.key == "toml.long"


NAMES = " . ".join(["a", '"b.c"', "'d'", "1"] * 16)  # 64 of them


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = " + "[" * 5000, 1),
        ("a = 1\nb = '''\n'''\n" + "a." * 3000 + "b = 1", 4),
        ("# x\n[" + "a." * 3000 + "b]\n", 2),
        ("\n[[" + '"".' * 3000 + "b]]\n", 2),
        ("a = { " + ".".join("a" * 65) + " = 1 }", 1),
        ("a = [\n" + "{a=" * 80 + "1" + "}" * 80 + "]", 2),
        (f"x = 1\n{NAMES} = 1", 2),
        ("x = 1\n" + "{a.b=".join(["y = "] + [""] * 40) + "1" + "}" * 40, 2),
    ],
)
def test_a_file_nested_too_deep_is_refused_with_its_line(text, line):
    """People write nothing like it; the limit is reported."""
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    assert caught.value.key == "toml.deep"
    assert caught.value.facts == {"line": line, "most": 64}


def test_no_parser_goes_round_in_a_key_of_names_without_end(monkeypatch):
    """The time would grow with the square of the names: the file is refused unread."""
    read: list[str] = []
    monkeypatch.setattr(tomllib, "loads", read.append)
    for names in ("a." * 100_000, '"".' * 80_000, "a . " * 60_000):
        with pytest.raises(Misuse):
            read_toml(f"{names}b = 1")
    assert read == []


def test_what_only_looks_deep_is_read():
    """Depth within texts and comments, or side by side, is fine; so are 62 levels."""
    many = "[" * 99 + "a." * 99
    lines = (
        f"# {many}",
        f'a = "{many}" # {many}',
        f"b = '{many}'",
        f'c = """x"{many}\n{many}"""""',
        f"d = '''{many}\n{many}'''''",
        f"e = [{'[{}],' * 99}]",
        ".".join(["f"] * 62) + rf' = "\\\"{many}"',
    )
    assert list(read_toml("\n".join(lines))) == ["a", "b", "c", "d", "e", "f"]


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_is_read_or_refused(text):
    """There is never any other result."""
    try:
        assert isinstance(read_toml(text), dict)
    except Misuse as misuse:
        assert misuse.status == 2  # noqa: PT017


@pytest.mark.parametrize("sign", ["0x", "0o", "0b"])
def test_a_number_of_thousands_of_digits_is_no_number(sign):
    """Any base is refused, but a text may contain such a number."""
    digits = "1" * 20_000
    with pytest.raises(Misuse) as refused:
        read_toml(f"[a]\nb = 1\nc = [2,\n {sign}{digits}]\n")
    assert refused.value.facts["line"] == 4
    assert read_toml(f'a = "{sign}{digits}"') == {"a": sign + digits}


def test_a_file_may_be_as_long_as_the_limit():
    """Bytes are counted; the refusal tells kilobytes."""
    rest = MOST_BYTES - len("#é".encode())
    assert read_toml("#é" + "x" * rest) == {}
    with pytest.raises(Misuse) as caught:
        read_toml("#é" + "x" * (rest + 1))
    assert (caught.value.code, caught.value.facts) == ("usage", {"most": 256})


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("a = " + "[" * 63 + "]" * 63, True),
        ("a = " + "[" * 64 + "]" * 64, False),
        ("a = " + "[" * 62 + "1" + "]" * 62, True),
        ("a = " + "[" * 63 + "1" + "]" * 63, False),
        (".".join(["a"] * 63) + " = 1", True),
        (".".join(["a"] * 64) + " = 1", False),
        ("[" + ".".join(["a"] * 62) + "]\nb = 1", True),
        ("[" + ".".join(["a"] * 63) + "]\nb = 1", False),
        ('"' + "a." * 99 + '" = 1', True),
        ("'" + "a." * 99 + "'.b = 1", True),
    ],
)
def test_a_file_is_nested_so_deeply_and_no_deeper(text, fits):
    """Lists, tables and dotted names count alike; dots within a name do not."""
    text = f"x = 1\n{text}"
    if fits:
        assert read_toml(text)["x"] == 1
        return
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    told = caught.value
    line = text.count("\n") + 1
    assert (told.code, told.key) == ("usage", "toml.deep")
    assert told.facts == {"line": line, "most": 64}


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("0b" + "1" * 1000, True),
        ("0b" + "1" * 1001, False),
        ("0x" + "0" * 1000 + "f", True),
        ("{ b = [0, 0x" + "f" * 1000 + "] }", False),
    ],
)
def test_a_number_has_at_most_a_thousand_bits(text, fits):
    """Zeros before it do not count; the refusal has its line."""
    text = f"x = 1\na = {text}\nb = 2"
    if fits:
        assert read_toml(text)["b"] == 2
        return
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    told = caught.value
    assert (told.code, told.key) == ("usage", "toml.syntax")
    assert told.facts == {"line": 2, "column": 1}


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("", ("a",), 1),
        ("\n\na = 1", (), 1),
        ("\n\na = 1", ("b", "c"), 1),
        ("a = [\n]\nb = {}\nc = 1", ("c",), 4),
        ("a = [1, [\n2,\n\n3], \n 4]", ("a", 2), 5),
        ("a = [1, [\n2,\n\n3], \n 4]", ("a", 1, 1), 4),
        ("[a.b]\nc = 1\n[a]\nd = 1", ("a",), 1),
        ("[a.b]\nc = 1\n[a]\nd = 1", ("a", "d"), 4),
        ("[[a]]\n[[a]]\n[a.b]\nc = 1\n[[a]]", ("a", 1, "b", "c"), 4),
        ("[[a]]\n[[a.b]]\n[[a]]\n[[a.b]]\n[[a.b]]\nc = 1", ("a", 1, "b", 1, "c"), 6),
        ("[[a]]\n[[a.b]]\n[[a]]\n[[a.b]]\n[[a.b]]\nc = 1", ("a", 0, "b", 0), 2),
        ('"" = 1\n"\\t" . b = 2\n', ("\t", "b"), 2),
        ("a = '''\n'\n''''\nb = 1", ("b",), 4),
        ('a = """\n\\"""\n"""\nb = 1', ("b",), 4),
        ("a = 1 # b\n# c\nb = 2", ("b",), 3),
        ("[ a . 'b' ] # x\nc = 1", ("a", "b", "c"), 2),
    ],
)
def test_a_line_is_found_in_any_spelling(text, path, line):
    """A missing item has the line of the nearest one around it, at worst the first."""
    tomllib.loads(text)
    assert Lines(text).of(path) == line
    assert Lines(text).of(list(path)) == line
