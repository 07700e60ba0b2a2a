import { callTable } from '../../core/calls/call-table.ts'
import { newestIterations } from '../../core/calls/ended-iteration.ts'
import { amendmentsOf, type PostReading, postPrompt, readPost } from '../../core/calls/post.ts'
import { statusIn, taskIn } from '../../core/run/fold/begin.ts'
import type { MadeCall, Planned } from '../../schema/agent/context-agent.ts'
import { amendPlan } from '../job/amend-plan.ts'
import { readAgentsOfBase, readTemplate } from '../job/from-base.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { serversFor } from '../job/servers.ts'
import { readEndedIteration } from '../phase/prepare/stored-iteration.ts'
import { applyDirective, type CallEffect, type NumberedAttempt, recordCalled, type SkippedCall } from './directive.ts'
import { readUnindexedHandoffs, recordOperations } from './indexer.ts'
import type { Call } from './make-call.ts'

/** Enough to find the reviewed iteration. */
const maxEnded = 5

/** A call that looks back at the last iteration. */
export function gatherPost(
  ports: Ports,
  job: JobSettings,
  { call, ledger, at }: { call: Planned<'post'>; ledger: Ledger; at: NumberedAttempt },
): Call {
  return {
    row: { ...callTable.post, maxTurns: call.max_turns },
    model: call.model ?? undefined,
    note: `${call.model ?? 'a second agent'} reviews iteration ${call.of} before iteration ${at.iteration}`,
    gather: async () => ({
      prompt: await readLookBack(ports, { call, ledger }),
      servers: await serversFor(ports, job, { source: 'post', recall: ledger.recall }),
    }),
  }
}

async function readLookBack(
  ports: Ports,
  { call, ledger }: { call: Planned<'post'>; ledger: Ledger },
): Promise<string> {
  const { state, plan, recall } = ledger
  const reviewed = newestIterations(state, maxEnded).find(({ iteration }) => iteration === call.of)
  const last = await readEndedIteration(recall, reviewed ?? { iteration: call.of, task: '', passed: false })
  const failed = taskIn(state, last.task).failed_iterations.map((iteration) =>
    readEndedIteration(recall, { iteration, task: last.task, passed: false }),
  )
  const failures = (await Promise.all(failed)).map(({ iteration, why }) => ({ iteration, why: why ?? '' }))
  const { context } = await readAgentsOfBase(ports)
  return postPrompt({
    template: context.post.template ?? (await readTemplate(ports, 'context-post')),
    last,
    task: plan.tasks.find(({ id }) => id === last.task),
    failures,
    repeated: state.breaker,
    knowledge: state.knowledge,
    handoffs: (await readUnindexedHandoffs(ledger, call.through)).handoffs,
  })
}

/** Applies a post's operations to the index and its recommendation to the plan, and records its pattern. */
export function takePost(
  ledger: Ledger,
  job: JobSettings,
  { call, made, at }: { call: Planned<'post'>; made: MadeCall; at: NumberedAttempt },
): CallEffect {
  const { iteration } = at
  const answer = readPost(made.end)
  const outcome = 'why' in answer ? answer.why : `${answer.recommended_action}: ${answer.summary}`
  recordCalled(ledger, { made, iteration, outcome, of: call.of })
  const read = 'why' in answer ? { why: [`the post: ${answer.why}`] } : answer.operations
  const origin = { source: 'context_post', trigger: 'every_iteration', through: call.through } as const
  recordOperations(ledger, job, { read, ...origin, iteration })
  if ('why' in answer) return {}
  const last = newestIterations(ledger.state, maxEnded).find((one) => one.iteration === call.of)
  const of = last?.task ?? at.task.id
  const { recommended_action, pattern } = answer
  if (pattern !== undefined)
    ledger.record({ type: 'failure_pattern', iteration, task: of, pattern, recommended_action })
  return { halt: followRecommendation(ledger, job, { answer, at, of }) }
}

function followRecommendation(
  ledger: Ledger,
  job: JobSettings,
  { answer, at, of }: { answer: PostReading; at: NumberedAttempt; of: string },
): SkippedCall | undefined {
  const { recommended_action: action, summary: reason } = answer
  const { iteration, task } = at
  if (action === 'request_human_review' || (action === 'skip_task' && of === task.id)) {
    const directive = action === 'skip_task' ? 'skip' : action
    return applyDirective(ledger, job, { at, of, role: 'post', action: directive, reason })
  }
  if (action === 'proceed') return undefined
  ledger.record({ type: 'context_directive', iteration, task: of, role: 'post', action, reason, held: false })
  const { wishes, refused } = amendmentsOf(answer, { plan: ledger.plan, statusOf: statusIn(ledger.state), taskId: of })
  const trusted = job.settings.amendments === 'trusted'
  // A post may not change the task that is about to be attempted.
  const current = action === 'modify_plan' ? task.id : ''
  amendPlan(ledger, { iteration, current, amendments: wishes, trusted })
  for (const { amendment, why } of refused) ledger.record({ type: 'amendment_refused', iteration, amendment, why })
  return undefined
}
