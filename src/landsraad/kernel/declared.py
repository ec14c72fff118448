"""Declarations: frozen values with named fields, as content is written in.

    class Draw(Effect):      # Effect is Declared
        n: int = 1

`Draw(2)` compares, hashes, prints and matches by its fields, in their order, and cannot be changed. It is what a frozen
dataclass would be, but a dataclass writes and compiles the source of its methods: with a hundred kinds of declarations
that was a third of the time until a first game stood ready. Here all kinds share five methods.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, dataclass_transform

_set = object.__setattr__


@dataclass_transform(frozen_default=True)
class Declaring(type):
    """Makes the annotations of a class its fields; a value beside one is its default."""

    field_types: dict[str, str]  # by name, in their order, as they are written
    field_defaults: dict[str, Any]
    untold: tuple[str, ...] = ()  # fields that `repr` leaves out, and with it a hash of the content

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declaring:
        above = [base for base in bases if isinstance(base, Declaring)]
        own: dict[str, str] = namespace.get("__annotations__", {})
        types = {field: kind for base in above for field, kind in base.field_types.items()} | own
        defaults = {field: namespace.pop(field) for field in own if field in namespace}
        made = super().__new__(cls, name, bases, {**namespace, "__slots__": tuple(own), "__match_args__": tuple(types)})
        made.field_types = types
        made.field_defaults = {field: x for base in above for field, x in base.field_defaults.items()} | defaults
        return made


class Declared(metaclass=Declaring):
    """The root of all declarations."""

    def __init__(self, *values: Any, **named: Any) -> None:
        kind = type(self)
        fields = kind.field_types
        if len(values) > len(fields):
            raise TypeError(f"{kind.__name__} has {len(fields)} fields, not {len(values)}.")
        given = dict(zip(fields, values, strict=False))
        for field, value in named.items():
            if field in given or field not in fields:
                raise TypeError(f"{kind.__name__}: “{field}” is {'given twice' if field in given else 'no field'}.")
            given[field] = value
        for field in fields:
            if field in given:
                _set(self, field, given[field])
            elif field in kind.field_defaults:
                _set(self, field, kind.field_defaults[field])
            else:
                raise TypeError(f"{kind.__name__} needs “{field}”.")

    def __setattr__(self, field: str, value: object) -> NoReturn:
        raise AttributeError(f"A declaration does not change: {type(self).__name__}.{field}.")

    def __delattr__(self, field: str) -> NoReturn:
        raise AttributeError(f"A declaration does not change: {type(self).__name__}.{field}.")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Declared) and type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return hash(values_of(self))

    def __repr__(self) -> str:
        told = [field for field in type(self).field_types if field not in type(self).untold]
        shown = ", ".join(f"{field}={getattr(self, field)!r}" for field in told)
        return f"{type(self).__qualname__}({shown})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), values_of(self)


D = TypeVar("D", bound=Declared)


def values_of(thing: Declared) -> tuple[Any, ...]:
    """The values of a declaration, in the order of its fields."""
    return tuple([getattr(thing, field) for field in type(thing).field_types])


def changed(thing: D, **changes: Any) -> D:
    """The same declaration with other values in some of its fields."""
    return type(thing)(**{**dict(zip(type(thing).field_types, values_of(thing), strict=True)), **changes})


def as_data(value: Any, marked: Callable[[Declared], dict[str, Any]]) -> Any:
    """A declaration as plain data, with what `marked` says of each that stands in it."""
    if isinstance(value, (tuple, list)):
        return [as_data(v, marked) for v in value]
    if isinstance(value, Declared):
        return {**marked(value), **{f: as_data(getattr(value, f), marked) for f in type(value).field_types}}
    return value
