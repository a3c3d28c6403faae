"""A sixth game: added by folders alone, and played like any other."""

from __future__ import annotations

import pytest

from ledger import Campaign
from ledger.acting import actors
from ledger.grammar import OPEN, named
from ledger.grammar import games as speaking
from ledger.grammar.listing import every
from ledger.rules import games
from ledger.veil import of_act
from tests.commands import test_records
from tests.face import ask, intendant
from tests.laws import (
    evening as laws,
)
from tests.laws import (
    test_actors,
    test_asked,
    test_each_kind,
    test_faults,
    test_purses,
    test_python_face,
)
from tests.ledger.rules import test_games
from tests.sixth import GAME, joined


@pytest.fixture(scope="module", autouse=True)
def sixth(tmp_path_factory):
    """The game is there for all tests of this module, and for no others."""
    with joined(tmp_path_factory.mktemp("sixth") / "place"):
        yield


@pytest.fixture(params=["en", "fr"])
def race(here, request):
    """Two boats, one of which has sailed, in either language."""
    lang = "--campaign-lang", request.param
    ask("new", "c.db", "--game", GAME, "--players", "Anne,Bruno", *lang)
    ask("regatta", "enter", "Gull", "Anne")
    ask("regatta", "enter", "Heron", "Bruno")
    far = {"en": "far out", "fr": "au large"}[request.param]
    ask("regatta", "sail", "Gull", "--dice", "5", "--choose", f"course={far}")
    return request.param


def told(*words):
    """The screen of a command, which must succeed."""
    said = intendant(*words)
    assert said.status == 0, said.err
    return " ".join(said.out.replace("\u00a0", " ").split())


def test_it_is_a_game_like_the_others():
    """The sixth game is listed among the others, in alphabetical order."""
    assert GAME in games()
    assert GAME in speaking()


def test_its_acts_and_its_question_are_answered(race):
    """Fees are paid, miles are sailed, and the boat that is ahead comes first."""
    assert ask("regatta", "standings")["boats"] == [
        {"boat": "Gull", "player": "Anne", "miles": 10},
        {"boat": "Heron", "player": "Bruno", "miles": 0},
    ]
    purses = {one["name"]: one["money"] for one in ask("treasury")["accounts"]}
    assert (purses["Anne"], purses["Bruno"]) == (15, 15)


SAID = {
    "en": {
        "log": ("Anne enters Gull", "Gull sails 10 miles far out"),
        "status": ("→ still to sail: Heron",),
        "regatta standings": ("boat player miles",),
        "statement Anne": ("entrance fee",),
        "show 4": ("Gull: miles – 10", "wind"),
        "why Gull.miles": ("Gull sails 10 miles far out",),
        "report": ("THE BOATS", "Gull sails 10 miles far out"),
        "paper rolls": ("wind",),
        "rules show regatta.money.fee": ("what it costs to enter a boat",),
        "since --player Bruno": ("Gull sails 10 miles far out",),
    },
    "fr": {
        "log": ("Anne engage Gull", "Gull fait 10 milles au large"),
        "status": ("→ encore à quai : Heron",),
        "regatta standings": ("bateau joueur milles",),
        "statement Anne": ("droit d’entrée",),
        "show 4": ("Gull : milles – 10", "vent"),
        "why Gull.milles": ("Gull fait 10 milles au large",),
        "report": ("LES BATEAUX", "Gull fait 10 milles au large"),
        "paper rolls": ("vent",),
        "rules show regatta.money.fee": ("prix de l’engagement d’un bateau",),
        "since --player Bruno": ("Gull fait 10 milles au large",),
    },
}


def test_it_is_told_in_its_own_words(race):
    """Log, status, reasons, reports, sheets and house rules work as in every game."""
    for call, texts in SAID[race].items():
        found = told(*call.split())
        assert [text for text in texts if text not in found] == [], (call, found)


REFUSED = {
    "en": "error: Gull has sailed in this turn hint: it sails again in the next",
    "fr": "erreur : Gull a déjà navigué ce tour conseil : il repart au tour suivant",
}


def test_its_help_is_made_like_all_help(race):
    """Help is made from both halves of its records, in either language."""
    page = told("regatta", "--help", "--lang", race)
    text = {"en": "A race of boats.", "fr": "Une course de bateaux."}[race]
    assert text in page
    assert "sail" in page


def test_what_it_refuses_is_told_and_may_be_overruled(race):
    """A refusal uses the game's own words, and names what it is about."""
    words = "regatta", "sail", "Gull", "--dice", "1", "--choose", "course=inshore"
    said = intendant(*words)
    found = " ".join(said.err.replace("\u00a0", " ").split())
    assert (said.status, REFUSED[race] in found) == (1, True), found
    assert ask(*words, "--ruling", "a second wind")["total"] == 11


def test_what_it_does_is_taken_back_and_brought_back(race):
    """The game's acts are undone and redone as in any game."""
    ask("undo")
    assert [one["miles"] for one in ask("regatta", "standings")["boats"]] == [0, 0]
    ask("redo")
    assert [one["miles"] for one in ask("regatta", "standings")["boats"]] == [10, 0]


def test_what_is_passed_over_is_told_by_the_clock(race):
    """A boat that has not sailed loses its turn; the table is warned before."""
    due = {"code": "regatta.sail", "boats": ["Heron"]}
    assert ask("status")["due"] == [{**due, "command": "regatta sail Heron"}]
    said = intendant("turn", "next", "--json", "--choose", "go_on=go")
    assert said.status == 0, said.err
    assert ask("status")["due"][0]["boats"] == ["Gull", "Heron"]


def test_a_position_is_written_and_read_again(race, here):
    """A position gives the same campaign again, apart from its past."""
    intendant("export", "position", "-o", "p.toml")
    ask("new", "d.db", "--from", "p.toml")
    both = [ask("regatta", "standings", "-c", file) for file in ("c.db", "d.db")]
    assert both[0] == both[1]
    assert ask("verify", "-c", "d.db")["ok"]


def test_a_position_of_it_has_faults_like_any_other(here):
    """All faults of a position are reported at once, each with its line."""
    (here / "p.toml").write_text(
        'game = "regatta"\nplayers = ["Anne"]\n[[boat]]\nname = "Gull"\n'
        'player = "Bo"\nmiles = -1\n',
        "utf-8",
    )
    said = intendant("new", "c.db", "--from", "p.toml")
    assert (said.status, said.err.count("line ")) == (2, 2), said.err


def test_a_closed_purse_is_closed_in_it_too(race):
    """The money left after a fee is shown to nobody else."""
    seen = ask("show", "2", "--as", "Bruno")
    assert (seen["outcome"]["fee"], seen["outcome"]["left"]) == (5, None)
    assert ask("show", "2", "--as", "Anne")["outcome"]["left"] == 15


def test_two_of_its_campaigns_are_compared(race, here):
    """Differences between two campaigns are shown beneath the boats."""
    ask("fork", "d.db")
    words = "regatta", "sail", "Heron", "--dice", "2", "--choose", "course=inshore"
    ask(*words, "-c", "c.db")
    title = {"en": "Boats", "fr": "Bateaux"}[race]
    assert title in told("diff", "d.db", "-c", "c.db")


def test_scripts_in_python_play_it(race):
    """The game's commands are attributes in scripts, like all others."""
    with Campaign.open("c.db") as campaign:
        done = campaign.regatta.sail("Heron", dice="6", choices={"course": "inshore"})
        assert (done["miles"], campaign.regatta.standings()["boats"][1]["miles"]) == (
            6,
            6,
        )


# The laws -------------------------------------------------------------------------------


def nobody(_evening):
    """The first act needs no preparation."""


def one_boat(evening):
    """The second act needs a boat."""
    evening.act("regatta enter", "Gull", "Anne")


SAMPLES = {
    "regatta enter": (nobody, ("Gull", "Anne")),
    "regatta sail": (one_boat, ("Gull",)),
}


@pytest.fixture
def evening(tmp_path, monkeypatch):
    """An evening of a regatta under the laws."""
    for kind, sample in SAMPLES.items():
        monkeypatch.setitem(test_each_kind.SAMPLES, kind, sample)
    monkeypatch.setitem(laws.CHOICES, "regatta sail", {"course": "inshore"})
    monkeypatch.setattr(test_each_kind, "THROWS", {"regatta sail"})
    monkeypatch.setattr(test_actors, "ACTORS", actors())
    played = laws.Evening(str(tmp_path / "e.db"), game=GAME)
    yield played
    played.keep_the_laws()
    played.close()


def keeps(law, *about):
    """The laws of all games are tests: each fails by itself, and returns nothing."""
    assert law(*about) is None


LAWS = (
    test_each_kind.test_undo_restores_everything_and_redo_brings_it_back,
    test_each_kind.test_a_dry_run_writes_nothing_and_shows_what_is_then_written,
    test_each_kind.test_a_key_lets_an_act_be_written_once,
    test_actors.test_the_actors_of_each_kind_are_named_in_its_entries,
    test_purses.test_an_entry_of_each_kind_tells_no_purse,
    test_python_face.test_a_script_does_what_the_command_does,
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_each_of_its_acts_keeps_the_laws(evening, kind, law):
    """Each act is undone, redone, rehearsed, keyed, attributed, hidden and scripted."""
    keeps(law, evening, kind)


def test_whatever_is_played_in_it_no_player_learns_of_the_purses_of_others(
    evening, tmp_path_factory
):
    """No question or report lets a player learn of other purses, as in every game."""
    law = test_purses.test_no_player_learns_of_the_purses_of_others
    keeps(law, tmp_path_factory, GAME)


def test_an_act_of_it_that_tells_of_purses_is_found(evening, monkeypatch):
    """If the entry of a fee claimed falsely that it is open, the law would fail."""
    monkeypatch.setattr(named("regatta enter"), "closed", OPEN)
    law = test_purses.test_an_entry_of_each_kind_tells_no_purse
    with pytest.raises(AssertionError):
        keeps(law, evening, "regatta enter")


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_whoever_is_asked_for_the_words_says_the_same(evening, tmp_path, kind):
    """Asked word by word, an act does the same as any other asked act."""
    law = test_asked.test_every_word_that_is_missing_is_asked_until_it_means_something
    keeps(law, evening, tmp_path, kind)


def test_whatever_every_game_can_do_leaves_no_fault_in_it(evening, tmp_path):
    """One act after another at its table leaves no fault."""
    (tmp_path / "other").mkdir()
    law = test_faults.test_what_every_game_can_do_leaves_no_fault_in_any
    keeps(law, tmp_path / "other", GAME)


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_each_of_its_acts_says_what_of_it_is_closed(kind):
    """An act that does not mark what is closed would be veiled whole."""
    assert of_act(kind) is not None


@pytest.mark.parametrize("path", [*SAMPLES, "regatta standings"])
@pytest.mark.parametrize(
    "law",
    [
        test_records.test_no_word_is_called_like_an_option_of_the_desk,
        test_records.test_a_use_case_takes_the_words_of_its_command,
        test_records.test_a_screen_shows_an_answer,
        test_records.test_something_is_said_of_each_word_of_a_command,
        test_records.test_what_may_write_can_be_tried_before,
    ],
    ids=lambda law: law.__name__,
)
def test_its_records_keep_the_laws_of_records(monkeypatch, path, law):
    """Both halves of its records keep the laws of records."""
    monkeypatch.setattr(test_records, "RECORDS", every())
    keeps(law, path)


def test_both_halves_of_its_module_have_the_same_commands():
    """Both halves of its module have the same commands, as everywhere."""
    law = test_records.test_both_halves_of_a_module_have_the_same_commands
    keeps(law, "regatta.racing")


def test_what_it_names_takes_what_it_is_called_with():
    """What it names takes what it is called with, as in every game."""
    for record, name, path in (one.values for one in test_games.named()):
        law = test_games.test_what_a_game_names_takes_what_it_is_called_with
        keeps(law, record, name, path)
