"""Turns and phases: what ends, what begins, and what happens in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.effects import Change, Transfer
from ledger.questions import SheetLine
from ledger.rules.common.clock import GO_ON, Progress, facts, goes_on
from ledger.rules.common.clock import next_phase as phase
from ledger.rules.common.clock import next_turn as turn
from ledger.rules.common.facts import COMMODITIES, FIELDS
from ledger.rules.game import Game, Outcome, warning
from ledger.state import BANK, CAMPAIGN, State
from ledger.table import Table
from tests.ledger.rules.common.tables import (
    ANNE,
    BRUNO,
    CHLOE,
    FREE,
    asked,
    refusal,
    seated,
    told,
)

if TYPE_CHECKING:
    from typing import Any

HERE = __name__
YEAR = ("spring", "summer", "winter")


def seasons(_state: State) -> tuple[str, ...]:
    """The phases of a game of seasons."""
    return YEAR


def harvest(state: State, _table: Table) -> Outcome | None:
    """In summer Anne gets 10, and the table hears of it; in winter Bruno gets 1."""
    if state.phase == "summer":
        gain = Transfer("money", 10, BANK, ANNE)
        return Outcome({}, {"harvest": 10}, [gain], [warning("rain")])
    if state.phase == "winter":
        return Outcome({}, {"gift": 1}, [Transfer("money", 1, BANK, BRUNO)])
    return None


def feast(state: State, _table: Table) -> Outcome:
    """At the end of the turn, Chloé gets as much as Anne has."""
    gain = Transfer("money", state.balance(ANNE, "money"), BANK, CHLOE)
    return Outcome({}, {"feast": True}, [gain])


def the_end(state: State, _table: Table) -> Outcome | None:
    """The game is over when summer ends."""
    return Outcome({}, {"over": True}) if state.phase == "summer" else None


def over(_state: State, _table: Table) -> Outcome:
    """The game is over."""
    return Outcome({}, {"over": True})


def owed(state: State, turn: bool) -> list[dict[str, Any]]:
    """In spring seed is owed, by R1; at the end of a turn, a toast."""
    left = [{"code": "seed", "rule": "R1"}] if state.phase == "spring" else []
    return [*left, *([{"code": "toast"}] if turn else [])]


def remembered(state: State) -> list[dict[str, Any]]:
    """What is due in summer."""
    return [{"code": "reap"}] if state.phase == "summer" else []


def game(tells=frozenset(), **names):
    """A game with the phases of a year, and these functions of this module."""
    paths = {name: f"{HERE}:{one.__name__}" for name, one in names.items()}
    paths.setdefault("phases", f"{HERE}:seasons")
    return Game("free", COMMODITIES, FIELDS, tells=tells, **paths)


def year(now="spring", **rules):
    """The table in a phase."""
    state = seated(5, **rules)
    state.put(CAMPAIGN, "phase", now)
    return state


def clock(outcome):
    """Turn and phase after an act."""
    return outcome.result["turn"], outcome.result["phase"]


def changes(outcome):
    """The fields of the campaign that an act changes."""
    return {one.field: one.after for one in outcome.effects if isinstance(one, Change)}


def test_the_clock_shows_turn_phase_and_first_player():
    """Nothing else."""
    shown = {"turn": 1, "phase": "spring", "first_player": ANNE}
    assert facts(year()) == shown


def test_a_phase_gives_way_to_the_next():
    """The turn stays as it is."""
    outcome = phase(year(), Table(), game())
    assert clock(outcome) == (1, "summer")
    assert (outcome.result["before"], outcome.asked) == ("spring", {})
    assert changes(outcome) == {"phase": "summer"}
    assert outcome.result["first_player"] == ANNE
    assert "due" not in outcome.result


def test_an_unknown_phase_gives_way_to_the_first():
    """A house rule has taken it away meanwhile."""
    assert clock(phase(year("autumn"), Table(), game())) == (1, "spring")


def test_after_the_last_phase_the_next_turn_begins():
    """It begins with the first phase."""
    outcome = phase(year("winter"), Table(), game())
    assert clock(outcome) == (2, "spring")
    assert outcome.result["before"] == 1
    assert outcome.warnings == []


def test_a_game_without_phases_has_no_next_one():
    """A house rule may name some."""
    refused = told(phase, seated(), Table(), FREE)
    assert refused == ("out_of_phase", "phase.none", "free.clock.phases", {})
    outcome = turn(seated(), Table(), FREE)
    assert clock(outcome) == (2, None)
    assert changes(outcome) == {"turn": 2}


def test_a_turn_that_ends_early_says_what_it_skips():
    """The phase that is running is not skipped."""
    outcome = turn(year(), Table(), game())
    assert clock(outcome) == (2, "spring")
    skips = warning("turn.skipped", phases=["summer", "winter"])
    assert outcome.warnings == [skips]
    assert turn(year("winter"), Table(), game()).warnings == []
    assert turn(year("autumn"), Table(), game()).warnings == []


def test_what_each_phase_brings_comes_with_the_end_of_the_turn():
    """Also of those that are skipped, in their order; then what the turn brings."""
    state = year()
    outcome = turn(state, Table(), game(end_phase=harvest, end_turn=feast))
    after = state.copy().apply(outcome.effects)
    assert [after.balance(one, "money") for one in (ANNE, BRUNO, CHLOE)] == [15, 6, 20]
    assert {"harvest": 10, "gift": 1, "feast": True}.items() <= outcome.result.items()
    assert [one["key"] for one in outcome.warnings] == ["rain", "turn.skipped"]
    assert state == year()


def test_a_phase_brings_its_own_only():
    """The next one has only begun."""
    played = game(end_phase=harvest, end_turn=feast)
    assert "harvest" not in phase(year(), Table(), played).result
    outcome = phase(year("summer"), Table(), played)
    assert (outcome.result["harvest"], "gift" in outcome.result) == (10, False)
    assert outcome.warnings == [warning("rain")]


def test_when_the_game_is_over_its_clock_stops():
    """It stops in the phase that has ended it, or at the end of the turn."""
    outcome = turn(year(), Table(), game(end_phase=the_end, end_turn=feast))
    assert clock(outcome) == (1, "summer")
    assert (outcome.result["before"], outcome.result["over"]) == (1, True)
    assert "feast" not in outcome.result
    outcome = phase(year("summer"), Table(), game(end_phase=the_end))
    assert clock(outcome) == (1, "summer")
    assert outcome.result["before"] == "summer"
    outcome = turn(year("winter"), Table(), game(end_turn=over))
    assert clock(outcome) == (1, "winter")
    assert outcome.result["before"] == 1
    outcome = phase(year(), Table(), game(end_phase=the_end))
    assert clock(outcome) == (1, "summer")


def test_whoever_is_first_stays_unless_a_house_rule_moves_it_on():
    """Somebody who is out gives it up in any case; where nobody is first, nobody is."""
    moves = year(clock__first_player="moves")
    assert turn(moves, Table(), game()).result["first_player"] == BRUNO
    stays = year(clock__first_player="stays")
    assert turn(stays, Table(), game()).result["first_player"] == ANNE
    stays.put(ANNE, "out", 1)
    stays.put(BRUNO, "out", 1)
    assert turn(stays, Table(), game()).result["first_player"] == CHLOE
    moves.put(CAMPAIGN, "first_player", None)
    assert turn(moves, Table(), game()).result["first_player"] is None


def test_what_comes_next_is_told_with_the_phase():
    """The table must not forget it."""
    outcome = phase(year(), Table(), game(due=remembered))
    assert outcome.result["due"] == [{"code": "reap"}]
    outcome = phase(year("summer"), Table(), game(due=remembered))
    assert "due" not in outcome.result


def test_what_is_left_undone_is_told():
    """Where nobody can be asked, the clock goes on; some of it a game tells itself."""
    outcome = phase(year(), Table(), game(undone=owed))
    seed = {"code": "seed", "rule": "R1"}
    assert outcome.warnings == [warning("clock.undone", rule="R1", due=seed)]
    outcome = turn(year(), Table(), game(undone=owed))
    toast = warning("clock.undone", due={"code": "toast"})
    skips = warning("turn.skipped", phases=["summer", "winter"])
    undone = warning("clock.undone", rule="R1", due=seed)
    assert outcome.warnings == [undone, toast, skips]
    own = game(frozenset({"seed"}), undone=owed)
    assert phase(year(), Table(), own).warnings == []
    assert clock(phase(year("summer"), Table(asks=True), own)) == (1, "winter")


def test_what_is_left_undone_may_hold_the_clock():
    """Whoever can be asked is asked first, and shown what it is."""
    played = game(undone=owed)
    stay, go = ({"go_on": one} for one in ("stay", "go"))
    refused = told(phase, year(), Table(choices=stay), played)
    assert refused == ("out_of_phase", "clock.waits", "R1", {})
    refused = refusal(turn, year("winter"), Table(choices=stay), played)
    assert (refused.key, refused.rule) == ("clock.waits", None)
    assert clock(phase(year(), Table(choices=go), played)) == (1, "summer")
    question = asked(phase, year(), Table(asks=True), played)
    assert (question.key, question.options) == ("go_on", ("go", "stay"))
    assert question.proposed == "stay"
    sheet = question.sheet()
    assert sheet.heading == SheetLine("clock.undone")
    assert list(sheet.lines) == [SheetLine("due", {"code": "seed", "rule": "R1"})]


def test_an_act_that_loses_something_goes_on_unless_somebody_says_no():
    """Who decides is asked; without anybody to ask it goes on."""
    heading = SheetLine("lost")
    assert goes_on(Table(), heading) is True
    assert goes_on(Table(choices={"go_on": "stay"}), heading) is False
    assert goes_on(Table(choices={"go_on": "go"}), heading) is True
    question = asked(goes_on, Table(asks=True), heading, SheetLine("due"), who=ANNE)
    assert (question.who, question.options) == (ANNE, GO_ON)


def test_progress_carries_out_each_step_and_leaves_its_beginning_alone():
    """A step sees what the steps before it have done."""
    state = year()
    progress = Progress(state)
    assert (progress.over, progress.effects, progress.result) == (False, [], {})
    progress.take(None)
    progress.put("turn", 4)
    progress.put("turn", 5)
    assert (progress.state.turn, state.turn) == (5, 1)
    outcome = progress.outcome(FREE, before=1)
    assert outcome.effects == [Change(CAMPAIGN, "turn", 1, 5)]
    progress.take(over(state, Table()))
    assert progress.over is True
