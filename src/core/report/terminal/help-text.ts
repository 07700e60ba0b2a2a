import { fitLine, type TextStyle } from '../../text/display-width.ts'

/** Wider lines are hard to read, however wide the terminal is. */
const widest = 120
/** Where the text beside the longest names begins. */
const margin = 36

/**
 * The help of a command for a terminal: its sentences flow, each flag's text continues below itself. Commands stay whole, to
 * be copied. A file or another program gets it as it is written.
 */
export function helpText(help: string, { width, isTty = false }: TextStyle): string {
  if (!isTty) return help
  const columns = Math.min(width, widest)
  const fit = (line: string): string[] => (/^ +ralph |^Usage: /.test(line) ? [line] : fitLine(line, columns, margin))
  return help
    .split('\n\n')
    .map((part) => (isProse(part) ? part.replaceAll('\n', ' ') : part).split('\n').flatMap(fit).join('\n'))
    .join('\n\n')
}

const isProse = (part: string): boolean =>
  !part.startsWith('Usage:') && part.split('\n').every((line) => /^\S.*[^:]$/.test(line))
