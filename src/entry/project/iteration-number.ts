import { RalphError } from '../../core/error/error.ts'
import { plainLine } from '../../core/text/one-line.ts'

/** The number that a user typed for an iteration, `7` or `#7`. Throws RalphError USAGE. */
export function iterationNumber(command: string, word = ''): number {
  const digits = /^#?([1-9]\d{0,8})$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  throw new RalphError({
    code: 'USAGE',
    message: `${command}: expected the number of an iteration, got '${plainLine(word, 80)}'`,
    hint: `The log (\`ralph log --help\`) has the numbers. See \`ralph ${command.split(' ')[0]} --help\`.`,
  })
}
