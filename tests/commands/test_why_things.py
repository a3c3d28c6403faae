"""`why` of a thing lists its current facts, each once, without trivial ones."""

from __future__ import annotations

from tests.evenings import CAMPAIGNS, played
from tests.face import ask


def known(what, name):
    """The lines about a thing in a sample campaign."""
    folder = next(one for one in CAMPAIGNS if one.name == name)
    found = ask("why", *what.split(), "-c", str(played(folder)))
    return [(line["field"], line["after"]) for line in found["lines"]]


def test_an_owner_is_told_once():
    """Earlier occupants own nothing once the fief has changed hands."""
    lines = known("Bourg", "la-couronne-de-lys")
    assert [after for field, after in lines if field == "owner"] == ["Sancerre"]
    history = known("Bourg.owner", "la-couronne-de-lys")
    assert [after for _, after in history] == ["Sancerre", "Coucy"]


def test_a_file_of_house_rules_is_no_fact_of_the_campaign():
    """The comments are shown only if they are asked for by name."""
    lines = known("campaign", "la-couronne-de-lys")
    assert "turn" in dict(lines)
    assert "rules_text" not in dict(lines)
    ((_, text),) = known("campaign.rules_text", "la-couronne-de-lys")
    assert text.startswith("# ")
