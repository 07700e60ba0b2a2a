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

/** `tasks.json` is written when `run.json`, which every state commit contains, would hold more task records. */
const maxInRunJson = 200

type GatheredRecords = ReadonlyMap<string, TaskState>

/** Objects are never changed in place, so another object means another content. */
export interface RunFileContents {
  readonly tasks: GatheredRecords
  readonly knowledge: readonly Knowledge[]
}

export const nothingGathered: RunFileContents = { tasks: new Map(), knowledge: [] }

interface RunFiles {
  readonly files: ReadonlyMap<string, string>
  readonly gathered: RunFileContents
}

/**
 * For a long plan `tasks.json` holds the records of some earlier time, and `run.json` those that differ now. `redact`
 * removes secrets.
 */
export function runFilesWriter(
  redact: (text: string) => string,
  maxRecords = maxInRunJson,
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

  /** `inRunJson`: ids of the records that `run.json` must hold. */
  const taskFiles = (tasks: RunState['tasks'], gathered: GatheredRecords) => {
    const { ids, changed, hasRemoved } = compare(tasks, gathered)
    if (ids.length <= maxRecords)
      return { tasks: new Map(), inRunJson: ids, file: gathered.size > 0 ? tasksJson(tasks, []) : undefined }
    if (changed.length <= maxRecords && !hasRemoved) return { tasks: gathered, inRunJson: changed, file: undefined }
    return { tasks: new Map(Object.entries(tasks)), inRunJson: [], file: tasksJson(tasks, ids) }
  }

  return (state, gathered) => {
    const index = indexFiles(state, gathered.knowledge)
    const { tasks, inRunJson, file } = taskFiles(state.tasks, gathered.tasks)
    const schema =
      (tasks.size > 0 ? gatheredSchemaVersion : stateSchemaVersion) +
      (index.indexed.length > 0 ? indexedBy : 0) +
      (state.lanes.length > 0 ? lanedBy : 0)
    const files = new Map([
      ...index.files,
      ['run.json', runJson({ ...state, knowledge: [...index.inRunJson] }, schema, inRunJson)],
    ])
    if (file !== undefined) files.set('tasks.json', file)
    return { files, gathered: { tasks, knowledge: index.indexed } }
  }
}

/** Files that the schema number does not announce were left by an earlier run. */
export function validFilesBeside(schema: number): { readonly tasks: boolean; readonly index: boolean } {
  const base = schema > lanedBy ? schema - lanedBy : schema
  return {
    tasks: base === gatheredSchemaVersion || base === gatheredSchemaVersion + indexedBy,
    index: base > indexedBy && base <= gatheredSchemaVersion + indexedBy,
  }
}

export function runOfFiles(
  run: RunFile,
  { tasks, index }: { tasks: GatheredTasks | undefined; index: IndexFile | undefined },
): { state: RunState; gathered: RunFileContents } {
  const loaded = index ? knowledgeOfFiles(index, run.knowledge) : { knowledge: run.knowledge, indexed: [] }
  const records = tasks?.tasks ?? {}
  return {
    state: { ...run, schema: stateSchemaVersion, tasks: { ...records, ...run.tasks }, knowledge: loaded.knowledge },
    gathered: { tasks: new Map(Object.entries(records)), knowledge: loaded.indexed },
  }
}

function compare(tasks: RunState['tasks'], gathered: GatheredRecords) {
  const ids: string[] = []
  const changed: string[] = []
  let presentCount = 0
  for (const id in tasks) {
    ids.push(id)
    const previous = gathered.get(id)
    if (previous !== undefined) presentCount += 1
    if (previous !== tasks[id]) changed.push(id)
  }
  return { ids, changed, hasRemoved: presentCount < gathered.size }
}

/** Caches the line of each unchanged record: an iteration changes one of 5,000 tasks. */
function lineMaker(redact: (text: string) => string): (id: string, record: TaskState) => string {
  const lineByRecord = new WeakMap<TaskState, { id: string; line: string }>()
  return (id, record) => {
    const cached = lineByRecord.get(record)
    if (cached?.id === id) return cached.line
    const line = redact(`    ${JSON.stringify(id)}: ${JSON.stringify(withoutDefaults(record))}`)
    lineByRecord.set(record, { id, line })
    return line
  }
}

const block = (lines: readonly string[]): string => `{\n${lines.join(',\n')}\n  }`

const fieldNames = Object.keys(untouchedTask) as (keyof TaskState)[]

/** Omits fields with their initial values, except the status. */
function withoutDefaults(record: TaskState): Partial<TaskState> {
  const isUntouched = (name: keyof TaskState): boolean => {
    const value = record[name]
    return Array.isArray(value) ? value.length === 0 : value === untouchedTask[name]
  }
  return Object.fromEntries(
    fieldNames.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])),
  )
}

export const withdrawalPath = (iteration: number): string => iterationPath(iteration, 'withdrawn.json')

export const withdrawal = (iteration: number, content: Withdrawal): [path: string, content: string] => [
  withdrawalPath(iteration),
  `${JSON.stringify(content, null, 2)}\n`,
]

const opening: Record<Withdrawal['what'], string> = {
  rejected: 'its checks passed, but a person did not accept it',
  undone: 'its checks passed, but a person reverted it later',
  dependent: 'it was done, but a person reverted what it builds on',
}

export function withdrawalInWords({ what, by, why }: Withdrawal): string {
  return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`
}
