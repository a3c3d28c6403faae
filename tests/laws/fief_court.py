"""Any sort of court in Fief, drawn by a seed: who lives, wears a crown, or is held."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ledger import wire
from ledger.rules.fief.families import lords
from ledger.rules.fief.tables import BOX, LORDS
from tests.ledger.rules.fief.positions import effect, holding, person, village

if TYPE_CHECKING:
    from random import Random  # noqa: TID251 - given by the test, and seeded

PLAYERS = ("Anne", "Bruno", "Chloé", "Dora", "Émile")
REGIONS = {
    "Rouge": ("Bourg", "Vaux", "Pré", "Orme", "Gué"),
    "Bleu": ("Beaujeu", "Lac", "Mont", "Puy"),
    "Vert": ("Sigy", "Blé", "Foin", "Sel"),
    "Noir": ("Sennecy", "Roc", "Val"),
    "Or": ("Tournus", "Bois", "Cor"),
}
DIOCESES = {"Cluny": ("Rouge",), "Autun": ("Bleu", "Noir"), "Tulle": ("Vert", "Or")}
PHASES = ("cards", "income", "purchases", "movement", "combat", "negotiations")

# House rules and variants that bear on crowns, captives and heirs, with values other
# than their defaults.
RULES: dict[str, tuple[str, ...]] = {
    "fief.variant.surrender": ("true",),
    "fief.variant.bishop_auction": ("true",),
    "fief.variant.tactics": ("true",),
    "fief.variant.points": ("true",),
    "tactics.guard.replaces_base": ("false",),
    "tactics.guard.late_swap": ("true",),
    "tactics.guard.hereditary_king": ("true",),
    "tactics.guard.regent_inherits": ("true",),
    "tactics.guard.change_for_swap": ("true",),
    "fief.guard.regent_keeps": ("true",),
    "fief.queen_mother.keeps": ("always", "never"),
    "fief.regency.minor_wife": ("at_once",),
    "fief.regent.remarriage_ends": ("true",),
    "fief.marry.prisoner": ("false",),
    "fief.prince.phase": ("6",),
    "fief.vote.split": ("true",),
    "fief.vote.tie": ("any",),
    "fief.vote.candidate_of": ("anyone",),
    "fief.bishop.allow_married": ("true",),
    "fief.bishop.allow_royal": ("none", "both"),
    "fief.heir.prisoner": ("false",),
    "fief.heir.split": ("split",),
    "fief.heir.royal_gift": ("own_family",),
    "fief.escape.split": ("true",),
    "fief.escape.any_phase": ("true",),
    "fief.dungeon.by": ("counter",),
    "fief.dungeon.counts_in_limit": ("false",),
    "fief.ransom.multi": ("sum",),
    "fief.win.captive_saves": ("false",),
    "fief.cards.hands": ("untracked",),
    "fief.village.ownership": ("presence",),
}
OFTEN = {"fief.variant.surrender": 0.5, "fief.variant.bishop_auction": 0.5}


def house_rules(chance: Random) -> list[tuple[str, str]]:
    """Some house rules of this table."""
    keys = [key for key in RULES if chance.random() < OFTEN.get(key, 0.25)]
    return [(key, chance.choice(RULES[key])) for key in keys]


def position(chance: Random) -> str:
    """A position file: four or five families in the middle of a game."""
    return _Court(chance).text()


class _Court:
    """The parts of a court, each drawn with regard to the ones before it."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.players = PLAYERS[: chance.choice((4, 5))]
        names = [*LORDS["men"], *LORDS["women"]]
        chance.shuffle(names)
        many = min(len(names) - 3, 3 * len(self.players))
        self.of = {
            name: self.players[at % len(self.players)]
            for at, name in enumerate(names[:many])
        }
        around = [*self.players, *self.players]  # nobody has more than two regions
        chance.shuffle(around)
        self.owner = dict(zip(REGIONS, around, strict=False))
        self.facts: dict[str, dict[str, Any]] = {name: {} for name in self.of}
        self.at = {name: self._somewhere(name) for name in self.of}
        self._titles()
        self._church()
        self._marriages()
        self._crown()
        self._captives()

    def _somewhere(self, name: str) -> str:
        """A place, mostly at home: the capital of one of the family's regions."""
        homes = [r for r, player in self.owner.items() if player == self.of[name]]
        region = self.chance.choice(homes or list(REGIONS))
        every = REGIONS[region]
        return every[0] if self.chance.random() < 0.6 else self.chance.choice(every)

    def _family(self, player: str, *, woman: bool | None = None) -> list[str]:
        return [
            name
            for name, owner in self.of.items()
            if owner == player
            and (woman is None or lords.is_woman(f"lord:{name}") is woman)
        ]

    def _men(self) -> list[str]:
        return [name for name in self.of if not lords.is_woman(f"lord:{name}")]

    def _titles(self) -> None:
        self.cities = [r for r in REGIONS if self.chance.random() < 0.8]
        for region in self.cities:
            if self.chance.random() < 0.85:
                name = self.chance.choice(self._family(self.owner[region]))
                self.facts[name].setdefault("titles", []).append(region)

    def _church(self) -> None:
        men = self._men()
        self.chance.shuffle(men)
        for see in DIOCESES:
            if self.chance.random() < 0.85:
                self.facts[men.pop()]["bishop"] = see
        for name in self.chance.sample(self._men(), self.chance.choice((0, 1, 1, 2))):
            self.facts[name]["cardinal"] = True

    def _single(self, names: list[str]) -> list[str]:
        bound = ("bishop", "cardinal", "spouse", "darc")
        return [n for n in names if not any(key in self.facts[n] for key in bound)]

    def _marriages(self) -> None:
        allied: dict[str, str] = {}
        for _ in range(self.chance.choice((1, 2, 3, 4))):
            one, other = self.chance.sample(self.players, 2)
            if allied.get(one, other) != other or allied.get(other, one) != one:
                continue
            grooms = self._single(self._family(one, woman=False))
            brides = self._single(self._family(other, woman=True))
            if not (grooms and brides):
                continue
            allied |= {one: other, other: one}
            self.facts[grooms[0]]["spouse"] = brides[0]
            self.facts[brides[0]]["spouse"] = grooms[0]
        women = self._single([n for n in self.of if n not in self._men()])
        if women and self.chance.random() < 0.3:
            self.facts[women[0]]["darc"] = True

    def _crown(self) -> None:
        """A married King, a single one, with a Prince or without; or no King."""
        lay = [n for n in self._men() if not {"bishop", "cardinal"} & {*self.facts[n]}]
        wed = [n for n in lay if "spouse" in self.facts[n]]
        self.king = None
        if not lay or self.chance.random() < 0.25:
            return
        self.king = self.chance.choice(wed or lay)
        self.facts[self.king]["king"] = True
        queen = self.facts[self.king].get("spouse")
        if queen:
            self.facts[queen]["queen"] = True
        sons = [n for n in lay if self.of[n] == self.of[self.king] and n != self.king]
        if queen and sons and self.chance.random() < 0.8:
            self.facts[self.chance.choice(sons)]["prince"] = True

    def _captives(self) -> None:
        """Some lords are with a lord of another family, who has captured them."""
        for name, player in self.of.items():
            if self.chance.random() > 0.25 or self._guards(name):
                continue
            jailers = [
                other
                for other, owner in self.of.items()
                if owner != player and "prisoner_of" not in self.facts[other]
            ]
            jailer = self.chance.choice(jailers)
            self.at[name] = self.at[jailer]
            self.facts[name]["prisoner_of"] = self.of[jailer]

    def _guards(self, name: str) -> bool:
        """Whether the lord's family has a captive in this place."""
        return any(
            self.at[held] == self.at[name] and facts.get("prisoner_of") == self.of[name]
            for held, facts in self.facts.items()
        )

    # The position file -------------------------------------------------------------

    def text(self) -> str:
        """The position file."""
        chance, first = self.chance, self.players[0]
        purses = {player: chance.randrange(5, 40) * 100 for player in self.players}
        money = "".join(f"{wire.dumps(p)} = {sum_}\n" for p, sum_ in purses.items())
        phase = chance.choice(PHASES)
        return (
            f'game = "fief"\nplayers = {wire.dumps(list(self.players))}\nturn = 5\n'
            f'phase = "{phase}"\nfirst_player = {wire.dumps(first)}\n[money]\n{money}\n'
            f"{_board()}\n{self._villages()}{self._people()}{self._rest()}[hands]\n"
            + "".join(
                f"{wire.dumps(p)} = {chance.randint(1, 3)}\n" for p in self.players
            )
        )

    def _villages(self) -> str:
        found = []
        for region, own in REGIONS.items():
            player = self.owner[region]
            for at, name in enumerate(own):
                more: dict[str, Any] = {}
                if not at:
                    more["building"] = "city" if region in self.cities else "castle"
                if self.chance.random() < 0.3:
                    more["mills"] = 1
                few = at and self.chance.random() < 0.6
                some = "" if few else f"{player}.v1=1"
                found.append(village(name, player, some, **more))
        return "".join(found)

    def _people(self) -> str:
        return "".join(
            person(name, player, self.at[name], **self.facts[name])
            for name, player in self.of.items()
        )

    def _rest(self) -> str:
        found = ""
        held = [n for n, facts in self.facts.items() if "prisoner_of" in facts]
        for name in held[:2]:
            found += holding(f"escrow/lord:{name}", "money", 200)
        for office in ("king", "queen"):
            for facts in self.facts.values():
                if office in facts and "prisoner_of" not in facts:
                    found += holding(f"guard/{office}", "v1", BOX[office]["v1"])
        if self.chance.random() < 0.3:
            found += effect("tithe", diocese="Tulle", player=self.players[1])
        return found


def _board() -> str:
    parts = [
        f"[[region]]\nname = {wire.dumps(name)}\nvillages = {wire.dumps(list(own))}\n"
        for name, own in REGIONS.items()
    ]
    for name, regions in DIOCESES.items():
        own = [village for region in regions for village in REGIONS[region]]
        known = f"name = {wire.dumps(name)}\nvillages = {wire.dumps(own)}\n"
        parts.append(f"[[diocese]]\n{known}")
    every = [village for own in REGIONS.values() for village in own]
    roads = [*pairwise(every), (every[-1], every[0]), ("Bourg", "Sigy")]
    parts += [f"[[road]]\nbetween = {wire.dumps(list(pair))}\n" for pair in roads]
    return "\n".join(parts)
