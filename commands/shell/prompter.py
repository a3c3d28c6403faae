"""Questions that come up while the prompt is open, asked with its keys."""

from __future__ import annotations

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.filters import Condition
from prompt_toolkit.history import DummyHistory
from prompt_toolkit.input.typeahead import get_typeahead
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.keys import Keys

from commands import keys, prompting
from commands.prompting import faces_in, short
from commands.shell.completer import Offers
from ledger.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from prompt_toolkit.key_binding import KeyPressEvent

    from commands.asked import Asked
    from commands.shell.campaign import Open
    from commands.texts import Words
    from ledger.dice import Die

ASIDES = frozenset("swo")  # besides `?`: the status, the rule, the odds


class Prompter(prompting.Prompter):
    """Asks the user at the open prompt while a command is carried out."""

    fills = True
    asides = frozenset({keys.HELP, *ASIDES})

    def __init__(self, words: Words, campaign: Open) -> None:
        super().__init__(words)
        self._campaign = campaign

    def line(self, asked: Asked) -> str:
        """A line of any text."""
        return self._typed(asked, KeyBindings())

    def choice(self, asked: Asked, *, back: bool = False) -> str:
        """A line meant for one of the options; Up and Down go through them."""
        bound = KeyBindings()
        texts = [one.label for one in asked.options]
        at = -1

        def step(by: int) -> Callable[[KeyPressEvent], None]:
            def stepped(event: KeyPressEvent) -> None:
                nonlocal at
                at = (at + by) % len(texts) if at >= 0 or by > 0 else len(texts) - 1
                event.current_buffer.text = texts[at]
                event.current_buffer.cursor_position = len(texts[at])

            return stepped

        bound.add("down")(step(1))
        bound.add("up")(step(-1))
        if back:
            _taken_back(bound)
        line = self._typed(asked, bound, texts)
        return next((one.value for one in asked.options if one.label == line), line)

    def faces(
        self, asked: Asked, die: Die, many: int, begun: list[int], *, back: bool = False
    ) -> None:
        """Adds the missing faces of a throw to `begun`, a key each."""
        if not (short(die) and keys.ready()):
            while self.aside(line := self.line(asked), asked):
                pass
            begun += faces_in(line, die, many)
            return
        row = _Row(self, asked, die, many, begun)
        if back:
            _taken_back(row.bound, lambda: not begun)
        while True:
            session: PromptSession[str] = PromptSession(
                history=DummyHistory(), reserve_space_for_menu=0
            )
            session.prompt(f"{asked.shown} ", key_bindings=row.bound, default=row.shown)
            extra = [one.data for one in get_typeahead(session.input)]
            if not any(key.isdigit() for key in extra):
                return
            # Only the user knows which of them is one too many.
            begun.clear()
            left = sum(key.isdigit() for key in extra)
            self.complain(Misuse("bad_dice", "bad_dice.many", left=left, used=many))

    def aside(self, line: str, asked: Asked) -> bool:
        """Answers `?`, and the letters for the status, the rule and the odds."""
        if line in ASIDES and self._campaign.aside(line, asked):
            return True
        return super().aside(line, asked)

    def _typed(
        self, asked: Asked, bound: KeyBindings, offers: list[str] | None = None
    ) -> str:
        session: PromptSession[str] = PromptSession(
            history=DummyHistory(), reserve_space_for_menu=0
        )
        words = offers or [one.value for one in asked.options]
        prompt = f"{asked.shown.rstrip()} "
        completer = Offers(words) if words else None
        return session.prompt(prompt, key_bindings=bound, completer=completer).strip()


class _Row:
    """The keys that fill a row with the faces of one throw."""

    def __init__(
        self, prompter: Prompter, asked: Asked, die: Die, many: int, begun: list[int]
    ) -> None:
        self._prompter = prompter
        self._asked = asked
        self._die = die
        self._many = many
        self._begun = begun
        self.bound = KeyBindings()
        self.bound.add(Keys.Any)(self._take)
        self.bound.add("backspace")(self._less)
        self.bound.add("enter")(self._early)
        self.bound.add("c-u")(self._none)

    @property
    def shown(self) -> str:
        """The faces typed so far."""
        return "".join(f"{face} " for face in self._begun)

    def _take(self, event: KeyPressEvent) -> None:
        """Handles one key: a face, an aside, or a wrong one."""
        key = event.data
        if key.isascii() and key.isdigit():
            try:
                self._begun.append(self._die.face(int(key)))
            except Misuse as misuse:
                self._wrong(misuse)
                return
            self._show(event)
            if len(self._begun) == self._many:
                event.app.exit(result="")
        elif key == keys.HELP or key in ASIDES:
            run_in_terminal(lambda: self._prompter.beside(key, self._asked))
        elif key not in keys.APART:
            sign = key if key.isprintable() else ""
            self._wrong(Misuse("bad_dice", "bad_dice.key", sign=sign))

    def _less(self, event: KeyPressEvent) -> None:
        """Deletes the last face."""
        del self._begun[-1:]
        self._show(event)

    def _none(self, event: KeyPressEvent) -> None:
        """Deletes all faces."""
        self._begun.clear()
        self._show(event)

    def _early(self, _event: KeyPressEvent) -> None:
        """Complains about Enter before all faces are there."""
        many, typed = self._many, len(self._begun)
        facts: dict[str, Any] = {"count": many, "die": self._die.name, "typed": typed}
        self._wrong(Misuse("bad_dice", "bad_dice.count", **facts))

    def _show(self, event: KeyPressEvent) -> None:
        event.current_buffer.text = self.shown
        event.current_buffer.cursor_position = len(self.shown)

    def _wrong(self, misuse: Misuse) -> None:
        run_in_terminal(lambda: self._prompter.complain(misuse))


def _taken_back(bound: KeyBindings, when: Callable[[], bool] | None = None) -> None:
    """Makes Backspace go back to the previous answer if nothing is left to delete."""

    def nothing() -> bool:
        from prompt_toolkit.application import get_app

        return not get_app().current_buffer.text

    @bound.add("backspace", filter=Condition(when or nothing))
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=keys.TakenBack())
