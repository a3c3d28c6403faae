"""Every kind of refusal: its code, its exit status, and an unchanged journal."""

from __future__ import annotations

import json
import os

import pytest

from tests.face import ask, intendant

# code, exit status, the call (a list where words hold spaces)
REFUSED = [
    ("unknown_name", 1, "pay Anne Zed 5"),
    ("unknown_name", 1, "statement Zed"),
    ("unknown_name", 1, "treasury Zed"),
    ("unknown_name", 1, "treasury --at 99"),
    ("unknown_name", 1, "treasury --at 0"),
    ("unknown_name", 1, "treasury --turn 7"),
    ("unknown_name", 1, "count Zed 5"),
    ("unknown_name", 1, "title grant Abbot Zed"),
    ("unknown_name", 1, "title revoke Abbot"),
    ("unknown_name", 1, "title history Abbot"),
    ("unknown_name", 1, "territory show Nowhere"),
    ("unknown_name", 1, "territory claim Nowhere Anne"),
    ("unknown_name", 1, "territory claim Vaux Zed"),
    ("unknown_name", 1, "territory release Nowhere"),
    ("unknown_name", 1, "territory history Nowhere"),
    ("unknown_name", 1, "players rename Zed Yan"),
    ("unknown_name", 1, "players retire Zed"),
    ("unknown_name", 1, "rules set free.no.such 5"),
    ("unknown_name", 1, "log --player Zed"),
    ("unknown_name", 1, "show 99"),
    ("unknown_name", 1, "undo 99"),
    ("unknown_name", 1, "undo --to 99"),
    ("unknown_name", 1, "undo --to 0"),
    ("unknown_name", 1, "redo 99"),
    ("unknown_name", 1, "resume"),
    ("unknown_name", 1, "resume 3"),
    ("unknown_name", 1, "drop"),
    ("unknown_name", 1, "drop 3"),
    ("unknown_name", 1, "correct coal Anne 5 --for x"),
    ("unknown_name", 1, "correct money Zed 5 --for x"),
    ("unknown_name", 1, "correct title:Zed.holder Anne --for x"),
    ("unknown_name", 1, "correct territory:Vaux.colour red --for x"),
    ("unknown_name", 1, "roll 2d6 --who Zed"),
    ("name_taken", 1, "players add anne"),
    ("name_taken", 1, "players rename Anne BRUNO"),
    ("name_taken", 1, "territory add vaux"),
    ("not_enough", 1, "pay Anne Bruno 71"),
    ("not_enough", 1, "pay Chloé bank 1"),
    ("rule", 1, "territory claim Vaux Anne"),
    ("rule", 1, "territory release Bourg"),
    ("rule", 1, "title grant Warden_of_the_North Bruno"),
    ("rule", 1, "rules set free.money.start 0"),
    ("rule", 1, "correct money Anne 70 --for x"),
    ("out_of_phase", 1, "phase next"),
    ("blocked", 1, "undo 2 --dry-run"),
    ("nothing_to_undo", 1, "undo 1"),
    ("nothing_to_undo", 1, "undo 9"),
    ("nothing_to_undo", 1, "undo 8"),
    ("nothing_to_undo", 1, "undo --to 10"),
    ("nothing_to_undo", 1, "redo 5"),
    ("exists", 1, "new c.db --game free"),
    ("exists", 1, "backup c.db"),
    ("exists", 1, "export json -o c.db"),
    ("exists", 1, "export position -o c.db"),
    ("exists", 1, "rules export -o c.db"),
    ("usage", 2, "pay Anne"),
    ("usage", 2, "pay Anne Bruno 5 6"),
    ("usage", 2, "pay Anne Anne 5"),
    ("usage", 2, "pay Anne Bruno 5 --frob"),
    ("usage", 2, "pay Anne Bruno 5 --for"),
    ("usage", 2, "frobnicate"),
    ("usage", 2, "title frobnicate"),
    ("usage", 2, "export"),
    ("usage", 2, "treasury --lang de"),
    ("usage", 2, "treasury --at 1 --turn 1"),
    ("usage", 2, "treasury --at x"),
    ("usage", 2, "undo 3 --to 2"),
    ("usage", 2, "turn back"),
    ("usage", 2, "show x"),
    ("usage", 2, "show 99999999999999999999"),
    ("usage", 2, "roll frob"),
    ("usage", 2, "roll 101d6"),
    ("usage", 2, "roll 2d0"),
    ("usage", 2, "roll 2d6k3"),
    ("usage", 2, "roll d1!"),
    ("usage", 2, "roll 2d6 --dice throw --seed 4"),
    ("usage", 2, "roll 2d6 --seed x"),
    ("usage", 2, "correct money --for x"),
    ("usage", 2, "correct money Anne"),
    ("usage", 2, "correct money Anne 5"),
    ("usage", 2, "correct a b c 5 --for x"),
    ("usage", 2, "rules set free.clock.first_player sideways"),
    ("usage", 2, "rules set free.money.start many"),
    ("usage", 2, "new x.db --game chess"),
    ("usage", 2, "new x.db --game free --campaign-lang de"),
    ("usage", 2, ["note", " "]),
    ("usage", 2, ["note", "x" * 1001]),
    ("bad_amount", 2, "pay Anne Bruno 0"),
    ("bad_amount", 2, "pay Anne Bruno -5"),
    ("bad_amount", 2, "pay Anne Bruno +5"),
    ("bad_amount", 2, "pay Anne Bruno 1.5"),
    ("bad_amount", 2, "pay Anne Bruno 5e3"),
    ("bad_amount", 2, "pay Anne Bruno 1_0"),
    ("bad_amount", 2, "pay Anne Bruno ٥"),
    ("bad_amount", 2, "pay Anne Bruno 1000000000001"),
    ("bad_amount", 2, "pay Anne Bruno 9223372036854775808"),
    ("bad_amount", 2, ["pay", "Anne", "Bruno", ""]),
    ("bad_amount", 2, ["pay", "Anne", "Bruno", "9" * 5000]),
    ("bad_amount", 2, "count Anne -1"),
    ("bad_amount", 2, "correct money Anne many --for x"),
    ("bad_amount", 2, "correct money Anne 1000000000001 --for x"),
    ("bad_name", 2, ["players", "add", ""]),
    ("bad_name", 2, ["players", "add", "x" * 81]),
    ("bad_name", 2, "players add 42"),
    ("bad_name", 2, "players add banque"),
    ("bad_name", 2, "players add Draw"),
    ("bad_name", 2, "players add nul"),
    ("bad_name", 2, "players add @all"),
    ("bad_name", 2, "players add -- -x"),
    *(("bad_name", 2, ["territory", "add", f"a{sign}b"]) for sign in ",:=|>/"),
    ("bad_dice", 2, "roll 2d6 --dice 7,1"),
    ("bad_dice", 2, "roll 2d6 --dice 1,1,1"),
    ("bad_dice", 2, "roll 2d6 --dice x"),
    ("missing_dice", 2, "roll 2d6 --dice 1"),
    ("no_campaign", 3, "treasury -c nowhere.db"),
    ("no_campaign", 3, "run nowhere.txt"),
    ("no_campaign", 3, "rules load nowhere.toml"),
    ("no_campaign", 3, "import nowhere.json"),
    ("not_a_campaign", 3, "treasury -c ."),
    ("not_a_campaign", 3, "new x.db --from c.db"),
]


def words_of(call):
    if isinstance(call, list):
        return call
    words = call.split()
    return [w.replace("_", " ") if "Warden" in w else w for w in words]


@pytest.fixture(scope="module")
def _full(tmp_path_factory):
    """The campaign on which all refusals are tried; none may change it."""
    folder = tmp_path_factory.mktemp("full")
    file = str(folder / "c.db")
    ask("new", file, "--players", "Anne,Bruno,Chloé")
    for call in (
        "title grant Warden_of_the_North Bruno",
        "title grant Warden_of_the_North Anne",
        "title grant Warden_of_the_North Bruno",
        "territory add Bourg",
        "territory add Vaux --owner Anne",
        "pay bank Anne 75",
        "undo",
        "redo",
        "pay Anne Bruno 5",
    ):
        ask(*[word.replace("_", " ") for word in call.split()], "-c", file)
    return folder / "c.db"


@pytest.fixture
def there(_full, here, monkeypatch):
    """The folder of this campaign, as the current one."""
    monkeypatch.chdir(_full.parent)
    return _full


@pytest.mark.parametrize(("code", "status", "call"), REFUSED, ids=lambda v: str(v)[:40])
def test_a_refusal_has_its_code_and_status_and_writes_nothing(
    there, code, status, call
):
    """A refusal is tried as JSON and text, and the file keeps its bytes."""
    before = there.read_bytes()
    # After a -- everything is a word, and an option may lack its value.
    words = words_of(call)
    at = words.index("--") if "--" in words else len(words)
    at -= words[-1] == "--for"
    said = intendant(*words[:at], "--json", *words[at:])
    assert (said.refusal["code"], said.status) == (code, status)
    assert said.out == ""
    assert list(said.refusal) == ["code", "message", "hint", "rule"]
    plain = intendant(*words)
    assert (plain.status, plain.out) == (status, "")
    assert plain.err.startswith("error: ")
    assert there.read_bytes() == before
    assert os.listdir(there.parent) == ["c.db"]


def test_house_rules_refuse_by_their_name_and_a_ruling_overrules_them(full):
    """The refusal names the house rule; with a ruling it becomes a warning."""
    ask("rules", "set", "free.territories.most", "1")
    said = intendant("territory", "claim", "Bourg", "Anne", "--json")
    assert said.status == 1
    assert said.refusal["code"] == "rule"
    assert said.refusal["rule"] == "free.territories.most"
    ruling = ("--ruling", "for once")
    said = intendant("territory", "claim", "Bourg", "Anne", *ruling, "--json")
    assert said.status == 0
    (warning,) = said.json["warnings"]
    assert warning["rule"] == "free.territories.most"
    assert ask("show", "10")["ruling"] == "for once"


def test_a_ruling_does_not_overrule_the_floor_of_money(table):
    """A ruling overrules rules; but nobody can pay money that they do not have."""
    said = intendant("pay", "Chloé", "Anne", "1", "--ruling", "x", "--json")
    assert (said.refusal["code"], said.status) == ("not_enough", 1)


def test_two_names_that_differ_in_accents_are_ambiguous(here):
    """Typed without accents, neither is meant; typed exactly, one is."""
    ask("new", "c.db", "--players", "Zoë,Zoé,Anne")
    said = intendant("pay", "bank", "zoe", "5", "--json")
    assert (said.refusal["code"], said.status) == ("ambiguous_name", 1)
    assert ask("pay", "bank", "Zoé", "5")["to"] == "Zoé"


def test_an_empty_journal_has_nothing_to_undo_or_redo(table):
    """Entry 1 is the campaign itself."""
    for call in ("undo", "redo"):
        said = intendant(call, "--json")
        assert (said.refusal["code"], said.status) == ("nothing_to_undo", 1)


def test_blocked_names_what_is_in_the_way(full):
    """A player cannot be undone while later acts name that player."""
    ask("players", "add", "Dora")
    ask("pay", "bank", "Dora", "5")
    said = intendant("undo", "9", "--json")
    assert (said.refusal["code"], said.status) == ("blocked", 1)
    assert "10" in said.refusal["message"]


def test_ctrl_c_is_interrupted(table, monkeypatch):
    """Ctrl-C gives status 130 and its code."""
    from ledger.reading import treasury

    def stopped(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(treasury, "treasury", stopped)
    said = intendant("treasury", "--json")
    assert (said.refusal["code"], said.status) == ("interrupted", 130)
    assert intendant("treasury").status == 130


@pytest.mark.parametrize(
    ("lang", "words", "message", "hint"),
    [
        ("en", ["pay", "", "Anne", "5"], "FROM must not be empty", "pay --help"),
        (
            "en",
            ["territory", "add", "Vaux", "--owner", " "],
            "--owner must not be empty",
            "leave the argument out, or give a value: `intendant territory add --help`",
        ),
        (
            "fr",
            ["title", "revoke", ""],
            "TITRE ne doit pas être vide",
            "title revoke --help",
        ),
        (
            "fr",
            ["log", "--player", ""],
            "--player ne doit pas être vide",
            "omettez l’argument, ou",
        ),
    ],
)
def test_an_empty_word_is_called_by_its_name(table, lang, words, message, hint):
    """No name is looked up with it; an option may be left out."""
    told = intendant(*words, "--lang", lang, "--json")
    assert told.status == 1
    assert told.refusal["code"] == "unknown_name"
    assert told.refusal["message"] == message
    assert hint in told.refusal["hint"]


def test_a_missing_choice_tells_its_key_and_options(table, monkeypatch):
    """Scripts get the options in the refusal."""
    from ledger.grammar import named
    from ledger.rules.common import notes
    from ledger.rules.game import Outcome

    def note(table):
        return Outcome({}, {"mercy": table.choose("mercy", ("yes", "no"))})

    monkeypatch.setattr(notes, "note", note)
    monkeypatch.setattr(named("note"), "needs", ("table",))
    said = intendant("note", "x", "--json")
    assert (said.refusal["code"], said.status) == ("missing_choice", 2)
    assert said.refusal["key"] == "mercy"
    assert said.refusal["options"] == ["yes", "no"]
    assert json.loads(said.err)["ok"] is False
