import type { Part, TaskCommit } from '../../../schema/run/attempts.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'

type Commits = Pick<TaskState, 'iteration' | 'commit' | 'summary' | 'parts'>

/** All commits of a task that are part of the work, oldest first; a task that was done before the run has none. */
export function commitsOf({ iteration, commit, summary, parts }: Commits): readonly TaskCommit[] {
  return commit === null ? parts : [...parts, { iteration: iteration ?? 0, commit, summary: summary ?? '' }]
}

/** The record of a task after an attempt that passed: with one more commit, or done without one. */
export function grown(
  task: Commits,
  {
    commit,
    part,
    ...passed
  }: { iteration: number; commit: string | null; summary: string; left: string[]; part?: Part | undefined },
): Partial<TaskState> {
  const status = part === undefined ? 'done' : part.final ? 'failed' : 'pending'
  if (commit === null) return { status, closed: passed.iteration, left: passed.left }
  return { status, ...passed, commit, parts: [...commitsOf(task)], closed: null, unchanged: null }
}

/** As if none of its commits had been made. */
export const withoutCommits = {
  iteration: null,
  commit: null,
  summary: null,
  left: [],
  parts: [],
  closed: null,
  unchanged: null,
}

/** Whether the task was begun and is not over: it goes on before others are begun. */
export const isBegun = ({ status, commit }: Pick<TaskState, 'status' | 'commit'>): boolean =>
  commit !== null && (status === 'pending' || status === 'in_progress')

/** Iterations that a task came to its commits by, and the one that found it complete. */
export const iterationsOf = (task: Commits & Pick<TaskState, 'closed'>): readonly number[] => [
  ...commitsOf(task).map(({ iteration }) => iteration),
  ...(task.closed === null ? [] : [task.closed]),
]

/** The task that this iteration brought on or found complete, with all its commits; undefined where there is none. */
export function taskOfIteration(
  { tasks }: Pick<RunState, 'tasks'>,
  iteration: number,
): { task: string; commits: readonly TaskCommit[] } | undefined {
  const found = Object.entries(tasks).find(([, task]) => task.commit !== null && iterationsOf(task).includes(iteration))
  return found && { task: found[0], commits: commitsOf(found[1]) }
}

/** The commit of a task's that begins so, with its task. */
export function taskOfCommit(
  { tasks }: Pick<RunState, 'tasks'>,
  oid: string,
): (TaskCommit & { readonly task: string }) | undefined {
  for (const [task, record] of Object.entries(tasks)) {
    const found = commitsOf(record).find(({ commit }) => commit.startsWith(oid))
    if (found) return { ...found, task }
  }
  return undefined
}

/** Attempts at a task that came to an end which counts, of the one that is next the number: from 1. */
export const nextAttempt = (task: Commits & Pick<TaskState, 'failed_attempts'>): number =>
  task.failed_attempts + commitsOf(task).length + 1

/** The iterations whose commits count, each with its task: only these can have taught anything. Linear in the tasks. */
export function taughtBy({ tasks }: Pick<RunState, 'tasks'>): Map<number, string> {
  const taught = new Map<number, string>()
  for (const id in tasks) {
    const task = tasks[id]
    if (task) for (const iteration of iterationsOf(task)) taught.set(iteration, id)
  }
  return taught
}

/** The iteration that completed a task, by its id; of those that are done. */
function completedBy({ tasks }: Pick<RunState, 'tasks'>): Map<string, number> {
  const done = Object.entries(tasks).filter(([, { status }]) => status === 'done')
  return new Map(
    done.flatMap(([id, task]) =>
      iterationsOf(task)
        .slice(-1)
        .map((last) => [id, last] as const),
    ),
  )
}

/** What operations on the index are judged by. */
export const knownOf = (state: Pick<RunState, 'tasks'>) => ({ taught: taughtBy(state), completed: completedBy(state) })
