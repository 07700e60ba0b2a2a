import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CitedTest } from '../../core/evidence/match-records.ts'
import { excerpt } from '../../core/text/excerpt.ts'
import { tryRead } from '../../core/text/try-read.ts'
import type { RunCheck } from '../../port/check-runner.ts'
import type { Check, CheckResult } from '../../schema/check/check.ts'
import { failpoint } from '../failpoint.ts'
import type { RunCommand } from '../git/workspace/set-up.ts'
import { boundedOutput, type Output } from '../process/bounded-output.ts'
import { type CallFolder, withCallFolder } from '../process/call-folder.ts'
import type { Confinement } from '../process/command.ts'
import { watchDisk } from '../process/disk-watch.ts'
import type { Environment } from '../process/environment.ts'
import { type StartWatch, watchForeignFiles } from '../process/foreign-files.ts'
import { findProgram } from '../process/programs.ts'
import { type ProcessEnd, supervise } from '../process/supervise.ts'
import { watchTests } from './watch-tests.ts'

export interface CheckRunnerSettings {
  readonly workspace: string
  /** An existing directory outside the workspace; each check gets a home and temporary files in it. */
  readonly folder: string
  readonly env: (own: { home: string; tmp: string }) => Readonly<Record<string, string>>
  readonly logDir: string
  readonly confinement: Pick<Confinement, 'wrap'>
  /** The engine's environment; files that it names are watched, since a check runs the agent's code. */
  readonly environment?: Environment
  /** Further files that the check must not change. */
  readonly watchOutside?: StartWatch
  readonly redact?: (text: string) => string
  readonly graceMs?: number
}

const headBytes = 16 * 1024
const tailBytes = 64 * 1024

/** With `bash -c` (`sh -c` if there is no bash), without further options. */
export function checkRunner(settings: CheckRunnerSettings): RunCheck {
  return async (check, label, signal, cited = []) => {
    signal.throwIfAborted()
    const cwd = join(settings.workspace, check.working_directory)
    if (!isDirectory(cwd)) return notStarted(check, `The working directory ${check.working_directory} does not exist.`)
    const result = await withCallFolder(settings.folder, (callFolder) =>
      runIn(settings, { check, label, signal, cwd, callFolder, cited }),
    )
    signal.throwIfAborted()
    return result
  }
}

interface CheckRun {
  readonly check: Check
  readonly label: string
  readonly signal: AbortSignal
  readonly cwd: string
  readonly callFolder: CallFolder
  readonly cited: readonly CitedTest[]
}

async function runIn(settings: CheckRunnerSettings, run: CheckRun): Promise<CheckResult> {
  const { check, label, signal, cwd, callFolder } = run
  const env = settings.env(callFolder)
  const shell = findProgram('bash', env['PATH']) ?? 'sh'
  const logFile = logFileOf(settings.logDir, label)
  const { redact, graceMs } = settings
  const log = { ...(logFile && { logFile }), ...(redact && { redact }) }
  const output = boundedOutput({ headBytes, tailBytes, ...log })
  const tests = watchTests(settings, run)
  const endWatch = watchForeignFiles(settings.environment ?? {}, settings.watchOutside)
  const disk = watchDisk([cwd, callFolder.tmp, settings.logDir], () => running.end())
  failpoint('check.start')
  const running = supervise(
    { file: shell, args: ['-c', check.run], cwd, env },
    {
      confinement: settings.confinement,
      places: { call: callFolder, writable: [settings.workspace], caches: join(settings.folder, 'caches-of-checks') },
      signal,
      onStdout: (chunk) => {
        output.push(chunk)
        tests.push('stdout', chunk)
      },
      onStderr: (chunk) => {
        output.push(chunk)
        tests.push('stderr', chunk)
      },
      wallMs: check.timeout_ms,
      ...(graceMs === undefined ? {} : { graceMs }),
    },
  )
  const processEnd = await running.done.catch((cause: unknown) =>
    String(cause instanceof Error ? cause.message : cause),
  )
  const fullDisk = disk.finish()
  const outputParts = output.finish()
  const violations = endWatch()
  if (typeof processEnd === 'string') return notStarted(check, `The check could not be started: ${processEnd}`)
  failpoint('check.ended')
  return withFullDisk(
    withViolations({ ...resultOf(check, processEnd, outputParts, logFile), ...tests.end() }, violations),
    fullDisk,
  )
}

const isDirectory = (path: string): boolean => tryRead(() => statSync(path).isDirectory()) ?? false

/** Undefined if the folder cannot be created: a full disk must not fail a check. */
function logFileOf(folder: string, label: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    return join(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}.log`)
  } catch {
    return undefined
  }
}

function resultOf(
  check: Check,
  processEnd: ProcessEnd,
  { head, tail, bytes, note }: Output,
  logFile: string | undefined,
): CheckResult {
  const remarks = [hint(check, processEnd), note].filter((remark) => remark !== undefined)
  return {
    ...identity(check),
    passed: processEnd.exitCode === 0 && processEnd.endedBy === 'itself' && processEnd.passedLimit === undefined,
    // A killed shell's exit code says nothing about the check.
    exit_code: processEnd.endedBy === 'itself' ? processEnd.exitCode : null,
    timed_out: processEnd.endedBy === 'wall',
    ...(processEnd.passedLimit !== undefined && { passed_limit: processEnd.passedLimit }),
    duration_ms: Math.round(processEnd.durationMs),
    output_head: head,
    output_tail: [tail.replace(/\n$/, ''), ...remarks.map((remark) => `[ralph] ${remark}`)]
      .join('\n')
      .replace(/^\n/, ''),
    output_bytes: bytes,
    ...(logFile === undefined ? {} : { log_file: logFile }),
  }
}

const withViolations = (result: CheckResult, violations: readonly string[]): CheckResult =>
  violations.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...violations.map((what) => `[ralph] ${what}`)].join('\n'),
      }

/** A check on a full disk is not reliable: it may have failed to write its findings. */
const withFullDisk = (result: CheckResult, fullDisk: string | undefined): CheckResult =>
  fullDisk === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] It filled the disk and was stopped: ${fullDisk}.`,
      }

function hint(check: Check, processEnd: ProcessEnd): string | undefined {
  if (processEnd.endedBy === 'wall') return `Ended after its timeout of ${check.timeout_ms / 1000} s.`
  if (processEnd.passedLimit !== undefined) return `Ended because ${processEnd.passedLimit}.`
  if (processEnd.exitCode === 127)
    return 'Exit code 127: a program was not found. Is it installed and on PATH where the checks run?'
  if (processEnd.exitCode === 126) return 'Exit code 126: a program could not be run. Is it installed and executable?'
  return undefined
}

const identity = ({ name, run, kind }: Check) => ({ name, run, kind, flaky: false })

const notStarted = (check: Check, reason: string): CheckResult => ({
  ...identity(check),
  passed: false,
  exit_code: null,
  timed_out: false,
  duration_ms: 0,
  output_head: '',
  output_tail: `[ralph] ${reason}`,
  output_bytes: 0,
})

/** An hour, since installing dependencies over a slow line is no fault. */
const setUpTimeoutMs = 60 * 60_000

export function setUpRunner(settings: CheckRunnerSettings): RunCommand {
  const run = checkRunner(settings)
  return async (command, signal) => {
    const check = {
      name: command,
      run: command,
      kind: 'build',
      timeout_ms: setUpTimeoutMs,
      working_directory: '.',
    } as const
    const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal)
    return {
      // A command that wrote to a forbidden place fails despite exit code 0.
      code: passed ? 0 : exit_code || 1,
      tail: excerpt(output_head + output_tail, 4000, 0.5),
      filledDisk: filled_disk,
    }
  }
}
