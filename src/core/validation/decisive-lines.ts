import type { CheckResult } from '../../schema/check/check.ts'
import { startOf } from '../text/excerpt.ts'
import { firstFailingBlock } from './failing-blocks.ts'
import { foldLines, speaksOfFailure } from './fold-lines.ts'
import { outputExcerpt } from './output-excerpt.ts'

const maxLines = 12
/** UTF-16 code units. */
const maxLineLength = 300
/** No tool's failure line is longer, and the patterns stay fast. */
const maxTestedLength = 2_000

/** Such as `0 errors` and `Failed: 0`. */
const countOfNone = /\b(?:0|no) (?:errors?|fail\w*|warnings?)\b|\b(?:errors?|fail\w*): ?0\b/i
const saysError = /error|fail|panic|assert|exception|fatal|traceback|not ok|^\s*(?:✗|✕|×|●)/i

/** How runners print the numbers of tests and the duration. */
const countLine = new RegExp(
  [
    String.raw`^\s*(?:#|ℹ) (?:tests|suites|pass|fail|cancelled|skipped|todo)\b|^\W*duration_ms\b`,
    String.raw`^1\.\.\d+$`,
    String.raw`^\s*(?:Tests?|Test Suites|Test Files|Snapshots|Time|Duration|Start at)\b:? +[\d✓×]`,
    String.raw`^=+ .*\d+ (?:failed|passed|errors?)\b.* =+$`,
    String.raw`^\s*\d+ (?:passing|failing|pending)\b`,
    '^test result: ',
    String.raw`Tests run: \d`,
    String.raw`^Ran \d+ tests?`,
    String.raw`^FAILED \(.*=\d+\)$`,
    String.raw`^running \d+ tests?$`,
    String.raw`^✖ \d+ problems?`,
    String.raw`^Found \d+ errors?\b`,
    String.raw`⎯\[\d+/\d+\]⎯`,
    String.raw`^\s*\d+ of \d+ (?:tests?|checks?)\b`,
  ].join('|'),
)
/** What npm and make print for any failed program. */
const wrapperLine =
  /^npm (?:ERR!|error)|^(?:error: )?(?:script|command) ".*" exited with|^ELIFECYCLE|^make(?:\[\d+\])?: \*\*\* /i

/**
 * The lines of a failed check that decide: the first failure in the format of its tool; otherwise the first error line
 * with its neighbours; otherwise the end. At most 12 lines, without counts of tests.
 */
export function decisiveLines(result: CheckResult): string[] {
  const output = outputExcerpt(result, Number.MAX_SAFE_INTEGER)
  const lines = output
    .split('\n')
    .map((line) => startOf(line, maxTestedLength))
    .filter((line) => !countLine.test(line))
  const block = firstFailingBlock(lines) ?? aroundFirstError(lines) ?? lastLines(lines)
  return shortened(foldLines(withoutMargin(block).join('\n')).split('\n')).flatMap((line) => {
    const text = line.trimEnd()
    if (text === '') return []
    return [text.length > maxLineLength ? `${startOf(text, maxLineLength - 1)}…` : text]
  })
}

const linesBefore = 2

function aroundFirstError(all: readonly string[]): string[] | undefined {
  const lines = all.filter((line) => line.trim() !== '')
  const isCandidate = (line: string): boolean => !countOfNone.test(line) && !wrapperLine.test(line)
  const first = lines.findIndex((line) => isCandidate(line) && saysError.test(line))
  const from = first === -1 ? lines.findIndex((line) => isCandidate(line) && speaksOfFailure(line)) : first
  if (from === -1) return undefined
  const end = lines.findIndex((line, index) => index > from && wrapperLine.test(line))
  return lines.slice(Math.max(0, from - linesBefore), end === -1 ? from + maxLines - linesBefore : end)
}

const lastLines = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '').slice(-maxLines)

/** The first lines name the failure, the last ones the reason and the place. */
const shortened = (lines: readonly string[]): string[] =>
  lines.length <= maxLines ? [...lines] : [...lines.slice(0, 4), '…', ...lines.slice(5 - maxLines)]

function withoutMargin(lines: readonly string[]): string[] {
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const margin = Math.min(...margins, 80)
  return lines.map((line) => line.slice(margin))
}

/** The red checks with their decisive lines, bounded as an event needs them. */
export const decisiveOutput = (red: readonly CheckResult[]): { said?: { name: string; lines: string[] }[] } =>
  red.length === 0
    ? {}
    : { said: red.slice(0, 5).map((result) => ({ name: startOf(result.name, 200), lines: decisiveLines(result) })) }
