"""Names of things in sieges: scenarios, roles, items, sections, units."""

from __future__ import annotations

from commands.texts.marks import Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words

SCENARIOS: Texts = {
    "watchtower": "Race for the watchtower",
    "help": "Help for the keep",
    "braken_keep": "The siege of Braken Keep",
    "siege": "A siege of your own",
}
# Scenarios also have numbers, except the players' own siege.
NUMBERS: dict[str, str] = {"watchtower": "1", "help": "2", "braken_keep": "3"}
ROLES: Texts = {
    "attacker": "attacker",
    "defender": "defender",
}
# Inside a sentence: closed to the defender, fermée au défenseur.
OF_ROLE: Texts = {
    "attacker": "the attacker",
    "defender": "the defender",
}
# Usual names of sides: in the three scenarios, and elsewhere.
USUAL: Texts = {
    "attacker": "Dwarfs",
    "defender": "Empire",
}
OWN: Texts = {
    "attacker": "Attackers",
    "defender": "Defenders",
}
ITEMS: Texts = {
    "earthwork": "earthwork",
    "boiling_oil": "boiling oil or thrown rocks",
    "portable_ram": "portable ram",
    "ladders": "ladders",
    "charcloie": "covered shed",
    "mantlets": "mantlets",
    "siege_tower": "siege tower",
    "ram": "ram",
    "mangonel": "mangonel",
    "bombard": "bombard",
    "trebuchet": "trebuchet",
}
# Shorter words for the same things.
ALSO_ITEMS: dict[str, str] = {
    "oil": "boiling_oil",
    "boiling oil": "boiling_oil",
    "rocks": "boiling_oil",
    "huile": "boiling_oil",
    "huile bouillante": "boiling_oil",
    "rochers": "boiling_oil",
    "jets de rochers": "boiling_oil",
    "earthworks": "earthwork",
    "ouvrage": "earthwork",
    "ouvrages": "earthwork",
    "ouvrages de terre": "earthwork",
    "belier portable": "portable_ram",
    "belier transportable": "portable_ram",
    "mangoneau": "mangonel",
    "echelle": "ladders",
    "ladder": "ladders",
    "mantelet": "mantlets",
    "mantlet": "mantlets",
    "charcloie": "charcloie",
    "tour": "siege_tower",
    "tower": "siege_tower",
}
LISTS: Texts = {
    "attacker_equipment": "the attacker’s equipment",
    "defender_equipment": "the defender’s equipment",
    "siege_machines": "siege machines",
    "siege_artillery": "siege artillery",
    "earthworks": "earthworks",
}
SECTIONS: Texts = {
    "wall": "wall",
    "tower": "tower",
    "gate": "gate",
    "courtyard": "courtyard",
}
# Names of sections, to be followed by their number.
NUMBERED: Texts = {
    "wall": "Wall",
    "tower": "Tower",
    "gate": "Gate",
    "courtyard": "Courtyard",
}
STATES: Texts = {
    "standing": "standing",
    "destroyed": "destroyed",
}
# The same of a section whose word is feminine in French.
FEMININE: Texts = {
    **STATES,
    "destroyed": "destroyed, of a tower, a gate or a courtyard",
}
TYPES: Texts = {
    "infantry": "infantry",
    "cavalry": "cavalry",
    "artillery": "artillery",
    "machine": "machine",
    "flyers": "flyers",
}
GATES: Texts = {code: SECTIONS[code] for code in ("tower", "wall")}
BATTERING: Texts = {
    "breach": "breach",
    "held": "held",
    "off": "called off",
}
PEOPLES: Texts = {
    "elves": "Elves",
    "bretonnians": "Bretonnians",
}
# Facts of refusals with words here; "item", "role" and "scenario" are used elsewhere.
PHRASED: dict[str, dict[str, str]] = {
    "piece": ITEMS,
    "siege": SCENARIOS,
    "next_siege": SCENARIOS,
    "army_role": OF_ROLE,
    "list": LISTS,
    "section_kind": SECTIONS,
    "section_state": STATES,
    "unit_type": TYPES,
    "people": PEOPLES,
}
PARTS = 3  # of a machine's id: side, item, number
# Codes that are recorded.
VALUES: dict[str, str] = SECTIONS | STATES | TYPES | ITEMS | SCENARIOS | ROLES
VOCABULARIES: dict[str, dict[str, str]] = {
    "army_role": ROLES,
    "battering": BATTERING,
    "gate": GATES,
    "piece": ITEMS,
    "section_kind": SECTIONS,
    "section_state": STATES,
    "siege": SCENARIOS,
    "unit_type": TYPES,
}
# The refusals of a word that is in none of them.
REFUSED: dict[str, str] = {
    "siege.battering": "battering",
    "siege.gate": "gate",
    "siege.item": "piece",
    "siege.role": "army_role",
    "siege.scenario": "siege",
    "siege.section_kind": "section_kind",
    "siege.section_state": "section_state",
    "siege.type": "unit_type",
}


def state(section: Mapping[str, Any], words: Words) -> str:
    """The state of a section, which agrees with the section."""
    known = STATES if words.lang == "en" or section["kind"] == "wall" else FEMININE
    return words.say(known[section["state"]])


def machine(words: Words, subject: str) -> str:
    """The words for a machine, which has no name: ram 1 (Dwarfs).

    Anything else stays as it is.
    """
    kind, _, name = subject.partition(":")
    if kind == "scenario":
        return words.word(SCENARIOS.get(name.partition("#")[0]), name)
    parts = name.partition("#")[0].rsplit(".", 2)
    if kind != "machine" or len(parts) != PARTS or parts[1] not in ITEMS:
        return subject
    side, item, number = parts
    return f"{words.say(ITEMS[item])} {number} ({side})"
