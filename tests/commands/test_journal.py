"""The journal: log, show, undo, redo, notes; seats, clock and histories."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


def seqs(*words):
    """The numbers of the entries that a log lists."""
    return [entry["seq"] for entry in ask("log", *words)["entries"]]


def test_the_log_is_filtered(full):
    """The log has filters for number, turn, player and kind, with undone entries."""
    assert seqs() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert seqs("--last", "3") == [6, 7, 8]
    assert seqs("--last", "0") == []
    assert seqs("--last", "99") == list(range(1, 9))
    assert seqs("--turn", "1") == [1, 2, 3, 4, 5, 6]
    assert seqs("--turn", "2") == [7, 8]
    assert seqs("--kind", "pay") == [5, 7]
    assert seqs("--kind", "territory add") == [3, 4]
    assert set(seqs("--player", "bruno")) >= {1, 2, 5, 7}
    assert 4 not in seqs("--player", "Bruno")
    assert seqs("--player", "Bruno", "--kind", "pay", "--last", "1") == [7]
    assert seqs("--turn", "9") == []


def test_what_was_undone_is_marked_without_colour(full):
    """There is a ~ before the line where nothing can be struck through."""
    lines = intendant("log").out.splitlines()
    assert [line[:1] == "~" for line in lines].count(True) == 1


def test_show_tells_everything_of_an_entry(full):
    """Typed words, outcome and effects are shown, with the ids used in corrections."""
    told = ask("show", "5")
    assert told["asked"] == {"from": "Anne", "to": "Bruno", "amount": 30}
    assert told["outcome"]["balances"] == {"Anne": 70, "Bruno": 80}
    (effect,) = told["effects"]
    assert (effect["what"], effect["amount"]) == ("money", 30)
    assert (effect["source"], effect["target"]) == ("player:Anne", "player:Bruno")
    assert told["throws"] == []
    assert (told["kind"], told["turn"], told["remark"]) == ("pay", 1, "a horse")
    (change,) = [e for e in ask("show", "3")["effects"] if e.get("field") == "owner"]
    assert (change["before"], change["after"]) == (None, "player:Anne")
    assert ask("show", "7")["undone_by"] == 8


def test_undo_takes_the_latest_live_act(table):
    """An undo takes neither an undo nor entry 1, and may go back to the beginning."""
    for text in ("one", "two", "three"):
        ask("note", text)
    assert [ask("undo")["undone"] for _ in range(3)] == [[4], [3], [2]]
    assert intendant("undo", "--json").refusal["code"] == "nothing_to_undo"


def test_undo_to_takes_all_acts_after_an_entry(full):
    """`undo --to` makes one new entry, and redo alone brings all of it back."""
    assert ask("undo", "--to", "2")["undone"] == [3, 4, 5, 6]
    assert ask("territory", "list")["territories"] == []
    assert ask("turn")["turn"] == 1
    assert seqs() == list(range(1, 10))
    redone = ask("redo")["redone"]
    assert sorted(redone) == [3, 4, 5, 6]
    assert ask("turn")["turn"] == 2
    assert ask("treasury")["accounts"][0]["money"] == 70


def test_redo_of_one_entry(full):
    """Any undone act that still fits can be redone."""
    ask("note", "later")
    assert ask("redo", "7")["redone"] == [7]
    assert ask("treasury")["accounts"][1]["money"] == 75
    assert intendant("redo", "7", "--json").status == 1


def test_redo_alone_only_right_after_an_undo(full):
    """After another act, redo without a number has nothing to do."""
    ask("note", "later")
    assert intendant("redo", "--json").refusal["code"] == "nothing_to_undo"


def test_undo_that_others_reckoned_with_warns(table):
    """Later payments of that money remain; the table is warned."""
    ask("pay", "bank", "Chloé", "50")
    ask("pay", "bank", "Chloé", "50")
    ask("pay", "Chloé", "Anne", "30")
    said = intendant("undo", "2", "--json")
    assert said.status == 0
    assert [w["code"] for w in said.json["warnings"]] == ["undo.reckoned"]
    assert "4" in said.json["warnings"][0]["message"]


def test_nobody_reckons_with_what_went_to_the_bank(table):
    """The bank pays later whatever it has got before."""
    ask("pay", "Anne", "bank", "50")
    ask("pay", "bank", "Chloé", "30")
    said = intendant("undo", "2", "--json")
    assert (said.status, said.json["warnings"]) == (0, [])


def test_undo_below_a_floor_is_blocked(table):
    """The refusal names the acts that drew on the account."""
    ask("pay", "bank", "Chloé", "50")
    ask("pay", "Chloé", "Anne", "30")
    said = intendant("undo", "2", "--json")
    assert (said.refusal["code"], said.status) == ("blocked", 1)
    assert "3" in said.refusal["message"] + said.refusal["hint"]
    ask("undo", "--to", "1")


UNDONE = (
    "entry {} cannot be undone: ",
    "l’écriture {} ne peut pas être annulée\u00a0: ",
)
BACK = (
    "entry {} cannot be brought back: ",
    "l’écriture {} ne peut pas être rétablie\u00a0: ",
)


def blocked(*words):
    """The refusal of an undo or redo, in English and in French."""
    said = [intendant(*words, "--json", "--lang", lang) for lang in ("en", "fr")]
    assert {one.refusal["code"] for one in said} == {"blocked"}
    return [(one.refusal["message"], one.refusal["hint"]) for one in said]


def test_an_undo_that_is_blocked_speaks_of_undoing_and_a_redo_of_bringing_back(table):
    """A redo never asks for more undoing, whatever blocks it."""
    ask("players", "add", "Dora")
    ask("pay", "bank", "Dora", "5")
    begun = [text.format(2) for text in UNDONE]
    ends = ("entry 3 refers to Dora", "l’écriture 3 mentionne Dora")
    found = blocked("undo", "2")
    assert [one for one, _ in found] == [
        a + b for a, b in zip(begun, ends, strict=True)
    ]
    assert "`undo --to`" in found[0][1]
    ask("undo", "--to", "1")
    (english, _), (french, _) = blocked("redo", "3")
    assert english == f"{BACK[0].format(3)}Dora is not as it was"
    assert french == f"{BACK[1].format(3)}l’état de Dora n’est plus le même"


def test_a_redo_that_is_blocked_names_what_was_done_since(table):
    """The money has gone, or the place has another owner."""
    ask("pay", "Anne", "Bruno", "80")
    ask("undo", "2")
    ask("pay", "Anne", "Chloé", "50")
    (english, drew), (french, _) = blocked("redo", "2")
    assert english == f"{BACK[0].format(2)}Anne has 50, but 80 are needed"
    assert french == f"{BACK[1].format(2)}il faut 80, et Anne n’a que 50"
    assert drew == "entry 4 has since reduced that amount"
    ask("territory", "add", "Vaux", "--owner", "Anne")
    ask("territory", "claim", "Vaux", "Bruno")
    ask("undo", "6")
    ask("territory", "claim", "Vaux", "Chloé")
    (english, hint), (french, _) = blocked("redo", "6")
    assert english == f"{BACK[0].format(6)}Vaux has since been changed by entry 8"
    assert french == f"{BACK[1].format(6)}l’écriture 8 a depuis modifié Vaux"
    assert hint == "undo 8 first"


def test_a_note_is_told_as_it_was_written(table):
    """The note is on one line, unchanged."""
    ask("note", "  Rain.\tMore rain, [bold]even[/bold]. ")
    assert ask("show", "2")["text"] == "Rain. More rain, [bold]even[/bold]."
    assert "[bold]even[/bold]" in intendant("log").out


# Seats --------------------------------------------------------------------------


def test_players_come_are_renamed_and_leave(full):
    """New players sit last; those who leave give back money, titles and land."""
    ask("players", "add", "Dora")
    ask("players", "rename", "Bruno", "Brunon")
    assert ask("players")["players"] == ["Anne", "Brunon", "Chloé", "Dora"]
    assert ask("title", "list")["titles"][0]["holder"] == "Brunon"
    told = ask("players", "retire", "brunon")
    assert told["money"] == 80
    assert told["titles"] == ["Warden of the North"]
    assert ask("players")["players"] == ["Anne", "Chloé", "Dora"]
    assert ask("title", "list")["titles"][0]["holder"] is None
    assert ask("treasury")["bank"] == -70


def test_old_entries_are_told_with_the_names_of_today(full):
    """A rename changes how the past is shown, but not what it was."""
    ask("players", "rename", "Anne", "Anna")
    assert "Anna" in ask("show", "5")["text"]
    ask("undo", "5")
    ask("undo", "9")
    assert ask("players")["players"][0] == "Anne"


def test_a_name_may_come_again_with_another_id(table):
    """The id has its entry's number; the two players are kept apart."""
    ask("players", "retire", "Anne")
    told = intendant("players", "add", "Anne", "--json")
    assert (told.status, told.json["result"]["player"]) == (0, "Anne")
    subjects = {e.get("subject") for e in ask("show", "3")["effects"]}
    assert "player:Anne#3" in subjects
    assert ask("treasury", "Anne")["accounts"][0]["money"] == 0
    assert ask("statement", "Anne")["lines"] == []
    assert intendant("undo", "2", "--json").refusal["code"] == "blocked"
    ask("territory", "add", "Anne")
    ask("undo", "4")
    ask("territory", "add", "Anne")
    assert ask("verify")["ok"] is True


def test_a_new_player_gets_the_starting_sum(table):
    """The sum is the house rule's current value."""
    ask("rules", "set", "money.start", "25")
    ask("players", "add", "Dora")
    assert ask("treasury", "Dora")["accounts"][0]["money"] == 25


# The clock ----------------------------------------------------------------------


def test_turns_and_phases_in_order(table):
    """Phases follow the house rules; after the last comes the next turn."""
    ask("rules", "set", "free.clock.phases", "spring,war,winter")
    ask("rules", "set", "free.clock.first_player", "moves")
    seen = []
    for _ in range(5):
        told = ask("phase", "next")
        seen.append((told["turn"], told["phase"], told["first_player"]))
    assert seen == [
        (1, "spring", "Anne"),
        (1, "war", "Anne"),
        (1, "winter", "Anne"),
        (2, "spring", "Bruno"),
        (2, "war", "Bruno"),
    ]
    said = intendant("turn", "next", "--json")
    assert [w["code"] for w in said.json["warnings"]] == ["turn.skipped"]
    assert "winter" in said.json["warnings"][0]["message"]
    assert said.json["result"]["phase"] == "spring"
    assert ask("turn") == ask("phase")
    assert {entry["phase"] for entry in ask("log")["entries"]} == {
        None,
        "spring",
        "war",
        "winter",
    }


def test_the_clock_goes_back_by_undo(table):
    """An act in the later time blocks the undo."""
    ask("turn", "next")
    ask("undo")
    assert ask("turn")["turn"] == 1
    ask("turn", "next")
    ask("note", "in the second turn")
    assert intendant("undo", "4", "--json").refusal["code"] == "blocked"


# Titles and territories ---------------------------------------------------------


def test_a_title_passes_on_and_has_a_history(table):
    """The title is granted, handed on and revoked; undone changes stay visible."""
    ask("title", "grant", "King", "Anne")
    ask("title", "grant", "king", "Bruno", "--for", "by battle")
    ask("title", "revoke", "King")
    ask("undo")
    lines = ask("title", "history", "KING")["lines"]
    told = [(line["entry"], line["before"], line["after"]) for line in lines]
    assert told[:3] == [
        (2, None, "Anne"),
        (3, "Anne", "Bruno"),
        (4, "Bruno", None),
    ]
    assert lines[1]["remark"] == "by battle"
    assert lines[2]["undone_by"] == 5
    assert ask("title", "list")["titles"][0]["holder"] == "Bruno"


def test_a_territory_is_claimed_and_released(table):
    """The territory is claimed from nobody and from its owner, then released."""
    ask("territory", "add", "Forêt sombre", "--kind", "wood")
    assert ask("territory", "claim", "foret sombre", "Anne")["before"] is None
    assert ask("territory", "claim", "Forêt sombre", "bruno")["before"] == "Anne"
    assert ask("territory", "release", "FORÊT SOMBRE")["before"] == "Bruno"
    told = ask("territory", "show", "Forêt Sombre")
    assert told == {
        "name": "Forêt sombre",
        "owner": None,
        "kind": "wood",
        "known": True,
    }
    lines = ask("territory", "history", "foret sombre")["lines"]
    assert [line["after"] for line in lines] == ["Anne", "Bruno", None]


@pytest.mark.parametrize("group", ["players", "title", "territory", "rules"])
def test_a_group_that_is_named_alone_lists(full, group):
    """`players` and `players liste` mean `players list`, in scripts and otherwise."""
    assert ask(group) == ask(group, "list") == ask(group, "liste")
    assert (
        intendant(group, "--lang", "fr").out
        == intendant(group, "list", "--lang", "fr").out
    )
    listed = intendant(group, "list").out
    assert intendant("run", "-", stdin=group).out == listed
    assert intendant("run", "-", stdin=f"{group} liste").out == listed
    assert intendant(group, "--help").out.startswith(
        f"Usage: intendant {group} COMMAND"
    )


def test_the_views_of_the_file_are_readable(full):
    """Any SQLite tool shows names in columns."""
    import sqlite3

    db = sqlite3.connect("c.db")
    names = {
        n for (n,) in db.execute("SELECT name FROM sqlite_master WHERE type='view'")
    }
    assert {"treasury", "statement", "titles", "territories", "throws"} <= names
    for name in sorted(names):
        db.execute(f'SELECT * FROM "{name}"').fetchall()  # noqa: S608 - our own names
    db.close()
