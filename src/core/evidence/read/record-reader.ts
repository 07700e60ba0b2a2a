/** One test as a runner reports it. */
export interface ReportedTest {
  /** Its full title; several if the report leaves open what belongs to it. */
  readonly titles: readonly string[]
  /** The file that the report names for it. */
  readonly file?: string | undefined
  /** Its class, if that can be the path of its file in another spelling: `tests.test_a.TestX`. */
  readonly className?: string | undefined
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** Reads the tests of one kind of runner, line by line; it keeps nothing of lines that are read. */
export interface RecordReader {
  line(text: string): void
  /** Undefined if the lines are not those of this runner; it can be at work and name no test. */
  end(): RecordsEnd | undefined
}

export interface RecordsEnd {
  readonly tests: number
  /** Why none of them counts; null if all do. */
  readonly fault: string | null
}

export type OnTest = (test: ReportedTest) => void

export const notToldApart = 'the lines of the runner cannot be told from what tests print'
