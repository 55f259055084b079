"""What a kernel needs of the module `cython` where it is not compiled: names of types, and decorators without effect.

A kernel begins with `try: import cython`, and on ImportError takes this module under the same name.
"""

from collections.abc import Callable
from typing import Any, TypeVar

compiled = False

T = TypeVar("T")


class CType:
    """A type of C; `cython.int[42]` and `cython.double[:]` are written like this, too."""

    def __getitem__(self, size: object) -> "CType":
        return self


char = uchar = short = ushort = int = uint = long = ulong = longlong = ulonglong = CType()
float = double = bint = size_t = Py_ssize_t = void = CType()
p_short = p_int = p_float = p_double = CType()


def cclass(decorated: T) -> T:
    """A class that is compiled to a struct."""
    return decorated


cfunc = ccall = inline = nogil = final = cclass


def returns(_type: object) -> Callable[[T], T]:
    """The type of C that a function gives back."""
    return cclass


def declare(_type: object = None, value: Any = None) -> Any:
    """A name of C in a module or a class, with its first value."""
    return value


def cast(_type: object, value: Any) -> Any:
    """A value as one of another type of C."""
    return value


def declared(**_types: object) -> Callable[[T], T]:
    """The types of local names."""
    return cclass


def directive(_on: Any = True) -> Callable[[T], T]:
    """A wish to the compiler."""
    return cclass


locals = declared
boundscheck = wraparound = cdivision = initializedcheck = exceptval = nonecheck = directive
