import type { CheckResult } from '../../schema/check/check.ts'
import { stripAnsi } from '../text/ansi.ts'
import { excerpt } from '../text/excerpt.ts'
import { visible } from '../text/visible.ts'

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
