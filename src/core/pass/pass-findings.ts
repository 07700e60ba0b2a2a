import type { PassResult } from '../../schema/agent/pass.ts'
import { oneLine } from '../text/one-line.ts'

const longest = 600
const most = 20

/** What passes found, as lines for the agent that tries again, each pass with its gravest first; empty where there is nothing. */
export function passFindings(results: readonly PassResult[]): string {
  const lines = results.flatMap(({ name, issues }) =>
    issues.map(({ severity, file, description, suggested_fix: fix }) => {
      const where = [name, severity, ...(file ? [oneLine(file, 200)] : [])].join(', ')
      return `- ${where}: ${oneLine(description, longest)}${fix ? ` Suggested: ${oneLine(fix, longest)}` : ''}`
    }),
  )
  const more = lines.length - most
  return [...lines.slice(0, most), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}
