import type { RunState } from '../../schema/run/run-state.ts'
import { adjustable } from '../config/rules/overrides.ts'
import { isRule, type RuleName, rawOfText, usualRaw } from '../config/rules/rule-table.ts'
import { meantName } from '../text/nearest.ts'
import { code } from '../text/report-context.ts'
import type { Effect, Obeyed } from './obeyed.ts'

/** Rules that a job under way takes over; of the others it was made when it began. */
const atOnce: ReadonlySet<string> = new Set<RuleName>([
  'approval',
  'before-capture',
  'cost-budget',
  'known-red',
  'protected-paths',
  'review',
  'run-iterations',
  'setup',
  'strategy',
])

/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
export function changeSettings(
  wanted: Readonly<Record<string, string | null>>,
  by: string,
  { rules, base }: Pick<RunState, 'rules' | 'base'>,
): Obeyed {
  const given = Object.entries(wanted).flatMap(([name, text]) => (text === null ? [] : [read(name, text)]))
  const faults = given.flatMap((one) => ('fault' in one ? [one.fault] : []))
  if (faults.length > 0) return { kind: 'refused', why: faults.join('; ') }
  const settled = given.flatMap((one) => ('fault' in one ? [] : [one]))
  const free = settled.filter(({ name }) => !isRule(name))
  const ruled = settled.filter(({ name }) => isRule(name))
  const changes = ruled.map(({ name, raw }) => {
    const then = rules?.values[name]
    const rule = { ...then, value: raw, from: `an order of ${by}`, source: 'order' as const }
    return { name, before: then?.value ?? usualRaw(name), after: raw, rule }
  })
  const late = ruled.filter(({ name }) => !atOnce.has(name)).map(({ name }) => code(name))
  const effects: Effect[] = [
    ...free.map(({ name, text: value }) => ({ type: 'setting_changed' as const, name, value, by })),
    ...(changes.length === 0
      ? []
      : [{ type: 'rules_changed' as const, by, why: 'ordered', base: rules?.base ?? base, changes }]),
  ]
  const answer = late.length > 0 ? `${late.join(', ')} counts from the next job on.` : undefined
  return { kind: 'done', effects, ...(answer && { answer }) }
}

function read(name: string, text: string): { name: RuleName; text: string; raw: unknown } | { fault: string } {
  const known = adjustable.find((one) => one === name)
  if (known === undefined) {
    const meant = meantName(name, adjustable)
    const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`
    return { fault: `${name} cannot be set in a run.${nearest} There are ${adjustable.join(', ')}` }
  }
  const found = rawOfText(known, text)
  return 'raw' in found
    ? { name: known, text, raw: found.raw }
    : { fault: `${name} takes ${found.expected}, not "${text}"` }
}
