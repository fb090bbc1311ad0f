"""A whole game by hand: clicks on the drawn board, the dock under it, steppers, plans and the foot. Never the list.

A row of the decision column is clicked only where nothing else answers the question (a pass, a yes or no that is about
no place, card or piece); the script counts those by what was asked, for a test to say which may be.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.players import Person

# By a seeded die: what lies open on the board, something legal on the board or in the dock, a number, or Done. A click
# that changes nothing that the table knows (it turns a page of the dock, takes up a card) is no answer, and is not done
# again before everything else was tried; when nothing is left to try, a dozen clicks at the least, the column is used.
# Nothing is clicked while an answer is on its way.
HANDS = """async ([seed, most, until]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const below = n => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
  const all = selector => [...document.querySelectorAll(selector)]
  const seen = one => one.getClientRects().length > 0
  const words = one => (one.ariaLabel || one.textContent).replace(/\\s+/g, ' ').trim()
  const picture = () => all('.options .choice, .options .pattern .name, .foot .tally, .foot .done').map(words).join('|')
  const asked = () => all('.pennant strong').map(words).join()
  const press = one => {
    if (!one.matches('input')) return one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    one.value = String(Number(one.min || 0) + below(Number(one.max) - Number(one.min || 0) + 1))
    one.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const settled = async before => {  // the answer has come, or this was no answer
    for (let i = 0; i < 12 && picture() === before; i++) await frame()
    for (let i = 0; i < 2000 && document.querySelector('.options[aria-busy=true]'); i++) await frame()
  }
  const told = { decisions: 0, clicks: { board: 0, dock: 0, column: 0, foot: 0 }, rows: [], acts: [] }
  let [question, idle, bare] = ['', 0, 0]
  const tried = new Set()
  for (let waited = 0; told.decisions < most; ) {
    if (document.querySelector('.end') || (until && document.querySelector(until))) return told
    document.querySelector('.veil .button.main')?.click()
    if (!document.querySelector('.pennant.mine') || document.querySelector('.options[aria-busy=true]')) {
      if (++waited > 6000) throw new Error(`nothing to do after: ${question}`)
      await frame()
      continue
    }
    waited = 0
    if (asked() !== question) {
      [question, idle] = [asked(), 0]
      tried.clear()
    }
    const done = all('.decision .done:not(:disabled), .foot .done:not(:disabled)').filter(seen)
    const leaf = all('#board .leaf button.way, #board .leaf button.do').filter(seen)
    const board = all('#board [data-target].legal').filter(seen)
    const dock = all('.dock button:not(:disabled), .dock [role=button], .dock input[type=number]')
      .filter(one => seen(one) && !one.matches('[role=tab], [aria-pressed=true], [aria-disabled=true]'))
    const column = all('.options .plans button:not(:disabled), .spread-of input.number:not(:disabled)').filter(seen)
    const rows = all('.options .group .choice:not(:disabled), .options .pattern .take:not(:disabled)').filter(seen)
    const bound = [...board, ...dock, ...column]
    const fresh = bound.filter(one => !tried.has(one))
    const left = fresh.length || idle < 12
    let [where, found] = ['foot', done]
    if (leaf.length) [where, found] = ['board', leaf]
    else if (!(done.length && (below(3) || !bound.length)) && left && bound.length)
      [where, found] = ['', fresh.length ? fresh : bound]
    else if (!done.length) [where, found] = ['row', rows]
    bare = bound.length ? 0 : bare + 1  // the board may be drawn a moment after the list
    if (!found.length || (where === 'row' && left && bare < 60)) { await frame(); continue }
    const one = found[below(found.length)]
    const before = picture()
    if (where === 'row') told.rows.push(question)
    told.acts.push(`${one.ariaLabel ?? ''} ${one.textContent}`)
    const parts = { board: [...leaf, ...board], dock, foot: done }
    told.clicks[Object.keys(parts).find(part => parts[part].includes(one)) ?? 'column']++
    press(one)
    await settled(before)
    if (picture() === before) {
      idle++
      tried.add(one)
    } else {
      idle = 0
      tried.clear()
      told.decisions++
    }
  }
  throw new Error(`no end within ${most} decisions; ${JSON.stringify(told.rows.slice(-5))}`)
}"""


@dataclass
class Told:
    """What a game by hand took: where the clicks went, and what had to be answered by a row of the list."""

    decisions: int
    clicks: dict[str, int]
    rows: Counter[str]
    acts: list[str] = field(default_factory=list)  # the words on everything that was clicked, and its label

    @property
    def share(self) -> float:
        """The part of all clicks that were rows of the list."""
        return sum(self.rows.values()) / max(1, sum(self.clicks.values()))


def by_hand(person: Person, seed: int = 1, most: int = 3000, until: str = "") -> Told:
    """Play to the end, or until such an element is there."""
    found: dict[str, Any] = person.page.evaluate(HANDS, [seed, most, until])
    return Told(found["decisions"], found["clicks"], Counter(found["rows"]), found["acts"])


class Overheard:
    """What goes over the wire: every answer with the option that it was, as the server had offered it."""

    def __init__(self, page: Page) -> None:
        self.options: dict[str, dict[str, Any]] = {}
        self.done: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent(json.loads(frame)))

    def received(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.options = {json.dumps(option["action"]): option for option in message["options"]}

    def sent(self, message: dict[str, Any]) -> None:
        steps = message["steps"] if message["type"] == "acts" else [message] if message["type"] == "act" else []
        for action in (step["action"] for step in steps):
            option = self.options.get(json.dumps(action)) or self.options.get(json.dumps(action[:-1]), {})
            self.done.append({"cost": option.get("cost") or [], "action": action})

    @property
    def prices(self) -> Counter[str]:
        """Everything that was paid for, as the screen puts it."""
        costs = [(cost, one["action"][-1] if cost.get("each") else 1) for one in self.done for cost in one["cost"]]
        return Counter(f"{cost['amount'] * times} {cost['what']}" for cost, times in costs if times)
