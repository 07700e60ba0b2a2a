import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { folderIdentity } from '../disk/folder-identity.ts'
import { readLiveFile } from './live-file.ts'

export interface LiveWatch {
  /** What was read last. */
  readonly now: () => LiveAttempt | undefined
  /** Looks for the folder once more, which a first run makes. */
  readonly again: () => void
  readonly close: () => void
}

/** Calls `changed` each time that the file of the attempt under way is another one, or gone; it is read only then. */
export function watchLiveFile(path: string, changed: () => void): LiveWatch {
  const folder = dirname(path)
  let found: LiveAttempt | undefined
  let watched: { of: string; watcher: FSWatcher } | undefined

  const read = (): void => {
    const before = found
    found = readLiveFile(path)
    if (before || found) changed()
  }
  const close = (): void => {
    watched?.watcher.close()
    watched = undefined
  }
  /** Whether there is another folder to listen to than before. */
  const listen = (): boolean => {
    const of = folderIdentity(folder)
    if (watched?.of === of) return false
    close()
    if (of === undefined) return false
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) => void (name === basename(path) && read()))
      watcher.on('error', close)
      watched = { of, watcher }
    } catch {
      // No room for one more watcher: what is under way is seen when it is stored.
    }
    return true
  }
  if (listen()) found = readLiveFile(path)
  return { now: () => found, again: () => void (listen() && read()), close }
}
