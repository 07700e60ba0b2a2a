import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { TaskState } from '../../../schema/run/run-state.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { oneLine } from '../../text/one-line.ts'

/** After so many questions of a task its attempts count again. */
const mostQuestions = 2
const longest = 1000
const maxOptions = 4
const maxOption = 200

/** What an agent that changed nothing wants a person to say; undefined where that counts as a failed attempt. */
export function questionOf(request: {
  task: string
  record: Pick<TaskState, 'questions'>
  handoff: Handoff | null
  handoffSource: HandoffSource | null
  /** Only a verifier asked for the task: it is left out where there is nothing to change. */
  isOfVerifier: boolean
}): AgentQuestion | undefined {
  const { task, record, handoff, handoffSource } = request
  if (!handoff || handoffSource === 'synthetic' || isReserved(task)) return undefined
  const question = asked(handoff)
  if (!question || (question.kind === 'no_change' && request.isOfVerifier)) return undefined
  const isAgain = record.questions.some((before) => words(before) === words(question.why))
  return isAgain || record.questions.length >= mostQuestions ? undefined : question
}

function asked({ no_change_needed: done, request_human_review: review }: Handoff): AgentQuestion | undefined {
  if (done) {
    return {
      kind: 'no_change',
      why: oneLine(done.why, longest) || 'the agent gave no reason',
      evidence: oneLine(done.evidence, longest),
    }
  }
  if (!review?.needed) return undefined
  const reason = oneLine(review.reason ?? '', longest) || 'the agent gave no reason'
  const options = (review.options ?? []).map((option) => oneLine(option, maxOption)).filter((option) => option !== '')
  return {
    kind: 'question',
    why: reason,
    evidence: '',
    ...(options.length > 0 && { options: options.slice(0, maxOptions) }),
  }
}

const words = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
