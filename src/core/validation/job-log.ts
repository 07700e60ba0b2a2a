import { stripAnsi } from '../text/ansi.ts'
import { excerpt } from '../text/excerpt.ts'

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
