import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const begins = /^running (\d+) tests?$/
const testLine = /^test (?<title>\S.*?)(?: - should panic)? \.\.\. (?<word>ok|FAILED|ignored)(?:, .*)?$/
const ends = /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored;/
/** With `--nocapture`, a test's output splits its line. */
const torn = /^test .* \.\.\. |^(?:ok|FAILED|ignored)$|\S.*test \S.* \.\.\. (?:ok|FAILED|ignored)/

/** Output of `cargo test`, in parts for each test program. */
export function cargoReader(onTest: OnTest): RecordReader {
  let expected: number | undefined
  let lines = 0
  let tests = 0
  let programs = 0
  let fits = true
  const begin = (count: string): void => {
    fits &&= expected === undefined
    expected = Number(count)
    lines = 0
  }
  const readTest = (title: string, word: string | undefined): void => {
    fits &&= expected !== undefined
    lines += 1
    tests += 1
    onTest({ titles: [title], outcome: word === 'ok' ? 'passed' : word === 'ignored' ? 'skipped' : 'failed' })
  }
  return {
    line(text) {
      const count = begins.exec(text)?.[1]
      const { title, word } = testLine.exec(text)?.groups ?? {}
      if (count !== undefined) begin(count)
      else if (title !== undefined) readTest(title, word)
      else if (ends.test(text)) {
        fits &&= expected === lines
        expected = undefined
        programs += 1
      } else if (expected !== undefined) fits &&= !torn.test(text)
    },
    end: () =>
      programs === 0 && expected === undefined
        ? undefined
        : { tests, fault: fits && expected === undefined ? null : notToldApart },
  }
}
