"""Words for the cards, and for what they may not do."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# Blue cards, as people name them in either language.
CARDS: Texts = {
    "lord": "Lord",
    "bishop": "Bishop",
    "darc": "D’Arc",
    "tithe": "Tithe",
    "tallage": "Tallage",
    "plague": "Plague",
    "escape": "Escape",
    "assassination": "Assassination",
    "justice": "Justice",
    "bad_weather": "Bad Weather",
    "sun": "Sun",
    "famine": "Famine",
    "good_harvest": "Good Harvest",
    "revolt": "Peasant Revolt",
}
RED: Texts = {
    "king": "King",
    "queen": "Queen",
    "prince": "Heir Prince",
    "baron": "Baron",
    "count": "Count",
    "duke": "Duke",
    "cardinal": "Cardinal",
}
# Other names of cards that people type.
ALSO: dict[str, str] = {
    "peasant revolt": "revolt",
    "revolte": "revolt",
    "taille seigneuriale": "tallage",
    "jeanne d'arc": "darc",
    "d arc": "darc",
    "recolte": "good_harvest",
    "bonne recolte": "good_harvest",
    "weather": "bad_weather",
    "harvest": "good_harvest",
}
CAUSES: Texts = {
    "battle": "battle",
    "plague": "plague",
    "assassination": "assassination",
    "justice": "justice",
    "revolt": "revolt",
}

REFUSALS: Texts = {
    "fief.card": "there is no card “{word}”",
    "fief.cause": "“{word}” is not a cause of death",
    "fief.card_passed": "{player:subject} {player:has|have} already had a turn in this phase: a player later in the order has acted since",
    "fief.card_passed.hint": "only Justice may still follow an assassination; --ruling TEXT overrides the rule",
    "fief.hand": "{player:subject} {player:holds|hold} {held} {held:card|cards}, but this takes {wanted}",
    "fief.hand.hint": "`fief deal` fills the hands; `correct card hand/player:NAME N` corrects the count of one hand",
    "fief.card_out": (
        "no “{card}” card can be in a hand: of {total}, {lying} {lying:is|are} on the table and {discarded} {discarded:is|are} discarded"
    ),
    "fief.card_out.hint": "these cards come back when the discards are reshuffled: `fief deal`",
    "fief.dealt": "the cards of turn {turn:plain} have already been dealt",
    "fief.on_region": "“{card}”: on which region? None is suitable",
    "fief.on_region.hint": "--on REGION",
    "fief.on_diocese": "“{card}”: on which diocese? None is suitable",
    "fief.on_diocese.hint": "--on DIOCESE",
    "fief.card_option": "“{card}” takes no {option}",
    "fief.which_lord": "which lord?",
    "fief.which_lord.hint": "--lord LORD, and --at VILLAGE",
    "fief.lord_in_play": "{lord} is already in play, in {owner:’s} family",
    "fief.lord_discarded": "{lord:subject’s} card is in the discards",
    "fief.lord_discarded.hint": "after the next reshuffle the card may be drawn again",
    "fief.lords_most": (
        "{player:subject} {player:has|have} {count} lords, captives included; {most} is the limit"
    ),
    "fief.place_strong": "{player:subject’s} new lord must be placed in a castle or city, not in {village}",
    "fief.place_open": (
        "{village} is held neither by {player} nor by an ally, and is not free: no new lord may be placed there"
    ),
    "fief.lord_unwelcome": "{owner:subject} {owner:does|do} not let {player:’s} new lord into {village}",
    "fief.no_woman": "there is no woman who is neither married nor titled",
    "fief.darc_man": "{lord} is a man: D’Arc must be a woman",
    "fief.darc_married": "{lord} is married to {spouse}: D’Arc must be single or widowed",
    "fief.darc_titled": "{lord} holds a title or a crown: D’Arc must have neither",
    "fief.see_taken": "{lord} is already bishop {diocese:of}",
    "fief.bishop_discarded": "the bishop card for {diocese} is in the discards",
    "fief.bishop_discarded.hint": "after the next reshuffle the card may be drawn again",
    "fief.no_man": "no man of the family may become bishop",
    "fief.bishop_woman": "{lord} is a woman: only a man may become bishop",
    "fief.bishop_already": "{lord} is already bishop {diocese:of}: a lord may have only one bishop card",
    "fief.bishop_married": "{lord} is married to {spouse}: a bishop may not be married",
    "fief.bishop_married.hint": "the house rule fief.bishop.allow_married = true lets a married man become bishop",
    "fief.bishop_king": "{lord} is King: he cannot become bishop",
    "fief.bishop_king.hint": 'the house rule fief.bishop.allow_royal = "both of them" lets the King become bishop',
    "fief.bishop_prince": "{lord} is Heir Prince: he cannot become bishop",
    "fief.bishop_prince.hint": 'the house rule fief.bishop.allow_royal = "the Prince only" lets the Heir Prince become bishop',
    "fief.tithe_vacant": "{diocese} has no bishop: nobody may levy a tithe there",
    "fief.tithe_vacant.hint": "`fief card play PLAYER bishop --on DIOCESE --lord LORD`",
    "fief.tithe_other": "the bishop {diocese:of}, {lord}, belongs to {owner:’s} family, not to {player:’s}",
    "fief.tithe_twice": "a Tithe has already been played on {diocese}: only one is allowed each turn",
    "fief.tallage_none": "{region} is not a fief: no tallage may be levied there",
    "fief.tallage_aside": "rebels hold the city {region:of}: its title is set aside",
    "fief.tallage_no_lord": "no lord holds the title of {region}: no tallage may be levied there",
    "fief.tallage_other": "{lord}, who holds the title of {region}, belongs to {owner:’s} family, not to {player:’s}",
    "fief.tallage_twice": "a Tallage has already been played on {region}: only one is allowed each turn",
    "fief.stacked": "“{card}” is already in play on {region}",
    "fief.stacked.hint": "the house rule fief.cards.stack_weather = true allows a second such card on the same region",
    "fief.nothing_to_end": "no “{needed}” is on the table: “{card}” can only be discarded",
    "fief.nothing_to_end.hint": "`fief card discard PLAYER CARD`",
    "fief.not_there": "there is no “{needed}” on {region}",
    "fief.parry_for": "neither {player} nor an ally by marriage has anything in {region}",
    "fief.parry_for.hint": 'the house rule fief.cards.parry_for = "anyone" lets the card help anybody',
    "fief.own_captive": "{lord} is held by {player}: players may not assassinate their own captives",
    "fief.no_murder": "nobody has been assassinated: Justice can only be discarded",
    "fief.no_murder.hint": "`fief card discard PLAYER justice`",
    "fief.justice_late": "Justice must follow an assassination at once; another card has been played since",
    "fief.justice_late.hint": "--ruling TEXT overrides the rule",
    "fief.justice_other": "{lord} does not belong to the family {player:of}, who played the Assassination",
    "fief.justice_sacred": "Justice cannot condemn the King, the Regent or the Heir Prince: {lord} is out of reach",
    "fief.justice_captive": "{lord} is held by {player}: players may not condemn their own captives",
    "fief.nobody_struck": "“{card}”: there is nobody it could strike",
    "fief.no_captives": "nobody is held captive: Escape can only be discarded",
    "fief.no_captives.hint": "`fief card discard PLAYER escape`",
    "fief.escape_for": "{lord} belongs neither to {player:’s} family nor to that of an ally by marriage",
    "fief.escape_for.hint": 'the house rule fief.cards.parry_for = "anyone" lets the card help anybody',
    "fief.escape_refused": "{player:subject} {player:does|do} not let {lord} escape",
    "fief.revolt_running": "a revolt is already under way in {village}: only one is allowed at a time",
    "fief.no_famine": "no region is suffering famine: a Peasant Revolt card can only be discarded",
    "fief.no_famine.hint": "`fief card discard PLAYER revolt`",
    "fief.no_famine_there": "there is no famine in {village}",
    "fief.discard_what": "which cards are discarded?",
    "fief.discard_what.hint": "name the cards, or say how many are discarded face down: --hidden 2",
    "fief.discard_lord": "which lord’s card?",
    "fief.discard_lord.hint": "name the lord",
    "fief.discard_bishop": "which bishop card?",
    "fief.discard_bishop.hint": "name the diocese",
    "fief.exchange_self": "{player:subject} cannot exchange cards alone",
    "fief.exchange_what": "how many cards are exchanged?",
    "fief.exchange_what.hint": "--gives 1 --takes 1",
    "fief.not_allied": "{player} and {other} are not allied by marriage: they cannot exchange cards",
    "fief.hand_most": "{player:subject} would hold {count} cards; {most} is the limit",
    "unknown_name.card": "no card is called “{name}”",
}
WARNINGS: Texts = {
    "fief.hand_uncounted": "{player:subject’s} hand has not been counted: the card is taken from the deck",
    "fief.short": "there are not enough cards: {cards} could not be dealt",
    "fief.stacked.bad_weather": "there is more than one Bad Weather on {region} now: each needs a Sun of its own",
    "fief.stacked.famine": "there is more than one Famine on {region} now: each needs a Good Harvest of its own",
    "fief.prince_bishop": "{lord} inherits the throne, but can no longer marry",
    "fief.bishop_captive": "{lord} is a captive: he cannot levy a tithe or crown anybody",
    "fief.fight_due": "the rebels are not alone in {village}: they fight at once",
    "fief.fight_waits": "the rebels are not alone in {village}: they fight when the bad weather ends",
    "fief.extinct": (
        "{lord} was the last of {player:’s} family: the fiefs are inherited at the start of the negotiation phase"
    ),
    "fief.auction_due": "a cardinal may sell the bishop card for {diocese} by auction",
    "fief.exchange_when": "cards are exchanged outside the negotiation phase",
}
ACTS: Texts = {
    "fief deal": "The cards of turn {turn:plain} are dealt",
    "fief deal.reshuffled": "The cards of turn {turn:plain} are dealt, after a reshuffle",
    "fief card play": "{player:subject} {player:plays|play} “{said}”",
    "fief card play.on": "{player:subject} {player:plays|play} “{said}” on {on}",
    "fief card play.lord": "{player:subject} {player:places|place} {lord} in {at}",
    "fief card play.bishop": "{player:subject} {player:makes|make} {lord} bishop {diocese:of}",
    "fief card play.darc": "{player:subject} {player:makes|make} {lord} D’Arc",
    "fief card play.assassination": "{player:subject} {player:has|have} {lord} assassinated",
    "fief card play.justice": "{player:subject} {player:plays|play} Justice: {lord} dies",
    "fief card play.escape": "{player:subject} {player:plays|play} “{said}” and {player:frees|free} {escaped}",
    "fief card play.revolt": "{player:subject} {player:stirs|stir} up a revolt in {at}, {rebels} {rebels:point|points} strong",
    "fief card discard": "{player:subject} {player:discards|discard} {count} {count:card|cards}",
    "fief card discard.named": "{player:subject} {player:discards|discard} {said}",
    "fief card exchange": "{a} and {b} exchange cards: {gives} for {takes}",
    "fief die": "{lord} ({player}) dies: {said}",
}
# The name of a card in a list.
QUOTED = N_("“{text}”")
THROWS: Texts = {
    "fief.plague": "plague",
    "fief.revolt": "how many rebels rise",
    "fief.reshuffle_lord": "a lord from the discards",
}
THINGS: Texts = {"rebel": "rebels"}
CHOICES: Texts = {
    "on": "what the card is played on",
    "lord": "which lord",
    "at": "in which village",
    "leave": "permission",
    "escape": "escape of everyone held in the same place, or of one lord",
    "escapes": "escape of the lords",
    "heir": "who receives the titles",
}
OPTIONS: Texts = {
    "none": "nobody",
    "draw": "draw a lord at random",
    "group": "all",
    "alone": "only one",
}
