import { agentClaims, signalsOf } from '../../../core/handoff/agent-claims.ts'
import { jsonIn } from '../../../core/handoff/answer.ts'
import { spokenSignals } from '../../../core/handoff/spoken-signals.ts'
import { askPerson } from '../../../core/report/words/notices.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { askedReason } from '../../../core/run/next/human-review.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { deliver, type JobContext } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'

type Said = Pick<Coded, 'iteration' | 'task' | 'handoff' | 'handoffSource' | 'end'>

/**
 * Notes what an agent wants people to look at or to know, whatever became of its attempt, and what they are to be told at
 * once. A synthetic handoff has no words of its agent.
 */
export function recordRequests(ledger: Ledger, job: Pick<JobSettings, 'settings'>, coded: Said): void {
  const { iteration } = coded
  const task = coded.task.id
  const asks = job.settings['human-review'] === 'ask'
  const signals = signalsOf(coded)
  if (signals) ledger.record({ type: 'signals_given', iteration, task, ...signals })
  const found = requestsOf(coded)
  for (const { why, holds } of found) {
    ledger.record({ type: 'human_review_requested', iteration, task, why, ...(asks && holds && { holds }) })
  }
  const holding = found.some(({ holds }) => holds)
  // That the task is stuck has been said, and why.
  if (found.length === 0 || (!holding && isFoundStuck(ledger, coded))) return
  const said = { iteration, task, why: found.map(({ why }) => why).join('; ') }
  ledger.send([askPerson(ledger.state, { ...said, holds: asks && holding })])
}

/**
 * People are told of them, and that the task is stuck, before the next attempt begins. Ends the job where they are to look
 * first; a commit that waits for a word ends it by itself.
 */
export async function tellRequests(context: JobContext, coded: Said): Promise<StopReason | undefined> {
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

/** The task waits for the answer and others go on; people are notified once, before the next attempt begins. */
export async function notifyQuestion(
  context: JobContext,
  { iteration, task: { id: task } }: Said,
  question: AgentQuestion,
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const { why } = question
  ledger.record({ type: 'human_review_requested', iteration, task, why, holds: true, question })
  // A verifier is asked first.
  if (question.verify) return undefined
  ledger.send([askPerson(ledger.state, { iteration, task, why, holds: true, question })])
  await ledger.save(`ask a person about iteration ${iteration}`)
  await context.publish()
  await deliver(ports, ledger)
  const waits = job.settings['human-review'] === 'stop' ? askedReason(ledger.state) : undefined
  return waits && { ...waits, why: `the agent of ${task} (iteration ${iteration}) asks: ${why}` }
}

const isFoundStuck = ({ state }: Ledger, { iteration, task }: Said): boolean =>
  taskIn(state, task.id).stuck?.iteration === iteration

/** `holds`: the agent wants a decision; who is stuck has already failed. */
function requestsOf(coded: Said): { why: string; holds: boolean }[] {
  const request = wanted(coded)
  const { stuck } = agentClaims(coded)
  return [
    ...(request === undefined ? [] : [{ why: request, holds: true }]),
    ...spokenIn(coded),
    ...(stuck === undefined ? [] : [{ why: `it is stuck: ${stuck}`, holds: false }]),
  ]
}

/** In the words of older programs. */
function spokenIn({ handoff, handoffSource, end }: Said): { why: string; holds: boolean }[] {
  const words = handoffSource === 'synthetic' ? [] : [handoff?.summary ?? '', handoff?.freeform ?? '']
  const last = end.kind === 'finished' ? end.text : end.kind === 'no_result' ? end.tail : ''
  // The answer as JSON is the handoff once more, and its escapes would hide what is quoted in it.
  const spoken = jsonIn(last) === undefined ? [...words, last] : words
  const { stuck, blockers } = spokenSignals(spoken.join('\n\n'))
  return [
    ...[...new Set(blockers)].map((why) => ({ why: `it is blocked: ${why}`, holds: true })),
    ...[...new Set(stuck)].map((why) => ({ why: `it says that it is stuck: ${why}`, holds: false })),
  ]
}

function wanted({ handoff, handoffSource }: Said): string | undefined {
  const asked = handoffSource === 'synthetic' ? undefined : handoff?.request_human_review
  return asked?.needed ? asked.reason?.trim() || 'the agent gave no reason' : undefined
}

/** Where a task is done by its checks alone, the doubt of its agent is told. */
export function recordDoubt(ledger: Ledger, { iteration, task, handoff, handoffSource }: Said): void {
  const done = handoff?.task_completed
  if (handoffSource === 'synthetic' || done?.fully_complete !== false) return
  const why = `the agent says that the task is not fully complete${done.summary?.trim() ? `: ${done.summary.trim()}` : ''}`
  ledger.record({ type: 'human_review_requested', iteration, task: task.id, why })
}
