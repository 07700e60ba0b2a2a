import type { CheckResult, Validation } from '../../schema/check/check.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { failureSentence } from './failure-sentence.ts'
import { outputExcerpt } from './output-excerpt.ts'
import { judge } from './verdict.ts'

/**
 * The failed checks of a validation as Markdown, those that count first, each with its end and an excerpt of its output
 * in a code block. Failures that are known red are left out. At most about `maxChars` of output over all checks.
 */
export function failureContext(validation: Validation, maxChars = 12_000): string {
  const { strategy, checks, known_red } = validation
  const { failures, reported } = judge({ strategy, checks, results: checks, knownRed: known_red })
  const share = Math.min(5_000, Math.floor(maxChars / Math.max(1, failures.length + reported.length)))
  return [
    ...failures.map((result) => block(result, share, '')),
    ...reported.map((result) => block(result, share, ' It is reported only and does not fail the attempt.')),
  ].join('\n\n')
}

const committedOnly = 'What a check changes is not committed: make such a change yourself, before you end.'

function block(result: CheckResult, maxChars: number, note: string): string {
  const output = outputExcerpt(result, maxChars)
  const name = oneLine(result.name, 120)
  const command = oneLine(result.run, 300)
  const said = output === '' ? 'It printed nothing.' : fenced(output)
  const changed = result.changed ? ` ${committedOnly}` : ''
  return `#### Check: ${name} (${result.kind})\n\nIt ${failureSentence(result)}.${changed}${note} Command: ${command}\n\n${said}`
}
