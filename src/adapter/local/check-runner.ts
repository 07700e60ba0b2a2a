import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CitedTest } from '../../core/evidence/match-records.ts'
import { excerpt } from '../../core/text/excerpt.ts'
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
  /** Absolute path of the workspace. */
  readonly workspace: string
  /** An existing directory outside the workspace; each check has a home and temporary files of its own in it. */
  readonly folder: string
  /** Made by `checkEnvironment` for these. */
  readonly env: (own: { home: string; tmp: string }) => Readonly<Record<string, string>>
  /** Where the whole output of each check goes; made where it is missing. */
  readonly logDir: string
  readonly confinement: Pick<Confinement, 'wrap'>
  /** The engine's own, for the files that it names: a check runs what the agent wrote. */
  readonly environment?: Environment
  /** What else it could reach and must not change. */
  readonly watched?: StartWatch
  /** Takes secrets out of the log. */
  readonly redact?: (text: string) => string
  readonly graceMs?: number
}

const headBytes = 16 * 1024
const tailBytes = 64 * 1024

/** Runs checks as they are typed: `bash -c` (`sh -c` where there is no bash), no added options. */
export function checkRunner(settings: CheckRunnerSettings): RunCheck {
  return async (check, label, signal, cited = []) => {
    signal.throwIfAborted()
    const cwd = join(settings.workspace, check.working_directory)
    if (!isDirectory(cwd)) return notStarted(check, `The working directory ${check.working_directory} does not exist.`)
    const result = await withCallFolder(settings.folder, (own) =>
      runIn(settings, { check, label, signal, cwd, own, cited }),
    )
    signal.throwIfAborted()
    return result
  }
}

interface Run {
  readonly check: Check
  readonly label: string
  readonly signal: AbortSignal
  readonly cwd: string
  readonly own: CallFolder
  readonly cited: readonly CitedTest[]
}

async function runIn(settings: CheckRunnerSettings, run: Run): Promise<CheckResult> {
  const { check, label, signal, cwd, own } = run
  const env = settings.env(own)
  const shell = findProgram('bash', env['PATH']) ?? 'sh'
  const logFile = logFileOf(settings.logDir, label)
  const { redact, graceMs } = settings
  const log = { ...(logFile && { logFile }), ...(redact && { redact }) }
  const output = boundedOutput({ headBytes, tailBytes, ...log })
  const tests = watchTests(settings, run)
  const outside = watchForeignFiles(settings.environment ?? {}, settings.watched)
  const disk = watchDisk([cwd, own.tmp, settings.logDir], () => running.end())
  failpoint('check.start')
  const running = supervise(
    { file: shell, args: ['-c', check.run], cwd, env },
    {
      confinement: settings.confinement,
      places: { call: own, writable: [settings.workspace], caches: join(settings.folder, 'caches-of-checks') },
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
  const end = await running.done.catch((cause: unknown) => String(cause instanceof Error ? cause.message : cause))
  const full = disk.finish()
  const said = output.finish()
  const violations = outside()
  if (typeof end === 'string') return notStarted(check, `The check could not be started: ${end}`)
  failpoint('check.ended')
  return withFullDisk(withViolations({ ...resultOf(check, end, said, logFile), ...tests.end() }, violations), full)
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Undefined where the folder cannot be made: a full disk must not fail a check. */
function logFileOf(folder: string, label: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    return join(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}.log`)
  } catch {
    return undefined
  }
}

/** What a check that ran came to, with a remark where its exit code alone does not say enough. */
function resultOf(
  check: Check,
  end: ProcessEnd,
  { head, tail, bytes, note }: Output,
  logFile: string | undefined,
): CheckResult {
  const remarks = [hint(check, end), note].filter((remark) => remark !== undefined)
  return {
    ...identity(check),
    passed: end.exitCode === 0 && end.endedBy === 'itself' && end.passedLimit === undefined,
    // What a killed shell answers says nothing about the check.
    exit_code: end.endedBy === 'itself' ? end.exitCode : null,
    timed_out: end.endedBy === 'wall',
    ...(end.passedLimit !== undefined && { passed_limit: end.passedLimit }),
    duration_ms: Math.round(end.durationMs),
    output_head: head,
    output_tail: [tail.replace(/\n$/, ''), ...remarks.map((remark) => `[ralph] ${remark}`)]
      .join('\n')
      .replace(/^\n/, ''),
    output_bytes: bytes,
    ...(logFile === undefined ? {} : { log_file: logFile }),
  }
}

/** Whatever its exit code says. */
const withViolations = (result: CheckResult, outside: readonly string[]): CheckResult =>
  outside.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...outside.map((what) => `[ralph] ${what}`)].join('\n'),
      }

/** Whoever filled it, the check cannot be believed: what it could not write it may not have missed. */
const withFullDisk = (result: CheckResult, full: string | undefined): CheckResult =>
  full === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] It filled the disk and was stopped: ${full}.`,
      }

function hint(check: Check, end: ProcessEnd): string | undefined {
  if (end.endedBy === 'wall') return `Ended after its timeout of ${check.timeout_ms / 1000} s.`
  if (end.passedLimit !== undefined) return `Ended because ${end.passedLimit}.`
  if (end.exitCode === 127)
    return 'Exit code 127: a program was not found. Is it installed and on PATH where the checks run?'
  if (end.exitCode === 126) return 'Exit code 126: a program could not be run. Is it installed and executable?'
  return undefined
}

const identity = ({ name, run, kind }: Check) => ({ name, run, kind, flaky: false })

const notStarted = (check: Check, why: string): CheckResult => ({
  ...identity(check),
  passed: false,
  exit_code: null,
  timed_out: false,
  duration_ms: 0,
  output_head: '',
  output_tail: `[ralph] ${why}`,
  output_bytes: 0,
})

/** An hour: installing dependencies over a slow line is no fault. */
const timeoutMs = 60 * 60_000

/** Runs a set-up command like a check, in the environment that it is given. */
export function setUpRunner(settings: CheckRunnerSettings): RunCommand {
  const run = checkRunner(settings)
  return async (command, signal) => {
    const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' } as const
    const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal)
    return {
      // A command that wrote where it must not has failed, whatever its exit code.
      code: passed ? 0 : exit_code || 1,
      tail: excerpt(output_head + output_tail, 4000, 0.5),
      filledDisk: filled_disk,
    }
  }
}
