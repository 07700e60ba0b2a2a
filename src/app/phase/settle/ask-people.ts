import { agentClaims, signalsOf } from '../../../core/handoff/agent-claims.ts'
import { jsonIn } from '../../../core/handoff/answer.ts'
import { spokenSignals } from '../../../core/handoff/spoken-signals.ts'
import { reviewRequest } from '../../../core/report/words/notices.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { askedReason } from '../../../core/run/next/human-review.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { deliver, type JobContext } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'

type AgentStatement = Pick<Coded, 'iteration' | 'task' | 'handoff' | 'handoffSource' | 'end'>

/**
 * Records the agent's requests to people, also after a failed attempt, and notifies them of urgent ones. A synthetic
 * handoff has no requests.
 */
export function recordRequests(ledger: Ledger, job: Pick<JobSettings, 'settings'>, coded: AgentStatement): void {
  const { iteration } = coded
  const task = coded.task.id
  const asks = job.settings['human-review'] === 'ask'
  const signals = signalsOf(coded)
  if (signals) ledger.record({ type: 'signals_given', iteration, task, ...signals })
  const requests = requestsOf(coded)
  for (const { why, holds } of requests) {
    ledger.record({ type: 'human_review_requested', iteration, task, why, ...(asks && holds && { holds }) })
  }
  const isHolding = requests.some(({ holds }) => holds)
  if (requests.length === 0 || (!isHolding && isFoundStuck(ledger, coded))) return
  const request = { iteration, task, why: requests.map(({ why }) => why).join('; ') }
  ledger.send([reviewRequest(ledger.state, { ...request, holds: asks && isHolding })])
}

/**
 * Delivers requests before the next attempt. Returns a reason if people must look first; a commit that waits for
 * approval ends the job anyway.
 */
export async function notifyRequests(context: JobContext, coded: AgentStatement): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const [first] = requestsOf(coded)
  if (!first && !isFoundStuck(ledger, coded)) return undefined
  await ledger.save(`ask a person about iteration ${coded.iteration}`)
  await context.publish()
  await deliver(ports, ledger)
  if (job.settings['human-review'] !== 'stop' || !first?.holds || ledger.state.awaiting) return undefined
  return {
    kind: 'human_review',
    why: `the agent of ${coded.task.id} (iteration ${coded.iteration}) asks: ${first.why}`,
  }
}

/** The task waits for the answer; others continue. People are notified once, before the next attempt. */
export async function notifyQuestion(
  context: JobContext,
  { iteration, task: { id: task } }: AgentStatement,
  question: AgentQuestion,
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const { why } = question
  ledger.record({ type: 'human_review_requested', iteration, task, why, holds: true, question })
  // A verifier is asked before people.
  if (question.verify) return undefined
  ledger.send([reviewRequest(ledger.state, { iteration, task, why, holds: true, question })])
  await ledger.save(`ask a person about iteration ${iteration}`)
  await context.publish()
  await deliver(ports, ledger)
  const waits = job.settings['human-review'] === 'stop' ? askedReason(ledger.state) : undefined
  return waits && { ...waits, why: `the agent of ${task} (iteration ${iteration}) asks: ${why}` }
}

const isFoundStuck = ({ state }: Ledger, { iteration, task }: AgentStatement): boolean =>
  taskIn(state, task.id).stuck?.iteration === iteration

/** `holds`: the agent wants a decision; a stuck task has already failed. */
function requestsOf(coded: AgentStatement): { why: string; holds: boolean }[] {
  const request = reviewRequestOf(coded)
  const { stuck } = agentClaims(coded)
  return [
    ...(request === undefined ? [] : [{ why: request, holds: true }]),
    ...spokenIn(coded),
    ...(stuck === undefined ? [] : [{ why: `it is stuck: ${stuck}`, holds: false }]),
  ]
}

/** In the words of older programs. */
function spokenIn({ handoff, handoffSource, end }: AgentStatement): { why: string; holds: boolean }[] {
  const words = handoffSource === 'synthetic' ? [] : [handoff?.summary ?? '', handoff?.freeform ?? '']
  const lastText = end.kind === 'finished' ? end.text : end.kind === 'no_result' ? end.tail : ''
  // JSON repeats the handoff, and its escapes would hide quoted signals.
  const texts = jsonIn(lastText) === undefined ? [...words, lastText] : words
  const { stuck, blockers } = spokenSignals(texts.join('\n\n'))
  return [
    ...[...new Set(blockers)].map((why) => ({ why: `it is blocked: ${why}`, holds: true })),
    ...[...new Set(stuck)].map((why) => ({ why: `it says that it is stuck: ${why}`, holds: false })),
  ]
}

function reviewRequestOf({ handoff, handoffSource }: AgentStatement): string | undefined {
  const request = handoffSource === 'synthetic' ? undefined : handoff?.request_human_review
  return request?.needed ? request.reason?.trim() || 'the agent gave no reason' : undefined
}

/** The agent doubts that its task is complete, though its checks passed. */
export function recordDoubt(ledger: Ledger, { iteration, task, handoff, handoffSource }: AgentStatement): void {
  const done = handoff?.task_completed
  if (handoffSource === 'synthetic' || done?.fully_complete !== false) return
  const reason = `the agent says that the task is not fully complete${done.summary?.trim() ? `: ${done.summary.trim()}` : ''}`
  ledger.record({ type: 'human_review_requested', iteration, task: task.id, why: reason })
}
