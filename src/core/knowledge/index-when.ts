import { count, fields, type Reader } from '../setting/setting.ts'

/** What triggers an update of the index (docs/memory.md#when-it-is-renewed), and how long its call may be. */
export interface IndexWhen {
  /** After this many successful iterations. */
  readonly iterations: number
  /** Bytes of handoffs that are not in the index. */
  readonly bytes: number
  /** Share of the task's words, from 0 to 1, that are in the newest handoffs; below it the task counts as new. */
  readonly overlap: number
  /** How many handoffs `overlap` looks at. */
  readonly handoffs: number
  /** Turns of the call that updates the index. */
  readonly turns: number
}

export const defaultIndexWhen: IndexWhen = { iterations: 5, bytes: 32_000, overlap: 0.25, handoffs: 3, turns: 10 }

const share: Reader<number> = (raw) => {
  const isNumber = typeof raw === 'string' && /^\s*(?:\d*\.)?\d+(?:e-?\d+)?\s*$/.test(raw)
  const value = isNumber ? Number(raw) : raw
  return typeof value === 'number' && value >= 0 && value <= 1 ? { value } : { expected: 'a share from 0 to 1' }
}

export const indexWhen = fields(
  defaultIndexWhen,
  { iterations: count(1), bytes: count(1), overlap: share, handoffs: count(1), turns: count(1) },
  'iterations, bytes, handoffs or turns with a whole number from 1, or overlap with a share from 0 to 1, such as iterations=10,overlap=0.4',
)
