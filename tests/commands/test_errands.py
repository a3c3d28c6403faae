"""Due acts are shown with the line to type for them, in every game."""

from __future__ import annotations

import pytest

from commands.errands import command
from commands.faces import face_of
from commands.line import written
from commands.texts import registry
from ledger import rules
from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import text
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

BATTLE = "fief battle Bourg --attacker Anne --defender Bruno"


@pytest.mark.parametrize("game", rules.games())
def test_whatever_can_be_due_has_its_command_or_says_that_it_has_none(game):
    """Each sentence about a due act has an errand, and each errand a sentence."""
    due = {code.partition(".")[0] for code in registry.table("DUE", game)}
    told = {code.partition(".")[0] for code in face_of(game).errands}
    if game in ("mass", "siege"):  # their codes contain a full stop
        due = set(registry.table("DUE", game)) - {"siege.end_open", "siege.roll_sure"}
        told = set(face_of(game).errands)

    assert due == told


@pytest.mark.parametrize(
    ("path", "said"),
    [
        pytest.param(errand.path, errand.sources, id=f"{game} {code}")
        for game in rules.games()
        for code, errand in face_of(game).errands.items()
        if errand
    ],
)
def test_an_errand_is_a_command_that_has_these_words(path, said):
    """The command's record has all words that the errand uses."""
    assert written(path, **dict.fromkeys(said, ...)).startswith(path)


@pytest.mark.parametrize(
    "words", [("status",), ("turn",), ("phase",), ("fief", "can", "Bruno")]
)
def test_whatever_tells_what_is_due_tells_its_command(here, words):
    """The command is among the other keys, with the current names."""
    begun(text(HELD + BEFORE, phase="combat"))
    intendant("players", "rename", "Bruno", "Le Gros")
    words = [word.replace("Bruno", "Le Gros") for word in words]
    (due,) = (one for one in ask(*words)["due"] if one["code"] == "assault")

    assert due["command"] == BATTLE.replace("Bruno", "'Le Gros'")


def test_what_the_clock_brings_tells_its_command(here):
    """The command is shown even when the act that brought it reports it."""
    begun(text(HELD + BEFORE, phase="movement"))
    (due,) = ask("phase", "next", "--dry-run")["due"]

    assert due["command"] == BATTLE


@pytest.mark.parametrize(
    ("game", "due", "line"),
    [
        ("fief", {"code": "talk", "minutes": 5}, None),
        ("fief", {"code": "settle", "players": ["Anne", "Bo"]}, "fief settle Anne …"),
        ("fief", {"code": "calm", "lords": ["Aude"]}, "fief calm Aude"),
        ("fief", {"code": "calm", "lords": ["Aude", "Inès"]}, "fief calm …"),
        ("fief", {"code": "election", "candidates": []}, None),
        ("fief", {"code": "election", "candidates": ["Aude"]}, "fief elect …"),
        (
            "fief",
            {"code": "rebels_fight", "village": "Le Gué", "players": ["A", "B"]},
            "fief battle 'Le Gué' --attacker rebels --defender A --defender B",
        ),
        ("mass", {"code": "mass.men", "sides": ["Or"]}, "mass side Or --men …"),
        (
            "mass",
            {"code": "mass.duel", "hero": "Léo", "opponent": "Max"},
            "mass duel Léo …",
        ),
        ("siege", {"code": "siege.next", "scenario": "help"}, "siege start help"),
        ("siege", {"code": "siege.undecided"}, "siege end --winner …"),
        ("siege", {"code": "siege.buy", "sides": []}, "siege buy …"),
        ("siege", {"code": "siege.roll", "needed": 4}, "turn next"),
    ],
)
def test_the_line_says_what_is_known_and_leaves_open_what_is_not(game, due, line):
    """Facts that only people know are left open; without an act there is no line."""
    assert command(due, game) == line


def test_a_siege_begins_by_the_line_that_is_offered(here):
    """The code of a scenario is understood."""
    intendant("new", "s.db", "--game", "siege", "--players", "Anne,Bruno")
    said = intendant("siege", "start", "help", "--dry-run", "--json")

    assert said.status == 0, said.err
