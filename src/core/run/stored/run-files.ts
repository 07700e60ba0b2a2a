import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { IndexFile } from '../../../schema/knowledge/index-file.ts'
import type { Withdrawal } from '../../../schema/run/control.ts'
import {
  type GatheredTasks,
  gatheredSchemaVersion,
  indexedBy,
  lanedBy,
  type RunFile,
  type RunState,
  stateSchemaVersion,
  type TaskState,
} from '../../../schema/run/run-state.ts'
import { iterationPath } from '../../ref/state-paths.ts'
import { untouchedTask } from '../fold/begin.ts'
import { indexFilesWriter, knowledgeOfFiles } from './index-files.ts'

/** `run.json` is written with every state commit, `tasks.json` when there would be more records of tasks in it than these. */
const mostInRunJson = 200

type GatheredRecords = ReadonlyMap<string, TaskState>

/** What the files beside `run.json` hold, as objects that are never changed: what is another object differs. */
export interface RunFileContents {
  /** In `tasks.json`. */
  readonly tasks: GatheredRecords
  /** In `knowledge-index.json`. */
  readonly knowledge: readonly Knowledge[]
}

export const nothingGathered: RunFileContents = { tasks: new Map(), knowledge: [] }

interface RunFiles {
  /** `run.json`, and of `tasks.json`, `knowledge-index.json` and its page what changes. */
  readonly files: ReadonlyMap<string, string>
  /** What they hold when these are written. */
  readonly gathered: RunFileContents
}

/**
 * Makes a run's files. Of a long plan `tasks.json` holds the records of all tasks as they once were, and `run.json` the
 * few that are others now; when those become many, or a task is gone, all are gathered anew. `redact` takes secrets out.
 */
export function runFilesWriter(
  redact: (text: string) => string,
  most = mostInRunJson,
): (state: RunState, gathered: RunFileContents) => RunFiles {
  const lineOf = lineMaker(redact)

  const linesOf = (tasks: RunState['tasks'], ids: readonly string[]): string =>
    block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])))

  const indexFiles = indexFilesWriter(redact)

  const runJson = ({ tasks, ...rest }: RunState, schema: number, ids: readonly string[]): string => {
    const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '')
    return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`
  }

  const tasksJson = (tasks: RunState['tasks'], ids: readonly string[]): string =>
    `{\n  "schema": ${gatheredSchemaVersion},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`

  /** `tasks.json` where it changes, what it then holds, and the records that `run.json` has to hold. */
  const taskFiles = (tasks: RunState['tasks'], gathered: GatheredRecords) => {
    const { ids, changed, gone } = compare(tasks, gathered)
    if (ids.length <= most)
      return { tasks: new Map(), apart: ids, file: gathered.size > 0 ? tasksJson(tasks, []) : undefined }
    if (changed.length <= most && !gone) return { tasks: gathered, apart: changed, file: undefined }
    return { tasks: new Map(Object.entries(tasks)), apart: [], file: tasksJson(tasks, ids) }
  }

  return (state, gathered) => {
    const index = indexFiles(state, gathered.knowledge)
    const { tasks, apart, file } = taskFiles(state.tasks, gathered.tasks)
    const schema =
      (tasks.size > 0 ? gatheredSchemaVersion : stateSchemaVersion) +
      (index.indexed.length > 0 ? indexedBy : 0) +
      (state.lanes.length > 0 ? lanedBy : 0)
    const files = new Map([
      ...index.files,
      ['run.json', runJson({ ...state, knowledge: [...index.apart] }, schema, apart)],
    ])
    if (file !== undefined) files.set('tasks.json', file)
    return { files, gathered: { tasks, knowledge: index.indexed } }
  }
}

/** Which files beside `run.json` count, by its number: one that does not was left by an earlier run. */
export function countsBeside(schema: number): { readonly tasks: boolean; readonly index: boolean } {
  const inOne = schema > lanedBy ? schema - lanedBy : schema
  return {
    tasks: inOne === gatheredSchemaVersion || inOne === gatheredSchemaVersion + indexedBy,
    index: inOne > indexedBy && inOne <= gatheredSchemaVersion + indexedBy,
  }
}

/** The run that its files tell of; `tasks` is `tasks.json` and `index` is `knowledge-index.json`, where they count. */
export function runOfFiles(
  run: RunFile,
  { tasks, index }: { tasks: GatheredTasks | undefined; index: IndexFile | undefined },
): { state: RunState; gathered: RunFileContents } {
  const known = index ? knowledgeOfFiles(index, run.knowledge) : { knowledge: run.knowledge, indexed: [] }
  const records = tasks?.tasks ?? {}
  return {
    state: { ...run, schema: stateSchemaVersion, tasks: { ...records, ...run.tasks }, knowledge: known.knowledge },
    gathered: { tasks: new Map(Object.entries(records)), knowledge: known.indexed },
  }
}

/** One pass over the tasks, by the identity of their records. */
function compare(tasks: RunState['tasks'], gathered: GatheredRecords) {
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

export const withdrawalPath = (iteration: number): string => iterationPath(iteration, 'withdrawn.json')

/** Path and content of the file. */
export const withdrawal = (iteration: number, content: Withdrawal): [path: string, content: string] => [
  withdrawalPath(iteration),
  `${JSON.stringify(content, null, 2)}\n`,
]

const opening: Record<Withdrawal['what'], string> = {
  rejected: 'its checks passed, but a person did not accept it',
  undone: 'its checks passed, but a person reverted it later',
  dependent: 'it was done, but a person reverted what it builds on',
}

/** The reason as the next attempt at the task is told it. */
export function withdrawalInWords({ what, by, why }: Withdrawal): string {
  return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`
}
