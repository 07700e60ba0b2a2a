import { basename, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { type FileBackup, keepFile } from '../../disk/kept-file.ts'

/**
 * Files of a bare git directory that git obeys: what it runs, where else it looks, and what it leaves out. git 2.53
 * gitrepository-layout(5).
 */
const steeringFiles = [
  ...['config', 'config.worktree', 'HEAD', 'packed-refs', 'refs/heads/none', 'commondir', 'gitdir', 'hooks'],
  ...['info/attributes', 'info/exclude', 'info/grafts', 'info/sparse-checkout', 'shallow'],
  ...['objects/info/alternates', 'objects/info/http-alternates'],
]

/**
 * Protects the files that steer the engine's git. Below C2 an agent can write there, and a filter in them would run
 * with the engine's tokens.
 */
export interface EngineFiles {
  /** Records the current content as right; by default of all files that git obeys. */
  record(gitDir: string, names?: readonly string[]): void
  isRecorded(gitDir: string): boolean
  /**
   * Restores changed files before git reads them. Throws RalphError ENGINE_FILES_CHANGED, unless an agent is at work:
   * then it is reported at its end.
   */
  restoreChanged(): void
  /** Git may write `shallow` until the returned function is called. */
  allowShallow(gitDir: string): () => void
  /** An agent or a check is at work until the returned function is called, which restores and names changed files. */
  watch(): () => string[]
}

export function engineFiles(): EngineFiles {
  const backups = new Map<string, FileBackup & { readonly name: string }>()
  const fetches = new Map<string, number>()
  let changes: string[] = []
  let activeWatchers = 0

  const record: EngineFiles['record'] = (gitDir, names = steeringFiles) => {
    for (const name of names) {
      const file = keepFile(gitDir, join(gitDir, name))
      backups.set(file.path, { ...file, name: `${basename(gitDir)}/${name}` })
    }
  }

  const restoreFiles = (): void => {
    for (const file of backups.values()) {
      if (fetches.has(file.path) || !file.differs()) continue
      changes.push(`${file.name}, a file of the engine's git, was changed and put back`)
      try {
        file.putBack()
      } catch (cause) {
        throw filesChanged([`${file.name} was changed, and cannot be restored`], cause)
      }
    }
  }

  const takeChanges = (): string[] => {
    const names = changes
    changes = []
    return names
  }

  return {
    record,
    isRecorded: (gitDir) => backups.has(join(gitDir, 'config')),
    restoreChanged() {
      restoreFiles()
      if (changes.length > 0 && activeWatchers === 0) throw filesChanged(takeChanges())
    },
    allowShallow(gitDir) {
      const path = join(gitDir, 'shallow')
      fetches.set(path, (fetches.get(path) ?? 0) + 1)
      return () => {
        const remaining = (fetches.get(path) ?? 1) - 1
        if (remaining > 0) return void fetches.set(path, remaining)
        fetches.delete(path)
        record(gitDir, ['shallow'])
      }
    },
    watch() {
      activeWatchers += 1
      let isWatching = true
      return () => {
        if (isWatching) activeWatchers -= 1
        isWatching = false
        restoreFiles()
        return takeChanges()
      }
    },
  }
}

export const filesChanged = (changes: readonly string[], cause?: unknown): RalphError =>
  new RalphError({
    code: 'ENGINE_FILES_CHANGED',
    message: `Somebody changed ralph's own files: ${changes.slice(0, 5).join('; ')}.`,
    hint: 'Agents and checks must not be able to: `ralph doctor` says how to confine them better. Look at what they did, then run again.',
    cause,
  })
