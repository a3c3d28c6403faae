"""Position files of the free game: campaigns that begin in the middle."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.face import ask, intendant

EXAMPLE = """\
game = "free"                                # any game of one's own: money, titles, territories
players = ["Anne", "Bruno"]
[money]
Anne = 40
[[territory]]
name = "Vaux"
owner = "Anne"
kind = "mine"
[[title]]
title = "Warden of the North"
holder = "Bruno"
"""


def begin(text, *words, name="c.db"):
    """The answer of `new --from` for a position."""
    with open("p.toml", "w", encoding="utf-8") as file:
        file.write(text)
    return intendant("new", name, "--from", "p.toml", "--json", *words)


def lines_of(said):
    """The lines that a position's refusal names."""
    words = said.refusal["message"].split("line ")[1:]
    return [int(word.partition(":")[0]) for word in words]


def test_the_example_begins_a_campaign(here):
    """Money, a territory and a title are all in entry 1."""
    said = begin(EXAMPLE)
    assert said.json["entry"] == 1
    told = {"file": "c.db", "game": "free", "players": ["Anne", "Bruno"]}
    assert said.json["result"] == told
    assert [a["money"] for a in ask("treasury")["accounts"]] == [40, 0]
    assert ask("territory", "show", "vaux")["owner"] == "Anne"
    assert ask("title", "list")["titles"][0]["holder"] == "Bruno"
    assert [e["seq"] for e in ask("log")["entries"]] == [1]
    assert ask("verify")["ok"] is True


def test_the_clock_and_the_first_player(here):
    """The position gives turn, phase of the house rules, and first player."""
    with open("r.toml", "w", encoding="utf-8") as file:
        file.write('[free.clock]\nphases = ["spring", "war"]\n')
    text = (
        'players = ["Anne", "Bruno"]\nfirst_player = "bruno"\nturn = 3\nphase = "war"\n'
    )
    assert begin(text, "--rules", "r.toml").status == 0
    clock = ask("turn")
    assert clock == {"turn": 3, "phase": "war", "first_player": "Bruno"}


def test_a_phase_that_no_rule_names_is_kept(here):
    """If the house rules name no phases, any may be running."""
    assert begin('players = ["Anne"]\nphase = "war"\n').status == 0
    assert ask("phase")["phase"] == "war"


@pytest.mark.parametrize(("game", "phase"), [("mass", "zz"), ("medfan", "income")])
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "line 3: there is no phase “{}”: this game has no phases"),
        ("fr", "ligne 3 : il n’y a pas de phase « {} » : ce jeu n’en a aucune"),
    ],
)
def test_a_game_without_phases_has_none_in_a_position(here, game, phase, lang, told):
    """It is a fault among the others; a position of a state says it as a fact."""
    page = f'game = "{game}"\nplayers = ["Anne"]\nphase = "{phase}"\nturn = 0\n'
    said = begin(page, "--lang", lang)
    text = said.refusal["message"].replace("\u00a0", " ")
    assert (said.status, told.format(phase) in text) == (2, True), text
    assert told.partition("3")[0] + "4" in text
    fact = f'[[fact]]\nof = "campaign"\nfield = "phase"\nvalue = "{phase}"\n'
    assert begin(f'game = "{game}"\n{fact}').status == 0
    written = ask("export", "position")["toml"]
    assert begin(written, name="d.db").status == 0


def test_money_that_is_not_mentioned_is_the_starting_sum(here):
    """The house rules give the sum; zero may be given."""
    with open("r.toml", "w", encoding="utf-8") as file:
        file.write("[free.money]\nstart = 9\n")
    text = 'players = ["A1", "B1", "C1"]\n[money]\nA1 = 0\nC1 = 5\n'
    assert begin(text, "--rules", "r.toml").status == 0
    assert [a["money"] for a in ask("treasury")["accounts"]] == [0, 9, 5]


FAULTS = """\
game = "free"
players = ["Anne", "Bruno", "anne", "x/y", 7]
turn = 0
phase = "nowhere"
first_player = "Zed"
wether = "bad"
[money]
Anne = -5
Brunno = 3
Bruno = "much"
[[territory]]
name = "Vaux"
owner = "Zoé"
colour = "red"
[[territory]]
name = "vaux"
[[territory]]
kind = "mine"
[[title]]
title = "a:b"
[[title]]
title = "King"
holder = 5
[[holding]]
account = "bank"
what = "coal"
amount = 3
[[fact]]
of = "title:King"
field = "colour"
value = "red"
"""


def test_every_fault_is_reported_at_once_with_its_line(here):
    """Nothing is made; each fault has its own line."""
    with open("r.toml", "w", encoding="utf-8") as file:
        file.write('[free.clock]\nphases = ["spring", "war"]\n')
    said = begin(FAULTS, "--rules", "r.toml")
    assert (said.refusal["code"], said.status) == ("usage", 2)
    wrong = [2, 2, 2, 3, 4, 5, 6, 8, 9, 10, 13, 14, 16, 17, 20, 23, 26, 30]
    assert sorted(lines_of(said)) == wrong
    assert "“Brunno”" in said.refusal["message"]
    assert "did you mean Bruno" in said.refusal["message"]
    assert not (here / "c.db").exists()
    call = ("new", "c.db", "--from", "p.toml", "--rules", "r.toml")
    plain = intendant(*call)
    assert (plain.status, plain.out) == (2, "")
    french = intendant(*call, "--lang", "fr")
    assert french.err.count("\n") >= len(wrong)


@pytest.mark.parametrize("seat", ["7", "true", '["Anne"]', '{ name = "Anne" }'])
def test_a_player_is_named_by_a_text(here, seat):
    """Nobody is left out silently: the line of what is no name is told."""
    said = begin(f'players = [\n  "Bruno",\n  {seat},\n]\n')
    assert (said.status, lines_of(said)) == (2, [3])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('game = "free"\nplayers = [\n', 3),
        ('game = "free"\nplayers = ["Anne\n', 2),
        ("a = 1\na = 2\n", 2),
        ('game = "free"\n\nplayers == 3\n', 3),
    ],
)
def test_what_is_no_toml_names_its_line(here, text, line):
    """One fault is reported, with its line and column."""
    said = begin(text)
    assert said.status == 2
    assert f"line {line}" in said.refusal["message"]


def test_the_game_must_be_the_one_asked_for(here):
    """`--game` may repeat it, but not change it; an unknown game is refused."""
    assert begin(EXAMPLE, "--game", "free").status == 0
    said = begin('game = "chess"\n', name="d.db")
    assert (said.refusal["code"], said.status) == ("usage", 2)
    assert begin("game = 5\n", name="d.db").status == 2


def test_players_are_named_once(here):
    """Players are in the file or on the command line, but not in both."""
    assert begin(EXAMPLE, "--players", "X1").status == 2
    assert begin("[money]\nAnne = 3\n", "--players", "Anne,Bruno").status == 0
    assert ask("players")["players"] == ["Anne", "Bruno"]


def test_a_position_goes_out_and_comes_in_again(full):
    """Export, new and export give the same text and the same facts."""
    ask("players", "rename", "Anne", "Anna")
    ask("players", "retire", "Chloé")
    ask("title", "revoke", "Warden of the North")
    ask("rules", "set", "free.clock.phases", "spring,war")
    ask("turn", "next")
    ask("phase", "next")
    ask("export", "position", "-o", "p.toml")
    ask("rules", "export", "-o", "r.toml")
    ask("new", "again.db", "--from", "p.toml", "--rules", "r.toml")
    for question in ("treasury", "status", "title list", "territory list", "turn"):
        here, there = (
            ask(*question.split(), "-c", name) for name in ("c.db", "again.db")
        )
        here.pop("entries", None)
        there.pop("entries", None)
        assert here == there
    text = ask("export", "position", "-c", "c.db")["toml"]
    assert ask("export", "position", "-c", "again.db")["toml"] == text
    assert ask("verify", "-c", "again.db")["ok"] is True


def test_an_existing_file_is_overwritten_only_by_force(table):
    """The same holds for positions, house rules and the journal."""
    for words in (("export", "position"), ("rules", "export"), ("export", "json")):
        ask(*words, "-o", "out")
        assert intendant(*words, "-o", "out", "--json").refusal["code"] == "exists"
        ask(*words, "-o", "out", "--force")
        (table / "out").unlink()


def test_the_journal_goes_out_as_json_and_comes_in_unchanged(full):
    """The hash is the same through a file, a pipe, or any layout."""
    head = ask("verify")["head"]
    told = ask("export", "json", "-o", "all.json")
    assert (told["entries"], told["head"]) == (8, head)
    assert ask("import", "all.json", "-o", "b.db")["head"] == head
    piped = intendant("export", "json", "-c", "c.db").out
    (full / "piped.json").write_text(piped, "utf-8")
    ask("import", "piped.json", "-o", "d.db")
    laid_out = json.dumps(json.loads(piped), indent=2, sort_keys=True)
    (full / "other.json").write_text(laid_out, "utf-8")
    ask("import", "other.json", "-o", "e.db")
    assert {ask("verify", "-c", f)["head"] for f in ("b.db", "d.db", "e.db")} == {head}
    assert ask("export", "json", "-c", "d.db") == ask("export", "json", "-c", "c.db")
    ask("redo", "-c", "d.db")


def test_a_changed_document_is_refused_with_its_line(full):
    """A changed sum does not fit its hash; a truncated document is incomplete."""
    ask("export", "json", "-o", "all.json")
    text = (full / "all.json").read_text("utf-8")
    (full / "all.json").write_text(text.replace('"amount":30', '"amount":31'), "utf-8")
    said = intendant("import", "all.json", "-o", "b.db", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert "line 6" in said.refusal["message"]
    lines = text.splitlines(keepends=True)
    (full / "all.json").write_text("".join(lines[:-2]) + "]}\n", "utf-8")
    assert intendant("import", "all.json", "-o", "b.db").status == 2
    (full / "all.json").write_text("".join(lines[:3]), "utf-8")
    assert intendant("import", "all.json", "-o", "b.db").status == 2
    assert not (full / "b.db").exists()


@pytest.mark.parametrize("value", ["10_000_000_000_000_000", "[1, 2]", "[[]]", "true"])
def test_a_fact_that_no_journal_holds_is_a_fault(here, value):
    """Examples are an enormous number, and a list of things other than texts."""
    said = begin(
        f'[[title]]\ntitle = "King"\n[[fact]]\nof = "title:King"\n'
        f'field = "holder"\nvalue = {value}\n'
    )
    assert (said.status, lines_of(said)) == (2, [6])


def test_no_map_has_as_many_unknown_territories(here):
    """Each table may give a thousand, but their sum has the same limit."""
    tables = "[[territory]]\nunknown = 1000\n" * 12
    said = begin(f'game = "medfan"\n{tables}')
    assert (said.status, lines_of(said)) == (2, [23, 25])


@pytest.mark.parametrize("name", ["L'Épervier", "d'Arc"])
def test_a_position_that_is_printed_is_as_the_one_that_is_written(here, name):
    """Not a sign differs, such as the straight apostrophe of a name."""
    ask("new", "c.db", "--players", f"{name},Bruno")
    ask("export", "position", "-o", "now.toml")
    for what in ("position", "json"):
        assert name in intendant("export", what).out
    printed = intendant("export", "position").out
    assert printed == Path("now.toml").read_text("utf-8")
