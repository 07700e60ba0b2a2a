import { lines, type Reader } from '../config/setting.ts'
import { type Standing, standings } from './may-order.ts'
import { commandForms } from './read-command.ts'

const expected = `texts such as approve=maintain: a command or all, and one of ${standings.slice(1).join(', ')}`

/** Reads `approve=maintain` or `approve: maintain`, one a line; `all` stands for every command that is not named. */
export const leastStandings: Reader<Readonly<Record<string, Standing>>> = (raw) => {
  const read = lines(raw)
  if ('expected' in read) return { expected }
  const entries: [string, Standing][] = []
  for (const text of read.value) {
    const [, command = '', role = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? []
    const standing = standings.find((one) => one === role)
    const known = command === 'all' || Object.hasOwn(commandForms, command)
    if (!known || !standing || standing === 'none') return { expected }
    entries.push([command, standing])
  }
  return { value: Object.fromEntries(entries) }
}
