import { lines, type Reader } from '../setting/setting.ts'
import { type Standing, standings } from './may-order.ts'
import { commandForms } from './read-command.ts'

const roles = standings.slice(1)

/** Reads `approve=maintain` or `approve: maintain`, one a line; `all` stands for every command that is not named. */
export const leastStandings: Reader<readonly string[]> = (raw) => {
  const read = lines(raw)
  const value = 'value' in read ? read.value : []
  if ('expected' in read || !value.every((text) => entryOf(text))) {
    return { expected: `texts such as approve=maintain: a command or all, and one of ${roles.join(', ')}` }
  }
  return { value }
}

/** The least standing by command, from what `leastStandings` has read. */
export const leastOf = (texts: readonly string[]): Readonly<Record<string, Standing>> =>
  Object.fromEntries(texts.flatMap((text) => entryOf(text) ?? []).map(({ command, standing }) => [command, standing]))

function entryOf(text: string): { command: string; standing: Standing } | undefined {
  const [, command = '', role = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? []
  const standing = roles.find((one) => one === role)
  const known = command === 'all' || Object.hasOwn(commandForms, command)
  return known && standing ? { command, standing } : undefined
}
