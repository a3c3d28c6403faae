"""Users' templates: filled in a sandbox, refused with the number of the faulty line."""

from __future__ import annotations

import traceback

from jinja2 import (
    FunctionLoader,
    StrictUndefined,
    TemplateAssertionError,
    TemplateError,
    TemplateNotFound,
    TemplateSyntaxError,
    UndefinedError,
)
from jinja2.compiler import CodeGenerator
from jinja2.exceptions import SecurityError
from jinja2.nodes import Impossible, TemplateData
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from commands.reports.html import equip, visible
from commands.reports.in_child import Endless, run_in_child
from commands.reports.markdown import escaped
from commands.resources import template
from ledger.acting.given import read_text
from ledger.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn

    from commands.reports.document import Document
    from commands.reports.making import Shape

NAME = "<template>"  # the template's name in the sandbox's own complaints
OURS = frozenset({"parts.html.j2"})  # our files that a template may import
# The complaint for each error; the first that fits is used.
FAULTS: tuple[tuple[type[Exception], str], ...] = (
    (Endless, "endless"),
    (MemoryError, "endless"),
    (TemplateAssertionError, "unknown"),
    (TemplateSyntaxError, ""),
    (SecurityError, "forbidden"),
    (TemplateNotFound, "forbidden"),
    (UndefinedError, "unknown"),
    (TemplateError, "failed"),
    (ArithmeticError, "failed"),
    (AttributeError, "failed"),
    (LookupError, "failed"),
    (TypeError, "failed"),
    (ValueError, "failed"),
)
MOST = 20_000_000  # characters that a template may produce
A_PART = 0.000_1  # seconds for each line of the report: a normal one takes a quarter


class Late(CodeGenerator):
    """Escapes everything in braces when it is output, even constants.

    Otherwise constants would be escaped for HTML, whatever the form.
    """

    def _output_child_to_const(self, node: Any, frame: Any, finalize: Any) -> str:
        if not isinstance(node, TemplateData):
            raise Impossible
        return super()._output_child_to_const(node, frame, finalize)


class Sandbox(ImmutableSandboxedEnvironment):
    """Only reads what it is given, changes nothing, and cannot reach anything else.

    With `escape`, the output of a macro or a block counts as already escaped.
    """

    code_generator_class = Late

    def __init__(self, *, escape: bool) -> None:
        """Makes a sandbox that keeps track of what is escaped, or does not."""
        super().__init__(
            loader=FunctionLoader(_ours),
            autoescape=escape,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )


def once(escape: Callable[[str], str]) -> Callable[[Any], Any]:
    """A function that escapes a template's output, but not again that of its macros."""

    def said(value: Any) -> Any:
        if value is None or isinstance(value, Markup | int | float):
            return value
        return Markup(escape(str(value)))  # noqa: S704 - escaped for its form

    return said


def _ours(name: str) -> tuple[str, str, None] | None:
    """One of our own files for a template to import, under its own name."""
    if name not in OURS:
        return None
    with open(template("report", name), encoding="utf-8") as file:
        return file.read(), name, None


def _sandbox(form: str) -> Sandbox:
    """A sandbox in which all output is escaped as the form requires."""
    made = Sandbox(escape=form != "text")
    if form == "html":
        equip(made)
    else:
        made.finalize = once(escaped) if form == "md" else visible
    return made


def filled(
    documents: list[Document], facts: dict[str, Any], shape: Shape
) -> list[bytes]:
    """The output of a user's template for a report."""
    path, sandbox = shape.template or "", _sandbox(shape.form)
    text = read_text(path)

    def fill() -> bytes:
        made: list[str] = []
        size = 0
        page = sandbox.from_string(text)
        for piece in page.generate(documents=documents, report=facts):
            size += len(piece)
            if size > MOST:
                raise Endless
            made.append(piece)
        return "".join(made).encode()

    def told() -> bytes | tuple[str, int, str]:
        try:
            return fill()
        except tuple(kind for kind, _ in FAULTS) as error:
            return _complaint(error)

    try:
        outcome = run_in_child(told, _parts(documents) * A_PART)
    except Endless:
        outcome = "endless", 1, ""
    return [outcome if isinstance(outcome, bytes) else _refuse(path, *outcome)]


def _parts(documents: list[Document]) -> int:
    """The number of lines, pictures and tables to go through."""
    sections = (section for document in documents for section in document.sections)
    return sum(1 for section in sections for _ in section.parts)


def _complaint(error: Exception) -> tuple[str, int, str]:
    """The kind of a fault, its line, and the sandbox's message."""
    kind = next(kind for fault, kind in FAULTS if isinstance(error, fault))
    if isinstance(error, TemplateSyntaxError):
        return kind, error.lineno, str(error.message)
    frames = traceback.extract_tb(error.__traceback__)
    numbers = [frame.lineno for frame in frames if frame.filename == NAME]
    return kind, (numbers or [1])[-1] or 1, str(error)


def _refuse(path: str, kind: str, line: int, detail: str) -> NoReturn:
    key = f"report.template_{kind}" if kind else "report.template"
    raise Misuse("usage", key, file=path, line=line, detail=detail, most=MOST)
