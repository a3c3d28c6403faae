"""No player learns what is in other players' purses, whatever was done or asked."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commands.preference import LANGUAGES
from commands.texts import refusals
from commands.texts.registry import every
from commands.texts.subjects import IDS
from ledger import rules, veil
from ledger.acting import act_named, acts
from ledger.effects import Transfer
from ledger.errors import Refusal
from ledger.grammar import ALOUD, OPEN, games, named
from ledger.journal import FORK, REDO, UNDO, Finding
from ledger.loading import load
from ledger.questions import Missing
from ledger.veil import of_act, of_said
from tests import effort
from tests.commands.raised import Raised, raised
from tests.face import ask
from tests.laws import fief_beginnings, fief_words, kinds, medfan_words, purses
from tests.laws.evening import Evening
from tests.laws.medfan_people import Questioned
from tests.laws.test_each_kind import SAMPLES
from tests.laws.test_faults import own, spoken

# Payments, counts and corrections in the samples, as sums that occur nowhere else; the
# debts in the samples are large enough already.
GREAT = {
    "pay": ("Anne", "Bruno", purses.GIFT),
    "count": ("Anne", purses.GIFT),
    "correct": (["money", "Anne"], str(purses.GIFT), "counted"),
}
# Acts that are refused with so little money; each game has words of its own for it.
LITTLE = 7
POOR = ("pay", "fief auction", "fief buy", "fief calm", "fief found", "fief lend")
POOR += ("fief ransom", "fief seat", "fief sell", "fief upkeep")
POOR += ("medfan improve", "medfan item", "medfan recruit")
KINDS = pytest.mark.parametrize("kind", sorted(acts()))
ARMY = (("Ysolde", 45, "hero", ["general", "healer"]), ("Goblin", 15, "troop", []))
# How words of acts are drawn, and which acts come often. A game that is not here has
# its own acts come often, in the words of their samples and others like them.
GAMES = {
    "free": (kinds.STRATEGIES, ("pay", "count", "correct", "players retire")),
    "medfan": (
        medfan_words.STRATEGIES,
        (*medfan_words.SHOPPING, *medfan_words.FIGHTING, *medfan_words.COMING),
    ),
    "fief": (
        fief_words.STRATEGIES,
        sorted({kind for kinds_ in fief_words.BY_PHASE.values() for kind in kinds_}),
    ),
}
STEPS = 12  # of a game
# Facts of refusals that are names, ids or words, not numbers.
NAMES = IDS | {
    *("name", "near", "options", "word", "file", "kind", "rule", "detail", "key"),
    *("what", "by", "sign", "region", "piece", "known", "option", "card", "role"),
    *("title", "field", "item", "ranks", "now", "phase", "step", "stat", "spell"),
    *("benefit", "counted", "counts", "items", "names", "needed", "next", "rank"),
    *("regent", "scenario", "setting", "site", "spells", "taken", "campaign"),
}
GIVE = "a great gift"
GIFTS = st.integers(0, 999).map(lambda n: purses.GIFT + 1009 * n)


def test_every_kind_of_entry_says_what_of_it_is_closed():
    """A new kind of act needs a line, even if it shows nothing of purses."""
    unsaid = [
        kind for kind in (*acts(), "new", UNDO, REDO, FORK) if of_act(kind) is None
    ]
    assert unsaid == []


SAYING = {"Refused", "Misuse", "Reason", "warning", "Finding"}


def may_count(place: Raised) -> bool:
    """Whether a refusal, warning or finding may show a number."""
    return place.facts is None or not place.facts <= NAMES


def test_whatever_may_tell_a_number_says_whether_it_is_closed():
    """A new fact of a refusal, warning or finding needs a line, or it is veiled."""
    counting = [p for p in raised() if p.call in SAYING and may_count(p)]
    unsaid = [
        (place.place, key, *sorted((place.facts or set()) - NAMES))
        for place in counting
        for key in place.keys
        if of_said(key.rstrip("*.")) is None
    ]
    assert unsaid == []
    assert len(counting) > 300


def test_what_nobody_has_marked_tells_no_number():
    """Unmarked refusals, warnings and findings show no number, however deep inside."""
    facts = {"player": "player:Anne", "gold": 7, "sure": True, "each": [{"Anne": 3}]}
    veiled = {"player": "player:Anne", "gold": None, "sure": True, "each": None}
    seen = veil.veiled_facts("some.new", facts, veil.is_purse)
    warned = veil.warning({"key": "some.new", "facts": facts}, veil.is_purse)
    found = veil.finding(Finding("some.new", "x", tuple(facts.items())), veil.is_purse)
    assert (veiled, veiled, veiled) == (seen, warned["facts"], dict(found.facts))


MARKS = {"purse": 1, "purses": 0, "lying": 1, "passed": 2, "secret": 2, "kept": 2}
MARKS |= {
    "stacked": 2,
    "suspects": 1,
    "faults": 0,
    "said": 1,
    "covered": 0,
    "levelled": 1,
}


def marked():
    """All marks of closed facts, by the key of their text."""
    found = dict(load("ledger.grammar.said:SAID"))
    for game in games():
        table = load(f"ledger.grammar.{game}.said:SAID")
        found |= {f"{game}.{key}".rstrip("."): line for key, line in table.items()}
    return found


def test_marks_are_such_as_are_known():
    """Each mark has the names that it needs; a misspelt one would hide nothing."""
    lines = [*marked().values(), *(act.closed or OPEN for act in acts().values())]
    found = [mark.split() for line in lines for mark in line.values()]
    assert [one for one in found if MARKS.get(one[0]) != len(one) - 1] == []


def test_every_line_of_what_is_said_belongs_to_something():
    """A line for a refusal, warning or finding that is gone would hide nothing."""
    known = {
        *every("REFUSALS", module="refusing"),
        *every("WARNINGS", module="refusing"),
        *every("FINDINGS", module="refusing"),
    }
    known |= {key.rpartition(".")[0] for key in known} | {*refusals.AROUND}
    known |= {key.partition(".")[0] for key in known}
    assert {*marked()} - known == set()


@KINDS
def test_an_entry_of_each_kind_tells_no_purse(evening, kind):
    """An entry shows no purse, in the log or in full; secret payments are kept back."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    if kind != "medfan join":  # a player who joins has had nothing
        purses.plant(evening)
    words = GREAT.get(kind, words)
    passed = any(_between_players(e) for e in evening.act(kind, *words).entry.effects)
    assert not passed or speaks_of_payments(kind)
    seats, last = evening.state.seats, evening.head[0]
    for viewer in seats:
        name, asked = evening.state.name(viewer), purses.entries_of(evening, last)
        assert purses.leaks(evening, viewer, asked, "--as", name, "--json") == {}
    # What stands then is no matter of the kind: the table sees it, and one player.
    viewer = seats[sorted(acts()).index(kind) % len(seats)]
    asked = iter([["status", "--as", evening.state.name(viewer)]])
    assert purses.leaks(evening, viewer, asked, "--json") == {}
    for reader in (None, viewer):
        assert purses.on_page(evening, reader, "en") == set()


def speaks_of_payments(kind):
    """Whether an act marks its payments between players as kept back, or as open."""
    act = named(kind)
    closed = act.closed or OPEN
    kept = [path for path, mark in closed.items() if mark.startswith("passed ")]
    return act.purses in ((*kept,) or (ALOUD,))


@pytest.mark.parametrize("closed", [OPEN, None], ids=["open", "unsaid"])
@pytest.mark.parametrize("kind", ["pay", "fief lend", "fief repay"])
def test_an_act_that_pays_a_player_and_says_nothing_of_it_is_found(
    evening, kind, closed, monkeypatch
):
    """The law above fails if such an act claims to be open, or claims nothing."""
    monkeypatch.setattr(named(kind), "closed", closed)
    monkeypatch.setattr(named(kind), "purses", "")
    with pytest.raises(AssertionError):
        test_an_entry_of_each_kind_tells_no_purse(evening, kind)


def _between_players(effect: Any) -> bool:
    money = isinstance(effect, Transfer) and effect.what in veil.KEPT
    return money and all(end.startswith("player:") for end in effect[2:4])


def recruited(folder: Any) -> Evening:
    """Anne has bought a figure, and Bruno would like to know the price."""
    evening = Evening(str(folder / "e.db"), game="medfan")
    prepare, words = SAMPLES["medfan recruit"]
    prepare(evening)
    purses.plant(evening)
    evening.act("medfan recruit", *words)
    return evening


def test_a_new_act_of_which_nobody_says_what_is_closed_tells_nothing(
    tmp_path, monkeypatch
):
    """The act is done; its result is shown to its owner only if purses are open."""
    monkeypatch.setattr(named("medfan recruit"), "closed", None)
    evening = recruited(tmp_path)
    last = ("show", str(evening.head[0]), "-c", evening.file)
    told, whole = ask(*last, "--as", "Bruno"), ask(*last)
    assert (told["text"], told["asked"], told["outcome"]) == ("medfan recruit", {}, {})
    assert purses.leaks(evening, "player:Bruno", purses.entries_of(evening)) != {}
    assert "hoard" in whole["outcome"]
    evening.close()


def test_a_leak_is_found(tmp_path, monkeypatch):
    """If an act claimed falsely to be open, the laws above would notice."""
    monkeypatch.setattr(named("medfan recruit"), "closed", OPEN)
    evening = recruited(tmp_path)
    asked = list(purses.entries_of(evening))
    found = purses.leaks(
        evening, "player:Bruno", iter(asked), "--as", "Bruno", "--json"
    )
    assert list(found) == [f"show {evening.head[0]} --as Bruno --json"]
    evening.close()


@pytest.mark.parametrize("kind", POOR)
def test_a_refusal_for_want_of_money_tells_no_purse(evening, kind):
    """The amount in the purse is among the facts, but is shown only to its owner."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    for player in evening.state.seats:
        name = evening.state.name(player)
        evening.act("correct", ["money", name], str(LITTLE), "planted")
    refusal = evening.refusal(evening.act, kind, *words)
    about = refusal.key, refusal.facts
    assert LITTLE in refusal.facts.values()
    assert LITTLE not in veil.veiled_facts(*about, veil.is_purse).values()
    assert refusal.facts == veil.veiled_facts(*about, lambda _: False)


# Random games ---------------------------------------------------------------------------


def played(evening: Evening, data: Any, steps: int) -> None:
    """Any acts, large gifts among them; some are undone."""
    strategies, often = _drawn(evening.state.game)
    usual = st.sampled_from((GIVE, GIVE, UNDO, *often, *often, *sorted(strategies)))
    for _ in range(steps):
        with suppress(Refusal):
            _done(evening, data, data.draw(usual))


def _drawn(game: str) -> Any:
    return GAMES.get(game) or (kinds.STRATEGIES, own(game))


def _done(evening: Evening, data: Any, kind: str) -> None:
    strategies, state = _drawn(evening.state.game)[0], evening.state
    if kind == UNDO:
        evening.undo()
    elif kind == GIVE and len(state.seats) > 1:
        giver, taker = data.draw(st.permutations(state.seats))[:2]
        names = state.name(giver), state.name(taker)
        evening.act("pay", *names, data.draw(GIFTS), ruling="so be it")
    elif kind in strategies:
        args = data.draw(strategies[kind](state), label=kind)
        recorder, act = evening.recorder(seed=7, ruling="so be it"), act_named(kind)
        Questioned().through(data, recorder, lambda: act(recorder, **args))
    elif kind in SAMPLES:
        with suppress(Refusal, Missing):
            SAMPLES[kind][0](evening)  # what must exist before
        words = spoken(data, evening.state, kind)
        recorder, act = evening.recorder(seed=7, ruling="so be it"), act_named(kind)
        Questioned().through(data, recorder, lambda: act(recorder, *words))


def begun(folder: Any, game: str, data: Any) -> Evening:
    """A table of three, with a sum in each purse that appears nowhere else."""
    phase = data.draw(st.sampled_from(fief_beginnings.PHASES))
    position = fief_beginnings.realm(phase) if game == "fief" else None
    people = ("Anne", "Bruno", "Chloé")
    evening = Evening(str(folder.mktemp(game) / "e.db"), people, game, position)
    if game == "medfan":
        for name in people:
            evening.act("medfan join", name)
            for figure, cost, kind, roles in ARMY:
                evening.act("medfan recruit", name, figure, cost, kind, roles)
    purses.plant(evening)
    return evening


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize("game", sorted(rules.games()))
@effort.games(3, STEPS)
@given(data=st.data())
def test_no_player_learns_of_the_purses_of_others(tmp_path_factory, game, data):
    """Nothing is learnt, whatever is played, asked, reported or tried."""
    evening = begun(tmp_path_factory, game, data)
    played(evening, data, STEPS)
    state = evening.state
    viewer = data.draw(st.sampled_from(state.seats or ("player:Anne",)))
    name, asked = evening.state.name(viewer), list(purses.questions(evening))
    assert purses.closed_to(evening, viewer) != set()
    for form in ((), ("--json",)):
        assert purses.leaks(evening, viewer, iter(asked), "--as", name, *form) == {}
    assert purses.leaks(evening, viewer, purses.reports(name)) == {}
    for reader in (None, *state.seats):
        lang = data.draw(st.sampled_from(LANGUAGES))
        assert purses.on_page(evening, reader, lang) == set()
    if game == "fief":
        evening.act("rules set", "fief.money.secret", "true")
        asked += [["report"], *purses.attempts(evening)]
        assert purses.leaks(evening, None, iter(asked), "--json") == {}
        script = "\n".join(" ".join(words) for words in purses.attempts(evening))
        run = ("run", "-", "--keep-going", "-c", evening.file)
        told = purses.numbers(*run, stdin=script)
        assert told & purses.closed_to(evening, None) == set()
    evening.close()
