"""A call of every command, and the keys of its answer that scripts rely on."""

from __future__ import annotations

from ledger.acting import acts
from tests.commands import sampled, siege_calls, siege_table
from tests.laws.test_each_kind import SAMPLES
from tests.ledger.rules.fief.positions import effect, fact, holding, person
from tests.screens import LEAGUE

# For every command, a call that works on the `full` table, and its fixed keys.
CALLS = {
    "new": ("new other.db --game free --players Dora,Émile", "file game players"),
    "status": ("status", "game turn phase players drafts"),
    "pay": ("pay Anne Bruno 3 --for bread", "from to amount balances"),
    "treasury": ("treasury", "accounts bank escrow unit"),
    "statement": ("statement Anne", "lines"),
    "count": ("count Anne 70", "booked counted difference suspects"),
    "correct": ("correct money Anne 71 --for found", "what before after"),
    "title list": ("title list", "titles"),
    "title grant": ("title grant Abbot Anne", "title"),
    "title revoke": ("title revoke Warden_of_the_North", "title"),
    "title history": ("title history Warden_of_the_North", "lines"),
    "territory list": ("territory list", "territories"),
    "territory show": ("territory show Vaux", "name owner kind known"),
    "territory add": ("territory add Pré", "territory"),
    "territory claim": ("territory claim Bourg Anne", "territory owner"),
    "territory release": ("territory release Vaux", "territory"),
    "territory history": ("territory history Vaux", "lines"),
    "players list": ("players list", "players"),
    "players add": ("players add Dora", "player"),
    "players rename": ("players rename Anne Anna", "player"),
    "players retire": ("players retire Anne", "player"),
    "turn": ("turn next", "turn phase first_player"),
    "next": ("next", "turn phase first_player players due ends command"),
    "phase": ("phase", "turn phase first_player"),
    "roll": ("roll 2d6+1 --seed 3", "expression faces total"),
    "names": ("names 2 --seed 3", "names"),
    "log": ("log", "entries"),
    "show": (
        "show 5",
        "seq id at turn phase kind text undone_by undoes asked throws outcome effects",
    ),
    "why": ("why treasury Anne", "about value lines"),
    "since": ("since --player Anne", "player turn last undone redone entries"),
    "undo": ("undo", "undone"),
    "redo": ("redo", "redone"),
    "note": ("note hello", ""),
    "sealed list": ("sealed list", "rounds"),
    "rules list": ("rules list", "area areas rules rulings house_rules"),
    "rules show": (
        "rules show free.money.unit",
        "id kind text value default rules rulings house_rules",
    ),
    "rules cards": ("rules cards --game mass", "moment cards"),
    "rules card": ("rules card MES --game mass", "cards"),
    "rules search": ("rules search coins", "text rules rulings house_rules"),
    "rules set": ("rules set free.money.start 5", "key before after"),
    "rules export": ("rules export", "toml"),
    "report": (
        "report --undone --maps",
        (
            "game unit head entries turns viewer players honours standings chronicle"
            " battles money territories titles map maps sections"
        ),
    ),
    "stats": ("stats c.db", "files together games rules dice ok left_out"),
    "paper turn": ("paper turn", "turn game standing parts free"),
    "paper rolls": ("paper rolls", "turn game rolls"),
    "export json": ("export json -o all.json", "file entries"),
    "export position": ("export position", "toml"),
    "export csv": ("export csv -o tables", "folder files"),
    "export sqlite": ("export sqlite -o flat.sqlite", "file metadata tables"),
    "export hledger": ("export hledger", "text"),
    "export beancount": ("export beancount", "text"),
    "verify": ("verify", "entries ok findings head"),
    "backup": ("backup copy.db", "file entries sha256"),
    "doctor": ("doctor", "ok file entries sqlite signs"),
    "salvage": (
        "salvage c.db other.db",
        "file entries read lost left adjusted more supposed head",
    ),
    "fork": ("fork branch", "file branch entries head"),
    "diff": ("diff c.db", "file game common entries here there same differences"),
    # In a Fief campaign, in the phase that `FIEF` gives
    "fief map new": ("fief map new m2.toml --sample", "file sample"),
    "fief map check": ("fief map check m.toml", "regions dioceses villages roads"),
    "fief map load": ("fief map load m.toml", "regions dioceses villages roads"),
    "fief map show": ("fief map show", "regions dioceses others"),
    "fief setup roll": ("fief setup roll --seed 3", "order throws"),
    "fief settle": (
        "fief settle Anne Bourg --lord Arnaud",
        "player village lord castle troops first_player next",
    ),
    "fief length": ("fief length 15", "turns before"),
    "fief done": ("fief done Anne", "player next phase"),
    "fief deal": ("fief deal", "turn players deck discard reshuffled lords"),
    "fief card play": (
        "fief card play Anne tallage --on Rouge",
        "player card on",
    ),
    "fief card discard": (
        "fief card discard Anne sun Gauvain",
        "player cards hidden count",
    ),
    "fief card exchange": (
        "fief card exchange Anne Bruno --gives 1 --takes 1",
        "a b gives takes hands",
    ),
    "fief cards": ("fief cards", "deck discard table hands lying blue red"),
    "fief die": (
        "fief die Arnaud --cause battle --choose heir.Arnaud=Charles",
        "lord player cause titles offices bishop escrow last",
    ),
    "fief income": ("fief income", "turn players escrow notes_left"),
    "fief buy": (
        "fief buy Anne soldier --at Bourg --count 2 --value 3",
        "player item count at value cost money",
    ),
    "fief upkeep": (
        "fief upkeep Anne --keep 1",
        "player keep dismissed cost money reserve",
    ),
    "fief auction": (
        "fief auction --bid Anne=300 --bid Bruno=200",
        "lot bids winner paid tied",
    ),
    "fief found": (
        "fief found Anne Noir --capital Sennecy --lord Arnaud",
        "player region capital lord rank title cost money",
    ),
    "fief bestow": ("fief bestow Bleu --lord Charles", "region lord title rank before"),
    "fief ransom": (
        "fief ransom Eric 300 --to Val",
        "lord amount village player captor from_escrow from_cash handed_over balances",
    ),
    "fief can": ("fief can Anne", "player phase money may"),
    "fief move": (
        "fief move Anne --lord Arnaud --troops v1=3 --drop v1=1 --to Vaux,Pré",
        "player lords captives guards start end steps passages troops dropped captured",
    ),
    "fief rebels march": (
        "fief rebels march Anne --to Orme,Pré",
        "player start end steps ended passages rebels destroyed capitals captured",
    ),
    "fief stacks": ("fief stacks Anne", "player stacks"),
    "fief resolve": (
        "fief resolve --attacker soldiers=8 --defender soldiers=5,lords=1 --seed 3",
        "rounds winner survivors",
    ),
    "fief odds": (
        "fief odds --attacker soldiers=8 --defender soldiers=5 --site castle",
        "attacker defender both_fall expected_rounds survivors",
    ),
    "fief elect": (
        "fief elect Anne:Arnaud Bruno:Arnaud",
        "turn candidates players totals needed elected void",
    ),
    "fief crown": (
        "fief crown Arnaud --by Philippe",
        "lord player crowned by agreed refused king_guard",
    ),
    "fief inherit": (
        "fief inherit Noir --garrison Roc:v3=1 --choose gift.Noir=Arnaud",
        "inherited taken entered freed",
    ),
    "fief score": (
        "fief score",
        "turn points_game length scoring escrow normal_victory over winners players",
    ),
    "fief guard": (
        "fief guard Charles --choose knights.king=1 --choose sergeants.king=0",
        "lord player guard counters points",
    ),
    "fief battle": (
        "fief battle Mont --attacker Chloé --defender Bruno --seed 3",
        "village attackers defenders mode site rounds winner end winners survivors left",
    ),
    "fief captive": (
        "fief captive Henry --choose captivity.Henry=accepted",
        "lord player captor village accepted lords soldiers captives",
    ),
    "fief calm": (
        "fief calm Philippe --points 1 --dice 5",
        "lord player village points cost die total needed chance calmed rebels fiefs",
    ),
    "fief seat": (
        "fief seat Corbie --winner Bruno --price 400 --discard",
        "diocese winner price bishop presides sold cardinal share bank balances",
    ),
    "fief sell": (
        "fief sell Eric Chloé 50 --at Lac",
        "lord buyer amount player seller at dungeon balances",
    ),
    "fief debts": ("fief debts", "debts unit"),
    "fief marry": (
        "fief marry Charles Blanche",
        "groom bride player other new queen",
    ),
    "fief alliances": ("fief alliances", "alliances free"),
    "fief prince": (
        "fief prince Gauvain --by Bruno --at Puy",
        "lord player by at king queen",
    ),
    "fief luck": ("fief luck", "player battle battles families dice"),
    "fief tree": ("fief tree", "turn throne families marriages"),
    "fief ways": ("fief ways Arnaud", "lord at steps roads ways"),
    # On the `medfan` table
    "medfan join": ("medfan join Dora --dice 4,3 --territory Hain", "player hoard"),
    "medfan recruit": (
        "medfan recruit Bo Orc --cost 15 --kind troop --count 2",
        "player figures kind cost paid hoard",
    ),
    "medfan improve": (
        "medfan improve Ana Ysolde melee --cost 21",
        "player figure stat kind cost paid hoard",
    ),
    "medfan dismiss": ("medfan dismiss Bo Grik", "player figure refund hoard"),
    "medfan spell": ("medfan spell Ana Merlin Mist", "player figure spell spells"),
    "medfan item": (
        "medfan item Ana Ysolde magic_armour --cost 9",
        "player figure item cost hoard",
    ),
    "medfan council": (
        "medfan council Ana one_more_hero_may_be_mage",
        "player territory benefit",
    ),
    "medfan roster": ("medfan roster Ana", "players"),
    "medfan after": (
        (
            "medfan after --winner Ana --attacker Ana --defender Bo --dead Bo:Grik"
            " --objective Ana:destruction --dice 1"
        ),
        "spoils survival territories income next",
    ),
    "medfan income": ("medfan income --dice 3,4", "players hoards"),
    "medfan goal": ("medfan goal --games 6 --half", "games territories half"),
    "medfan standings": ("medfan standings", "players leaders goal over winners"),
    "medfan survival": ("medfan survival 2 --dice 1,6", "table figures counts"),
    "medfan spoils": ("medfan spoils 137 --altar", "gain"),
    "medfan determine": (
        "medfan determine 2 --for Bo --dice 4,2 --name Hain",
        "territory category id becomes treasure name player",
    ),
    "medfan prepare": (
        "medfan prepare Ana Bo --dice 1,2,1",
        "scenario roll attacker defender objectives prisoner variable armies playable",
    ),
    "medfan card": ("medfan card rescue", "id number name text lines counts"),
    "medfan score": (
        "medfan score terror --attacker Ana,failed=2 --defender Bo,failed=1",
        "scenario winner player sides rule",
    ),
    "medfan capability": (
        "medfan capability --dice 4,2",
        "category id name dice choices",
    ),
    "medfan scenario": ("medfan scenario --dice 4", "roll id name text"),
    "medfan improvement": ("medfan improvement --dice 2", "roll id name text"),
    "medfan length": ("medfan length --turn 5 --dice 5", "turn roll ends"),
    "medfan odds survival": (
        "medfan odds survival 2",
        "table figures each expected numbers",
    ),
    "medfan odds income": (
        "medfan odds income Bo",
        "player against territories expected change camps_lost",
    ),
    "medfan odds territory": (
        "medfan odds territory --owned tavern",
        "owned capabilities treasure",
    ),
    "medfan objective": ("medfan objective --dice 2", "roll id name text"),
    # On the `mass` table
    "mass side": ("mass side Eisen --men 500", "side men fortification new"),
    "mass general": (
        "mass general Léon --galvanize 3 --commands",
        "general side wits strategy galvanize new",
    ),
    "mass steward": (
        "mass steward Hugues --side Montaigne --wits 2 --logistics 3",
        "steward side wits logistics new",
    ),
    "mass hero": (
        "mass hero Otto --side Montaigne --wits 3 --tactics 2 --champion",
        "hero side wits tactics command unit commission champion new",
    ),
    "mass start": ("mass start Eisen", "attacker defender again"),
    "mass prepare": (
        "mass prepare Montaigne --dice 3,10,8,2,7,4",
        "side rolls raises left",
    ),
    # On the `fought` table
    "mass turn": (
        (
            "mass turn --engage Rodrigo=engaged --engage Karl=support"
            " --tactic Montaigne=MAR --tactic Eisen=MAR"
            " --total Montaigne=20 --total Eisen=20 --seed 3"
        ),
        "turn closed winner modifiers heroes pending streak",
    ),
    "mass opportunity": ("mass opportunity Rodrigo none", "hero code how"),
    "mass down": ("mass down Rodrigo", "hero side back"),
    "mass duel": ("mass duel Rodrigo Karl", "hero loser lines"),
    "mass end": ("mass end --winner Eisen", "victor closed heroes ended booty reward"),
    "mass armies": ("mass armies", "turn attacker sides"),
    "mass status": (
        "mass status",
        "turn stage attacker streak victor coming sides heroes unsettled duels due",
    ),
    # At any table
    "mass cell": (
        "mass cell --situation tie --engagement front --total 12",
        "row column damage_dice reputation opportunity",
    ),
    "mass personal": (
        (
            "mass personal --wits 3 --tactics 2 --unit cavalry --engagement front"
            " --situation defeat --modifier 1 --dice 10,3"
        ),
        "row column damage_dice reputation opportunity die total",
    ),
    "mass tactics": ("mass tactics MAR CHA", "attacker defender modifier"),
    "mass numbers": ("mass numbers 3000 1000 --fort-b 2", "ratio modifier side"),
    "mass raises": ("mass raises 27 34", "raises"),
    "mass roll": ("mass roll 5 3 --dice 3,10,8,2,7,4", "dice kept total"),
    "mass strategy": (
        "mass strategy 5k3,tactic=ENV,raises=1 total=26,tactic=REG --dice 3,10,8,2,7,4",
        "attacker a b winner again situation",
    ),
    "mass volley": (
        "mass volley --bands 6x1,6x1 --heroes 1 --at-brutes 3 --seed 4",
        "level dice_count dice hits targets",
    ),
    "mass wounds": ("mass wounds --tn 20 --hits 2", "per_hit total"),
    "mass odds personal": ("mass odds personal --wits 3 --tactics 2", "levels"),
    "mass odds strategy": ("mass odds strategy 6k3 5k3+10", "a b tie left_out"),
}
# The phase of a turn in which a command of Fief is tried.
FIEF = {
    "fief income": "income",
    "fief deal": "cards",
    "fief card play": "cards",
    "fief card discard": "cards",
    "fief card exchange": "negotiations",
    "fief move": "movement",
    "fief rebels march": "movement",
    "fief battle": "combat",
    "fief calm": "combat",
    "fief captive": "combat",
    "fief prince": "cards",
    "fief marry": "negotiations",
    "fief elect": "negotiations",
    "fief crown": "negotiations",
    "fief inherit": "negotiations",
}


def over(phase, *players):
    """The text that these players have had their turn in this phase."""
    return "".join(fact(f"player:{who}", f"done_{phase}", 3) for who in players)


# Cards in hand, and a marriage, for the commands that need them.
HANDS = "".join(holding(f"hand/player:{who}", "card", 2) for who in ("Anne", "Bruno"))
MORE = {
    "fief card play": HANDS,
    "fief card discard": HANDS,
    "fief card exchange": HANDS + person("Isabelle", "Bruno", "Mont", spouse="Charles"),
    "fief upkeep": "[camps]\nAnne = 2\n",
    "fief rebels march": effect("revolt", player="Anne", at="Gué")
    + holding("rebels", "v3", 2),
    "fief battle": person("Henry", "Chloé", "Mont") + over("combat", "Anne", "Bruno"),
    "fief calm": effect("revolt", player="Anne", at="Mont")
    + holding("rebels", "v3", 2),
    "fief captive": person("Henry", "Bruno", "Bourg")
    + fact("territory:Bourg", "guests", ["player:Bruno"]),
    "fief marry": person("Blanche", "Bruno", "Mont"),
    "fief prince": HANDS
    + over("cards", "Anne")
    + person("Quentin", "Chloé", "Puy", king=True, spouse="Blanche")
    + person("Blanche", "Bruno", "Mont", queen=True),
    "fief crown": fact("campaign", "elected", "lord:Arnaud")
    + fact("lord:Philippe", "cardinal", 1),
    "fief inherit": holding("territory:Roc", "city", 1)
    + fact("title:Noir", "name", "Noir")
    + fact("title:Noir", "region", "region:Noir")
    + fact("title:Noir", "capital", "territory:Roc")
    + fact("title:Noir", "keeper", "player:Chloé")
    + fact("title:Noir", "heir", "crown")
    + fact("campaign", "king", "lord:Charles"),
    "fief seat": fact("diocese:Corbie", "discarded", 1)
    + fact("diocese:Corbie", "sale", 3)
    + fact("lord:Charles", "cardinal", 1),
    "fief sell": holding("territory:Lac/player:Chloé", "v1", 1),
    "fief guard": fact("campaign", "king", "lord:Charles")
    + holding("territory:Sennecy/player:Anne", "v3", 1),
}
# What must have been fought before a command of a battle.
BATTLE = {
    "mass turn": "",
    "mass down": "",
    "mass end": "",
    "mass opportunity": fact("hero:Rodrigo", "offered", 1)
    + fact("hero:Rodrigo", "level", "engaged")
    + fact("campaign", "fought", 1),
    "mass duel": fact("duel:hero:Rodrigo/hero:Karl", "hero", "hero:Rodrigo")
    + fact("duel:hero:Rodrigo/hero:Karl", "opponent", "hero:Karl"),
}
# Commands of the Tactical extension, which must be in use.
TACTICS = {"fief upkeep", "fief auction", "fief guard"}
# The house rule that a command needs.
SWITCHED = {
    "fief guard": "tactics.guard.late_swap",
    "fief seat": "fief.variant.bishop_auction",
    "fief sell": "fief.variant.surrender",
}
WRITES = {
    *("new", "pay", "count", "correct", "title grant", "title revoke"),
    *("territory add", "territory claim", "territory release"),
    *("players add", "players rename", "players retire", "turn", "roll"),
    *("undo", "redo", "note", "rules set"),
    *("fief map load", "fief setup roll", "fief settle", "fief length", "fief done"),
    *("fief deal", "fief card play", "fief card discard", "fief card exchange"),
    *("fief die", "fief move", "fief rebels march", "fief battle", "fief calm"),
    *("fief marry", "fief prince"),
    *("fief seat", "fief sell"),
    *("fief captive", "fief elect", "fief crown", "fief inherit"),
    *TACTICS,
    *("fief income", "fief buy", "fief found", "fief bestow", "fief ransom"),
    *("medfan join", "medfan recruit", "medfan improve", "medfan dismiss"),
    *("medfan spell", "medfan item", "medfan council"),
    *("medfan determine", "medfan prepare"),
    *("medfan after", "medfan income", "medfan goal"),
    *("mass side", "mass general", "mass steward", "mass hero"),
    *("mass start", "mass prepare", "mass turn", "mass opportunity"),
    *("mass down", "mass duel", "mass end"),
}
WRITES |= siege_calls.WRITES | siege_table.WRITES
CALLS |= siege_calls.CALLS | siege_table.CALLS
# Commands that cannot be tried by such a call have tests of their own.
ELSEWHERE = {
    *LEAGUE,
    "board",
    "serve",
    "import",
    "import csv",
    "resume",
    "drop",
    "rules load",
    "run",
    "shell",
}
# An act without a call here is called like its sample, at its sample's table; its keys
# are those of its shape.
SAMPLED = sorted({*acts()} & {*SAMPLES} - {*CALLS} - ELSEWHERE)
CALLS |= {kind: (sampled.call(kind), "") for kind in SAMPLED}
WRITES |= {*SAMPLED}
# Commands that come before anything is on the board.
EMPTY = {"fief map check", "fief map load", "fief setup roll", "fief settle"}
EMPTY |= {"fief length"}


def words_of(call):
    """The words of a call; _ stands for a space inside a word."""
    return [word.replace("_", " ") for word in call.split()]
