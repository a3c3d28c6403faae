"""What sieges call their things: scenarios, roles, items, sections, units."""

from __future__ import annotations

from commands.texts.marks import N_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts import Words

SCENARIOS: dict[str, str] = {
    "watchtower": N_("Race for the watchtower"),
    "help": N_("Help for the keep"),
    "braken_keep": N_("The siege of Braken Keep"),
    "siege": N_("A siege of one's own"),
}
# Scenarios are numbered, too; a siege of one's own is none of them.
NUMBERS: dict[str, str] = {"watchtower": "1", "help": "2", "braken_keep": "3"}
ROLES: dict[str, str] = {
    "attacker": N_("besieger"),
    "defender": N_("besieged"),
}
# What sides are called of whom nobody says it: in the three scenarios, and elsewhere.
USUAL: dict[str, str] = {
    "attacker": N_("Dwarfs"),
    "defender": N_("Empire"),
}
OWN: dict[str, str] = {
    "attacker": N_("Besiegers"),
    "defender": N_("Besieged"),
}
ITEMS: dict[str, str] = {
    "earthwork": N_("earthwork"),
    "boiling_oil": N_("boiling oil or thrown rocks"),
    "portable_ram": N_("portable ram"),
    "ladders": N_("ladders"),
    "charcloie": N_("covered shed"),
    "mantlets": N_("mantlets"),
    "siege_tower": N_("siege tower"),
    "ram": N_("ram"),
    "mangonel": N_("mangonel"),
    "bombard": N_("bombard"),
    "trebuchet": N_("trebuchet"),
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
LISTS: dict[str, str] = {
    "attacker_equipment": N_("the besieger's equipment"),
    "defender_equipment": N_("the besieged's equipment"),
    "siege_machines": N_("siege machines"),
    "siege_artillery": N_("siege artillery"),
    "earthworks": N_("earthworks"),
}
SECTIONS: dict[str, str] = {
    "wall": N_("wall"),
    "tower": N_("tower"),
    "gate": N_("gate"),
    "courtyard": N_("courtyard"),
}
# What sections are called before their number.
NUMBERED: dict[str, str] = {
    "wall": N_("Wall"),
    "tower": N_("Tower"),
    "gate": N_("Gate"),
    "courtyard": N_("Courtyard"),
}
STATES: dict[str, str] = {
    "standing": N_("standing"),
    "destroyed": N_("destroyed"),
}
TYPES: dict[str, str] = {
    "infantry": N_("infantry"),
    "cavalry": N_("cavalry"),
    "artillery": N_("artillery"),
    "machine": N_("machine"),
    "flyers": N_("flyers"),
}
BATTERING: dict[str, str] = {
    "breach": N_("breach"),
    "held": N_("held"),
    "off": N_("called off"),
}
PEOPLES: dict[str, str] = {
    "elves": N_("Elves"),
    "bretonnians": N_("Bretonnians"),
}
# Facts of refusals that have words here; "item", "role" and "scenario" are taken.
PHRASED: dict[str, dict[str, str]] = {
    "piece": ITEMS,
    "siege": SCENARIOS,
    "next_siege": SCENARIOS,
    "army_role": ROLES,
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
    "piece": ITEMS,
    "section_kind": SECTIONS,
    "section_state": STATES,
    "siege": SCENARIOS,
    "unit_type": TYPES,
}
# The refusals of a word that is in none of them.
REFUSED: dict[str, str] = {
    "siege.battering": "battering",
    "siege.item": "piece",
    "siege.role": "army_role",
    "siege.scenario": "siege",
    "siege.section_kind": "section_kind",
    "siege.section_state": "section_state",
    "siege.type": "unit_type",
}


def machine(words: Words, subject: str) -> str:
    """A machine, which has no name, by what it is: ram 1 (Dwarfs).

    Anything else stays as it is.
    """
    kind, _, name = subject.partition(":")
    parts = name.partition("#")[0].rsplit(".", 2)
    if kind != "machine" or len(parts) != PARTS or parts[1] not in ITEMS:
        return subject
    side, item, number = parts
    return f"{words.say(ITEMS[item])} {number} ({side})"
