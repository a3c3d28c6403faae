"""The rules, the rulings and the house rules: listed, shown, searched."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from commands.call import Call, Result
    from commands.texts import Words
    from ledger.reading.reference import Rule


class Shelf:
    """What can be looked up, for the campaign's game or for all games.

    It holds all games if there is no campaign, or if another game's rule is asked for
    by its id.

    Attributes:
        rules: the rules and rulings by id.
        house_rules: the house rules with their values, by key; `settings` says what they mean.
    """

    def __init__(self, call: Call, *, everything: bool = False) -> None:
        """Gathers what concerns the campaign, or everything if there is none."""
        from commands.handlers.optional_campaign import state_here
        from ledger.reading import house_rules
        from ledger.reading.reference import references
        from ledger.rules import games as every_game

        state = state_here(call)
        games = every_game() if state is None or everything else (state.game,)
        self.rules = references(games)
        rules = (
            house_rules.by_default(every_game())
            if state is None
            else house_rules.in_force(state)
        )
        self._words = call.words
        self.house_rules = {rule["key"]: rule for rule in rules}

    def rule_texts(self, rule: Rule, lang: str | None = None) -> dict[str, str]:
        """The texts of a rule or ruling."""
        from commands.texts.reference import rule_texts

        return rule_texts(rule.book, lang or self._words.lang)[rule.id]

    def brief(self, rules: Iterable[Rule], kind: str) -> list[dict[str, Any]]:
        """Rules or rulings as a list shows them."""
        return [
            {
                "id": rule.id,
                "game": rule.game,
                "area": rule.area,
                "title": self.rule_texts(rule)["title"],
                "phase": rule.phase,
            }
            for rule in rules
            if rule.kind == kind
        ]

    def named(self, ids: Iterable[str]) -> list[dict[str, Any]]:
        """The ids and texts of rules and rulings."""
        return [{"id": key, **self.rule_texts(self.rules[key])} for key in ids]

    def settings(self, keys: Iterable[str]) -> list[dict[str, Any]]:
        """The house rules with these keys, and their meaning."""
        return [
            self.house_rules[key] | {"text": self._words.setting(key)}
            for key in keys
            if key in self.house_rules
        ]

    def everything_said(self) -> dict[str, list[tuple[str, str, str]]]:
        """By key, title, text, and chapter with moment, in each language."""
        from commands.preference import LANGUAGES
        from commands.texts import Words

        languages = [Words(lang) for lang in LANGUAGES]
        by_id = {
            key: [self._searched(rule, words) for words in languages]
            for key, rule in self.rules.items()
        }
        for key in self.house_rules:
            by_id[key] = [("", words.setting(key), "") for words in languages]
        return by_id

    def _searched(self, rule: Rule, words: Words) -> tuple[str, str, str]:
        from commands.texts.reference import areas, moments

        title, *text = self.rule_texts(rule, words.lang).values()
        moment = moments(rule.game).get(rule.phase or "")
        around = [areas(rule.book, words.lang).get(rule.area, "")]
        around += [words.say(moment)] if moment else []
        return title, " ".join(text), " ".join(around)


def listing(call: Call, area: str | None) -> Result:
    """The rules by chapter, and the house rules in force."""
    from commands.texts.reference import areas as chapters
    from ledger.reading.reference import areas, of_area

    shelf = Shelf(call)
    rules, house_rules = shelf.rules, shelf.settings(shelf.house_rules)
    if area is not None:
        rules = of_area(shelf.rules, area)
        used = {key for rule in rules.values() for key in rule.house_rules}
        house_rules = [rule for rule in house_rules if rule["key"] in used]
    titles: dict[str, str] = {}
    for book in dict.fromkeys(rule.book for rule in rules.values()):
        titles |= chapters(book, call.words.lang)
    brief = shelf.brief(rules.values(), "rule")
    answer = {
        "area": area,
        "areas": [
            {
                "area": one,
                "title": titles[one],
                "rules": sum(rule["area"] == one for rule in brief),
            }
            for one in areas(rules)
        ],
        "rules": brief,
        "rulings": shelf.brief(rules.values(), "ruling"),
        "house_rules": house_rules,
    }
    return answer, None, [], None


def show(call: Call, word: str) -> Result:
    """One rule, ruling or house rule, with everything related to it."""
    from ledger.reading.reference import meant, unknown

    shelf = Shelf(call)
    known = [*shelf.rules, *shelf.house_rules]
    key = meant(word, known)
    if key is None:
        elsewhere = Shelf(call, everything=True)
        key = meant(word, elsewhere.rules)
        if key is None:
            raise unknown(word, known)
        shelf = elsewhere
    answer = (
        _rule(shelf, shelf.rules[key])
        if key in shelf.rules
        else _house_rule(shelf, *shelf.settings([key]))
    )
    return answer, None, [], None


def _rule(shelf: Shelf, rule: Rule) -> dict[str, Any]:
    facts = rule._asdict() | {"lines": list(rule.lines)}
    return {
        **facts,
        **shelf.rule_texts(rule),
        "rules": shelf.named(rule.rules),
        "rulings": shelf.named(rule.rulings),
        "house_rules": shelf.settings(rule.house_rules),
    }


def _house_rule(shelf: Shelf, setting: dict[str, Any]) -> dict[str, Any]:
    key = setting["key"]
    about = [rule for rule in shelf.rules.values() if key in rule.house_rules]
    return {
        "id": key,
        "kind": "house_rule",
        **setting,
        "rules": shelf.named(rule.id for rule in about if rule.kind == "rule"),
        "rulings": shelf.named(rule.id for rule in about if rule.kind == "ruling"),
        "house_rules": [],
    }


def search(call: Call, text: list[str]) -> Result:
    """The rules, rulings and house rules with all these words, in either language."""
    from ledger.naming import clean_text
    from ledger.reading.reference import search as find

    looked_for = clean_text(" ".join(text))
    shelf = Shelf(call)
    keys = find(looked_for, shelf.everything_said())
    rules = [shelf.rules[key] for key in keys if key in shelf.rules]
    answer = {
        "text": looked_for,
        "rules": shelf.brief(rules, "rule"),
        "rulings": shelf.brief(rules, "ruling"),
        "house_rules": shelf.settings(keys),
    }
    if not keys:
        answer["elsewhere"] = _elsewhere(call, looked_for)
    return answer, None, [], None


def _elsewhere(call: Call, looked_for: str) -> list[dict[str, Any]]:
    """What the rules and rulings of other games say of it."""
    from ledger.reading.reference import search as find

    shelf = Shelf(call, everything=True)
    keys = find(looked_for, shelf.everything_said())
    rules = [shelf.rules[key] for key in keys if key in shelf.rules]
    return [*shelf.brief(rules, "rule"), *shelf.brief(rules, "ruling")]
