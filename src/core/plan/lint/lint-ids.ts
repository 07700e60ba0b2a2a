import { isReserved, reservedId } from '../graph/reserved-id.ts'
import type { Fault, Rule } from './fault.ts'

export const reservedIds: Rule = ({ tasks }) =>
  tasks.flatMap(({ id }, index) =>
    isReserved(id)
      ? {
          severity: 'error' as const,
          code: 'PLAN_RESERVED_ID',
          at: ['tasks', index, 'id'],
          message: `The id "${id}" begins with "${reservedId}", as the engine's own tasks do.`,
          remedy: 'Use another id.',
        }
      : [],
  )

/** Counted twice, a duplicate would keep what depends on it from ever running (failure model A9). */
export const duplicateIds: Rule = ({ tasks }) => {
  const seen = new Set<string>()
  const faults: Fault[] = []
  for (const [index, { id }] of tasks.entries()) {
    if (seen.has(id)) {
      faults.push({
        severity: 'error',
        code: 'PLAN_DUPLICATE_ID',
        at: ['tasks', index, 'id'],
        message: `The id "${id}" is used by more than one task.`,
        remedy: 'Give this task an id of its own.',
      })
    }
    seen.add(id)
  }
  return faults
}

/** Ids become file names, and some file systems do not tell `a` from `A`. */
export const caseTwins: Rule = ({ tasks }) => {
  const spelling = new Map<string, string>()
  const faults: Fault[] = []
  for (const [index, { id }] of tasks.entries()) {
    const first = spelling.get(id.toLowerCase())
    if (first === undefined) spelling.set(id.toLowerCase(), id)
    else if (first !== id) {
      faults.push({
        severity: 'error',
        code: 'PLAN_CASE_TWIN',
        at: ['tasks', index, 'id'],
        message: `The ids "${first}" and "${id}" differ only by upper and lower case.`,
        remedy: 'Rename one of them.',
      })
    }
  }
  return faults
}
