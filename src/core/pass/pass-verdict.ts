import type { AgentPass, PassIssue, PassResult } from '../../schema/agent/pass.ts'
import type { ChecksEnd } from '../review/review-prompt.ts'
import { type AttemptVerdict, attemptVerdict } from '../run/attempt/attempt-verdict.ts'
import { plural } from '../text/amounts.ts'

/** Whether a pass looks at this iteration. One whose trigger names a verdict waits until there is one. */
export function isDue(
  { trigger }: Pick<AgentPass, 'trigger'>,
  at: { readonly iteration: number; readonly checks: ChecksEnd },
): boolean {
  const [kind, every = ''] = trigger.split(':')
  if (kind === 'always') return true
  if (kind === 'periodic') return at.iteration % Number(every) === 0
  return kind === (at.checks === 'passed' ? 'on_success' : at.checks === 'failed' ? 'on_failure' : '')
}

const ranks: readonly string[] = ['suggestion', 'warning', 'critical']

/** The findings of a pass that are grave enough to fail its iteration, by its `fail_on`. */
export const failing = ({ fail_on }: Pick<AgentPass, 'fail_on'>, issues: readonly PassIssue[]): readonly PassIssue[] =>
  fail_on === 'never' ? [] : issues.filter(({ severity }) => ranks.indexOf(severity) >= ranks.indexOf(fail_on))

/**
 * What the passes mean for an attempt whose checks passed. Undefined: it goes on. Only a pass with `fail_on` decides: by
 * its findings, or because it gave no answer. A limit or an outage interrupts, as with the agent itself.
 */
export function passesVerdict(
  passes: readonly Pick<AgentPass, 'name' | 'fail_on'>[],
  results: readonly PassResult[],
  at: { readonly now: number; readonly waits: number; readonly losses: number },
): Exclude<AttemptVerdict, { kind: 'validate' }> | undefined {
  const found: string[] = []
  for (const { name, fail_on } of passes) {
    const result = results.find((other) => other.name === name)
    if (fail_on === 'never' || !result) continue
    const { end, why, issues } = result
    const verdict = attemptVerdict({ ...at, end, hasChanges: true, findings: [] })
    if (verdict.kind === 'interrupt') return { ...verdict, why: `the pass ${name}: ${verdict.why}` }
    const grave = failing({ fail_on }, issues)
    if (why !== null) found.push(`the pass ${name} gave no usable answer: ${why}`)
    else if (grave[0]) found.push(`the pass ${name} found ${plural(grave.length, 'fault')}: ${grave[0].description}`)
  }
  return found.length === 0 ? undefined : { kind: 'fail', cause: 'review', why: found.join('; ') }
}
