"""Money: then and now, statements, counts, corrections."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


def purses(*words):
    """The players' money in seat order, and the bank's."""
    told = ask("treasury", *words)
    return [account["money"] for account in told["accounts"]], told["bank"]


def test_the_treasury_as_it_stood(table):
    """Any entry may be given, even an undone one; names and seats are those of then."""
    ask("pay", "Anne", "Bruno", "30")
    ask("undo")
    ask("players", "retire", "Bruno")
    assert purses("--at", "1") == ([100, 50, 0], -150)
    assert purses("--at", "2") == ([70, 80, 0], -150)
    assert purses("--at", "3") == ([100, 50, 0], -150)
    assert purses("--at", "4") == ([100, 0], -100)
    assert purses() == purses("--at", "4")


def test_a_statement_tells_the_purpose_of_each_movement(table):
    """It stands in words beside the amount."""
    ask("pay", "Anne", "Bruno", "30", "--for", "the mill")
    lines = ask("statement", "Anne")["lines"]
    assert (lines[-1]["amount"], lines[-1].get("text")) == (-30, "the mill")


def test_a_name_means_whoever_bears_it_now(table):
    """Whoever has left keeps a name until another takes it."""
    ask("players", "retire", "Bruno")
    assert ask("since", "--player", "Bruno")["player"] == "Bruno"
    ask("players", "rename", "Anne", "Bruno")
    seen = {
        one["name"]: one["money"]
        for one in ask("treasury", "--as", "Bruno")["accounts"]
    }
    assert seen == {"Bruno": 100, "Chloé": None}
    told = ask("since", "--player", "Bruno")
    assert (told["player"], told["last"]["kind"]) == ("Bruno", "players rename")


def test_the_treasury_as_a_turn_ended(table):
    """The state is that of the turn's last end, or the present in the current turn."""
    ask("pay", "bank", "Anne", "1")
    ask("turn", "next")
    ask("pay", "bank", "Anne", "10")
    assert purses("--turn", "1") == ([101, 50, 0], -151)
    assert purses("--turn", "2") == ([111, 50, 0], -161)
    ask("undo", "4")
    ask("undo", "3")
    assert purses("--turn", "1") == purses()
    ask("pay", "bank", "Anne", "100")
    ask("turn", "next")
    ask("pay", "Anne", "bank", "5")
    assert purses("--turn", "1") == ([201, 50, 0], -251)
    said = intendant("treasury", "--turn", "3", "--json")
    assert (said.refusal["code"], said.status) == ("unknown_name", 1)


def test_one_purse(table):
    """Only that player is shown, but with bank and unit."""
    told = ask("treasury", "chloe")
    assert told["accounts"] == [{"name": "Chloé", "money": 0}]
    assert told["bank"] == -150


def test_names_are_found_without_case_and_accents(table):
    """Names are typed as people type; a curly apostrophe equals a straight one."""
    ask("players", "add", "L’Épervier")
    assert ask("pay", "BANK", "l'epervier", "5")["to"] == "L’Épervier"
    assert ask("pay", "Ｌ'épervier", "BANQUE", "5")["to"] == "bank"


def test_never_below_zero_and_never_beyond_bounds(table):
    """A payment is from 1 to 10^12; sums may be larger, and play goes on."""
    ask("pay", "Anne", "bank", "100")
    most = str(10**12)
    ask("pay", "bank", "Anne", most)
    ask("pay", "bank", "Anne", "1")
    assert purses("Anne")[0] == [10**12 + 1]
    ask("export", "position", "-o", "p.toml")
    ask("new", "again.db", "--from", "p.toml")
    assert purses("Anne", "-c", "again.db")[0] == [10**12 + 1]


def test_a_remark_stands_in_the_journal(table):
    """`--for` is on one line, unchanged."""
    ask("pay", "Anne", "Bruno", "5", "--for", "  a   horse\n[red] ")
    assert ask("show", "2")["remark"] == "a horse [red]"
    assert ask("statement", "Anne")["lines"][-1]["text"] == "a horse [red]"
    assert "a horse [red]" in intendant("statement", "Anne").out


def test_a_count_that_agrees(table):
    """There is no difference and no suspect, but an entry nonetheless."""
    told = ask("count", "Anne", "100")
    assert (told["booked"], told["counted"], told["difference"]) == (100, 100, 0)
    assert told["suspects"] == []
    assert ask("count", "Chloé", "0")["difference"] == 0


@pytest.mark.parametrize(
    ("pays", "counted", "why"),
    [
        (["Anne Bruno 12"], 100, "missed"),
        (["Anne Bruno 12"], 76, "doubled"),
        (["Anne Bruno 12", "Anne Bruno 12"], 88, "doubled"),
        (["Anne Bruno 12"], 112, "sign"),
        (["Anne Bruno 12"], 79, "digits"),
        (["Bruno Chloé 12"], 88, "player"),
    ],
)
def test_a_count_that_differs_names_the_likeliest_culprit(table, pays, counted, why):
    """Missed, doubled, reversed, mistyped and another's entries are recognised."""
    for call in pays:
        ask("pay", *call.split())
    ask("pay", "bank", "Anne", "1000")
    told = ask("count", "Anne", str(counted + 1000))
    assert told["difference"] == told["counted"] - told["booked"]
    assert told["suspects"][0]["why"] == why
    assert told["suspects"][0]["entry"] in range(2, 2 + len(pays))
    text = intendant("count", "Anne", str(counted + 1000)).out
    assert "12" in text


def test_only_what_came_since_the_last_good_count_is_suspected(table):
    """A good count clears the entries before it; an undone entry is not suspected."""
    ask("pay", "Anne", "Bruno", "12")
    ask("count", "Anne", "88")
    ask("pay", "bank", "Anne", "1")
    assert ask("count", "Anne", "101")["suspects"] == []
    ask("pay", "Anne", "Bruno", "12")
    assert [s["entry"] for s in ask("count", "Anne", "89")["suspects"]] == [6]
    ask("undo", "6")
    assert ask("count", "Anne", "101")["suspects"] == []


def test_nothing_before_a_correction_is_suspected_nor_is_the_correction(table):
    """Coins and book agreed then; another player's correction does not count."""
    ask("pay", "Anne", "Bruno", "12")
    ask("correct", "money", "Bruno", "50", "--for", "counted")
    assert [s["entry"] for s in ask("count", "Anne", "100")["suspects"]] == [2]
    ask("correct", "money", "Anne", "76", "--for", "counted")
    assert ask("count", "Anne", "88")["suspects"] == []
    ask("undo", "5")
    assert [s["entry"] for s in ask("count", "Anne", "100")["suspects"]] == [2]


def test_correcting_money_goes_against_the_bank(table):
    """The answer has `money PLAYER`, before and after; sums stay the same."""
    told = ask("correct", "money", "anne", "90", "--for", "counted again")
    assert (told["what"], told["before"], told["after"]) == ("money", 100, 90)
    assert purses() == ([90, 50, 0], -140)
    assert ask("correct", "money", "player:Bruno", "0", "--for", "x")["after"] == 0
    assert ask("show", "2")["remark"] == "counted again"
    ask("undo", "2")
    assert purses("Anne")[0] == [100]


def test_correcting_a_fact(full):
    """SUBJECT.FIELD takes codes: numbers, names, texts or nothing."""
    for what, value, before, after in (
        ("territory:Vaux.owner", "bruno", "Anne", "Bruno"),
        ("territory:Vaux.owner", "none", "Bruno", None),
        ("territory:Vaux.kind", "a wood", "mine", "a wood"),
        ("title:Warden of the North.holder", "Anne", "Bruno", "Anne"),
        ("campaign.turn", "7", 2, 7),
        ("campaign.first_player", "Chloé", "Anne", "Chloé"),
    ):
        told = ask("correct", what, value, "--for", "the table says so")
        assert told == {"what": what, "before": before, "after": after}
    assert ask("status")["turn"] == 7
    assert ask("verify")["ok"] is True
    ask("undo", "--to", "8")
    assert ask("territory", "show", "Vaux")["owner"] == "Anne"


@pytest.mark.parametrize(
    "call",
    [
        "correct player:Anne.name Zed",
        "correct campaign.game chess",
        "correct campaign.seats Anne",
        "correct player:Anne.retired 1",
        "correct campaign.turn 0",
        "correct campaign.turn none",
        "correct territory:Vaux.owner Zed",
        "correct territory:Vaux.owner title:Vaux",
        "correct money bank 5",
        "correct money world 5",
        "correct money Vaux 5",
        "correct money title:Vaux 5",
    ],
)
def test_what_cannot_be_corrected(full, call):
    """Names, seats, the game, the other side and impossible values are refused."""
    said = intendant(*call.split(), "--for", "x", "--json")
    assert said.status in {1, 2}
    assert ask("verify")["ok"] is True
    assert len(ask("log")["entries"]) == 8


def test_a_key_is_written_once(table):
    """The same key returns the same envelope, and writes nothing."""
    first = intendant("pay", "Anne", "Bruno", "5", "--once", "k1", "--json")
    for words in (("Anne", "Bruno", "5"), ("Anne", "Zed", "6")):
        again = intendant("pay", *words, "--once", "k1", "--json")
        assert again.json == first.json
    assert len(ask("log")["entries"]) == 2
    said = intendant("note", "x", "--once", "k1", "--json").json
    assert (said["command"], said["entry"]) == ("pay", first.json["entry"])
    assert [w["code"] for w in said["warnings"]] == ["once.other"]
    assert intendant("note", "x", "--once", "", "--json").refusal["code"] == "usage"
    ask("pay", "Anne", "Bruno", "5", "--once", "k2")
    assert purses()[0] == [90, 60, 0]
    assert "already" in intendant("pay", "Anne", "Bruno", "5", "--once", "k1").out


ACTS = [
    "pay Anne Bruno 5",
    "count Anne 99",
    "correct money Anne 5 --for x",
    "title grant King Anne",
    "territory add Pré",
    "territory claim Bourg Anne",
    "territory release Vaux",
    "players add Dora",
    "players rename Anne Anna",
    "players retire Anne",
    "turn next",
    "roll d6 --dice 3",
    "undo 5",
    "redo",
    "note x",
    "rules set money.start 5",
]


@pytest.mark.parametrize("call", ACTS)
def test_a_dry_run_shows_what_would_be_and_writes_nothing(full, call):
    """The result is that of the act, entry is null, and the file is untouched."""
    before = (full / "c.db").read_bytes()
    tried = intendant(*call.split(), "--dry-run", "--json")
    assert (full / "c.db").read_bytes() == before
    assert intendant(*call.split(), "--dry-run").out.startswith("would be written")
    done = intendant(*call.split(), "--json")
    assert tried.json["result"] == done.json["result"]
    assert tried.json["warnings"] == done.json["warnings"]
    assert (tried.json["entry"], done.json["entry"]) == (None, 9)


@pytest.mark.parametrize("call", ACTS)
def test_every_act_is_undone_and_redone(full, call):
    """Status, titles and territories are as before, then as after."""
    questions = ("status", "treasury", "title list", "territory list", "rules list")

    def seen():
        found = [ask(*question.split()) for question in questions]
        found[0].pop("entries")
        return found

    before = seen()
    ask(*call.split())
    after = seen()
    if call.split()[0] not in ("undo", "redo"):
        assert ask("undo")["undone"] == [9]
        assert seen() == before
        assert ask("redo")["redone"] == [9]
        assert seen() == after
    assert ask("verify")["ok"] is True


def test_a_key_in_use_is_answered_by_the_screen_of_its_own_act(table):
    """Whatever the new call is, the payment written then is shown."""
    written = intendant("pay", "Anne", "Bruno", "5", "--once", "evening 3").out
    again = intendant("count", "Anne", "3", "--once", "evening 3")

    assert written.splitlines()[1:] == again.out.splitlines()[1:]
    assert again.out.startswith("already written: Anne pays 5\u00a0coins to Bruno")


@pytest.mark.parametrize("unit", ["a|b", "|", "{0}", "a}", "%s", "<b>", "=1", ";x"])
def test_money_is_called_as_it_is_called(table, unit):
    """No character of the unit's name means anything to the printing code."""
    ask("rules", "set", "free.money.unit", unit)
    assert (
        f"Anne pays 2\u00a0{unit} to Bruno"
        in intendant("pay", "Anne", "Bruno", "2").out
    )
