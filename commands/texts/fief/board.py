"""Words for the board, the turn and the setting up."""

from __future__ import annotations

from commands.texts.marks import Texts

PHASES: Texts = {
    "cards": "cards",
    "income": "income",
    "purchases": "purchases",
    "movement": "movement",
    "combat": "combat",
    "negotiations": "negotiations",
}

# Buildings that may be beside a village.
BUILDINGS: Texts = {"castle": "castle", "city": "city"}

# Conditions on the board, each in a few words.
CONDITIONS: Texts = {
    "bad_weather": "bad weather in {region}",
    "famine": "famine in {region}",
    "tallage": "tallage in {region} ({player})",
    "tithe": "tithe in {diocese} ({player})",
    "revolt": "revolt in {village}, led by {player}",
    "revolt.before": "revolt at the entrance to {village}, led by {player}",
    "king": "King {lord}",
    "queen": "Queen {lord}",
    "regent": "Regent {lord}",
    "prince": "Prince {lord}",
    "vacant": "the throne is vacant",
    "captive": "{lord}: captive of {captor}",
    "captive.rebels": "{lord}: captive of the rebels",
    "aside": "the title of {region} is kept by the Grand Treasurer",
}

# What the table must not forget.
DUE: Texts = {
    "map": "no board is loaded",
    "roads": "the board has no roads: distances are not checked",
    "settle": "players who have not settled yet: {players}",
    "deal": "cards are to be dealt: {hands}",
    "deal.untracked": "cards are to be dealt, up to 3 in each hand",
    "reshuffle": "the deck is too small: {cards} {cards:discard goes|discards go} back into it",
    "income": "the income is due",
    "assault": "{players} at the entrance to {village}, from {origin}",
    "assault.due": "{players} at the entrance to {village}, from {origin}: a battle is due",
    "fight": "{players} may attack {defenders} in {village}",
    "talk": "advice: no more than {minutes} minutes of talk",
    "points": "points are counted at the end of this turn",
    "end": "the points game ends after turn {turn:plain}",
}

RANKED: Texts = {
    "king": "King",
    "queen": "Queen",
    "regent": "Regent",
    "prince": "Prince",
    "cardinal": "Cardinal",
}
LORDSHIPS: Texts = {
    "baron": "Baron {capital:of}",
    "count": "Count {capital:of}",
    "duke": "Duke {capital:of}",
}
LADYSHIPS: Texts = {
    "baron": "Baroness {capital:of}",
    "count": "Countess {capital:of}",
    "duke": "Duchess {capital:of}",
}
KINDS: Texts = {
    "baron": "barony",
    "count": "county",
    "duke": "duchy",
    "bishop": "bishop",
    **RANKED,
}
GUARDS: Texts = {
    "king": "King’s guard",
    "queen": "Queen’s guard",
}

REFUSALS: Texts = {
    "fief.out": "{player:subject} {player:is|are} out of the game",
    "fief.passed": "{player:subject’s} turn in this phase is over: a player later in the order has already acted",
    "fief.passed.hint": "--ruling TEXT overrides the rule",
    "fief.finished": "{player:subject} {player:has|have} already finished this phase (`fief done`)",
    "fief.finished.hint": "`undo` of that entry gives the turn back; --ruling TEXT overrides the rule",
    "fief.done": "{player:subject} {player:has|have} already finished this phase: `fief done` is not needed again",
    "fief.done.hint": "`phase next` ends the phase; `undo` gives the turn back",
    "fief.waits": "nothing is written: {players} {players:has|have} not acted in this phase",
    "fief.waits.hint": "`fief done` records that a player does nothing in this phase",
    "fief.passed_over": "{player:subject} {player:was|were} passed over in this phase: {other}, who {other:comes|come} later, {other:has|have} already acted",
    "fief.passed_over.hint": "`undo` of the later entries gives the turn back; --ruling TEXT overrides the rule",
    "fief.part_of_fief": "{village} belongs to a fief: it goes with the capital, {capital}",
    "fief.part_of_fief.hint": "`title grant` gives the whole fief; --ruling TEXT overrides the rule",
    "fief.no_city": "there is no city in {region}: there can be no fief there",
    "fief.no_city.hint": "`fief found` founds a fief",
    "fief.map_in_use": "the board is in use: {about} is on it",
    "fief.map_in_use.hint": "`undo` takes back earlier entries; only an empty board can be replaced",
    "fief.map_strict": "the map does not match the board: {regions} {regions:region|regions}, {dioceses} {dioceses:diocese|dioceses}, {villages} {villages:village|villages}",
    "fief.map_strict.hint": "the house rule fief.map.strict = false accepts such a map",
    "fief.nobody": "there are no players yet",
    "fief.nobody.hint": "`players add NAME`",
    "fief.chosen_already": "{player:subject} {player:has|have} already chosen a village: the order is fixed",
    "fief.no_map": "no board is loaded yet",
    "fief.no_map.hint": "`fief map new FILE` makes a map file; `fief map load FILE` loads it",
    "fief.settled": "{player:subject} already {player:has|have} a village",
    "fief.village_taken": "{village} is already taken by {player}",
    "fief.choosing": "{first:subject} {first:chooses|choose} before {player}",
    "fief.choosing.hint": "--ruling TEXT overrides the rule",
    "fief.lord_gone": "{lord} is no longer among the cards",
    "fief.no_lord_left": "no lord is left among the cards",
    "fief.length": "a points game cannot last {count} {count:turn|turns}",
    "fief.length.hint": "possible values: {options:or}",
    "fief.length_late": "the length must be agreed before the game, not in turn {turn:plain}",
    "fief.length_late.hint": "--ruling TEXT overrides the rule",
    "fief.length_same": "the length is already set: {count} turns",
    "fief.no_points_game": "this is not a points game",
    "fief.no_points_game.hint": "`rules set fief.variant.points true` chooses this variant",
    "fief.players_most": "the box has {most} sets of soldiers: {players} players is too many",
    "unknown_name.region": "there is no region “{name}”",
    "unknown_name.diocese": "there is no diocese “{name}”",
    "unknown_name.lord": "no lord “{name}” is in play",
    "name_taken.region": "there is already a region “{name}”",
    "name_taken.diocese": "there is already a diocese “{name}”",
}
WARNINGS: Texts = {
    "fief.passes_over": (
        "{players} {players:is|are} passed over and {players:loses the|lose their} turn in this phase: `undo` gives it back"
    ),
    "fief.gift": "gifts and loans belong to the negotiation phase",
    "fief.income_unasked": "the income of turn {turn:plain} has now been paid",
    "fief.eliminated": "{player:subject} {player:has|have} nobody left on the board and {player:is|are} out of the game",
    "fief.players_few": "the game is for {least} players or more",
    "fief.points_proposed": "for three players the rules provide the points game: `rules set fief.variant.points true`",
    "fief.length_changed": "the game was to last {count} {count:turn|turns}",
    "fief.map.regions": "the map has {count} {count:region|regions}, but the board has {expected}",
    "fief.map.dioceses": "the map has {count} {count:diocese|dioceses}, but the board has {expected}",
    "fief.map.sizes": "the regions of the map have {found} villages, but those of the board have {expected}",
    "fief.map.no_roads": "the map has no roads: distances will not be checked",
    "fief.map.lonely": "no road leads to {villages:and}",
    "fief.map.parts": "the roads split the board into {count} parts that are not connected",
    "fief.map.without_region": "{villages:and}: in no region",
    "fief.map.without_diocese": "{villages:and}: in no diocese",
    "fief.owner_absent": "{village} belongs to {player}, but no member of the family is there",
}
FINDINGS: Texts = {
    "fief.map.region_twice": "{name} is already in a region: {whole}",
    "fief.map.diocese_twice": "{name} is already in a diocese: {whole}",
    "fief.map.most": "{name} is one too many: at most {most} of each kind",
    "fief.map.no_region": "{name} is in no region",
    "fief.map.no_diocese": "{name} is in no diocese",
    "fief.map.road": 'a road is written `between = ["A", "B"]`',
    "fief.map.road_loop": "the road {name} ends where it begins",
    "fief.map.road_twice": "the road {name} is listed twice",
    "fief.audit.road": "the road from {about} to {other} goes one way only",
    "fief.audit.production": "{about} has {count} mills and presses; {most} is the limit",
    "fief.audit.castles": "{about} has a second castle or city",
    "fief.audit.nowhere": "{about} is nowhere on the board",
    "fief.audit.captor": "the captor of {about} cannot hold captives",
    "fief.audit.spouse": "{about} and {spouse} are not married to each other",
    "fief.audit.bishop": "{about} is bishop of more than one diocese",
    "fief.audit.bishop_woman": "{about} is a bishop, but is a woman",
    "fief.audit.out": "{about} is out of the game, but still has {lord} on the board",
    "fief.audit.out_troops": "{about} is out of the game, but still has soldiers in {village}",
    "fief.audit.out_holds": "{about} is out of the game, but still has {holding}",
    "fief.audit.widowed": "{about} is married to {spouse}, who is not in play",
    "fief.audit.allies": "{about} is allied with {ally} and with {other}",
    "fief.audit.darc_wed": "{about} is D’Arc, yet is married to {spouse}",
    "fief.audit.couple": "{about} and {spouse} cannot marry each other",
    "fief.audit.darc": "{about} has the D’Arc card, but is a man",
    "fief.audit.crowned_man": "{about} is a man: the Queen and the Regent must be women",
    "fief.audit.crowned_woman": "{about} is a woman: the King and the Prince must be men",
    "fief.audit.lords": "{about} has {count} lords; {most} is the limit",
    "fief.audit.title": "the title of {about} does not have the right rank",
    "fief.audit.capital": "{village} lies outside the fief of {about}",
    "fief.audit.city": "{village}, the capital of {about}, has no city",
    "fief.audit.holder": "the title of {about} is held by {lord}, who is not in play",
    "fief.audit.office": "{about} has an office but is not in play ({office})",
    "fief.audit.bishop_dead": "{about} is a bishop but is not in play",
    "fief.audit.cardinals": "there are {count} cardinals; {most} is the limit",
    "position.building": "no building is called {name}",
    "position.lord_twice": "{about} is listed twice",
    "position.village_twice": "{about} is listed twice",
    "position.office_twice": "two lords hold the same office: {name}",
    "position.own_spouse": "{about}: nobody can be their own spouse",
    "position.spouse": "{about} is married to somebody else",
    "position.bishop_twice": "{about} has two bishops",
    "position.title_twice": "the title of {about} is given twice",
    "position.no_capital": "{about} has no city: there can be no fief there",
    "position.effect": "no effect is called {name}",
}
ACTS: Texts = {
    "fief map load": "The board is laid out: {regions} {regions:region|regions}, {villages} {villages:village|villages}, {roads} {roads:road|roads}",
    "fief setup roll": "Order of choice: {ranking}",
    "fief settle": "{player:subject} {player:settles|settle} in {village} with {lord}",
    "fief length": "The points game will last {turns} turns",
    "fief done": "{player:subject} {player:has|have} finished; next: {next}",
    "fief done.last": "{player:subject} {player:has|have} finished, the last to do so in this phase",
}
THROWS: Texts = {
    "fief.setup": "who chooses first",
    "fief.first_lord": "the first lord",
}
