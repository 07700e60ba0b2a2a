import type { Part, TaskCommit } from '../../../schema/run/attempts.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'

type Commits = Pick<TaskState, 'iteration' | 'commit' | 'summary' | 'parts'>

/** Oldest first. A task that was done before the run has none. */
export function commitsOf({ iteration, commit, summary, parts }: Commits): readonly TaskCommit[] {
  return commit === null ? parts : [...parts, { iteration: iteration ?? 0, commit, summary: summary ?? '' }]
}

export function recordWithCommit(
  task: Commits,
  {
    commit,
    part,
    ...outcome
  }: { iteration: number; commit: string | null; summary: string; left: string[]; part?: Part | undefined },
): Partial<TaskState> {
  const status = part === undefined ? 'done' : part.final ? 'failed' : 'pending'
  if (commit === null) return { status, closed: outcome.iteration, left: outcome.left }
  return { status, ...outcome, commit, parts: [...commitsOf(task)], closed: null, unchanged: null }
}

export const withoutCommits = {
  iteration: null,
  commit: null,
  summary: null,
  left: [],
  parts: [],
  closed: null,
  unchanged: null,
}

export const isBegun = ({ status, commit }: Pick<TaskState, 'status' | 'commit'>): boolean =>
  commit !== null && (status === 'pending' || status === 'in_progress')

export const iterationsOf = (task: Commits & Pick<TaskState, 'closed'>): readonly number[] => [
  ...commitsOf(task).map(({ iteration }) => iteration),
  ...(task.closed === null ? [] : [task.closed]),
]

export function taskOfIteration(
  { tasks }: Pick<RunState, 'tasks'>,
  iteration: number,
): { task: string; commits: readonly TaskCommit[] } | undefined {
  const entry = Object.entries(tasks).find(([, task]) => task.commit !== null && iterationsOf(task).includes(iteration))
  return entry && { task: entry[0], commits: commitsOf(entry[1]) }
}

export function taskOfCommit(
  { tasks }: Pick<RunState, 'tasks'>,
  oid: string,
): (TaskCommit & { readonly task: string }) | undefined {
  for (const [task, record] of Object.entries(tasks)) {
    const commit = commitsOf(record).find(({ commit }) => commit.startsWith(oid))
    if (commit) return { ...commit, task }
  }
  return undefined
}

export const nextAttempt = (task: Commits & Pick<TaskState, 'failed_attempts'>): number =>
  task.failed_attempts + commitsOf(task).length + 1

/** The iterations whose commits count, with their tasks. Linear in the tasks. */
export function taskByIteration({ tasks }: Pick<RunState, 'tasks'>): Map<number, string> {
  const tasksByIteration = new Map<number, string>()
  for (const id in tasks) {
    const task = tasks[id]
    if (task) for (const iteration of iterationsOf(task)) tasksByIteration.set(iteration, id)
  }
  return tasksByIteration
}

function completedBy({ tasks }: Pick<RunState, 'tasks'>): Map<string, number> {
  const done = Object.entries(tasks).filter(([, { status }]) => status === 'done')
  return new Map(
    done.flatMap(([id, task]) =>
      iterationsOf(task)
        .slice(-1)
        .map((iteration) => [id, iteration] as const),
    ),
  )
}

/** The facts that operations on the index are checked against. */
export const indexFactsOf = (state: Pick<RunState, 'tasks'>) => ({
  taught: taskByIteration(state),
  completed: completedBy(state),
})
