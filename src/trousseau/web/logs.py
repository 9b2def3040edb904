"""Log lines for the operator on stderr, and nothing in them that opens a seat or names anybody.

A program that collects them gets JSON; a person at a terminal only what went wrong, to read.
"""

from __future__ import annotations

import logging
import sys

import structlog

SHARED: list[structlog.typing.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def set_up_logs() -> None:
    """Our own lines, and those of the libraries, in one form."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    person = sys.stderr.isatty()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _to_read() if person else structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
            foreign_pre_chain=SHARED,
        )
    )
    level = logging.WARNING if person else logging.INFO
    logging.basicConfig(handlers=[handler], level=level, force=True)
    # No line for each visitor, or for the nonsense that one sends.
    for chatty in ("uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(chatty).setLevel(logging.ERROR)


def _to_read() -> structlog.typing.Processor:
    return structlog.dev.ConsoleRenderer(
        # Tracebacks with the values of variables would show hidden cards.
        exception_formatter=structlog.dev.plain_traceback,
    )
