"""Words for fiefs and titles, and for what they need."""

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
# A fief, named after its region.
CAPITAL = N_("{region} (capital {capital})")
# A fief whose capital is not settled yet.
REGIONAL: Texts = {
    "baron": "barony in {region}",
    "count": "county in {region}",
    "duke": "duchy in {region}",
}
# What is missing for a fief, or for other acts.
LACKS: Texts = {
    "village": "village {about} not occupied",
    "alone": "other players’ counters are in {about}",
    "castle": "no castle in the region",
    "lord": "no lord to hold the title",
    "title_card": "no title card of this rank is left",
    "money": "not enough money",
    "stock": "no counter of this kind is left in the box",
    "city": "no city counter is left in the box",
    "control": "{about} is not under the player’s control",
    "free": "{about} is a captive",
    "passed": "a player later in the order has already acted",
    "family": "the family already has the maximum number of lords",
    "storm": "bad weather",
    "steps": "no movement left",
    "full": "{about} already has the maximum number of mills and presses",
}

# Several missing villages of a fief.
UNHELD = N_("villages {names} not occupied")

# What a player may do besides buying, founding and playing cards.
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
    "fief.no_title_card": "the Grand Treasurer has no title card of this rank left: {taken}",
    "fief.founded": "this fief has already been founded: {title}",
    "fief.not_founded": "{region} is not yet a fief",
    "fief.not_founded.hint": "`fief found` founds the fief",
    "fief.capital_region": "{village} is not in {region}",
    "fief.capital_castle": "the founder has no castle in {village}: this village cannot be the capital",
    "fief.capital_castle.hint": "there is a castle in {near:or}",
    "fief.title_aside": "the title card of {title} is kept by the Grand Treasurer: rebels hold the city",
    "fief.title_vacant": "no family holds the title of {title}",
    "fief.title_inherited": "{title} awaits its heir: a new lord cannot save the fief",
    "fief.title_inherited.hint": "the house rule fief.heir.new_lord_saves = true lets a new lord save the fief",
    "fief.holds_title": "{lord} already holds this title",
    "fief.bestow_when": "a title may change hands only in the purchase phase or when a new lord is played; the current phase is “{now}”",
    "fief.bestow_when.hint": "the house rule fief.titles.move_when says when titles may change hands",
    "fief.captive_title": "{lord} is a captive: no title may be taken from a captive",
    "fief.title_higher": "{lord} must keep a title at least as high as the one taken ({taken})",
}
WARNINGS: Texts = {
    "fief.guest": "{player:subject} {player:is|are} also in {village}",
    "fief.rebels_there": "rebels are also in {village}",
    "fief.title_captive": "{lord} is a captive: the income of the fief is set aside from now on",
    "fief.kept": "there is neither King nor Regent: {player} {player:keeps|keep} the title of {title}",
    "fief.kept_by": "there is neither King nor Regent: {lord} receives the title of {title}",
}
ACTS: Texts = {
    "fief found": "{player:subject} {player:founds|found} the {fief} for {money}; {lord} holds the title",
    "fief bestow": "{lord} receives the title of {region}",
    "fief bestow.from": "The title of {region} passes from {before} to {lord}",
}
# What becomes of a fief, in a list of several.
TO_LORD = N_("{fief} to {lord} ({player})")
BY_CROWN = N_("{fief} to {lord} ({player}), by the grace {giver:of}")
TO_PLAYER = N_("{fief} to {player}, who has no lord for it yet")


def passed(one: dict[str, Any], words: Words) -> str:
    """Which fief goes to whom, and by whose grace."""
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
