import { callsBefore } from '../../../core/context/call-order.ts'
import { newestIterations } from '../../../core/context/ended-iteration.ts'
import type { NewHandoff } from '../../../core/knowledge/index-prompt.ts'
import { mergeDue, mergeTrigger } from '../../../core/knowledge/merge-first.ts'
import { indexDue, type Thresholds, type Trigger } from '../../../core/knowledge/trigger.ts'
import { taughtBy } from '../../../core/run/fold/task-commits.ts'
import type { PlannedCall } from '../../../schema/agent/context-agent.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import { agentsOfBase, contextModel } from '../../job/from-base.ts'
import { budgetChars, type JobSettings, keepsIndexByFields } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { storedHandoff } from '../prepare/stored-iteration.ts'

/** The calls before an attempt at this task, as plain data: the job that has the key for a model makes them. */
export async function planCalls(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  { ledger, task, canAsk }: { ledger: Ledger; task: Task; canAsk: boolean },
): Promise<PlannedCall[]> {
  const { settings } = job
  const due = canAsk ? await dueIndex(job, ledger, task) : undefined
  const [last] = newestIterations(ledger.state, 1)
  const unseen = last !== undefined && last.iteration > ledger.state.looked_back
  const roles = callsBefore({
    mode: settings.mode,
    indexIsDue: due !== undefined,
    mergesConstraints: due?.merge !== undefined,
    hasUnreviewed: unseen,
  })
  if (roles.length === 0) return []
  const { context } = await agentsOfBase(ports)
  const model = await contextModel(ports, job)
  const { through } = await unknownHandoffs(ledger)
  return roles.map((role): PlannedCall => {
    if (role === 'prep') return { role, model, max_turns: context.prep.max_turns }
    if (role === 'post') return { role, model, max_turns: context.post.max_turns, through, of: last?.iteration ?? 0 }
    return { role, model, max_turns: settings['compaction-max-turns'], through, trigger: due?.trigger ?? '' }
  })
}

/** Of handoffs that the index does not know, so many are taken in at once; after refusals more may wait. */
const mostHandoffs = 50

/** What the index does not know yet, and why it is to learn it now. */
interface DueIndex {
  readonly trigger: Trigger | typeof mergeTrigger
  /** Hard constraints that leave no room to work, for an agent to merge. */
  readonly merge?: ReturnType<typeof mergeDue>
  /** Oldest first; without those that the engine made itself, which taught nothing. */
  readonly handoffs: readonly NewHandoff[]
  /** The newest iteration that is looked at. */
  readonly through: number
}

/** Undefined where no trigger says that the index is due before this task. */
async function dueIndex(job: JobSettings, ledger: Ledger, task: Task): Promise<DueIndex | undefined> {
  const { settings } = job
  if (settings.mode === 'handoff-only' || keepsIndexByFields(job, ledger.state)) return undefined
  const { compaction, iteration, recent } = ledger.state
  const newest = recent.slice(0, settings['novelty-recent-handoffs'])
  const handoffs = await Promise.all(newest.map((one) => storedHandoff(ledger.recall, one.iteration)))
  const known = handoffs.flatMap((stored) => stored?.handoff ?? [])
  const merge = mergeDue(ledger.state.knowledge, compaction, budgetChars(settings, ledger.state))
  const trigger = merge
    ? mergeTrigger
    : indexDue({ task, compaction, iteration, handoffs: known, thresholds: thresholdsOf(settings) })
  // A post takes in what was taught after each iteration.
  if (!trigger || (settings.mode === 'agent-orchestrated' && !merge)) return undefined
  return { trigger, merge, ...(await unknownHandoffs(ledger)) }
}

/** The oldest handoffs that the index does not know, bounded; none that is newer than `through`. */
export async function unknownHandoffs(
  { state, recall }: Pick<Ledger, 'state' | 'recall'>,
  through = Number.POSITIVE_INFINITY,
): Promise<Omit<DueIndex, 'trigger' | 'merge'>> {
  const unknown = [...taughtBy(state)].filter(([one]) => one > state.compaction.through && one <= through)
  const fresh = unknown.sort(([a], [b]) => a - b).slice(0, mostHandoffs)
  const stored = await Promise.all(fresh.map(([one]) => storedHandoff(recall, one)))
  return {
    handoffs: fresh.flatMap(([one, of], at) => {
      const left = stored[at]
      return left && left.source !== 'synthetic' && left.source !== 'engine'
        ? [{ iteration: one, task: of, handoff: left.handoff }]
        : []
    }),
    through: fresh.at(-1)?.[0] ?? state.compaction.through,
  }
}

const thresholdsOf = (settings: JobSettings['settings']): Thresholds => ({
  noveltyOverlap: settings['novelty-overlap-threshold'],
  recentHandoffs: settings['novelty-recent-handoffs'],
  bytes: settings['compaction-threshold-bytes'],
  iterations: settings['compaction-interval'],
})
