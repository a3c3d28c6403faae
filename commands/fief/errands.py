"""The commands of Fief for what is due, and for what a player may do."""

from __future__ import annotations

from commands.errand import Errand

ERRANDS: dict[str, Errand | None] = {
    "map": Errand("fief map load"),
    "roads": None,
    "settle": Errand("fief settle", player="players"),
    "deal": Errand("fief deal"),
    "reshuffle": None,  # the deal does it
    "income": Errand("fief income"),
    "upkeep": Errand("fief upkeep", player="players"),
    "auction": Errand("fief auction", bids="?"),
    "guards": None,
    "assault": Errand(
        "fief battle",
        where="defenders",
        village="village",
        attackers="players",
        defenders="defenders",
    ),
    "fight": Errand(
        "fief battle",
        village="village",
        attackers="players",
        defenders="defenders",
    ),
    "rebels_fight": Errand(
        "fief battle", village="village", attackers="=rebels", defenders="players"
    ),
    "calm": Errand("fief calm", lord="lords?"),
    "sale": Errand("fief seat", diocese="diocese"),
    "ransom": Errand("fief ransom", lord="lords?"),
    "inheritance": Errand("fief inherit", regions="region"),
    "election": Errand("fief elect", where="candidates"),
    "coronation": Errand("fief crown", lord="lord"),
    "talk": None,
    "points": None,
    "end": None,
    "winning": None,
    "near": None,
    "won": None,
}


def _card(**words: str) -> Errand:
    """The command by which a player plays a card."""
    return Errand("fief card play", player="player", card="goods", **words)


# By the act with the rule that allows it, else with its thing, else by the act alone.
DOINGS: dict[str, Errand] = {
    "auction": Errand("fief auction", bids="?"),
    "battle": Errand(
        "fief battle", village="where", attackers="attackers", defenders="defenders"
    ),
    "bestow": Errand("fief bestow", region="where"),
    "buy": Errand(
        "fief buy",
        player="player",
        item="goods",
        at="where.territory",
        lord="where.lord",
        value="value",
    ),
    "calm": Errand("fief calm", lord="where"),
    "card play": _card(on="where"),
    **dict.fromkeys(
        [f"card play {card}" for card in ("plague", "bad_weather", "famine")],
        _card(on="?"),
    ),
    "card play assassination": _card(lord="?"),
    "card play bishop": _card(on="?", lord="where"),
    "card play darc": _card(lord="where"),
    "card play escape": _card(lord="where"),
    "card play lord": _card(lord="?"),
    "card play revolt": _card(at="?"),
    "card play TAC-MERC-32": _card(on="where"),
    "consecrate": Errand("fief crown", lord="where", by="by"),
    "consecrate FIEF-CROWN-03": Errand("fief crown", lord="where", by="?"),  # not alone
    "crown": Errand("fief crown", lord="where"),
    "elect": Errand("fief elect"),
    "found": Errand(
        "fief found", player="player", region="where", capital="capitals?", lord="?"
    ),
    "guard": Errand("fief guard", lord="where"),
    "inherit": Errand("fief inherit", regions="where"),
    "marry": Errand("fief marry", one="where", other="spouse"),
    "move": Errand("fief move", player="player", lord="where", to="?"),
    "prince": Errand("fief prince", by="player"),
    "ransom": Errand("fief ransom", lord="where"),
    "rebels march": Errand("fief rebels march", player="player", to="?"),
    "seat": Errand("fief seat", diocese="where"),
    "sell": Errand("fief sell", lord="where"),
    "upkeep": Errand("fief upkeep", player="player"),
}

# The question for the chances of a battle, made from the words of its command.
ODDS = {"fief battle": Errand("fief odds", village="village")}
