import type { Plan } from '../../../schema/plan/plan.ts'
import type { TaskCommit } from '../../../schema/run/attempts.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { fold } from '../fold/evolve.ts'
import { commitsOf, iterationsOf } from '../fold/task-commits.ts'

/**
 * What only tells of the run and decides nothing. A newer program may make more of the same old facts, so this is not
 * compared: a run goes on over an update.
 */
const told: ReadonlySet<string> = new Set<keyof RunState>([
  ...([
    'updated',
    'costs',
    'around',
    'runner',
    'warned',
    'commands',
    'recent',
    'reviews',
    'reviewed',
    'signals',
    'slices',
    'told',
    'compaction',
    'measured',
    'timeline',
  ] as const),
])

/** Of a task, what decides; seconds and words do not. */
const deciding = ['status', 'failed_attempts', 'iteration', 'commit', 'parts', 'closed'] as const

/**
 * Where a state is not what its events make of the state before them, in words; none where it is. Whoever edits
 * `run.json` without the log shows here (docs/design.md#decide-then-do).
 */
export function stateAgainstLog(before: RunState | null, events: readonly RunEvent[], state: RunState): string[] {
  const folded = foldOf(before, events)
  if (folded === undefined) return ['its log was not written by ralph']
  const names = Object.keys({ ...folded, ...state }).filter((name) => name !== 'tasks' && !told.has(name))
  const others = names.flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)))
  return [...taskDifferences(folded.tasks, state.tasks), ...others]
}

function foldOf(before: RunState | null, events: readonly RunEvent[]): RunState | undefined {
  try {
    return fold(before, events) ?? undefined
  } catch {
    return undefined
  }
}

function taskDifferences(folded: RunState['tasks'], now: RunState['tasks']): string[] {
  const ids = [...new Set([...Object.keys(folded), ...Object.keys(now)])]
  return ids.flatMap((id) => {
    const [was, is] = [Object.hasOwn(folded, id) ? folded[id] : undefined, Object.hasOwn(now, id) ? now[id] : undefined]
    if (was === is) return []
    if (!was || !is) return [`run.json ${is ? 'has' : 'lacks'} the task ${id}, and the events say otherwise`]
    return deciding.flatMap((name) => difference(`${name} of ${id}`, was[name], is[name]))
  })
}

function difference(name: string, was: unknown, is: unknown): string[] {
  const [then, now] = [plain(was), plain(is)]
  return then === now ? [] : [`${name} is ${short(now)} in run.json and ${short(then)} by the events`]
}

const valueIn = (state: RunState, name: string): unknown => (state as Record<string, unknown>)[name]

/** The same text for values that are alike, in whatever order their keys were written. */
const plain = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => sorted(part)) ?? 'missing'

const sorted = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** What a commit of the engine's says of itself, by its trailers. */
export interface MadeCommit {
  readonly run: string
  readonly iteration: number
  readonly task: string
}

/** The commits by which the run's tasks count as done or begun. */
export const countedCommits = ({ tasks }: Pick<RunState, 'tasks'>): string[] =>
  Object.values(tasks).flatMap((task) => commitsOf(task).map(({ commit }) => commit))

/** The iterations that must have passed their checks for that. */
export const countedIterations = ({ tasks }: Pick<RunState, 'tasks'>): number[] =>
  Object.values(tasks).flatMap(iterationsOf)

/**
 * Which done tasks, and parts of others, no commit has earned, in words. `found` are commits in the history of the work, by what their
 * trailers say; `passed` are the iterations whose checks let them through. A task without a commit was done before the
 * run began: its events say so.
 */
export function doneAgainstCommits(
  { state, plan }: { state: RunState; plan: Plan },
  found: ReadonlyMap<string, MadeCommit | undefined>,
  passed: ReadonlySet<number>,
): string[] {
  const planned = new Set(plan.tasks.map(({ id }) => id))
  return Object.entries(state.tasks).flatMap(([id, record]) => {
    const { status, closed } = record
    const how = status === 'done' ? 'done' : 'begun'
    const without = commitsOf(record).flatMap((one) => unearned({ id, how, ...one, state }, found, passed))
    // A task that a person agreed needs no change has no commit: its event says so.
    if (closed !== null && record.commit !== null && !passed.has(closed))
      without.push(`${id} counts as done, and iteration ${closed} has no validation that passed`)
    if (status === 'done' || status === 'skipped' || planned.has(id)) return without
    return [...without, `${id} is ${status}, and plan.json lacks it`]
  })
}

function unearned(
  { id, how, commit, iteration, state }: TaskCommit & { id: string; how: string; state: RunState },
  found: ReadonlyMap<string, MadeCommit | undefined>,
  passed: ReadonlySet<number>,
): string[] {
  const made = found.get(commit)
  const named = `${id} counts as ${how} by ${commit.slice(0, 12)}`
  if (!found.has(commit)) return [`${named}, which is not in the history of ${state.work_branch}`]
  if (!made || made.run !== state.run || made.task !== id || made.iteration !== iteration)
    return [`${named}, whose trailers do not say so`]
  return passed.has(made.iteration) ? [] : [`${named}, and iteration ${iteration} has no validation that passed`]
}

/** What a tool of an operator's may state while a job holds the run; each leaves every task as far from done as it was. */
const allowed: ReadonlySet<RunEvent['type']> = new Set([
  ...(['note', 'remembered', 'forgotten', 'command_taken', 'amendment_refused'] as const),
  ...(['pause', 'task_reopened', 'lease_taken', 'lease_released'] as const),
])

/**
 * Whether a fact may stand in a state commit that the holder of the lease did not write. What orders cost or give up
 * goes by the inbox, where the job itself carries it out; work is stated by whoever did it.
 */
export function mayStandBeside(event: RunEvent): boolean {
  if (event.type === 'plan_changed')
    return event.removed.length === 0 && event.added.every(({ status }) => status === 'pending')
  return allowed.has(event.type)
}
