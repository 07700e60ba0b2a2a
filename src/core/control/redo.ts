import type { Plan } from '../../schema/plan/plan.ts'
import type { About } from '../../schema/run/about.ts'
import type { OperatorCommand } from '../../schema/run/command.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { addFollowUp, followUp, mostRemarks, type Reviewed } from '../plan/change/follow-up.ts'
import { statusIn } from '../run/fold/task-in.ts'
import { code } from '../text/report-context.ts'
import { taskOfIteration } from './judge-commit.ts'
import type { Obeyed, Order } from './obeyed.ts'

type Redo = OperatorCommand & { kind: 'redo' }

/**
 * Work that a person wants changed becomes a task of its own, beside the one whose commit is spoken of: that commit
 * stays, and so does everything that builds on it.
 */
export function redo(command: Redo, order: Order, run: { plan: Plan; state: RunState }): Obeyed {
  const { plan, state } = run
  const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state)
  if (typeof found === 'string') return { kind: 'refused', why: found }
  const reviewed: Reviewed = { by: order.by, why: wordsOf(command, order.about), about: order.about, ...found }
  if (reviewed.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
    return { kind: 'refused', why: 'say what is to be different: redo … reason' }
  }
  const amendment = followUp(reviewed, plan)
  const added = addFollowUp(amendment, plan, statusIn(state))
  if (typeof added === 'string') return { kind: 'refused', why: added }
  const task = String(amendment.task?.['id'])
  const threads = order.about?.remarks.slice(0, mostRemarks).map(({ thread }) => thread) ?? []
  const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null } as const
  return {
    kind: 'done',
    effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
    answer: `This is the task ${code(task)} now; its commit is told here when it is done.`,
  }
}

/** On a review a number is no iteration but a part of what is said. */
const wordsOf = ({ iteration, why }: Redo, about: About | undefined): string =>
  about?.commit && iteration !== null ? `${iteration} ${why}` : why

type Found = Pick<Reviewed, 'task' | 'iteration' | 'commit'>

function named({ iteration }: Redo, state: RunState): Found | string {
  if (iteration === null) return 'name the iteration: redo 7 … reason; on a review or a commit that is not needed'
  if (state.awaiting?.iteration === iteration) {
    return `iteration ${iteration} waits for approval; \`retry ${state.awaiting.task}\` with a reason rejects it`
  }
  const found = taskOfIteration(state, iteration)
  if (!found) return `iteration ${iteration} has no commit that counts: it did not pass, or was taken back`
  return { ...found, iteration }
}

/**
 * Who looks at the whole pull request speaks of its tip, which may also be a merge, or be gone after a force-push: then
 * the newest commit of ours stands for it.
 */
function spokenOf(commit: string, state: RunState): Found {
  const exact = Object.entries(state.tasks).find(([, task]) => task.commit === commit)
  const newest = state.recent.find(({ task, iteration }) => state.tasks[task]?.iteration === iteration)
  const task = exact?.[0] ?? newest?.task ?? null
  return { task, iteration: (task === null ? null : state.tasks[task]?.iteration) ?? null, commit }
}
