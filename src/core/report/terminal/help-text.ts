import { fitLine, type TextStyle } from '../../text/display-width.ts'

/** Wider lines are hard to read. */
const maxColumns = 120
/** Column of the text beside the longest names. */
const margin = 36

/**
 * Wraps a command's help for a terminal; commands stay whole so that they can be copied. Files and other programs get
 * the text unchanged.
 */
export function helpText(help: string, { width, isTty = false }: TextStyle): string {
  if (!isTty) return help
  const columns = Math.min(width, maxColumns)
  const fit = (line: string): string[] => (/^ +ralph |^Usage: /.test(line) ? [line] : fitLine(line, columns, margin))
  return help
    .split('\n\n')
    .map((part) => (isProse(part) ? part.replaceAll('\n', ' ') : part).split('\n').flatMap(fit).join('\n'))
    .join('\n\n')
}

const isProse = (part: string): boolean =>
  !part.startsWith('Usage:') && part.split('\n').every((line) => /^\S.*[^:]$/.test(line))
