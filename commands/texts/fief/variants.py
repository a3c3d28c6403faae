"""Words of the optional rules: the sale of sees, ransoms by rank, the dungeon."""

from __future__ import annotations

from commands.texts.marks import N_, Texts
from commands.texts.variants import ELSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts.variants import Variants

# How somebody died whom neither a card nor a blow has killed.
FATES: Texts = {
    "dungeon": "the King’s dungeon",
    "ransom": "no ransom",
}
JAILED = N_("{lord} goes to the dungeon {captor:of}, and counts as dead")
DIES_JAILED = N_(
    "{lord} was the last of the family, and dies in the dungeon {captor:of}"
)

CONDITIONS: Texts = {
    "dungeon": "{lord}: in the dungeon {captor:of}",
}
DUE: Texts = {
    "sale": "the bishop’s card {diocese:of} may be auctioned now, by leave of {cardinals}",
    "ransom": (
        "{player} has no free lord: {lords:or} must be ransomed, or escape, by the end "
        "of turn {turn:plain}"
    ),
}
DOINGS: Texts = {
    "seat": "bid for the bishop’s card",
    "sell": "sell the captive",
}
LACKS: Texts = {"buyer": "nobody to buy"}
REFUSALS: Texts = {
    "fief.buried": "{lord} lies in the King’s dungeon, and counts as dead",
    "fief.buried.hint": "an Escape card opens it, or the death of a King without a Prince",
    "fief.ransom_unsaid": "the ransom is missing",
    "fief.ransom_unsaid.hint": "the players agree on it; only the optional rule of surrender sets it",
    "fief.ransom_fixed": "the ransom of {lord} is {amount}, by rank",
    "fief.ransom_fixed.hint": "without an amount that is taken; fief.ransom.amounts.* are house rules",
    "fief.ransom_free": "{lord} is the Queen: the King frees her without ransom, when he wishes",
    "fief.ransom_free.hint": "the same without an amount",
    "fief.sale_unplayed": "captives are sold only where the optional rule of surrender is played",
    "fief.sale_unplayed.hint": "`rules set fief.variant.surrender true` switches it on",
    "fief.sale_money": "{player} has {money}, and would pay {amount}",
    "fief.sale_money.hint": "another player may give the rest first: `pay`",
    "fief.sale_own": "{lord} is {player}’s captive already",
    "fief.sale_home": "{lord} is of the family {player:of}, which pays a ransom",
    "fief.sale_home.hint": "`fief ransom` frees whom his own family pays for",
    "fief.sale_guard": "{player} has no counter there to guard {lord}",
    "fief.sale_guard.hint": "there is {near:or}",
    "fief.sale_nobody": "{player} has no counter on the board to guard {lord}",
    "fief.seat_half": "a sale needs a winner, a price, and what becomes of the card",
    "fief.seat_half.hint": "--winner PLAYER --price AMOUNT, with --bishop LORD or with --discard",
    "fief.seat_unsold": "a card that is not sold has neither winner nor price",
    "fief.seat_unplayed": "bishops’ cards are sold only where that optional rule is played",
    "fief.seat_unplayed.hint": "`rules set fief.variant.bishop_auction true` switches it on",
    "fief.seat_other": "the bishop’s card {diocese:of} is not for sale",
    "fief.seat_other.hint": "there is {near:or}",
    "fief.seat_undue": "the bishop’s card {diocese:of} is not for sale",
    "fief.seat_undue.hint": "a card is sold at once after the bishop’s death, in the same phase",
    "fief.seat_no_cardinal": "no cardinal lives who could sell the bishop’s card {diocese:of}",
    "fief.presides_not": "{lord} is no cardinal, and holds no auction",
    "fief.presides_not.hint": "there is {near:or}",
    "fief.seat_host_bids": "{player} has the cardinal who holds the auction, and cannot bid",
    "fief.seat_host_bids.hint": "another cardinal may preside: --presides LORD",
    "fief.seat_bid": "{player} bids {bid}; the least bid is {least}",
    "fief.seat_bid.hint": "--unsold, if nobody bids more",
    "fief.seat_purse": "{player} bids {bid} and has {money}",
    "fief.seat_purse.hint": "nobody bids more than there is in the purse",
    "fief.seat_host_lord": "{lord} is of the family {player:of}, whose cardinal held the auction",
    "fief.seat_host_lord.hint": "a lord of another family, or --discard",
    "fief.seat_declined": "{player} does not agree that {lord} becomes bishop",
    "fief.seat_declined.hint": "another lord, or --discard",
    "fief.seat_titled": "{lord} has a title: the new bishop is a lord without one",
    "fief.seat_titled.hint": "another lord, or --discard",
}
WARNINGS: Texts = {
    "fief.auction_lapsed": "the bishop’s card {diocese:of} was not auctioned in time: it stays discarded",
    "fief.dungeon_opened": "the King died without a Prince: the dungeon opens for {lords}",
    "fief.dungeon_lost": "nobody of the family lives any more: {lords} {lords:is|are} lost in the dungeon",
    "fief.unpaid": "{player} has ransomed nobody in time: {lords} {lords:dies|die}",
}
ACTS: Texts = {
    "fief seat": "{winner} buys the bishop’s card {diocese:of} for {money}: {bishop} is bishop; {cardinal} gets {part} of it",
    "fief seat.discard": "{winner} buys the bishop’s card {diocese:of} for {money}, and discards it; {cardinal} gets {part} of it",
    "fief seat.unsold": "The bishop’s card {diocese:of} is not sold",
    "fief sell": "{seller} sells {lord} to {buyer} for {money}",
    "fief sell.dungeon": "{seller} sells {lord} to {buyer} for {money}: into the King’s dungeon",
    "fief sell.dead": (
        "{seller} sells {lord} to {buyer} for {money}: the last of the family dies in "
        "the King’s dungeon"
    ),
    "fief ransom.queen": "{payer} ransoms the Queen {lord} from {captor} for {money}",
    "fief ransom.free": "{captor} frees {lord} without ransom",
}
THINGS: Texts = {"ransom_by": "last turn for a ransom"}
CHOICES: Texts = {
    "freed": "where the freed lord stands",
    "sale": "whether the cardinal agrees to the sale",
    "presides": "which cardinal holds the auction",
    "nominee": "whether the player agrees that the lord becomes bishop",
}
REASONS: Texts = {
    "fief seat": "sale of a bishop’s card",
    "fief sell": "sale of a captive",
}


VARIANTS: Variants = {
    "fief seat": (("not sold", "unsold"), ("bishop", ""), (ELSE, "discard")),
    "fief sell": (("dungeon", "dungeon"), ("death", "dead")),
}
