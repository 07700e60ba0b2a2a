import { applyOperations } from '../../../core/knowledge/apply-operations.ts'
import { operationsOfHandoff } from '../../../core/knowledge/operations-of-handoff.ts'
import { indexDue, type Thresholds } from '../../../core/knowledge/trigger.ts'
import { taughtBy } from '../../../core/run/next/taught.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { storedHandoff } from './stored-handoff.ts'

/** Of handoffs that the index does not know, so many are taken in at once; after refusals more may wait. */
const mostHandoffs = 50

/**
 * Takes what the newest handoffs say in their fields into the index, where a trigger says that it is due. Without a call
 * of a model. What is wrong with it costs nothing but that the old index stays.
 */
export async function renewIndex({ settings }: JobSettings, ledger: Ledger, task: Task): Promise<void> {
  if (settings.mode === 'handoff-only') return
  const { compaction, iteration, recent } = ledger.state
  const newest = recent.slice(0, settings['novelty-recent-handoffs'])
  const handoffs = await Promise.all(newest.map((one) => storedHandoff(ledger.recall, one.iteration)))
  const known = handoffs.flatMap((stored) => stored?.handoff ?? [])
  const trigger = indexDue({ task, compaction, iteration, handoffs: known, thresholds: thresholdsOf(settings) })
  if (!trigger) return
  const taught = taughtBy(ledger.state)
  const unknown = [...taught.keys()].filter((one) => one > compaction.through).sort((a, b) => a - b)
  const fresh = unknown.slice(0, mostHandoffs)
  const stored = await Promise.all(fresh.map((one) => storedHandoff(ledger.recall, one)))
  const operations = fresh.flatMap((one, at) => {
    const left = stored[at]
    // What the engine made itself it has not learned.
    return left && left.source !== 'synthetic' ? operationsOfHandoff(one, left.handoff) : []
  })
  const applied = applyOperations(ledger.state.knowledge, operations, { taught })
  const said = { source: 'handoffs', trigger } as const
  ledger.record(
    applied.kind === 'applied'
      ? { type: 'knowledge_changed', ...said, through: fresh.at(-1) ?? iteration, entries: [...applied.changed] }
      : { type: 'knowledge_refused', ...said, iteration, why: [...applied.why] },
  )
}

const thresholdsOf = (settings: JobSettings['settings']): Thresholds => ({
  noveltyOverlap: settings['novelty-overlap-threshold'],
  recentHandoffs: settings['novelty-recent-handoffs'],
  bytes: settings['compaction-threshold-bytes'],
  iterations: settings['compaction-interval'],
})
