"""The words of reports: headings, labels of figures, the foot."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

TITLE = N_("Chronicle: {game}")
TURNS = N_("turns {first:plain} to {last:plain}")
TURN = N_("turn {turn:plain}")
KNOWN_TO = N_("what {player} may know")
FOOT = N_("{entries} {entries:entry|entries} · {head}")
FOOT_CLOSED = N_("{entries} {entries:entry|entries}")  # a hash would confirm a guess

SECTIONS: Texts = {
    "standings": "Standings",
    "chronicle": "Chronicle",
    "battles": "Battles",
    "money": "Money",
    "territories": "Territories",
    "titles": "Titles",
    "map": "Map",
}

BALANCES = N_("money at the end of each turn")
RECEIVED = N_("received")
PAID = N_("paid")
COUNTED = N_("territories at the end of each turn")
FIGURES = N_("in figures")
CURVE = N_("curve")
MAP = N_("who held what at the end of turn {turn:plain}")
MAP_NOW = N_("who holds what")
BATTLE = N_("Turn {turn:plain}, entry {entry:plain}")
BATTLE_AT = N_("{place}: {one} against {other}, turn {turn:plain}")
BATTLE_OF = N_("{one} against {other}, turn {turn:plain}")
CHANCES = N_("what the odds were: {one} {first}, {other} {second}")
LUCK = N_("of 100 such rolls, how many come out lower")
LEFT = N_("points left")
LIKELY = N_("chance in %")
HELD = N_("owners")
BORNE = N_("holders")
SPAN = N_("{who}, turn {since:plain}")
SPAN_TO = N_("{who}, turns {since:plain} to {until:plain}")
SPAN_ON = N_("{who}, since turn {since:plain}")
RULED = N_("the referee rules: {text}")
REMARK = N_("“{text}”")
UNDONE = N_("taken back by entry {entry:plain}")
UNKNOWN = N_("not yet known")
