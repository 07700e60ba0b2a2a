import {
  type GatheredTasks,
  gatheredSchemaVersion,
  type RunFile,
  type RunState,
  stateSchemaVersion,
  type TaskState,
} from '../../../schema/run/run-state.ts'
import { untouchedTask } from '../fold/begin.ts'

/** `run.json` is written with every state commit, `tasks.json` when there would be more records of tasks in it than these. */
const mostInRunJson = 200

/** The records that `tasks.json` holds, as objects that are never changed: what is another object differs. */
export type Gathered = ReadonlyMap<string, TaskState>

export const nothingGathered: Gathered = new Map()

export interface RunFiles {
  /** `run.json`, and `tasks.json` where that changes. */
  readonly files: ReadonlyMap<string, string>
  /** What `tasks.json` holds when these are written. */
  readonly gathered: Gathered
}

/**
 * Makes a run's files. Of a long plan `tasks.json` holds the records of all tasks as they once were, and `run.json` the
 * few that are others now; when those become many, or a task is gone, all are gathered anew. `redact` takes secrets out.
 */
export function runFilesWriter(
  redact: (text: string) => string,
  most = mostInRunJson,
): (state: RunState, gathered: Gathered) => RunFiles {
  const lineOf = lineMaker(redact)

  const linesOf = (tasks: RunState['tasks'], ids: readonly string[]): string =>
    block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])))

  const runJson = ({ tasks, ...rest }: RunState, schema: RunFile['schema'], ids: readonly string[]): string => {
    const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '')
    return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`
  }

  const tasksJson = (tasks: RunState['tasks'], ids: readonly string[]): string =>
    `{\n  "schema": ${gatheredSchemaVersion},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`

  return (state, gathered) => {
    const { tasks } = state
    const { ids, changed, gone } = compare(tasks, gathered)
    if (ids.length <= most) {
      const files = new Map([['run.json', runJson(state, stateSchemaVersion, ids)]])
      if (gathered.size > 0) files.set('tasks.json', tasksJson(tasks, []))
      return { files, gathered: nothingGathered }
    }
    if (changed.length <= most && !gone)
      return { files: new Map([['run.json', runJson(state, gatheredSchemaVersion, changed)]]), gathered }
    const files = [
      ['run.json', runJson(state, gatheredSchemaVersion, [])],
      ['tasks.json', tasksJson(tasks, ids)],
    ] as const
    return { files: new Map(files), gathered: new Map(Object.entries(tasks)) }
  }
}

/** The run that its files tell of; `tasks` is `tasks.json`, where that counts. */
export function runOfFiles(run: RunFile, tasks: GatheredTasks | undefined): { state: RunState; gathered: Gathered } {
  const state = { ...run, schema: stateSchemaVersion } as const
  if (tasks === undefined) return { state, gathered: nothingGathered }
  return {
    state: { ...state, tasks: { ...tasks.tasks, ...run.tasks } },
    gathered: new Map(Object.entries(tasks.tasks)),
  }
}

/** One pass over the tasks, by the identity of their records. */
function compare(tasks: RunState['tasks'], gathered: Gathered) {
  const ids: string[] = []
  const changed: string[] = []
  let there = 0
  for (const id in tasks) {
    ids.push(id)
    const before = gathered.get(id)
    if (before !== undefined) there += 1
    if (before !== tasks[id]) changed.push(id)
  }
  return { ids, changed, gone: there < gathered.size }
}

/** A line is made once and kept for as long as the task's record is the same: of 5,000 tasks an iteration changes one. */
function lineMaker(redact: (text: string) => string): (id: string, record: TaskState) => string {
  const known = new WeakMap<TaskState, { id: string; line: string }>()
  return (id, record) => {
    const before = known.get(record)
    if (before?.id === id) return before.line
    const line = redact(`    ${JSON.stringify(id)}: ${JSON.stringify(withoutDefaults(record))}`)
    known.set(record, { id, line })
    return line
  }
}

const block = (lines: readonly string[]): string => `{\n${lines.join(',\n')}\n  }`

const names = Object.keys(untouchedTask) as (keyof TaskState)[]

/** Without what is as it was when the run began; the status is always there. */
function withoutDefaults(record: TaskState): Partial<TaskState> {
  const isUntouched = (name: keyof TaskState): boolean => {
    const value = record[name]
    return Array.isArray(value) ? value.length === 0 : value === untouchedTask[name]
  }
  return Object.fromEntries(
    names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])),
  )
}
