import { objectIn } from '../../setting/json-text.ts'
import { lines, type Reader } from '../../setting/setting.ts'

/** Names of required statuses, and the check of ours that each one stands for. */
export type MirrorStatus = Readonly<Record<string, string>>

const expected = 'names of statuses with a check each: test=npm test, or {test: "npm test"} in the file'

/** Reads an object, also as JSON, or `name=check`, one a line: the name ends at the first `=`. */
export const mirrorStatus: Reader<MirrorStatus> = (raw) => {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return judged(Object.entries(raw))
  const whole = objectIn(raw)
  if (whole) return judged(Object.entries(whole))
  const read = lines(raw)
  if ('expected' in read) return { expected }
  return judged(read.value.map((text) => /^([^=]+)=(.+)$/.exec(text)?.slice(1) ?? []))
}

function judged(pairs: readonly (readonly unknown[])[]): { value: MirrorStatus } | { expected: string } {
  const entries = pairs.map(([name, check]) => [textOf(name), textOf(check)] as const)
  const whole = entries.every(([name, check]) => name !== '' && check !== '')
  const twice = new Set(entries.map(([name]) => name)).size < entries.length
  return whole && !twice ? { value: Object.fromEntries(entries) } : { expected }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
