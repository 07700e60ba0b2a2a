import type { RecordReader } from './record-reader.ts'

/** Totals of runners whose test lines cannot be recognised. */
const totals: readonly RegExp[] = [
  /^\d+ examples?, \d+ failures?/,
  /^\d+ (?:runs|tests), \d+ assertions/,
  /^OK \(\d+ tests?/,
  /^Ran \d+ tests? (?:in|across)\b/,
  /\bTests run: \d+/,
  /^ok \| \d+ passed/,
  /^\s*\d+% tests passed/,
  /^Passed! +- Failed:/,
  /^\s*\d+ tests? passed$/,
]

/** Detects such a runner, so that its output is not read as another runner's. */
export function otherRunners(): RecordReader {
  let isAtWork = false
  return {
    line(text) {
      isAtWork ||= totals.some((form) => form.test(text))
    },
    end: () => (isAtWork ? { tests: 0, fault: null } : undefined),
  }
}
