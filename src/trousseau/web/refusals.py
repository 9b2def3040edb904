"""Refusals over HTTP: a fitting status, and the same message as on a socket."""

from __future__ import annotations

from urllib.parse import parse_qs

from trousseau.kernel import Refusal
from trousseau.words import LANGUAGES

STATUS = {
    "busy": 503,
    "day_to_come": 400,
    "deleted": 410,
    "empty_text": 400,
    "foreign_host": 421,
    "foreign_origin": 403,
    "game_not_over": 409,
    "house_full": 503,
    "malformed": 400,
    "method": 405,
    "moved": 503,
    "name_taken": 409,
    "no_clock_in_real_time": 400,
    "no_coach": 404,
    "no_daily": 404,
    "no_database": 503,
    "no_game": 409,
    "no_lesson": 404,
    "no_such_code": 404,
    "no_such_eyes": 404,
    "no_such_game": 404,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_token": 401,
    "no_token": 401,
    "no_watching": 403,
    "not_host": 403,
    "not_json": 415,
    "not_read": 503,
    "not_replayed": 500,
    "not_saved": 503,
    "options": 400,
    "our_fault": 500,
    "rules_version": 409,
    "seats": 400,
    "server_gone": 503,
    "stopping": 503,
    "table_broken": 409,
    "table_closed": 409,
    "table_crowded": 409,
    "table_damaged": 409,
    "too_large": 413,
    "too_many_codes": 429,
    "too_many_connections": 429,
    "too_many_joins": 429,
    "too_many_looks": 429,
    "too_many_requests": 429,
    "too_many_tables": 429,
    "too_slow": 408,
    "unknown_game": 400,
    "upgrade": 426,
}
"""All that the house refuses over HTTP; docs/protocol.md shows it."""

BAD_REQUEST = 400
"""For what a game's own rules say of its options."""


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, BAD_REQUEST)


def language_of(query: str, accept: str) -> str:
    """What `?lang=` asks for, or the first language of `Accept-Language` that we speak."""
    wanted = [*parse_qs(query).get("lang", ()), *(part.strip() for part in accept.split(","))]
    spoken = (word[:2].lower() for word in wanted)
    return next((word for word in spoken if word in LANGUAGES), LANGUAGES[0])
