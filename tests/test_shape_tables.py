"""The tool that makes types from the tables in which shapes are declared."""

from __future__ import annotations

import pytest

from tools.shapes import Compiled, Module, Shape, Wrong, compiled, vocabulary

USUAL = {"player": "str", "amount": "int", "owed": "{int}", "from": "str"}
FILE = """# Debts.

[names]
Side = "'lends'|'borrows'"

[shapes]
Lent = \"\"\"Who lends how much, and what lies
where then.
  Pair + amount owed? side:Side? tree:[Lent]\"\"\"
Pair = \"\"\"Who with whom.
  player from\"\"\"

[answers]
"fief lend" = "Lent"
"""


@pytest.fixture
def room(tmp_path):
    """The folder of the shape files."""
    (tmp_path / "fief").mkdir()
    return tmp_path


def made(room, text, name="fief/debts.toml"):
    """The module that is made from a file."""
    path = room / name
    path.write_text(text, "utf-8")
    module = Module(path, room, USUAL)
    return Compiled(module, {module.name: module}).text()


def test_a_shape_becomes_a_type_behind_what_it_is_made_of(room):
    """A shape may have vocabulary keys, others, optional keys and Python keywords."""
    expected = '''"""Debts.

Generated of `debts.toml` by `make tree`: do not edit.
"""

from typing import Literal, NotRequired, TypedDict

Side = Literal["lends", "borrows"]

_Pair = TypedDict("_Pair", {"from": str})

class Pair(_Pair):
    """Who with whom."""

    player: str

class Lent(Pair):
    """Who lends how much, and what lies where then."""

    amount: int
    owed: NotRequired[dict[str, int]]
    side: Side
    tree: list["Lent"]

ANSWERS = {
    'fief lend': Lent,
}
'''
    assert made(room, FILE.replace("Side?", "Side")) == expected


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("player amont", "amont has no type, here or in vocabulary.toml (amount?)"),
        ("player:str", "player is str anyway, by vocabulary.toml"),
        ("player player", "player is there twice"),
    ],
)
def test_a_key_that_is_amiss_is_told_with_what_would_be_right(body, wrong):
    """A missing type, a needless one and a key given twice are each reported."""
    with pytest.raises(Wrong) as refused:
        Shape(f"A debt.\n  {body}", USUAL)
    assert str(refused.value) == wrong


@pytest.mark.parametrize(
    ("type_", "wrong"),
    [
        ("Pairs", "fief.debts: there is no Pairs (none?)"),
        ("money.Pair", "fief.debts: there is no money.Pair (fief.debts.Pair?)"),
        ("[Pair", "fief.debts: [ is not closed"),
        ("{Pair]", "fief.debts: { is not closed"),
        ("Pair]", "fief.debts: Pair] ends at ']'"),
    ],
)
def test_a_type_that_is_amiss_is_told_with_its_file(room, type_, wrong):
    """An unknown shape and unmatched brackets are reported with their file."""
    with pytest.raises(Wrong) as refused:
        made(room, FILE.replace("Side?", type_))
    assert str(refused.value) == wrong


def test_a_table_that_nobody_knows_is_told(room):
    """An unknown table is refused: otherwise its keys would have no effect anywhere."""
    with pytest.raises(Wrong) as refused:
        made(room, FILE.replace("[answers]", "[answer]"))
    assert str(refused.value) == "fief.debts: nobody knows the table answer"


def test_what_a_room_shares_needs_no_file_before_it(room):
    """A shape is looked for in its file, then its room, then where all share theirs."""
    shared = room / "fief" / "shared.toml"
    shared.write_text('[shapes]\nDebt = """A debt.\n  amount"""\n', "utf-8")
    debts = room / "fief" / "debts.toml"
    debts.write_text('[shapes]\nAll = """All.\n  owed:[Debt]"""\n', "utf-8")
    modules = [Module(path, room, USUAL) for path in (shared, debts)]
    text = Compiled(modules[1], {one.name: one for one in modules}).text()
    assert "from ledger.shapes.fief.shared import Debt" in text.splitlines()


def test_every_word_of_the_vocabulary_is_one_that_a_shape_has(monkeypatch):
    """A word of the vocabulary that no shape uses any more is named."""
    monkeypatch.setattr(
        "tools.shapes.vocabulary", lambda: {**vocabulary(), "gold": "int"}
    )
    with pytest.raises(Wrong) as refused:
        compiled()
    assert str(refused.value) == "vocabulary.toml: no shape has gold"
