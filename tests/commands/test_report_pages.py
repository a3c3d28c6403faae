"""Pages of a report: one colour a player, axes with titles, room on a telephone."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from commands.pictures.canvas import SLIM, WIDE
from tests import evenings
from tests.face import ask, intendant
from tools import samples

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = re.compile(r'<div class="(wide|slim)"[^>]*>(<svg .*?</svg>)</div>', re.DOTALL)
TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
every = pytest.mark.parametrize(
    "folder", samples.folders(), ids=lambda folder: folder.name
)


def page(file, *words):
    """The report of a campaign as a page, and its pictures."""
    text = intendant("report", "--format", "html", "-c", str(file), *words).out
    drawn = [(how, ET.fromstring(svg)) for how, svg in DRAWN.findall(text)]  # noqa: S314 - ours
    return text, drawn


def boxes(root, names):
    """The colours of the boxes beside names: a name stands right of its box."""
    found = {}
    before = None
    for one in root.iter():
        if one.tag == f"{SVG}rect":
            before = one.get("class")
        elif one.tag == f"{SVG}text":
            name = (one.text or "").rpartition(" · ")[2]
            if name in names and before not in (None, "paper"):
                found.setdefault(name, before)
            before = None
    return found


def colours(file, names):
    """The colours that each player has in the pictures of a campaign."""
    found = {name: set() for name in names}
    for _, root in page(file)[1]:
        if root.get("class") != "shares":  # its names stand left of their marks
            for name, kind in boxes(root, names).items():
                found[name].add(kind)
    return found


def players(file):
    """Those at the table, in seat order."""
    return ask("players", "list", "-c", str(file))["players"]


@every
def test_a_player_has_one_colour_in_all_pictures(folder):
    """Curves, columns, bars, maps and odds agree; no two of a few players share one."""
    file = evenings.played(folder)
    names = players(file)
    found = [kinds for kinds in colours(file, names).values() if kinds]
    assert all(len(kinds) == 1 for kinds in found)
    assert len({min(kinds) for kinds in found}) == len(found)
    if folder.name == "la-couronne-de-lys":
        assert colours(file, names) == {
            "Coucy": {"c0"},
            "Lusignan": {"c1"},
            "Sancerre": {"c2"},
        }


def test_a_battle_is_drawn_in_the_colours_of_those_who_fought(here):
    """Rebels have none, and what nobody has left is paler."""
    del here
    folder = samples.CAMPAIGNS / "la-couronne-de-lys"
    drawn = page(evenings.played(folder))[1]
    ends = [root for _, root in drawn if root.get("class") == "ends"]
    kinds = {
        one.get("class")
        for root in ends
        for one in root.iter(f"{SVG}rect")
        if one.get("class") != "paper"
    }
    assert kinds == {"c0", "c1", "c2", "nobody", "empty"}


def test_who_leaves_takes_no_colour_along(here):
    """The colours of the others stay as they were, on any later page."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno,Chloé")
    for name in ("Anne", "Bruno", "Chloé"):
        ask("pay", "bank", name, "10")
    before = colours("c.db", ["Anne", "Bruno", "Chloé"])
    ask("players", "retire", "Anne")
    ask("players", "add", "Dora")
    ask("pay", "bank", "Dora", "10")
    ask("turn", "next")
    after = colours("c.db", ["Bruno", "Chloé", "Dora"])
    assert before == {"Anne": {"c0"}, "Bruno": {"c1"}, "Chloé": {"c2"}}
    assert after == {"Bruno": {"c1"}, "Chloé": {"c2"}, "Dora": {"c3"}}


@pytest.mark.parametrize(
    ("lang", "titles"),
    [
        (
            "en",
            {
                "money": {"turn", "écus"},
                "received": {"écus"},
                "paid": {"écus"},
                "lands": {"turn", "territories"},
                "shares": {"out of 100"},
                "ends": {"points left", "chance in %"},
            },
        ),
        (
            "fr",
            {
                "money": {"tour", "écus"},
                "received": {"écus"},
                "paid": {"écus"},
                "lands": {"tour", "territoires"},
                "shares": {"sur 100"},
                "ends": {"points restants", "probabilité en %"},
            },
        ),
    ],
)
def test_axes_have_titles(lang, titles):
    """Each axis says what is counted along it, in a wide picture and in a slim one."""
    folder = samples.CAMPAIGNS / "la-couronne-de-lys"
    drawn = page(evenings.played(folder), "--lang", lang)[1]
    for kind, wanted in titles.items():
        pictures = [root for _, root in drawn if root.get("class") == kind]
        assert len(pictures) >= 2
        for root in pictures:
            assert wanted <= {text.text for text in root.iter(f"{SVG}text")}


@every
def test_nothing_is_wider_than_a_telephone(folder):
    """Pictures are drawn anew or told in lines; tables of many columns fold."""
    text, drawn = page(evenings.played(folder))
    figures = text.count("<figure")
    assert [how for how, _ in drawn].count("wide") == figures
    assert text.count('<div class="slim">') == figures
    for how, root in drawn:
        width = float(root.get("width"))
        if how == "slim":
            assert width == SLIM
        elif root.get("class") != "tree":
            assert width == WIDE
    for table in TABLE.findall(text):
        columns = table.partition("</thead>")[0]
        many = columns.count("<th ") + columns.count("<td>") > 4
        assert ('class="many"' in table) == many
        body = table.partition("</thead>")[2]
        assert (body.count("data-head=") == body.count("<td")) == many


def test_no_name_is_cut_on_a_slim_map(here):
    """Long names go on in the next lines."""
    ask("new", "c.db", "--game", "free", "--players", "Anne")
    name = "Falaises brumeuses de l’hirondelle"
    for land in (name, "Essarts-le-Comte", "Bourg"):
        ask("territory", "add", land)
    ask("territory", "claim", "Bourg", "Anne")
    (slim,) = (
        root
        for how, root in page("c.db")[1]
        if how == "slim" and root.get("class") == "board"
    )
    told = [text.text for text in slim.iter(f"{SVG}text")]
    assert name in " ".join(told)
    assert "…" not in "".join(told)
    assert "Essarts-le-Comte" in "".join(told)


# Battles and the chronicle -------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "lang", "headings"),
    [
        (
            "la-couronne-de-lys",
            "en",
            ["Beaujeu: rebels against Lusignan, turn 1"],
        ),
        (
            "la-couronne-de-lys",
            "fr",
            [
                "Beaujeu\u00a0: révoltés contre Lusignan, tour 1",
                "Saint-Aubert\u00a0: Sancerre contre Coucy, tour 1",
            ],
        ),
        ("trois-bannieres", "en", ["Hélène against Barnabé, turn 1"]),
        ("le-gue-des-corbeaux", "fr", ["Castille contre Montaigne, tour 1"]),
        ("le-siege-de-braken-keep", "fr", ["Les Nains contre le Comte, tour 1.3"]),
    ],
)
def test_battles_are_headed_by_place_and_opponents(name, lang, headings):
    """A reader who looks for a battle finds it by where it was and who fought."""
    file = str(evenings.played(samples.CAMPAIGNS / name))
    text = intendant("report", "--format", "md", "-c", file, "--lang", lang).out
    title = "## Battles" if lang == "en" else "## Batailles"
    found = re.findall(r"^### (.*)$", text[text.index(title) :], re.MULTILINE)
    assert headings == [one.replace("\\", "") for one in found[: len(headings)]]


def test_the_clerks_lines_are_told_when_asked_for():
    """Who has finished and which turn begins is the clerk's; a remark makes it more."""
    folder = samples.CAMPAIGNS / "quatre-blasons"
    file = str(evenings.played(folder))
    short = intendant("report", "-c", file, "--lang", "en").out
    whole = intendant("report", "-c", file, "--lang", "en", "--full").out
    for line in (
        "Aliénor has finished; next: Baudouin",
        "Turn 1 ends; turn 2 begins",
        "The phase “income” begins",
    ):
        assert line not in short
        assert line in whole
    facts = ask("report", "-c", file)["chronicle"]
    kinds = [act["kind"] for turn in facts for act in turn["acts"]]
    assert kinds.count("fief done") == 27
