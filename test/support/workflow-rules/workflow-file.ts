import { parse } from 'yaml'

export interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: unknown
}

export interface Job {
  readonly if?: string
  readonly needs?: unknown
  readonly permissions?: Readonly<Record<string, string>> | string
  readonly 'runs-on'?: unknown
  readonly 'timeout-minutes'?: number
  readonly container?: unknown
  readonly services?: unknown
  readonly uses?: string
  readonly secrets?: unknown
  readonly steps?: readonly Step[]
}

/** A workflow as its YAML says it; `strict` where it is our own, and every action has to be named by commit. */
export interface WorkflowFile {
  readonly text: string
  readonly strict: boolean
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

export function workflowFile(text: string, strict: boolean): WorkflowFile {
  const { on, ...rest } = parse(text) as Omit<WorkflowFile, 'text' | 'strict'>
  const events: unknown = on
  const map =
    typeof events === 'object' && !Array.isArray(events)
      ? on
      : Object.fromEntries([events].flat().map((event) => [event, null]))
  return { ...rest, on: map, text, strict }
}

export const stepsOf = ({ jobs }: WorkflowFile): Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps)
