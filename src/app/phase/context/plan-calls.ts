import { callsBefore } from '../../../core/context/call-order.ts'
import { newestIterations } from '../../../core/context/ended-iteration.ts'
import type { NewHandoff } from '../../../core/knowledge/index-prompt.ts'
import { mergeDue, mergeTrigger } from '../../../core/knowledge/merge-first.ts'
import { indexDue, type Trigger } from '../../../core/knowledge/trigger.ts'
import { taskByIteration } from '../../../core/run/fold/task-commits.ts'
import type { PlannedCall } from '../../../schema/agent/context-agent.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import { readAgentsOfBase, readContextModel } from '../../job/from-base.ts'
import { budgetChars, type JobSettings, keepsIndexByFields } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { readStoredHandoff } from '../prepare/stored-iteration.ts'

/** The calls before an attempt, as plain data for the job that has the key for a model. */
export async function planCalls(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  { ledger, task, canAsk }: { ledger: Ledger; task: Task; canAsk: boolean },
): Promise<PlannedCall[]> {
  const { settings } = job
  const dueIndexing = canAsk ? await findDueIndex(job, ledger, task) : undefined
  const [last] = newestIterations(ledger.state, 1)
  const isUnreviewed = last !== undefined && last.iteration > ledger.state.looked_back
  const roles = callsBefore({
    mode: settings.mode,
    indexIsDue: dueIndexing !== undefined,
    mergesConstraints: dueIndexing?.merge !== undefined,
    hasUnreviewed: isUnreviewed,
  })
  if (roles.length === 0) return []
  const { context } = await readAgentsOfBase(ports)
  const model = await readContextModel(ports, job)
  const { through } = await readUnindexedHandoffs(ledger)
  return roles.map((role): PlannedCall => {
    if (role === 'prep') return { role, model, max_turns: context.prep.max_turns }
    if (role === 'post') return { role, model, max_turns: context.post.max_turns, through, of: last?.iteration ?? 0 }
    return { role, model, max_turns: settings['index-when'].turns, through, trigger: dueIndexing?.trigger ?? '' }
  })
}

/** The index takes so many new handoffs in one call; after refusals more may wait. */
const maxHandoffs = 50

interface DueIndex {
  readonly trigger: Trigger | typeof mergeTrigger
  /** Hard constraints that leave no room to work; an agent must merge them. */
  readonly merge?: ReturnType<typeof mergeDue>
  /** Oldest first, without handoffs by the engine. */
  readonly handoffs: readonly NewHandoff[]
  readonly through: number
}

/** Undefined if no trigger applies before this task. */
async function findDueIndex(job: JobSettings, ledger: Ledger, task: Task): Promise<DueIndex | undefined> {
  const { settings } = job
  if (settings.mode === 'handoff-only' || keepsIndexByFields(job, ledger.state)) return undefined
  const { compaction, iteration, recent } = ledger.state
  const newest = recent.slice(0, settings['index-when'].handoffs)
  const handoffs = await Promise.all(newest.map((ended) => readStoredHandoff(ledger.recall, ended.iteration)))
  const recentHandoffs = handoffs.flatMap((stored) => stored?.handoff ?? [])
  const merge = mergeDue(ledger.state.knowledge, compaction, budgetChars(settings, ledger.state))
  const trigger = merge
    ? mergeTrigger
    : indexDue({ task, compaction, iteration, handoffs: recentHandoffs, thresholds: settings['index-when'] })
  // A post indexes after each iteration.
  if (!trigger || (settings.mode === 'agent-orchestrated' && !merge)) return undefined
  return { trigger, merge, ...(await readUnindexedHandoffs(ledger)) }
}

/** The oldest handoffs that the index does not have, bounded, up to `through`. */
export async function readUnindexedHandoffs(
  { state, recall }: Pick<Ledger, 'state' | 'recall'>,
  through = Number.POSITIVE_INFINITY,
): Promise<Omit<DueIndex, 'trigger' | 'merge'>> {
  const unindexed = [...taskByIteration(state)].filter(
    ([iteration]) => iteration > state.compaction.through && iteration <= through,
  )
  const oldest = unindexed.sort(([a], [b]) => a - b).slice(0, maxHandoffs)
  const stored = await Promise.all(oldest.map(([iteration]) => readStoredHandoff(recall, iteration)))
  return {
    handoffs: oldest.flatMap(([iteration, task], index) => {
      const storedHandoff = stored[index]
      return storedHandoff && storedHandoff.source !== 'synthetic' && storedHandoff.source !== 'engine'
        ? [{ iteration, task, handoff: storedHandoff.handoff }]
        : []
    }),
    through: oldest.at(-1)?.[0] ?? state.compaction.through,
  }
}
