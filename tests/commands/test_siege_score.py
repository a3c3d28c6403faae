"""The score of a siege on the command line: typed, from a file or a campaign."""

from __future__ import annotations

import json

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.siege.vectors import examples

KINDS = ("wall", "tower", "gate", "courtyard")
POSITION = """\
game = "siege"
scenario = 3
turn = 8
gate = "tower"
[[side]]
name = "Nains"
role = "attacker"
points = 2000
[[side]]
name = "Empire"
role = "defender"
points = 1000
general_died = 7
[[section]]
name = "Mur 1"
kind = "wall"
stands = { Nains = 3, Empire = 2 }
[[section]]
name = "Mur 2"
kind = "wall"
state = "destroyed"
fell = 4
stands = { Nains = 3 }
[[section]]
name = "Tour 1"
kind = "tower"
stands = { Empire = 1 }
"""


def typed(case):
    """An example as it is typed in one line."""
    parts = []
    for key in ("attacker_controls", "defender_controls", "contested", "destroyed"):
        for kind, count in case.get(key, {}).items():
            parts.append(f"{count}*{kind}={key.partition('_')[0]}")
    return ",".join(parts)


def outcome(*words):
    """Points and winner of a score."""
    found = ask("siege", "score", *words)
    return found["attacker"], found["defender"], found["winner"]


@examples("siege_vp", "attacker_controls")
def test_the_worked_scores_in_one_line(here, case):
    """Holders replace stands, and numbers precede the kind."""
    expected = case["attacker_vp"], case["defender_vp"], case["winner"]
    assert expected == outcome(typed(case))


@examples("siege_vp", "general_dead_turn")
def test_the_worked_deaths_in_one_line(here, case):
    """Points are added up elsewhere; the side and turn of a death are given."""
    points = case.get("attacker_vp", 0), case.get("defender_vp", 0)
    died = f"{case['side']}:{case['general_dead_turn']}"
    line = f"points={points[0]}:{points[1]}"
    assert (*points, case["winner"]) == outcome(line, "--general", died)


@pytest.mark.rule("SIEGE-VP-02", "SIEGE-VP-03")
@pytest.mark.rule("SIEGE-VP-05")
def test_sections_as_they_are_typed(here):
    """Stands, several alike, rubble with stands, and either language are understood."""
    found = ask("siege", "score", "2*wall=3:1, gate=0:2,tower=3:0:destroyed,cour=1:1")
    lines = [(line["kind"], line["to"], line["points"]) for line in found["lines"]]
    assert lines == [
        ("wall", "attacker", 100),
        ("gate", "defender", 100),
        ("tower", None, 0),
        ("courtyard", None, 0),
    ]
    assert (found["winner"], found["why"]) == ("defender", "tie")
    french = "2*murs=assiégeant,porte=assiégé,tour=détruite,cour=personne"
    assert outcome(french) == outcome("2×walls=attacker,gate=defender,tower=destroyed")


@pytest.mark.rule("SIEGE-VP-02")
def test_all_that_is_wrong_with_a_line(here):
    """Each meaningless part has its reason, and an empty line is reported."""
    line = "moat=1:0,wall=-1:2,courtyard=destroyed,gate,0*wall=1:0,wall=1:x"
    said = intendant("siege", "score", line, "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")
    message = said.refusal["message"]
    assert message.startswith("6 errors: ")
    for part in ("“moat” is not a part", "fewer than 0 stands", "cannot be destroyed"):
        assert part in message
    for words in ((), ("",), ("--general", "x:3"), ("--general", "attacker")):
        said = intendant("siege", "score", *words, "--json")
        assert (said.status, said.refusal["code"]) == (2, "usage"), words


@pytest.mark.rule("SIEGE-VP-05")
@pytest.mark.parametrize(
    ("end", "falls"), [("destroyed", True), ("détruite", True), ("1:x", False)]
)
def test_a_courtyard_that_fell_is_told_from_one_that_is_misspelt(here, end, falls):
    """A courtyard cannot be destroyed, which is reported only for rubble."""
    said = intendant("siege", "score", f"courtyard={end}", "--json").refusal["message"]
    assert ("cannot be destroyed" in said) is falls


def test_the_screen_of_a_score(here):
    """There is a line for each section; then the winner and the reason."""
    line = "4*wall=1:0,gate=0:2,tower=destroyed"
    shown = intendant("siege", "score", line).out
    assert "4 × wall       200            more stands" in shown
    assert "victory points: 200 to 100\nThe attacker wins: more victory points" in shown
    shown = intendant("siege", "score", line, "--general", "assiégeant:6").out
    assert "The defender wins: the other side’s general died by turn 6" in shown
    french = intendant("siege", "score", line, "--lang", "fr")
    assert "L’attaquant gagne\xa0: davantage de points de victoire" in french.out
    (here / "r.toml").write_text('[siege.house_rules]\nsiege_vp_tie = "neither"\n')
    words = ("siege", "score", "wall=1:1", "--rules", "r.toml")
    assert "Nobody wins" in intendant(*words).out
    assert ask(*words)["winner"] is None


@pytest.mark.ruling("SIEGE-AMB-29")
def test_which_stands_count_is_said(here):
    """Stands of units count, unless the house counts every base."""
    assert ask("siege", "score", "wall=1:0")["stands_counted"] == "unit_stands"
    assert "characters do not" in intendant("siege", "score", "wall=1:0").out
    (here / "r.toml").write_text('[siege.house_rules]\nstands_counted = "all_bases"\n')
    shown = intendant("siege", "score", "wall=1:0", "--rules", "r.toml").out
    assert "Every base counts" in shown


# Files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        POSITION,
        (
            '[[section]]\nkind = "wall"\nattacker = 1\n[[section]]\nkind = "wall"\n'
            'destroyed = true\n[[section]]\nkind = "tower"\ncontrol = "defender"\n'
            "[generals]\ndefender = 7\n"
        ),
        (
            "attacker_controls = { wall = 1 }\ndefender_controls = { tower = 1 }\n"
            'general_dead_turn = 7\nside = "defender"\ndestroyed = { wall = 1 }\n'
        ),
        "attacker_vp = 50\ndefender_vp = 150\ngeneral = { assiégé = 7 }\n".replace(
            "assiégé", '"assiégé"'
        ),
        (
            '[[section]]\nkind = "mur"\ncontrol = "1:0"\n[[section]]\nkind = "mur"\n'
            'state = "détruit"\n[[section]]\nkind = "tour"\ncount = 1\nstands = '
            '{ "assiégé" = 2 }\n[generals]\ndefender = 7\n'
        ),
    ],
    ids=["position", "short", "counts", "points", "french"],
)
@pytest.mark.rule("SIEGE-VP-02", "SIEGE-VP-07")
def test_a_score_from_a_file(here, text):
    """A position or something shorter gives the same score."""
    (here / "s.toml").write_text(text, "utf-8")
    found = ask("siege", "score", "s.toml")
    assert (found["attacker"], found["defender"], found["winner"]) == (
        50,
        150,
        "defender",
    )
    assert found["rule"] == "SIEGE-VP-07"


def test_a_score_from_a_campaign(here):
    """The current sections have names."""
    begun(POSITION)
    found = ask("siege", "score", "-c", "c.db")
    assert (found["attacker"], found["defender"], found["winner"]) == (
        50,
        150,
        "defender",
    )
    assert [line["name"] for line in found["lines"]] == ["Mur 1", "Mur 2", "Tour 1"]
    assert ask("siege", "score") == found
    assert ask("siege", "score", "-c", "c.db", "--general", "defender:6")["why"] == (
        "general_early"
    )


def test_all_faults_of_a_score_file(here):
    """Each has its line and its place."""
    (here / "s.toml").write_text(
        '[[side]]\nname = "Nains"\nrole = "attacker"\n'
        '[[section]]\nname = "A"\nkind = "moat"\n'
        '[[section]]\nkind = "wall"\nstands = { Nains = -1, Orcs = 2 }\n'
        '[[section]]\nname = "B"\n'
        '[[section]]\nkind = "courtyard"\nstate = "destroyed"\n'
        '[[section]]\nkind = "wall"\nstate = "shaky"\ncolour = "red"\n'
    )
    said = intendant("siege", "score", "s.toml", "--json")
    assert said.status == 2
    lines = said.refusal["message"].splitlines()
    assert lines[0] == "7 errors in the file:"
    assert [line.partition(":")[0].strip() for line in lines[1:]] == [
        *("line 6", "line 9", "line 9", "line 10", "line 12", "line 17", "line 18")
    ]


def told(value):
    """A value as written in a file."""
    if isinstance(value, dict):
        return (
            f"{{ {', '.join(f'{key} = {told(one)}' for key, one in value.items())} }}"
        )
    return json.dumps(value)


@pytest.mark.rule("SIEGE-VP-02")
@examples("siege_vp")
def test_the_worked_examples_are_files(here, case):
    """Each gives the result that it expects, without warnings."""
    text = "".join(f"{key} = {told(value)}\n" for key, value in case.items())
    (here / "s.toml").write_text(text)
    said = intendant("siege", "score", "s.toml", "--json")
    assert (said.status, said.json["warnings"]) == (0, [])
    assert said.json["result"]["winner"] == case.get("winner", "defender")


@pytest.mark.parametrize(
    ("text", "claims"),
    [
        ("attacker_controls = { wall = 1 }\nattacker_vp = 60\n", ["attacker_vp = 60"]),
        ('defender_controls = { gate = 1 }\nwinner = "attacker"\n', ["winner = att"]),
        (
            (
                'section = "wall"\nattacker_stands = 2\ndefender_stands = 1\n'
                'points_to = "nobody"\ndefender_vp = 50\n'
            ),
            ["points_to = nobody", "defender_vp = 50"],
        ),
    ],
)
def test_a_score_that_its_file_does_not_expect(here, text, claims):
    """The mismatch gives a warning; the points follow from the sections."""
    (here / "s.toml").write_text(text)
    warnings = intendant("siege", "score", "s.toml", "--json").json["warnings"]
    assert [w["code"] for w in warnings] == ["siege.claim"] * len(claims)
    for claim in claims:
        assert any(claim in warning["message"] for warning in warnings)
