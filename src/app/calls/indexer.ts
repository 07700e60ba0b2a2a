import { callTable } from '../../core/calls/call-table.ts'
import { answerOf } from '../../core/handoff/answer.ts'
import { applyOperations, readOperations } from '../../core/knowledge/apply-operations.ts'
import { indexPrompt, type NewHandoff } from '../../core/knowledge/index-prompt.ts'
import { mergeDue, mergeTrigger } from '../../core/knowledge/merge-first.ts'
import { indexDue, type Trigger } from '../../core/knowledge/trigger.ts'
import { maxHardCharsPerIteration } from '../../core/knowledge/verify-index.ts'
import { taskByIteration } from '../../core/run/fold/task-commits.ts'
import type { MadeCall, Planned } from '../../schema/agent/context-agent.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { readTemplate } from '../job/from-base.ts'
import { budgetChars, type JobSettings, keepsIndexByFields } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { serversFor } from '../job/servers.ts'
import { readStoredHandoff } from '../phase/prepare/stored-iteration.ts'
import { type CallEffect, type NumberedAttempt, recordCalled } from './directive.ts'
import type { Call } from './make-call.ts'

/** The index takes so many new handoffs in one call; after refusals more may wait. */
const maxHandoffs = 50

/**
 * Why the index is due before this task; undefined if it is not. `mergeTrigger`: hard constraints leave no room to work,
 * and an agent must merge them.
 */
export async function findIndexTrigger(
  job: JobSettings,
  ledger: Ledger,
  task: Task,
): Promise<Trigger | typeof mergeTrigger | undefined> {
  const { settings } = job
  if (settings.mode === 'handoff-only' || keepsIndexByFields(job, ledger.state)) return undefined
  const { compaction, iteration, recent } = ledger.state
  if (mergeDue(ledger.state.knowledge, compaction, budgetChars(settings, ledger.state))) return mergeTrigger
  // A post indexes after each iteration.
  if (settings.mode === 'agent-orchestrated') return undefined
  const newest = recent.slice(0, settings['index-when'].handoffs)
  const stored = await Promise.all(newest.map((ended) => readStoredHandoff(ledger.recall, ended.iteration)))
  const handoffs = stored.flatMap((one) => one?.handoff ?? [])
  return indexDue({ task, compaction, iteration, handoffs, thresholds: settings['index-when'] })
}

/** The oldest handoffs that the index does not have, bounded, up to `through`; none by the engine. */
export async function readUnindexedHandoffs(
  { state, recall }: Pick<Ledger, 'state' | 'recall'>,
  through = Number.POSITIVE_INFINITY,
): Promise<{ readonly handoffs: readonly NewHandoff[]; readonly through: number }> {
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

/** A call that renews the index, from the handoffs that it does not have. */
export function gatherIndexer(
  ports: Ports,
  job: JobSettings,
  { call, ledger }: { call: Planned<'index'>; ledger: Ledger },
): Call {
  const { model, max_turns: maxTurns, through } = call
  const { knowledge, compaction, measured } = ledger.state
  return {
    row: { ...callTable.index, maxTurns },
    model: model ?? undefined,
    note: `${model ?? 'an agent'} indexes what was learned up to iteration ${through}`,
    gather: async () => {
      const { handoffs } = await readUnindexedHandoffs(ledger, through)
      const maxChars = budgetChars(job.settings, { measured })
      const merge = call.trigger === mergeTrigger ? mergeDue(knowledge, compaction, maxChars) : undefined
      const template = await readTemplate(ports, 'knowledge-index')
      return {
        prompt: indexPrompt({ template, knowledge, handoffs, merge, refusals: compaction.refusals }),
        servers: await serversFor(ports, job, { source: 'index', recall: ledger.recall }),
      }
    },
  }
}

/** Applies its answer, or records why it was refused; its cost counts either way. */
export function takeIndexer(
  ledger: Ledger,
  job: JobSettings,
  { call, made, at: { iteration } }: { call: Planned<'index'>; made: MadeCall; at: NumberedAttempt },
): CallEffect {
  recordCalled(ledger, { made, iteration })
  const { trigger, through } = call
  const answer = answerOf(made.end)
  const read = 'why' in answer ? { why: [`the indexer: ${answer.why}`] } : readOperations(answer.value)
  recordOperations(ledger, job, { read, source: 'indexer', trigger, through, iteration })
  return {}
}

/** Applies valid operations, and records why others were refused. */
export function recordOperations(
  ledger: Ledger,
  { settings }: JobSettings,
  request: {
    read: ReturnType<typeof readOperations>
    source: 'indexer' | 'context_post'
    trigger: string
    through: number
    iteration: number
  },
): void {
  const { read, iteration, through, ...origin } = request
  const maxHardChars = maxHardCharsPerIteration(budgetChars(settings, ledger.state))
  const applied =
    'why' in read
      ? ({ kind: 'refused', why: read.why } as const)
      : applyOperations(ledger.state.knowledge, read.operations, {
          taught: taskByIteration(ledger.state),
          maxHardChars,
        })
  if (applied.kind === 'refused') {
    ledger.record({ type: 'knowledge_refused', ...origin, iteration: iteration - 1, why: [...applied.why] })
    return
  }
  const { changed, refused, softened } = applied
  ledger.record({
    ...{ type: 'knowledge_changed', ...origin, through, entries: [...changed] },
    ...(refused.length > 0 && { refused: [...refused], refused_at: iteration - 1 }),
    ...(softened.length > 0 && { softened: [...softened] }),
  })
}
