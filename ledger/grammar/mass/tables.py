"""The tables of mass combat, to look things up."""

from __future__ import annotations

from ledger.grammar import COUNTED, RULES, Question, Kind, arg, opt, by_path
from ledger.grammar.mass import ENGAGEMENT, MEN, SITUATION, WALLS

TOTAL = Kind("mass.total", "mass.total")
TACTIC = Kind("mass.tactic", "mass.tactic")

COMMANDS = by_path(
    Question("mass cell", words=(opt("situation", SITUATION, required=True), opt("engagement", ENGAGEMENT, required=True), opt("total", TOTAL, required=True), RULES)),
    Question("mass tactics", words=(arg("attacker", TACTIC), arg("defender", TACTIC), RULES)),
    Question("mass numbers", words=(arg("men_a", MEN), arg("men_b", MEN), opt("fort_a", WALLS), opt("fort_b", WALLS), RULES)),
    Question("mass raises", words=(arg("totals", COUNTED, many=True), RULES)),
    Question("mass wounds", words=(opt("tn", COUNTED, required=True), opt("hits", COUNTED, required=True), opt("dracheneisen", COUNTED), RULES)),
)
