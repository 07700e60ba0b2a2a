import { pairsIn, type Reader } from '../setting/setting.ts'

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

const expected =
  'iterations, bytes, handoffs or turns with a whole number from 1, or overlap with a share from 0 to 1, such as iterations=10,overlap=0.4'

/** An object, lines such as `bytes=64000`, or a list of both, in which a later one counts; the rest has its default. */
export const indexWhen: Reader<IndexWhen> = (raw) => {
  let value = defaultIndexWhen
  for (const item of Array.isArray(raw) ? raw : [raw]) {
    const fields = fieldsIn(item)
    if (fields === undefined) return { expected }
    value = { ...value, ...fields }
  }
  return { value }
}

function fieldsIn(item: unknown): Partial<IndexWhen> | undefined {
  const fields: Record<string, number> = {}
  for (const [name, text] of pairsIn(item) ?? [['', undefined]]) {
    const value = Object.hasOwn(fields, name) ? undefined : numberIn(name, text)
    if (value === undefined) return undefined
    fields[name] = value
  }
  return fields
}

function numberIn(name: string, raw: unknown): number | undefined {
  if (!Object.hasOwn(defaultIndexWhen, name)) return undefined
  const isNumber = typeof raw === 'string' && /^\s*(?:\d*\.)?\d+(?:e-?\d+)?\s*$/.test(raw)
  const value = isNumber ? Number(raw) : raw
  if (typeof value !== 'number') return undefined
  const isValid = name === 'overlap' ? value >= 0 && value <= 1 : Number.isInteger(value) && value >= 1 && value <= 1e6
  return isValid ? value : undefined
}
