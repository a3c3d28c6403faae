"""A siege of Braken Keep to try commands on, and common questions about it."""

from __future__ import annotations

from tests.face import ask, intendant

# A scenario has begun, both sides have bought, there are two units and a fortress.
BEGUN = (
    "siege start 3 --attacker Nains --defender Empire --gate tower",
    "siege buy Nains ram --count 2",
    "siege buy Nains trebuchet",
    "siege buy Empire boiling_oil --count 2",
    "siege buy Empire earthwork --count 2",
    "siege wall",
    "siege unit Nains Marteaux --type infantry --stands 3 --with ram --stand-hits 3",
    "siege unit Nains Rangers --type infantry --stands 4 --stand-hits 3",
    "siege place Empire earthwork",
    "siege place Empire boiling_oil --on Wall_1",
)
LIST = """\
side = "attacker"
equipment = { mantlets = 1, mangonel = 1, siege_tower = 1 }
[[unit]]
name = "Mineurs"
type = "infantry"
stands = 3
equipment = ["mantlets"]
[[unit]]
name = "Marteliers"
type = "infantry"
stands = 3
equipment = ["siege_tower"]
"""


def said(call):
    """The output of a call; _ stands for a space inside a word."""
    return intendant(*(word.replace("_", " ") for word in call.split()), "--json")


def done(call):
    """The result of a call that must succeed."""
    answer = said(call)
    assert answer.status == 0, answer.err + answer.out
    return answer.json["result"]


def warned(call):
    """The codes of the warnings of a call that must succeed."""
    answer = said(call)
    assert answer.status == 0, answer.err + answer.out
    return [warning["code"] for warning in answer.json["warnings"]]


def refused(call):
    """The reason why a call is refused."""
    answer = said(call)
    assert answer.status in (1, 2), answer.out
    return answer.refusal


def pieces(side):
    """A side's pieces of each item: bought and not placed, placed, lost."""
    found = next(s for s in ask("siege", "pieces")["sides"] if s["side"] == side)
    return {
        piece["item"]: (piece["held"], piece["placed"], piece["destroyed"])
        for piece in found["pieces"]
    }


def left(side):
    """The points that a side has left for equipment."""
    return next(s for s in ask("siege", "pieces")["sides"] if s["side"] == side)["left"]


def unit(name):
    """A unit as shown."""
    every = [u for side in ask("siege", "pieces")["sides"] for u in side["units"]]
    return next(u for u in every if u["name"] == name)


def section(name):
    """A section as shown."""
    every = ask("siege", "sections")["sections"]
    return next(one for one in every if one["section"] == name)


def house(key, value):
    """Sets a house rule of the sieges."""
    ask("rules", "set", f"siege.house_rules.{key}", value)


# For every command that needs this table, a call and its fixed keys.
CALLS = {
    "siege buy": ("siege buy Nains mangonel", "side item count cost left owned"),
    "siege load": ("siege load Nains list.toml", "side pieces cost left units"),
    "siege unit": (
        "siege unit Nains Mineurs --type infantry --stands 3",
        "unit side type stands equipment new",
    ),
    "siege give": ("siege give Rangers ram", "unit item number equipment"),
    "siege drop": ("siege drop Marteaux ram", "unit item number equipment"),
    "siege place": ("siege place Nains trebuchet", "side item count placed left next"),
    "siege hit": ("siege hit Nains trebuchet 2", "side item number left destroyed"),
    "siege section": (
        "siege section Wall_2 --state destroyed",
        "section kind state attackers defenders fell capacity face oil",
    ),
    "siege wall": ("siege wall --walls 1", "sections walls towers gates courtyards"),
    "siege batter": (
        "siege batter Marteaux Wall_1 --result held",
        "unit section ram outcome lost hits_left advance_cm",
    ),
    "siege oil": ("siege oil Wall_1 --result 3", "section against number text left"),
    "siege clear": (
        "siege clear Rangers --attacks 3 --dice 1,2,6",
        "unit side lines attacked destroyed left",
    ),
    "siege pieces": ("siege pieces", "next sides"),
    "siege sections": ("siege sections", "sections"),
}
WRITES = set(CALLS) - {"siege pieces", "siege sections"}
