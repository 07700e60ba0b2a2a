import type { Validation } from '../../schema/check/check.ts'
import { fingerprint, normalized } from './fingerprint.ts'
import { outputExcerpt } from './output-excerpt.ts'
import { judge } from './verdict.ts'

const speaksOfFailure = /error|fail|assert|expect|exception|panic|not ok|denied|missing|cannot|✗|✕|×|●/i

/**
 * The fingerprint of why a validation failed: which checks, how they ended, and what they said about it. The order of
 * lines does not count, since tests that run in parallel print in any order. Feeds the circuit breaker.
 */
export function validationFingerprint(validation: Validation): string {
  const { strategy, checks, known_red } = validation
  const { failures } = judge({ strategy, checks, results: checks, knownRed: known_red })
  const parts = failures.map((result) => {
    const lines = outputExcerpt(result, 20_000)
      .split('\n')
      .filter((line) => !line.startsWith('… '))
    const telling = lines.filter((line) => speaksOfFailure.test(line))
    const said = new Set((telling.length > 0 ? telling : lines).map(normalized))
    return [
      result.name,
      result.timed_out ? 'timed out' : result.filled_disk ? 'filled the disk' : 'failed',
      ...[...said].sort(),
    ].join('\n')
  })
  return fingerprint(parts.sort().join('\n\n'))
}
