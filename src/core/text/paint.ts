import type { TaskStatus } from '../../schema/plan/plan.ts'

export type Colour = 'red' | 'green' | 'yellow' | 'dim' | 'bold'

const codes: Record<Colour, readonly [number, number]> = {
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  dim: [2, 22],
  bold: [1, 22],
}

export type Paint = (text: string, colour: Colour) => string

/** All escape sequences are written here; without `color` there are none. */
export const painter =
  (color: boolean): Paint =>
  (text, colour) =>
    color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text

export const statusColour: Record<TaskStatus, Colour | null> = {
  done: 'green',
  failed: 'red',
  in_progress: 'yellow',
  skipped: 'dim',
  given_up: 'yellow',
  pending: null,
}

/** Makes code spans bold. */
export const paintCode = (text: string, paint: Paint): string =>
  text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'))
