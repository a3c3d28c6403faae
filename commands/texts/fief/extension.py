"""Words of the Tactical extension: archers, bombards, mercenaries and their auction."""

from __future__ import annotations

from commands.texts.marks import N_

# So many counters that are worth no points of their own, or always one.
PIECES: dict[str, str] = {
    "archer": N_("{count:plain} {count:archer|archers}"),
    "bombard": N_("{count:plain} {count:bombard|bombards}"),
    "mercenary": N_("{count:plain} {count:mercenary|mercenaries}"),
    "guard_knight": N_("{count:plain} {count:guard knight|guard knights}"),
    "guard_sergeant": N_("{count:plain} {count:guard sergeant|guard sergeants}"),
}
COUNTERS: dict[str, str] = {"archer": N_("of archers"), "bombard": N_("of bombards")}
TIED = N_("each types a second bid now; Enter bids the same as before")
GOODS: dict[str, str] = {"archer": N_("archer"), "bombard": N_("bombard")}
# Other words for them that people type, without accents.
ALSO: dict[str, str] = {
    "archers": "archer",
    "bombards": "bombard",
    "bombarde": "bombard",
    "bombardes": "bombard",
    "mercenaries": "mercenary",
    "mercenaires": "mercenary",
    "mercenaire": "mercenary",
}
ITEMS = {kind: PIECES[kind] for kind in GOODS}
CONDITIONS: dict[str, str] = {
    "plague": N_("plague in {region} until the turn ends"),
    "reserve": N_("{count:plain} {count:mercenary|mercenaries} for hire"),
}
DUE: dict[str, str] = {
    "upkeep": N_(
        "which mercenaries {players} {players:keeps|keep}: "
        "`fief upkeep PLAYER --keep N`"
    ),
    "auction": N_(
        "{count:plain} {count:mercenary is|mercenaries are} to be auctioned: "
        "`fief auction`"
    ),
}
DOINGS: dict[str, str] = {
    "upkeep": N_("keep mercenaries"),
    "auction": N_("bid for mercenaries"),
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.no_extension": (
        N_("the Tactical extension is not played"),
        N_("the house rule fief.variant.tactics = true plays it"),
    ),
    "fief.no_module": (
        N_("this part of the Tactical extension is not played"),
        N_("the house rule {setting} = true plays it"),
    ),
    "fief.counter_plain": (
        N_("{what} have no value of their own"),
        N_("without --value; --count N buys several"),
    ),
    "fief.stock_own": (
        N_(
            "{player} has {left:plain} of {most:plain} counters left ({what}), "
            "{wanted:plain} {wanted:is|are} wanted"
        ),
        N_("those that are lost may be bought again"),
    ),
    "fief.mercenaries_bid": (
        N_("mercenaries have no price: they are hired by auction"),
        N_("`fief auction --bid PLAYER=MONEY --bid PLAYER=MONEY`"),
    ),
    "fief.mercenaries_stay": N_(
        "mercenaries do not march: they are brought into a battle, and go home"
    ),
    "fief.upkept": (
        N_("{player} has said already in this turn which mercenaries stay"),
        N_("`undo` takes it back"),
    ),
    "fief.no_mercenaries": N_("{player} employs no mercenaries"),
    "fief.upkeep_late": (
        N_("the auction of this turn has been held: mercenaries are paid before it"),
        N_("`undo` takes it back; --ruling TEXT overrules it"),
    ),
    "fief.keeps_more": N_(
        "{player} employs {there:plain} {there:mercenary|mercenaries}, "
        "{wanted:plain} {wanted:is|are} to be kept"
    ),
    "fief.auctioned": (
        N_("the auction of this turn has been held"),
        N_("`undo` takes it back"),
    ),
    "fief.upkeep_open": (
        N_("{players} first {players:says|say} which mercenaries stay"),
        N_("`fief upkeep PLAYER --keep N`; 0 keeps none"),
    ),
    "fief.reserve_empty": N_(
        "no mercenary is for hire: no auction is held in this turn"
    ),
    "fief.no_bids": (
        N_("who bids how much?"),
        N_("--bid PLAYER=MONEY for each player; 0 is no bid"),
    ),
    "fief.bid_twice": (
        N_("{player} bids twice"),
        N_("--again PLAYER=MONEY is the second bid of those who tie"),
    ),
    "fief.bid_small": (
        N_("{player} bids {bid}, the least is {least}"),
        N_("0 is no bid; the house rule tactics.merc.min_bid says how much is least"),
    ),
    "fief.bid_step": (
        N_("{player} bids {bid}: bids are multiples of {step}"),
        N_("the house rule tactics.money.scale says of how much"),
    ),
    "fief.bid_purse": (
        N_("{player} bids {bid} and has {money}"),
        N_("what upkeep has cost is paid already"),
    ),
    "fief.bid_unseen": (
        N_(
            "this cannot be bid: {least} or more, in steps of {step}, if it can be paid"
        ),
        N_("Enter bids nothing, or the same as before"),
    ),
    "fief.bids_tied": (
        N_("{players} {players:bids|bid} {bid}: they bid once more, no less"),
        N_("--again PLAYER=MONEY for each of them"),
    ),
    "fief.no_tie": (
        N_("nobody ties: there is no second bid"),
        N_("without --again"),
    ),
    "fief.not_tied": N_("{player} does not tie: the others alone bid again"),
    "fief.bid_lower": (
        N_("{player} bids {bid}, the first bid was {least}"),
        N_("the second bid is no lower; the same may be bid again"),
    ),
    "fief.camp_empty": (
        N_("{player} has no mercenaries in camp: there is nothing to revolt against"),
        N_("--at VILLAGE stirs up a revolt on the board"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.auction_first": N_(
        "mercenaries are paid and auctioned before anything is bought: `fief auction`"
    ),
    "fief.auction_late": N_("the auction comes before everything else in this phase"),
    "fief.auction_skipped": N_(
        "no auction was held: {count:plain} {count:mercenary stays|mercenaries stay} "
        "for hire"
    ),
    "fief.upkeep_unpaid": N_(
        "{player} has not paid {count:plain} {count:mercenary|mercenaries}: "
        "{count:it is|they are} nobody’s again"
    ),
    "fief.mercenaries_home": N_(
        "{count:plain} {count:mercenary goes|mercenaries go} back to the camp {player:of}"
    ),
    "fief.bombards_lost": N_(
        "{count:plain} {count:bombard|bombards} {player:of} stood alone in {village}: lost"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief upkeep": N_(
        "{player} keeps {keep:plain} {keep:mercenary|mercenaries} for {money}"
    ),
    "fief upkeep.none": N_(
        "{player} keeps no mercenaries: {dismissed:plain} {dismissed:goes|go}"
    ),
    "fief upkeep.some": N_(
        "{player} keeps {keep:plain} {keep:mercenary|mercenaries} for {money}; "
        "{dismissed:plain} {dismissed:goes|go}"
    ),
    "fief auction": N_(
        "{winner} hires {lot:plain} {lot:mercenary|mercenaries} for {money}"
    ),
    "fief auction.none": N_("Nobody bids for the mercenaries"),
    "fief auction.tied": N_("The bids tie twice: nobody hires the mercenaries"),
    "fief card play.revolt_camp": N_(
        "{player} stirs up a revolt against the mercenaries {on:of}: "
        "{eliminated:plain} {eliminated:falls|fall}"
    ),
}
THROWS: dict[str, str] = {
    "fief.camp_revolt": N_("revolt against mercenaries"),
    "fief.camp_fight": N_("rebels and mercenaries fight"),
}
THINGS: dict[str, str] = {
    "archer": N_("archers"),
    "bombard": N_("bombards"),
    "mercenary": N_("mercenaries"),
    "guard_knight": N_("guard knights"),
    "guard_sergeant": N_("guard sergeants"),
}
REASONS: dict[str, str] = {
    "fief upkeep": N_("mercenaries’ pay"),
    "fief auction": N_("auction of mercenaries"),
}
