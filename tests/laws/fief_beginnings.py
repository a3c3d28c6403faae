"""Beginnings of Fief games with which the laws are tried: new, or a rich position."""

from __future__ import annotations

from importlib.resources import files

from tests.ledger.rules.fief.positions import (
    effect,
    fact,
    holding,
    person,
    text,
    village,
)

PLAYERS = ("Anne", "Bruno", "Chloé")
SAMPLE = (files("templates") / "maps" / "sample.en.toml").read_text("utf-8")

REALM = (
    village(
        "Bourg",
        "Anne",
        "Anne.v1=3 Anne.v3=1 Anne.archer=2 Anne.bombard=1 Bruno.v1=1",
        building="city",
        mills=2,
        guests=["Bruno"],
    )
    + village("Vaux", "Anne", "Anne.v1=1 Chloé.v1=1", presses=1, guests=["Chloé"])
    + village("Pré", "Bruno", "Bruno.archer=1", presses=2)
    + village("Gué", mills=1, building="castle")
    + village("Beaujeu", "Bruno", "Bruno.v1=2 Bruno.v6=1", building="city", mills=1)
    + village("Mont", "Chloé", "Chloé.v1=2 Chloé.v3=1", building="castle")
    + village("Lac", "Chloé", "Chloé.v1=1", mills=3)
    + village("Sennecy", "Anne", "Anne.v1=2", building="castle", mills=1)
    + village("Roc", "Anne", "Anne.v1=1 Anne.bombard=1")
    + village("Val", "Anne", "Anne.v3=1", building="castle", presses=1)
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True)
    + person("Charles", "Anne", "Sennecy", bishop="Corbie")
    + person("Jeanne", "Anne", "Bourg", queen=True)
    + person("Philippe", "Bruno", "Beaujeu", bishop="Sigy", cardinal=True)
    + person("Mireille", "Bruno", "Beaujeu", spouse="Eric")
    + person("Quentin", "Bruno", "Bourg", titles=["Bleu"], prisoner_of="Anne")
    + person("Henry", "Bruno", "Bourg")
    + person("Blanche", "Chloé", "Mont", darc=True)
    + person("Eric", "Chloé", "Mont", spouse="Mireille")
    + person("Thierry", "Chloé", "Orme", prisoner_of="rebels")
    + person("Roland", "Chloé", "Beaujeu", prisoner_of="Bruno")
    + effect("famine", region="Rouge")
    + effect("bad_weather", region="Noir")
    + effect("tithe", diocese="Sigy", player="Bruno")
    + effect("revolt", at="Orme", player="Bruno")
    + holding("rebels", "v1", 2)
    + holding("rebels", "v3", 1)
    + holding("guard/king", "v1", 2)
    + holding("guard/queen", "v3", 1)
    + holding("escrow/lord:Quentin", "money", 700)
    + holding("escrow/lord:Roland", "money", 100)
    + fact("campaign", "revolt_since", 4)
    + "[hands]\nAnne = 2\nBruno = 3\n"
    + '[camps]\nAnne = 2\n"Chloé" = 1\n'
)
PHASES = ("cards", "income", "purchases", "movement", "negotiations")


# The same without King and Queen, where one may be elected.
VACANT = REALM.replace("king = true\n", "").replace("queen = true\n", "")
for _guard in (holding("guard/king", "v1", 2), holding("guard/queen", "v3", 1)):
    VACANT = VACANT.replace(_guard, "")


def realm(phase: str) -> str:
    """A position with fiefs, captives, money set aside, a crown and a revolt.

    In the negotiations the throne is vacant.
    """
    more = VACANT if phase == "negotiations" else REALM
    money = {"Anne": 3000, "Bruno": 1900, "Chloé": 2500}
    return text(more, turn=5, phase=phase, money=money)
