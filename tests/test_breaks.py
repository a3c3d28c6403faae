"""The tool that breaks the rules: where it looks for them, and what it does to them."""

from __future__ import annotations

import tomllib

import pytest

from tools import tables
from tools.breaks import book, cards, drawing, known, places, watching
from tools.breaks.tables import breaks as table_breaks
from tools.breaks.tables import named_by, read_at
from tools.breaks.ways import Python

CODE = '''"""Weddings."""

from ledger.rules.fief.tables import LIMITS

RULE = "FIEF-MARRY-01"


def faults(lord, spouse, player, many):
    """Why they cannot marry (MARRY-03, -04)."""
    for one in lord:
        if one and spouse:
            yield Refused("rule", "fief.married", rule="FIEF-MARRY-06")
        if player:
            yield Refused("rule", "fief.family", rule=RULE)
    # FIEF-MARRY-08
    if many >= LIMITS["allies"]:
        yield "third"
'''


@pytest.fixture
def module(tmp_path):
    """A module of a rule, read as the project's own are."""
    file = tmp_path / "marrying.py"
    file.write_text(CODE, "utf-8")
    found = places.Module(str(file))
    found.home = "fief"
    return found


def test_a_rule_is_found_where_the_code_names_it(module):
    """A rule is in the largest block that names no other, or in a whole function."""
    found = {
        key: (min(place.lines), max(place.lines), docstring)
        for key, place, docstring in module.places()
    }

    assert found == {
        "FIEF-MARRY-06": (11, 12, False),
        "FIEF-MARRY-01": (13, 14, False),
        "FIEF-MARRY-08": (16, 17, False),
        "FIEF-MARRY-03": (8, 15, True),
        "FIEF-MARRY-04": (8, 15, True),
    }


def test_from_one_rule_to_another_names_those_between():
    """A range of rules names those between its ends, too, also within a list."""
    found = list(book.named("(TAC-ARCH-09, -15 to -17, -31; MED-INC-02 to -04)"))

    assert found == [
        *("TAC-ARCH-09", "TAC-ARCH-15", "TAC-ARCH-16", "TAC-ARCH-17", "TAC-ARCH-31"),
        *("MED-INC-02", "MED-INC-03", "MED-INC-04"),
    ]


def test_a_ruling_is_told_from_a_rule():
    """A ruling is named like a rule, by short numbers as well; none is ever drawn."""
    found = list(book.named("As MOVE-03, -04 and AMB-69, -133 have it", "fief"))

    rulings = ["FIEF-AMB-69", "FIEF-AMB-133"]
    assert found == ["FIEF-MOVE-03", "FIEF-MOVE-04", *rulings]
    assert book.rules().keys().isdisjoint(rulings)


def test_what_only_tells_of_a_rule_does_not_decide_it():
    """An audit, a reminder or an offer reflects a rule; only the act decides it."""
    files = ("audit.py", "turn/reminders.py", "crown/offering.py", "crown/voting.py")
    decides = [places.rules_proper(f"ledger/rules/fief/{file}") for file in files]

    assert decides == [False, False, False, True]


def test_one_thing_of_a_line_is_broken_at_a_time(module):
    """A condition is reversed or loses a part, a boundary moves, a refusal goes."""
    made = Python(module).at(frozenset({11, 12, 16}))

    assert [(one.line, one.old, one.new) for one in made] == [
        (11, "one and spouse", "(not (one and spouse))"),
        (11, "one and spouse", "False"),
        (11, "one and spouse", "((spouse))"),
        (11, "one and spouse", "((one))"),
        (16, 'many >= LIMITS["allies"]', '(not (many >= LIMITS["allies"]))'),
        (16, 'many >= LIMITS["allies"]', "False"),
        (16, 'many >= LIMITS["allies"]', 'many > LIMITS["allies"]'),
    ]


ASKED = """
def faults(state, table, word, since, others):
    if word not in WORDS:
        likely = near(word, WORDS) or list(WORDS)
        raise Misuse("usage", "fief.word", word=word, near=likely)
    if others and house(state, "fight.alone"):
        table.object("alone")
    if since < state.turn and others:
        rule = "fief.fight.when"
        table.object(Refused("rule", "fief.late", rule=rule))
"""


def test_what_a_house_rule_forbids_is_no_part_of_a_rule(tmp_path):
    """House rules and the words proposed for an unknown one are not broken."""
    file = tmp_path / "asked.py"
    file.write_text(ASKED, "utf-8")
    made = Python(places.Module(str(file))).at(frozenset(range(1, 20)))

    assert [(one.line, one.new) for one in made] == [
        (3, "(not (word not in WORDS))"),
        (3, "False"),
        (3, "word in WORDS"),
        (5, "pass"),
        (7, "pass"),
    ]


def test_what_is_noted_is_left_out_and_what_is_counted_is_one_more(tmp_path):
    """A 1 that is recorded means yes, and is left out rather than made a 2."""
    file = tmp_path / "noted.py"
    file.write_text(
        'def f(state, at):\n    return changed(state, at, "ruled", 1), at + 1\n',
        "utf-8",
    )
    made = Python(places.Module(str(file))).at(frozenset({2}))

    found = [one.new for one in made if one.old == "1"]
    assert sorted(found) == ["2", "None"]


def test_what_tells_the_odds_of_a_rule_is_broken_last():
    """The code that follows a rule is broken first; that which shows its odds, last."""

    class Nothing:
        def of(self, _rule):
            return iter(())

    made = drawing.breaks(book.rules()["MASS-TURN-06"], Nothing(), 1)
    files = list(dict.fromkeys(one.file for one, _ in made))

    assert files.index("ledger/rules/mass/odds.py") == len(files) - 1 > 0


def test_every_break_of_the_rules_is_still_python(module):
    """Every break compiles, and differs from the original."""
    for one in Python(module).at(frozenset(range(1, 20))):
        text = one.text()
        compile(text, one.file, "exec")
        assert text != CODE


def test_numbers_are_found_where_a_rule_reads_them(module, monkeypatch):
    """A number is found by its table's keys; its break reaches the compiled module."""
    monkeypatch.setattr("tools.breaks.tables.module", lambda file: module)
    place = places.Place(module.file, frozenset({16}))
    ((file, keys),) = read_at(place)
    (one,) = table_breaks(file, keys)

    assert (file, keys) == ("ledger/rules/fief/tables.toml", ("limits", "allies"))
    assert (one.place, one.old, one.new) == ("limits.allies", "1", "2")
    assert tomllib.loads(one.text())["limits"]["allies"] == 2
    assert "'allies': 2" in tables.compiled(one.text())


def test_a_table_that_names_its_rules_is_of_no_other():
    """A table's source names its rules; a table that names none may be of any rule."""
    words = "ledger/names/tables.toml"
    of = [named_by(words, table) for table in ("own", "lookup")]

    assert of == [{"MED-NAME-03"}, frozenset()]


def test_a_watched_table_notes_who_reads_which_number(monkeypatch):
    """Reads are noted down to the number, however it is looked up."""
    monkeypatch.setattr(watching, "seen", set())
    monkeypatch.setattr(watching, "context", "FIEF-INC-01")
    module = {"__name__": "a.tables", "PRICES": {"title": {"duke": 10, "count": 8}}}
    watching.watch(module)

    assert module["PRICES"]["title"]["duke"] == 10
    assert module["PRICES"].get("rebel") is None
    assert watching.seen == {
        ("FIEF-INC-01", "a/tables.toml", ("prices", "title", "duke"))
    }


def test_a_reminder_is_broken_on_its_card():
    """Each line becomes the next one, or half of itself, in each language."""
    rule = book.rules()["SIEGE-EARTH-05"]
    made = list(cards.breaks(rule))

    assert [(one.file[-7:-5], one.new) for one in made] == [
        (lang, what)
        for lang in ("en", "fr")
        for what in ("next", "first half", "second half")
    ]
    for one in made:
        assert tomllib.loads(one.text())[one.place].keys() > {"title"}


def test_words_that_several_cards_have_are_broken_for_each():
    """Of the words that all cards share, only those that this card has are broken."""
    one = next(cards.breaks(book.rules()["SIEGE-RAM-14"]))
    before = tomllib.loads((places.HERE / one.file).read_text("utf-8"))["words"]
    after = tomllib.loads(one.text())["words"]

    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"one_move", "difficult"}


def test_the_same_seed_draws_the_same_rules():
    """The same seed draws the same rules, another seed others; or of one game only."""
    first = [rule.id for rule in drawing.drawn(7, 60)]

    assert first == [rule.id for rule in drawing.drawn(7, 60)]
    assert first != [rule.id for rule in drawing.drawn(8, 60)]
    assert {rule.game for rule in drawing.drawn(7, 20, "tac")} == {"tac"}


def test_every_break_told_apart_by_hand_can_still_be_made():
    """If a line changes, its entry in known.toml must change with it."""
    assert known.stale() == []
