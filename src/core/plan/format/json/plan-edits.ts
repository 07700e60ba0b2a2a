import type { Node } from 'jsonc-parser'
import type { TextEdit } from '../../../text/text-edit.ts'
import type { PlanFacts } from '../read/plan-facts.ts'
import { entryEdits, entryOf, fieldEdits } from './json-edits.ts'
import { sparseTask } from './sparse.ts'

/** `"status"` of the tasks in a `plan.json`, and the tasks that came by amendments. */
export function planEdits(text: string, root: Node, { tasks, added }: PlanFacts): TextEdit[] {
  const list = entryOf(root, 'tasks')
  const nodes = new Map((list?.children ?? []).map((task) => [String(entryOf(task, 'id')?.value), task]))
  const statuses = [...nodes].flatMap(([id, task]) => {
    const status = tasks.get(id)?.status
    const isDone = entryOf(task, 'status')?.value === 'done'
    if (status === undefined || (status === 'done') === isDone) return []
    return fieldEdits(text, task, { name: 'status', value: isDone ? 'pending' : 'done' })
  })
  const news = list
    ? added.flatMap(({ task, after }) => {
        const status = tasks.get(task.id)?.status === 'done' ? 'done' : 'pending'
        const behind = after === undefined ? undefined : nodes.get(after)
        return entryEdits(text, list, sparseTask({ ...task, status, retry_count: 0 }), behind)
      })
    : []
  return [...statuses, ...news]
}
