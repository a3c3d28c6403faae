"""`NamedTuple` as in `typing`, without loading `typing`: a quarter of a cold start.

For type checkers it is `typing.NamedTuple` itself. The constructor of a record is
compiled when it is first called: most runs make few of the records that they load.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Generic, NamedTuple

    from typing_extensions import TypeVar

    # The facts of a record have a shape (`ledger.shapes`); where none is named, any.
    Facts = TypeVar(  # noqa: PLC0105 - it is what records hold
        "Facts", bound=Mapping[str, object], default=dict[str, Any], covariant=True
    )
else:
    from _collections import _tuplegetter

    Facts = None

    class Generic:
        """Only type checkers know the type of what a record holds."""

        def __class_getitem__(cls, facts) -> type:  # noqa: ANN001 - checkers never see it
            return object

    def _constructor(made, fields, defaults):  # noqa: ANN001, ANN202 - checkers never see it
        """The constructor of a record, which replaces itself with a faster one."""

        def __new__(cls, /, *args, **named):  # noqa: ANN001, ANN002, ANN003, ANN202, N807
            names = "".join(f"{field}, " for field in fields)
            text = f"lambda cls, {names}: new(cls, ({names}))"
            quick = eval(text, {"new": tuple.__new__})  # noqa: S307 - fields of our own
            quick.__defaults__ = tuple(defaults)
            made.__new__ = staticmethod(quick)
            return quick(cls, *args, **named)

        return __new__

    def _replace(self, /, **named):  # noqa: ANN001, ANN003, ANN202
        fields, values = self._fields, [*self]
        for field, value in named.items():
            if field not in fields:
                raise TypeError(f"Got an unexpected field name: {field!r}")
            values[fields.index(field)] = value
        return self._make(values)

    def _repr(self):  # noqa: ANN001, ANN202
        fields = ", ".join(
            f"{field}={value!r}" for field, value in self._asdict().items()
        )
        return f"{self.__class__.__name__}({fields})"

    # What `collections.namedtuple` adds to its classes, made once for all records.
    SHARED = {
        "__slots__": (),
        "__repr__": _repr,
        "__getnewargs__": lambda self: self[:],
        "_asdict": lambda self: dict(zip(self._fields, self, strict=True)),
        "_make": classmethod(tuple.__new__),
        "_replace": _replace,
        "__replace__": _replace,
    }

    class _Maker(type):
        """Turns the annotations of a class body into the fields of a tuple."""

        def __new__(cls, name, bases, body):  # noqa: ANN001, ANN204
            if not bases:
                return super().__new__(cls, name, bases, body)
            fields = tuple(body.pop("__annotations__", ()))
            defaults = {field: body.pop(field) for field in fields if field in body}
            getters = {field: _tuplegetter(n, "") for n, field in enumerate(fields)}
            facts = {"_fields": fields, "__match_args__": fields}
            facts["_field_defaults"] = defaults
            made = type(name, (tuple,), SHARED | facts | getters | body)
            made.__new__ = _constructor(made, fields, defaults.values())
            return made

    class NamedTuple(metaclass=_Maker):
        """The base of every record of the ledger."""


__all__ = ["Facts", "Generic", "NamedTuple"]
