import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SetUpInputs, setUpRerunReason } from '../../../core/detect/set-up-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { failpoint } from '../../failpoint.ts'

/** Runs one command in the workspace; `tail` is the end of what it printed. Rejects only when `signal` fires. */
export type RunCommand = (
  command: string,
  signal: AbortSignal,
) => Promise<{ code: number; tail: string; filledDisk?: boolean }>

/** Fills the ignored files of a workspace, which was restored to `commit`, with what the set-up commands make. False if they have to run there. */
export type CopySetUp = (request: {
  directory: string
  commit: string
  commands: readonly string[]
  signal: AbortSignal
}) => Promise<boolean>

interface SetUpEvents {
  onFullDisk(): void
  /** They ran before, and what they depend on differs. */
  onAgain(why: string): void
}

/** Set-up commands run once for each filling of the workspace and its inputs; a marker remembers which ones did, and on what. */
export function setUpOnce(stateDir: string, runCommand: RunCommand, { onFullDisk, onAgain }: SetUpEvents) {
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
    /** Whether they ran now, or what they make was copied. Throws RalphError SETUP_FAILED. */
    async run(
      commands: readonly string[],
      inputs: SetUpInputs,
      { signal, copy }: { signal: AbortSignal; copy: () => Promise<boolean> },
    ): Promise<boolean> {
      const digest = createHash('sha256').update(JSON.stringify(commands)).digest('hex')
      const before = readMarker(marker)
      if (before?.commands === digest) {
        const why = setUpRerunReason(before.inputs, inputs)
        if (why === undefined) return false
        onAgain(why)
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

/** Undefined where there is none, or one of another release: then they run again. */
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
 * The absolute path of a directory of the workspace, made where it is missing: git keeps no empty one. Throws RalphError
 * WORKING_DIRECTORY_INVALID where a file is in the way, or a link, which could lead out of the workspace.
 */
export function workspaceFolder(directory: string, path: string): string {
  let place = directory
  for (const part of path.split('/').filter((name) => name !== '' && name !== '.')) {
    place = join(place, part)
    const stat = lstatSync(place, { throwIfNoEntry: false })
    if (stat === undefined) mkdirSync(place)
    else if (part === '..' || !stat.isDirectory()) throw invalid(path, stat.isSymbolicLink() ? 'a link' : 'a file')
  }
  return place
}

const invalid = (path: string, what: string): RalphError =>
  new RalphError({
    code: 'WORKING_DIRECTORY_INVALID',
    message: `The agent cannot work in ${path}: ${what} is in the way.`,
    hint: "Set `working-directory`, or the task's `working_directory`, to a directory of the repository.",
  })
