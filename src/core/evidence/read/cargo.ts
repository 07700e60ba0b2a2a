import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const begins = /^running (\d+) tests?$/
const named = /^test (?<title>\S.*?)(?: - should panic)? \.\.\. (?<word>ok|FAILED|ignored)(?:, .*)?$/
const ends = /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored;/
/** A test that prints (`--nocapture`) tears such a line apart. */
const torn = /^test .* \.\.\. |^(?:ok|FAILED|ignored)$|\S.*test \S.* \.\.\. (?:ok|FAILED|ignored)/

/** The lines of `cargo test`: one part for each program of tests. */
export function cargoReader(onTest: OnTest): RecordReader {
  let expected: number | undefined
  let lines = 0
  let tests = 0
  let parts = 0
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
      const { title, word } = named.exec(text)?.groups ?? {}
      if (count !== undefined) begin(count)
      else if (title !== undefined) readTest(title, word)
      else if (ends.test(text)) {
        fits &&= expected === lines
        expected = undefined
        parts += 1
      } else if (expected !== undefined) fits &&= !torn.test(text)
    },
    end: () =>
      parts === 0 && expected === undefined
        ? undefined
        : { tests, fault: fits && expected === undefined ? null : notToldApart },
  }
}
