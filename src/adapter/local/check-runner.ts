import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RunCheck } from '../../port/check-runner.ts'
import type { Check, CheckResult } from '../../schema/check.ts'
import { failpoint } from '../failpoint.ts'
import { boundedOutput, type Output } from '../process/bounded-output.ts'
import type { Confinement } from '../process/confinement.ts'
import type { Environment } from '../process/environment.ts'
import { findProgram } from '../process/find-program.ts'
import { watchForeignFiles } from '../process/foreign-files.ts'
import { type ProcessEnd, supervise } from '../process/supervise.ts'

export interface CheckRunnerSettings {
  /** Absolute path of the workspace. */
  readonly workspace: string
  /** Made by `checkEnvironment`. */
  readonly env: Readonly<Record<string, string>>
  /** Where the whole output of each check goes; made where it is missing. */
  readonly logDir: string
  readonly confinement: Confinement
  /** The engine's own, for the files that it names: a check runs what the agent wrote. */
  readonly environment?: Environment
  readonly graceMs?: number
}

const headBytes = 16 * 1024
const tailBytes = 64 * 1024

/** Runs checks as they are typed: `bash -c` (`sh -c` where there is no bash), no added options. */
export function checkRunner(settings: CheckRunnerSettings): RunCheck {
  const shell = findProgram('bash', settings.env['PATH']) ?? 'sh'
  return async (check, label, signal) => {
    signal.throwIfAborted()
    const cwd = join(settings.workspace, check.working_directory)
    if (!isDirectory(cwd)) return notStarted(check, `The working directory ${check.working_directory} does not exist.`)
    const logFile = logFileOf(settings.logDir, label)
    const output = boundedOutput({ headBytes, tailBytes, ...(logFile === undefined ? {} : { logFile }) })
    const outside = watchForeignFiles(settings.environment ?? {})
    failpoint('check.start')
    let end: ProcessEnd
    try {
      end = await supervise(
        { file: shell, args: ['-c', check.run], cwd, env: settings.env },
        {
          confinement: settings.confinement,
          signal,
          onStdout: output.push,
          onStderr: output.push,
          wallMs: check.timeout_ms,
          ...(settings.graceMs === undefined ? {} : { graceMs: settings.graceMs }),
        },
      ).done
    } catch (cause) {
      output.finish()
      return notStarted(
        check,
        `The check could not be started: ${cause instanceof Error ? cause.message : String(cause)}`,
      )
    }
    failpoint('check.ended')
    const result = withViolations(resultOf(check, end, output.finish(), logFile), outside())
    signal.throwIfAborted()
    return result
  }
}

function resultOf(
  check: Check,
  end: ProcessEnd,
  { head, tail, bytes, note }: Output,
  logFile: string | undefined,
): CheckResult {
  const remarks = [hint(check, end), note].filter((remark) => remark !== undefined)
  return {
    ...identity(check),
    passed: end.exitCode === 0 && end.endedBy === 'itself',
    // What a killed shell answers says nothing about the check.
    exit_code: end.endedBy === 'itself' ? end.exitCode : null,
    timed_out: end.endedBy === 'wall',
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

function hint(check: Check, end: ProcessEnd): string | undefined {
  if (end.endedBy === 'wall') return `Ended after its time-out of ${check.timeout_ms / 1000} s.`
  if (end.exitCode === 127)
    return 'Exit code 127: a program was not found. Is it installed, and on PATH, where the checks run?'
  if (end.exitCode === 126) return 'Exit code 126: a program was found and could not be run. Is it executable?'
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
