import type { OwedCall, OwedPasses, PassResult } from '../../schema/agent/pass.ts'
import { noUsage } from '../../schema/agent/usage.ts'
import { isDue } from './pass-verdict.ts'
import type { Pass } from './read-agents-file.ts'
import { readPass } from './read-pass.ts'

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
    return notMade(name, pass ? `it was begun ${owed.begun} times and never came to an end` : 'it is no pass any more')
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
