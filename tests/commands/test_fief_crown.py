"""Ballots and coronations on the command line, in both languages."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import fact, holding, person, village

LAND = (
    village("Bourg", "Anne", "Anne.v1=5 Anne.v3=2", building="city")
    + village("Beaujeu", "Bruno", "Bruno.v1=2", building="city")
    + village("Sennecy", "Chloé", "Chloé.v1=3", building="city")
)
COURT = (
    person("Roland", "Anne", "Bourg", titles=["Rouge"], spouse="Blanche")
    + person("Philippe", "Anne", "Bourg", bishop="Sigy")
    + person("Blanche", "Bruno", "Beaujeu", spouse="Roland")
    + person("Othon", "Bruno", "Beaujeu", titles=["Bleu"])
    + person("Thierry", "Bruno", "Beaujeu", bishop="Corbie")
    + person("Quentin", "Chloé", "Sennecy", titles=["Noir"])
    + person("Jeanne", "Chloé", "Sennecy", queen=True, regent=True)
)
DIE = ("fief", "die", "--cause", "battle")
VOTES = ("Anne:Roland", "Bruno:Roland=1", "Chloé:Quentin")


@pytest.fixture
def hall(fief):
    """The negotiations of turn 3; the throne is vacant under a Regent."""
    fief("negotiations", more=LAND + COURT)


def shown(*words, lang="en"):
    """The text of a screen and its notes, with plain spaces."""
    said = intendant(*words, "--lang", lang)
    assert said.status == 0, said.err
    return " ".join(f"{said.out} {said.err}".split())


@pytest.mark.rule("FIEF-VOTE-06", "FIEF-VOTE-08", "FIEF-VOTE-10")
def test_a_ballot_lists_the_votes_of_each_player_and_the_totals(hall):
    """Scripts get the votes and totals as facts."""
    told = ask("fief", "elect", *VOTES)
    assert [(p["player"], p["entitled"], p["cast"]) for p in told["players"]] == [
        ("Anne", 2, 2),
        ("Bruno", 2, 1),
        ("Chloé", 2, 2),
    ]
    assert (told["totals"], told["elected"], told["void"]) == (
        {"Roland": 3, "Quentin": 2},
        "Roland",
        None,
    )
    assert told["players"][0]["for"] == [{"lord": "Roland", "votes": 2}]


def test_a_ballot_is_told_in_both_languages(hall):
    """The screen shows the votes, the elected lord, and the next step."""
    said = shown("fief", "elect", *VOTES)
    assert "Roland is elected King: Roland 3, Quentin 2 [2]" in said
    assert "Bruno 2 1 Roland Othon, Thierry" in said
    assert "the coronation is still to come: `fief crown Roland`" in said
    french = shown("log", "--last", "1", lang="fr")
    assert "Roland est élu Roi : Roland 3, Quentin 2" in french
    assert "{lord} est élu" not in french
    assert "Roland, élu Roi, attend son sacre" in shown("status", lang="fr")
    assert "Roland is elected and must be crowned" in shown("status")


@pytest.mark.rule("FIEF-VOTE-09")
@pytest.mark.parametrize(
    ("votes", "void", "english", "french"),
    [
        (
            ["Anne:Roland"],
            "few",
            "Nobody is elected King, as three votes are needed: Roland 2",
            "Personne n’est élu Roi, car il faut trois voix : Roland 2",
        ),
        (
            ["Anne:Roland", "Bruno:Othon", "Chloé:Roland=1"],
            None,
            "Roland is elected King: Roland 3, Othon 2",
            "Roland est élu Roi : Roland 3, Othon 2",
        ),
    ],
)
def test_a_void_election_says_why(hall, votes, void, english, french):
    """There were too few votes, and nobody waits for a crown then."""
    assert ask("fief", "elect", *votes)["void"] == void
    assert english in shown("log", "--last", "1")
    assert french in shown("log", "--last", "1", lang="fr")


def test_a_tie_is_told(fief):
    """Each has three votes."""
    fief("negotiations", more=LAND + COURT)
    said = ask(
        "fief", "elect", "Anne:Roland", "Bruno:Othon", "Chloé:Othon=1", "--dry-run"
    )
    assert said["elected"] == "Othon"
    ask("rules", "set", "fief.vote.split", "true")
    votes = ("Anne:Roland", "Bruno:Othon", "Chloé:Roland=1", "Chloé:Othon=1")
    assert ask("fief", "elect", *votes)["void"] == "tie"
    tie = "Nobody is elected King, as the vote is tied: Othon 3, Roland 3"
    assert tie in shown("log", "--last", "1")


@pytest.mark.rule("FIEF-CROWN-03", "FIEF-CROWN-07", "FIEF-REGENCY-06")
def test_a_coronation_is_told_with_all_that_it_brings(hall):
    """The screen names the crowner, the old and the new Queen, and the guards."""
    ask("fief", "elect", *VOTES)
    missing = intendant("fief", "crown", "Roland", "--json")
    assert (missing.status, missing.refusal["code"]) == (2, "missing_choice")
    assert missing.refusal["key"] == "consent.Bruno"
    said = shown("fief", "crown", "Roland", "--choose", "consent.Bruno=granted")
    for line in (
        "Roland (Anne) is crowned King by Philippe and Thierry; Blanche is Queen",
        "Roland’s counter is replaced by the King’s",
        "20 points of the King’s guard stand beside Roland",
        "Jeanne is no longer Regent",
        "Blanche is Queen: her counter is replaced by the Queen’s",
        "10 points of the Queen’s guard stand beside Blanche",
        "Jeanne is no longer Queen: her own counter replaces the Queen’s",
    ):
        assert line in said
    french = shown("log", "--last", "1", lang="fr")
    told = "Roland (Anne) est sacré Roi par Philippe et Thierry ; Blanche est Reine"
    assert told in french
    status = ask("status")
    crowned = {c["code"]: c.get("lord") for c in status["conditions"]}
    assert (crowned["king"], crowned["queen"]) == ("Roland", "Blanche")


@pytest.mark.rule("FIEF-CROWN-04")
def test_a_refused_coronation_is_recorded(hall):
    """The refusal may be typed in French; the throne stays vacant."""
    ask("fief", "elect", *VOTES)
    told = ask("fief", "crown", "Roland", "--choose", "consent.Bruno=refusé")
    assert (told["crowned"], told["refused"], told["by"]) == (False, ["Bruno"], [])
    assert "Roland (Anne) n’est pas sacré : Bruno refuse" in shown("log", lang="fr")
    again = intendant("fief", "crown", "Roland", "--json").refusal
    assert (again["rule"], again["hint"] is not None) == ("FIEF-VOTE-10", True)


@pytest.mark.rule("FIEF-CROWN-01")
def test_who_may_crown_is_named(hall):
    """One bishop is not enough; the hint names the others, and the words to type."""
    ask("fief", "elect", *VOTES)
    call = ("fief", "crown", "Roland", "--by", "Philippe", "--json")
    assert intendant(*call, "--lang", "en").refusal["hint"] == (
        "Thierry can also crown the King: --by LORD; without --by, their players "
        "are asked"
    )
    assert "lord:" not in intendant(*call, "--lang", "fr").refusal["hint"]


@pytest.mark.rule("FIEF-REGENCY-03")
def test_status_counts_the_turns_of_a_minority(fief):
    """Turn 3 is the second of four, if the minority ends with turn 5."""
    minor = (
        person("Roland", "Anne", "Bourg", king=True)
        + person("Jeanne", "Chloé", "Sennecy", queen=True, regent=True)
        + fact("campaign", "regent_until", 5)
        + holding("guard/king", "v6", 1)
    )
    fief("movement", more=LAND + minor)
    assert "Regent Jeanne (turn 2 of 4)" in shown("status")
    assert "Régente : Jeanne (tour 2 sur 4)" in shown("status", lang="fr")
    assert "the royal guard goes wherever Jeanne goes" in shown("status")


@pytest.mark.rule("FIEF-VOTE-05", "FIEF-CROWN-01")
def test_can_lists_votes_candidates_and_consecrators(hall):
    """The lists are shown before the ballot, and while a coronation is awaited."""
    may = ask("fief", "can", "Anne")["may"]
    votes = [(m["where"], m["most"], m["by"]) for m in may if m["act"] == "elect"]
    both = ["Philippe", "Roland"]
    assert votes == [(name, 2, both) for name in ("Othon", "Quentin", "Roland")]
    (own,) = (m for m in may if m["act"] == "consecrate")
    assert (own["by"], own["rule"]) == (["Philippe"], "FIEF-CROWN-03")
    assert "vote (Philippe, Roland) Othon, Quentin, Roland 2" in shown(
        "fief", "can", "Anne", "--missing"
    )
    ask("fief", "elect", *VOTES)
    after = ask("fief", "can", "Chloé")["may"]
    (crown,) = (m for m in after if m["act"] == "crown")
    assert (crown["where"], crown["by"], crown["now"]) == (
        "Roland",
        ["Philippe", "Thierry"],
        True,
    )
    spent = [m["missing"][0]["what"] for m in after if m["act"] == "elect"]
    assert set(spent) == {"fief.ballot_twice"}


def test_guards_of_the_extension_are_asked_for_at_the_coronation(hall):
    """The maximum is proposed; the log shows the points that were taken."""
    ask("rules", "set", "fief.variant.tactics", "true")
    ask("fief", "elect", *VOTES)
    words = ("fief", "crown", "Roland", "--by", "Thierry")
    missing = intendant(*words, "--json").refusal
    assert (missing["key"], missing["options"]) == ("knights.king", ["0", "1", "2"])
    taken = [f"{key}={n}" for key, n in (("knights.king", 2), ("sergeants.king", 1))]
    taken += ["knights.queen=0", "sergeants.queen=2"]
    chosen = [word for one in taken for word in ("--choose", one)]
    answer = intendant(*words, *chosen, "--json")
    assert answer.status == 2  # the Queen has no knights: there is nothing to choose
    chosen = [
        word
        for one in taken
        if "knights.queen" not in one
        for word in ("--choose", one)
    ]
    told = ask(*words, *chosen)
    assert told["king_guard"]["counters"] == {"guard_knight": 2, "guard_sergeant": 1}
    assert told["queen_guard"]["points"] == 2


@pytest.mark.rule("FIEF-GUARD-04", "FIEF-GUARD-10", "FIEF-LORD-06", "FIEF-LORD-05")
def test_a_death_tells_which_cards_and_guards_the_treasurer_has_back(fief):
    """The King without a prince, the Queen and the Cardinal lose theirs."""
    fief(
        "negotiations",
        more=LAND
        + person("Roland", "Anne", "Bourg", king=True, spouse="Blanche")
        + person("Henry", "Anne", "Bourg", bishop="Sigy", cardinal=True)
        + person("Blanche", "Bruno", "Beaujeu", queen=True, spouse="Roland")
        + holding("guard/king", "v6", 1)
        + holding("guard/queen", "v3", 2),
    )
    assert "back to the Grand Treasurer: the Cardinal card" in shown(*DIE, "Henry")
    said = shown(*DIE, "Roland")
    assert (
        "back to the Grand Treasurer: the King card 6 points of the King’s guard go"
        in said
    )
    french = shown(*DIE, "Blanche", lang="fr").replace("\u00a0", " ")
    assert (
        "à rendre au Grand Trésorier : la carte Reine 6 points de garde de la" in french
    )


def test_guards_that_wait_for_a_captive_stay_within_the_screen(fief):
    """A text that is too long for one line is broken between words."""
    fief(
        "negotiations",
        more=LAND
        + person("Philippe", "Anne", "Bourg", king=True, prisoner_of="Chloé")
        + holding("waiting/king", "v6", 1),
    )
    lines = intendant("status", "--lang", "fr").out.replace("\u00a0", " ").splitlines()
    assert max(map(len, lines)) <= 80
    assert "en captivité" in " ".join(line.strip() for line in lines)


@pytest.mark.rule("FIEF-GUARD-06", "FIEF-STOCK-02")
def test_a_guard_that_has_lost_nobody_is_named_when_more_is_bought(fief):
    """The table's name is used for the guard."""
    king = person("Roland", "Anne", "Bourg", king=True)
    fief("purchases", more=LAND + king + holding("guard/king", "v3", 3))
    buy = ("fief", "buy", "Anne", "guard", "--value", "3", "--lang")
    said = intendant(*buy, "en")
    assert "the King’s guard: 1 wanted, but the box has 0 left" in said.err
    assert "garde du Roi" in intendant(*buy, "fr").err


def test_a_referee_who_takes_a_crown_sends_the_guards_home(hall):
    """The guards would have no sovereign."""
    ask("fief", "elect", *VOTES)
    ask("fief", "crown", "Roland", "--by", "Thierry")
    ask("title", "revoke", "king")
    assert ask("fief", "stacks", "Anne")["stacks"][0]["points"] == 11


@pytest.mark.rule("FIEF-REGENCY-03", "FIEF-PRINCE-04")
def test_the_log_tells_who_follows_a_dead_king_and_when_he_comes_of_age(fief):
    """The death's screen and every later log show it, in both languages."""
    royal = (
        person("Roland", "Anne", "Bourg", king=True, spouse="Blanche")
        + person("Blanche", "Bruno", "Beaujeu", queen=True, spouse="Roland")
        + person("Gauvain", "Anne", "Bourg", prince=True, titles=["Rouge"])
    )
    fief("negotiations", more=LAND + royal)
    said = shown("fief", "die", "Roland", "--cause", "battle")
    assert "Roland (Anne) dies: battle; Gauvain is King; Blanche is Regent [2]" in said
    assert "Blanche rules for him until the end of turn 6" in said
    french = shown("log", "--last", "1", lang="fr")
    assert "Gauvain est Roi ; Blanche est Régente" in french
    for _ in range(4):
        ask("turn", "next")
    told = shown("log", "--last", "1")
    assert "Gauvain rules in his own right from now on" in told
    assert "Gauvain règne désormais de plein droit" in shown(
        "log", "--last", "1", lang="fr"
    )
    crowned = {c["code"]: c for c in ask("status")["conditions"]}
    assert ("regent" in crowned, crowned["queen"]["lord"]) == (False, "Blanche")


@pytest.mark.rule("FIEF-REGENCY-07")
def test_the_log_tells_that_a_young_king_rules_when_his_regent_is_dead(fief):
    """The screen of her death shows it, and so does the log."""
    minor = (
        person("Roland", "Anne", "Bourg", king=True)
        + person("Jeanne", "Chloé", "Sennecy", queen=True, regent=True)
        + fact("campaign", "regent_until", 5)
    )
    fief("movement", more=LAND + minor)
    said = "Jeanne (Chloé) dies: battle; Roland rules in his own right from now on"
    assert said in shown(*DIE, "Jeanne")
    assert said in shown("log", "--last", "1")
