export interface ReportedTest {
  /** Several if the report is ambiguous. */
  readonly titles: readonly string[]
  readonly file?: string | undefined
  /** If it may be the file's path in another spelling: `tests.test_a.TestX`. */
  readonly className?: string | undefined
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** Reads one runner's tests line by line, without storing lines. */
export interface RecordReader {
  line(text: string): void
  /** Undefined if this runner printed nothing; it may be active without tests. */
  end(): RecordsEnd | undefined
}

export interface RecordsEnd {
  readonly tests: number
  /** Null if all count. */
  readonly fault: string | null
}

export type OnTest = (test: ReportedTest) => void

export const notToldApart = 'the lines of the runner cannot be told from what tests print'
