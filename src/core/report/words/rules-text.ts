import type { EventOf } from '../../../schema/run/event.ts'
import type { RecordedRule, RuleChange, Rules } from '../../../schema/run/rules.ts'
import type { RefusedChange } from '../../config/rules/rule-job.ts'
import { isRule } from '../../config/rules/rule-table.ts'
import { RalphError } from '../../error/error.ts'
import { isSameJson } from '../../setting/setting.ts'
import { formatLimit } from '../../text/amounts.ts'
import { commandLine } from '../../text/command-line.ts'
import { firstThree, plainLine, quote } from '../../text/one-line.ts'
import { lineSpan, orderLine } from '../../text/report-context.ts'

/** Foreign values become one plain line. */
function valueInWords(name: string, value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none'
  if (Array.isArray(value)) return firstThree(value.map(inWords))
  if (name === 'cost-budget' && typeof value === 'number') return formatLimit(value)
  return quote(inWords(value))
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** `approval: iteration → none`. */
export const changeInWords = ({ name, before, after }: Omit<RuleChange, 'rule'>): string =>
  `${name}: ${valueInWords(name, before)} → ${valueInWords(name, after)}`

export function rulesChangeInWords({ by, why, changes }: EventOf<'rules_changed'>): string {
  const visibleChanges = changes.filter(({ before, after }) => !isSameJson(before, after)).map(changeInWords)
  const summary =
    visibleChanges.length === 0 ? 'the rules stay the same' : `the rules change: ${visibleChanges.join('; ')}`
  return `${summary} (by ${quote(by)}, ${quote(why)})`
}

/** The rules in one line; undefined if all have their defaults. */
export function rulesInWords(rules: Rules | null): string | undefined {
  const ruleEntries = ruleEntriesOf(rules).filter(([name]) => isRule(name))
  return ruleEntries.length === 0 ? undefined : plainLine(ruleEntries.map(ruleLine).join('; '), 400)
}

/** Each recorded setting with value and source, rules first; empty if all have their defaults. */
export function ruleLines(rules: Rules | null): string[] {
  const entries = ruleEntriesOf(rules)
  const first = entries.filter(([name]) => isRule(name))
  const others = entries.filter(([name]) => !isRule(name))
  return [...first, ...others].map(ruleLine)
}

type RuleEntry = readonly [name: string, rule: RecordedRule]

const ruleEntriesOf = (rules: Rules | null): RuleEntry[] => Object.entries(rules?.values ?? {})

const ruleLine = ([name, { value, from }]: RuleEntry): string =>
  `${name}: ${valueInWords(name, value)} (${quote(from)})`

/** The error for a job with weaker rules than its run, with all of them. `invocation`: the user's invocation. */
export function rulesWeakened(
  refused: readonly RefusedChange[],
  invocation: 'workflow' | { argv: readonly string[] },
): RalphError {
  const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))]
  const commit = files.length === 0 ? '' : ` A change committed to the base counts: commit ${files.join(' and ')}.`
  return new RalphError({
    code: 'RULES_WEAKENED',
    message: "This job's settings are less strict than the run's. Nothing was started.",
    findings: refused.map((change) => `${changeInWords(change)} (${change.place})`),
    hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, invocation)}`,
  })
}

function orderFor([first]: readonly RefusedChange[], invocation: Parameters<typeof rulesWeakened>[1]): string {
  if (invocation !== 'workflow') return commandLine('ralph', 'run', ...invocation.argv, '--change-rules')
  const value = typeof first?.after === 'string' ? first.after : JSON.stringify(first?.after)
  return `give the job the input \`change-rules: true\`, or comment ${lineSpan(orderLine('set', first?.name ?? '', value ?? ''))}.`
}
