import { judgeAmendments } from '../../../core/plan/change/amend.ts'
import { memoryPath } from '../../../core/ref/state-paths.ts'
import { reviewRequest } from '../../../core/report/words/notices.ts'
import { addedByAgentIn, statusIn, taskIn } from '../../../core/run/fold/begin.ts'
import type { ContextRole, MadeCall } from '../../../schema/agent/context-agent.ts'
import type { Amendment } from '../../../schema/plan/plan.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { amendPlan } from '../../job/amend-plan.ts'
import { noCallCost } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { settleServers } from '../../job/servers.ts'
import type { NumberedAttempt } from './numbered.ts'

/** An attempt whose agent is not called. */
export interface SkippedCall {
  readonly action: 'skip' | 'request_human_review'
  readonly role: ContextRole
  readonly reason: string
}

interface Directive extends SkippedCall {
  readonly at: NumberedAttempt
  /** The task that it is about. */
  readonly of: string
}

/** The fact of a call, and what came of it. */
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
  // A prep reads, and what it was told by others is no memory of the run.
  const teaches = made.end.kind === 'finished' && (role === 'index' || role === 'post')
  settleServers(ledger, { iteration, left: made.servers, memoryAt: teaches ? memoryPath : null })
}

/**
 * Whether a directive keeps the attempt's agent from being called. No task is held back twice before an agent was called
 * for it, so that no directive can go round in circles; a task that others need is not given up; and people are asked to
 * look without a halt where `human-review` says so.
 */
export function obeyDirective(ledger: Ledger, job: JobSettings, directive: Directive): SkippedCall | undefined {
  const { at, of, role, action, reason } = directive
  const { iteration, task } = at
  const again = taskIn(ledger.state, task.id).held_back > 0
  const refused = again || action !== 'skip' ? undefined : whyNotSkipped(ledger, job, directive)
  const halts = action === 'skip' ? refused === undefined : job.settings['human-review'] !== 'note'
  const held = halts && !again
  ledger.record({ type: 'context_directive', iteration, task: of, role, action, reason, held })
  if (refused !== undefined)
    ledger.record({ type: 'amendment_refused', iteration, amendment: removal(of, reason), why: refused })
  if (held) return { action, role, reason }
  if (action === 'request_human_review') askToLook(ledger, directive)
  return undefined
}

const removal = (task_id: string, reason: string): Amendment => ({ action: 'remove', task_id, reason })

function whyNotSkipped({ plan, state }: Ledger, job: JobSettings, { of, reason }: Directive): string | undefined {
  const trusted = job.settings.amendments === 'trusted'
  const amendments = [removal(of, reason)]
  const known = { plan, statusOf: statusIn(state), byAgent: addedByAgentIn(state) }
  const judged = judgeAmendments({ ...known, current: '', amendments, trusted })
  return judged.refused[0]?.why
}

/**
 * Ends an attempt whose agent was not called: it counts for nothing. What is skipped is given up, as if an agent had taken
 * it out of the plan, so that a person decides before the plan is complete. A reason to stop where a person is asked.
 */
export function settleHalt(
  ledger: Ledger,
  job: JobSettings,
  { at, halt }: { at: NumberedAttempt; halt: SkippedCall },
): StopReason | undefined {
  const { iteration, task } = at
  const { action, role, reason } = halt
  const why = role === 'index' ? reason : `${who[role]} says: ${reason}`
  ledger.record({
    ...{ type: 'attempt_interrupted', iteration, task: task.id, cause: 'held_back', why, until: null, ...noCallCost },
  })
  if (action === 'skip') {
    const trusted = job.settings.amendments === 'trusted'
    amendPlan(ledger, { iteration, current: '', amendments: [removal(task.id, reason)], trusted })
    return undefined
  }
  askToLook(ledger, { at, of: task.id, ...halt })
  return { kind: 'human_review', why: `before ${task.id} is tried (iteration ${iteration}), ${why}` }
}

const who = {
  post: 'the agent that reviews the last iteration',
  prep: 'the agent that prepares its prompt',
  research: 'the agent that prepares its prompt',
} as const

function askToLook(ledger: Ledger, { at, of, role, reason }: Directive): void {
  const { iteration } = at
  const why = `the agent of \`${role}\` asks: ${reason}`
  ledger.record({ type: 'human_review_requested', iteration, task: of, why })
  ledger.send([reviewRequest(ledger.state, { iteration, task: of, why, holds: false, by: role })])
}
