import type { Plan } from '../../../schema/plan/plan.ts'
import type { TaskCommit } from '../../../schema/run/attempts.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { tryRead } from '../../text/try-read.ts'
import { fold } from '../fold/evolve.ts'
import { commitsOf, iterationsOf } from '../fold/task-commits.ts'

/** Not compared, since a newer version may derive more from the same events. */
const descriptiveFields: ReadonlySet<string> = new Set<keyof RunState>([
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

const decidingFields = ['status', 'failed_attempts', 'iteration', 'commit', 'parts', 'closed'] as const

/** Shows that somebody edited `run.json` without the log (docs/design.md#decide-then-do). */
export function stateAgainstLog(before: RunState | null, events: readonly RunEvent[], state: RunState): string[] {
  const folded = foldOf(before, events)
  if (folded === undefined) return ['its log was not written by ralph']
  const names = Object.keys({ ...folded, ...state }).filter((name) => name !== 'tasks' && !descriptiveFields.has(name))
  const others = names.flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)))
  return [...taskDifferences(folded.tasks, state.tasks), ...others]
}

const foldOf = (before: RunState | null, events: readonly RunEvent[]): RunState | undefined =>
  tryRead(() => fold(before, events) ?? undefined)

function taskDifferences(folded: RunState['tasks'], now: RunState['tasks']): string[] {
  const ids = [...new Set([...Object.keys(folded), ...Object.keys(now)])]
  return ids.flatMap((id) => {
    const [was, is] = [Object.hasOwn(folded, id) ? folded[id] : undefined, Object.hasOwn(now, id) ? now[id] : undefined]
    if (was === is) return []
    if (!was || !is) return [`run.json ${is ? 'has' : 'lacks'} the task ${id}, and the events say otherwise`]
    return decidingFields.flatMap((name) => difference(`${name} of ${id}`, was[name], is[name]))
  })
}

function difference(name: string, was: unknown, is: unknown): string[] {
  const [then, now] = [canonicalText(was), canonicalText(is)]
  return then === now ? [] : [`${name} is ${shortened(now)} in run.json and ${shortened(then)} by the events`]
}

const valueIn = (state: RunState, name: string): unknown => (state as Record<string, unknown>)[name]

/** The same text for equal values, in any order of their keys. */
const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => withSortedKeys(part)) ?? 'missing'

const withSortedKeys = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

export interface CommitTrailers {
  readonly run: string
  readonly iteration: number
  readonly task: string
}

export const countedCommits = ({ tasks }: Pick<RunState, 'tasks'>): string[] =>
  Object.values(tasks).flatMap((task) => commitsOf(task).map(({ commit }) => commit))

export const countedIterations = ({ tasks }: Pick<RunState, 'tasks'>): number[] =>
  Object.values(tasks).flatMap(iterationsOf)

/** Tasks that no commit of the work justifies. One without a commit was done before the run began. */
export function doneAgainstCommits(
  { state, plan }: { state: RunState; plan: Plan },
  commits: ReadonlyMap<string, CommitTrailers | undefined>,
  passedIterations: ReadonlySet<number>,
): string[] {
  const planned = new Set(plan.tasks.map(({ id }) => id))
  return Object.entries(state.tasks).flatMap(([id, record]) => {
    const { status, closed } = record
    const how = status === 'done' ? 'done' : 'begun'
    const faults = commitsOf(record).flatMap((commit) =>
      unearned({ id, how, ...commit, state }, commits, passedIterations),
    )
    // A task that needs no change has no commit; its event says so.
    if (closed !== null && record.commit !== null && !passedIterations.has(closed))
      faults.push(`${id} counts as done, and iteration ${closed} has no validation that passed`)
    if (status === 'done' || status === 'skipped' || planned.has(id)) return faults
    return [...faults, `${id} is ${status}, and plan.json lacks it`]
  })
}

function unearned(
  { id, how, commit, iteration, state }: TaskCommit & { id: string; how: string; state: RunState },
  commits: ReadonlyMap<string, CommitTrailers | undefined>,
  passedIterations: ReadonlySet<number>,
): string[] {
  const trailers = commits.get(commit)
  const claim = `${id} counts as ${how} by ${commit.slice(0, 12)}`
  if (!commits.has(commit)) return [`${claim}, which is not in the history of ${state.work_branch}`]
  if (!trailers || trailers.run !== state.run || trailers.task !== id || trailers.iteration !== iteration)
    return [`${claim}, whose trailers do not say so`]
  return passedIterations.has(trailers.iteration)
    ? []
    : [`${claim}, and iteration ${iteration} has no validation that passed`]
}

/** An operator's tool may write these while a job holds the run: none brings a task closer to done. */
const allowedTypes: ReadonlySet<RunEvent['type']> = new Set([
  ...(['note', 'remembered', 'forgotten', 'command_taken', 'amendment_refused'] as const),
  ...(['pause', 'task_reopened', 'lease_taken', 'lease_released'] as const),
])

/** Orders that spend money or give work up go through the inbox instead, and the job applies them. */
export function mayStandBeside(event: RunEvent): boolean {
  if (event.type === 'plan_changed')
    return event.removed.length === 0 && event.added.every(({ status }) => status === 'pending')
  return allowedTypes.has(event.type)
}
