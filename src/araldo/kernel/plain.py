"""Clone and codec, generated from the field lists of records, never written by hand.

For every record class one function that copies, one that packs into lists of plain values, and one that reads those
back are compiled on first use. `Tools` belongs to a game: it knows the game's frame classes by name, and stores steps
by name, so that a saved game survives the insertion of a step.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from hashlib import sha256
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from araldo.kernel import copying
from araldo.kernel.copying import Copier
from araldo.kernel.errors import BadGame
from araldo.kernel.fields import Declared
from araldo.kernel.line import branches, plain_access
from araldo.kernel.state import Frame, State

_ATOMS = (int, str, bool, bytes, float, NoneType)


def _tupled(value: Any) -> Any:
    return tuple(_tupled(item) for item in value) if type(value) is list else value


def _by_field(cls: Any) -> bool:
    """Whether this is a record that may be copied field by field."""
    if not isinstance(cls, type) or not dataclasses.is_dataclass(cls):
        return False
    return not vars(cls)["__dataclass_params__"].frozen and not hasattr(cls, "__post_init__")


class Tools:
    """The generated functions of one game."""

    def __init__(self, state: type[State], steps: dict[type[Frame], tuple[Callable[..., Any], ...]]) -> None:
        self.state = state
        self.steps = steps
        self.names = {cls.__name__: cls for cls in steps}
        for cls, procedure in steps.items():  # both are saved by name
            if self.names[cls.__name__] is not cls or len({step.__name__ for step in procedure}) < len(procedure):
                raise BadGame(f"{cls.__name__}: each procedure of a game, and each step of it, needs its own name")
        self._made: dict[tuple[str, type], Callable[[Any], Any]] = {}
        self._env: dict[str, Any] = {
            "new": object.__new__,
            "copied": list.copy,
            "tupled": _tupled,
            "clone_frame": self._clone_frame,
            "pack_frame": self.pack_frame,
            "read_frame": self._read_frame,
        }
        self._cloners: dict[type, Callable[[Any], Any]] = {cls: self.make("clone", cls) for cls in steps}
        self._copiers: dict[type, Copier] = {}
        for cls in steps:
            self.copier(cls)
        compiled = not str(copying.__file__).endswith(".py")
        self.clone: Callable[[Any], Any] = self.copier(state).copy if compiled else self.make("clone", state)
        self.branch: Callable[[Any], Any] = self._brancher(state)

    def schema(self) -> str:
        """A short hash of all field lists: what was packed under another one is not read, but replayed."""
        classes: list[type[State] | type[Frame]] = [self.state, *self.steps]
        text = repr([(cls.__name__, [(f.name, str(f.type)) for f in dataclasses.fields(cls)]) for cls in classes])
        return sha256(text.encode()).hexdigest()[:12]

    def pack(self, s: State) -> bytes:
        return msgspec.msgpack.encode(self.make("pack", self.state)(s))

    def unpack(self, data: bytes) -> State:
        read: State = self.make("read", self.state)(msgspec.msgpack.decode(data))
        return read

    def digest(self, s: State) -> str:
        return sha256(self.pack(s)).hexdigest()[:16]

    # -- generation

    def make(self, what: str, cls: type) -> Callable[[Any], Any]:
        """The function that clones, packs or reads one record class."""
        if (what, cls) not in self._made:
            hints = get_type_hints(cls)
            args: list[str] = []
            index = -1  # of the packed list, where transient fields are not
            for f in dataclasses.fields(cls):
                declared = f.metadata.get("araldo")
                if isinstance(declared, Declared) and declared.transient:
                    if what != "pack":
                        args.append("None")
                    continue
                index += 1
                value = f"o[{index}]" if what == "read" else f"o.{f.name}"
                fixed = what != "read" and isinstance(declared, Declared) and declared.shared
                code = value if fixed else self._code(what, hints[f.name], value)
                args.append(code)  # by place: the fields of a record are its constructor's, in order
            if what == "clone" and _by_field(cls):
                self._made[what, cls] = self._filled(cls, args)
            else:
                body = f"[{', '.join(args)}]" if what == "pack" else f"{self._name(cls)}({', '.join(args)})"
                self._made[what, cls] = eval(f"lambda o: {body}", self._env)
        return self._made[what, cls]

    def _filled(self, cls: type, values: list[str]) -> Callable[[Any], Any]:
        """A copy made field by field: a constructor would look at the default of every field first."""
        fields = zip(dataclasses.fields(cls), values, strict=True)
        lines = [f"    n.{f.name} = {value}" for f, value in fields]
        source = "\n".join(["def clone(o):", f"    n = new({self._name(cls)})", *lines, "    return n"])
        made: dict[str, Any] = {}
        exec(source, self._env, made)
        found: Callable[[Any], Any] = made["clone"]
        return found

    def copier(self, cls: type) -> Copier:
        """What copies one record class, its fields sorted by the expressions that clone them."""
        if cls not in self._copiers:
            hints = get_type_hints(cls)
            made = self._copiers[cls] = Copier(cls, self._copiers)
            for f in dataclasses.fields(cls):
                declared = f.metadata.get("araldo")
                if isinstance(declared, Declared) and declared.transient:
                    made.blank.append(f.name)
                elif isinstance(declared, Declared) and declared.shared:
                    made.same.append(f.name)
                else:
                    self._sort(made, f.name, hints[f.name])
            made.plain = len(made.same) == len(dataclasses.fields(cls))
        return self._copiers[cls]

    def _brancher(self, state: type[State]) -> Callable[[Any], Any]:
        """What makes a branch (see `line`); of a state that has ways of its own, a clone."""
        if not (_by_field(state) and plain_access(state)):
            return self.clone
        made, hints = self.copier(state), get_type_hints(state)
        rest = [f.name for f in dataclasses.fields(state) if f.name not in (*made.same, *made.blank)]
        copied = {name: eval(f"lambda x: {self._code('clone', hints[name], 'x')}", self._env) for name in rest}
        made_branch: Callable[[Any], Any] = branches(state, self.clone, made.same, made.blank, copied)
        return made_branch

    def _sort(self, made: Copier, name: str, hint: Any) -> None:
        code = self._code("clone", hint, "x")
        item: Any = get_args(hint)[0] if get_origin(hint) is list else None
        within: Any = get_args(item)[0] if get_origin(item) is list else None
        if code in ("x", "x[:]", "list(map(copied, x))"):
            (made.same if code == "x" else made.lists if code == "x[:]" else made.rows).append(name)
        elif item is Frame:
            made.stack.append(name)
        elif _by_field(item):
            made.records.append((name, self.copier(item)))
        elif _by_field(within):
            made.shelves.append((name, self.copier(within)))
        else:
            made.others.append((name, eval(f"lambda x: {code}", self._env)))

    def _name(self, value: Any) -> str:
        name = f"{getattr(value, '__name__', 'x')}_{id(value)}".replace("<", "").replace(">", "")
        self._env[name] = value
        return name

    def _code(self, what: str, hint: Any, value: str) -> str:
        """An expression that clones, packs or reads a value of this type."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in _ATOMS or origin is Mapping:  # by its type nobody changes a mapping
            return value
        if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
            return f"{self._name(hint)}(*tupled({value}))" if what == "read" else value
        if origin is tuple and what == "read" and args[1:] == (...,) and hasattr(args[0], "_fields"):
            return f"tuple([{self._code(what, args[0], 'x')} for x in {value}])"
        if hint is Any or origin is tuple or hint is tuple:
            return f"tupled({value})" if what == "read" else value
        if origin is list:
            inner = self._code(what, args[0], "x")
            if inner == "x":
                return f"{value}[:]"
            name = "copied" if inner == "x[:]" else inner.removesuffix("(x)")
            return f"list(map({name}, {value}))" if name.isidentifier() else f"[{inner} for x in {value}]"
        if origin is dict and args[0] in (int, str):
            inner = self._code(what, args[1], "x")
            return f"{value}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {value}.items()}}"
        if origin in (Union, UnionType):
            parts = [a for a in args if a is not NoneType]
            inner = self._code(what, parts[0], value)
            if all(p in _ATOMS for p in parts):
                return value
            if len(parts) == 1:
                return f"None if {value} is None else {inner}"
        if isinstance(hint, type) and issubclass(hint, Frame):
            return f"{what}_frame({value})"
        if dataclasses.is_dataclass(hint) and isinstance(hint, type):
            return f"{self._name(self.make(what, hint))}({value})"
        raise BadGame(f"a state cannot hold {hint}: it holds numbers, words, lists, dicts and records of those")

    # -- frames know which class they are

    def _clone_frame(self, frame: Frame) -> Frame:
        copy: Frame = self._cloners[frame.__class__](frame)
        return copy

    def pack_frame(self, frame: Frame) -> list[Any]:
        steps = self.steps[frame.__class__]
        step = steps[frame.step].__name__ if frame.step < len(steps) else ""
        return [frame.__class__.__name__, step, self.make("pack", frame.__class__)(frame)]

    def _read_frame(self, packed: list[Any]) -> Frame:
        cls = self.names[packed[0]]
        frame: Frame = self.make("read", cls)(packed[2])
        names = [step.__name__ for step in self.steps[cls]]
        frame.step = names.index(packed[1]) if packed[1] else len(names)
        return frame
