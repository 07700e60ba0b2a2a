import { stripVTControlCharacters } from 'node:util'
import type { CitedTest } from '../../core/evidence/match-records.ts'
import { outputTests } from '../../core/evidence/output-tests.ts'
import type { Check, CheckResult } from '../../schema/check/check.ts'
import { splitLines } from '../process/lines.ts'
import { watchReport } from './report-file.ts'

type TestResult = Pick<CheckResult, 'tests' | 'report_fault'>

/** No test runner prints longer lines. */
const maxLineBytes = 16 * 1024

interface TestWatch {
  push(stream: 'stdout' | 'stderr', chunk: Uint8Array): void
  end(): TestResult
}

/** Finds cited tests in the check's report, or else in its output. */
export function watchTests(
  { workspace }: { readonly workspace: string },
  { check, cwd, cited }: { readonly check: Check; readonly cwd: string; readonly cited: readonly CitedTest[] },
): TestWatch {
  if (cited.length === 0) return { push: () => undefined, end: () => ({}) }
  if (check.report !== undefined) {
    const readReport = watchReport({ workspace, cwd, report: check.report }, cited)
    return { push: () => undefined, end: () => toTestResult(readReport()) }
  }
  const output = outputTests(cited)
  const linesOf = (stream: 'stdout' | 'stderr') =>
    splitLines({
      onLine: (line) => output.line(stream, stripVTControlCharacters(line).trimEnd()),
      onTooLong: () => undefined,
      maxBytes: maxLineBytes,
    })
  const streams = { stdout: linesOf('stdout'), stderr: linesOf('stderr') }
  return {
    push: (stream, chunk) => streams[stream].push(chunk),
    end() {
      for (const lines of Object.values(streams)) lines.end()
      return toTestResult(output.end())
    },
  }
}

const toTestResult = ({ tests, fault }: ReturnType<ReturnType<typeof outputTests>['end']>): TestResult => ({
  ...(tests.length > 0 && { tests: [...tests] }),
  ...(fault !== undefined && { report_fault: fault }),
})
