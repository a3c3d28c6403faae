"""List and score files of any form: any contents get a message."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from commands.texts.siege.listed import meant
from ledger.rules.siege import listfile, listunits, tally_file
from ledger.rules.siege.budget import quarter, steps
from ledger.rules.siege.checking import checked
from ledger.rules.siege.lists import PIECES, Buyer
from ledger.rules.siege.score import KINDS, Section, score
from tests.ledger.rules.siege.vectors import state

WORDS = ("attacker", "defender", "Nains", "Empire", "wall", "infantry", "2", "", "2/4")
KEYS = sorted(
    {
        *(
            word
            for fields in (listfile.LIST, listunits.UNIT)
            for field in fields
            for word in (field.key, *field.also)
        ),
        *(field.key for field in (*tally_file.SCORE, *tally_file.SECTION)),
        *PIECES,
        *("side", "game", "spend", "ok", "kind", "colour"),
    }
)
words = some.sampled_from((*WORDS, *PIECES, "siege", "moat"))
plain = some.one_of(
    some.integers(-2, 3000), words, some.booleans(), some.floats(allow_nan=False)
)
anything = some.recursive(
    plain,
    lambda inner: some.one_of(
        some.lists(inner, max_size=3),
        some.dictionaries(some.sampled_from(KEYS), inner, max_size=4),
    ),
    max_leaves=12,
)
files = some.dictionaries(some.sampled_from(KEYS), anything, max_size=6)


@given(files)
def test_any_file_is_checked_to_its_end(data):
    """Faults have a place in the file; spending is never negative."""
    sides, faults = checked(state(), data, meant)
    for path, finding in faults:
        assert finding.code
        if path:
            assert path[0] in data
    for side in sides:
        assert side.spent >= 0
        assert side.wasted == max(0, side.allowance - side.spent)


@given(files)
def test_any_score_file_is_read_to_its_end(data):
    """A file without faults can be scored."""
    sheet, faults = tally_file.read(data, meant)
    if not faults:
        found = score(state(), sheet.sections, sheet.died, sheet.points)
        assert found["winner"] in ("attacker", "defender")


buyers = some.builds(
    Buyer,
    some.sampled_from(("attacker", "defender")),
    some.sampled_from(("siege", "watchtower", "help", "braken_keep")),
    some.integers(1, 10_000),
)


@given(files, buyers)
def test_a_campaign_knows_whose_list_it_is(data, known):
    """Then the campaign gives the buyer, whatever the file says."""
    sides, _ = checked(state(), data, meant, known)
    for side in sides:
        assert side.army.buyer[:3] == known[:3]


@given(some.integers(1, 100_000))
def test_an_allowance_is_the_nearest_five(points):
    """No other five is nearer to a quarter; more points never give less."""
    found = quarter(state(), points)
    assert found % 5 == 0
    assert abs(4 * found - points) <= 10
    assert quarter(state(), points + 1) >= found


@given(some.integers(1, 100_000))
def test_the_besieged_have_never_a_smaller_max(points):
    """The Max is at least that of a besieger with as many points; Min is the same."""
    ours, theirs = (steps(state(), role, points) for role in ("defender", "attacker"))
    assert ours.least == theirs.least
    assert 0 <= ours.most - theirs.most <= 1
    assert (ours.most - theirs.most == 1) == (points > 1000 and points % 1000 > 0)


sections = some.lists(
    some.builds(
        Section,
        some.sampled_from(KINDS),
        some.integers(0, 5),
        some.integers(0, 5),
        some.booleans(),
        some.integers(0, 4),
    ),
    max_size=8,
)


@given(sections)
def test_what_the_lines_bring_adds_up(given_sections):
    """The lines give both sides' points; exchanging sides exchanges the points."""
    found = score(state(), given_sections, {})
    for role in ("attacker", "defender"):
        brought = sum(line["points"] for line in found["lines"] if line["to"] == role)
        assert found[role] == brought
    turned = [
        s._replace(attackers=s.defenders, defenders=s.attackers) for s in given_sections
    ]
    other = score(state(), turned, {})
    assert (found["attacker"], found["defender"]) == (
        other["defender"],
        other["attacker"],
    )


@pytest.mark.ruling("SIEGE-AMB-14")
@pytest.mark.parametrize(("way", "told"), [("warn", ["N"]), ("allow", [])])
def test_a_unit_of_a_list_that_combines_equipment_is_told(way, told):
    """It may be a house rule that nobody minds."""
    pair = {"name": "N", "type": "infantry", "stands": 3}
    page = {
        "side": "attacker",
        "equipment": {"ram": 1, "mantlets": 1},
        "unit": [pair | {"equipment": ["ram", "mantlets"]}],
    }
    (side,), _ = checked(state(combine_equipment=way), page, meant)
    found = [one for one in side.warnings if one["key"] == "siege.combined"]
    assert told == [one["facts"]["unit"] for one in found]
