import type { Plan } from '../../schema/plan/plan.ts'
import type { Outgoing } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { agentLine, inlineMarkdown, typedOrder } from '../text/markdown/neutral-markdown.ts'
import { code } from '../text/report-context.ts'
import type { OrderResult } from './obeyed.ts'

/** An order with what became of it. `answer`: whether a refusal is to be told in words and not by a sign alone. */
export interface AppliedOrder {
  readonly order: { readonly id: string; readonly by: string; readonly text: string; readonly unread?: string }
  readonly obeyed: OrderResult
  readonly answer: boolean
}

/** A comment takes 65,536 characters (platform fact 26). */
const longestAnswer = 30_000

/**
 * What has to be to see outside after these orders: a sign at each, and the answers in as few comments as they fit, so
 * that a hundred orders at once are no hundred comments. Keys come from the orders alone: the same orders give the same.
 */
export function acknowledge(taken: readonly AppliedOrder[]): Outgoing[] {
  const signs = taken.map(({ order, obeyed }): Outgoing => {
    const body = obeyed.kind === 'refused' ? 'refused' : 'done'
    return { key: `sign/${order.id}`, kind: 'sign', body }
  })
  const answers: { key: string; parts: string[]; size: number }[] = []
  for (const one of taken) {
    const text = answerTo(one)
    if (text === undefined) continue
    const last = answers.at(-1)
    if (last && last.size + text.length <= longestAnswer) {
      last.parts.push(text)
      last.size += text.length
    } else answers.push({ key: `answer/${one.order.id}`, parts: [text], size: text.length })
  }
  return [...signs, ...answers.map(({ key, parts }) => ({ key, kind: 'answer', body: parts.join('\n\n') }))]
}

function answerTo({ order, obeyed, answer }: AppliedOrder): string | undefined {
  const quoted = `> ${inlineMarkdown(order.by, 60)}: ${typedOrder(order.text, 200)}`
  if (obeyed.kind === 'refused')
    return answer
      ? [quoted, `Not done: ${inlineMarkdown(obeyed.why, 600)}`, ...(order.unread ? [order.unread] : [])].join('\n\n')
      : undefined
  const reply = obeyed.kind === 'stop' ? undefined : obeyed.answer
  const parts = [reply, order.unread].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n')
}

interface FollowUpAnswers {
  /** Follow-ups that have come to their end. */
  readonly tasks: readonly string[]
  readonly effects: readonly Outgoing[]
}

/** What reviewers are told, each at the place where they asked: the commit that did it, or that it was given up. */
export function answerFollowUps({ plan, state }: { plan: Plan; state: RunState }): FollowUpAnswers {
  const ended = state.follow_ups.flatMap(({ task, url, threads }) => {
    const end = endOf(task, plan, state)
    const asked = url === null ? '' : `\n\n(asked for in ${url})`
    return end === undefined ? [] : [{ task, threads, body: `${end}${asked}` }]
  })
  return {
    tasks: ended.map(({ task }) => task),
    effects: ended.flatMap(({ threads, body }) =>
      threads.map((thread) => ({ key: `reply/${thread}`, kind: 'reply', body })),
    ),
  }
}

/** Undefined while it may yet be done; a failed one can be tried again. */
function endOf(id: string, plan: Plan, state: RunState): string | undefined {
  const task = state.tasks[id]
  if (task?.status === 'done' && task.commit !== null) {
    // The whole oid, which GitHub makes a link of.
    return `Done in ${task.commit} (${code(id)}, iteration ${task.iteration}): ${agentLine(task.summary ?? '', 500)}`
  }
  if (task?.status === 'skipped') return `Not done: ${code(id)} was skipped.`
  return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${code(id)} was removed from the plan.`
}
