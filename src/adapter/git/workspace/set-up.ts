import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SetUpInputs, setUpRerunReason } from '../../../core/detect/set-up-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { failpoint } from '../../failpoint.ts'

/** `tail` is the end of the output. Rejects only if `signal` fires. */
export type RunCommand = (
  command: string,
  signal: AbortSignal,
) => Promise<{ code: number; tail: string; filledDisk?: boolean }>

/** Copies what the set-up commands would make. False if the commands must run. */
export type CopySetUp = (request: {
  directory: string
  commit: string
  commands: readonly string[]
  signal: AbortSignal
}) => Promise<boolean>

interface SetUpEvents {
  onFullDisk(): void
  /** The commands run again because of `reason`. */
  onRerun(reason: string): void
}

/** Runs the commands once for each workspace and set of inputs; a marker on disk remembers it. */
export function setUpOnce(stateDir: string, runCommand: RunCommand, { onFullDisk, onRerun: onAgain }: SetUpEvents) {
  const marker = join(stateDir, 'set-up')
  const runAll = async (commands: readonly string[], signal: AbortSignal): Promise<void> => {
    for (const command of commands) {
      signal.throwIfAborted()
      failpoint('set-up.command')
      const { code, tail, filledDisk } = await runCommand(command, signal)
      failpoint('set-up.command-ended')
      if (filledDisk) onFullDisk()
      if (code !== 0) throw setUpFault(command, code, tail)
    }
  }
  return {
    /** True if they ran or were copied. Throws RalphError SETUP_FAILED. */
    async run(
      commands: readonly string[],
      inputs: SetUpInputs,
      { signal, copy }: { signal: AbortSignal; copy: () => Promise<boolean> },
    ): Promise<boolean> {
      const digest = createHash('sha256').update(JSON.stringify(commands)).digest('hex')
      const previous = readMarker(marker)
      if (previous?.commands === digest) {
        const reason = setUpRerunReason(previous.inputs, inputs)
        if (reason === undefined) return false
        onAgain(reason)
      }
      rmSync(marker, { force: true })
      if (commands.length > 0 && !(await copy())) await runAll(commands, signal)
      writeFileSync(marker, JSON.stringify({ commands: digest, inputs }))
      failpoint('set-up.marked')
      return true
    },
    forget: (): void => rmSync(marker, { force: true }),
  }
}

/** Undefined also for a marker of another release: the commands then run again. */
function readMarker(path: string): { commands: string; inputs: SetUpInputs } | undefined {
  if (!existsSync(path)) return undefined
  try {
    const { commands, inputs } = JSON.parse(readFileSync(path, 'utf8'))
    return typeof commands === 'string' && typeof inputs === 'object' && inputs !== null
      ? { commands, inputs }
      : undefined
  } catch {
    return undefined
  }
}

const setUpFault = (command: string, code: number, tail: string): RalphError =>
  new RalphError({
    code: 'SETUP_FAILED',
    message: `The set-up command \`${command}\` ended with ${code}:\n${tail}`,
    hint: 'Make the command work in a fresh checkout, or change `setup`, then run again. No agent was started.',
  })

/**
 * The absolute path of a folder in the workspace, created if missing. Throws RalphError WORKING_DIRECTORY_INVALID if
 * a file or a link is in the way.
 */
export function workspaceFolder(directory: string, path: string): string {
  let folder = directory
  for (const part of path.split('/').filter((name) => name !== '' && name !== '.')) {
    folder = join(folder, part)
    const stat = lstatSync(folder, { throwIfNoEntry: false })
    if (stat === undefined) mkdirSync(folder)
    else if (part === '..' || !stat.isDirectory()) throw invalid(path, stat.isSymbolicLink() ? 'a link' : 'a file')
  }
  return folder
}

const invalid = (path: string, obstacle: string): RalphError =>
  new RalphError({
    code: 'WORKING_DIRECTORY_INVALID',
    message: `The agent cannot work in ${path}: ${obstacle} is in the way.`,
    hint: "Set `working-directory`, or the task's `working_directory`, to a directory of the repository.",
  })
