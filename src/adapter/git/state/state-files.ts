import type { z } from 'zod'
import { countsBeside, type RunFileContents, runOfFiles } from '../../../core/run/stored/run-files.ts'
import { issueWords } from '../../../core/text/issue-words.ts'
import { IndexFile } from '../../../schema/knowledge/index-file.ts'
import { Plan } from '../../../schema/plan/plan.ts'
import { Control } from '../../../schema/run/control.ts'
import {
  GatheredTasks,
  gatheredSchemaVersion,
  indexedBy,
  lanedBy,
  RunFile,
  type RunState,
  stateSchemaVersion,
} from '../../../schema/run/run-state.ts'

/** In this order; `tasks.json` exists only for a long plan. */
export const stateFiles = ['run.json', 'plan.json', 'control.json', 'tasks.json', 'knowledge-index.json'] as const

export type StateFilesRead =
  | { kind: 'good'; state: RunState; plan: Plan; control: Control; gathered: RunFileContents }
  | { kind: 'newer'; file: string; version: number; maxVersion: number }
  | { kind: 'corrupt'; findings: readonly string[] }

/** Validates the contents, in the order of `stateFiles`; undefined is a missing file. */
export function readStateFiles(contents: readonly (Buffer | undefined)[]): StateFilesRead {
  const [runJson, planJson, controlJson, tasksJson, indexJson] = contents
  const run = parse('run.json', runJson)
  const plan = parse('plan.json', planJson)
  const control = parse('control.json', controlJson)
  const expectedFiles = countsBeside(versionOf(run))
  const tasks = expectedFiles.tasks ? parse('tasks.json', tasksJson) : undefined
  const index = expectedFiles.index ? parse('knowledge-index.json', indexJson) : undefined
  const newer =
    newerThan(run, gatheredSchemaVersion + indexedBy + lanedBy) ??
    newerThan(control, stateSchemaVersion) ??
    (tasks && newerThan(tasks, gatheredSchemaVersion))
  if (newer) return newer
  const findings: string[] = []
  const state = check(RunFile, run, findings)
  const checkedPlan = check(Plan, plan, findings)
  const checkedControl = check(Control, control, findings)
  const records = tasks && check(GatheredTasks, tasks, findings)
  const entries = index && check(IndexFile, index, findings)
  if ((tasks && tasksJson === undefined) || (index && indexJson === undefined))
    findings.push(`run.json of schema ${versionOf(run)} cannot be read without this file`)
  if (state === undefined || checkedPlan === undefined || checkedControl === undefined || findings.length > 0)
    return { kind: 'corrupt', findings }
  return {
    kind: 'good',
    ...runOfFiles(state, { tasks: records, index: entries }),
    plan: checkedPlan,
    control: checkedControl,
  }
}

interface Parsed {
  readonly file: string
  readonly value?: unknown
  readonly finding?: string
}

function parse(file: string, content: Buffer | undefined): Parsed {
  if (content === undefined) return { file, finding: `${file} is missing` }
  try {
    // A damaged byte must not become U+FFFD and be stored.
    return { file, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) }
  } catch (error) {
    return { file, finding: `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function newerThan(parsed: Parsed, maxVersion: number): StateFilesRead | undefined {
  const version = versionOf(parsed)
  return version > maxVersion ? { kind: 'newer', file: parsed.file, version, maxVersion } : undefined
}

function versionOf({ value }: Parsed): number {
  const version = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : 0
  return typeof version === 'number' ? version : 0
}

function check<T>(schema: z.ZodType<T>, parsed: Parsed, findings: string[]): T | undefined {
  if (parsed.finding !== undefined) {
    findings.push(parsed.finding)
    return undefined
  }
  const result = schema.safeParse(parsed.value)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    findings.push(
      `${parsed.file}: ${issue.path.map(String).join('.') || '(whole file)'}: ${issueWords(issue, parsed.value)}`,
    )
  }
  return undefined
}
