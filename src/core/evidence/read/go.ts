import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const event = /^=== (?<what>RUN|PAUSE|CONT|NAME) +(?<name>\S+)$/
const result = /^(?<indent>(?: {4})*)--- (?<word>PASS|FAIL|SKIP): (?<name>\S+) \([\d.]+s\)$/
/** A test's output without a line feed precedes its result. */
const lateResult = /^.+--- (?<word>PASS|FAIL|SKIP): (?<name>[^\s/]+) \([\d.]+s\)$/
const packageEnd = /^(?:ok|FAIL|---) {0,2}\t/

/** Bound of tests without a result. */
const maxOpen = 100_000

/**
 * Output of `go test -v`. A test begins once and ends once; top-level tests do not overlap, and parallel ones come
 * last. Subtest results follow the test's own.
 */
export function goReader(onTest: OnTest): RecordReader {
  const open = new Set<string>()
  const paused = new Set<string>()
  let working: string | undefined
  let goesOn = false
  /** The top-level test whose result was the last line: its subtests follow. */
  let endedTest: string | undefined
  let packages = 0
  let results = 0
  let fits = true

  const begin = (name: string): void => {
    fits &&= !open.has(name) && open.size < maxOpen
    if (!name.includes('/')) {
      fits &&= working === undefined && !goesOn
      working = name
    } else fits &&= open.has(name.split('/')[0] ?? '')
    open.add(name)
  }
  const finish = (name: string, word: string | undefined): void => {
    results += 1
    fits &&= open.delete(name)
    paused.delete(name)
    if (working === name) working = undefined
    onTest({ titles: [name], outcome: word === 'PASS' ? 'passed' : word === 'SKIP' ? 'skipped' : 'failed' })
  }
  const follow = (what: string | undefined, name: string): void => {
    const isPart = name.includes('/')
    if (what === 'RUN') begin(name)
    // Subtests may pause and continue freely.
    if (what === 'PAUSE' && !isPart) {
      fits &&= working === name
      paused.add(name)
      working = undefined
    }
    if (what === 'CONT' && !isPart) {
      fits &&= paused.has(name)
      goesOn = true
    }
  }
  /** `before`: the top-level test whose results ended with the previous line. */
  const readResult = (line: Record<string, string | undefined>, before: string | undefined): void => {
    const { name = '', word, indent = '' } = line
    const [top = '', ...subtests] = name.split('/')
    fits &&=
      subtests.length === 0
        ? indent === '' && (working === name || paused.has(name))
        : indent.length === 4 * subtests.length && before === top
    endedTest = top
    finish(name, word)
  }
  return {
    line(text) {
      const before = endedTest
      endedTest = undefined
      const { what, name } = event.exec(text)?.groups ?? {}
      const match = (result.exec(text) ?? lateResult.exec(text))?.groups
      if (name !== undefined) follow(what, name)
      else if (match) readResult(match, before)
      // Logs of subtests stand between the results.
      else if (/^ {4}/.test(text)) endedTest = before
      else if (packageEnd.test(text)) {
        fits &&= open.size === 0
        packages += 1
        goesOn = false
      }
    },
    end() {
      if (results === 0 && packages === 0) return undefined
      return { tests: results, fault: fits && open.size === 0 && packages > 0 ? null : notToldApart }
    },
  }
}
