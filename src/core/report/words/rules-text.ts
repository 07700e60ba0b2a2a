import type { EventOf } from '../../../schema/run/event.ts'
import type { RecordedRule, RuleChange, Rules } from '../../../schema/run/rules.ts'
import type { RefusedChange } from '../../config/rules/rule-job.ts'
import { isRule } from '../../config/rules/rule-table.ts'
import { RalphError } from '../../error/error.ts'
import { isSameJson } from '../../setting/setting.ts'
import { formatLimit } from '../../text/amounts.ts'
import { commandLine } from '../../text/command-line.ts'
import { plainLine, quote, some } from '../../text/one-line.ts'
import { lineSpan, orderLine } from '../../text/report-context.ts'

/** A recorded value in a few words; text that is not ours is one plain line. */
function valueInWords(name: string, value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none'
  if (Array.isArray(value)) return some(value.map(inWords))
  if (name === 'cost-budget' && typeof value === 'number') return formatLimit(value)
  return quote(inWords(value))
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** `approval: iteration → none`. */
export const changeInWords = ({ name, before, after }: Omit<RuleChange, 'rule'>): string =>
  `${name}: ${valueInWords(name, before)} → ${valueInWords(name, after)}`

/** The event as a line of the log. */
export function rulesChanged({ by, why, changes }: EventOf<'rules_changed'>): string {
  const seen = changes.filter(({ before, after }) => !isSameJson(before, after)).map(changeInWords)
  const what = seen.length === 0 ? 'the rules stay the same' : `the rules change: ${seen.join('; ')}`
  return `${what} (by ${quote(by)}, ${quote(why)})`
}

/** What decides what may be committed, in one line; undefined where all is as by default. */
export function rulesInWords(rules: Rules | null): string | undefined {
  const said = recorded(rules).filter(([name]) => isRule(name))
  return said.length === 0 ? undefined : plainLine(said.map(ruleLine).join('; '), 400)
}

/** Each recorded setting with its value and where it was said, rules first; empty where all is as by default. */
export function ruleLines(rules: Rules | null): string[] {
  const all = recorded(rules)
  const first = all.filter(([name]) => isRule(name))
  const others = all.filter(([name]) => !isRule(name))
  return [...first, ...others].map(ruleLine)
}

type Recorded = readonly [name: string, rule: RecordedRule]

const recorded = (rules: Rules | null): Recorded[] => Object.entries(rules?.values ?? {})

const ruleLine = ([name, { value, from }]: Recorded): string => `${name}: ${valueInWords(name, value)} (${quote(from)})`

/** The refusal of a job that would let more through than its run does, all of it at once. `how`: as the user gave the order. */
export function rulesWeakened(
  refused: readonly RefusedChange[],
  how: 'workflow' | { argv: readonly string[] },
): RalphError {
  const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))]
  const commit = files.length === 0 ? '' : ` A change committed to the base counts: commit ${files.join(' and ')}.`
  return new RalphError({
    code: 'RULES_WEAKENED',
    message: "This job's settings are less strict than the run's. Nothing was started.",
    findings: refused.map((one) => `${changeInWords(one)} (${one.place})`),
    hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, how)}`,
  })
}

function orderFor([first]: readonly RefusedChange[], how: Parameters<typeof rulesWeakened>[1]): string {
  if (how !== 'workflow') return commandLine('ralph', 'run', ...how.argv, '--change-rules')
  const value = typeof first?.after === 'string' ? first.after : JSON.stringify(first?.after)
  return `give the job the input \`change-rules: true\`, or comment ${lineSpan(orderLine('set', first?.name ?? '', value ?? ''))}.`
}
