"""An act is decided, checked and written in one step, or nothing of it is."""

from __future__ import annotations

import pytest

from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.recorder import Recorder
from ledger.dice import d
from ledger.effects import Change, Transfer
from ledger.errors import FileTrouble, Refused
from ledger.journal import Entry, fold
from ledger.questions import ChoiceQuestion
from ledger.rules.game import Outcome, warning
from ledger.state import State
from ledger.store import entries
from tests.ledger.acting.hubs import refused

PAID = Transfer("money", 5, "bank", "player:Anne")
QUESTION = ChoiceQuestion("tie", ("Anne", "Bruno"))
NOTHING = Outcome({}, {})
GIVEN = Change("title:Marshal", "holder", None, "Anne")
SOLD = Change("territory:Vaux", "mills", 1, 2)


def decided(begun, kind="note", outcome=NOTHING, *, asks=None, remark=None, **options):
    """The answer to an act whose rule is given here; `asks` is called with its scene."""

    def decide(scene):
        if asks:
            asks(scene)
        return outcome

    return begun.recorder(**options).act(kind, {}, decide, remark=remark)


# Where it is written -------------------------------------------------------------------


def test_without_a_campaign_nothing_is_written():
    """Some commands need none; others say that it is missing."""
    recorder = Recorder(None, Options(seed=7))
    answer = act_named("roll")(recorder, "2d6")
    assert (answer.written, answer.entry.seq, answer.entry.hash) == (False, 0, "")
    assert len(answer.result["faces"]) == 2
    assert answer.state == recorder.state() == State()
    told = refused(FileTrouble, lambda: recorder.campaign)
    assert told == ("no_campaign", "no_campaign", {"found": []})


def test_an_act_is_one_entry(begun):
    """The answer has it, with its number and hash, and the state after it."""
    warned = [warning("odd", about="Anne")]
    outcome = Outcome({"a": 1}, {"b": "player:Anne"}, [PAID], warned)
    answer = decided(begun, "pay", outcome, remark="  a  horse ", once=" K ")
    entry = begun.entry(3)
    assert (answer.entry.seq, answer.entry.hash) == begun.head
    assert (answer.result, answer.written) == ({"b": "Anne"}, True)
    assert answer.warnings == entry.warnings == warned
    assert answer.state == begun.state
    assert (entry.kind, entry.asked, entry.outcome) == (
        *("pay", {"a": 1, "said": {}}),
        {"b": "player:Anne"},
    )
    assert (entry.effects, entry.remark, entry.once) == ([PAID], "a horse", "K")
    assert (entry.turn, entry.phase, entry.ruling) == (1, None, None)


@pytest.mark.parametrize(
    ("given", "kept"),
    [({}, (2, "war")), ({"turn": 1, "phase": "income"}, (1, "income"))],
)
def test_an_entry_belongs_to_the_turn_that_runs_unless_its_rule_says_otherwise(
    begun, given, kept
):
    """So with the phase."""
    begun.act("rules set", "free.clock.phases", "income,war")
    for kind in ("phase", "turn", "phase"):
        begun.act(kind)
    entry = decided(begun, outcome=Outcome({}, {}, **given)).entry
    assert (entry.turn, entry.phase) == kept


def test_an_undo_names_what_it_takes_back(begun):
    """And a redo what it brings back."""
    back = begun.undo().entry
    again = begun.redo().entry
    assert (*back.undoes, *back.redoes) == (2,)
    assert (again.undoes, again.redoes) == ((), [2])


def test_a_dry_run_writes_nothing(begun):
    """The answer shows what would be written, and the state after it."""
    before, head = begun.state, begun.head
    answer = decided(begun, "pay", Outcome({}, {}, [PAID]), dry_run=True)
    assert (answer.written, answer.entry.seq) == (False, 0)
    assert answer.state == before.apply([PAID])
    assert begun.head == head


@pytest.mark.parametrize("dry", [False, True])
def test_a_script_goes_on_with_the_state_it_keeps(begun, dry):
    """A dry run of one of its lines leaves that state alone."""
    state, before = begun.state, begun.state
    recorder = Recorder(begun.book, Options(dry_run=dry), present=state)
    with begun.book.writing():
        answer = recorder.act("pay", {}, lambda _: Outcome({}, {}, [PAID]))
    assert answer.state == before.copy().apply([PAID])
    assert (answer.state is state, state == before) == (not dry, dry)
    assert begun.head[0] == 2 + (not dry)
    assert recorder.state() is state


def test_a_key_lets_an_act_be_written_once(begun):
    """Afterwards it answers with what was written then, whatever is asked now."""
    first = decided(begun, "pay", Outcome({}, {"to": "player:Anne"}, [PAID]), once="K")
    begun.act("players rename", "Anne", "Zoé")
    again = decided(begun, "pay", Outcome({}, {}, [PAID, PAID]), once=" K ")
    assert (again.entry.seq, again.written) == (first.entry.seq, False)
    assert (again.result, again.warnings) == ({"to": "Zoé"}, [])
    assert again.state == begun.state
    other = decided(begun, "note", once="K")
    facts = {"once": "K", "kind": "pay", "entry": 3}
    assert other.warnings == [warning("once.other", **facts)]
    assert begun.entry(3).warnings == []
    assert begun.head[0] == 4


def test_what_does_not_fit_the_books_is_refused(begun):
    """Whatever rule has decided so, nothing is written."""
    paid = Transfer("money", 41, "player:Anne", "bank")
    head = begun.head
    told = refused(Refused, decided, begun, "pay", Outcome({}, {}, [paid]))
    assert told[:2] == ("not_enough", "not_enough.money")
    unknown = Change("player:Anne", "gold", None, 1)
    told = refused(Refused, decided, begun, "pay", Outcome({}, {}, [unknown]))
    assert told[:2] == ("rule", "act.audit")
    assert begun.head == head


# Rulings -------------------------------------------------------------------------------


def objection(scene):
    """What a rule objects to."""
    scene.table.object(Refused("rule", "late", rule="X-1", about="Anne"))


def test_a_ruling_is_kept_where_it_overrules_something(begun):
    """It is told what."""
    answer = decided(begun, asks=objection, ruling="  as  agreed ")
    assert answer.entry.ruling == "as agreed"
    facts = {"key": "late", "facts": {"about": "Anne"}}
    assert answer.warnings == [{"key": "ruled", "rule": "X-1", "facts": facts}]
    told = refused(Refused, lambda: decided(begun, asks=objection))
    assert told[:2] == ("rule", "late")


def test_a_ruling_that_overrules_nothing_is_not_kept(begun):
    """It is told, too."""
    answer = decided(begun, ruling="as agreed")
    assert answer.entry.ruling is None
    assert answer.warnings == [warning("ruling.unneeded")]


# Other games ---------------------------------------------------------------------------


def thrown(scene):
    """Rolls a die."""
    scene.table.roll(None, "roll", d(6), 1)


FOREIGN = ("rule", "game.other", {"game": "fief", "played": "free"})


@pytest.mark.parametrize(
    ("outcome", "asks"), [(NOTHING, None), (Outcome({}, {}, [PAID]), thrown)]
)
def test_an_act_of_another_game_is_refused(begun, outcome, asks):
    """Only mere rolls are not: their dice may be used at any table."""

    def act():
        decided(begun, "fief deal", outcome, asks=asks)

    assert refused(Refused, act) == FOREIGN
    assert begun.head[0] == 2


def test_that_it_is_of_another_game_comes_before_any_other_refusal(begun):
    """What is wrong with it there does not matter here."""

    def wrong(_):
        raise Refused("rule", "late")

    assert refused(Refused, lambda: decided(begun, "fief deal", asks=wrong)) == FOREIGN
    told = refused(Refused, lambda: decided(begun, "free deal", asks=wrong))
    assert told[1] == "late"


def test_mere_rolls_of_another_game_are_recorded(begun):
    """So is anything where no campaign is played."""
    assert decided(begun, "fief deal", asks=thrown, dice="5").written
    recorder = Recorder(None, Options())
    assert recorder.act("fief deal", {}, lambda _: NOTHING).result == {}


# What a rule decides on ----------------------------------------------------------------


def test_a_rule_is_given_its_scene(begun):
    """The state, the number of the entry to come, and what the journal knows."""
    scenes = []
    begun.act("count", "Anne", 40)
    begun.act("pay", "Anne", "bank", 4)
    decided(begun, asks=scenes.append, meant=lambda _, word: f"<{word}>")
    (scene,) = scenes
    assert (scene.entry, scene.game.name) == (5, "free")
    assert scene.state == fold(begun.entries)
    assert (scene.unused("player:Anne"), scene.unused("player:Dora")) == (False, True)
    assert [one[0] for one in scene.moved("player:Anne")] == [4]
    assert [one[0] for one in scene.moved("player:Bruno")] == [4, 2]
    assert scene.genesis() == entries.hash_of(begun.book, 1)
    assert (scene.meant("", "x"), scene.words) == ("<x>", {})
    assert list(scene.taken()) == []


@pytest.mark.parametrize(
    ("options", "forecast"),
    [
        ({}, False),
        ({"dry_run": True}, True),
        ({"dry_run": True, "ruling": "x"}, False),
        ({"dry_run": True, "exact": True}, False),
        ({"exact": True}, False),
    ],
)
def test_only_what_is_merely_shown_may_look_ahead(begun, options, forecast):
    """A ruling is decided on in earnest; so is what must be exact."""
    scenes = []
    decided(begun, asks=scenes.append, **options)
    assert scenes[0].forecast is forecast


def test_without_a_campaign_everything_is_new():
    """There is no journal that could know anything."""
    scenes = []

    def decide(scene):
        scenes.append(scene)
        return NOTHING

    Recorder(None, Options()).act("note", {"remark": "x"}, decide)
    (scene,) = scenes
    assert (scene.entry, scene.unused("x"), list(scene.moved("x"))) == (0, True, [])
    assert scene.words == {"remark": "x"}


@pytest.mark.parametrize(
    ("back", "left"),
    [
        ([], [GIVEN, SOLD]),
        (
            [GIVEN._replace(before="Bruno", after=None)],
            [GIVEN._replace(before="Bruno"), SOLD],
        ),
        ([GIVEN._replace(before="Anne", after=None)], [SOLD]),
        ([SOLD._replace(before=2, after=1)], [GIVEN]),
    ],
)
def test_what_hands_have_to_do_is_what_an_undo_leaves(begun, back, left):
    """Of an act that is done again in the same step; of any other, all of it."""
    recorder = begun.recorder()
    recorder.back = back
    entry = Entry("note", {}, {}, [GIVEN, SOLD])
    shown = recorder.by_hand(entry)
    assert sorted(shown.effects) == sorted(left)
    assert shown._replace(effects=entry.effects) == entry
