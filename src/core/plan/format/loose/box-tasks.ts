import { boxEdits } from '../markdown/mark-edits.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { proseOf } from '../markdown/task-body.ts'
import { isBox, type LoosePlan, type LooseTask, notTasks, slugs } from './loose-plan.ts'

/** Tasks that are check boxes, in a document whose headings are none; undefined where it has no such box. */
export function boxTasks(lines: readonly OutlineLine[]): LoosePlan | undefined {
  const rest: OutlineLine[] = []
  const found: { line: OutlineLine; area: string; below: OutlineLine[] }[] = []
  const slugOf = slugs()
  /** The headings above a line, outermost first. */
  let above: OutlineLine[] = []
  let open: OutlineLine[] | undefined
  for (const line of lines) {
    if (line.kind === 'heading') above = [...above.filter(({ level }) => level < line.level), line]
    const isTask = isBox(line) && !above.some(({ text }) => notTasks.test(text))
    if (isTask) {
      open = []
      found.push({
        line,
        area: above
          .filter(({ level }) => level > 1)
          .map(({ text }) => text)
          .join(' › '),
        below: open,
      })
    } else if (open && (line.depth > 0 || line.kind === 'blank')) open.push(line)
    else {
      open = undefined
      rest.push(line)
    }
  }
  if (found.length === 0) return undefined
  const tasks = found.map(({ line, area, below }): LooseTask => {
    const text = line.text.replace(/\s+/g, ' ')
    const [, id, title = text] = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/.exec(text) ?? []
    const boxes = below.filter(({ kind, ticked }) => kind === 'item' && ticked !== undefined)
    const said = below.filter((one) => !boxes.includes(one) && one.kind !== 'comment').map(({ raw }) => raw.trim())
    return {
      id: id ?? slugOf(title),
      title: title.replace(/^\*\*([^*]+)\*\*/, '$1'),
      description: [proseOf(said), area && `From the part “${area}” of the plan.`].filter(Boolean).join('\n\n'),
      criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
      after: undefined,
      status: line.ticked ? 'done' : 'pending',
      edits: (source, done) => [line, ...boxes].flatMap(({ offset }) => boxEdits(source, offset, done)),
      offset: line.offset,
    }
  })
  return { tasks, faults: [], rest }
}
