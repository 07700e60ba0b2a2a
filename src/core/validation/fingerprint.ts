import type { Validation } from '../../schema/check/check.ts'
import { excerpt } from '../text/excerpt.ts'
import { visible } from '../text/visible.ts'
import { outputExcerpt } from './output-excerpt.ts'
import { judge } from './verdict.ts'

const rules: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
  [/\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?)?/gi, '<time>'],
  [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, '<time>'],
  // The last part of a directory made for one run is random.
  [/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, '<tmp>'],
  // In another checkout the same file has another path: only its name counts.
  [/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, '/'],
  [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, '<hex>'],
  [/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, '<took>'],
  [/\d+(?:[.,]\d+)*/g, '<n>'],
  [/\s+/g, ' '],
]

const maxChars = 50_000

/** Replaces numbers, hexadecimal, ids, times, durations and temporary directories, which differ from run to run. */
export function normalize(text: string): string {
  return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), visible(excerpt(text, maxChars))).trim()
}

/** A short stable digest of the normalised text, to recognise a repeated failure. Not for security: FNV-1a, twice. */
export function fingerprint(text: string): string {
  const clean = normalize(text)
  return fnv1a(clean, 0x811c9dc5) + fnv1a(clean, 0x050c5d1f)
}

function fnv1a(text: string, basis: number): string {
  let hash = basis
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >> 8), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const speaksOfFailure = /error|fail|assert|expect|exception|panic|not ok|denied|missing|cannot|✗|✕|×|●/i

/**
 * The fingerprint of a failed validation: which checks failed, how they ended, and their error lines, sorted, since
 * parallel tests print in any order. Feeds the circuit breaker.
 */
export function validationFingerprint(validation: Validation): string {
  const { strategy, checks, known_red } = validation
  const { failures } = judge({ strategy, checks, results: checks, knownRed: known_red })
  const descriptions = failures.map((result) => {
    const lines = outputExcerpt(result, 20_000)
      .split('\n')
      .filter((line) => !line.startsWith('… '))
    const telling = lines.filter((line) => speaksOfFailure.test(line))
    const tellingTexts = new Set((telling.length > 0 ? telling : lines).map(normalize))
    return [
      result.name,
      result.timed_out
        ? 'timed out'
        : result.passed_limit
          ? 'passed a limit'
          : result.filled_disk
            ? 'filled the disk'
            : 'failed',
      ...[...tellingTexts].sort(),
    ].join('\n')
  })
  return fingerprint(descriptions.sort().join('\n\n'))
}
