import type { AgentPass, OwedCall, OwedPasses, PassIssue, PassResult } from '../../schema/agent/pass.ts'
import { noUsage } from '../../schema/agent/usage.ts'
import type { ChecksEnd } from '../review/review-prompt.ts'
import { type AttemptVerdict, attemptVerdict } from '../run/attempt/attempt-verdict.ts'
import { plural } from '../text/amounts.ts'
import { oneLine } from '../text/one-line.ts'
import type { Pass } from './read-agents-file.ts'
import { readPass } from './read-pass.ts'

type Asked = Pick<AgentPass, 'trigger' | 'fail_on'>

/**
 * Whether a pass looks at this iteration. One whose trigger names a verdict waits for it, but for one that decides: where
 * the checks run in another job, which has no key for a model, only what was said before them can keep a change out.
 */
export function isDue(
  { trigger, fail_on }: Asked,
  request: { readonly iteration: number; readonly checks: ChecksEnd },
): boolean {
  const [kind, every = ''] = trigger.split(':')
  if (kind === 'always') return true
  if (kind === 'periodic') return request.iteration % Number(every) === 0
  if (kind === 'on_failure') return request.checks === 'failed'
  return request.checks === 'passed' || (request.checks === 'unknown' && fail_on !== 'never')
}

const ranks: readonly string[] = ['suggestion', 'warning', 'critical']

/** The findings of a pass that are grave enough to fail its iteration, by its `fail_on`. */
export const failing = ({ fail_on }: Pick<AgentPass, 'fail_on'>, issues: readonly PassIssue[]): readonly PassIssue[] =>
  fail_on === 'never' ? [] : issues.filter(({ severity }) => ranks.indexOf(severity) >= ranks.indexOf(fail_on))

/**
 * What the passes mean for an attempt whose checks passed. Undefined: it goes on. Only a pass with `fail_on` decides: by
 * its findings, or because there is no answer of it. A limit or an outage interrupts, as with the agent itself.
 */
export function passesVerdict(
  passes: readonly (Asked & Pick<AgentPass, 'name'>)[],
  results: readonly PassResult[],
  request: { readonly iteration: number; readonly now: number; readonly waits: number; readonly losses: number },
): Exclude<AttemptVerdict, { kind: 'validate' }> | undefined {
  const found: string[] = []
  const { iteration } = request
  for (const { name, fail_on } of passes.filter((pass) => isDue(pass, { iteration, checks: 'passed' }))) {
    if (fail_on === 'never') continue
    const result = results.find((other) => other.name === name)
    if (!result) {
      found.push(`the pass ${name} was not asked`)
      continue
    }
    const { end, why, issues } = result
    const verdict = attemptVerdict({ ...request, end, hasChanges: true, findings: [] })
    if (verdict.kind === 'interrupt') return { ...verdict, why: `the pass ${name}: ${verdict.why}` }
    const grave = failing({ fail_on }, issues)
    if (why !== null) found.push(`the pass ${name} gave no usable answer: ${why}`)
    else if (grave[0]) found.push(`the pass ${name} found ${plural(grave.length, 'fault')}: ${grave[0].description}`)
  }
  return found.length === 0 ? undefined : { kind: 'fail', cause: 'review', why: found.join('; ') }
}

const longest = 600
const most = 20

/** What passes found, as lines for the agent that tries again, each pass with its gravest first; empty where there is nothing. */
export function passFindings(results: readonly PassResult[]): string {
  const lines = results.flatMap(({ name, issues }) =>
    issues.map(({ severity, file, description, suggested_fix: fix }) => {
      const where = [name, severity, ...(file ? [oneLine(file, 200)] : [])].join(', ')
      return `- ${where}: ${oneLine(description, longest)}${fix ? ` Suggested: ${oneLine(fix, longest)}` : ''}`
    }),
  )
  const more = lines.length - most
  return [...lines.slice(0, most), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

/** A killed job asks again in the next one; whoever was begun so often is waited for no longer. */
const mostBegun = 2

/** Passes that had to wait for the verdict: due by it, and not before it. They decide nothing. */
export const owedBy = (
  passes: readonly Pass[],
  request: { readonly iteration: number; readonly checks: 'passed' | 'failed' },
): readonly string[] =>
  passes
    .filter((pass) => isDue(pass, request) && !isDue(pass, { ...request, checks: 'unknown' }))
    .map(({ name }) => name)

/**
 * What came of the passes of one iteration that have come to their end: each with its answer read by its schema, or with
 * the reason why there will be none. Those that a later job is to ask are left out, and so is whatever nobody waits for.
 */
export function endedPasses(
  owed: OwedPasses,
  {
    passes,
    calls,
    withinTime,
  }: {
    readonly passes: readonly Pass[]
    readonly calls: readonly OwedCall[]
    readonly withinTime: <T>(work: () => T) => T
  },
): readonly PassResult[] {
  return owed.passes.flatMap((name) => {
    const pass = passes.find((one) => one.name === name)
    const call = calls.find((one) => one.iteration === owed.iteration && one.name === name)
    if (pass && call) {
      const { iteration: _, ...made } = call
      return readPass(made, pass, withinTime)
    }
    if (pass && owed.begun < mostBegun) return []
    return notMade(name, pass ? `it was begun ${owed.begun} times and never came to an end` : 'it is no longer a pass')
  })
}

const notMade = (name: string, why: string): PassResult => ({
  name,
  end: { kind: 'no_result', tail: '' },
  model: null,
  usage: noUsage,
  duration_ms: 0,
  answer: null,
  issues: [],
  summary: '',
  why,
})
