import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { TaskState } from '../../../schema/run/run-state.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { oneLine } from '../../text/one-line.ts'

/** Further questions of a task count as failed attempts. */
const maxQuestions = 2
const maxChars = 1000
const maxOptions = 4
const maxOptionChars = 200

/** The question of an agent that changed nothing; undefined if that counts as a failed attempt. */
export function questionOf(request: {
  task: string
  record: Pick<TaskState, 'questions'>
  handoff: Handoff | null
  handoffSource: HandoffSource | null
  /** Nobody but a verifier asked for the task, so it is dropped if there is nothing to change. */
  isOfVerifier: boolean
}): AgentQuestion | undefined {
  const { task, record, handoff, handoffSource } = request
  if (!handoff || handoffSource === 'synthetic' || isReserved(task)) return undefined
  const question = questionIn(handoff)
  if (!question || (question.kind === 'no_change' && request.isOfVerifier)) return undefined
  const isRepeated = record.questions.some((before) => words(before) === words(question.why))
  return isRepeated || record.questions.length >= maxQuestions ? undefined : question
}

function questionIn({ no_change_needed: done, request_human_review: review }: Handoff): AgentQuestion | undefined {
  if (done) {
    return {
      kind: 'no_change',
      why: oneLine(done.why, maxChars) || 'the agent gave no reason',
      evidence: oneLine(done.evidence, maxChars),
    }
  }
  if (!review?.needed) return undefined
  const reason = oneLine(review.reason ?? '', maxChars) || 'the agent gave no reason'
  const options = (review.options ?? [])
    .map((option) => oneLine(option, maxOptionChars))
    .filter((option) => option !== '')
  return {
    kind: 'question',
    why: reason,
    evidence: '',
    ...(options.length > 0 && { options: options.slice(0, maxOptions) }),
  }
}

const words = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
