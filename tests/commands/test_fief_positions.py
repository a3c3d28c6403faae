"""Position files of Fief at the command line: every fault at once, each with its line."""

from __future__ import annotations

import re

import pytest

from tests.face import intendant
from tests.ledger.rules.fief.positions import effect, person, text, village

SNOW = (
    "no effect is called snow "
    "(did you mean bad_weather, famine, tallage, tithe or revolt?)"
)


def faults(here, more):
    """The faults that `new --from` tells, by the word at which each line begins."""
    page = text(more)
    (here / "p.toml").write_text(page, "utf-8")
    said = intendant("new", "c.db", "--from", "p.toml")
    assert said.status == 2
    assert not (here / "c.db").exists()
    lines = page.splitlines()
    found = re.findall(r"line (\d+): (.*)", said.err)
    assert len(found) == int(re.search(r"(\d+) faults? in", said.err)[1])
    return [(lines[int(line) - 1], message) for line, message in found]


@pytest.mark.rule("FIEF-BUY-09", "FIEF-LORD-01", "FIEF-CARD-29")
def test_limits_are_told_beside_other_faults(here):
    """A fourth mill, a fifth lord and a woman bishop do not wait for a typing slip."""
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
        "Anne has 5 lords, 4 are the most",
        "Bourg has 4 mills and presses, 3 are the most",
        "Blanche is a woman and a bishop",
        SNOW,
    ]
    assert found[0][0].startswith("players")
    assert found[1][0] == "[[village]]"


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("[[village]]\nmills = 1\n", "name is missing"),
        (village("Bourg") + village("Bourg", mills=1), "Bourg is there twice"),
        (effect("revolt", player="Anne"), "at is missing"),
        ('[[region]]\nname = "Rouge"\n', "there is a region “Rouge” already"),
        ('[[diocese]]\nname = "Sigy"\n', "there is a diocese “Sigy” already"),
        (effect("famine", region="Rouge") * 3,
         "famine: 1 wanted, the box has 0 left"),
        (person("Blanche", "Anne", "Bourg", king=True),
         "Blanche is a woman: king and prince are men"),
        (person("Arnaud", "Anne", "Bourg", queen=True),
         "Arnaud is a man: queen and regent are women"),
        (person("Arnaud", "Anne", "Bourg", darc=True),
         "Arnaud is a man and has the card D’Arc"),
        (person("Arnaud", "Anne", "Bourg", spouse="Eric")
         + person("Eric", "Bruno", "Bourg"),
         "Arnaud and Eric cannot be married to each other"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_its_line(here, more, message):
    """Nothing is passed over in silence."""
    assert message in [told for _, told in faults(here, more)]
