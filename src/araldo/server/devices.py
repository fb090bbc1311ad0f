"""What a browser calls itself, in two words that its owner recognises: a kind of browser and a system, no more."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_words(agent: str) -> str:
    """`Firefox · Linux`; empty for a program that does not say."""
    found = [next((word for mark, word in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
