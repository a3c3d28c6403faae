"""Position files of Fief on the command line: all faults at once, with their lines."""

from __future__ import annotations

import re

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import effect, person, text, village

SNOW = (
    "no effect is called snow "
    "(did you mean bad_weather, famine, tallage, tithe or revolt?)"
)


def faults(here, more):
    """The faults reported by `new --from`, by the word at the start of each line."""
    page = text(more)
    (here / "p.toml").write_text(page, "utf-8")
    said = intendant("new", "c.db", "--from", "p.toml")
    assert said.status == 2
    assert not (here / "c.db").exists()
    lines = page.splitlines()
    found = re.findall(r"line (\d+): (.*)", said.err)
    assert len(found) == int(re.search(r"(\d+) errors? in", said.err)[1])
    return [(lines[int(line) - 1], message) for line, message in found]


@pytest.mark.rule("FIEF-BUY-09", "FIEF-LORD-01", "FIEF-CARD-29")
def test_limits_are_told_beside_other_faults(here):
    """A fourth mill, a fifth lord and a woman bishop are reported beside a slip."""
    family = "".join(
        person(name, "Anne", "Bourg") for name in ("Arnaud", "Charles", "Eric", "Henry")
    )
    found = faults(
        here,
        village("Bourg", mills=2, presses=2)
        + family
        + person("Blanche", "Anne", "Bourg", bishop="Sigy")
        + effect("snow", region="Rouge"),
    )
    assert [message for _, message in found] == [
        "Anne has 5 lords; 4 is the limit",
        "Bourg has 4 mills and presses; 3 is the limit",
        "Blanche is a bishop, but is a woman",
        SNOW,
    ]
    assert found[0][0].startswith("players")
    assert found[1][0] == "[[village]]"


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("[[village]]\nmills = 1\n", "name is missing"),
        (village("Bourg") + village("Bourg", mills=1), "Bourg is listed twice"),
        (effect("revolt", player="Anne"), "at is missing"),
        ('[[region]]\nname = "Rouge"\n', "there is already a region “Rouge”"),
        ('[[diocese]]\nname = "Sigy"\n', "there is already a diocese “Sigy”"),
        (effect("famine", region="Rouge") * 3,
         "famine: 1 is needed, but the box has only 0 left"),
        (person("Blanche", "Anne", "Bourg", king=True),
         "Blanche is a woman: the King and the Prince must be men"),
        (person("Arnaud", "Anne", "Bourg", queen=True),
         "Arnaud is a man: the Queen and the Regent must be women"),
        (person("Arnaud", "Anne", "Bourg", darc=True),
         "Arnaud has the D’Arc card, but is a man"),
        (person("Arnaud", "Anne", "Bourg", spouse="Eric")
         + person("Eric", "Bruno", "Bourg"),
         "Arnaud and Eric cannot marry each other"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_its_line(here, more, message):
    """No impossible fact is silently ignored."""
    assert message in [told for _, told in faults(here, more)]


COUPLE = person("Isabelle", "Bruno", "Bourg")


@pytest.mark.parametrize(
    ("more", "rule", "en", "fr"),
    [
        (
            person("Arnaud", "Anne", "Bourg", spouse="Jeanne")
            + person("Jeanne", "Anne", "Bourg"),
            "FIEF-MARRY-01",
            "Arnaud and Jeanne both belong to Anne’s family",
            "Arnaud et Jeanne sont d’une même famille, celle d’Anne",
        ),
        (
            person("Arnaud", "Anne", "Bourg", spouse="Isabelle", bishop="Sigy")
            + COUPLE,
            "FIEF-MARRY-14",
            "Arnaud is in holy orders, yet married to Isabelle",
            "Arnaud est homme d’Église, mais marié à Isabelle",
        ),
        (
            person("Arnaud", "Anne", "Bourg", cardinal=True),
            "FIEF-BUY-11",
            "Arnaud is a cardinal, but not a bishop",
            "Arnaud est cardinal sans être évêque",
        ),
        (
            person("Arnaud", "Anne", "Bourg", king=True, bishop="Sigy"),
            "FIEF-AMB-18",
            "Arnaud is in holy orders, yet King",
            "Arnaud est homme d’Église, mais Roi",
        ),
        (person("Arnaud", "Anne", "Bourg", prince=True, bishop="Sigy"), None, "", ""),
        (person("Arnaud", "Anne", "Bourg", spouse="Isabelle") + COUPLE, None, "", ""),
    ],
)
def test_odd_couples_and_clergy_are_told_of(here, more, rule, en, fr):
    """Nothing is refused: the table may have ruled so, and the note names the rule."""
    (here / "p.toml").write_text(text(more), "utf-8")
    said = intendant("new", "c.db", "--from", "p.toml", "--json")
    odd = [one for one in said.json["warnings"] if one["code"].startswith("fief.odd")]
    assert [one["rule"] for one in odd] == ([rule] if rule else [])
    assert [en in one["message"] for one in odd] == ([True] if rule else [])
    said = intendant("new", "d.db", "--from", "p.toml", "--lang", "fr")
    assert fr in said.err
    assert ask("verify", "-c", "d.db")["ok"] is True


@pytest.mark.ruling("FIEF-AMB-17")
def test_what_the_house_allows_is_not_odd(here):
    """A married bishop is allowed, if the house rules allow him."""
    more = person("Arnaud", "Anne", "Bourg", spouse="Isabelle", bishop="Sigy") + COUPLE
    (here / "p.toml").write_text(text(more), "utf-8")
    (here / "r.toml").write_text("fief.bishop.allow_married = true\n", "utf-8")
    words = ("new", "c.db", "--from", "p.toml", "--rules", "r.toml", "--json")
    codes = [one["code"] for one in intendant(*words).json["warnings"]]
    assert "fief.odd.clergy_wed" not in codes


@pytest.mark.rule("FIEF-MARRY-06", "FIEF-MARRY-01")
def test_impossible_couples_are_refused(here):
    """Two men, two women or a bigamist could not have come about in play."""
    two = person("Eric", "Chloé", "Bourg", spouse="Isabelle")
    arnaud = person("Arnaud", "Anne", "Bourg", spouse="Isabelle")
    for more, told in (
        (arnaud + COUPLE + two, "Isabelle is married to somebody else"),
        (
            person("Arnaud", "Anne", "Bourg", spouse="Eric")
            + person("Eric", "Chloé", "Bourg"),
            "Arnaud and Eric cannot marry each other",
        ),
    ):
        assert told in [message for _, message in faults(here, more)]
