"""What every answer tells a browser not to do."""

from __future__ import annotations

from trousseau.web.origin import Origin

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing from elsewhere, nothing inline, and nobody frames the page."""

YEAR = 365 * 24 * 3600


def headers(public: Origin | None) -> list[tuple[str, str]]:
    """Headers for every answer of the server; a table's address is its key: tell it to no other."""
    always = [
        ("Content-Security-Policy", POLICY),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    ]
    if public is not None and public[0] == "https":
        always.append(("Strict-Transport-Security", f"max-age={YEAR}"))
    return always
