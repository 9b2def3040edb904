"""docs/reference.md: the public names of the packages with their signatures and docstrings.

Sources are read, not imported, so that both builds make the same page.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"

MODULES: Final = (
    "trousseau",
    "trousseau.kernel",
    "trousseau.games",
    "trousseau.bots",
    "trousseau.lessons",
    "trousseau.words",
    "trousseau.testing.suite",
    "trousseau.lab.setup",
    "trousseau.lab.match",
    "trousseau.lab.simulate",
    "trousseau.lab.tally",
    "trousseau.lab.arena",
    "trousseau.lab.best_response",
    "trousseau.lab.seeds",
)
"""What may be relied on is in these, in their `__all__`; docs/api.md says how far."""

HEADING: Final = """\
# Reference
Made from the docstrings by `./play types`. [api.md](api.md) says what of this may be relied on.
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.ClassDef | Function | ast.Assign | ast.AnnAssign


class Found(NamedTuple):
    """Where a public name is defined, and the docstring, or the string below it."""

    definition: Definition
    note: str


def page() -> str:
    contents = "\n".join(f"- [{name}](#{name.replace('.', '')})" for name in MODULES)
    return "\n".join([HEADING, contents, "", *map(section, MODULES)])


def section(module: str) -> str:
    note = cleandoc(ast.get_docstring(tree(module)) or "")
    return "\n".join(
        [f"## {module}", f"{note}\n", *(entry(module, name) for name in names(module))]
    )


def names(module: str) -> list[str]:
    """Its `__all__`."""
    for node in tree(module).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                listed: list[str] = ast.literal_eval(value)
                return listed
            case _:
                pass
    raise LookupError(f"{module} has no __all__")


def entry(module: str, name: str) -> str:
    if file_of(f"{module}.{name}").exists():
        return f"### {name}\nThe module [{module}.{name}](#{module}{name}).\n"
    definition, note = find(module, name)
    lines = [f"### {name}", f"`{title(definition)}`\n"]
    lines += [f"{note}\n"] if note else []
    if isinstance(definition, ast.ClassDef):
        lines += [
            f"- `{what}`" + (f": {said}" if said else "") for what, said in members(definition)
        ]
        lines += [""] if lines[-1].startswith("- ") else []
    return "\n".join(lines)


def find(module: str, name: str) -> Found:
    """A name where it is defined: here, or in the module that it is imported from."""
    here = dict(defined(tree(module).body))
    if name in here:
        return here[name]
    for node in ast.walk(tree(module)):
        match node:
            case ast.ImportFrom(module=str(origin), names=imported):
                if name in [alias.name for alias in imported]:
                    return find(origin, name)
            case _:
                pass
    raise LookupError(f"{module} has no {name}")


def defined(body: list[ast.stmt]) -> Iterator[tuple[str, Found]]:
    """What a module or a class defines, in its order."""
    for node, below in pairwise([*body, ast.Pass()]):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name, Found(node, ast.get_docstring(node) or "")
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, Found(node, text(below))
            case _:
                pass


def text(node: ast.stmt) -> str:
    """The string that a statement is; empty if it is another one."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(said))):
            return cleandoc(said)
        case _:
            return ""


def members(definition: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The public fields and methods of a class; how it is made first, if it says so itself."""
    for name, (node, note) in defined(definition.body):
        if name == "__init__" and isinstance(node, ast.FunctionDef):
            yield signature(node, definition.name), " ".join(note.split())
            yield from attributes(node)
        elif not name.startswith("_") or (name.endswith("__") and note):
            yield title(node), " ".join(note.split())


def attributes(init: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """What `__init__` sets and says something about."""
    for node, below in pairwise([*init.body, ast.Pass()]):
        match node:
            case ast.Assign(targets=[ast.Attribute(attr=name)]) if text(below):
                yield name, " ".join(text(below).split())
            case _:
                pass


def title(node: Definition) -> str:
    """A definition in one line."""
    match node:
        case ast.ClassDef(name=name, bases=bases):
            known = ", ".join(map(ast.unparse, bases))
            return f"class {name}({known})" if known else f"class {name}"
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return signature(node, node.name)
        case ast.AnnAssign(target=target, annotation=kind, value=None):
            return f"{ast.unparse(target)}: {ast.unparse(kind)}"
        case ast.AnnAssign(target=target, annotation=kind, value=ast.expr() as value):
            return f"{ast.unparse(target)}: {ast.unparse(kind)} = {default(value)}"
        case ast.Assign(targets=[target], value=value):
            return f"{ast.unparse(target)} = {ast.unparse(value)}"
        case _:
            raise LookupError(ast.unparse(node))


def default(value: ast.expr) -> str:
    """What a field holds unless told; of what a factory makes, the factory called."""
    match value:
        case ast.Call(keywords=[ast.keyword(arg="default_factory", value=factory)]):
            return f"{ast.unparse(factory)}()"
        case _:
            return ast.unparse(value)


def signature(node: Function, name: str) -> str:
    """How a function is called; a property is named and typed as a field is."""
    gives = ast.unparse(node.returns) if node.returns else "None"
    if "property" in map(ast.unparse, node.decorator_list):
        return f"{name}: {gives}"
    told = ", ".join(parameters(node.args))
    return f"{name}({told})" + (f" -> {gives}" if gives != "None" else "")


def parameters(args: ast.arguments) -> Iterator[str]:
    """As they are written, without `self`."""
    placed = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(placed) - len(args.defaults)) + args.defaults
    for arg, default in zip(placed, defaults, strict=True):
        if arg.arg not in ("self", "cls"):
            yield parameter(arg, default)
        if args.posonlyargs and arg is args.posonlyargs[-1]:
            yield "/"
    if args.vararg:
        yield f"*{parameter(args.vararg, None)}"
    elif args.kwonlyargs:
        yield "*"
    for arg, given in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield parameter(arg, given)
    if args.kwarg:
        yield f"**{parameter(args.kwarg, None)}"


def parameter(arg: ast.arg, default: ast.expr | None) -> str:
    kind = f"{arg.arg}: {ast.unparse(arg.annotation)}" if arg.annotation else arg.arg
    return f"{kind} = {ast.unparse(default)}" if default else kind


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text(encoding="utf-8"))


def file_of(module: str) -> Path:
    """Of a module or of a package."""
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
