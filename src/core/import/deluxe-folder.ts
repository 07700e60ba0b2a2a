import { z } from 'zod'
import { Handoff } from '../../schema/agent/handoff.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { ProgressEntry } from '../../schema/run/progress-log.ts'
import { type Conf, readConf } from '../config/resolve/ralph-conf.ts'
import { readMemory } from '../mcp/memory-file.ts'
import { oneLine } from '../text/one-line.ts'
import { type IndexRead, readIndex } from './index-entries.ts'
import { readJsonFile } from './json-file.ts'

/** Files of the older program's `.ralph` that are looked at, besides the handoffs (docs/running.md#from-ralph-deluxe). */
export const deluxeFiles = {
  state: 'state.json',
  page: 'knowledge-index.md',
  index: 'knowledge-index.json',
  progress: 'progress-log.json',
  hints: 'context/operator-hints.md',
  conf: 'config/ralph.conf',
  memory: 'memory.jsonl',
} as const

/** What of it has no place in a run, and where it goes instead or why nowhere. */
export const leftFiles: Readonly<Record<string, string>> = {
  'context/compacted-latest.json': 'the index and the handoffs contain the same',
  'context/failure-context.md': 'the next attempt starts from scratch',
  'control/commands.json': 'give its orders again; `ralph help --all` lists them',
  'logs/events.jsonl': 'the log of this run starts now; the older one stays where it is',
  'progress-log.md': 'it is written again from the entries',
  templates: 'read where they are, under the names of docs/running.md',
  skills: 'read where they are',
  'config/agents.json': 'read where it is',
}

/** What a `.ralph` folder of the older program says, as far as a run has a place for it. */
export interface DeluxeFolder {
  /** The newest iteration that it gave a number. */
  readonly iteration: number
  readonly handoffs: ReadonlyMap<number, Handoff>
  /** The task of an iteration, where its handoff or the progress log says so. */
  readonly taskOf: ReadonlyMap<number, string>
  readonly knowledge: readonly Knowledge[]
  readonly progress: readonly ProgressEntry[]
  readonly hints: readonly string[]
  readonly mode: string | undefined
  readonly compaction: { readonly through: number; readonly iterations: number; readonly bytes: number }
  readonly conf: Conf | undefined
  /** What its memory server keeps, as a run keeps it. */
  readonly memory: string | undefined
  /** What was left of a file that was taken, in words with the file. */
  readonly remarks: readonly string[]
}

const count = z.number().int().min(0).catch(0)

const State = z.object({
  current_iteration: z.number().int().min(0),
  last_compaction_iteration: count,
  coding_iterations_since_compaction: count,
  total_handoff_bytes_since_compaction: count,
  last_task_id: z.string().nullish(),
  mode: z.string().nullish(),
})

/** Its amendments were taken into the plan then; older ones lack the two texts that are demanded today. */
const AnyHandoff = z
  .looseObject({ summary: z.string().nullish(), freeform: z.string().nullish() })
  .transform(({ plan_amendments: _, ...handoff }) => {
    const done = z.object({ summary: z.string().min(1) }).safeParse(handoff['task_completed']).data
    const summary = handoff.summary || done?.summary || 'No summary was left.'
    return { ...handoff, summary, freeform: handoff.freeform || summary }
  })
  .pipe(Handoff)

const text = z.string().catch('')

const { shape } = ProgressEntry

/** Fields that an older log lacks are empty. */
const Progress = z.object({
  entries: z.array(
    ProgressEntry.extend({
      summary: text,
      title: text,
      files_changed: shape.files_changed.default([]),
      files_total: z.number().int().optional(),
      tests_added: shape.tests_added.default([]),
      design_decisions: shape.design_decisions.default([]),
      constraints: z.array(z.object({ constraint: text, impact: text })).default([]),
      deviations: z.array(z.object({ planned: text, actual: text, reason: text })).default([]),
      bugs: z.array(z.object({ description: text, resolution: text, resolved: z.boolean().catch(false) })).default([]),
      fully_complete: z.boolean().default(true),
    }).transform((entry) => ({ ...entry, files_total: entry.files_total ?? entry.files_changed.length })),
  ),
})

/** Its number; undefined for any other file. */
export const handoffNumber = (file: string): number | undefined => {
  const digits = /^handoffs\/handoff-0*(\d{1,9})\.json$/.exec(file)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Reads a `.ralph` folder of the older program, by its files' names below it. All that is wrong is told at once, each
 * with `file:line`, after what was found when they were opened (`unread`); nothing is carried out and nothing is guessed.
 */
export function readDeluxeFolder(
  files: ReadonlyMap<string, string>,
  unread: readonly string[] = [],
): { readonly folder: DeluxeFolder } | { readonly findings: readonly string[] } {
  const findings = [...unread]
  const read = <T>(file: string, shape: z.ZodType<T>): T | undefined => {
    const source = files.get(file)
    if (source === undefined) return undefined
    const found = readJsonFile(file, source, shape)
    if ('value' in found) return found.value
    findings.push(...found.findings)
    return undefined
  }
  const state = read(deluxeFiles.state, State)
  const numbered = [...files.keys()].flatMap((file) => {
    const iteration = handoffNumber(file)
    return iteration === undefined ? [] : [{ iteration, file }]
  })
  numbered.sort((a, b) => a.iteration - b.iteration)
  const handoffs = new Map(numbered.flatMap(({ iteration, file }) => pair(iteration, read(file, AnyHandoff))))
  const progress = read(deluxeFiles.progress, Progress)?.entries ?? []
  const json = files.get(deluxeFiles.index)
  const index = readIndex({
    page: files.get(deluxeFiles.page),
    json: json === undefined ? undefined : { file: deluxeFiles.index, text: json },
  })
  if ('findings' in index) findings.push(...index.findings)
  if (state === undefined && handoffs.size === 0 && findings.length === 0)
    findings.push('there is neither a state.json nor a handoff: this is not a .ralph folder of ralph-deluxe')
  if (findings.length > 0 || 'findings' in index) return { findings }
  return { folder: gathered(files, { state, handoffs, progress, index: index.value }) }
}

/** What the files say, once nothing in them is wrong. */
function gathered(
  files: ReadonlyMap<string, string>,
  read: {
    state: z.infer<typeof State> | undefined
    handoffs: ReadonlyMap<number, Handoff>
    progress: readonly ProgressEntry[]
    index: IndexRead
  },
): DeluxeFolder {
  const { state, handoffs, progress } = read
  const { entries, strange } = read.index
  const newest = Math.max(
    0,
    state?.current_iteration ?? 0,
    ...[
      ...handoffs.keys(),
      ...progress.map(({ iteration }) => iteration),
      ...entries.flatMap(({ iterations }) => iterations),
    ],
  )
  const conf = files.get(deluxeFiles.conf)
  const memory = readMemory((files.get(deluxeFiles.memory) ?? '').split(/\r?\n/))
  return {
    iteration: newest,
    handoffs,
    taskOf: new Map([
      ...progress.map(({ iteration, task_id }) => [iteration, task_id] as const),
      ...[...handoffs].flatMap(([iteration, { task_completed: done }]) => pair(iteration, done?.task_id)),
    ]),
    knowledge: entries,
    progress,
    hints: hintsIn(files.get(deluxeFiles.hints) ?? ''),
    mode: state?.mode ?? undefined,
    compaction: {
      through: state?.last_compaction_iteration ?? 0,
      iterations: state?.coding_iterations_since_compaction ?? 0,
      bytes: state?.total_handoff_bytes_since_compaction ?? 0,
    },
    conf: conf === undefined ? undefined : readConf(conf),
    memory: 'text' in memory && memory.text !== '' ? memory.text : undefined,
    remarks: [
      ...strange.map((line) => `${deluxeFiles.page}:${line} is not an entry of the index`),
      ...('why' in memory ? [`${deluxeFiles.memory} is not a memory server's file: ${memory.why}`] : []),
    ],
  }
}

const pair = <T>(iteration: number, value: T | undefined): [number, T][] =>
  value === undefined ? [] : [[iteration, value]]

/** `- [2026-02-11T09:00:00Z] text`. */
const hintsIn = (page: string): string[] =>
  page
    .split('\n')
    .map((line) => oneLine(line.replace(/^\s*-\s*(?:\[[^\]]*\]\s*)?/, ''), 2_000))
    .filter((line) => line !== '' && !line.startsWith('#'))
