"""Words of the end of the game: victories, and the points."""

from __future__ import annotations

from commands.texts.marks import N_

# What a victory needs, and what is still missing for it.
MISSING: dict[str, str] = {
    "king": N_("a King"),
    "queen": N_("a Queen"),
    "crown": N_("a King or Queen"),
    "fief": N_("{count:plain} {count:fief|fiefs}"),
}
HAS: dict[str, str] = {
    "king": N_("King {lord}"),
    "queen": N_("Queen {lord}"),
    "fief": N_("{count:plain} {count:fief|fiefs}"),
}
WON = N_("nothing")
NEAR = N_("one step away: {missing}")
OVER = N_("The game ended with turn {turn:plain}: {players} {players:has|have} won.")
LENGTH = N_("points game of {turns:plain} turns")
OPEN = N_("points game; `fief length N` sets how long it lasts")
NONE = N_("points, which count only where the points game is played")
SCORING: dict[str, str] = {
    "cumulative": N_("all counts are added up"),
    "last": N_("the last count decides"),
}
NORMAL = N_("a normal victory ends the game before")
ESCROW = N_("money set aside for captives counts")
# What the chronicle tells of the end of a turn.
WINS = N_("{players} {players:wins|win} the game")
OUT = N_("{player} is out of the game")
COUNTED = N_("the points are counted")
CARDS: dict[str, str] = {
    "cash": N_("money"),
    "king": N_("King"),
    "queen": N_("Queen"),
    "prince": N_("Prince"),
    "duke": N_("Duke"),
    "count": N_("Count"),
    "baron": N_("Baron"),
    "bishop": N_("Bishop"),
    "cardinal": N_("Cardinal"),
}

DUE: dict[str, str] = {
    "won": N_(
        "the game ended with turn {turn:plain}: {players} {players:has|have} won"
    ),
    "winning": N_("as things are, {players} {players:wins|win} with this turn"),
    "near.king": N_("{players} {players:lacks|lack} only a King to win"),
    "near.queen": N_("{players} {players:lacks|lack} only a Queen to win"),
    "near.crown": N_("{players} {players:lacks|lack} only a King or Queen to win"),
    "near.fief": N_("{players} {players:lacks|lack} only one fief to win"),
}
REFUSALS: dict[str, str | tuple[str, str]] = {}
WARNINGS: dict[str, str] = {
    "fief.victory": N_(
        "{players} {players:wins|win} the game: a crown and {fiefs:plain} "
        "{fiefs:fief|fiefs}"
    ),
    "fief.victory_pair": N_(
        "{players} win the game together: King, Queen and {fiefs:plain} "
        "{fiefs:fief|fiefs}"
    ),
    "fief.victory_points": N_(
        "{players} {players:wins|win} the points game with {points:plain} points"
    ),
    "fief.points_counted": N_(
        "the points of turn {turn:plain} are counted: `fief score` shows them"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
