"""Words of the Tactical extension: archers, bombards, mercenaries and their auction."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# So many counters that are worth no points of their own, or always one.
PIECES: Texts = {
    "archer": "{count:plain} {count:archer|archers}",
    "bombard": "{count:plain} {count:bombard|bombards}",
    "mercenary": "{count:plain} {count:mercenary|mercenaries}",
    "guard_knight": "{count:plain} {count:guard knight|guard knights}",
    "guard_sergeant": "{count:plain} {count:guard sergeant|guard sergeants}",
}
COUNTERS: Texts = {"archer": "of archers", "bombard": "of bombards"}
TIED = N_("each types a second bid now; Enter bids the same as before")
GOODS: Texts = {"archer": "archer", "bombard": "bombard"}
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
CONDITIONS: Texts = {
    "plague": "plague in {region} until the turn ends",
    "reserve": "{count:plain} {count:mercenary|mercenaries} for hire",
}
DUE: Texts = {
    "upkeep": "which mercenaries {players} {players:keeps|keep}",
    "auction": "{count:plain} {count:mercenary is|mercenaries are} to be auctioned",
}
DOINGS: Texts = {
    "upkeep": "keep mercenaries",
    "auction": "bid for mercenaries",
}

REFUSALS: Texts = {
    "fief.no_extension": "the Tactical extension is not played",
    "fief.no_extension.hint": "the house rule fief.variant.tactics = true plays it",
    "fief.no_module": "this part of the Tactical extension is not played",
    "fief.no_module.hint": "the house rule {setting} = true plays it",
    "fief.counter_plain": "{what} have no value of their own",
    "fief.counter_plain.hint": "without --value; --count N buys several",
    "fief.stock_own": (
        "{player} has {left:plain} of {most:plain} counters left ({what}), "
        "{wanted:plain} {wanted:is|are} wanted"
    ),
    "fief.stock_own.hint": "those that are lost may be bought again",
    "fief.mercenaries_bid": "mercenaries have no price: they are hired by auction",
    "fief.mercenaries_bid.hint": "`fief auction --bid PLAYER=MONEY --bid PLAYER=MONEY`",
    "fief.mercenaries_stay": "mercenaries do not march: they are brought into a battle, and go home",
    "fief.upkept": "{player} has said already in this turn which mercenaries stay",
    "fief.upkept.hint": "`undo` takes it back",
    "fief.no_mercenaries": "{player} employs no mercenaries",
    "fief.upkeep_late": "the auction of this turn has been held: mercenaries are paid before it",
    "fief.upkeep_late.hint": "`undo` takes it back; --ruling TEXT overrules it",
    "fief.keeps_more": (
        "{player} employs {there:plain} {there:mercenary|mercenaries}, "
        "{wanted:plain} {wanted:is|are} to be kept"
    ),
    "fief.auctioned": "the auction of this turn has been held",
    "fief.auctioned.hint": "`undo` takes it back",
    "fief.upkeep_open": "{players} first {players:says|say} which mercenaries stay",
    "fief.upkeep_open.hint": "`fief upkeep PLAYER --keep N`; 0 keeps none",
    "fief.reserve_empty": "no mercenary is for hire: no auction is held in this turn",
    "fief.no_bids": "who bids how much?",
    "fief.no_bids.hint": "--bid PLAYER=MONEY for each player; 0 is no bid",
    "fief.bid_twice": "{player} bids twice",
    "fief.bid_twice.hint": "--again PLAYER=MONEY is the second bid of those who tie",
    "fief.bid_small": "{player} bids {bid}, the least is {least}",
    "fief.bid_small.hint": "0 is no bid; the house rule tactics.merc.min_bid says how much is least",
    "fief.bid_step": "{player} bids {bid}: bids are multiples of {step}",
    "fief.bid_step.hint": "the house rule tactics.money.scale says of how much",
    "fief.bid_purse": "{player} bids {bid} and has {money}",
    "fief.bid_purse.hint": "what upkeep has cost is paid already",
    "fief.bid_unseen": "this cannot be bid: {least} or more, in steps of {step}, if it can be paid",
    "fief.bid_unseen.hint": "Enter bids nothing, or the same as before",
    "fief.bids_tied": "{players} {players:bids|bid} {bid}: they bid once more, no less",
    "fief.bids_tied.hint": "--again PLAYER=MONEY for each of them",
    "fief.no_tie": "nobody ties: there is no second bid",
    "fief.no_tie.hint": "without --again",
    "fief.not_tied": "{player} does not tie: the others alone bid again",
    "fief.bid_lower": "{player} bids {bid}, the first bid was {least}",
    "fief.bid_lower.hint": "the second bid is no lower; the same may be bid again",
    "fief.camp_empty": "{player} has no mercenaries in camp: there is nothing to revolt against",
    "fief.camp_empty.hint": "--at VILLAGE stirs up a revolt on the board",
}
WARNINGS: Texts = {
    "fief.auction_first": "mercenaries are paid and auctioned before anything is bought: `fief auction`",
    "fief.auction_late": "the auction comes before everything else in this phase",
    "fief.auction_skipped": (
        "no auction was held: {count:plain} {count:mercenary stays|mercenaries stay} "
        "for hire"
    ),
    "fief.upkeep_unpaid": (
        "{player} has not paid {count:plain} {count:mercenary|mercenaries}: "
        "{count:it is|they are} nobody’s again"
    ),
    "fief.mercenaries_home": "{count:plain} {count:mercenary goes|mercenaries go} back to the camp {player:of}",
    "fief.bombards_lost": "{count:plain} {count:bombard|bombards} {player:of} stood alone in {village}: lost",
}
ACTS: Texts = {
    "fief upkeep": "{player} keeps {keep:plain} {keep:mercenary|mercenaries} for {money}",
    "fief upkeep.none": "{player} keeps no mercenaries: {dismissed:plain} {dismissed:goes|go}",
    "fief upkeep.some": (
        "{player} keeps {keep:plain} {keep:mercenary|mercenaries} for {money}; "
        "{dismissed:plain} {dismissed:goes|go}"
    ),
    "fief auction": "{winner} hires {lot:plain} {lot:mercenary|mercenaries} for {money}",
    "fief auction.none": "Nobody bids for the mercenaries",
    "fief auction.tied": "The bids tie twice: nobody hires the mercenaries",
    "fief card play.revolt_camp": (
        "{player} stirs up a revolt against the mercenaries {on:of}: "
        "{eliminated:plain} {eliminated:falls|fall}"
    ),
}
THROWS: Texts = {
    "fief.camp_revolt": "revolt against mercenaries",
    "fief.camp_fight": "rebels and mercenaries fight",
}
THINGS: Texts = {
    "archer": "archers",
    "bombard": "bombards",
    "mercenary": "mercenaries",
    "guard_knight": "guard knights",
    "guard_sergeant": "guard sergeants",
}
REASONS: Texts = {
    "fief upkeep": "mercenaries’ pay",
    "fief auction": "auction of mercenaries",
}
