"""Territories at the table: determined, named, drawn."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

ACADEMY = "--choose capability=military_academy"


@pytest.mark.rule("MED-TERR-09", "MED-TERR-10")
def test_a_captured_territory_is_known_and_owned(medfan):
    """The territory is known by its order; later the list shows it by name."""
    found = ask(
        "medfan", "determine", "2", "--for", "Bo", "--dice", "4 2", "--name", "X"
    )
    assert (
        found["name"],
        found["id"],
        found["player"],
    ) == ("X", "prosperous_holding", "Bo")
    listed = ask("territory", "list")["territories"]
    assert {
        "name": "X",
        "owner": "Bo",
        "kind": "prosperous_holding",
        "known": True,
    } in (listed)
    assert [t["name"] for t in listed].count(None) == 6


@pytest.mark.rule("MED-TERR-15", "MED-TERR-25")
def test_two_choices_are_asked_in_order(medfan):
    """The choice is Council or Academy, then the benefit."""
    words = ("medfan", "determine", "--for", "Bo", "--name", "X", "--dice", "1 5")
    said = intendant(*words, "--json")
    assert (
        said.refusal["code"],
        said.refusal["key"],
    ) == ("missing_choice", "capability")
    said = intendant(*words, "--choose", "capability=council_of_archmages", "--json")
    assert said.refusal["key"] == "council"


@pytest.mark.rule("MED-TERR-12")
def test_what_the_owner_has_is_thrown_again(medfan):
    """Ana owns a labyrinth and a council."""
    dice = "1 4 5 2"
    found = ask("medfan", "determine", "--for", "Ana", "--name", "X", "--dice", dice)
    assert found["id"] == "tavern"


@pytest.mark.rule("MED-INC-09")
def test_a_treasure_goes_to_the_discoverer(medfan):
    """The undo takes back all of the treasure."""
    before = ask("treasury")
    words = ("--for", "Bo", "--name", "X", "--dice", "2 3 3 4 5 6")
    assert ask("medfan", "determine", *words)["treasure"] == 180
    ask("undo")
    assert before == ask("treasury")


@pytest.mark.rule("MED-NAME-04", "MED-NAME-14")
def test_a_name_in_use_is_refused(medfan):
    """Case does not matter, and nothing is written."""
    said = intendant("medfan", "determine", "--name", "vaux", "--dice", "4 2", "--json")
    assert (said.status, said.refusal["code"]) == (1, "name_taken")


@pytest.mark.rule("MED-TERR-08")
@pytest.mark.parametrize(
    ("word", "code"),
    [("Vaux", "rule"), ("zork", "unknown_name"), ("99", "unknown_name")],
)
def test_only_an_unknown_territory_can_be_determined(medfan, word, code):
    """A known or missing territory is refused."""
    said = intendant("medfan", "determine", word, "--json")
    assert (1, code) == (said.status, said.refusal["code"])


def test_a_capability_needs_no_campaign(here):
    """The answer has the contract's keys, and the name in its language."""
    words = ("medfan", "capability", "--owned", "training_ground", "--dice", "1 3 6")
    found = ask(*words, "--lang", "fr")
    assert (
        found["category"],
        found["id"],
        found["dice"],
    ) == ("unique", "house_of_healers", [1, 3, 6])
    found = ask("medfan", "capability", "--dice", "1 5", *ACADEMY.split())
    assert (found["id"], found["name"]) == ("military_academy", "Military Academy")
    said = intendant("medfan", "capability", "--owned", "tavrne", "--json")
    assert said.refusal["code"] == "unknown_name"


def test_a_throw_is_recorded_only_on_demand(medfan):
    """A campaign that happens to be in the folder is left alone."""
    said = intendant("medfan", "capability", "--dice", "4 1", "--json")
    assert said.json["entry"] is None
    said = intendant("medfan", "capability", "--dice", "4 1", "--record", "--json")
    assert said.json["entry"] == 4


@pytest.mark.rule("MED-NAME-03")
def test_words_of_ones_own_are_checked_and_used(medfan):
    """Every fault is reported; a valid noun is drawn with the others."""
    key = "medfan.names.nouns"
    bad = intendant("rules", "set", key, '[{fr="étang", gender="x"}]')
    assert bad.status == 2
    assert "gender" in bad.err
    assert "number is missing" in bad.err
    ask("rules", "set", key, '[{fr="étang", gender="m", number="s"}]')
    found = ask("names", "--noun", "étang", "--qualifier", "nouveau", "--lang", "fr")
    assert [n["name"] for n in found["names"]] == ["Nouvel étang"]
    (medfan / "r.toml").write_text(ask("rules", "export")["toml"], "utf-8")
    assert ask("rules", "load", "r.toml")
    assert ask("verify")["ok"]


@pytest.mark.rule("MED-NAME-03")
def test_faults_of_words_in_a_file_come_with_their_line(medfan):
    """The line helps people to find the fault."""
    text = "[medfan.names]\n\nqualifiers = [{fr = 'loup'}]\n"
    (medfan / "r.toml").write_text(text, "utf-8")
    said = intendant("rules", "load", "r.toml")
    assert said.status == 2
    assert "line 3" in said.err


@pytest.mark.rule("MED-TERR-44", "MED-INC-08")
def test_a_territory_has_a_history_of_owners_and_of_what_it_was(here):
    """An eruption is undone and redone: name and owner stay, and all of it is shown."""
    (here / "p.toml").write_text(
        'game = "medfan"\nplayers = ["Ana", "Bo"]\n'
        '[[territory]]\nname = "Etna"\nowner = "Ana"\ncapability = "volcanic_mine"\n',
        "utf-8",
    )
    ask("new", "c.db", "--from", "p.toml")
    for _ in range(2):
        ask("medfan", "income", "--dice", "4 4")
        found = ask("territory", "history", "Etna")
        last = found["kinds"][-1]
        assert (last["before"], last["after"]) == ("volcanic_mine", "wasteland")
        assert [line["after"] for line in found["lines"]] == ["Ana"]
        screen = intendant("territory", "history", "Etna", "--lang", "fr").out
        ask("undo")
    told = " ".join(screen.split())
    assert "inconnu Mine Volcanique" in told
    assert "Mine Volcanique Étendues Dévastées gains des territoires" in told


@pytest.mark.rule("MED-TERR-02")
def test_who_joins_again_has_the_territory_that_was_thrown(here):
    """Undoing and joining again is not a second draw; `new` openly is one."""
    ask("new", "c.db", "--game", "medfan")
    first = ask("medfan", "join", "Ana", "--dice", "2 3 6 5 4 3 23 4 22 37")
    assert (first["hoard"], first["owned"]) == (680, "New Black Isle")
    for entry in (2, 4):
        ask("undo")
        said = intendant("medfan", "join", "Ana", "--json")
        assert said.json["result"] == first
        assert said.json["warnings"][0]["code"] == "dice.kept"
        throws = ask("show", str(said.json["entry"]))["throws"]
        assert {(t["how"], t["from"]) for t in throws} == {("kept", entry)}
    ask("undo")
    anew = intendant("medfan", "join", "Ana", "--dice", "new", "--json").json
    assert "dice.anew" in {w["code"] for w in anew["warnings"]}


@pytest.mark.usefixtures("medfan")
@pytest.mark.rule("MED-TERR-06")
def test_what_a_new_territory_is_may_be_said_in_either_language():
    """`--kind` gives its capability; another word is refused with the nearest."""
    ask("territory", "add", "Dé", "--kind", "casino")
    ask("territory", "add", "Feu", "--kind", "Mine Volcanique")
    rows = ask("territory", "list")["territories"]
    kinds = {row["name"]: row["kind"] for row in rows}
    refused = intendant("territory", "add", "Eau", "--kind", "casimo")

    assert (kinds["Dé"], kinds["Feu"]) == ("casino", "volcanic_mine")
    assert "did you mean Casino?" in refused.err


@pytest.mark.usefixtures("medfan")
def test_a_kind_of_territory_is_a_capability_in_every_heading():
    """The list, a territory's history and its odds have the word of the rules."""
    heads = [intendant("territory", "list"), intendant("medfan", "odds", "territory")]
    assert all("capability" in told.out.splitlines()[0] for told in heads)


def test_what_a_territory_is_can_only_be_corrected_as_its_capability(medfan):
    """No other word is shown in its place."""
    held = next(t for t in ask("territory", "list")["territories"] if t["known"])
    for lang, words in (("en", "cannot be corrected"), ("fr", "ne peut pas")):
        correct = ("correct", f"{held['name']}.kind", "casino", "--for", "x")
        said = intendant(*correct, "--lang", lang)
        assert (said.status, words in said.err) == (1, True), said.err
    assert held in ask("territory", "list")["territories"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "(Mercenary Camp, Tavern, Training Ground, Labyrinth of Trials, "),
        ("fr", "(Camp Mercenaire, Taverne, Terrain d’Entraînement, Labyrinthe des "),
    ],
)
def test_all_that_a_territory_may_be_is_called_as_it_is_shown(medfan, lang, told):
    """The list does not mix words with codes, and each of its words is understood."""
    words = ("territory", "add", "Foo", "--json", "--lang", lang)
    refusal = intendant(*words).refusal
    assert told in refusal["message"]
    listed = refusal["message"].partition("(")[2].rstrip(")")
    for word in listed.replace(" or ", ", ").replace(" ou ", ", ").split(", "):
        said = intendant(*words, "--dry-run", "--choose", f"territory={word}")
        assert said.status == 0, said.err
