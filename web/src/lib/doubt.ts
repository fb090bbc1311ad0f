/** A doubt about a rule, as a text that can be kept or sent: what happened, which rule, what was known of the game up to there. */
import type { Lang, LogLine, Rulebook } from './types'

export type Rule = Rulebook['rules'][number]
/** What the doubt is about: a line of the log, or a choice that a rule forbids. */
export interface Subject {
  line: LogLine | null
  rule: string
  said: string
}

const words = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{4,}/gu) ?? [],
  ),
]
/** Words that differ in their ending only are the same: sells, selling, vende, vendono. */
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3))

/** The rules whose words are nearest to a line's; rare words count more. */
export function closest(text: string, rules: Rule[], lang: Lang, most = 6): Rule[] {
  const stems = rules.map((rule) => new Set(words(rule.text[lang]).map(stem)))
  const wanted = new Set(words(text).map(stem))
  const weight = new Map(
    [...wanted].map((one) => [one, Math.log((1 + rules.length) / (1 + stems.filter((set) => set.has(one)).length))]),
  )
  return rules
    .map((rule, i) => ({
      rule,
      near:
        [...wanted].reduce((sum, one) => sum + (stems[i].has(one) ? weight.get(one)! : 0), 0) /
        Math.sqrt(5 + stems[i].size),
    }))
    .filter((one) => one.near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map((one) => one.rule)
}

export interface Report {
  game: string
  /** Where it can be looked at, without anybody's key. */
  address: string
  viewer: string
  subject: Subject
  rule: Rule | undefined
  note: string
  record: string
}

export function written(report: Report, lang: Lang): string {
  const { subject, rule } = report
  return [
    `araldo doubt: ${report.game}`,
    `table: ${report.address}`,
    `seen by: ${report.viewer}`,
    `rule: ${rule ? `${rule.id} ${rule.text[lang]}` : subject.rule || '-'}`,
    subject.line ? `line ${subject.line.n}: ${subject.said}` : `refused: ${subject.said}`,
    ...(subject.line ? [`event: ${JSON.stringify(subject.line.event)}`] : []),
    `note: ${report.note.trim() || '-'}`,
    '',
    report.record.trimEnd(),
    '',
  ].join('\n')
}
