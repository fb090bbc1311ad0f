"""How soon a click is on the screens, loopback, in two real browsers at one table of each game.

    python bench/shown.py [--game castelli] [--rounds 5] [--clicks 40] [--json] [--write] [--trace FILE]

Two people sit at one table (with bots where a game needs more), each in a chromium page of its own; the server commits
every move first (SQLite). They click what is drawn, by a seeded die: places on the board, cards and buttons of the
dock, steppers, Done, and rows of the list; between the rounds bots play on for them, so that openings and later
positions are both measured. `own`: from a click that answers the server to the first frame painted with the state that
became of it, on the same page; `hand`: the same for clicks that stay on the page (a card taken up, a number, a leaf of
the dock); `other`: from the click to the frame painted with it on the other person's page. All share this machine and
one clock. A bare frame (one letter of an empty page changed) is measured in every round beside them; `cpu`, what the
page's main thread itself worked for an answer, depends little on what else runs on the machine.
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
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from results import put

GAMES = {
    "castelli": "Castelli",
    "medieval_conspiracy": "Medieval Conspiracy",
    "warrior_knights": "Warrior Knights",
    "crusader_kings": "Crusader Kings",
    "medioevo_universale": "Medioevo Universale",
}
ARGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync"]  # fmt: skip
BETWEEN = 25  # states that come while bots play on between two rounds

# Before the page's own scripts: moves of others are not played one by one, and the socket notes when it sent an answer,
# when a state came and when the frame with it was painted (a message posted in the last frame callback comes after it).
NOTES = """() => {
  localStorage.setItem('araldo.pace', '"instant"')
  const now = () => performance.timeOrigin + performance.now()
  window.painted = () => new Promise(tell => requestAnimationFrame(() => {
    const after = new MessageChannel()
    after.port1.onmessage = () => tell(now())
    after.port2.postMessage(0)
  }))
  window.sent = 0
  window.states = []
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"state"')) return
        const state = { came: now(), shown: 0 }
        window.states.push(state)
        void window.painted().then(when => (state.shown = when))
      })
    }
    send(data) {
      if (/"type":"acts?"/.test(data)) window.sent = now()
      super.send(data)
    }
  }
}"""
# One click, by a die, on what is drawn: a leaf that lies open, Done, a place, a card, a number; a row of the list where
# nothing else answers, or after some clicks that changed nothing.
CLICK = """async ([die, idle]) => {
  const all = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length)
  if (document.querySelector('.end')) return { over: true }
  if (!document.querySelector('.pennant.mine') || document.querySelector('.options[aria-busy=true]')) return null
  const done = all('.decision .done:not(:disabled), .foot .done:not(:disabled)')
  const leaf = all('#board .leaf button.way, #board .leaf button.do')
  const drawn = [
    ...all('#board [data-target].legal'),
    ...all('.dock button:not(:disabled), .dock [role=button], .dock input[type=number]')
      .filter(one => !one.matches('[role=tab], [aria-pressed=true], [aria-disabled=true]')),
    ...all('.options .plans button:not(:disabled), .spread-of input.number:not(:disabled)'),
  ]
  const rows = all('.options .group .choice:not(:disabled), .options .pattern .take:not(:disabled)')
  const ready = die % 3 || !drawn.length ? done : []
  const found = [leaf, ready, idle < 6 ? drawn : [], rows, done, drawn].find(some => some.length)
  if (!found) return null
  const one = found[die % found.length]
  const what = `${one.closest('.dock, #board, .foot, .options')?.className} ${one.ariaLabel ?? one.textContent}`
  const [at, before, came] = [performance.timeOrigin + performance.now(), window.sent, window.states.length]
  if (one.matches('input')) {
    one.value = one.max
    one.dispatchEvent(new Event('input', { bubbles: true }))
  } else one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  if (window.sent === before) return { at, sent: 0, what, shown: await window.painted() }
  for (let waited = 0; waited < 600 && !window.states[came]?.shown; waited++) await window.painted()
  return { at, sent: window.sent, what, ...window.states[came] }
}"""
SINCE = """async at => {
  for (let waited = 0; waited < 20; waited++) {
    const found = window.states.find(one => one.came > at)
    if (found?.shown) return found.shown
    await window.painted()
  }
  return null
}"""
BARE = """async () => {
  const times = []
  for (let n = 0; n < 40; n++) {
    await new Promise(tell => setTimeout(tell, 7 + (n * 13) % 29))
    const at = performance.timeOrigin + performance.now()
    document.body.textContent = String(n)
    times.push((await window.painted()) - at)
  }
  return times
}"""


@dataclass
class Times:
    """Milliseconds of one round at one table."""

    own: list[float] = field(default_factory=list)
    server: list[float] = field(default_factory=list)  # of `own`: from the answer sent to the state that came
    page: list[float] = field(default_factory=list)  # of `own`: from the state that came to the painted frame
    hand: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)  # of `own`: what the page's main thread itself worked
    slowest: list[tuple[float, str]] = field(default_factory=list)


class Served:
    """A server of our own, with bots that do not dawdle."""

    def __init__(self, folder: str) -> None:
        where = ["--port", "0", "--database", f"sqlite:///{folder}/a.sqlite3"]
        env = {**os.environ, "ARALDO_LIMITS": "0", "ARALDO_LOG_LEVEL": "warning", "ARALDO_EVEN_DELAY": "0",
               "ARALDO_WINDOW_SECONDS": "0", "ARALDO_BOT_DELAY": "0.1"}  # fmt: skip
        command = [sys.executable, "-m", "araldo.cli", "serve", *where]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, "the server has not started"
        self.url = found[0]

    def post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        return json.load(urllib.request.urlopen(request, timeout=60))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Evening:
    """Two people at a new table of a game, each in a page that notes what it shows."""

    def __init__(self, browser: Browser, served: Served, game: str) -> None:
        self.served = served
        [known] = [one for one in json.load(urllib.request.urlopen(f"{served.url}/api/games")) if one["id"] == game]
        people = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
        bots = [{"kind": "bot", "bot": known["bot"]}] * max(0, min(known["seats"]) - 2)
        made = served.post("/api/tables", {"game": game, "seats": people + bots})
        self.table, self.tokens = made["table"], [one["token"] for one in made["links"]["seats"] if one]
        self.pages = [self.seated(browser, token) for token in self.tokens]
        self.meters = [page.context.new_cdp_session(page) for page in self.pages]
        for meter in self.meters:
            meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seated(self, browser: Browser, token: str) -> Page:
        """Each in a window of its own: one that is hidden paints once in a second."""
        context = browser.new_context(
            base_url=self.served.url, viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
        )
        context.add_init_script(f"({NOTES})()")
        page = context.new_page()
        page.goto(f"/t/{self.table}?k={token}")
        page.locator(".log li").first.wait_for(state="attached")
        return page

    def close(self) -> None:
        for page in self.pages:
            page.context.close()

    def worked(self, who: int) -> float:
        """What the main thread of a page has worked so far, in ms, whatever else the machine has to do."""
        found = {one["name"]: one["value"] for one in self.meters[who].send("Performance.getMetrics")["metrics"]}
        return float(found["TaskDuration"] - found["DevToolsCommandDuration"]) * 1000

    def lend(self, what: str) -> None:
        for seat, token in enumerate(self.tokens):
            self.served.post(f"/api/tables/{self.table}/seats/{seat}", {"k": token, "do": what})

    def bots_play_on(self) -> None:
        come = "n => window.states.length > n || document.querySelector('.end')"
        until = self.pages[0].evaluate("window.states.length") + BETWEEN
        self.lend("bot")
        self.pages[0].wait_for_function(come, arg=until, timeout=60_000)
        self.lend("back")

    def play(self, clicks: int, seed: int) -> Times | None:
        """Whoever is asked clicks; None where the game is over before it is enough."""
        found, idle, die, waited = Times(), [0, 0], seed, 0
        while len(found.own) < clicks:
            asked = False
            for who, page in enumerate(self.pages):
                die = (die * 1103515245 + 12345) % 2**31
                before = self.worked(who)
                told = page.evaluate(CLICK, [die >> 8, idle[who]])
                if told is None:
                    continue
                if told.get("over"):
                    return found if found.own else None
                asked, waited = True, 0
                if not told["sent"]:
                    idle[who] += 1
                    found.hand.append(told["shown"] - told["at"])
                    continue
                if not told.get("shown"):
                    continue  # refused, or the answer waits for others
                idle[who] = 0
                found.own.append(told["shown"] - told["at"])
                found.server.append(told["came"] - told["sent"])
                found.page.append(told["shown"] - told["came"])
                found.cpu.append(self.worked(who) - before)
                found.slowest.append((round(found.cpu[-1]), " ".join(told["what"].split())[:90]))
                shown = self.pages[1 - who].evaluate(SINCE, told["sent"])
                if shown is not None:
                    found.other.append(shown - told["at"])
            if not asked:
                waited += 1
                if waited > 400:
                    raise SystemExit(f"nobody is asked: {self.pages[0].locator('.pennant').inner_text()}")
                time.sleep(0.02)
        found.slowest = sorted(found.slowest, reverse=True)[:4]
        return found


def bare(page: Page) -> list[float]:
    return list(page.evaluate(BARE))


def rounds_of(browser: Browser, served: Served, game: str, rounds: int, clicks: int, trace: str) -> list[Times]:
    found: list[Times] = []
    evening, seed = None, 1
    empty = browser.new_context()
    empty.add_init_script(f"({NOTES.replace('localStorage.setItem', 'void ')})()")
    blank = empty.new_page()
    blank.goto("data:text/html,<p>0</p>")
    while len(found) < rounds:
        if evening is None:
            evening = Evening(browser, served, game)
            evening.play(3, seed)  # warm, unmeasured
        if trace:
            browser.start_tracing(page=evening.pages[0], path=trace, categories=TRACED)
        times = evening.play(clicks, seed := seed + 1)
        if trace:
            browser.stop_tracing()
        if times is None:
            evening.close()
            evening = None
            continue
        times.bare = bare(blank)
        found.append(times)
        if len(found) < rounds:
            evening.bots_play_on()
    if evening:
        evening.close()
    empty.close()
    return found


TRACED = ["devtools.timeline", "v8.execute", "blink.user_timing", "disabled-by-default-v8.cpu_profiler"]


def share(times: list[float], part: float) -> float:
    """The time within which such a part of them is."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0


PARTS = ("own", "server", "page", "cpu", "hand", "other", "bare")


def told(game: str, rounds: list[Times]) -> dict[str, Any]:
    """A row: over all rounds, and the p90 of the best one."""

    def every(name: str) -> list[float]:
        return [one for times in rounds for one in getattr(times, name)]

    return {
        "game": GAMES[game],
        "clicks": len(every("own")),
        **{f"{name}_p50": share(every(name), 0.5) for name in PARTS},
        **{f"{name}_p90": share(every(name), 0.9) for name in PARTS},
        "best_p90": min(share(times.own, 0.9) for times in rounds),
        "rounds_p90": [share(times.own, 0.9) for times in rounds],
        "slowest": sorted((one for times in rounds for one in times.slowest), reverse=True)[:8],
    }


HEAD = (
    "| game | clicks | own p50 | own p90 | best round's p90 | server p90 | page p90 | page's work p50 | p90 | hand p90 "
    "| other p50 | other p90 | a bare frame p90 |"
)
KEYS = ("own_p50", "own_p90", "best_p90", "server_p90", "page_p90", "cpu_p50", "cpu_p90", "hand_p90", "other_p50",
        "other_p90", "bare_p90")  # fmt: skip


def lines_of(rows: list[dict[str, Any]]) -> list[str]:
    lines = [HEAD, "|---|" + "---:|" * (len(KEYS) + 1)]
    for row in rows:
        figures = [f"{row[key]:.0f}" for key in KEYS]
        lines.append(f"| {row['game']} | {row['clicks']} | " + " | ".join(figures) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="all five unless named")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=40, help="answers in a round")
    parser.add_argument("--json", action="store_true", help="every figure, with the slowest clicks")
    parser.add_argument("--write", action="store_true", help="write the section Screen of bench/results.md")
    parser.add_argument("--trace", default="", help="a trace of the first person's page in the last round, for Chrome")
    options = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("chromium is not installed (make system)")
    rows = []
    with tempfile.TemporaryDirectory(prefix="araldo-shown-") as folder, sync_playwright() as p:
        served = Served(folder)
        try:
            browser = p.chromium.launch(executable_path=chromium, args=ARGS)
            for game in options.game or list(GAMES):
                rows.append(told(game, rounds_of(browser, served, game, options.rounds, options.clicks, options.trace)))
                print(json.dumps(rows[-1]) if options.json else lines_of(rows)[-1], flush=True)
            browser.close()
        finally:
            served.stop()
    if options.write:
        about = (
            f"{options.rounds} rounds of {options.clicks} answers a game, milliseconds; two chromium pages, the server "
            f"and whatever else ran (load {os.getloadavg()[1]:.1f}) on {os.cpu_count()} cores. *own*: click to painted "
            "frame on the page that moved; *server* and *page*: its two parts; *page's work*: what the page's main "
            "thread itself worked for it, which depends little on what else runs; *hand*: clicks that stay on the "
            "page; *other*: on the other person's page. Made by `python bench/shown.py --write`."
        )
        put("Screen", [about, "", *lines_of(rows)])


if __name__ == "__main__":
    main()
