"""A small campaign to play with."""

from __future__ import annotations

import shutil

import pytest

from tests.begun import begun
from tests.commands import siege_table
from tests.face import ask
from tests.ledger.rules.fief.positions import holding, person, text, village

POSITION = """\
game = "free"
players = ["Anne", "Bruno", "Chloé"]

[money]
Anne = 100
Bruno = 50
"""


@pytest.fixture(scope="session")
def _played(tmp_path_factory):
    """One campaign file, made once."""
    folder = tmp_path_factory.mktemp("played")
    (folder / "p.toml").write_text(POSITION, "utf-8")
    ask("new", str(folder / "c.db"), "--from", str(folder / "p.toml"))
    return folder / "c.db"


@pytest.fixture
def table(here, _played):
    """A folder with one campaign: Anne has 100, Bruno 50, Chloé nothing."""
    shutil.copy(_played, here / "c.db")
    return here


@pytest.fixture(scope="session")
def _filled(_played, tmp_path_factory):
    """The same file after some acts, made once."""
    file = str(shutil.copy(_played, tmp_path_factory.mktemp("full") / "c.db"))
    ask("title", "grant", "Warden of the North", "Bruno", "-c", file)
    ask("territory", "add", "Vaux", "--kind", "mine", "--owner", "Anne", "-c", file)
    ask("territory", "add", "Bourg", "-c", file)
    ask("pay", "Anne", "Bruno", "30", "--for", "a horse", "-c", file)
    ask("turn", "next", "-c", file)
    ask("pay", "Bruno", "bank", "5", "-c", file)
    ask("undo", "-c", file)
    return file


@pytest.fixture
def full(here, _filled):
    """The same table with titles, territories, a second turn and an undo."""
    shutil.copy(_filled, here / "c.db")
    return here


MEDFAN = """\
game = "medfan"
players = ["Ana", "Bo"]

[[territory]]
name = "Vaux"
owner = "Ana"
capability = "labyrinth"
[[territory]]
name = "Bourg"
owner = "Ana"
capability = "council_of_archmages"
[[territory]]
name = "Pré"
owner = "Bo"
capability = "casino"
[[territory]]
unknown = 7

[[figure]]
name = "Ysolde"
player = "Ana"
kind = "hero"
cost = 45
roles = ["general", "healer"]
[[figure]]
name = "Merlin"
player = "Ana"
kind = "hero"
cost = 50
roles = ["mage"]
[[figure]]
name = "Grik"
player = "Bo"
kind = "troop"
cost = 15
"""


@pytest.fixture(scope="session")
def _fought(tmp_path_factory):
    """One Med-Fan campaign file, made once."""
    folder = tmp_path_factory.mktemp("fought")
    (folder / "p.toml").write_text(MEDFAN, "utf-8")
    file = str(folder / "c.db")
    ask("new", file, "--from", str(folder / "p.toml"))
    house = "medfan.house_rules"
    ask("rules", "set", f"{house}.general_magic_item", "true", "-c", file)
    ask("rules", "set", f"{house}.general_item_when", "any", "-c", file)
    return folder / "c.db"


@pytest.fixture
def medfan(here, _fought):
    """A Med-Fan campaign of three entries: Ana and Bo, with armies and land."""
    shutil.copy(_fought, here / "c.db")
    return here


MASS = """\
game = "mass"

[[side]]
name = "Montaigne"
men = 3000
general = { name = "Léon", wits = 3, strategy = 4, galvanize = 2 }
[[side]]
name = "Eisen"
men = 1000
fortification = 5

[[hero]]
name = "Rodrigo"
side = "Montaigne"
wits = 3
tactics = 2
unit = "cavalry"
"""


@pytest.fixture
def mass(here):
    """A battle of one entry: Montaigne under Léon, with Rodrigo, against Eisen."""
    begun(MASS)
    return here


FOUGHT = """\
game = "mass"
attacker = "Montaigne"
[[side]]
name = "Montaigne"
men = 1000
montaigne = true
raises = 2
general = { name = "Léon", wits = 2, strategy = 1 }
[[side]]
name = "Eisen"
men = 1000
general = { name = "Otto", wits = 2, strategy = 1 }
[[hero]]
name = "Karl"
side = "Eisen"
wits = 2
tactics = 1
[[hero]]
name = "Rodrigo"
side = "Montaigne"
wits = 3
tactics = 2
command = 3
commission = true
"""


@pytest.fixture
def fought(here):
    """A battle of one entry: Rodrigo for Montaigne, which attacks, Karl for Eisen."""
    begun(FOUGHT)
    return here


REALM = (
    village("Bourg", "Anne", "Anne.v1=5", building="city", mills=1, presses=1)
    + village("Beaujeu", "Anne", "Anne.v3=1", building="city")
    + village("Sennecy", "Anne", "Anne.v1=1", building="castle")
    + village("Roc", "Anne", "Anne.v1=1", mills=1)
    + village("Val", "Anne", "Anne.v1=1")
    + village("Mont", None, "Bruno.v1=2")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge", "Bleu"])
    + person("Charles", "Anne", "Sennecy")
    + person("Philippe", "Bruno", "Mont", bishop="Sigy")
    + person("Eric", "Anne", "Mont", prisoner_of="Bruno")
    + holding("escrow/lord:Eric", "money", 200)
)


@pytest.fixture
def fief(here):
    """Begins a Fief campaign of one entry, in the given phase."""

    def begin(phase="purchases", more=REALM, **head):
        money = {"Anne": 2000, "Bruno": 900, "Chloé": 300}
        page = text(more, phase=phase, money=money, **head)
        begun(page)
        return here

    return begin


@pytest.fixture(scope="session")
def _besieged(tmp_path_factory):
    """One siege, made once."""
    folder = tmp_path_factory.mktemp("besieged")
    file = str(folder / "c.db")
    ask("new", file, "--game", "siege")
    for call in siege_table.BEGUN:
        ask(*(word.replace("_", " ") for word in call.split()), "-c", file)
    return folder / "c.db"


@pytest.fixture
def siege(here, _besieged):
    """A siege of eleven entries: Nains, with rams, before the keep of Empire."""
    shutil.copy(_besieged, here / "c.db")
    (here / "list.toml").write_text(siege_table.LIST, "utf-8")
    return here
