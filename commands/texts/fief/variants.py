"""Words of the optional rules: the sale of sees, ransoms by rank, the dungeon."""

from __future__ import annotations

from commands.texts.marks import N_

# How somebody died whom neither a card nor a blow has killed.
FATES: dict[str, str] = {
    "dungeon": N_("the King’s dungeon"),
    "ransom": N_("no ransom"),
}
JAILED = N_("{lord} goes to the dungeon {captor:of}, and counts as dead")
DIES_JAILED = N_(
    "{lord} was the last of the family, and dies in the dungeon {captor:of}"
)

CONDITIONS: dict[str, str] = {
    "dungeon": N_("{lord}: in the dungeon {captor:of}"),
}
DUE: dict[str, str] = {
    "sale": N_(
        "the bishop’s card {diocese:of} may be auctioned now, by leave of {cardinals}: "
        "`fief seat`"
    ),
    "ransom": N_(
        "{player} has no free lord: {lords:or} must be ransomed, or escape, by the end "
        "of turn {turn:plain}"
    ),
}
DOINGS: dict[str, str] = {
    "seat": N_("bid for the bishop’s card"),
    "sell": N_("sell the captive"),
}
LACKS: dict[str, str] = {"buyer": N_("nobody to buy")}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.buried": (
        N_("{lord} lies in the King’s dungeon, and counts as dead"),
        N_("an Escape card opens it, or the death of a King without a Prince"),
    ),
    "fief.ransom_unsaid": (
        N_("the ransom is missing"),
        N_("the players agree on it; only the optional rule of surrender sets it"),
    ),
    "fief.ransom_fixed": (
        N_("the ransom of {lord} is {amount}, by rank"),
        N_("without an amount that is taken; fief.ransom.amounts.* are house rules"),
    ),
    "fief.ransom_free": (
        N_("{lord} is the Queen: the King frees her without ransom, when he wishes"),
        N_("the same without an amount"),
    ),
    "fief.sale_unplayed": (
        N_("captives are sold only where the optional rule of surrender is played"),
        N_("`rules set fief.variant.surrender true` switches it on"),
    ),
    "fief.sale_money": (
        N_("{player} has {money}, and would pay {amount}"),
        N_("another player may give the rest first: `pay`"),
    ),
    "fief.sale_own": N_("{lord} is {player}’s captive already"),
    "fief.sale_home": (
        N_("{lord} is of the family {player:of}, which pays a ransom"),
        N_("`fief ransom` frees whom his own family pays for"),
    ),
    "fief.sale_guard": (
        N_("{player} has no counter there to guard {lord}"),
        N_("there is {near:or}"),
    ),
    "fief.sale_nobody": N_("{player} has no counter on the board to guard {lord}"),
    "fief.seat_half": (
        N_("a sale needs a winner, a price, and what becomes of the card"),
        N_("--winner PLAYER --price AMOUNT, with --bishop LORD or with --discard"),
    ),
    "fief.seat_unsold": N_("a card that is not sold has neither winner nor price"),
    "fief.seat_unplayed": (
        N_("bishops’ cards are sold only where that optional rule is played"),
        N_("`rules set fief.variant.bishop_auction true` switches it on"),
    ),
    "fief.seat_other": (
        N_("the bishop’s card {diocese:of} is not for sale"),
        N_("there is {near:or}"),
    ),
    "fief.seat_undue": (
        N_("the bishop’s card {diocese:of} is not for sale"),
        N_("a card is sold at once after the bishop’s death, in the same phase"),
    ),
    "fief.seat_no_cardinal": N_(
        "no cardinal lives who could sell the bishop’s card {diocese:of}"
    ),
    "fief.presides_not": (
        N_("{lord} is no cardinal, and holds no auction"),
        N_("there is {near:or}"),
    ),
    "fief.seat_host_bids": (
        N_("{player} has the cardinal who holds the auction, and cannot bid"),
        N_("another cardinal may preside: --presides LORD"),
    ),
    "fief.seat_bid": (
        N_("{player} bids {bid}; the least bid is {least}"),
        N_("--unsold, if nobody bids more"),
    ),
    "fief.seat_purse": (
        N_("{player} bids {bid} and has {money}"),
        N_("nobody bids more than there is in the purse"),
    ),
    "fief.seat_host_lord": (
        N_("{lord} is of the family {player:of}, whose cardinal held the auction"),
        N_("a lord of another family, or --discard"),
    ),
    "fief.seat_declined": (
        N_("{player} does not agree that {lord} becomes bishop"),
        N_("another lord, or --discard"),
    ),
    "fief.seat_titled": (
        N_("{lord} has a title: the new bishop is a lord without one"),
        N_("another lord, or --discard"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.auction_lapsed": N_(
        "the bishop’s card {diocese:of} was not auctioned in time: it stays discarded"
    ),
    "fief.dungeon_opened": N_(
        "the King died without a Prince: the dungeon opens for {lords}"
    ),
    "fief.dungeon_lost": N_(
        "nobody of the family lives any more: {lords} {lords:is|are} lost in the dungeon"
    ),
    "fief.unpaid": N_("{player} has ransomed nobody in time: {lords} {lords:dies|die}"),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief seat": N_(
        "{winner} buys the bishop’s card {diocese:of} for {money}: {bishop} is bishop; {cardinal} gets {part} of it"
    ),
    "fief seat.discard": N_(
        "{winner} buys the bishop’s card {diocese:of} for {money}, and discards it; {cardinal} gets {part} of it"
    ),
    "fief seat.unsold": N_("The bishop’s card {diocese:of} is not sold"),
    "fief sell": N_("{seller} sells {lord} to {buyer} for {money}"),
    "fief sell.dungeon": N_(
        "{seller} sells {lord} to {buyer} for {money}: into the King’s dungeon"
    ),
    "fief sell.dead": N_(
        "{seller} sells {lord} to {buyer} for {money}: the last of the family dies in "
        "the King’s dungeon"
    ),
    "fief ransom.queen": N_(
        "{payer} ransoms the Queen {lord} from {captor} for {money}"
    ),
    "fief ransom.free": N_("{captor} frees {lord} without ransom"),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {"ransom_by": N_("last turn for a ransom")}
CHOICES: dict[str, str] = {
    "freed": N_("where the freed lord stands"),
    "sale": N_("whether the cardinal agrees to the sale"),
    "presides": N_("which cardinal holds the auction"),
    "nominee": N_("whether the player agrees that the lord becomes bishop"),
}
REASONS: dict[str, str] = {
    "fief seat": N_("sale of a bishop’s card"),
    "fief sell": N_("sale of a captive"),
}


def seated(kind: str, facts: dict[str, object]) -> str:
    """Which sentence tells the sale of a card."""
    if not facts["sold"]:
        return f"{kind}.unsold"
    return kind if facts["bishop"] else f"{kind}.discard"


def sold(kind: str, facts: dict[str, object]) -> str:
    """Which sentence tells the sale of a captive: what awaits him."""
    if facts["dungeon"]:
        return f"{kind}.dungeon"
    return f"{kind}.dead" if facts.get("death") else kind


VARIANTS = {"fief seat": seated, "fief sell": sold}
