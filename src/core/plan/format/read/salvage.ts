import type { z } from 'zod'
import { type Plan, Task } from '../../../../schema/plan/plan.ts'

/**
 * A plan to lint despite faults of shape, so that a wrong type in one task does not hide a cycle among others; never to
 * be run. Faulty fields get defaults, faulty tasks keep their positions, and their ids become their paths, which no
 * real id can be.
 */
export function salvagePlan(value: unknown): Plan {
  const raw = isRecord(value) ? value : {}
  const tasks = Array.isArray(raw['tasks']) ? raw['tasks'] : []
  const branch = raw['branch']
  return {
    ...(typeof branch === 'string' && branch !== '' ? { branch } : {}),
    tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`)),
  }
}

function salvageTask(value: unknown, path: string): Task {
  const raw = isRecord(value) ? value : {}
  const task: Record<string, unknown> = { id: path, title: path, description: '' }
  for (const [name, schema] of Object.entries(Task.shape)) {
    const parsed = schema.safeParse(Object.hasOwn(raw, name) ? raw[name] : undefined)
    if (parsed.success && parsed.data !== undefined) task[name] = parsed.data
    else task[name] ??= schema.safeParse(undefined).data
  }
  const entries = raw['depends_on']
  if (Array.isArray(entries)) task['depends_on'] = entries.map((id) => (typeof id === 'string' ? id : '?'))
  return task as Task
}

/** The document without the values that its schema refuses, to lint the rest. Lists keep their lengths. */
export function salvaged(value: unknown, { issues }: z.ZodError): unknown {
  const copy: unknown = structuredClone(value)
  for (const { path } of issues) {
    const [last] = path.slice(-1)
    let parent: unknown = copy
    for (const key of path.slice(0, -1)) parent = isRecordOrList(parent) ? parent[String(key)] : undefined
    if (!isRecordOrList(parent) || last === undefined) continue
    if (Array.isArray(parent)) parent[Number(last)] = typeof parent[Number(last)] === 'object' ? {} : '?'
    else delete parent[String(last)]
  }
  return copy
}

const isRecordOrList = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
