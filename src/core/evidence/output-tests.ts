import type { TestRecord } from '../../schema/check/criterion.ts'
import { type CitedTest, matchRecords } from './match-records.ts'
import { cargoReader } from './read/cargo.ts'
import { goReader } from './read/go.ts'
import { marksReader } from './read/marks.ts'
import { otherRunners } from './read/other-runners.ts'
import { pytestReader } from './read/pytest.ts'
import { notToldApart, type OnTest, type RecordReader } from './read/record-reader.ts'
import { tapReader } from './read/tap.ts'
import { vitestReader } from './read/vitest.ts'

const runners: readonly ((onTest: OnTest) => RecordReader)[] = [
  pytestReader,
  cargoReader,
  goReader,
  vitestReader,
  marksReader,
  otherRunners,
  (onTest) => tapReader(onTest),
]

export interface SeenTests {
  readonly tests: readonly TestRecord[]
  /** Why the records do not count. */
  readonly fault?: string
}

/**
 * Reads a check's output line by line, each stream separately. Only one runner may be active: a test can print another
 * runner's lines.
 */
export function outputTests(cited: readonly CitedTest[]): {
  line(stream: 'stdout' | 'stderr', text: string): void
  end(): SeenTests
} {
  const readersOf = () =>
    runners.map((runner) => {
      const matches = matchRecords(cited)
      return { reader: runner(matches.see), matches }
    })
  const streams = { stdout: readersOf(), stderr: readersOf() }
  return {
    line(stream, text) {
      for (const { reader } of streams[stream]) reader.line(text)
    },
    end() {
      const activeReaders = [...streams.stdout, ...streams.stderr].flatMap(({ reader, matches }) => {
        const end = reader.end()
        return end ? [{ ...end, matches }] : []
      })
      const [first, ...others] = activeReaders
      if (!first || activeReaders.every(({ tests }) => tests === 0)) return { tests: [] }
      const fault = others.length > 0 ? notToldApart : first.fault
      return fault === null ? { tests: first.matches.records('output') } : { tests: [], fault }
    },
  }
}
