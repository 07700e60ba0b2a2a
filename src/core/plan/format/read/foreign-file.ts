import type { Fault } from '../../lint/fault.ts'
import { isRecord } from './salvage.ts'

/** JSON files of other programs: their lists are never the tasks of a plan. */
const owners: readonly (readonly [name: RegExp, owner: string])[] = [
  [/^(?:package|package-lock|npm-shrinkwrap)\.json$/i, 'npm'],
  [/^composer\.json$/i, 'Composer'],
  [/^(?:ts|js)config(?:\.[\w-]+)*\.json$/i, 'the TypeScript compiler'],
  [/^(?:deno|import_map|jsr)\.json$/i, 'Deno'],
  [/^(?:lerna|nx|turbo|renovate|biome|cspell|tslint|vercel|firebase|angular)\.json$/i, 'another program'],
]

/** A file of another program, though one of its lists may look like tasks. */
export function foreignFile(file: string, value: unknown): Fault | undefined {
  const name = file.split(/[/\\]/).at(-1) ?? ''
  const [, owner] = owners.find(([pattern]) => pattern.test(name)) ?? []
  const ownerName = owner ?? (isEditorTasks(value) ? 'an editor, as its tasks are commands' : undefined)
  if (ownerName === undefined) return undefined
  return {
    severity: 'error',
    code: 'PLAN_FORMAT',
    at: [],
    offset: 0,
    message: `${file} is no plan: it belongs to ${ownerName}.`,
    remedy: 'Name the file of the plan with --plan. If this is the plan, add --format plan.json.',
  }
}

/** `tasks.json` of Visual Studio Code: each entry is a command with a label. */
const isEditorTasks = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value['tasks']) &&
  value['tasks'].length > 0 &&
  value['tasks'].every(
    (task) => isRecord(task) && !('title' in task) && ('label' in task || 'taskName' in task) && 'command' in task,
  )
