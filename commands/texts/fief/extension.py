"""Words for the Tactical extension: archers, bombards, mercenaries, their auction."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# Counters without a value, or always worth one point.
PIECES: Texts = {
    "archer": "{count} {count:archer|archers}",
    "bombard": "{count} {count:bombard|bombards}",
    "mercenary": "{count} {count:mercenary|mercenaries}",
    "guard_knight": "{count} {count:guard knight|guard knights}",
    "guard_sergeant": "{count} {count:guard sergeant|guard sergeants}",
}
COUNTERS: Texts = {"archer": "of archers", "bombard": "of bombards"}
TIED = N_("each tied player now types a second bid; Enter repeats the first")
GOODS: Texts = {"archer": "archer", "bombard": "bombard"}
# Other words for them that users may type, without accents.
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
    "plague": "plague in {region} until the end of the turn",
    "reserve": "{count} {count:mercenary|mercenaries} for hire",
}
DUE: Texts = {
    "upkeep": "which mercenaries {players} {players:keeps|keep}",
    "auction": "{count} {count:mercenary is|mercenaries are} to be auctioned",
}
DOINGS: Texts = {
    "upkeep": "keep mercenaries",
    "auction": "bid for mercenaries",
}

REFUSALS: Texts = {
    "fief.no_extension": "the Tactical extension is not in play",
    "fief.no_extension.hint": "the house rule fief.variant.tactics = true brings the extension into play",
    "fief.no_module": "this part of the Tactical extension is not in play",
    "fief.no_module.hint": "the house rule {setting} = true brings this part into play",
    "fief.counter_plain": "--value does not apply to {what}",
    "fief.counter_plain.hint": "leave out --value; --count N buys several",
    "fief.stock_own": (
        "{what}: {player} {player:has|have} {left} of {most} counters left, but {player:needs|need} {wanted}"
    ),
    "fief.stock_own.hint": "lost counters may be bought again",
    "fief.mercenaries_bid": "mercenaries have no price: they are hired by auction",
    "fief.mercenaries_bid.hint": "`fief auction --bid PLAYER=MONEY --bid PLAYER=MONEY`",
    "fief.mercenaries_stay": "mercenaries do not march: they join a battle and then go home",
    "fief.upkept": "{player:subject} {player:has|have} already chosen this turn which mercenaries stay",
    "fief.upkept.hint": "`undo` takes that entry back",
    "fief.no_mercenaries": "{player:subject} {player:employs|employ} no mercenaries",
    "fief.upkeep_late": "this turn’s auction is over: mercenaries must be paid beforehand",
    "fief.upkeep_late.hint": "`undo` takes the auction back; --ruling TEXT overrides the rule",
    "fief.keeps_more": (
        "{player:subject} {player:employs|employ} {there} {there:mercenary|mercenaries} and cannot keep {wanted}"
    ),
    "fief.auctioned": "this turn’s auction is over",
    "fief.auctioned.hint": "`undo` takes that entry back",
    "fief.upkeep_open": "{players} must first choose which mercenaries stay",
    "fief.upkeep_open.hint": "`fief upkeep PLAYER --keep N`; 0 keeps none",
    "fief.reserve_empty": "no mercenaries are for hire: there is no auction this turn",
    "fief.no_bids": "who bids how much?",
    "fief.no_bids.hint": "--bid PLAYER=MONEY for each player; 0 means no bid",
    "fief.bid_twice": "{player:subject} {player:bids|bid} twice",
    "fief.bid_twice.hint": "--again PLAYER=MONEY is the second bid of a tied player",
    "fief.bid_small": "{player:subject} {player:bids|bid} {bid}, but the minimum is {least}",
    "fief.bid_small.hint": "0 means no bid; the house rule tactics.merc.min_bid sets the minimum",
    "fief.bid_step": "{player:subject} {player:bids|bid} {bid}, but bids must be multiples of {step}",
    "fief.bid_step.hint": "the house rule tactics.money.scale sets the step between bids",
    "fief.bid_purse": "{player:subject} {player:bids|bid} {bid}, but {player:has|have} only {money}",
    "fief.bid_purse.hint": "the upkeep has already been paid",
    "fief.bid_unseen": "not possible: bid {least} or more, in steps of {step}, and no more than you have",
    "fief.bid_unseen.hint": "Enter bids nothing, or repeats the first bid",
    "fief.bids_tied": "{players} tie at {bid}: they must bid again, and no less than before",
    "fief.bids_tied.hint": "--again PLAYER=MONEY for each tied player",
    "fief.no_tie": "nobody is tied: there is no second bid",
    "fief.no_tie.hint": "leave out --again",
    "fief.not_tied": "{player:subject} {player:is|are} not tied: only the tied players may bid again",
    "fief.bid_lower": "{player:subject} {player:bids|bid} {bid}, but the first bid was {least}",
    "fief.bid_lower.hint": "the second bid cannot be lower; it may be the same",
    "fief.camp_empty": "{player:subject} {player:has|have} no mercenaries in the camp: there is nothing to revolt against",
    "fief.camp_empty.hint": "--at VILLAGE stirs up a revolt on the board",
}
WARNINGS: Texts = {
    "fief.auction_first": "mercenaries must be paid and auctioned before any purchase: `fief auction`",
    "fief.auction_late": "the auction comes before everything else in this phase",
    "fief.auction_skipped": (
        "no auction was held: {count} {count:mercenary remains|mercenaries remain} for hire"
    ),
    "fief.upkeep_unpaid": (
        "{player:subject} {player:has|have} not paid {count} {count:mercenary, who is|mercenaries, who are} for hire again"
    ),
    "fief.mercenaries_home": "{count} {count:mercenary goes|mercenaries go} back to {player:’s} camp",
    "fief.bombards_lost": "{player:subject} {player:has|have} no troops in {village} and {player:loses|lose} {count} {count:bombard|bombards} there",
}
ACTS: Texts = {
    "fief upkeep": "{player:subject} {player:keeps|keep} {keep:plain} {keep:mercenary|mercenaries} for {money}",
    "fief upkeep.none": "{player:subject} {player:keeps|keep} no mercenaries: {dismissed} {dismissed:leaves|leave}",
    "fief upkeep.some": (
        "{player:subject} {player:keeps|keep} {keep:plain} {keep:mercenary|mercenaries} for {money}; {dismissed} {dismissed:leaves|leave}"
    ),
    "fief auction": "{winner:subject} {winner:hires|hire} {lot} {lot:mercenary|mercenaries} for {money}",
    "fief auction.none": "Nobody bids for the mercenaries",
    "fief auction.tied": "The bids are tied twice: nobody hires the mercenaries",
    "fief card play.revolt_camp": (
        "{player:subject} {player:stirs|stir} up a revolt against {on:the’s} mercenaries: {eliminated} {eliminated:is|are} eliminated"
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
