import type { CheckResult } from '../../schema/check/check.ts'
import type { Citation, CitedEvidence, JudgedCriterion } from '../../schema/check/criterion.ts'
import { oneLine } from '../text/one-line.ts'
import { insidePath } from '../text/paths.ts'
import type { CitedTest } from './match-records.ts'
import { testInSource } from './test-source.ts'
import { titleInFile } from './test-title.ts'

const maxTitle = 500
const maxPath = 300
const maxCitations = 200

/** All of it is about one tree. */
export interface CriteriaRequest {
  readonly criteria: readonly string[]
  readonly evidence: readonly CitedEvidence[]
  /** On that tree; `tests` holds the reports on `citedTests(request)`. */
  readonly checks: readonly Pick<CheckResult, 'name' | 'run' | 'passed' | 'tests' | 'report_fault'>[]
  /** Contents of `citedFiles(request)` in that tree; missing files have no entry. */
  readonly files: ReadonlyMap<string, string>
}

type Cited = Pick<CriteriaRequest, 'criteria' | 'evidence'>

/**
 * The level of each criterion, in order; the best citation counts. Only a test can be at `ran`: a suite or a line does
 * not show a single criterion.
 */
export function criterionLevels(request: CriteriaRequest): JudgedCriterion[] {
  const cited = citationsOf(request)
  return request.criteria.map((criterion, index) => {
    const judged = (cited.get(index) ?? []).map((citation) => ({ criterion, citation, ...levelOf(citation, request) }))
    return (
      judged.find(({ level }) => level === 'ran') ??
      judged.find(({ level }) => level === 'exists') ??
      judged[0] ?? { criterion, citation: null, level: 'claimed', check: null, why: 'the agent cites nothing for it' }
    )
  })
}

/** Tests whose records the checks must report. */
export const citedTests = (request: Cited): CitedTest[] => {
  const tests = [...citationsOf(request).values()].flat().filter((one) => one.kind === 'test')
  const byKey = new Map(tests.map(({ file, title }) => [`${file}\n${title}`, { file, title }]))
  return [...byKey.values()]
}

export const citedFiles = (request: Cited): string[] => [
  ...new Set([...citationsOf(request).values()].flat().flatMap((one) => (one.kind === 'check' ? [] : [one.file]))),
]

/** By the criterion's index; invalid entries are left out. */
function citationsOf({ criteria, evidence }: Cited): ReadonlyMap<number, readonly Citation[]> {
  const byCriterion = new Map<number, Citation[]>()
  for (const entry of evidence.slice(0, maxCitations)) {
    const index = indexOf(criteria, entry.criterion)
    const citation = citationOf(entry)
    if (index === -1 || !citation) continue
    byCriterion.set(index, [...(byCriterion.get(index) ?? []), citation])
  }
  return byCriterion
}

function indexOf(criteria: readonly string[], reference: number | string): number {
  const words = String(reference).trim()
  if (/^\d+$/.test(words) && Number(words) <= criteria.length) return Number(words) - 1
  const expected = oneLine(words, maxTitle)
  return criteria.findIndex((criterion) => oneLine(criterion, maxTitle) === expected)
}

function citationOf({ file, test, line, check }: CitedEvidence): Citation | undefined {
  const [, place, number] = /^(.*?):(\d+)$/.exec(file?.trim() ?? '') ?? []
  const path = insidePath(oneLine(place ?? file ?? '', maxPath))
  if (path !== undefined && path !== '.') {
    const title = oneLine(titleInFile(test ?? '', path), maxTitle)
    if (title !== '') return { kind: 'test', file: path, title }
    const lineNumber = line ?? Number(number)
    return lineNumber > 0 ? { kind: 'place', file: path, line: lineNumber } : undefined
  }
  const name = oneLine(check ?? '', maxPath)
  return name === '' ? undefined : { kind: 'check', name }
}

type Level = Pick<JudgedCriterion, 'level' | 'check' | 'why'>

const claimed = (why: string): Level => ({ level: 'claimed', check: null, why })
const exists = (why: string): Level => ({ level: 'exists', check: null, why })

function levelOf(citation: Citation, { checks, files }: CriteriaRequest): Level {
  if (citation.kind === 'check') {
    const check = checks.find(({ name, run }) => [name, run].some((text) => oneLine(text, maxPath) === citation.name))
    if (!check) return claimed('no check has that name')
    return check.passed ? exists('the check passed; no test is cited') : claimed('the check did not pass')
  }
  const source = files.get(citation.file)
  if (source === undefined) return claimed('there is no such file')
  if (citation.kind === 'test') return levelOfTest(citation, source, checks)
  return source.split('\n').length >= citation.line
    ? exists('a line of a file is cited, and no test')
    : claimed('the file has fewer lines')
}

/** A record without a file counts only if the cited file declares the test. */
function levelOfTest(
  { file, title }: Citation & { kind: 'test' },
  source: string,
  checks: CriteriaRequest['checks'],
): Level {
  const declared = testInSource(source, file, title)
  const records = checks.flatMap(({ name, passed, tests = [] }) =>
    tests
      .filter((record) => record.file === file && record.title === title && (record.in_file || declared))
      .map((record) => ({ ...record, check: name, checkPassed: passed })),
  )
  if (!declared && records.length === 0) return claimed('the file declares no test of that title')
  if (declared && !declared.acts) return exists('the test has an empty body: it calls and asserts nothing')
  const ran = records.find(({ outcome, checkPassed }) => outcome === 'passed' && checkPassed)
  if (ran) return { level: 'ran', check: ran.check, why: null }
  const [record] = records
  return exists(record ? whyNotRan[record.outcome] : notReported(checks))
}

const whyNotRan = {
  passed: 'the test ran in a check that did not pass',
  failed: 'the test failed',
  skipped: 'the test was skipped',
  ambiguous: 'several tests have that title; cite the full title with its groups',
} as const

function notReported(checks: CriteriaRequest['checks']): string {
  const faults = checks.flatMap(({ report_fault }) => (report_fault === undefined ? [] : [report_fault]))
  return ['no check reports that it ran', ...faults.slice(0, 1)].join(': ')
}
