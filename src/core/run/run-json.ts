import type { RunState, TaskState } from '../../schema/run-state.ts'
import { untouchedTask } from './begin.ts'

/**
 * Makes `run.json`, each task on a line of its own, without what reading adds by itself. A line is made once and kept for as long as the task's record is
 * the same: of 5,000 tasks an iteration changes one. `redact` takes secrets out.
 */
export function runJsonWriter(redact: (text: string) => string): (state: RunState) => string {
  const known = new WeakMap<TaskState, { id: string; line: string }>()

  const lineOf = (id: string, record: TaskState): string => {
    const before = known.get(record)
    if (before?.id === id) return before.line
    const line = redact(`    ${JSON.stringify(id)}: ${JSON.stringify(changed(record))}`)
    known.set(record, { id, line })
    return line
  }

  return ({ tasks, ...rest }) => {
    const lines: string[] = []
    for (const id in tasks) {
      const record = tasks[id]
      if (record) lines.push(lineOf(id, record))
    }
    const head = redact(JSON.stringify(rest, null, 2)).replace(/\n\}$/, '')
    return `${head},\n  "tasks": {\n${lines.join(',\n')}\n  }\n}\n`
  }
}

const names = Object.keys(untouchedTask) as (keyof TaskState)[]

/** Without what is as it was when the run began; the status is always there. */
function changed(record: TaskState): Partial<TaskState> {
  const isUntouched = (name: keyof TaskState): boolean => {
    const value = record[name]
    return Array.isArray(value) ? value.length === 0 : value === untouchedTask[name]
  }
  return Object.fromEntries(
    names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])),
  )
}
