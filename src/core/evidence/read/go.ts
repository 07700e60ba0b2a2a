import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const event = /^=== (?<what>RUN|PAUSE|CONT|NAME) +(?<name>\S+)$/
const result = /^(?<indent>(?: {4})*)--- (?<word>PASS|FAIL|SKIP): (?<name>\S+) \([\d.]+s\)$/
/** What a test prints without a line feed stands before its result. */
const lateResult = /^.+--- (?<word>PASS|FAIL|SKIP): (?<name>[^\s/]+) \([\d.]+s\)$/
const packageEnd = /^(?:ok|FAIL|---) {0,2}\t/

/** More tests that have begun and not ended are not followed. */
const maxOpen = 100_000

/**
 * The lines of `go test -v`. A test begins once and ends once; no test at the top begins while another one works, and those
 * that ran beside each other follow the others. The results of its parts come after its own.
 */
export function goReader(onTest: OnTest): RecordReader {
  /** Tests and parts without a result. */
  const open = new Set<string>()
  const paused = new Set<string>()
  let working: string | undefined
  let goesOn = false
  /** The test at the top whose result was the last line: its parts follow. */
  let ended: string | undefined
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
    // The parts of a test may stop and go on as they like.
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
  /** `before`: the test at the top whose results end with the line before. */
  const readResult = (line: Record<string, string | undefined>, before: string | undefined): void => {
    const { name = '', word, indent = '' } = line
    const [top = '', ...parts] = name.split('/')
    fits &&=
      parts.length === 0
        ? indent === '' && (working === name || paused.has(name))
        : indent.length === 4 * parts.length && before === top
    ended = top
    finish(name, word)
  }
  return {
    line(text) {
      const before = ended
      ended = undefined
      const { what, name } = event.exec(text)?.groups ?? {}
      const match = (result.exec(text) ?? lateResult.exec(text))?.groups
      if (name !== undefined) follow(what, name)
      else if (match) readResult(match, before)
      // What a part logged stands between the results.
      else if (/^ {4}/.test(text)) ended = before
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
