"""What a position file puts on the table comes out of the box."""

from __future__ import annotations

from ledger.effects import moved

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.position_reader import Path, Reader


def take(
    reader: Reader, path: Path, what: str, count: int, source: str, target: str
) -> None:
    """Takes counters from a stock; more than it holds is a fault (FIEF-STOCK-10)."""
    held = reader.state.balance(source, what)
    if count > held:
        reader.fault(
            path, "position.stock", source, what=what, stock=held, wanted=count
        )
    else:
        reader.add(*moved(what, count, source, target))
