import type { Plan } from '../../schema/plan/plan.ts'
import type { Outgoing } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { agentLine, inlineMarkdown, typedOrder } from '../text/markdown/neutral-markdown.ts'
import { code } from '../text/report-context.ts'
import type { OrderResult } from './order-result.ts'

/** An order and its result. `answer`: a refusal is also explained in a comment, not only marked by a reaction. */
export interface AppliedOrder {
  readonly order: { readonly id: string; readonly by: string; readonly text: string; readonly unread?: string }
  readonly result: OrderResult
  readonly answer: boolean
}

/** A comment takes 65,536 characters (platform fact 26). */
const maxAnswerChars = 30_000

/** One reaction for each order, and the answers in as few comments as they fit. Keys depend on the orders alone. */
export function acknowledge(applied: readonly AppliedOrder[]): Outgoing[] {
  const signs = applied.map(({ order, result }): Outgoing => {
    const body = result.kind === 'refused' ? 'refused' : 'done'
    return { key: `sign/${order.id}`, kind: 'sign', body }
  })
  const answers: { key: string; parts: string[]; size: number }[] = []
  for (const appliedOrder of applied) {
    const text = answerTo(appliedOrder)
    if (text === undefined) continue
    const last = answers.at(-1)
    if (last && last.size + text.length <= maxAnswerChars) {
      last.parts.push(text)
      last.size += text.length
    } else answers.push({ key: `answer/${appliedOrder.order.id}`, parts: [text], size: text.length })
  }
  return [...signs, ...answers.map(({ key, parts }) => ({ key, kind: 'answer', body: parts.join('\n\n') }))]
}

function answerTo({ order, result, answer }: AppliedOrder): string | undefined {
  const quoted = `> ${inlineMarkdown(order.by, 60)}: ${typedOrder(order.text, 200)}`
  if (result.kind === 'refused')
    return answer
      ? [quoted, `Not done: ${inlineMarkdown(result.why, 600)}`, ...(order.unread ? [order.unread] : [])].join('\n\n')
      : undefined
  const reply = result.kind === 'stop' ? undefined : result.answer
  const paragraphs = [reply, order.unread].filter((part) => part !== undefined)
  return paragraphs.length === 0 ? undefined : [quoted, ...paragraphs].join('\n\n')
}

interface FollowUpAnswers {
  /** Follow-ups that are done, skipped or removed. */
  readonly tasks: readonly string[]
  readonly effects: readonly Outgoing[]
}

/** Replies in the review threads that asked for these tasks: the commit, or why there is none. */
export function answerFollowUps({ plan, state }: { plan: Plan; state: RunState }): FollowUpAnswers {
  const finished = state.follow_ups.flatMap(({ task, url, threads }) => {
    const outcome = followUpOutcome(task, plan, state)
    const source = url === null ? '' : `\n\n(asked for in ${url})`
    return outcome === undefined ? [] : [{ task, threads, body: `${outcome}${source}` }]
  })
  return {
    tasks: finished.map(({ task }) => task),
    effects: finished.flatMap(({ threads, body }) =>
      threads.map((thread) => ({ key: `reply/${thread}`, kind: 'reply', body })),
    ),
  }
}

/** Undefined while the task may still be done; a failed one can be retried. */
function followUpOutcome(id: string, plan: Plan, state: RunState): string | undefined {
  const task = state.tasks[id]
  if (task?.status === 'done' && task.commit !== null) {
    // The whole oid, which GitHub makes a link of.
    return `Done in ${task.commit} (${code(id)}, iteration ${task.iteration}): ${agentLine(task.summary ?? '', 500)}`
  }
  if (task?.status === 'skipped') return `Not done: ${code(id)} was skipped.`
  return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${code(id)} was removed from the plan.`
}
