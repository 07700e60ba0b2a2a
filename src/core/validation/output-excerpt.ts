import type { CheckResult } from '../../schema/check/check.ts'
import { excerpt } from '../text/excerpt.ts'
import { stripAnsi, visible } from '../text/visible.ts'

/**
 * A check's output for a prompt or a report: without escape sequences and overwritten progress lines. If longer than
 * `maxChars`, three tenths are from the head and the rest from the tail, which names the failure.
 */
export function outputExcerpt(result: CheckResult, maxChars = 5_000): string {
  const head = finalLines(result.output_head)
  const tail = finalLines(result.output_tail)
  const keptBytes = new TextEncoder().encode(result.output_head + result.output_tail).length
  const hasGap = tail !== '' && result.output_bytes > keptBytes
  const whole = hasGap ? `${head}\n…\n${tail}` : head + tail
  return excerpt(visible(whole).trim(), maxChars)
}

/** Each line as a terminal finally shows it: a carriage return without a line feed overwrites the line. */
function finalLines(output: string): string {
  return stripAnsi(output)
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => line.split('\r').findLast((part) => part.trim() !== '') ?? '')
    .join('\n')
}

/** The runner's timestamp of a line. */
const timestamp = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/

/**
 * The failed step's output from a job's whole log: from the step's first line to the runner's last error mark. Without
 * a mark, the whole log. At most `maxChars`; foreign text.
 */
export function failedStepOutput(log: string, maxChars: number): string {
  const lines = stripAnsi(log)
    .split(/\r?\n/)
    .map((line) => line.replace(timestamp, ''))
  const last = lines.findLastIndex((line) => line.startsWith('##[error]'))
  const linesToError = last === -1 ? lines : lines.slice(0, last + 1)
  const from = last === -1 ? -1 : linesToError.findLastIndex((line) => line.startsWith('##[group]Run '))
  const stepLines = linesToError.slice(Math.max(0, from)).filter((line) => line !== '##[endgroup]')
  const texts = stepLines.map((line) => line.replace(/^##\[(?:group|error|warning|command)\]/, ''))
  return excerpt(texts.join('\n').trim(), maxChars)
}
