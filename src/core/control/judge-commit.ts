import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import type { About, OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import {
  addFollowUp,
  addTaskAmendment,
  type ChangeRequest,
  followUpAmendment,
  maxRemarks,
} from '../plan/change/follow-up.ts'
import { reservedIds } from '../plan/graph/milestones.ts'
import { statusIn } from '../run/fold/begin.ts'
import { type HeldCommit, heldCommits, laneOf, openAttempts } from '../run/fold/open-attempts.ts'
import { taskOfCommit, taskOfIteration } from '../run/fold/task-commits.ts'
import { code } from '../text/report-context.ts'
import type { Effect, Order, OrderResult } from './obeyed.ts'

/** Enough of an oid that a person does not approve another commit than the one that was looked at. */
const shown = (oid: string): string => oid.slice(0, 12)

/** The waiting commit is taken in, if the order names this very one and it still fits on the work; a task has its agent answered. */
export function approve(command: OperatorCommand & { kind: 'approve' }, by: string, state: RunState): OrderResult {
  const { sha } = command
  const held = heldCommits(state).find(({ commit }) => sha !== '' && commit.startsWith(sha))
  const named = command.task?.toLowerCase() ?? sha
  const asked = state.asks.find(({ task }) => task.toLowerCase() === named)
  if (asked?.question) return refused(`the agent of ${asked.task} changed nothing and asks: answer ${asked.task} TEXT`)
  if (asked) return { kind: 'done', effects: [{ type: 'review_answered', task: asked.task, by }] }
  if (command.task !== undefined || !held) return refused(notThat(command, state))
  const { iteration, task, commit, checkpoint, part } = held
  const effect = { type: 'attempt_approved' as const, iteration, task, commit, by, ...(part && { part }) }
  // It is checked again on what landed since.
  if (laneOf(state, iteration)) return { kind: 'done', effects: [{ ...effect, rejoins: true }] }
  if (state.work !== checkpoint && state.work !== commit) {
    const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`
    return refused(`${moved}; \`retry ${task}\` makes it again there`)
  }
  return { kind: 'done', effects: [effect] }
}

/** Why it cannot be approved, and what can be. */
function notThat({ sha, task: word }: OperatorCommand & { kind: 'approve' }, state: RunState): string {
  const [asked] = state.asks
  const held = heldCommits(state)
  const waiting = [
    ...held.map(({ commit, task, iteration }) => {
      return `${shown(commit)} (${task}, iteration ${iteration}) waits for approval: approve ${shown(commit)}`
    }),
    ...(asked ? [`the agent of ${asked.task} waits for an answer: approve ${asked.task}`] : []),
  ]
  const name = sha || word
  const known = sha === '' ? undefined : taskOfCommit(state, sha)
  if (known) {
    const there = `${shown(known.commit)} (${known.task}, iteration ${known.iteration}) is already part of the work`
    return [there, ...waiting].join('; ')
  }
  if (waiting.length === 0) return `nothing waits for approval${name ? `, so ${name} cannot be approved` : ''}`
  return [...(name ? [notNamed(name, held)] : []), ...waiting].join('; ')
}

/** An iteration or a task may come to another commit than the one that was looked at, so neither stands for its commit. */
function notNamed(name: string, held: readonly HeldCommit[]): string {
  const word = name.toLowerCase()
  if (/^[0-9a-f]{3,6}$/.test(word) && held.some(({ commit }) => commit.startsWith(word)))
    return `${name} is too short: at least 7 characters name a commit`
  return held.some(({ task, iteration }) => [task.toLowerCase(), `${iteration}`].includes(word))
    ? 'a commit is approved by its own name, so that it is the one you looked at'
    : `${name} does not wait for approval`
}

/** A waiting commit is rejected; one on the work branch is put down to be taken back, with all others of its task. */
export function undo(command: OperatorCommand & { kind: 'undo' }, by: string, state: RunState): OrderResult {
  const { iteration: undoes, why, reopen_dependents } = command
  const { awaiting } = state
  const held = heldCommits(state).find(({ iteration }) => iteration === undoes)
  if (held) return { kind: 'done', effects: [rejectOf(held, { by, why })] }
  if (openAttempts(state).some(({ iteration }) => iteration === undoes))
    return refused(`iteration ${undoes} is still running; \`stop\` ends it`)
  if (undoes > state.iteration) return refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`)
  const target = taskOfIteration(state, undoes)
  if (target?.task.startsWith(reservedIds.merge)) {
    return refused(
      `iteration ${undoes} is a merge of the base, which cannot be undone; revert it by hand if you have to`,
    )
  }
  if (target === undefined) {
    return refused(
      `iteration ${undoes} has no commit to undo: it did not pass, was an undo itself, or was undone already`,
    )
  }
  const ordered = state.undos.find((other) => taskOfIteration(state, other.undoes)?.task === target.task)
  if (ordered) return refused(`undo ${ordered.undoes} has already been ordered`)
  if (awaiting) {
    const { iteration, commit } = awaiting
    return refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`)
  }
  return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] }
}

export const rejectOf = (
  { iteration, task, commit }: HeldCommit,
  { by, why }: { by: string; why: string },
): Effect & { type: 'attempt_rejected' } => ({ type: 'attempt_rejected', iteration, task, commit, by, why })

const refused = (why: string): OrderResult => ({ kind: 'refused', why })

type Redo = OperatorCommand & { kind: 'redo' }

/**
 * Work that a person wants changed becomes a task of its own, beside the one whose commit is spoken of: that commit
 * stays, and so does everything that builds on it.
 */
export function redo(command: Redo, order: Order, run: { plan: Plan; state: RunState }): OrderResult {
  const { plan, state } = run
  const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state)
  if (typeof found === 'string') return { kind: 'refused', why: found }
  const reviewed: ChangeRequest = { by: order.by, why: wordsOf(command, order.about), about: order.about, ...found }
  if (reviewed.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
    return { kind: 'refused', why: 'say what should be different: redo … reason' }
  }
  return withTask(followUpAmendment(reviewed, plan), order, run)
}

/** A person's own task, behind all others; it waits for none of them. */
export function addTask({ text }: OperatorCommand & { kind: 'add' }, order: Order, run: Run): OrderResult {
  return withTask(addTaskAmendment(text, order.by, run.plan), order, run)
}

type Run = { plan: Plan; state: RunState }

function withTask(amendment: Amendment, order: Order, { plan, state }: Run): OrderResult {
  const added = addFollowUp(amendment, plan, statusIn(state))
  if (typeof added === 'string') return { kind: 'refused', why: added }
  const task = String(amendment.task?.['id'])
  const threads = order.about?.remarks.slice(0, maxRemarks).map(({ thread }) => thread) ?? []
  const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null } as const
  return {
    kind: 'done',
    effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
    answer: `This is now the task ${code(task)}; its commit will be named here.`,
  }
}

/** On a review a number is no iteration but a part of what is said. */
const wordsOf = ({ iteration, why }: Redo, about: About | undefined): string =>
  about?.commit && iteration !== null ? `${iteration} ${why}` : why

type Found = Pick<ChangeRequest, 'task' | 'iteration' | 'commit'>

function named({ iteration }: Redo, state: RunState): Found | string {
  if (iteration === null)
    return 'name the iteration: redo 7 … reason; in a reply to a review or a commit you can omit the number'
  const held = heldCommits(state).find((one) => one.iteration === iteration)
  if (held) return `iteration ${iteration} waits for approval; \`retry ${held.task}\` with a reason rejects it`
  const found = taskOfIteration(state, iteration)
  const made = found?.commits.find((one) => one.iteration === iteration) ?? found?.commits.at(-1)
  if (!found || !made) return `iteration ${iteration} has no commit: it did not pass, or was undone`
  return { task: found.task, commit: made.commit, iteration }
}

/**
 * Who looks at the whole pull request speaks of its tip, which may also be a merge, or be gone after a force-push: then
 * the newest commit of ours stands for it.
 */
function spokenOf(commit: string, state: RunState): Found {
  const exact = taskOfCommit(state, commit)
  const newest = state.recent.find(({ iteration }) => taskOfIteration(state, iteration) !== undefined)
  const { task, iteration } = exact ?? newest ?? { task: null, iteration: null }
  return { task, iteration, commit }
}
