import { judgeAmendments } from '../../core/plan/change/amend.ts'
import { memoryPath } from '../../core/ref/state-paths.ts'
import { reviewRequest } from '../../core/report/words/notices.ts'
import { addedByAgentIn, statusIn, taskIn } from '../../core/run/fold/begin.ts'
import type { ContextRole, MadeCall } from '../../schema/agent/context-agent.ts'
import type { Amendment, Task } from '../../schema/plan/plan.ts'
import type { Prepared } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { amendPlan } from '../job/amend-plan.ts'
import { noCallCost } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import { settleServers } from '../job/servers.ts'

export type NumberedAttempt = Pick<Prepared, 'iteration' | 'task' | 'attempt' | 'start'>

/** The task in its current form: a post may have changed it. */
export const taskNow = ({ plan }: Pick<Ledger, 'plan'>, task: Task): Task =>
  plan.tasks.find(({ id }) => id === task.id) ?? task

export interface SkippedCall {
  readonly action: 'skip' | 'request_human_review'
  readonly role: ContextRole
  readonly reason: string
}

/** What an answer before an attempt leads to. */
export interface CallEffect {
  readonly halt?: SkippedCall | undefined
  /** Questions for a second call. */
  readonly research?: readonly string[]
  /** The prompt text that it wrote; undefined: the assembled prompt is sent. */
  readonly prepared?: string
}

interface Directive extends SkippedCall {
  readonly at: NumberedAttempt
  readonly of: string
}

export function recordCalled(
  ledger: Ledger,
  { made, iteration, outcome, of }: { made: MadeCall; iteration: number; outcome?: string; of?: number },
): void {
  const { role, model, usage, duration_ms, edited } = made
  ledger.record({
    ...{ type: 'agent_call', role, iteration, model, usage, duration_ms },
    ...(of !== undefined && { of }),
    ...(outcome !== undefined && { outcome }),
    ...(edited.length > 0 && { edited }),
  })
  // A prep's servers may have heard anything, so their memory is not kept.
  const teaches = made.end.kind === 'finished' && (role === 'index' || role === 'post')
  settleServers(ledger, { iteration, servers: made.servers, memoryAt: teaches ? memoryPath : null })
}

/**
 * Returns the directive if it keeps the agent from being called. A task is held back at most once before an agent runs,
 * so that directives cannot loop; a task that others need is not given up.
 */
export function applyDirective(ledger: Ledger, job: JobSettings, directive: Directive): SkippedCall | undefined {
  const { at, of, role, action, reason } = directive
  const { iteration, task } = at
  const wasHeldBack = taskIn(ledger.state, task.id).held_back > 0
  const refused = wasHeldBack || action !== 'skip' ? undefined : skipRefusal(ledger, job, directive)
  const halts = action === 'skip' ? refused === undefined : job.settings['human-review'] !== 'note'
  const held = halts && !wasHeldBack
  ledger.record({ type: 'context_directive', iteration, task: of, role, action, reason, held })
  if (refused !== undefined)
    ledger.record({ type: 'amendment_refused', iteration, amendment: removal(of, reason), why: refused })
  if (held) return { action, role, reason }
  if (action === 'request_human_review') requestReview(ledger, directive)
  return undefined
}

const removal = (task_id: string, reason: string): Amendment => ({ action: 'remove', task_id, reason })

function skipRefusal({ plan, state }: Ledger, job: JobSettings, { of, reason }: Directive): string | undefined {
  const trusted = job.settings.amendments === 'trusted'
  const amendments = [removal(of, reason)]
  const planFacts = { plan, statusOf: statusIn(state), byAgent: addedByAgentIn(state) }
  const judged = judgeAmendments({ ...planFacts, current: '', amendments, trusted })
  return judged.refused[0]?.why
}

/**
 * Ends an attempt whose agent was not called; it does not count. A skipped task is given up like a removal by an agent,
 * so a person decides before the plan is complete. Returns a reason to stop if a person is asked.
 */
export function settleHalt(
  ledger: Ledger,
  job: JobSettings,
  { at, halt }: { at: NumberedAttempt; halt: SkippedCall },
): StopReason | undefined {
  const { iteration, task } = at
  const { action, role, reason } = halt
  const words = role === 'index' ? reason : `${roleNames[role]} says: ${reason}`
  const fact = { iteration, task: task.id, cause: 'held_back', why: words, until: null } as const
  ledger.record({ type: 'attempt_interrupted', ...fact, ...noCallCost })
  if (action === 'skip') {
    const trusted = job.settings.amendments === 'trusted'
    amendPlan(ledger, { iteration, current: '', amendments: [removal(task.id, reason)], trusted })
    return undefined
  }
  requestReview(ledger, { at, of: task.id, ...halt })
  return { kind: 'human_review', why: `before ${task.id} is tried (iteration ${iteration}), ${words}` }
}

const preparer = 'the agent that prepares its prompt'
const roleNames = { post: 'the agent that reviews the last iteration', prep: preparer, research: preparer } as const

function requestReview(ledger: Ledger, { at, of, role, reason }: Directive): void {
  const { iteration } = at
  const reasonText = `the agent of \`${role}\` asks: ${reason}`
  ledger.record({ type: 'human_review_requested', iteration, task: of, why: reasonText })
  ledger.send([reviewRequest(ledger.state, { iteration, task: of, why: reasonText, holds: false, by: role })])
}
