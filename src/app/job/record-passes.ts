import { iterationPath } from '../../core/ref/state-paths.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { type PassResult, PassResults } from '../../schema/agent/pass.ts'
import type { Ledger } from './ledger.ts'

interface AttemptRef {
  readonly iteration: number
  readonly task: string
}

/** Recorded even if the attempt fails, since it was paid for. */
export function recordPasses(ledger: Ledger, attempt: AttemptRef, results: readonly PassResult[]): void {
  if (results.length === 0) return
  attachResults(ledger, attempt, results)
  ledger.record(...results.map((result) => factOf(attempt, result)))
  recordTroubles(ledger, attempt, results)
}

/** Adds the results of passes that ran later; their cost counts separately. */
export async function addPasses(ledger: Ledger, attempt: AttemptRef, results: readonly PassResult[]): Promise<void> {
  if (results.length === 0) return
  const stored = await ledger.recall(iterationPath(attempt.iteration, 'passes.json'))
  const earlierResults = stored === undefined ? [] : (PassResults.safeParse(JSON.parse(stored)).data ?? [])
  attachResults(ledger, attempt, [...earlierResults, ...results])
  ledger.record(...results.map((result) => ({ ...factOf(attempt, result), apart: true })))
  recordTroubles(ledger, attempt, results)
}

const attachResults = (ledger: Ledger, { iteration }: AttemptRef, results: readonly PassResult[]): void =>
  ledger.attach(iterationPath(iteration, 'passes.json'), `${JSON.stringify(results, null, 2)}\n`)

const maxTroubles = 20

/** Servers that were of no use to a pass; the call may have been another job's. */
function recordTroubles(ledger: Ledger, { iteration }: AttemptRef, results: readonly PassResult[]): void {
  for (const { troubles = [] } of results) {
    const texts = troubles.slice(0, maxTroubles).map((text) => oneLine(text, 500))
    if (texts.length > 0) ledger.record({ type: 'server_trouble', iteration, what: texts })
  }
}

const factOf = (attempt: AttemptRef, { name, model, usage, issues, summary, why }: PassResult) => ({
  type: 'agent_pass' as const,
  ...attempt,
  pass_name: name,
  model,
  usage,
  issues: issues.length,
  critical: issues.filter(({ severity }) => severity === 'critical').length,
  summary: oneLine(why ?? summary, 500),
})
