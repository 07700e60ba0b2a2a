import type { Plan } from '../../schema/plan/plan.ts'
import type { Outgoing } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { inlineMarkdown } from '../text/markdown/inline-markdown.ts'
import { code } from '../text/report-context.ts'

export interface FollowUpAnswers {
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
    return `Done in ${task.commit} (${code(id)}, iteration ${task.iteration}): ${inlineMarkdown(task.summary ?? '', 500)}`
  }
  if (task?.status === 'skipped') return `Not done: ${code(id)} was skipped.`
  return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${code(id)} was taken out of the plan.`
}
