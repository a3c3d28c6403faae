"""Words of the cards, and of what they may not do."""

from __future__ import annotations

from commands.texts.marks import N_

# Blue cards, as people name them in either language.
CARDS: dict[str, str] = {
    "lord": N_("Lord"),
    "bishop": N_("Bishop"),
    "darc": N_("D’Arc"),
    "tithe": N_("Tithe"),
    "tallage": N_("Tallage"),
    "plague": N_("Plague"),
    "escape": N_("Escape"),
    "assassination": N_("Assassination"),
    "justice": N_("Justice"),
    "bad_weather": N_("Bad Weather"),
    "sun": N_("Sun"),
    "famine": N_("Famine"),
    "good_harvest": N_("Good Harvest"),
    "revolt": N_("Peasant Revolt"),
}
RED: dict[str, str] = {
    "king": N_("King"),
    "queen": N_("Queen"),
    "prince": N_("Heir Prince"),
    "baron": N_("Baron"),
    "count": N_("Count"),
    "duke": N_("Duke"),
    "cardinal": N_("Cardinal"),
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
CAUSES: dict[str, str] = {
    "battle": N_("battle"),
    "plague": N_("plague"),
    "assassination": N_("assassination"),
    "justice": N_("justice"),
    "revolt": N_("revolt"),
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.card": N_("there is no card “{word}”"),
    "fief.cause": N_("“{word}” is no cause of death"),
    "fief.card_passed": (
        N_("{player} has had the turn in this phase: a later player has acted"),
        N_("only Justice may still follow a murder; --ruling TEXT overrules it"),
    ),
    "fief.hand": (
        N_("{player} holds {held:plain} cards, this takes {wanted:plain}"),
        N_("`fief deal` fills the hands; `correct card hand/player:NAME N` counts one"),
    ),
    "fief.card_out": (
        N_(
            "no card “{card}” can be in a hand: of {total:plain}, {lying:plain} lie on "
            "the table, {discarded:plain} are discarded"
        ),
        N_("after a reshuffle they are back: `fief deal`"),
    ),
    "fief.dealt": N_("the cards of turn {turn:plain} are dealt already"),
    "fief.on_region": (
        N_("“{card}”: on which region? None is fit for it"),
        N_("--on REGION"),
    ),
    "fief.on_diocese": (
        N_("“{card}”: on which diocese? None is fit for it"),
        N_("--on DIOCESE"),
    ),
    "fief.card_option": N_("“{card}” takes no {option}"),
    "fief.which_lord": (N_("which lord?"), N_("--lord LORD, and --at VILLAGE")),
    "fief.lord_in_play": N_("{lord} lives already, in the family of {owner}"),
    "fief.lord_discarded": (
        N_("the card {lord:of} lies in the discards"),
        N_("after the next reshuffle it may be drawn again"),
    ),
    "fief.lords_most": N_(
        "{player} has {count:plain} lords, captives among them; "
        "{most:plain} is the most"
    ),
    "fief.place_strong": N_(
        "a new lord {player:of} is placed in a castle or city, not in {village}"
    ),
    "fief.place_open": N_(
        "{village} is neither held by {player} nor an ally’s nor free: no new lord "
        "is placed there"
    ),
    "fief.lord_unwelcome": N_(
        "{owner} does not let the new lord {player:of} into {village}"
    ),
    "fief.no_woman": N_("there is no woman who is neither married nor titled"),
    "fief.darc_man": N_("{lord} is a man: D’Arc is a woman"),
    "fief.darc_married": N_(
        "{lord} is married to {spouse}: D’Arc is single or a widow"
    ),
    "fief.darc_titled": N_("{lord} holds a title or a crown: D’Arc has none"),
    "fief.see_taken": N_("{lord} is bishop {diocese:of} already"),
    "fief.bishop_discarded": (
        N_("the bishop’s card {diocese:of} lies in the discards"),
        N_("after the next reshuffle it may be drawn again"),
    ),
    "fief.no_man": N_("there is no man of the family who may become bishop"),
    "fief.bishop_woman": N_("{lord} is a woman: bishops are men"),
    "fief.bishop_already": N_("{lord} is bishop {diocese:of} already: one card a lord"),
    "fief.bishop_married": (
        N_("{lord} is married to {spouse}: bishops are not married"),
        N_("the house rule fief.bishop.allow_married = true allows it"),
    ),
    "fief.bishop_king": (
        N_("{lord} is King: he cannot become bishop"),
        N_('the house rule fief.bishop.allow_royal = "both" allows it'),
    ),
    "fief.bishop_prince": (
        N_("{lord} is Heir Prince: he cannot become bishop"),
        N_('the house rule fief.bishop.allow_royal = "prince" allows it'),
    ),
    "fief.tithe_vacant": (
        N_("{diocese} has no bishop: nobody levies a tithe there"),
        N_("`fief card play PLAYER bishop --on DIOCESE --lord LORD`"),
    ),
    "fief.tithe_other": N_(
        "the bishop {diocese:of} is {lord}, of {owner}: not {player}"
    ),
    "fief.tithe_twice": N_("a tithe lies on {diocese} already: one a turn"),
    "fief.tallage_none": N_("{region} is no fief: there is no tallage"),
    "fief.tallage_aside": N_("rebels hold the city {region:of}: its title lies aside"),
    "fief.tallage_no_lord": N_(
        "no lord carries the title of {region}: there is no tallage"
    ),
    "fief.tallage_other": N_(
        "the title of {region} is carried by {lord}, of {owner}: not {player}"
    ),
    "fief.tallage_twice": N_("a tallage lies on {region} already: one a turn"),
    "fief.stacked": (
        N_("“{card}” lies on {region} already"),
        N_("the house rule fief.cards.stack_weather = true allows a second one"),
    ),
    "fief.nothing_to_end": (
        N_("no “{needed}” lies out: “{card}” can only be discarded"),
        N_("`fief card discard PLAYER CARD`"),
    ),
    "fief.not_there": N_("no “{needed}” lies on {region}"),
    "fief.parry_for": (
        N_("neither {player} nor an ally by marriage has anything in {region}"),
        N_('the house rule fief.cards.parry_for = "anyone" allows it'),
    ),
    "fief.own_captive": N_(
        "{lord} is held by {player}: nobody has his own captive murdered"
    ),
    "fief.no_murder": (
        N_("nobody has been murdered: Justice can only be discarded"),
        N_("`fief card discard PLAYER justice`"),
    ),
    "fief.justice_late": (
        N_("Justice follows a murder at once; another card has been played since"),
        N_("--ruling TEXT overrules it"),
    ),
    "fief.justice_other": N_(
        "{lord} is not of the family of {player}, who did the murder"
    ),
    "fief.justice_sacred": N_(
        "{lord} is King, Regent or Heir Prince: Justice cannot condemn him"
    ),
    "fief.justice_captive": N_(
        "{lord} is held by {player}: nobody condemns his own captive"
    ),
    "fief.nobody_struck": N_("“{card}”: there is nobody whom it could strike"),
    "fief.no_captives": (
        N_("nobody is held captive: Escape can only be discarded"),
        N_("`fief card discard PLAYER escape`"),
    ),
    "fief.escape_for": (
        N_("{lord} is neither of the family of {player} nor of an ally by marriage"),
        N_('the house rule fief.cards.parry_for = "anyone" allows it'),
    ),
    "fief.escape_refused": N_("{player} does not let {lord} escape"),
    "fief.revolt_running": N_(
        "a revolt is under way already, in {village}: one at a time"
    ),
    "fief.no_famine": (
        N_("no region is under famine: a revolt can only be discarded"),
        N_("`fief card discard PLAYER revolt`"),
    ),
    "fief.no_famine_there": N_("there is no famine in {village}"),
    "fief.discard_what": (
        N_("which cards are discarded?"),
        N_("name them, or say how many face down: --hidden 2"),
    ),
    "fief.discard_lord": (N_("which lord’s card?"), N_("name the lord")),
    "fief.discard_bishop": (N_("which bishop’s card?"), N_("name the diocese")),
    "fief.exchange_self": N_("{player} cannot exchange cards alone"),
    "fief.exchange_what": (
        N_("how many cards are exchanged?"),
        N_("--gives 1 --takes 1"),
    ),
    "fief.not_allied": N_(
        "{player} and {other} are not allied by marriage: no cards change hands"
    ),
    "fief.hand_most": N_(
        "{player} would hold {count:plain} cards; {most:plain} is the most"
    ),
    "unknown_name.card": N_("there is no card of that name: “{name}”"),
}
WARNINGS: dict[str, str] = {
    "fief.hand_uncounted": N_(
        "the hand {player:of} has not been counted: the card is taken from the deck"
    ),
    "fief.short": N_("the cards do not last: {cards:plain} too few were dealt"),
    "fief.stacked.bad_weather": N_(
        "more than one Bad Weather lies on {region} now: each needs its own Sun"
    ),
    "fief.stacked.famine": N_(
        "more than one Famine lies on {region} now: each needs its own Good Harvest"
    ),
    "fief.prince_bishop": N_("{lord} inherits the throne, but can no longer marry"),
    "fief.bishop_captive": N_(
        "{lord} is a captive: he levies no tithe and crowns none"
    ),
    "fief.fight_due": N_("rebels meet others in {village}: they fight at once"),
    "fief.fight_waits": N_(
        "rebels meet others in {village}: they fight when the bad weather ends"
    ),
    "fief.extinct": N_(
        "{lord} was the last of the family of {player}: the fiefs are inherited at the "
        "start of the negotiations"
    ),
    "fief.auction_due": N_(
        "a cardinal may sell the bishop’s card {diocese:of} by auction"
    ),
    "fief.exchange_when": N_("cards are exchanged outside the negotiations"),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief deal": N_("The cards of turn {turn:plain} are dealt"),
    "fief deal.reshuffled": N_(
        "The cards of turn {turn:plain} are dealt, after a reshuffle"
    ),
    "fief card play": N_("{player} plays “{said}”"),
    "fief card play.on": N_("{player} plays “{said}” on {on}"),
    "fief card play.lord": N_("{player} places {lord} in {at}"),
    "fief card play.bishop": N_("{player} makes {lord} bishop {diocese:of}"),
    "fief card play.darc": N_("{player} makes {lord} D’Arc"),
    "fief card play.assassination": N_("{player} has {lord} murdered"),
    "fief card play.justice": N_("{player} calls for Justice: {lord} dies"),
    "fief card play.escape": N_("{player} plays “{said}” and frees {escaped}"),
    "fief card play.revolt": N_(
        "{player} stirs up a revolt in {at}, {rebels:plain} points strong"
    ),
    "fief card discard": N_("{player} discards {count:plain} {count:card|cards}"),
    "fief card discard.named": N_("{player} discards {said}"),
    "fief card exchange": N_(
        "{a} and {b} exchange cards: {gives:plain} for {takes:plain}"
    ),
    "fief die": N_("{lord} {player:of} dies: {said}"),
}
# A card among others, by its name.
QUOTED = N_("“{text}”")
THROWS: dict[str, str] = {
    "fief.plague": N_("plague"),
    "fief.revolt": N_("how many rebels rise"),
    "fief.reshuffle_lord": N_("a lord from the discards"),
}
THINGS: dict[str, str] = {"rebel": N_("rebels")}
CHOICES: dict[str, str] = {
    "on": N_("on what the card is laid"),
    "lord": N_("which lord"),
    "at": N_("in which village"),
    "leave": N_("whether it is allowed"),
    "escape": N_("whether all escape who are held there"),
    "escapes": N_("whether the lords escape"),
    "heir": N_("who receives the titles"),
}
OPTIONS: dict[str, str] = {
    "none": N_("nobody"),
    "draw": N_("draw one"),
    "group": N_("all"),
    "alone": N_("only one"),
}
