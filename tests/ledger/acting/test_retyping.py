"""A mistyped throw is typed again: its act is taken back and done again, in one step."""

from __future__ import annotations

import pytest

from ledger.acting.retyping import mendable, retypable, retyping
from ledger.effects import Change
from ledger.errors import Refused
from ledger.journal import DROP, Entry
from ledger.questions import Throw
from ledger.store import append
from tests.laws.evening import Evening, stopped
from tests.ledger.acting.hubs import acted, refused
from tests.ledger.rules.fief.positions import person, text, village
from tests.ledger.rules.fief.war.board import comer, waiting

SAID = {"said": {"words": {"expression": "2d6", "who": "Anne"}}}
TYPED = Throw("player:Anne", "roll", "d6", (5, 3), "typed")


@pytest.fixture
def table(tmp_path):
    """A campaign in which nothing has been done yet."""
    one = Evening(str(tmp_path / "e.db"))
    yield one
    one.close()


@pytest.fixture
def rolled(table):
    """Three throws were typed for entry 2, and a note follows."""
    table.act("roll", "2d6+d8+d4", "Anne", "at the gate", dice="5 3 | 8 | 1")
    return table


def written(begun, kind="roll", asked=SAID, throws=(TYPED,)):
    """Writes an entry as another program might."""
    with begun.book.writing():
        append.append(begun.book, Entry(kind, asked, {}, (), throws))
    return begun.entries[-1]


def mended(begun, at, *faces, act=None, **options):
    """Types one throw of an act again: the answer."""
    entry = retypable(begun.book, act)
    recorder, both = retyping(begun.recorder(**options), entry, at)
    question = stopped(both).question
    recorder.replies.add(Throw(*question[:2], question.die.name, faces, "typed"))
    return both()


# Which act is meant --------------------------------------------------------------------


def test_the_latest_act_is_meant_unless_another_is_named(rolled):
    """Both are looked for in the journal."""
    rolled.act("roll", "d6", dice="4")
    assert (retypable(rolled.book, None).seq, retypable(rolled.book, 2).seq) == (3, 2)


def test_where_nothing_was_done_there_is_nothing_to_mend(table):
    """The campaign's beginning is no act."""
    told = refused(Refused, retypable, table.book, None)
    assert told == ("nothing_to_undo", "nothing_to_undo", {})


def test_an_act_that_is_not_there_is_named(rolled):
    """By the number that was typed."""
    told = refused(Refused, retypable, rolled.book, 9)
    assert told == ("unknown_name", "unknown_name.entry", {"entry": 9})


def test_what_is_taken_back_already_is_not_mended(rolled):
    """The refusal names the undo."""
    rolled.undo()
    told = refused(Refused, retypable, rolled.book, 2)
    assert told == ("nothing_to_undo", "undo.again", {"entry": 2, "by": 3})


@pytest.mark.parametrize(
    ("kind", "asked", "key"),
    [(DROP, SAID, "undo.dropped"), ("roll", {}, "undo.unsaid")],
)
def test_what_cannot_be_repeated_is_not_mended(rolled, kind, asked, key):
    """A dropped draft is no act, and older versions kept no words."""
    written(rolled, kind, asked)
    for act in (None, 3):
        told = refused(Refused, retypable, rolled.book, act)
        assert told == ("nothing_to_undo", key, {"entry": 3})


def test_an_act_without_typed_dice_is_not_mended(table):
    """Another one is named, if it can be repeated."""
    table.act("roll", "2d6", seed=7)
    told = refused(Refused, retypable, table.book, None)
    assert told == ("nothing_to_undo", "undo.untyped", {"entry": 2})
    written(table, asked={})
    told = refused(Refused, retypable, table.book, 2)
    assert told == ("nothing_to_undo", "undo.untyped", {"entry": 2})
    table.act("roll", "d6", dice="4")
    told = refused(Refused, retypable, table.book, 2)
    facts = {"entry": 2, "typed": 4}
    assert told == ("nothing_to_undo", "undo.untyped.other", facts)


# Which throws people typed -------------------------------------------------------------


def test_only_what_people_typed_can_be_mended(table):
    """Each throw by its place; dice that the program rolled stay."""
    throws = [TYPED, TYPED._replace(how="thrown"), TYPED._replace(how="seeded"), TYPED]
    entry = written(table, throws=throws)
    assert mendable(table.book, entry) == [0, 3]


def test_dice_that_were_used_again_are_told_by_how_they_fell_first(table):
    """However often they were taken back since."""
    table.act("roll", "2d6+d8", "Anne", dice="5 3 | 8")
    table.act("roll", "d6+d10", "Anne", seed=7)
    for _ in range(2):
        table.undo()
        table.undo()
        table.act("roll", "2d6+d8", "Anne")
        table.act("roll", "d6+d10", "Anne")
    typed, thrown = table.entries[-2:]
    assert [one.how for one in (*typed.throws, *thrown.throws)] == ["kept"] * 4
    assert mendable(table.book, typed) == [0, 1]
    assert mendable(table.book, thrown) == []


@pytest.mark.parametrize(
    "throw",
    [
        TYPED._replace(how="kept"),
        TYPED._replace(how="kept", origin=9),
        TYPED._replace(how="kept", origin=2, faces=(5, 4)),
        TYPED._replace(how="kept", origin=2, who="player:Bruno"),
        TYPED._replace(how="kept", origin=2, why="battle"),
        TYPED._replace(how="kept", origin=2, die="d8"),
    ],
)
def test_used_dice_of_which_nothing_else_is_known_stay(table, throw):
    """The entry that they name has no such throw."""
    written(table)
    assert mendable(table.book, written(table, throws=[throw])) == []


# To do it again ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "faces", "question"),
    [(0, (6, 6), ("d6", 2)), (1, (7,), ("d8", 1)), (2, (4,), ("d4", 1))],
)
def test_only_the_mistyped_throw_is_asked_for(rolled, at, faces, question):
    """The others stay as they are, each in its place; the remark, too."""
    before = retypable(rolled.book, None)
    _, both = retyping(rolled.recorder(), before, at)
    asked = stopped(both).question
    assert (asked.die.name, asked.many) == question
    assert (rolled.head[0], rolled.drafts) == (2, [])

    answer = mended(rolled, at, *faces)
    undone, again = rolled.entries[2:]
    assert (undone.undoes, again.remark, again.kind) == ([2], "at the gate", "roll")
    throws = [one._replace(how="kept", origin=2) for one in before.throws]
    throws[at] = throws[at]._replace(faces=faces, how="typed")
    assert again.throws == throws
    assert again.said == {
        "words": {"expression": "2d6+d8+d4", "who": "Anne"},
        "of": 2,
    }
    assert (answer.entry.seq, answer.entry.hash) == rolled.head
    assert (answer.entry.throws, answer.written) == (throws, True)


def test_no_remark_is_made_up(table):
    """An act without one is done again without one."""
    table.act("roll", "2d6", "Anne", dice="5 3")
    mended(table, 0, 6, 6)
    assert table.entries[-1].remark is None


def test_who_mends_it_is_asked_as_before(rolled):
    """The new act has the ruling of the old one, and whoever is there now."""
    entry = retypable(rolled.book, None)._replace(ruling="as agreed")
    meant = {"asks": True, "terminal": True, "meant": lambda _, word: word.upper()}
    recorder, _ = retyping(rolled.recorder(once="K", seed=5, **meant), entry, 0)
    options = recorder.options
    assert (options.dice, options.seed, options.once) == ("ask", None, None)
    assert (options.ruling, options.asks, options.terminal) == ("as agreed", True, True)
    assert options.meant("", "a") == "A"
    assert (recorder.book, recorder.replies.of) == (rolled.book, 2)


BOARD = (
    village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1", building="castle", mills=2)
    + waiting("Vaux", "Bourg", "Anne.v1=2 Anne.v6=1")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
    + comer("Eric", "Anne", "Vaux", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
)
BATTLE = ("fief battle", "Vaux", ["Anne"], ["Bruno"])


@pytest.mark.parametrize(("faces", "same"), [((4, 4), True), ((6, 6), False)])
def test_only_the_difference_is_left_for_hands_to_do(tmp_path, faces, same):
    """What was done on the board before stays; the journal has both in full."""
    fief = Evening(
        str(tmp_path / "f.db"), game="fief", position=text(BOARD, phase="combat")
    )
    fief.act(*BATTLE, dice="5,3,6,3,3,3,6,6")
    before = fief.state
    answer = mended(fief, 0, *faces)
    first, _, again = fief.entries[1:]
    assert (first.effects == again.effects) is same
    changes = [one for one in answer.entry.effects if isinstance(one, Change)]
    assert changes == []  # the same village is taken, and the same lord killed
    assert before.apply(answer.entry.effects) == fief.state == answer.state
    fief.close()


def test_what_others_write_meanwhile_comes_first(hub, begun, book, other):
    """Both are decided again, with the dice that were typed."""
    begun.act("roll", "2d6", "Anne", dice="5 3")
    recorder, both = retyping(begun.recorder(), retypable(book, None), 0)
    question = stopped(both).question
    recorder.replies.add(Throw(*question[:2], "d6", (6, 6), "typed"))
    acted(other, "pay", "bank", "Bruno", 7)
    answer = both()
    kinds = [one.kind for one in begun.entries[2:]]
    assert kinds == ["roll", "pay", "undo", "roll"]
    assert (answer.entry.throws[0].faces, answer.entry.seq) == ((6, 6), 6)
    assert begun.head == hub.head("evening")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("roll", {}),
        ("roll", {"words": {"expression": 5}}),
        ("roll", {"words": {"nothing": "5"}}),
        ("dreamt", {"words": {}}),
    ],
)
def test_words_that_no_act_can_have_are_refused(table, kind, said):
    """Another program wrote them; nothing is taken back."""
    entry = written(table, kind, {"said": said})
    _, both = retyping(table.recorder(), entry, 0)
    head = table.head
    assert refused(Refused, both) == ("nothing_to_undo", "undo.unsaid", {"entry": 2})
    assert table.head == head


@pytest.mark.parametrize("said", [{"choices": [["x"]]}, {"choices": 5}, {"words": 5}])
def test_what_is_no_choice_or_no_words_is_refused(table, said):
    """Another program wrote it."""
    entry = written(table, asked={"said": said})
    told = refused(Refused, lambda: retyping(table.recorder(), entry, 0))
    assert told == ("nothing_to_undo", "undo.unsaid", {"entry": 2})


def test_an_entry_without_words_is_taken_as_it_is(table):
    """It is said that they are missing, and nothing fails before."""
    entry = written(table, asked={})
    recorder, both = retyping(table.recorder(), entry, 0)
    assert recorder.replies.said == []
    assert refused(Refused, both)[1] == "undo.unsaid"


def test_an_act_that_is_taken_back_meanwhile_is_not_done_again(table):
    """As in any undo, the refusal says so."""
    table.act("roll", "d6", dice="4")
    entry = retypable(table.book, None)
    table.undo()
    _, both = retyping(table.recorder(), entry, 0)
    told = refused(Refused, both)
    assert told == ("nothing_to_undo", "undo.again", {"entry": 2, "by": 3})
