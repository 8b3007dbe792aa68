"""Logs for whoever runs the house: one JSON object a line, never a token, a key or a message."""

import logging
import time
from typing import Any

import msgspec

EXTRAS = ("error", "address", "table")


class JsonLines(logging.Formatter):
    """A log line as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, the words, and what was said beside them."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: str(getattr(record, name)) for name in EXTRAS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_config() -> dict[str, Any]:
    """The logging of a house, as Python's logging and uvicorn take it; requests are counted, never listed."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "croupier.house.logs.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            "croupier": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "ERROR", "propagate": False},
            "uvicorn.access": {"handlers": [], "level": "CRITICAL", "propagate": False},
        },
    }
