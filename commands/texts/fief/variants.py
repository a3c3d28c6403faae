"""Words for the optional rules: the sale of sees, ransoms by rank, the dungeon."""

from __future__ import annotations

from commands.texts.marks import N_, Texts
from commands.texts.variants import ELSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts.variants import Variants

# Causes of death other than cards and battles.
FATES: Texts = {
    "dungeon": "the King’s dungeon",
    "ransom": "no ransom",
}
JAILED = N_("{lord} goes to {captor:’s} dungeon and counts as dead")
DIES_JAILED = N_("{lord} was the last of the family and dies in {captor:’s} dungeon")

CONDITIONS: Texts = {
    "dungeon": "{lord}: in {captor:’s} dungeon",
}
DUE: Texts = {
    "sale": "the bishop card for {diocese} may now be auctioned, if {cardinals} {cardinals:agrees|agree}",
    "ransom": (
        "{player:subject} {player:has|have} no free lord: {lords:or} must be ransomed or escape by the end of turn {turn:plain}"
    ),
}
DOINGS: Texts = {
    "seat": "bid for the bishop card",
    "sell": "sell the captive",
}
LACKS: Texts = {"buyer": "no buyer"}
REFUSALS: Texts = {
    "fief.buried": "{lord} is in the King’s dungeon and counts as dead",
    "fief.buried.hint": "an Escape card, or the death of a King without a Prince, opens the dungeon",
    "fief.ransom_unsaid": "the ransom is missing",
    "fief.ransom_unsaid.hint": "the players must agree on the ransom; only the surrender variant sets an amount",
    "fief.ransom_fixed": "{lord:’s} ransom is {amount}, by rank",
    "fief.ransom_fixed.hint": "without an amount, the ransom is the one set by the house rules fief.ransom.amounts.*",
    "fief.ransom_free": "{lord} is the Queen: the King may free her without ransom when he wishes",
    "fief.ransom_free.hint": "repeat the command without an amount",
    "fief.sale_unplayed": "captives may be sold only in the surrender variant",
    "fief.sale_unplayed.hint": "`rules set fief.variant.surrender true` switches this variant on",
    "fief.sale_money": "{player:subject} {player:has|have} {money}, but would have to pay {amount}",
    "fief.sale_money.hint": "another player may give the rest first: `pay`",
    "fief.sale_own": "{lord} is already {player:’s} captive",
    "fief.sale_home": "{lord} belongs to {player:’s} family, which can only pay a ransom",
    "fief.sale_home.hint": "`fief ransom` frees a lord whose family pays",
    "fief.sale_guard": "{player:subject} {player:has|have} no counter in that village to guard {lord}",
    "fief.sale_guard.hint": "possible villages: {near:or}",
    "fief.sale_nobody": "{player:subject} {player:has|have} no counter on the board to guard {lord}",
    "fief.seat_half": "for a sale, give the winner, the price and what becomes of the card",
    "fief.seat_half.hint": "--winner PLAYER --price AMOUNT, with --bishop LORD or with --discard",
    "fief.seat_unsold": "a card that is not sold can have neither winner nor price",
    "fief.seat_unplayed": "bishop cards may be sold only in the auction variant",
    "fief.seat_unplayed.hint": "`rules set fief.variant.bishop_auction true` switches this variant on",
    "fief.seat_other": "the bishop card for {diocese} is not for sale",
    "fief.seat_other.hint": "possible villages: {near:or}",
    "fief.seat_undue": "the bishop card for {diocese} is not for sale",
    "fief.seat_undue.hint": "a card must be sold right after the bishop’s death, in the same phase",
    "fief.seat_no_cardinal": "no living cardinal can sell the bishop card for {diocese}",
    "fief.presides_not": "{lord} is not a cardinal and cannot hold an auction",
    "fief.presides_not.hint": "possible villages: {near:or}",
    "fief.seat_host_bids": "{player:subject} {player:has|have} the cardinal who holds the auction, and so cannot bid",
    "fief.seat_host_bids.hint": "another cardinal may preside: --presides LORD",
    "fief.seat_bid": "{player:subject} {player:bids|bid} {bid}; the minimum bid is {least}",
    "fief.seat_bid.hint": "--unsold if nobody bids more",
    "fief.seat_purse": "{player:subject} {player:bids|bid} {bid}, but {player:has|have} only {money}",
    "fief.seat_purse.hint": "nobody may bid more money than they have",
    "fief.seat_host_lord": "{lord} belongs to {player:’s} family, whose cardinal held the auction",
    "fief.seat_host_lord.hint": "choose a lord of another family, or use --discard",
    "fief.seat_declined": "{player:subject} {player:does|do} not agree to {lord} becoming bishop",
    "fief.seat_declined.hint": "choose another lord, or use --discard",
    "fief.seat_titled": "{lord} has a title: the new bishop must be a lord without one",
    "fief.seat_titled.hint": "choose another lord, or use --discard",
}
WARNINGS: Texts = {
    "fief.auction_lapsed": "the bishop card for {diocese} was not auctioned in time: it stays discarded",
    "fief.dungeon_opened": "the King died without a Prince: the dungeon opens for {lords}",
    "fief.dungeon_lost": "no other member of the family is left alive: {lords} {lords:dies|die} in the dungeon",
    "fief.unpaid": "{player:subject} {player:has|have} not ransomed anybody in time: {lords} {lords:dies|die}",
}
ACTS: Texts = {
    "fief seat": "{winner:subject} {winner:buys|buy} the bishop card for {diocese} at a price of {money}: {bishop} becomes bishop; {cardinal} receives {part} of the price",
    "fief seat.discard": "{winner:subject} {winner:buys|buy} the bishop card for {diocese} at a price of {money} and {winner:discards|discard} it; {cardinal} receives {part} of the price",
    "fief seat.unsold": "The bishop card for {diocese} is not sold",
    "fief sell": "{seller:subject} {seller:sells|sell} {lord} {buyer:to} for {money}",
    "fief sell.dungeon": "{seller:subject} {seller:sells|sell} {lord} {buyer:to} for {money}: {lord} goes to the King’s dungeon",
    "fief sell.dead": (
        "{seller:subject} {seller:sells|sell} {lord} {buyer:to} for {money}: {lord}, the last of the family, dies in the King’s dungeon"
    ),
    "fief ransom.queen": "{payer:subject} {payer:ransoms|ransom} Queen {lord} from {captor} for {money}",
    "fief ransom.free": "{captor:subject} {captor:frees|free} {lord} without ransom",
}
THINGS: Texts = {"ransom_by": "last turn for a ransom"}
CHOICES: Texts = {
    "freed": "where the freed lord is placed",
    "sale": "the cardinal’s consent to the sale",
    "presides": "which cardinal holds the auction",
    "nominee": "the player’s consent to his lord becoming bishop",
}
REASONS: Texts = {
    "fief seat": "sale of a bishop card",
    "fief sell": "sale of a captive",
}


VARIANTS: Variants = {
    "fief seat": (("not sold", "unsold"), ("bishop", ""), (ELSE, "discard")),
    "fief sell": (("dungeon", "dungeon"), ("death", "dead")),
}
