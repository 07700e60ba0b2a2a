import type { CheckResult } from '../../schema/check/check.ts'
import { startOf } from '../text/excerpt.ts'
import { failureLocations } from './failure-locations.ts'
import { speaksOfFailure } from './fold-lines.ts'
import { outputExcerpt } from './output-excerpt.ts'

const mostPlaces = 3
const mostLines = 6
const longestLine = 300

/** A count of none is no failure, such as `0 errors` and `Failed: 0`. */
const ofNothing = /\b(?:0|no) (?:errors?|fail\w*|warnings?)\b|\b(?:errors?|fail\w*): ?0\b/i
const saysError = /\b\w*(?:error|exception|panic(?:ked)?|fatal|failure|traceback)\b|\bnot ok\b|^\s*(?:FAIL|✗|✕|×|●)/i
const saysAssertion =
  /\bassert\w*|\bexpect(?:ed)?\b|\breceived\b|\bactual\b|\bto (?:be|equal|match|contain)\b|^\s*E {3}/i

/** The lines of a failed check that decide: what its output blames by file and line, the first error, what was asserted. */
export function decisiveLines(result: CheckResult): string[] {
  const output = outputExcerpt(result, Number.MAX_SAFE_INTEGER)
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !ofNothing.test(line))
  const places = failureLocations(output)
    .slice(0, mostPlaces)
    .map(({ paths: [path = ''], line, message }) => `${path}:${line}: ${message}`)
  const firstError = lines.find((line) => saysError.test(line)) ?? lines.find(speaksOfFailure)
  const assertions = lines.filter((line) => saysAssertion.test(line)).slice(0, 3)
  const chosen = [...places, ...(firstError === undefined ? [] : [firstError]), ...assertions].map((line) =>
    line.trim(),
  )
  return [...new Set(chosen)]
    .filter((line, index, all) => all.every((other, at) => at === index || !repeats(line, other, at < index)))
    .slice(0, mostLines)
    .map((line) => (line.length > longestLine ? `${startOf(line, longestLine - 1)}…` : line))
}

/** Whether another line says all that this one does. */
const repeats = (line: string, other: string, isEarlier: boolean): boolean =>
  other !== line ? other.includes(line) : isEarlier
