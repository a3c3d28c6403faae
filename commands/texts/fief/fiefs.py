"""Words of fiefs and titles, and of what they want."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers

RANKS: Texts = {"baron": "baron", "count": "count", "duke": "duke"}
# A fief, named after its capital.
FIEFS: Texts = {
    "baron": "barony {capital:of}",
    "count": "county {capital:of}",
    "duke": "duchy {capital:of}",
}
# A fief by its region.
CAPITAL = N_("{region} (capital {capital})")
# A fief whose capital is not settled yet.
REGIONAL: Texts = {
    "baron": "barony in {region}",
    "count": "county in {region}",
    "duke": "duchy in {region}",
}
# What is missing for a fief, or for anything else.
LACKS: Texts = {
    "village": "village {about} not occupied",
    "alone": "others stand in {about}",
    "castle": "no castle in the region",
    "lord": "no lord to carry the title",
    "title_card": "no title card of this rank is left",
    "money": "not enough money",
    "stock": "none is left in the box",
    "city": "no city counter is left in the box",
    "control": "{about} is not controlled",
    "free": "{about} is a captive",
    "passed": "a later player has acted already",
    "family": "the family has as many lords as it may have",
    "storm": "bad weather",
    "steps": "no step is left",
    "full": "{about} has all the mills and presses that it may have",
}

# Several villages that are missing for a fief.
UNHELD = N_("villages {names} not occupied")

# What a player may do besides buying, founding and laying cards.
DOINGS: Texts = {
    "bestow": "give the title to another lord",
    "done": "finish this phase",
    "move": "move",
    "ransom": "ransom the captive",
    "rebels march": "march of the rebels",
}

REFUSALS: Texts = {
    "fief.found": "the fief of {region} cannot be founded yet: {lacking}",
    "fief.found.hint": "`fief can PLAYER` shows what is missing",
    "fief.no_title_card": "no title card of this rank is left at the treasurer: {taken}",
    "fief.founded": "this fief is founded already: {title}",
    "fief.not_founded": "{region} is no fief yet",
    "fief.not_founded.hint": "`fief found` founds it",
    "fief.capital_region": "{village} does not lie in {region}",
    "fief.capital_castle": "{village} has no castle of the founder: it cannot be the capital",
    "fief.capital_castle.hint": "there is one in {near:or}",
    "fief.title_aside": "the card of {title} waits at the treasurer: rebels hold the city",
    "fief.title_vacant": "{title} belongs to nobody’s family",
    "fief.title_inherited": "an heir waits for {title}: a new lord does not save it",
    "fief.title_inherited.hint": "the house rule fief.heir.new_lord_saves = true does",
    "fief.holds_title": "{lord} carries this title already",
    "fief.bestow_when": "titles move when a new lord is laid, and in the purchases; now it is “{now}”",
    "fief.bestow_when.hint": "the house rule fief.titles.move_when says when",
    "fief.captive_title": "{lord} is a captive: no title is taken from him",
    "fief.title_higher": "{lord} must keep a title as high as the one taken ({taken})",
}
WARNINGS: Texts = {
    "fief.guest": "{player} stands in {village}, too",
    "fief.rebels_there": "rebels stand in {village}, too",
    "fief.title_captive": "{lord} is a captive: what the fief brings is set aside at once",
    "fief.kept": "there is neither King nor Regent: {player} keeps the title of {title}",
    "fief.kept_by": "there is neither King nor Regent: {lord} receives the title of {title}",
}
ACTS: Texts = {
    "fief found": "{player} founds the {fief} for {money}; {lord} carries the title",
    "fief bestow": "{lord} receives the title of {region}",
    "fief bestow.from": "The title of {region} passes from {before} to {lord}",
}
# What becomes of a fief, in a list of several.
TO_LORD = N_("{fief} to {lord} {player:of}")
BY_CROWN = N_("{fief} to {lord} {player:of}, by the grace {giver:of}")
TO_PLAYER = N_("{fief} to {player}, who has no lord for it yet")


def passed(one: dict[str, Any], words: Words) -> str:
    """Which fief goes to whom, and by whose will."""
    fief = words.say(FIEFS[one["rank"]], capital=one["capital"])
    fief = f"{fief} ({one['title']})"
    facts = {"player": one["player"], "lord": one["lord"], "giver": one["giver"]}
    if one["lord"] is None:
        return words.say(TO_PLAYER, fief=fief, **facts)
    if one["giver"]:
        return words.say(BY_CROWN, fief=fief, **facts)
    return words.say(TO_LORD, fief=fief, **facts)


TOLD: Tellers = {
    "fief inherit": lambda words, facts, _: {
        "said": words.semicolon.join(passed(one, words) for one in facts["inherited"])
    },
}
