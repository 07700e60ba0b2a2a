import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type CitedTest, matchRecords } from '../../core/evidence/match-records.ts'
import { outputTests, type SeenTests } from '../../core/evidence/output-tests.ts'
import { junitReader } from '../../core/evidence/read/junit.ts'
import type { OnTest } from '../../core/evidence/read/record-reader.ts'
import { tapReader } from '../../core/evidence/read/tap.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { Check, CheckResult } from '../../schema/check/check.ts'
import { splitLines } from '../process/lines.ts'

type TestResult = Pick<CheckResult, 'tests' | 'report_fault'>

/** No test runner prints longer lines. */
const maxPrintedBytes = 16 * 1024

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
      maxBytes: maxPrintedBytes,
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

const maxBytes = 64 * 1024 * 1024
const tooLarge = `is larger than ${maxBytes / 1024 / 1024} MiB`
const maxLineBytes = 64 * 1024
/** Surefire and others write one file for each class. */
const maxFiles = 2_000
const chunkBytes = 64 * 1024

interface ReportRequest {
  /** Absolute; reports outside are not read. */
  readonly workspace: string
  /** Absolute; the check runs there. */
  readonly cwd: string
  /** `report:` of the check, relative to `cwd`; `*` matches any characters of a name. */
  readonly report: string
}

/** Call before a check starts. Unchanged files, links, devices and too large files count as faults. */
export function watchReport(request: ReportRequest, cited: readonly CitedTest[]): () => SeenTests {
  const stampsBefore = new Map(pathsOf(request).map((path) => [path, stampOf(path)]))
  return () => {
    const paths = pathsOf(request)
    const matcher = matchRecords(cited)
    const faults = paths.flatMap((path) => {
      const fault =
        stampsBefore.get(path) === stampOf(path)
          ? 'was not written by this run of the check'
          : readReport(path, request, matcher.see)
      return fault === undefined ? [] : [`the report ${oneLine(relative(request.cwd, path), 200)} ${fault}`]
    })
    const fault = paths.length === 0 ? `the report ${oneLine(request.report, 200)} does not exist` : faults[0]
    return { tests: matcher.records('report'), ...(fault !== undefined && { fault }) }
  }
}

function pathsOf({ cwd, report }: ReportRequest): string[] {
  let paths = [cwd]
  for (const namePattern of report.split('/'))
    paths = paths.flatMap((folder) => namesIn(folder, namePattern).map((name) => join(folder, name))).slice(0, maxFiles)
  return paths.filter((path) => stampOf(path) !== undefined)
}

function namesIn(folder: string, pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern]
  const regex = new RegExp(
    `^${pattern
      .split('*')
      .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
  try {
    return readdirSync(folder)
      .filter((name) => regex.test(name))
      .sort()
  } catch {
    return []
  }
}

/** Changes with each write; undefined if there is no file. */
function stampOf(path: string): string | undefined {
  try {
    const { ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true })
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`
  } catch {
    return undefined
  }
}

/** The reason to ignore the file, as the end of a sentence about it. */
function readReport(path: string, { workspace }: ReportRequest, onTest: OnTest): string | undefined {
  let descriptor: number | undefined
  try {
    if (!`${realpathSync(dirname(path))}/`.startsWith(`${realpathSync(workspace)}/`))
      return 'lies outside of the workspace'
    if (!lstatSync(path).isFile()) return 'is not a regular file'
    // Neither follows a link nor waits for a pipe.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const stat = fstatSync(descriptor)
    if (!stat.isFile()) return 'is not a regular file'
    if (stat.size > maxBytes) return tooLarge
    // Checked to the end first: an invalid file counts for nothing.
    return readAll(descriptor, () => undefined) ?? readAll(descriptor, onTest)
  } catch (cause) {
    return `cannot be read: ${oneLine(cause instanceof Error ? cause.message : String(cause), 200)}`
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function readAll(descriptor: number, onTest: OnTest): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const buffer = Buffer.alloc(chunkBytes)
  let reader: ReturnType<typeof readerOf> | undefined
  for (let position = 0, length = 1; length > 0; position += length) {
    length = readSync(descriptor, buffer, 0, chunkBytes, position)
    if (position + length > maxBytes) return tooLarge
    const text = decode(decoder, buffer.subarray(0, length), length > 0)
    if (text === undefined) return 'is not UTF-8'
    if (text.trim() !== '') reader ??= readerOf(text, onTest)
    reader?.write(text)
  }
  if (!reader) return 'is empty'
  const { fault } = reader.end()
  return fault === null ? undefined : `does not count: ${fault}`
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, stream: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    return undefined
  }
}

function readerOf(start: string, onTest: OnTest) {
  if (start.trimStart().startsWith('<')) return junitReader(onTest)
  const tap = tapReader(onTest, { isFile: true })
  const lines = splitLines({ onLine: (line) => tap.line(line), onTooLong: () => undefined, maxBytes: maxLineBytes })
  return {
    write: (text: string) => lines.push(Buffer.from(text)),
    end: () => {
      lines.end()
      return tap.end() ?? { tests: 0, fault: 'it is neither JUnit XML nor TAP' }
    },
  }
}
