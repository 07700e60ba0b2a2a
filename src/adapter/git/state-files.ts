import type { z } from 'zod'
import { Control } from '../../schema/control.ts'
import { Plan } from '../../schema/plan.ts'
import { RunState, stateSchemaVersion } from '../../schema/run-state.ts'

/** The three files that loading reads, in this order. */
export const stateFiles = ['run.json', 'plan.json', 'control.json'] as const

export type StateFilesRead =
  | { kind: 'good'; state: RunState; plan: Plan; control: Control }
  | { kind: 'newer'; file: string; version: number; known: number }
  | { kind: 'corrupt'; findings: readonly string[] }

/** Judges the files' contents, in the order of `stateFiles`; undefined stands for a file that is missing. */
export function readStateFiles(contents: readonly (Buffer | undefined)[]): StateFilesRead {
  const [run, plan, control] = stateFiles.map((file, i) => parse(file, contents[i]))
  for (const read of [run, control]) {
    const version = versionOf(read?.value)
    if (read !== undefined && version > stateSchemaVersion) {
      return { kind: 'newer', file: read.file, version, known: stateSchemaVersion }
    }
  }
  const findings: string[] = []
  const state = check(RunState, run, findings)
  const planned = check(Plan, plan, findings)
  const controls = check(Control, control, findings)
  if (state === undefined || planned === undefined || controls === undefined) return { kind: 'corrupt', findings }
  return { kind: 'good', state, plan: planned, control: controls }
}

interface Parsed {
  readonly file: string
  readonly value?: unknown
  readonly finding?: string
}

function parse(file: string, content: Buffer | undefined): Parsed {
  if (content === undefined) return { file, finding: `${file} is missing` }
  try {
    // A damaged byte must not become U+FFFD and be written back.
    return { file, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) }
  } catch (error) {
    return { file, finding: `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function versionOf(value: unknown): number {
  const version = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : 0
  return typeof version === 'number' ? version : 0
}

function check<T>(schema: z.ZodType<T>, parsed: Parsed | undefined, findings: string[]): T | undefined {
  if (parsed === undefined) return undefined
  if (parsed.finding !== undefined) {
    findings.push(parsed.finding)
    return undefined
  }
  const result = schema.safeParse(parsed.value)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    findings.push(`${parsed.file}: ${issue.path.map(String).join('.') || '(whole file)'}: ${issue.message}`)
  }
  return undefined
}
