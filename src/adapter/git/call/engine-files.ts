import { basename, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { type FileBackup, keepFile } from '../../disk/kept-file.ts'

/**
 * Everything in a bare git directory that git obeys or takes for given: what it runs (`config`, `hooks`), where else it
 * looks (`commondir`, `alternates`), and what it leaves out (`info`, `shallow`). git 2.53 gitrepository-layout(5).
 */
const steering = [
  ...['config', 'config.worktree', 'HEAD', 'packed-refs', 'refs/heads/none', 'commondir', 'gitdir', 'hooks'],
  ...['info/attributes', 'info/exclude', 'info/grafts', 'info/sparse-checkout', 'shallow'],
  ...['objects/info/alternates', 'objects/info/http-alternates'],
]

/**
 * The files of the engine's own by which its git is steered, as the engine wrote them. Below C2 an agent can write
 * there, and a filter in such a file would run with the engine's tokens.
 */
export interface EngineFiles {
  /** What this git directory holds now is right; `names` are files in it, by default all that git obeys. */
  keep(gitDir: string, names?: readonly string[]): void
  keeps(gitDir: string): boolean
  /**
   * Before git reads them: what differs is put back. Throws RalphError ENGINE_FILES_CHANGED, unless somebody is at
   * work, who will then be told.
   */
  demand(): void
  /** Git itself may write `shallow` until the answer is called. */
  fetching(gitDir: string): () => void
  /** An agent or a check is at work until the answer is called, which puts back and names what differs. */
  begin(): () => string[]
}

export function engineFiles(): EngineFiles {
  const kept = new Map<string, FileBackup & { readonly name: string }>()
  const fetches = new Map<string, number>()
  let found: string[] = []
  let atWork = 0

  const keep: EngineFiles['keep'] = (gitDir, names = steering) => {
    for (const name of names) {
      const file = keepFile(gitDir, join(gitDir, name))
      kept.set(file.path, { ...file, name: `${basename(gitDir)}/${name}` })
    }
  }

  const compare = (): void => {
    for (const file of kept.values()) {
      if (fetches.has(file.path) || !file.differs()) continue
      found.push(`${file.name}, a file of the engine's git, was changed and put back`)
      try {
        file.putBack()
      } catch (cause) {
        throw filesChanged([`${file.name} was changed, and cannot be restored`], cause)
      }
    }
  }

  const told = (): string[] => {
    const names = found
    found = []
    return names
  }

  return {
    keep,
    keeps: (gitDir) => kept.has(join(gitDir, 'config')),
    demand() {
      compare()
      if (found.length > 0 && atWork === 0) throw filesChanged(told())
    },
    fetching(gitDir) {
      const path = join(gitDir, 'shallow')
      fetches.set(path, (fetches.get(path) ?? 0) + 1)
      return () => {
        const left = (fetches.get(path) ?? 1) - 1
        if (left > 0) return void fetches.set(path, left)
        fetches.delete(path)
        keep(gitDir, ['shallow'])
      }
    },
    begin() {
      atWork += 1
      let isAtWork = true
      return () => {
        if (isAtWork) atWork -= 1
        isAtWork = false
        compare()
        return told()
      }
    },
  }
}

export const filesChanged = (what: readonly string[], cause?: unknown): RalphError =>
  new RalphError({
    code: 'ENGINE_FILES_CHANGED',
    message: `Somebody changed ralph's own files: ${what.slice(0, 5).join('; ')}.`,
    hint: 'Agents and checks must not be able to: `ralph doctor` says how to confine them better. Look at what they did, then run again.',
    cause,
  })
