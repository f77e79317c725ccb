"""`python -m theogony.server.typescript`: the messages as TypeScript types, for the browser."""

from __future__ import annotations

import sys
from typing import Any

import msgspec.inspect as inspect

from . import messages

HEAD = """\
// Written by `python -m theogony.server.typescript`; do not edit. The schema is server/messages.py.

"""
UNIONS = {"FromServer": messages.FromServer, "FromBrowser": messages.FromBrowser}
ALIASES = {
    "Value": messages.Value,
    "Pace": messages.Pace,
    "State": messages.State,
    "List": messages.List,
    "EntryKind": messages.EntryKind,
    "Code": messages.Code,
    "ProblemCode": messages.ProblemCode,
}
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Types as TypeScript says them; the structs met on the way are kept."""

    def __init__(self) -> None:
        self.structs: dict[str, inspect.StructType] = {}

    def said(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            named = (kind.extra or {}).get("as")
            return named if isinstance(named, str) else self.said(kind.type)
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(quoted(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.said(t) for t in kind.types))
        if isinstance(kind, inspect.ListType):
            inner = self.said(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.said(kind.value_type)}>"
        if isinstance(kind, inspect.StructType):
            self.structs.setdefault(kind.cls.__name__, kind)
            return kind.cls.__name__
        raise TypeError(f"{kind} has no TypeScript")

    def interface(self, struct: inspect.StructType) -> str:
        """A struct; what may be missing has a question mark."""
        lines = [f"export interface {struct.cls.__name__} {{"]
        if struct.tag_field is not None:
            lines.append(f"  {struct.tag_field}: {quoted(struct.tag)};")
        for field in struct.fields:
            mark = "?" if may_lack(struct, field) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.said(field.type)};")
        if struct.cls in messages.OPEN:
            lines.append("  [field: string]: unknown;")
        return "\n".join([*doc(struct.cls), *lines, "}"])


def may_lack(struct: inspect.StructType, field: inspect.Field) -> bool:
    """Whether the field may be missing: in what is sent, or in what the browser sends."""
    config = struct.cls.__struct_config__
    received = config.forbid_unknown_fields  # all that the browser sends is read strictly
    return not field.required and (config.omit_defaults or received)


def doc(cls: type[Any]) -> list[str]:
    text = " ".join((cls.__doc__ or "").split())
    return [f"/** {text} */"] if text and not text.startswith(cls.__name__ + "(") else []


def quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def typescript() -> str:
    """All types, aliases first, then structs by name, then what each side sends."""
    writer = Writer()
    for struct in [*messages.HTTP, *UNIONS.values()]:
        writer.said(inspect.type_info(struct))
    written: dict[str, str] = {}
    while len(written) < len(writer.structs):
        for name, struct in list(writer.structs.items()):
            written.setdefault(name, writer.interface(struct))
    aliases = [
        f"export type {name} = {writer.said(inspect.type_info(alias))};"
        for name, alias in (ALIASES | UNIONS).items()
    ]
    parts = ["\n".join(aliases), *[written[name] for name in sorted(written)]]
    return HEAD + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
