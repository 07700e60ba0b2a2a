import type { RecordReader } from './record-reader.ts'

/** The totals of runners whose lines cannot be told from what tests print (`rspec -f doc`), or that print no names. */
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

/** Notices such a runner, so that no line of its tests passes for one of another runner. */
export function otherRunners(): RecordReader {
  let isAtWork = false
  return {
    line(text) {
      isAtWork ||= totals.some((form) => form.test(text))
    },
    end: () => (isAtWork ? { tests: 0, fault: null } : undefined),
  }
}
