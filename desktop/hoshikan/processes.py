"""Processes, where systems differ: their priority, the end of a whole tree, the sign that one is running.

Standard library only. The code for Windows is not run by the tests of other systems; `wine_trial.sh` runs it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Final, NoReturn

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("process_time", wintypes.LARGE_INTEGER),
            ("job_time", wintypes.LARGE_INTEGER),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("most_working_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        _fields_ = (
            ("basic", _BasicLimits),
            ("counters", ctypes.c_ulonglong * 6),
            ("sizes", ctypes.c_size_t * 4),
        )

    _EXTENDED_LIMITS: Final = 9
    _KILL_ON_CLOSE: Final = 0x2000
    _BELOW_NORMAL: Final = 0x4000
    _MAY_END_AND_JOIN_JOB: Final = 0x0101
    _MAY_CHANGE: Final = 0x0200
    _KERNEL: Final = ctypes.WinDLL("kernel32", use_last_error=True)
    for _name, _result, _arguments in (
        ("GetCurrentProcess", wintypes.HANDLE, ()),
        ("OpenProcess", wintypes.HANDLE, (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)),
        ("SetPriorityClass", wintypes.BOOL, (wintypes.HANDLE, wintypes.DWORD)),
        ("CreateJobObjectW", wintypes.HANDLE, (wintypes.LPVOID, wintypes.LPCWSTR)),
        ("SetInformationJobObject", wintypes.BOOL, (wintypes.HANDLE, ctypes.c_int, wintypes.LPVOID, wintypes.DWORD)),
        ("AssignProcessToJobObject", wintypes.BOOL, (wintypes.HANDLE, wintypes.HANDLE)),
        ("CreateMutexW", wintypes.HANDLE, (wintypes.LPVOID, wintypes.BOOL, wintypes.LPCWSTR)),
        ("CloseHandle", wintypes.BOOL, (wintypes.HANDLE,)),
    ):
        _function = getattr(_KERNEL, _name)
        _function.restype, _function.argtypes = _result, _arguments


class ProcessTree:
    """A child process with everything that it starts.

    On POSIX the child has to lead a session of its own. On Windows the tree ends with this process too, however that
    ends.
    """

    def __init__(self, process_id: int) -> None:
        """Take charge of a child that was just started; 0 is one that could not be."""
        self._process_id = process_id
        if sys.platform == "win32":
            self._job = _KERNEL.CreateJobObjectW(None, None)
            limits = _Limits()
            limits.basic.flags = _KILL_ON_CLOSE
            _KERNEL.SetInformationJobObject(self._job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
            process = _KERNEL.OpenProcess(_MAY_END_AND_JOIN_JOB, False, process_id) if process_id else None
            if process:
                _KERNEL.AssignProcessToJobObject(self._job, process)
                _KERNEL.CloseHandle(process)

    def kill(self) -> None:
        """End all that is left of it, at once. A second call does nothing."""
        process_id, self._process_id = self._process_id, 0
        if not process_id:
            return
        if sys.platform == "win32":
            _KERNEL.CloseHandle(self._job)
        else:
            from signal import SIGKILL

            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process_id, SIGKILL)


def lower_priority(niceness: int, process_id: int = 0) -> None:
    """Let a process, by default this one, yield to others: by `niceness` on POSIX, by one class on Windows."""
    if sys.platform == "win32":
        process = _KERNEL.OpenProcess(_MAY_CHANGE, False, process_id) if process_id else _KERNEL.GetCurrentProcess()
        if niceness and process:
            _KERNEL.SetPriorityClass(process, _BELOW_NORMAL)
        if process_id and process:
            _KERNEL.CloseHandle(process)
    elif process_id:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process_id, niceness)
    else:
        os.nice(niceness)


@contextmanager
def termination_unwinds() -> Iterator[None]:
    """Let SIGTERM raise SystemExit in here, so that child processes are ended on the way out.

    Without an effect on Windows, where no process is asked, and outside the main thread, which may not catch signals.
    """
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    from signal import SIGTERM, signal  # its names take a while, and windows do without

    before = signal(SIGTERM, _exit_by_signal)
    try:
        yield
    finally:
        signal(SIGTERM, before)


@contextmanager
def interrupts_wait() -> Iterator[Callable[[], None]]:
    """Hold SIGINT and SIGTERM back until the function that is yielded is called, or to the end: a child that was just
    started has somebody who ends it before either unwinds. Without an effect outside the main thread."""
    if current_thread() is not main_thread():
        yield lambda: None
        return
    from signal import SIGINT, SIGTERM, getsignal, raise_signal, signal

    held: list[int] = []
    before = {number: handler for number in (SIGINT, SIGTERM) if callable(handler := getsignal(number))}

    def deliver() -> None:
        while before:
            signal(*before.popitem())
        while held:
            raise_signal(held.pop())

    for number in before:
        signal(number, lambda number, _frame: held.append(number))
    try:
        yield deliver
    finally:
        deliver()


def _exit_by_signal(number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


def show_as_running(name: str) -> None:
    """Let installers on Windows see that this program is running, for all users: a mutex that ends with the process."""
    if sys.platform == "win32":
        for scope in ("", "Global\\"):
            _KERNEL.CreateMutexW(None, False, scope + name)


def exit_with_standard_input() -> None:
    """End this process when its standard input is closed, as when the program that started it is gone."""
    if sys.stdin is not None:
        Thread(target=_exit_at_the_end_of, args=(sys.stdin.fileno(),), daemon=True).start()


def _exit_at_the_end_of(descriptor: int) -> None:
    with suppress(OSError):
        while os.read(descriptor, 4096):
            pass
    os._exit(1)
