import { iterationPath } from '../../core/ref/state-paths.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { type PassResult, PassResults } from '../../schema/agent/pass.ts'
import type { Ledger } from './ledger.ts'

interface About {
  readonly iteration: number
  readonly task: string
}

/** What passes said of an attempt, wherever that goes: it was paid for. */
export function recordPasses(ledger: Ledger, about: About, results: readonly PassResult[]): void {
  if (results.length === 0) return
  keep(ledger, about, results)
  ledger.record(...results.map((result) => factOf(about, result)))
  recordTroubles(ledger, about, results)
}

/** The same of passes that looked at it later: it stands with what others said before, and costs the run by itself. */
export async function addPasses(ledger: Ledger, about: About, results: readonly PassResult[]): Promise<void> {
  if (results.length === 0) return
  const stored = await ledger.recall(iterationPath(about.iteration, 'passes.json'))
  const before = stored === undefined ? [] : (PassResults.safeParse(JSON.parse(stored)).data ?? [])
  keep(ledger, about, [...before, ...results])
  ledger.record(...results.map((result) => ({ ...factOf(about, result), apart: true })))
  recordTroubles(ledger, about, results)
}

const keep = (ledger: Ledger, { iteration }: About, results: readonly PassResult[]): void =>
  ledger.attach(iterationPath(iteration, 'passes.json'), `${JSON.stringify(results, null, 2)}\n`)

const mostTroubles = 20

/** Servers that were of no use to a pass; another job may have heard of them. */
function recordTroubles(ledger: Ledger, { iteration }: About, results: readonly PassResult[]): void {
  for (const { troubles = [] } of results) {
    const what = troubles.slice(0, mostTroubles).map((text) => oneLine(text, 500))
    if (what.length > 0) ledger.record({ type: 'server_trouble', iteration, what })
  }
}

const factOf = (about: About, { name, model, usage, issues, summary, why }: PassResult) => ({
  type: 'agent_pass' as const,
  ...about,
  pass_name: name,
  model,
  usage,
  issues: issues.length,
  critical: issues.filter(({ severity }) => severity === 'critical').length,
  summary: oneLine(why ?? summary, 500),
})
