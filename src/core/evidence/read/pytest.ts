import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const start = /^=+ test session starts =+$/
const testLine =
  /^(?<file>\S+?)::(?<title>\S.*?) (?<word>PASSED|FAILED|SKIPPED|XFAIL|XPASS|ERROR)(?: \(.*\))?(?: +\[ *\d+%\])?$/
const workerLine =
  /^\[gw\d+\] \[ *\d+%\] (?<word>PASSED|FAILED|SKIPPED|XFAIL|XPASS|ERROR) (?<file>\S+?)::(?<title>\S.*?)$/
/** With `-s`, a test's output splits its line. */
const torn = /^\S+\.py::|(?:PASSED|FAILED|SKIPPED|XFAIL|XPASS|ERROR)(?: +\[ *\d+%\])?$/
const header = /^=+ .* =+$/
const total =
  /^=+ (?<counts>.*\b(?:passed|failed|skipped|error|errors|deselected|xfailed|xpassed)\b.*) in [\d.]+m?s.*=+$/

/** Output of `pytest -v`. */
export function pytestReader(onTest: OnTest): RecordReader {
  let begun = 0
  let isOver = false
  let passed = 0
  let tests = 0
  let totals = 0
  let reported = 0
  let isTorn = false
  const countTotal = (text: string): void => {
    const counts = total.exec(text)?.groups?.['counts']
    if (counts === undefined) return
    totals += 1
    reported = Number(/(\d+) passed/.exec(counts)?.[1] ?? 0)
  }
  const readTest = (text: string): void => {
    const { file, title, word } = (testLine.exec(text) ?? workerLine.exec(text))?.groups ?? {}
    if (title === undefined || file === undefined) {
      isTorn ||= torn.test(text)
      return
    }
    const outcome = word === 'PASSED' ? 'passed' : word === 'FAILED' || word === 'ERROR' ? 'failed' : 'skipped'
    if (outcome === 'passed') passed += 1
    tests += 1
    onTest({ titles: [title], file, outcome })
  }
  return {
    line(text) {
      if (start.test(text)) {
        begun += 1
        return
      }
      countTotal(text)
      // After the first header come failures, warnings and captured output.
      isOver ||= begun > 0 && header.test(text)
      if (begun > 0 && !isOver) readTest(text)
    },
    end() {
      if (begun === 0 && totals === 0) return undefined
      return { tests, fault: begun === 1 && totals === 1 && !isTorn && passed === reported ? null : notToldApart }
    },
  }
}
