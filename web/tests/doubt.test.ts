import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Log from '../src/components/Log.svelte'
import { closest, written, type Rule } from '../src/lib/doubt'

const rule = (id: string, en: string): Rule => ({ id, chapter: 'A', text: { en, it: '' } })
const rules = [
  rule('A-1', 'A player who sells a card takes two silver cubes from the mine.'),
  rule('A-2', 'A castle costs one wood, one grain and one rock.'),
  rule('A-3', 'A player may play one card before a tile is revealed.'),
]

describe('a doubt about a rule', () => {
  it('finds the rules whose words come near a line', () => {
    expect(closest('Dino selling his card for silver cubes.', rules, 'en')[0].id).toBe('A-1')
    expect(closest('Anna builds a castle in the rock of A43', rules, 'en')[0].id).toBe('A-2')
    expect(closest('Qqqq', rules, 'en')).toEqual([])
  })
  it('says what it is about, then the record', () => {
    const line = { n: 12, text: 'Dino sells a card.', event: { kind: 'sold', seat: 3 } }
    const text = written(
      {
        game: 'castelli',
        address: 'http://here/t/abc',
        viewer: 'Ada',
        subject: { line, rule: '', said: line.text },
        rule: rules[0],
        note: ' Only one cube? ',
        record: 'araldo 1\n---\n0 pass\n',
      },
      'en',
    )
    expect(text.split('\n')).toEqual([
      'araldo doubt: castelli',
      'table: http://here/t/abc',
      'seen by: Ada',
      `rule: A-1 ${rules[0].text.en}`,
      'line 12: Dino sells a card.',
      'event: {"kind":"sold","seat":3}',
      'note: Only one cube?',
      '',
      'araldo 1',
      '---',
      '0 pass',
      '',
    ])
  })
  it('is opened from a line; Tab stops at one line only', () => {
    const ondoubt = vi.fn()
    const lines = [1, 2, 3].map((n) => ({ n, text: `Line ${n}`, event: { kind: 'x' } }))
    render(Log, { lines, onpoint: () => {}, ondoubt })
    const marks = screen.getAllByRole('button')
    expect(marks.map((one) => one.tabIndex)).toEqual([-1, -1, 0])
    marks[1].click()
    expect(ondoubt).toHaveBeenCalledWith(lines[1])
  })
})
