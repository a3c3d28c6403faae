"""`NamedTuple` as in `typing`, without loading `typing`: a quarter of a cold start.

For type checkers it is `typing.NamedTuple` itself.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple
else:
    from collections import namedtuple

    class _Maker(type):
        """Turns the annotations of a class body into the fields of a tuple."""

        def __new__(cls, name, bases, body):  # noqa: ANN001, ANN204 - checkers never see it
            if not bases:
                return super().__new__(cls, name, bases, body)
            fields = list(body.pop("__annotations__", {}))
            defaults = [body.pop(field) for field in fields if field in body]
            made = namedtuple(name, fields, defaults=defaults)  # noqa: PYI024 - that is the point
            made.__module__ = body.pop("__module__")
            for key, value in body.items():
                setattr(made, key, value)
            return made

    class NamedTuple(metaclass=_Maker):
        """The base of every record of the ledger."""


__all__ = ["NamedTuple"]
