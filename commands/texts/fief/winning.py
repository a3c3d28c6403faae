"""Words for the end of the game: victories and points."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# What a victory needs, and what is still missing.
MISSING: Texts = {
    "king": "a King",
    "queen": "a Queen",
    "crown": "a King or Queen",
    "fief": "{count} {count:fief|fiefs}",
}
HAS: Texts = {
    "king": "King {lord}",
    "queen": "Queen {lord}",
    "fief": "{count} {count:fief|fiefs}",
}
WON = N_("nothing")
NEAR = N_("one thing away from victory: {missing}")
OVER = N_("The game ended after turn {turn:plain}: {players} {players:has|have} won")
LENGTH = N_("points game of {turns} turns")
OPEN = N_("points game; `fief length N` sets how long it lasts")
NONE = N_("points (they count only in a points game)")
SCORING: Texts = {
    "cumulative": "all counts are added up",
    "last": "the last count decides",
}
NORMAL = N_("a normal victory ends the game early")
ESCROW = N_("money set aside for captives counts")
# Sentences of the chronicle for the end of a turn.
WINS = N_("{players} {players:wins|win} the game")
OUT = N_("{player:subject} {player:is|are} out of the game")
COUNTED = N_("the points are counted")
CARDS: Texts = {
    "cash": "money",
    "king": "King",
    "queen": "Queen",
    "prince": "Prince",
    "duke": "Duke",
    "count": "Count",
    "baron": "Baron",
    "bishop": "Bishop",
    "cardinal": "Cardinal",
}

DUE: Texts = {
    "won": "the game ended after turn {turn:plain}: {players} {players:has|have} won",
    "winning": "as things stand, {players} {players:wins|win} at the end of this turn",
    "near.king": "{players} {players:needs|need} only a King to win",
    "near.queen": "{players} {players:needs|need} only a Queen to win",
    "near.crown": "{players} {players:needs|need} only a King or Queen to win",
    "near.fief": "{players} {players:needs|need} only one more fief to win",
}
WARNINGS: Texts = {
    "fief.victory": (
        "{players} {players:wins|win} the game: a crown and {fiefs} {fiefs:fief|fiefs}"
    ),
    "fief.victory_pair": (
        "{players} win the game together: King, Queen and {fiefs} {fiefs:fief|fiefs}"
    ),
    "fief.victory_points": "{players} {players:wins|win} the points game with {points} {points:point|points}",
    "fief.points_counted": "the points of turn {turn:plain} have been counted: `fief score` shows them",
}
