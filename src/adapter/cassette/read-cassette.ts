import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { readPlan } from '../../core/plan/format/formats.ts'
import { readReplayed } from '../../core/replay/replayed-settings.ts'
import { issueWords } from '../../core/text/issue-words.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { Cassette, type CassetteRun, Recording } from '../../schema/run/cassette.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { StoredEvent } from '../../schema/run/stored-event.ts'
import { readNamedFile } from '../disk/named-file.ts'

/** A validated recorded job; all files of its calls exist. */
export interface Tape {
  readonly folder: string
  readonly model: string
  readonly run: CassetteRun
  readonly settings: Settings
  readonly plan: Plan
  readonly recordings: readonly Recording[]
  /** Events of the recorded job; empty if the cassette was written by hand. */
  readonly events: readonly RunEvent[]
}

/** Throws RalphError CASSETTE_INVALID with all faults. */
export async function readCassette(folder: string): Promise<Tape> {
  const findings: string[] = []
  const parse = parser(folder, findings)
  const cassette = await parse('cassette.json', Cassette)
  const plan = await readPlanOf(folder, findings)
  const calls: Recording[] = []
  for (const name of await callFolders(folder)) {
    const call = await parse(`calls/${name}/call.json`, Recording)
    if (call !== undefined) calls.push(call)
  }
  const recordings = [...(cassette?.recordings ?? []), ...calls]
  const events = await readEvents(folder, findings)
  for (const file of recordings.flatMap(filesOf)) {
    if (!(await isFile(join(folder, file)))) findings.push(`${file} is missing`)
  }
  if (cassette !== undefined && cassette.run === undefined) {
    findings.push('cassette.json: run: missing what the job started from; these calls can be played, but not replayed')
  }
  const replayed = readReplayed(cassette?.run?.settings ?? {}, 'cassette.json: run.settings')
  findings.push(...replayed.findings)
  if (findings.length > 0 || !cassette?.run || plan === undefined) throw invalid(folder, findings)
  return { folder, model: cassette.model, run: cassette.run, settings: replayed.settings, plan, recordings, events }
}

async function readPlanOf(folder: string, findings: string[]): Promise<Plan | undefined> {
  const bytes = await readNamedFile(join(folder, 'plan.json')).catch((error: NodeJS.ErrnoException) => {
    findings.push(error.code === 'ENOENT' ? 'plan.json is missing' : `plan.json cannot be read: ${error.message}`)
    return undefined
  })
  if (bytes === undefined) return undefined
  const planRead = readPlan({ file: 'plan.json', bytes })
  const errors = planRead.findings.filter(({ severity }) => severity === 'error')
  findings.push(...errors.map(({ message }) => `plan.json: ${message}`))
  return planRead.plan
}

function parser(folder: string, findings: string[]) {
  return async <T extends z.ZodType>(name: string, shape: T): Promise<z.infer<T> | undefined> => {
    const text = await readNamedFile(join(folder, name)).then(String, () => undefined)
    const value = text === undefined ? { fault: 'is missing' } : jsonOf(text)
    const parsed = 'fault' in value ? undefined : shape.safeParse(value.json)
    if ('fault' in value) findings.push(`${name} ${value.fault}`)
    for (const issue of parsed?.error?.issues ?? []) {
      const words = issueWords(issue, 'json' in value ? value.json : undefined)
      findings.push(`${name}: ${[issue.path.join('.'), words].filter((part) => part !== '').join(': ')}`)
    }
    return parsed?.data
  }
}

async function readEvents(folder: string, findings: string[]): Promise<RunEvent[]> {
  const text = await readNamedFile(join(folder, 'events.jsonl')).then(String, () => '')
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return []
    const value = jsonOf(line)
    const event = 'fault' in value ? undefined : StoredEvent.safeParse(value.json).data
    if (event === undefined) findings.push(`events.jsonl:${index + 1} is not an event of a run`)
    return event ?? []
  })
}

const filesOf = ({ prompt, system_prompt, steps }: Recording): string[] =>
  [prompt, system_prompt, ...steps.map(({ write }) => write?.file)].filter((file) => file !== undefined)

/** In order; empty for a cassette written by hand. */
const callFolders = async (folder: string): Promise<string[]> =>
  (
    await readdir(join(folder, 'calls')).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw invalid(folder, [`calls cannot be read: ${error.message}`])
    })
  ).sort()

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (fileStat) => fileStat.isFile(),
    () => false,
  )

function jsonOf(text: string): { json: unknown } | { fault: string } {
  try {
    return { json: JSON.parse(text) as unknown }
  } catch (error) {
    return { fault: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

const invalid = (folder: string, findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'CASSETTE_INVALID',
    message: `${folder} cannot be replayed: ${findings.length === 1 ? 'a fault' : `${findings.length} faults`} in its files.`,
    hint: 'Fix the problems above (docs/cassette.md describes the files), or record the job again.',
    findings,
  })
