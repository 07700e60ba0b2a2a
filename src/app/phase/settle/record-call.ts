import { iterationPath } from '../../../core/ref/state-paths.ts'
import { laneOf } from '../../../core/run/fold/open-attempts.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import { recordPasses } from '../../calls/passes.ts'
import type { Ledger } from '../../job/ledger.ts'
import { settleServers } from '../../job/servers.ts'

/** In a lane, the cost was recorded when the attempt began to wait for approval. */
export const isPaid = ({ state }: Ledger, { iteration }: Pick<Coded, 'iteration'>): boolean =>
  (laneOf(state, iteration)?.held ?? null) !== null

/** Records the call's facts and files. `memoryAt`: where the servers' memory is stored; null after a failed attempt. */
export function recordCall(ledger: Ledger, coded: Coded, reason: string | null, memoryAt: string | null = null): void {
  const {
    iteration,
    handoff,
    handoffSource: source,
    end,
    usage,
    durationMs,
    lingeredMs,
    hidden,
    environment,
    changes,
    denials,
  } = coded
  settleServers(ledger, { iteration, servers: coded.servers, memoryAt })
  if (isPaid(ledger, coded)) return
  recordExtraction(ledger, coded)
  recordReview(ledger, coded)
  recordPasses(ledger, { iteration, task: coded.task.id }, coded.passes ?? [])
  if (handoff) ledger.attach(iterationPath(iteration, 'handoff.json'), json({ source, handoff }))
  const fault = end.kind === 'finished' || end.kind === 'no_result' ? {} : { fault: end }
  const call = { attempt: coded.attempt, task: coded.task.id, duration_ms: durationMs, usage }
  const facts = { end: end.kind, ...fault, why: reason, ...call }
  ledger.attach(
    iterationPath(iteration, 'agent.json'),
    json({ ...facts, denials, changes: changes.slice(0, 500), files: changes.length, steps: coded.steps }),
  )
  if (lingeredMs !== null) ledger.record({ type: 'agent_lingered', iteration, after_ms: lingeredMs })
  if (hidden.total > 0)
    ledger.record({ type: 'files_hidden', iteration, paths: [...hidden.paths], total: hidden.total })
  if (environment.total > 0) {
    const { paths, total } = environment
    ledger.record({ type: 'environment_changed', iteration, paths: [...paths], total })
  }
}

function recordExtraction(ledger: Ledger, { iteration, extraction }: Coded): void {
  if (!extraction) return
  const { why, ...call } = extraction
  const outcome = why === null ? {} : { outcome: oneLine(why, 500) }
  ledger.record({ type: 'agent_call', role: 'extraction', iteration, ...call, within: true, ...outcome })
}

/** Recorded even if the attempt fails, since it was paid for. */
function recordReview(ledger: Ledger, { iteration, task, reviewed }: Coded): void {
  if (!reviewed) return
  ledger.attach(iterationPath(iteration, 'review.json'), json(reviewed))
  const { review, why, usd, model, usage } = reviewed
  ledger.record({
    type: 'iteration_reviewed',
    iteration,
    task: task.id,
    verdict: review?.verdict ?? null,
    findings: review?.findings.length ?? 0,
    summary: oneLine(review?.summary ?? why ?? '', 500),
    ...{ usd, model },
    ...(usage && { usage }),
  })
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
