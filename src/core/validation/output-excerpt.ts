import type { CheckResult } from '../../schema/check/check.ts'
import { excerpt } from '../text/excerpt.ts'
import { stripAnsi, visible } from '../text/visible.ts'

/**
 * What a check printed, for a prompt or a report: no escape sequences, progress lines as they stood last, and where it
 * is longer than `maxChars` three tenths from the head and the rest from the tail, where the failure is named.
 */
export function outputExcerpt(result: CheckResult, maxChars = 5_000): string {
  const head = settled(result.output_head)
  const tail = settled(result.output_tail)
  const kept = new TextEncoder().encode(result.output_head + result.output_tail).length
  const gap = tail !== '' && result.output_bytes > kept
  const whole = gap ? `${head}\n…\n${tail}` : head + tail
  return excerpt(visible(whole).trim(), maxChars)
}

/** Each line as a terminal shows it in the end: a carriage return without a line feed writes over the line. */
function settled(output: string): string {
  return stripAnsi(output)
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => line.split('\r').findLast((part) => part.trim() !== '') ?? '')
    .join('\n')
}

/** The runner's own mark of when a line came. */
const moment = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/

/**
 * What the failed step of a job printed, from the job's whole log: from the step's first line to the last error that
 * the runner noted. Where nothing is noted, all of it. At most `maxChars`; foreign text.
 */
export function failedPart(log: string, maxChars: number): string {
  const lines = stripAnsi(log)
    .split(/\r?\n/)
    .map((line) => line.replace(moment, ''))
  const last = lines.findLastIndex((line) => line.startsWith('##[error]'))
  const upTo = last === -1 ? lines : lines.slice(0, last + 1)
  const from = last === -1 ? -1 : upTo.findLastIndex((line) => line.startsWith('##[group]Run '))
  const shown = upTo.slice(Math.max(0, from)).filter((line) => line !== '##[endgroup]')
  const said = shown.map((line) => line.replace(/^##\[(?:group|error|warning|command)\]/, ''))
  return excerpt(said.join('\n').trim(), maxChars)
}
