"""Names, with or without a campaign; nothing is recorded."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result
    from ledger.acting.answer import Scene
    from ledger.rules.game import Outcome

MOST = 10_000


def names(
    call: Call,
    many: int | None,
    noun: str | None,
    qualifiers: list[str] | None,
    count: int | None,
    by_dice: bool,
) -> Result:
    """Draws names, recording nothing in the campaign."""
    from commands.execution import options_of, settled
    from commands.handlers.optional_campaign import state_here
    from ledger.acting.recorder import Recorder
    from ledger.errors import Misuse
    from ledger.reading.names import Asked
    from ledger.reading.names import names as draw
    from ledger.state import State

    if many and many > MOST:
        raise Misuse("bad_amount", "names.many", amount=many, most=MOST)
    state = state_here(call) or State()
    options = options_of(call)
    if by_dice and options.asks and options.dice is None and options.seed is None:
        options = options._replace(dice="ask")
    recorder = Recorder(None, options, present=state)
    lang = call.lang
    asked = Asked(many or 1, noun, tuple(qualifiers or ()), count, by_dice)

    def decide(scene: Scene) -> Outcome:
        return draw(scene.table, state, lang, asked)

    return settled(call, recorder, lambda: recorder.act("names", {}, decide))
