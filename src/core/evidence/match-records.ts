import type { TestRecord } from '../../schema/check/criterion.ts'
import type { ReportedTest } from './read/record-reader.ts'
import { comparableTitle, endsWithTitle, isSameFile } from './test-title.ts'

export type CitedTest = Pick<TestRecord, 'file' | 'title'>

/** Reports on one cited test. */
interface Matches {
  readonly counts: Record<ReportedTest['outcome'], number>
  inFile: boolean
  /** The full title, if all records share it. */
  title: string | undefined
  isOneTitle: boolean
}

interface Match {
  readonly cited: CitedTest
  readonly comparable: string
  /** Records with exactly the cited title, and those with more groups before it. */
  readonly whole: Matches
  readonly ending: Matches
}

const noMatches = (): Matches => ({
  counts: { passed: 0, failed: 0, skipped: 0 },
  inFile: true,
  title: undefined,
  isOneTitle: true,
})

/** Matches records with cited tests; memory depends on the cited tests only. */
export function matchRecords(cited: readonly CitedTest[]): {
  see(test: ReportedTest): void
  records(from: TestRecord['from']): TestRecord[]
} {
  const matches = cited.map(
    (one): Match => ({ cited: one, comparable: comparableTitle(one.title), whole: noMatches(), ending: noMatches() }),
  )
  return {
    see(test) {
      const titles = test.titles.map(comparableTitle)
      // Parameters that pytest appends: `test_x[1-2]`.
      const plain = titles.map((title) => title.replace(/\[.*\]$/, ''))
      for (const { cited: one, comparable, whole, ending } of matches) {
        const inFile = isInFile(test, one.file)
        if (inFile === undefined) continue
        if (titles.includes(comparable) || plain.includes(comparable)) add(whole, test, inFile)
        else if (titles.some((title) => endsWithTitle(title, comparable))) add(ending, test, inFile)
      }
    },
    records: (from) =>
      matches.flatMap(({ cited: one, whole, ending }) => {
        const matched = total(whole) > 0 ? whole : ending
        if (total(matched) === 0) return []
        const outcome = matched === ending && !ending.isOneTitle ? 'ambiguous' : outcomeOf(matched)
        return [{ file: one.file, title: one.title, outcome, from, in_file: matched.inFile }]
      }),
  }
}

const total = ({ counts }: Matches): number => counts.passed + counts.failed + counts.skipped

function add(matches: Matches, { outcome, titles }: ReportedTest, inFile: boolean): void {
  matches.counts[outcome] += 1
  matches.inFile &&= inFile
  const title = titles[0] ?? ''
  matches.isOneTitle &&= matches.title === undefined || matches.title === title
  matches.title = title
}

/** Of tests with the same title in unknown files, the skipped one may be the cited one. */
function outcomeOf({ counts, inFile }: Matches): TestRecord['outcome'] {
  if (counts.failed > 0) return 'failed'
  if (counts.skipped === 0) return 'passed'
  return counts.passed === 0 ? 'skipped' : inFile ? 'passed' : 'ambiguous'
}

/** Undefined if the record names another file; false if it names none. */
function isInFile({ file, className }: ReportedTest, cited: string): boolean | undefined {
  if (file !== undefined) return isSameFile(file, cited) ? true : undefined
  if (className === undefined) return false
  const dotted = cited.replace(/\.[^./]+$/, '').replaceAll('/', '.')
  const outer = className.replace(/\$.*$/, '')
  return outer === dotted || outer.startsWith(`${dotted}.`) || (outer.includes('.') && dotted.endsWith(`.${outer}`))
}
