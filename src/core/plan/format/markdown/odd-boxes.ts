import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from './outline.ts'

/** A mark that other tools write between the brackets: started, moved, blocked, in question or cancelled. */
const oddBox = /^\[([~/>!?*-])\][ \t]+(.*)$/

/** Items with a mark that is no tick: whether their task is done is not said. */
export const oddBoxes = (lines: readonly OutlineLine[]): Fault[] =>
  lines.flatMap(({ kind, depth, text, offset }) => {
    const [, mark, title = ''] = kind === 'item' && depth === 1 ? (oddBox.exec(text) ?? []) : []
    if (mark === undefined) return []
    const message = `It is not clear whether this task is done: "[${mark}]" before ${JSON.stringify(title.slice(0, 40))}.`
    return [
      {
        severity: 'error',
        code: 'PLAN_UNCLEAR',
        at: [],
        offset,
        message,
        remedy: 'Write [ ] if it is open, [x] if it is done.',
      },
    ]
  })
