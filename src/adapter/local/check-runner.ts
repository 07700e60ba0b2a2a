import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RunCheck } from '../../port/check-runner.ts'
import type { Check, CheckResult } from '../../schema/check/check.ts'
import { failpoint } from '../failpoint.ts'
import { type CallFolder, withCallFolder } from '../process/call-folder.ts'
import type { Confinement } from '../process/confined-command.ts'
import type { Environment } from '../process/environment.ts'
import { findProgram } from '../process/find-program.ts'
import { boundedOutput } from '../process/run/bounded-output.ts'
import { watchDisk } from '../process/run/disk-watch.ts'
import { supervise } from '../process/run/supervise.ts'
import { type WatchOutside, watchForeignFiles } from '../process/watch/foreign-files.ts'
import { notStarted, resultOf, withFullDisk, withViolations } from './check-result.ts'

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
  readonly watched?: WatchOutside
  /** Takes secrets out of the log. */
  readonly redact?: (text: string) => string
  readonly graceMs?: number
}

const headBytes = 16 * 1024
const tailBytes = 64 * 1024

/** Runs checks as they are typed: `bash -c` (`sh -c` where there is no bash), no added options. */
export function checkRunner(settings: CheckRunnerSettings): RunCheck {
  return async (check, label, signal) => {
    signal.throwIfAborted()
    const cwd = join(settings.workspace, check.working_directory)
    if (!isDirectory(cwd)) return notStarted(check, `The working directory ${check.working_directory} does not exist.`)
    const result = await withCallFolder(settings.folder, (own) => runIn(settings, { check, label, signal, cwd, own }))
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
}

async function runIn(settings: CheckRunnerSettings, { check, label, signal, cwd, own }: Run): Promise<CheckResult> {
  const env = settings.env(own)
  const shell = findProgram('bash', env['PATH']) ?? 'sh'
  const logFile = logFileOf(settings.logDir, label)
  const { redact, graceMs } = settings
  const log = { ...(logFile && { logFile }), ...(redact && { redact }) }
  const output = boundedOutput({ headBytes, tailBytes, ...log })
  const outside = watchForeignFiles(settings.environment ?? {}, settings.watched)
  const disk = watchDisk([cwd, own.tmp, settings.logDir], () => running.end())
  failpoint('check.start')
  const running = supervise(
    { file: shell, args: ['-c', check.run], cwd, env },
    {
      confinement: settings.confinement,
      places: { call: own, writable: [settings.workspace], caches: join(settings.folder, 'caches-of-checks') },
      signal,
      onStdout: output.push,
      onStderr: output.push,
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
  return withFullDisk(withViolations(resultOf(check, end, said, logFile), violations), full)
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
