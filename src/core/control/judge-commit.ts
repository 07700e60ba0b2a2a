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
import { type Effect, type Order, type OrderResult, refused } from './order-result.ts'

/** Long enough that nobody approves another commit than the one they looked at. */
const shortCommit = (oid: string): string => oid.slice(0, 12)

/** The order must name the waiting commit, which must still fit the work branch, or a task whose agent asked. */
export function approve(command: OperatorCommand & { kind: 'approve' }, by: string, state: RunState): OrderResult {
  const { sha } = command
  const held = heldCommits(state).find(({ commit }) => sha !== '' && commit.startsWith(sha))
  const target = command.task?.toLowerCase() ?? sha
  const ask = state.asks.find(({ task }) => task.toLowerCase() === target)
  if (ask?.question) return refused(`the agent of ${ask.task} changed nothing and asks: answer ${ask.task} TEXT`)
  if (ask) return { kind: 'done', effects: [{ type: 'review_answered', task: ask.task, by }] }
  if (command.task !== undefined || !held) return refused(approvalFault(command, state))
  const { iteration, task, commit, checkpoint, part } = held
  const effect = { type: 'attempt_approved' as const, iteration, task, commit, by, ...(part && { part }) }
  // A lane's commit is checked again together with later work.
  if (laneOf(state, iteration)) return { kind: 'done', effects: [{ ...effect, rejoins: true }] }
  if (state.work !== checkpoint && state.work !== commit) {
    const moved = `${shortCommit(commit)} was made on ${shortCommit(checkpoint)}, but ${state.work_branch} is at ${shortCommit(state.work)} by now`
    return refused(`${moved}; \`retry ${task}\` makes it again there`)
  }
  return { kind: 'done', effects: [effect] }
}

function approvalFault({ sha, task: word }: OperatorCommand & { kind: 'approve' }, state: RunState): string {
  const [ask] = state.asks
  const held = heldCommits(state)
  const waiting = [
    ...held.map(({ commit, task, iteration }) => {
      return `${shortCommit(commit)} (${task}, iteration ${iteration}) waits for approval: approve ${shortCommit(commit)}`
    }),
    ...(ask ? [`the agent of ${ask.task} waits for an answer: approve ${ask.task}`] : []),
  ]
  const name = sha || word
  const landed = sha === '' ? undefined : taskOfCommit(state, sha)
  if (landed) {
    const landedText = `${shortCommit(landed.commit)} (${landed.task}, iteration ${landed.iteration}) is already part of the work`
    return [landedText, ...waiting].join('; ')
  }
  const approved = sha === '' ? undefined : state.lanes.find(({ held }) => held?.commit.startsWith(sha))
  if (approved?.held) {
    const name = `${shortCommit(approved.held.commit)} (${approved.task}, iteration ${approved.iteration})`
    return [`${name} is approved already, and lands once it is checked on what landed since`, ...waiting].join('; ')
  }
  if (waiting.length === 0) return `nothing waits for approval${name ? `, so ${name} cannot be approved` : ''}`
  return [...(name ? [nameFault(name, held)] : []), ...waiting].join('; ')
}

/** The commit of an iteration or a task may change after somebody looked at it, so only its own name approves it. */
function nameFault(name: string, held: readonly HeldCommit[]): string {
  const word = name.toLowerCase()
  if (/^[0-9a-f]{3,6}$/.test(word) && held.some(({ commit }) => commit.startsWith(word)))
    return `${name} is too short: at least 7 characters name a commit`
  return held.some(({ task, iteration }) => [task.toLowerCase(), `${iteration}`].includes(word))
    ? 'a commit is approved by its own name, so that it is the one you looked at'
    : `${name} does not wait for approval`
}

/** Its agent has ended, and its change waits for its checks; a person may have approved it before. */
function notLandedReason(state: RunState, iteration: number): string | undefined {
  const lane = laneOf(state, iteration)
  return lane?.candidate ? `iteration ${iteration} has not landed yet; \`skip ${lane.task}\` keeps it out` : undefined
}

const noSuchIteration = (iteration: number, state: RunState): string =>
  `there is no iteration ${iteration}; the newest is ${state.iteration}`

/** Rejects a waiting commit. For one on the work branch, orders an undo of all commits of its task. */
export function undo(command: OperatorCommand & { kind: 'undo' }, by: string, state: RunState): OrderResult {
  const { iteration: undoes, why, reopen_dependents } = command
  const { awaiting } = state
  const held = heldCommits(state).find(({ iteration }) => iteration === undoes)
  if (held) return { kind: 'done', effects: [rejectOf(held, { by, why })] }
  const notLanded = notLandedReason(state, undoes)
  if (notLanded) return refused(notLanded)
  if (openAttempts(state).some(({ iteration }) => iteration === undoes))
    return refused(`iteration ${undoes} is still running; \`stop\` ends it`)
  if (undoes > state.iteration) return refused(noSuchIteration(undoes, state))
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
  const earlierUndo = state.undos.find((other) => taskOfIteration(state, other.undoes)?.task === target.task)
  if (earlierUndo) return refused(`undo ${earlierUndo.undoes} has already been ordered`)
  if (awaiting) {
    const { iteration, commit } = awaiting
    return refused(
      `iteration ${iteration} waits for approval: approve ${shortCommit(commit)} or undo ${iteration} first`,
    )
  }
  return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] }
}

export const rejectOf = (
  { iteration, task, commit }: HeldCommit,
  { by, why }: { by: string; why: string },
): Effect & { type: 'attempt_rejected' } => ({ type: 'attempt_rejected', iteration, task, commit, by, why })

type Redo = OperatorCommand & { kind: 'redo' }

/** A wanted change becomes a task of its own. The reviewed commit and all work on top of it stay. */
export function redo(command: Redo, order: Order, run: { plan: Plan; state: RunState }): OrderResult {
  const { plan, state } = run
  const target = order.about?.commit ? reviewedCommit(order.about.commit, state) : commitOfIteration(command, state)
  if (typeof target === 'string') return { kind: 'refused', why: target }
  const changeRequest: ChangeRequest = {
    by: order.by,
    why: redoReason(command, order.about),
    about: order.about,
    ...target,
  }
  if (changeRequest.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
    return { kind: 'refused', why: 'say what should be different: redo … reason' }
  }
  return withTask(followUpAmendment(changeRequest, plan), order, run)
}

/** Added behind all other tasks, with no dependencies. */
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

/** In a review, a leading number is part of the text and names no iteration. */
const redoReason = ({ iteration, why }: Redo, about: About | undefined): string =>
  about?.commit && iteration !== null ? `${iteration} ${why}` : why

type RedoTarget = Pick<ChangeRequest, 'task' | 'iteration' | 'commit'>

function commitOfIteration({ iteration }: Redo, state: RunState): RedoTarget | string {
  if (iteration === null)
    return 'name the iteration: redo 7 … reason; in a reply to a review or a commit you can omit the number'
  const held = heldCommits(state).find((one) => one.iteration === iteration)
  if (held) return `iteration ${iteration} waits for approval; \`retry ${held.task}\` with a reason rejects it`
  const notLanded = notLandedReason(state, iteration)
  if (notLanded) return notLanded
  if (iteration > state.iteration) return noSuchIteration(iteration, state)
  const taskCommits = taskOfIteration(state, iteration)
  const taskCommit = taskCommits?.commits.find((one) => one.iteration === iteration) ?? taskCommits?.commits.at(-1)
  if (!taskCommits || !taskCommit) return `iteration ${iteration} has no commit: it did not pass, or was undone`
  return { task: taskCommits.task, commit: taskCommit.commit, iteration }
}

/** Reviews name the tip, which may be a merge or be gone; then the newest commit of the run is meant. */
function reviewedCommit(commit: string, state: RunState): RedoTarget {
  const exact = taskOfCommit(state, commit)
  const newest = state.recent.find(({ iteration }) => taskOfIteration(state, iteration) !== undefined)
  const { task, iteration } = exact ?? newest ?? { task: null, iteration: null }
  return { task, iteration, commit }
}
