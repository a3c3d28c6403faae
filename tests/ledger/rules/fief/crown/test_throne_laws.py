"""Events at a court: the dead wear no crown, and no guard is lost or made."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ledger.effects import set_off
from ledger.errors import Refusal
from ledger.questions import Missing
from ledger.rules.common.clock import next_turn
from ledger.rules.fief import GAME
from ledger.rules.fief.audit import audit
from ledger.rules.fief.crown.crowning import crown
from ledger.rules.fief.crown.marrying import marry
from ledger.rules.fief.crown.voting import elect
from ledger.rules.fief.facts import GUARDS
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import died
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.forces import counters, guarded
from ledger.rules.fief.making_change import box
from ledger.rules.fief.turn.eliminating import eliminated
from ledger.state import changed
from ledger.table import Table
from tests.laws.fief_crown import odd
from tests.laws.fief_laws import totals
from tests.ledger.rules.fief.crown.court import court, guards
from tests.said import by_names

PEOPLE = {
    "Arnaud": {"king": True, "spouse": "Blanche", "titles": ["Rouge"]},
    "Gauvain": {"prince": True},
    "Philippe": {"bishop": "Sigy", "cardinal": True},
    "Blanche": {"player": "Bruno", "at": "Mont", "queen": True, "spouse": "Arnaud"},
    "Othon": {"player": "Bruno", "at": "Beaujeu", "titles": ["Bleu"]},
    "Thierry": {"player": "Bruno", "at": "Mont", "bishop": "Corbie"},
    "Isabelle": {"player": "Chloé", "at": "Sennecy"},
    "Quentin": {"player": "Chloé", "at": "Sennecy", "titles": ["Noir"]},
    "Jeanne": {"player": "Chloé", "at": "Sennecy"},
}
NAMES = st.sampled_from(sorted(PEOPLE))
HOUSE = st.fixed_dictionaries(
    {},
    optional={
        "variant.tactics": st.booleans(),
        "guard.regent_keeps": st.booleans(),
        "queen_mother.keeps": st.sampled_from(("hereditary", "always", "never")),
        "regent.remarriage_ends": st.booleans(),
        "regency.minor_wife": st.sampled_from(("at_majority", "at_once")),
        "tactics.guard.replaces_base": st.booleans(),
        "tactics.guard.regent_inherits": st.booleans(),
        "tactics.guard.hereditary_king": st.booleans(),
        "tactics.guard.change_for_swap": st.booleans(),
    },
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("dies"), NAMES),
        st.tuples(st.just("weds"), NAMES, NAMES),
        st.tuples(st.just("captive"), NAMES),
        st.tuples(st.just("free"), NAMES),
        st.tuples(st.just("elected"), NAMES),
        st.tuples(st.just("leaves"), st.sampled_from(("Anne", "Bruno", "Chloé"))),
        st.tuples(st.just("turn")),
    ),
    min_size=4,
    max_size=14,
)


class Court:
    """A state to which things happen; each question gets its first answer."""

    def __init__(self, house):
        self.state = guards(court(PEOPLE, phase="negotiations", house=house))

    def do(self, rule, *args):
        """Does an act of the rules; a refused one leaves everything as it was."""
        choices = {}
        while True:
            table = Table(choices=choices)
            try:
                outcome = by_names(rule, self.state, self.state, table, *args)
            except Missing as missing:
                choices[missing.question.key] = missing.question.options[0]
                continue
            except Refusal:
                return
            self.state.apply(set_off(list(outcome.effects)))
            return

    def dies(self, name):
        self.do(died, name, "plague")

    def weds(self, one, other):
        self.do(marry, one, other)

    def captive(self, name):
        """Captures with mercy: the guards beside a sovereign are eliminated."""
        lord = f"lord:{name}"
        others = [
            player
            for player in self.state.seats
            if not (player == lords.owner(self.state, lord) or self.is_out(player))
        ]
        if not others or not lords.is_free(self.state, lord):
            return
        for guard, account in GUARDS.items():
            if guarded(self.state, guard) == lord:
                for kind, count in counters(self.state, account).items():
                    self.state.add(account, kind, -count)
                    self.state.add(box(account, kind), kind, count)
        self.state.apply([changed(self.state, lord, "captor", others[0])])

    def free(self, name):
        lord = f"lord:{name}"
        if lords.captor(self.state, lord):
            self.state.apply(
                set_free(self.state, lord, "territory:Lac", "FIEF-GRACE-08")
            )

    def elected(self, name):
        """All who may vote choose one lord, who is crowned by any who agree."""
        words = [f"{player}:{name}" for player in ("Anne", "Bruno", "Chloé")]
        for count in range(3):
            self.do(elect, words[: count + 1])
        self.do(crown, name)

    def leaves(self, player):
        """A family leaves the game."""
        subject = f"player:{player}"
        if not self.is_out(subject):
            self.state.apply(set_off(eliminated(self.state, subject)))

    def is_out(self, player):
        """Whether a family has left the game."""
        return self.state.get(player, "out")

    def turn(self):
        self.do(next_turn, GAME)
        self.state.put("campaign", "phase", "negotiations")


@given(house=HOUSE, steps=STEPS)
def test_no_crown_on_the_dead_and_no_guard_lost(house, steps):
    """Thirty points and seven guardsmen exist after each step, wherever they are."""
    table = Court(house)
    before = totals(table.state)
    for what, *args in steps:
        getattr(table, what)(*args)
        assert totals(table.state) == before, (what, args)
        assert [*odd(table.state), *audit(table.state)] == [], (what, args)
