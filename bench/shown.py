"""How soon a move is on the screens, loopback, in two real browsers at one table.

    python bench/shown.py [--moves 60] [--json] [--write]

Two people play Castelli on one server (SQLite, every move committed first), each in a chromium page of its own. `own`:
from the click on a choice to the first frame that shows what became of it on the same page; `other`: from that click to
the first frame that shows it on the other page (both pages and the server share this machine, and one clock).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from results import put

ARGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync"]  # fmt: skip
# Notes, on the machine's clock, when this page first showed something else: after the frame was painted. Whoever waits
# for that is told then: nothing looks again and again while the time runs.
WATCH = """() => {
  window.shown = []
  let waiting = []
  let before = ''
  const texts = selector => [...document.querySelectorAll(selector)].map(one => one.ariaLabel ?? one.textContent).join()
  window.lines = () => Number(document.querySelector('.log li:last-child')?.dataset.n ?? 0)
  const found = ([lines, at]) => window.shown.find(([n, when]) => when > at && n > lines)?.[1] ?? null
  window.since = asked => found(asked)
  window.painted = asked => new Promise((tell, fail) => {
    const when = found(asked)
    if (when !== null) return tell(when)
    waiting.push([asked, tell])
    setTimeout(() => fail(new Error('nothing was shown')), 20000)
  })
  const note = lines => {
    window.shown.push([lines, performance.timeOrigin + performance.now()])
    waiting = waiting.filter(([asked, tell]) => {
      const when = found(asked)
      if (when !== null) tell(when)
      return when === null
    })
  }
  const look = () => {
    const now = ['.prompt .line', '.options .choice'].map(texts).join('|') + window.lines()
    if (now === before) return
    before = now
    const lines = window.lines()
    requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.onmessage = () => note(lines)
      after.port2.postMessage(0)
    })
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
}"""
CLICK = """() => {
  const all = [...document.querySelectorAll('.options button.choice:not(:disabled)')]
  if (!all.length) return null
  const found = all.find(one => !/^(Sell|Play)/.test(one.getAttribute('aria-label'))) ?? all[0]
  const lines = window.lines()
  const at = performance.timeOrigin + performance.now()
  found.click()
  return [lines, at]
}"""
SINCE = "asked => window.since(asked)"
PAINTED = "asked => window.painted(asked)"
OVER = "() => document.querySelector('.prompt')?.innerText.startsWith('The game is over') ?? false"


def start(folder: str) -> tuple[subprocess.Popen[str], str]:
    command = [
        sys.executable,
        "-m",
        "araldo.cli",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder}/a.sqlite3",
    ]
    env = {
        **os.environ,
        "ARALDO_LIMITS": "0",
        "ARALDO_LOG_LEVEL": "warning",
        "ARALDO_EVEN_DELAY": "0",
        "ARALDO_WINDOW_SECONDS": "0",
    }
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found, "the server has not started"
    return server, found[0]


def made(url: str) -> Any:
    body = {"game": "castelli", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]}
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{url}/api/tables", json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request, timeout=30))


def seated(browser: Browser, url: str) -> list[Page]:
    """Two people at a new table, each in a page that notes what it shows."""
    table = made(url)
    pages = []
    for link in table["links"]["seats"]:
        context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, locale="en-GB")
        page = context.new_page()
        page.goto(f"/t/{table['table']}?k={link['token']}")
        page.locator(".log li").first.wait_for()
        page.evaluate(WATCH)
        pages.append(page)
    return pages


def play(pages: list[Page], moves: int) -> tuple[list[float], list[float]]:
    """Whoever can clicks, until game or moves are over; the other page is timed by moves that tell it something."""
    own: list[float] = []
    other: list[float] = []
    while len(own) < moves and not pages[0].evaluate(OVER):
        for page, opposite in (pages, pages[::-1]):
            clicked = page.evaluate(CLICK)
            if clicked is None:
                continue
            lines, at = clicked
            own.append(page.evaluate(PAINTED, [-1, at]) - at)
            if page.evaluate(SINCE, [lines, at]) is not None:
                other.append(opposite.evaluate(PAINTED, [lines, at]) - at)
        time.sleep(0.02)
    return own, other


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
            for name, share in (("p50_ms", 0.5), ("p90_ms", 0.9), ("p99_ms", 0.99))}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write the section Screen of bench/results.md")
    options = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("chromium is not installed (make system)")
    with tempfile.TemporaryDirectory(prefix="araldo-shown-") as folder, sync_playwright() as p:
        server, url = start(folder)
        try:
            browser = p.chromium.launch(executable_path=chromium, args=ARGS)
            own: list[float] = []
            other: list[float] = []
            while len(own) < options.moves:
                pages = seated(browser, url)
                play(pages, 4)  # warm, unmeasured
                for times, more in zip((own, other), play(pages, options.moves - len(own)), strict=True):
                    times += more
                for page in pages:
                    page.context.close()
            browser.close()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(15)
    figures = {"own": spread(own), "other": spread(other)}
    if options.json:
        print(json.dumps(figures))
    lines = ["| a move of Castelli, click to painted frame | p50, ms | p90, ms | p99, ms |", "|---|---:|---:|---:|"]
    for name, label in (("own", "on the page that moved"), ("other", "on the other person's page")):
        lines.append(f"| {label} | " + " | ".join(f"{value:g}" for value in figures[name].values()) + " |")
    if not options.json:
        print("\n".join(lines))
    if options.write:
        put("Screen", [f"{len(own)} moves, two chromium pages and the server on {os.cpu_count()} cores. Made by "
                       "`python bench/shown.py --write`.", "", *lines])  # fmt: skip


if __name__ == "__main__":
    main()
