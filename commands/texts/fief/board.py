"""Words of the board, the turn and the setting up."""

from __future__ import annotations

from commands.texts.fief import (
    crown,
    extension,
    families,
    heirs,
    revolt,
    variants,
    winning,
)
from commands.texts.marks import N_

PHASES: dict[str, str] = {
    "cards": N_("cards"),
    "income": N_("income"),
    "purchases": N_("purchases"),
    "movement": N_("movement"),
    "combat": N_("combat"),
    "negotiations": N_("negotiations"),
}

# What stands beside a village.
BUILDINGS: dict[str, str] = {"castle": N_("castle"), "city": N_("city")}

# What holds on the board, as one line shows it.
CONDITIONS: dict[str, str] = {
    "bad_weather": N_("bad weather in {region}"),
    "famine": N_("famine in {region}"),
    "tallage": N_("tallage in {region} ({player})"),
    "tithe": N_("tithe in {diocese} ({player})"),
    "revolt": N_("revolt in {village}, led by {player}"),
    "revolt.before": N_("revolt before {village}, led by {player}"),
    "king": N_("King {lord}"),
    "queen": N_("Queen {lord}"),
    "regent": N_("Regent {lord}"),
    "prince": N_("Prince {lord}"),
    "vacant": N_("the throne is vacant"),
    "captive": N_("{lord}: captive of {captor}"),
    "captive.rebels": N_("{lord}: captive of the rebels"),
    "aside": N_("the title of {region} waits at the treasurer"),
    **extension.CONDITIONS,
    **crown.CONDITIONS,
    **heirs.CONDITIONS,
    **families.CONDITIONS,
    **variants.CONDITIONS,
}

# What the table must not forget, and how it is done.
DUE: dict[str, str] = {
    "map": N_("no board is loaded: `fief map load FILE`"),
    "roads": N_("the board has no roads: distances are not checked"),
    "settle": N_("{players} still to settle: `fief settle PLAYER VILLAGE`"),
    "deal": N_("cards are to be dealt: {hands} – `fief deal`"),
    "deal.untracked": N_("cards are to be dealt, up to 3 in each hand – `fief deal`"),
    "reshuffle": N_("the deck is too small: {cards} discards go back into it"),
    "income": N_("the income is due: `fief income`"),
    "assault": N_("{players} before {village}, coming from {origin}"),
    "assault.due": N_(
        "{players} before {village}, coming from {origin}: battle is due – `{call}`"
    ),
    "talk": N_("advice: no more than {minutes} minutes of talk"),
    "points": N_("points are counted at the end of this turn"),
    "end": N_("the points game ends with turn {turn:plain}"),
    **extension.DUE,
    **revolt.DUE,
    **crown.DUE,
    **heirs.DUE,
    **winning.DUE,
    **variants.DUE,
}

RANKED: dict[str, str] = {
    "king": N_("King"),
    "queen": N_("Queen"),
    "regent": N_("Regent"),
    "prince": N_("Prince"),
    "cardinal": N_("Cardinal"),
}
LORDSHIPS: dict[str, str] = {
    "baron": N_("Baron {capital:of}"),
    "count": N_("Count {capital:of}"),
    "duke": N_("Duke {capital:of}"),
}
LADYSHIPS: dict[str, str] = {
    "baron": N_("Baroness {capital:of}"),
    "count": N_("Countess {capital:of}"),
    "duke": N_("Duchess {capital:of}"),
}
KINDS: dict[str, str] = {
    "baron": N_("barony"),
    "count": N_("county"),
    "duke": N_("duchy"),
    "bishop": N_("bishop"),
    **RANKED,
}
GUARDS: dict[str, str] = {
    "king": N_("King’s guard"),
    "queen": N_("Queen’s guard"),
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.out": N_("{player} is out of the game"),
    "fief.passed": (
        N_("{player}’s turn in this phase is over: a later player has acted"),
        N_("--ruling TEXT overrules it"),
    ),
    "fief.finished": (
        N_("{player} {player:has|have} finished this phase: `fief done` said so"),
        N_("`undo` of it gives the turn back; --ruling TEXT overrules it"),
    ),
    "fief.passed_over": (
        N_(
            "{player} was passed over in this phase: {other} has acted, who comes later"
        ),
        N_("`undo` of what came later gives the turn back; --ruling TEXT overrules it"),
    ),
    "fief.part_of_fief": (
        N_("{village} belongs to a fief: it goes with the capital, {capital}"),
        N_("`title grant` gives the whole fief; --ruling TEXT overrules it"),
    ),
    "fief.no_city": (
        N_("there is no city in {region}: no fief can be there"),
        N_("`fief found` founds one"),
    ),
    "fief.map_in_use": (
        N_("the board is in use: {about} stands on it"),
        N_("`undo` takes back what was put there; only an empty board is replaced"),
    ),
    "fief.map_strict": (
        N_(
            "the map has other numbers than the board: {regions} regions, {dioceses} dioceses, {villages} villages"
        ),
        N_("the house rule fief.map.strict = false accepts it"),
    ),
    "fief.nobody": (N_("there are no players yet"), N_("`players add NAME`")),
    "fief.chosen_already": N_(
        "{player} has chosen a village already: the order stands"
    ),
    "fief.no_map": (
        N_("no board is loaded yet"),
        N_("`fief map new FILE` makes a map file, `fief map load FILE` loads it"),
    ),
    "fief.settled": N_("{player} has settled already"),
    "fief.village_taken": N_("{village} is taken already, by {player}"),
    "fief.choosing": (
        N_("{first} chooses before {player}"),
        N_("--ruling TEXT overrules it"),
    ),
    "fief.lord_gone": N_("{lord} is no longer among the cards"),
    "fief.no_lord_left": N_("no lord is left among the cards"),
    "fief.length": (
        N_("a points game does not last {count} turns"),
        N_("it may be {options:or}"),
    ),
    "fief.length_late": (
        N_("the length is agreed upon before the game, not in turn {turn:plain}"),
        N_("--ruling TEXT overrules it"),
    ),
    "fief.length_same": N_("the game lasts {count} turns already"),
    "fief.no_points_game": (
        N_("no points game is played"),
        N_("`rules set fief.variant.points true` chooses it"),
    ),
    "fief.players_most": N_(
        "the box has {most} series of soldiers: {players} players are too many"
    ),
    "unknown_name.region": N_("there is no region “{name}”"),
    "unknown_name.diocese": N_("there is no diocese “{name}”"),
    "unknown_name.lord": N_("no lord “{name}” is in play"),
    "name_taken.region": N_("there is a region “{name}” already"),
    "name_taken.diocese": N_("there is a diocese “{name}” already"),
}
WARNINGS: dict[str, str] = {
    "fief.passes_over": N_(
        "{players} {players:is|are} passed over, and {players:has|have} no turn in this "
        "phase any more: `undo` gives it back"
    ),
    "fief.gift": N_("gifts and loans belong to the negotiations"),
    "fief.income_unasked": N_("the income of turn {turn:plain} has been paid now"),
    "fief.eliminated": N_("{player} has nobody left on the map and is out of the game"),
    "fief.players_few": N_("the game is made for {least} players or more"),
    "fief.points_proposed": N_(
        "for three players the rules have the points game: `rules set fief.variant.points true`"
    ),
    "fief.length_changed": N_("the game was to last {count} turns"),
    "fief.map.regions": N_(
        "the map has {count:plain} {count:region|regions}, the board {expected:plain}"
    ),
    "fief.map.dioceses": N_(
        "the map has {count:plain} {count:diocese|dioceses}, the board {expected:plain}"
    ),
    "fief.map.sizes": N_(
        "the regions have {found} villages, those of the board {expected}"
    ),
    "fief.map.no_roads": N_("the map has no roads: distances will not be checked"),
    "fief.map.lonely": N_("no road leads to {villages:and}"),
    "fief.map.parts": N_("the roads leave the board in {count} parts"),
    "fief.map.without_region": N_("{villages:and}: in no region"),
    "fief.map.without_diocese": N_("{villages:and}: in no diocese"),
    "fief.owner_absent": N_(
        "{village} belongs to {player}, but nobody of the family stands there"
    ),
}
FINDINGS: dict[str, str] = {
    "fief.map.region_twice": N_("{name} lies in a region already: {whole}"),
    "fief.map.diocese_twice": N_("{name} lies in a diocese already: {whole}"),
    "fief.map.most": N_("{name} is one too many: at most {most} of each"),
    "fief.map.no_region": N_("{name} lies in no region"),
    "fief.map.no_diocese": N_("{name} lies in no diocese"),
    "fief.map.road": N_('a road is `between = ["A", "B"]`'),
    "fief.map.road_loop": N_("the road {name} leads back to where it begins"),
    "fief.map.road_twice": N_("the road {name} is there twice"),
    "fief.audit.road": N_("the road from {about} to {other} leads one way only"),
    "fief.audit.production": N_(
        "{about} has {count} mills and presses, {most} are the most"
    ),
    "fief.audit.castles": N_("{about} has a second castle or city"),
    "fief.audit.nowhere": N_("{about} stands nowhere on the board"),
    "fief.audit.captor": N_("{about} is held by nobody who can hold captives"),
    "fief.audit.spouse": N_("{about} and {spouse} are not married to each other"),
    "fief.audit.bishop": N_("{about} is bishop of more than one diocese"),
    "fief.audit.bishop_woman": N_("{about} is a woman and a bishop"),
    "fief.audit.out": N_("{about} is out of the game, and has {lord} on the board"),
    "fief.audit.widowed": N_("{about} is married to {spouse}, who is not in play"),
    "fief.audit.allies": N_("{about} is allied with {ally} and with {other}"),
    "fief.audit.darc_wed": N_("{about} is D’Arc, and married to {spouse}"),
    "fief.audit.couple": N_("{about} and {spouse} cannot be married to each other"),
    "fief.audit.darc": N_("{about} is a man and has the card D’Arc"),
    "fief.audit.crowned_man": N_("{about} is a man: queen and regent are women"),
    "fief.audit.crowned_woman": N_("{about} is a woman: king and prince are men"),
    "fief.audit.lords": N_("{about} has {count} lords, {most} are the most"),
    "fief.audit.title": N_("the title of {about} is not what it should be"),
    "fief.audit.capital": N_("{village} lies outside the fief of {about}"),
    "fief.audit.city": N_("{village}, the capital of {about}, has no city"),
    "fief.audit.holder": N_("the title of {about} is held by {lord}, who is not there"),
    "fief.audit.office": N_("{about} has an office and is not there ({office})"),
    "fief.audit.bishop_dead": N_("{about} is a bishop and is not there"),
    "fief.audit.cardinals": N_("there are {count} cardinals, {most} are the most"),
    "position.building": N_("no building is called {name}"),
    "position.lord_twice": N_("{about} is there twice"),
    "position.village_twice": N_("{about} is there twice"),
    "position.office_twice": N_("there are two for one office: {name}"),
    "position.spouse": N_("{about} is married to somebody else"),
    "position.bishop_twice": N_("{about} has two bishops"),
    "position.title_twice": N_("the title of {about} is given twice"),
    "position.no_capital": N_("{about} has no city: no fief can be there"),
    "position.effect": N_("no effect is called {name}"),
}
ACTS: dict[str, str] = {
    "fief map load": N_(
        "The board is laid out: {regions} regions, {villages} villages, {roads} roads"
    ),
    "fief setup roll": N_("The order of choosing: {ranking}"),
    "fief settle": N_("{player} settles in {village} with {lord}"),
    "fief length": N_("The points game will last {turns} turns"),
    "fief done": N_("{player} has finished; next: {next}"),
    "fief done.last": N_("{player} has finished, the last in this phase"),
}
THROWS: dict[str, str] = {
    "fief.setup": N_("who chooses first"),
    "fief.first_lord": N_("the first lord"),
}
THINGS: dict[str, str] = {}
