import type { EventOf } from '../../../schema/run/event.ts'
import type { RuleChange, Rules } from '../../../schema/run/rules.ts'
import { isRule } from '../../config/rules/rule-table.ts'
import { alike } from '../../setting/alike.ts'
import { formatUsd } from '../../text/amounts.ts'
import { plainLine } from '../../text/one-line.ts'
import { quote, some } from '../../text/quoted.ts'

/** A recorded value in a few words; text that is not ours is one plain line. */
function valueInWords(name: string, value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none'
  if (Array.isArray(value)) return some(value.map(inWords))
  if (name === 'cost-budget' && typeof value === 'number') return formatUsd(value)
  return quote(inWords(value))
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** `approval: iteration → none`. */
export const changeInWords = ({ name, before, after }: Omit<RuleChange, 'rule'>): string =>
  `${name}: ${valueInWords(name, before)} → ${valueInWords(name, after)}`

/** The event as a line of the log. */
export function rulesChanged({ by, why, changes }: EventOf<'rules_changed'>): string {
  const seen = changes.filter(({ before, after }) => !alike(before, after)).map(changeInWords)
  const what = seen.length === 0 ? 'the rules stay as they are' : `the rules change: ${seen.join('; ')}`
  return `${what} (by ${quote(by)}, ${quote(why)})`
}

/** What decides what may be committed, in one line; undefined where all is as by default. */
export function rulesInWords(rules: Rules | null): string | undefined {
  const said = ruleLines(rules).filter((line) => isRule(line.slice(0, line.indexOf(':'))))
  return said.length === 0 ? undefined : plainLine(said.join('; '), 400)
}

/** Each recorded setting with its value and where it was said, rules first; empty where all is as by default. */
export function ruleLines(rules: Rules | null): string[] {
  const all = Object.entries(rules?.values ?? {})
  const first = all.filter(([name]) => isRule(name))
  const others = all.filter(([name]) => !isRule(name))
  return [...first, ...others].map(
    ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${quote(from)})`,
  )
}
