import { insidePath } from '../../text/inside-path.ts'
import { type Fault, type Rule, shown } from './fault.ts'

const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web'

/** `paths` and `working_directory` are compared and joined as they are: nothing absolute, nothing that leaves. */
export const unsafePath: Rule = ({ tasks }) =>
  tasks.flatMap(({ id, paths, working_directory }, index) => {
    const given = [
      ...(working_directory === undefined ? [] : [{ field: 'working_directory', value: working_directory, entry: [] }]),
      ...paths.map((value, entry) => ({ field: 'paths', value, entry: [entry] })),
    ]
    return given.flatMap(({ field, value, entry }): Fault[] => {
      const why = fault(field, value)
      if (why === undefined) return []
      const message = `Task "${id}" has ${shown(value)} in ${field}, which ${why}.`
      return [{ severity: 'error', code: 'PLAN_UNSAFE_PATH', at: ['tasks', index, field, ...entry], message, remedy }]
    })
  })

function fault(field: string, value: string): string | undefined {
  if (value.trim() === '') return 'is empty'
  if (field === 'paths' && value.startsWith('!')) return 'excludes paths; only what may be changed can be named'
  return insidePath(value) === undefined ? 'is not a path inside the repository' : undefined
}
