import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { failpoint } from '../../failpoint.ts'

/** Runs one command in the workspace; `tail` is the end of what it printed. Rejects only when `signal` fires. */
export type RunCommand = (
  command: string,
  signal: AbortSignal,
) => Promise<{ code: number; tail: string; filledDisk?: boolean }>

/** Set-up commands run once for each filling of the workspace; a marker remembers which ones did. */
export function setUpOnce(stateDir: string, runCommand: RunCommand, onFullDisk: () => void = () => undefined) {
  const marker = join(stateDir, 'set-up')
  return {
    /** Whether they ran now. Throws RalphError SETUP_FAILED. */
    async run(commands: readonly string[], signal: AbortSignal): Promise<boolean> {
      const digest = createHash('sha256').update(JSON.stringify(commands)).digest('hex')
      if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return false
      rmSync(marker, { force: true })
      for (const command of commands) {
        signal.throwIfAborted()
        failpoint('set-up.command')
        const { code, tail, filledDisk } = await runCommand(command, signal)
        failpoint('set-up.command-ended')
        if (filledDisk) onFullDisk()
        if (code !== 0) throw setUpFault(command, code, tail)
      }
      writeFileSync(marker, digest)
      failpoint('set-up.marked')
      return true
    },
    forget: (): void => rmSync(marker, { force: true }),
  }
}

const setUpFault = (command: string, code: number, tail: string): RalphError =>
  new RalphError({
    code: 'SETUP_FAILED',
    message: `The set-up command \`${command}\` ended with ${code}:\n${tail}`,
    hint: 'Make the command pass in a fresh checkout, or change `setup`; then run again. No agent was started.',
  })
