"""Words of fiefs and titles, and of what they want."""

from __future__ import annotations

from commands.texts.fief import crown, extension, families, heirs, revolt, variants
from commands.texts.marks import N_

RANKS: dict[str, str] = {"baron": N_("baron"), "count": N_("count"), "duke": N_("duke")}
# A fief, named after its capital.
FIEFS: dict[str, str] = {
    "baron": N_("barony {capital:of}"),
    "count": N_("county {capital:of}"),
    "duke": N_("duchy {capital:of}"),
}
# A fief by its region.
CAPITAL = N_("{region} (capital {capital})")
# A fief whose capital is not settled yet.
REGIONAL: dict[str, str] = {
    "baron": N_("barony in {region}"),
    "count": N_("county in {region}"),
    "duke": N_("duchy in {region}"),
}
# What is missing for a fief, or for anything else.
LACKS: dict[str, str] = {
    "village": N_("village {about} not occupied"),
    "alone": N_("others stand in {about}"),
    "castle": N_("no castle in the region"),
    "lord": N_("no lord to carry the title"),
    "title_card": N_("no title card of this rank is left"),
    "money": N_("not enough money"),
    "stock": N_("none is left in the box"),
    "city": N_("no city counter is left in the box"),
    "control": N_("{about} is not controlled"),
    "free": N_("{about} is a captive"),
    "passed": N_("a later player has acted already"),
    "family": N_("the family has as many lords as it may have"),
    "storm": N_("bad weather"),
    "steps": N_("no step is left"),
    "full": N_("{about} has all the mills and presses that it may have"),
    **revolt.LACKS,
    **crown.LACKS,
    **variants.LACKS,
}

# Several villages that are missing for a fief.
UNHELD = N_("villages {names} not occupied")

# What a player may do besides buying, founding and laying cards.
DOINGS: dict[str, str] = {
    "bestow": N_("give the title to another lord"),
    "move": N_("move"),
    "ransom": N_("ransom the captive"),
    "rebels march": N_("march of the rebels"),
    **extension.DOINGS,
    **crown.DOINGS,
    **families.DOINGS,
    **heirs.DOINGS,
    **revolt.DOINGS,
    **variants.DOINGS,
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.found": (
        N_("the fief of {region} cannot be founded yet: {lacking}"),
        N_("`fief can PLAYER` shows what is missing"),
    ),
    "fief.no_title_card": N_(
        "no title card of this rank is left at the treasurer: {taken}"
    ),
    "fief.founded": N_("this fief is founded already: {title}"),
    "fief.not_founded": (N_("{region} is no fief yet"), N_("`fief found` founds it")),
    "fief.capital_region": N_("{village} does not lie in {region}"),
    "fief.capital_castle": (
        N_("{village} has no castle of the founder: it cannot be the capital"),
        N_("there is one in {near:or}"),
    ),
    "fief.title_aside": N_(
        "the card of {title} waits at the treasurer: rebels hold the city"
    ),
    "fief.title_vacant": N_("{title} belongs to nobody’s family"),
    "fief.title_inherited": (
        N_("an heir waits for {title}: a new lord does not save it"),
        N_("the house rule fief.heir.new_lord_saves = true does"),
    ),
    "fief.holds_title": N_("{lord} carries this title already"),
    "fief.bestow_when": (
        N_(
            "titles move when a new lord is laid, and in the purchases; now it is “{now}”"
        ),
        N_("the house rule fief.titles.move_when says when"),
    ),
    "fief.captive_title": N_("{lord} is a captive: no title is taken from him"),
    "fief.title_higher": N_(
        "{lord} must keep a title as high as the one taken ({taken})"
    ),
}
WARNINGS: dict[str, str] = {
    "fief.guest": N_("{player} stands in {village}, too"),
    "fief.rebels_there": N_("rebels stand in {village}, too"),
    "fief.title_captive": N_(
        "{lord} is a captive: what the fief brings is set aside at once"
    ),
    "fief.kept": N_(
        "there is neither King nor Regent: {player} keeps the title of {title}"
    ),
    "fief.kept_by": N_(
        "there is neither King nor Regent: {lord} receives the title of {title}"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief found": N_(
        "{player} founds the {fief} for {money}; {lord} carries the title"
    ),
    "fief bestow": N_("{lord} receives the title of {region}"),
    "fief bestow.from": N_("The title of {region} passes from {before} to {lord}"),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
