"""Words of what follows for villages, fiefs, lords and families."""

from __future__ import annotations

from commands.texts.fief.winning import CARDS
from commands.texts.marks import N_

KINDS: dict[str, str] = {
    "lord": N_("lord"),
    "region": N_("region"),
    "diocese": N_("diocese"),
}
PLACES: dict[str, str] = {
    "stock": N_("box"),
    "deck": N_("deck"),
    "discard": N_("discards"),
    "table": N_("table"),
    "unseen": N_("unseen cards"),
    "hand": N_("hand"),
    "guard": N_("royal guard"),
    "escrow": N_("set aside"),
    "debt": N_("debts"),
    "rebels": N_("rebels"),
    "king": N_("King"),
    "queen": N_("Queen"),
    "camp": N_("camp"),
    "waiting": N_("guard that waits"),
    "crown": N_("the crown"),
}
DERIVED: dict[str, str] = {
    "owner.held": N_(
        "in a fief every village is the fief holder’s: {lord} {player:of} carries the "
        "title of {title}"
    ),
    "owner.kept": N_(
        "in a fief every village is the fief holder’s: {player} keeps the title of {title}"
    ),
    "owner.vacant": N_("nobody carries the title of {title}"),
    "owner.aside": N_("rebels hold the city: the title of {title} lies aside"),
    "owner.left": N_("{player} has left the village, which is nobody’s then"),
    "player.held": N_("{lord} {player:of} carries the title"),
    "player.kept": N_("{player} keeps the title, with no lord to carry it"),
    "player.vacant": N_("nobody carries the title"),
    "player.aside": N_("rebels hold the city: the title lies aside"),
    "control.yes": N_("{player} may buy there"),
    "control.capital": N_(
        "{player} cannot buy there: nobody of the family is in {capital}, the capital"
    ),
    "control.empty": N_("{player} cannot buy there: nobody of the family is there"),
    "control.enemy": N_("{player} cannot buy there: {enemies} {enemies:is|are} there"),
    "control.rebels": N_("{player} cannot buy there: rebels are there"),
    "rank": N_("{region} has {many:plain} {many:village|villages}"),
    "held.yes": N_("{player} stands in {capital}, the capital"),
    "held.no": N_("no counter {player:of} stands in {capital}, the capital"),
    "fights.yes": N_("{lord} fights"),
    "fights.captive": N_("{lord} does not fight: a captive"),
    "fights.woman": N_(
        "{lord} does not fight: a woman without a fief, not the Queen, not D’Arc"
    ),
    "ally": N_("{lord} is married to {spouse} {ally:of}"),
    "ally.until": N_("the alliance lasts until the fiefs have passed on"),
    "points": N_("all points together, as things are"),
    "points.cash": N_("{per:plain} for each full {step} of {money}"),
    "points.card": N_("{card}: {lord}"),
    "points.kept": N_("{card}, kept without a lord"),
    "victory": N_("a crown and {fiefs} {fiefs:fief|fiefs}"),
    "victory.pair": N_("King, Queen and {fiefs} {fiefs:fief|fiefs}, with {ally}"),
    "lacks.crown": N_("a crown, to win alone"),
    "lacks.fief": N_("fiefs, to win alone: there {fiefs:is|are} {fiefs}"),
    "lacks.king.pair": N_("the King, to win with {ally}"),
    "lacks.queen.pair": N_("the Queen, to win with {ally}"),
    "lacks.fief.pair": N_(
        "fiefs, to win with {ally}: there {fiefs:is|are} {fiefs} between them"
    ),
}

# Facts of these sentences that are codes.
PHRASED: dict[str, dict[str, str]] = {"card": CARDS}

REFUSALS: dict[str, str | tuple[str, str]] = {}
WARNINGS: dict[str, str] = {}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {
    "v1": N_("soldiers of 1"),
    "v3": N_("soldiers of 3"),
    "v6": N_("soldiers of 6"),
    "castle": N_("castle"),
    "city": N_("city"),
    "mill": N_("mill"),
    "press": N_("press"),
    "card": N_("cards"),
    "darc": N_("D’Arc"),
    "tithe": N_("tithe"),
    "tallage": N_("tallage"),
    "plague": N_("plague"),
    "escape": N_("escape"),
    "assassination": N_("assassination"),
    "justice": N_("justice"),
    "bad_weather": N_("bad weather"),
    "sun": N_("sun"),
    "famine": N_("famine"),
    "good_harvest": N_("good harvest"),
    "revolt": N_("revolt"),
    "villages": N_("villages"),
    "regions": N_("regions"),
    "dioceses": N_("dioceses"),
    "region": N_("region"),
    "diocese": N_("diocese"),
    "roads": N_("roads"),
    "guests": N_("guests"),
    "bishop": N_("bishop"),
    "capital": N_("capital"),
    "keeper": N_("keeper"),
    "aside": N_("lies aside"),
    "village": N_("village"),
    "at": N_("place"),
    "laid": N_("laid in turn"),
    "discarded": N_("discarded"),
    "captor": N_("captor"),
    "spouse": N_("spouse"),
    "cardinal": N_("cardinal"),
    "dungeon": N_("dungeon"),
    "king": N_("King"),
    "queen": N_("Queen"),
    "regent": N_("Regent"),
    "prince": N_("Prince"),
    "control": N_("control"),
    "rank": N_("rank"),
    "held": N_("capital held"),
    "fights": N_("fights"),
    "ally": N_("ally"),
    "points": N_("points"),
    "victory": N_("victory"),
    "lacks": N_("lacking for a victory"),
    "heir": N_("heir"),
    "regent_until": N_("regency until turn"),
    "hereditary": N_("King by birth"),
    "elected": N_("King elect"),
    "out": N_("died out in turn"),
    "length": N_("turns to be played"),
    "revolt_at": N_("rebels at"),
    "revolt_since": N_("revolt since turn"),
    "assassin": N_("who had somebody murdered"),
    "murdered": N_("who was murdered"),
    "counted": N_("points at each count"),
    "winners": N_("winners"),
    "over": N_("ended"),
    "income": N_("income paid"),
}
