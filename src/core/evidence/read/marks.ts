import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const marked = /^(?<indent> *)(?<mark>[▶✔✓√✖✕✗﹣○✎-]) (?<title>\S.*)$/u
/** Another output was printed into this line. */
const torn = /\S.*[▶✔✓√✖✕﹣○✎] \S/u
const timed = / \(\d+(?:\.\d+)?\s*m?s\)(?= #|$)/
const group = /^(?<indent> *)(?<title>\S.*)$/
const jestFile = /^(?:PASS|FAIL) +(?:\S+ )??(?<file>\S+\.\S+)(?: \([\d.]+ m?s\))?$/

type Program = 'node' | 'jest' | 'mocha'
const totals: readonly (readonly [Program, RegExp])[] = [
  ['node', /^ℹ (?<what>tests|suites) (?<count>\d+)$/],
  ['jest', /^Tests: +(?:.*, )?(?<count>\d+) passed, (?:.*, )?\d+ total$/],
  ['mocha', /^ +(?<count>\d+) passing(?: \(.*\))?$/],
]

/** Output of `node --test` (spec), `jest --verbose` and mocha: a mark and a title below its groups. */
export function marksReader(onTest: OnTest): RecordReader {
  /** The current groups by indentation. */
  let groups: { readonly indent: number; readonly title: string }[] = []
  let file: string | undefined
  let lines = 0
  let passed = 0
  let isTorn = false
  const counted: Record<Program, Map<string, number>> = { node: new Map(), jest: new Map(), mocha: new Map() }
  let isRepeated = false

  const below = (indent: number) => groups.filter((one) => one.indent < indent)
  const open = (indent: number, title: string): void => {
    groups = [...below(indent), { indent, title }].slice(-maxDepth)
  }
  const countTotals = (text: string): boolean => {
    for (const [program, form] of totals) {
      const { what = 'tests', count } = form.exec(text)?.groups ?? {}
      if (count === undefined) continue
      isRepeated ||= counted[program].has(what)
      counted[program].set(what, Number(count))
      return true
    }
    return false
  }
  const readMark = (indent: number, mark: string, title: string): void => {
    isTorn ||= torn.test(title)
    if (mark === '▶') {
      open(indent, title)
      return
    }
    lines += 1
    const plain = title.replace(timed, '')
    const name = plain.replace(/ # (?:SKIP|TODO)\b.*$/, '').replace(/^(?:skipped|todo) /, '')
    // `node --test` repeats a group's title at its end.
    groups = below(indent)
    const parents = groups.map((one) => one.title)
    const outcome = outcomeOf(mark, plain)
    if (outcome === 'passed') passed += 1
    onTest({ titles: [[...parents, name].join(' '), [...parents, title].join(' ')], file, outcome })
  }
  const readHeading = (text: string): void => {
    isTorn ||= torn.test(text)
    const { indent = '', title } = group.exec(text)?.groups ?? {}
    const header = jestFile.exec(text)?.groups?.['file']
    if (header !== undefined) {
      file = header
      groups = []
    } else if (title !== undefined) open(indent.length, title)
  }
  return {
    line(text) {
      if (countTotals(text)) return
      const { indent = '', mark = '', title } = marked.exec(text)?.groups ?? {}
      if (title === undefined) readHeading(text)
      else readMark(indent.length, mark, title)
    },
    end() {
      const programs = totals.map(([program]) => program).filter((program) => counted[program].size > 0)
      const [program] = programs
      if (program === undefined) return undefined
      const expected = [...counted[program].values()].reduce((sum, count) => sum + count, 0)
      // Only `node --test` marks and counts groups.
      const counts = program === 'node' ? lines : passed
      const fits = !isTorn && !isRepeated && programs.length === 1 && expected === counts
      return { tests: lines, fault: fits ? null : notToldApart }
    },
  }
}

const maxDepth = 50

function outcomeOf(mark: string, title: string): 'passed' | 'failed' | 'skipped' {
  if (/ # (?:SKIP|TODO)\b/.test(title) || /[﹣○✎-]/u.test(mark)) return 'skipped'
  return /[✔✓√]/u.test(mark) ? 'passed' : 'failed'
}
