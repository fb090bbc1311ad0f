"""Rounds worth watching: a game is played on by seeded people until a round holds what a test is about.

The record of the game before that round is brought to a table; the round itself is then clicked, label by label.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from araldo.kernel import Action, Event, Option, Span, Text, discover
from araldo.kernel.chance import key_from_seed
from araldo.table.match import Match, human

# Whatever is asked, one of the labelled buttons by a seeded die: a choice, a sum, or "done" where a choice has several
# parts; no right that nobody has to use. The buttons are disabled until the table has answered.
CHANCE = """async ([seed, most]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const below = n => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
  const take = one => {
    if (!one.matches('input')) return one.click()
    one.value = one.max
    one.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (let [done, idle] = [0, 0]; done <= most; ) {
    if (document.querySelector('.end')) return done
    if (document.querySelector('.options[aria-busy=true]') && ++idle < 3000) { await frame(); continue }
    const all = selector => [...document.querySelectorAll(`.options ${selector}`)]
    const ready = [...document.querySelectorAll('.foot .done:not(:disabled)')]
    const right = one => one.closest('.group').previousElementSibling?.matches('.free')
    const plain = all('.group .choice:not(:disabled)').filter(one => !right(one))
    const sums = all('.pattern .take:not(:disabled), .pattern:not(.picked) .button:not(:disabled)')
    const numbers = [...document.querySelectorAll('.spread-of input.number:not(:disabled)')]
      .filter(one => one.checkVisibility() && Number(one.max) > Number(one.value))
    const mixes = [...document.querySelectorAll('.dock [data-spread] .plans button')]
    const slots = [...document.querySelectorAll('.slots fieldset:not(:has(:checked))')].slice(0, 1)
      .flatMap(one => [...one.querySelectorAll('label')])
    const found = ready.length && below(3) ? ready : [...plain, ...sums, ...ready, ...numbers, ...mixes, ...slots]
    if (found.length) { take(found[below(found.length)]); done++ }
    idle = found.length ? 0 : idle + 1
    if (idle > 3000) throw new Error(`nothing to click: ${document.querySelector('.pennant')?.textContent}`)
    await frame()
  }
  throw new Error(`no end within ${most} decisions`)
}"""

# One screen for all: take it over, then do what the script says by its label, sums as given. Nothing is filled in while
# an answer is on its way: the same form may come back for the next question, and it comes back empty.
SCRIPT = """async steps => {
  const frame = () => new Promise(requestAnimationFrame)
  const labels = steps.map(step => step[0])
  for (let [at, waited] = [0, 0]; at < labels.length; waited++, await frame()) {
    if (waited > 3000) throw new Error(`step ${at}: no "${labels[at]}"`)
    document.querySelector('.veil .button.main')?.click()
    if (document.querySelector('.options[aria-busy=true]')) continue
    for (const more of document.querySelectorAll('.options .more')) more.click()
    const all = selector => [...document.querySelectorAll(`.options ${selector}`)]
    const choice = all('.choice').find(one => one.ariaLabel === labels[at])
    const pattern = all('.pattern').find(one => one.querySelector('.name')?.textContent === labels[at])
    const field = pattern?.querySelector('input.number')
    const sum = `${labels[at]}: ${steps[at][1]}`
    const done = document.querySelector('.foot .done:not(:disabled)')
    const named = done?.querySelector('.deed').firstChild.textContent
    if (done && document.querySelector('.options .choice.picked')) {  // what has to be said twice
      done.click()
      continue
    }
    const steppers = [...document.querySelectorAll('.dock [data-spread] [role=group]:has(output)')]
    if (!choice && !pattern && steppers.length && labels[at].includes(steppers[0].ariaLabel)) {  // in the dock
      if (named === labels[at]) { done.click(); [at, waited] = [at + 1, 0]; continue }
      const off = steppers.map(one => {
        const wanted = labels[at].match(`(\\d+) ${one.ariaLabel}`)?.[1] ?? 0
        return [Number(one.querySelector('output').value) - wanted, one]
      }).sort(([a], [b]) => b - a)
      const [more, one] = off[0][0] > 0 ? off[0] : off.at(-1)
      if (more) one.querySelectorAll('button')[more > 0 ? 0 : 1].click()
      continue
    }
    const numbers = [...document.querySelectorAll('.spread-of input.number')]
      .filter(one => one.checkVisibility())
    const given = labels[at].match(/\\d+/g) ?? []
    if (!choice && !pattern && numbers.length > 1 && given.length === numbers.length) {  // one answer
      for (const [i, one] of numbers.entries()) {
        one.value = given[i]
        one.dispatchEvent(new Event('input', { bubbles: true }))
        await frame()
      }
      for (let i = 0; i < 45; i++) await frame()
      document.querySelector('.foot .done:not(:disabled)')?.click()
      ;[at, waited] = [at + 1, 0]
      continue
    }
    if (!choice && field && named !== sum) {
      field.value = steps[at][1]
      field.dispatchEvent(new Event('input', { bubbles: true }))
      continue
    }
    const target = [...document.querySelectorAll('.spread-of li')]
      .find(one => labels[at].endsWith(one.querySelector('.name').firstChild.textContent))
    if (!choice && !pattern && target) {
      const number = target.querySelector('input.number')
      number.value = steps[at++][1]
      number.dispatchEvent(new Event('input', { bubbles: true }))
      for (let i = 0; i < 45; i++) await frame()  // several numbers go as one message, a moment later
      waited = 0
      continue
    }
    const word = !field && pattern?.querySelector('.button:not(:disabled)')
    const ready = named === sum || (labels[at].startsWith('Done') && named?.startsWith('Done'))
    const found = choice ?? (ready ? done : word)
    if (found) { found.click(); at++; waited = 0 }
  }
  for (let i = 0; i < 240; i++) {  // whoever comes next looks at the log
    document.querySelector('.veil .button.main')?.click()
    await frame()
  }
  return labels.length
}"""


Move = tuple[int, Option | None, Action]  # the option: None if the table answers by itself


@dataclass
class Evening:
    """The record of the game before a round, what is clicked in it, and what the log tells of it."""

    record: str = ""
    steps: list[tuple[str, int]] = field(default_factory=list)  # labels, and sums where there are any
    told: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Wish:
    """What a round must hold. `marks`: the event that begins a round; `eager`: how much likelier a verb is (1)."""

    game: str
    marks: str
    holds: frozenset[str]
    eager: Mapping[str, float]
    seats: int = 3
    options: Mapping[str, Any] = field(default_factory=dict)
    most: int = 1500  # decisions of a game
    clicks: int = 400  # of a round
    sums: float = 0.5  # how much of what is possible, apart from the least and the most
    usual: frozenset[str] = frozenset()  # questions before the first round that are answered as if nobody were there

    def choose(self, rng: Random, options: list[Option]) -> tuple[Option, Action]:
        """A sum is rather a large one."""
        plain = [o for o in options if not isinstance(o, Text)] or options
        weights = [self.eager.get(str((o.head if isinstance(o, Span | Text) else o)[0]), 1) for o in plain]
        option = rng.choices(plain, weights)[0]
        if isinstance(option, Span):
            most = (option.high - option.low) // option.step
            return option, (*option.head, option.low + option.step * int(most * rng.choice((0, self.sums, 1))))
        return option, (*option.head, "") if isinstance(option, Text) else option

    def play(self, seed: int) -> list[Move] | None:
        """A game up to the end of a round that holds everything, or None. Rules only: nobody is told anything."""
        game = discover.load(self.game)
        log: list[Event] = []
        s = game.start(game.setup(self.seats, self.options), key_from_seed(seed), log=log)
        rng, moves, told, clicks = Random(seed), list[Move](), set[str](), -1
        for _ in range(self.most):
            fresh = [event.kind for event in log]
            log.clear()
            if self.marks in fresh:
                if 0 <= clicks <= self.clicks and self.holds <= told:
                    return moves
                told, clicks, fresh = set(), 0, []
            told.update(fresh)
            if game.over(s):
                return None
            seat = game.waiting(s)[0]
            options = game.options(s, seat, revise=False)
            option: Option | None
            option, action = self.choose(rng, options)
            if len(options) == 1 and not isinstance(option, Span | Text):
                option = None  # the table does it
            elif clicks < 0 and s.asked.kind in self.usual:
                option, action = None, game.default(s, seat)
            clicks += clicks >= 0 and option is not None
            moves.append((seat, option, action))
            s.log = log
            game.apply(s, seat, action)
        return None

    def perform(self, seed: int, moves: list[Move]) -> Evening:
        """The same at a table: the record before the last round, and what is clicked in it."""
        game = discover.load(self.game)
        setup = game.setup(self.seats, self.options)
        match = Match(game, setup, [human()] * self.seats, key_from_seed(seed), hot_seat=True, forced=False)
        found, heard = Evening(), 0
        for seat, option, action in moves:
            fresh = [line["event"] for line in match.log(0)[heard:]]
            heard += len(fresh)
            if any(event["kind"] == self.marks for event in fresh):
                found, fresh = Evening(record=match.export(0)), []
            found.told += fresh
            if option is not None:
                sum_ = action[-1] if isinstance(option, Span) else 0
                found.steps.append((game.label(match.view(seat), option, "en"), sum_))
            match.act(seat, action)
        return found

    def find(self, first: int = 1) -> Evening:
        """The first game from a seed on that has such a round."""
        for seed in range(first, first + 300):
            if (moves := self.play(seed)) is not None:
                return self.perform(seed, moves)
        raise LookupError(f"{self.game}: no round holds {sorted(self.holds)}")
