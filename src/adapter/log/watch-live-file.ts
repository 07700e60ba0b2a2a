import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { folderIdentity } from '../disk/folder-identity.ts'
import { readLiveFile } from './live-file.ts'

export interface LiveWatch {
  readonly latest: () => LiveAttempt | undefined
  /** Looks again for the folder, which the first run creates. */
  readonly recheck: () => void
  readonly close: () => void
}

export function watchLiveFile(path: string, onChange: () => void): LiveWatch {
  const folder = dirname(path)
  let attempt: LiveAttempt | undefined
  let current: { of: string; watcher: FSWatcher } | undefined

  const read = (): void => {
    const previous = attempt
    attempt = readLiveFile(path)
    if (previous || attempt) onChange()
  }
  const close = (): void => {
    current?.watcher.close()
    current = undefined
  }
  /** True if the folder was replaced and is watched now. */
  const watchFolder = (): boolean => {
    const of = folderIdentity(folder)
    if (current?.of === of) return false
    close()
    if (of === undefined) return false
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) => void (name === basename(path) && read()))
      watcher.on('error', close)
      current = { of, watcher }
    } catch {
      // Too many watchers: the attempt shows when it is stored.
    }
    return true
  }
  if (watchFolder()) attempt = readLiveFile(path)
  return { latest: () => attempt, recheck: () => void (watchFolder() && read()), close }
}
