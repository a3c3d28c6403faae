"""Movement on the command line: moves, leave, hidden stacks, rebels, captures."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import (
    effect,
    fact,
    holding,
    person,
    text,
    village,
)

REALM = (
    village("Bourg", "Anne", "Anne.v1=5 Anne.v3=1", building="city")
    + village("Gué", "Bruno", "Bruno.v1=4", building="castle", mills=2)
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    + person("Charles", "Bruno", "Lac")
    + person("Henry", "Chloé", "Orme")
    + person("Eric", "Chloé", "Bourg", prisoner_of="Anne")
)
LAID = (
    effect("revolt", player="Chloé", at="Roc")
    + holding("rebels", "v3", 2)
    + village("Val", "Bruno", mills=1, presses=1, building="castle")
)


def begin(here, page, **more):
    """A game in the movement phase of its third turn."""
    begun(text(page, phase="movement", **more))


@pytest.fixture
def realm(here):
    """Anne in Bourg, Bruno in Gué and Lac, Chloé in Orme."""
    begin(here, REALM)
    return here


def said(*words):
    """The text that people read, in French."""
    told = intendant(*words, "--lang", "fr")
    assert told.status == 0, told.err
    return told.out


MOVE = ("fief", "move", "Anne", "--lord", "Arnaud")


@pytest.mark.rule("FIEF-MOVE-07", "FIEF-MOVE-24")
def test_a_move_with_soldiers_dropped_and_a_captive(realm):
    """The envelope has the movers, their route, and counters dropped or picked up."""
    result = ask(
        *MOVE,
        "--troops",
        "v1=4,v3=1",
        "--drop",
        "v1=2",
        "--prisoner",
        "Eric",
        "--to",
        "Vaux,Pré",
    )
    assert (result["lords"], result["captives"]) == (["Arnaud"], ["Eric"])
    assert (result["start"], result["end"], result["steps"]) == ("Bourg", "Pré", 2)
    assert result["dropped"] == {"village": "Vaux", "troops": {"v1": 2}}
    assert result["troops"] == {"v1": 2, "v3": 1}
    assert ask("verify")["ok"] is True


@pytest.mark.rule("FIEF-MOVE-13", "FIEF-MOVE-15")
def test_leave_is_asked_with_the_village_in_the_key(realm):
    """A missing answer names its key; nothing is written."""
    ask("fief", "move", "Anne", "--lord", "Arnaud", "--to", "Vaux,Pré")
    missing = intendant(
        "fief", "move", "Chloé", "--lord", "Henry", "--to", "Gué", "--json"
    )
    assert (missing.status, missing.refusal["code"]) == (2, "missing_choice")
    assert "passage.Gué" in missing.refusal["message"]
    words = ("fief", "move", "Chloé", "--lord", "Henry", "--to", "Gué")
    force = ("--choose", "passage.Gué=refused", "--choose", "refused.Gué=force")
    result = ask(*words, *force)
    assert (result["ended"], result["entrance_from"]) == ("forced", "Orme")
    assert result["passages"] == [
        {
            "village": "Gué",
            "of": ["Bruno"],
            "entry": "refused",
            "exit": None,
            "turned": "force",
        }
    ]


@pytest.mark.rule("FIEF-MOVE-13", "FIEF-MOVE-15")
@pytest.mark.parametrize(
    ("leave", "turned"),
    [
        ("passage.Gué=refused", "refused.Gué=force"),
        ("passage=refusé", "refused=forcer le passage"),
        ("passage=refusé", "refused=forcer"),
        ("Passage=Refused", "refused.gue=force the way"),
    ],
)
def test_choices_are_made_in_the_words_that_are_shown(realm, leave, turned):
    """Both languages are understood; if one village asks, its name may be omitted."""
    ask("fief", "move", "Anne", "--lord", "Arnaud", "--to", "Vaux,Pré")
    words = ("fief", "move", "Chloé", "--lord", "Henry", "--to", "Gué")
    unclear = intendant(*words, "--choose", "passage=oui", "--lang", "fr", "--json")
    assert (unclear.status, unclear.refusal["options"]) == (2, ["granted", "refused"])
    assert "accordé" in unclear.refusal["hint"]
    assert ask(*words, "--choose", leave, "--choose", turned)["ended"] == "forced"


@pytest.mark.rule("FIEF-MOVE-05")
def test_a_refusal_tells_the_rule_and_the_roads(realm):
    """If no road leads there, the neighbours are named."""
    told = intendant(*MOVE, "--to", "Gué", "--lang", "fr")
    assert told.status == 1
    assert "Vaux" in told.err
    refused = intendant(*MOVE, "--to", "Gué", "--json").refusal
    assert (refused["code"], refused["rule"]) == ("rule", "FIEF-MOVE-05")


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (("--to", "Vaux,Pré,Orme"), "FIEF-MOVE-06"),
        (("--to", "Vaux", "--troops", "v1=6"), "FIEF-MOVE-09"),
        (("--to", "Vaux", "--troops", "mill=1"), "FIEF-MOVE-02"),
        (("--to", "Vaux", "--troops", "v1=1", "--drop", "v1=1"), "FIEF-MOVE-07"),
        (("--to", "Vaux", "--prisoner", "Charles"), "FIEF-MOVE-24"),
        (("--to", "Vaux", "--with", "Charles"), "FIEF-AMB-135"),
    ],
)
def test_each_limit_is_refused_by_its_rule(realm, words, rule):
    """Nothing is written, and every refusal has a text in both languages."""
    refused = intendant(*MOVE, *words, "--json").refusal
    french = intendant(*MOVE, *words, "--lang", "fr")
    assert (refused["rule"], french.status) == (rule, 1 if french.status == 1 else 2)
    assert french.err.startswith("erreur")
    assert len(ask("log")["entries"]) == 1


@pytest.mark.rule("FIEF-MOVE-09")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Othon is in Vaux and not with Arnaud: those who move together start"),
        ("fr", "Othon est à Vaux et non avec Arnaud\u00a0: ceux qui se déplacent"),
    ],
)
def test_who_stands_elsewhere_does_not_come_along(here, lang, told):
    """The refusal names no option that a move does not have."""
    begin(here, REALM + person("Othon", "Anne", "Vaux"))
    refused = intendant(*MOVE, "--with", "Othon", "--to", "Vaux", "--lang", lang)
    assert refused.status == 1
    assert (told in refused.err, "--at" in refused.err) == (True, False), refused.err


@pytest.mark.rule("FIEF-MOVE-01")
def test_several_moves_and_their_undo(realm):
    """Another player's later move does not block the undo of an earlier one."""
    ask(*MOVE, "--troops", "v1=1", "--to", "Vaux")
    ask("fief", "move", "Bruno", "--lord", "Charles", "--to", "Mont")
    assert ask("undo", "2")["undone"] == [2]
    assert ask("verify")["ok"] is True


@pytest.mark.rule("FIEF-MOVE-08")
def test_who_comes_back_is_said_to_come_back(realm):
    """The lord goes there and back, and a soldier stays on the way."""
    call = ("--lord", "Arnaud", "--troops", "v1=2", "--drop", "v1=1")
    told = said("fief", "move", "Anne", *call, "--to", "Vaux,Bourg")
    assert "Arnaud avec 2 soldats part de Bourg et y revient" in told
    assert "1\u00a0soldat reste à Vaux" in told


@pytest.mark.rule("FIEF-MOVE-10")
def test_stacks_may_be_hidden(realm):
    """Owners see their own; a hidden move does not show how many go."""
    ask(*MOVE, "--troops", "v1=4", "--to", "Vaux", "--hidden")
    assert "4" not in said("log").splitlines()[-1].removeprefix("2")
    own = ask("fief", "stacks", "Bruno")["stacks"]
    shown = {told["village"]: told["counters"] for told in own if told["counters"]}
    assert shown == {"Gué": {"v1": 4}}
    none = ask("fief", "stacks", "--hidden")["stacks"]
    assert {told["points"] for told in none} == {None}
    assert "Arnaud" in said("fief", "stacks", "--hidden")


@pytest.mark.rule("FIEF-MOVE-10")
def test_an_entry_tells_nobody_else_how_many_were_hidden(realm):
    """Only the mover sees who set out, who stayed, and how the counters moved."""
    way = ("--troops", "v1=4", "--drop", "v1=1", "--to", "Vaux,Bourg", "--hidden")
    entry = str(intendant(*MOVE, *way, "--json").json["entry"])
    own = ask("show", entry, "--as", "Anne")
    assert (own["asked"]["troops"], own["outcome"]["troops"]) == ("v1=4", {"v1": 3})
    for words in (("log", "--as"), ("show", entry, "--as"), ("since", "--player")):
        assert "Arnaud with soldiers leaves" in intendant(*words, "Bruno").out
    seen = ask("show", entry, "--as", "Bruno")
    assert [seen["asked"][key] for key in ("troops", "drop", "pick")] == [None] * 3
    told = seen["outcome"]
    assert (told["troops"], told["dropped"]["troops"]) == (None, None)
    assert (told["lords"], told["end"], seen["effects"]) == (["Arnaud"], "Bourg", [])
    assert own["effects"] != []


def test_a_move_that_is_not_hidden_is_told_to_all(realm):
    """The log shows the company, and all counters with their places."""
    entry = str(
        intendant(*MOVE, "--troops", "v1=4", "--to", "Vaux", "--json").json["entry"]
    )
    assert (
        ask("show", entry, "--as", "Bruno")["effects"] == ask("show", entry)["effects"]
    )


def test_the_screen_tells_what_followed(here):
    """Players who give way, go in or go free, and the new owner, are shown."""
    page = (
        village("Gué", "Bruno", "Bruno.v1=4", mills=2)
        + person("Charles", "Bruno", "Gué")
        + person("Arnaud", "Anne", "Orme")
        + person("Eric", "Chloé", "Gué", prisoner_of="Bruno")
    )
    begin(here, page)
    force = ("--choose", "passage.Gué=refused", "--choose", "refused.Gué=force")
    first = said(*MOVE, "--to", "Gué", *force)
    assert "Gué" in first
    second = said(
        "fief",
        "move",
        "Bruno",
        "--lord",
        "Charles",
        "--troops",
        "all",
        "--to",
        "Beaujeu",
    )
    assert "Eric" in second
    assert len(second.splitlines()) > 1
    assert ask("verify")["ok"] is True


@pytest.mark.rule("FIEF-REVOLT-13")
def test_rebels_march(here):
    """The controller moves them; destroyed buildings return to the box."""
    begin(here, LAID + person("Arnaud", "Anne", "Bourg"))
    words = ("fief", "rebels", "march", "Chloé", "--to", "Val")
    assert "Val" in said(*words, "--dry-run")
    result = ask(*words)
    assert result["destroyed"] == [
        {"village": "Val", "mill": 1, "press": 1, "castle": 1}
    ]
    assert ask("status")["phase"] == "movement"
    assert "Val" in said("log")


@pytest.mark.rule("FIEF-FIEF-20")
@pytest.mark.ruling("FIEF-AMB-40")
def test_the_end_of_the_phase_captures_what_is_undefended(here):
    """The conqueror names the lord who gets the title."""
    page = (
        village("Bourg", None, building="city")
        + person("Arnaud", "Anne", "Pré", titles=["Rouge"])
        + person("Charles", "Bruno", "Bourg")
        + person("Blanche", "Bruno", "Lac")
    )
    begin(here, page)
    missing = intendant("phase", "next", "--json")
    assert missing.refusal["code"] == "missing_choice"
    result = ask("phase", "next", "--choose", "title.Rouge=Blanche")
    captured = result["captured"][0]
    assert (captured["player"], captured["lord"]) == ("Bruno", "Blanche")
    assert "Vaux" in ask("status")["players"][1]["territories"]


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (
            ("--troops", "v1=9"),
            "Anne has 5 counters worth 1 in Bourg, but 9 are needed",
            "Anne a 5 pions de 1 à Bourg, mais il en faudrait 9",
        ),
        (
            ("--troops", "v3=1", "--drop", "v3=2"),
            "2 counters worth 3 cannot stay behind: only 1 goes along",
            "impossible de laisser 2 pions de 3 en route : 1 seulement part",
        ),
    ],
)
def test_counters_are_told_by_what_they_are_worth(realm, words, en, fr):
    """The text is “counters of 1”, not the code that is typed."""
    for lang, told in (("en", en), ("fr", fr)):
        refused = intendant(*MOVE, *words, "--to", "Vaux,Pré", "--lang", lang)
        assert told in refused.err
        assert "v1 " not in refused.err


def test_counters_that_have_walked_are_told_by_their_worth(realm):
    """Counters from Bourg cannot go on with a lord who has not moved."""
    ask(*MOVE, "--troops", "v3=1", "--to", "Vaux,Pré")
    ask("correct", "lord:Charles.player", "Anne", "--for", "x")
    ask("correct", "lord:Charles.at", "territory:Pré", "--for", "x")
    call = ("fief", "move", "Anne", "--lord", "Charles", "--troops", "v3=1", "--to")
    told = intendant(*call, "Orme", "--lang", "fr", "--choose", "passage=granted").err
    assert "à Pré, des pions de 3 ont parcouru 2 routes sur les 2 permises" in told


def test_a_position_carries_steps_and_entrances_over(realm):
    """After export and `new`, the same counters have moved as far."""
    ask(*MOVE, "--troops", "v1=2", "--to", "Vaux,Pré")
    force = ("--choose", "passage.Gué=refused", "--choose", "refused.Gué=force")
    ask("fief", "move", "Chloé", "--lord", "Henry", "--to", "Gué", *force)
    page = ask("export", "position")["toml"]
    (realm / "again.toml").write_text(page, "utf-8")
    ask("new", "again.db", "--from", "again.toml")
    again = intendant("fief", "stacks", "-c", "again.db", "--json").json["result"][
        "stacks"
    ]
    assert again == ask("fief", "stacks", "-c", "c.db")["stacks"]
    late = intendant(
        *("fief", "move", "Chloé", "--lord", "Henry", "--to", "Orme,Pré"),
        *("-c", "again.db", "--json"),
    )
    assert late.refusal["rule"] == "FIEF-MOVE-06"


def test_rebels_at_an_entrance_are_carried_over(here):
    """The position file gives the village where they wait."""
    page = (
        LAID
        + fact("campaign", "revolt_steps_in", 3)
        + fact("campaign", "revolt_steps", 1)
    )
    begin(here, page + person("Henry", "Bruno", "Val"))
    ask("fief", "rebels", "march", "Chloé", "--to", "Val")
    exported = ask("export", "position")["toml"]
    (here / "again.toml").write_text(exported, "utf-8")
    ask("new", "again.db", "--from", "again.toml")
    assert ask("export", "position", "-c", "again.db")["toml"] == exported


@pytest.mark.rule("FIEF-MOVE-06")
def test_the_ways_that_are_open_to_a_lord(realm):
    """Villages within reach are listed with their roads; captives have none."""
    found = ask("fief", "ways", "Henry")["ways"]
    told = [(one["village"], one["steps"], one["asks"]) for one in found]
    assert told[:2] == [("Gué", 1, ["Bruno"]), ("Pré", 1, [])]
    assert "Gué" in said("fief", "ways", "Henry")
    assert ask("fief", "ways", "Eric")["ways"] == []
    assert "Eric" in said("fief", "ways", "Eric")


@pytest.mark.ruling("FIEF-AMB-40")
def test_whoever_says_that_he_is_done_has_captured(here):
    """The end of the player's movement brings the capital, and the screen says so."""
    page = (
        village("Bourg", None, building="city")
        + person("Arnaud", "Anne", "Pré", titles=["Rouge"])
        + person("Charles", "Bruno", "Bourg")
    )
    begin(here, page)
    assert "Charles" in said("fief", "done", "Bruno")
    assert ask("fief", "stacks")["player"] is None
    assert "Bourg" in ask("status")["players"][1]["territories"]
