import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderIdentity } from '../../adapter/disk/folder-identity.ts'

/** Git renames a lock into place, which causes two notifications. */
const debounceMs = 15

/**
 * Calls `onMove` soon after a ref below one of the folders (`refs/heads/x`) moved in a local git directory; never if the
 * file system has no notifications, such as a network drive. `again` finds folders that appeared or vanished unnoticed.
 */
export function watchRefs(
  gitDir: string,
  folders: readonly string[],
  onMove: () => void,
): { again: () => void; close: () => void } {
  const watchers = new Map<string, { of: string; watcher: FSWatcher }>()
  let timer: NodeJS.Timeout | undefined

  const scheduleMove = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      refresh()
      onMove()
    }, debounceMs)
  }
  const watchFolder = (path: string, isRelevant: (name: string | null) => boolean = () => true): void => {
    const identity = folderIdentity(path)
    const existing = watchers.get(path)
    if (existing?.of === identity) return
    existing?.watcher.close()
    watchers.delete(path)
    if (identity === undefined) return
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => isRelevant(name) && scheduleMove())
      watcher.on('error', () => watcher.close())
      watchers.set(path, { of: identity, watcher })
    } catch {
      // No more watchers are possible: the regular read notices it, too.
    }
  }
  const close = (keptPaths: ReadonlySet<string> = new Set()): void => {
    for (const [path, { watcher }] of watchers) {
      if (keptPaths.has(path)) continue
      watcher.close()
      watchers.delete(path)
    }
  }
  // Existing watchers stay: closing one would lose pending notifications.
  const refresh = (): void => {
    const refFolders = folders.map((folder) => join(gitDir, folder))
    const existingFolders = refFolders.map((path) => nearestExisting(path, gitDir)).filter((path) => path !== gitDir)
    const reftable = existsSync(join(gitDir, 'reftable')) ? [join(gitDir, 'reftable')] : []
    const watchedFolders = new Set([...existingFolders, ...refFolders.flatMap(foldersIn), ...reftable])
    close(new Set([gitDir, ...watchedFolders]))
    watchFolder(gitDir, (name) => name === 'packed-refs')
    for (const path of watchedFolders) watchFolder(path)
  }

  refresh()
  return {
    again: refresh,
    close: () => {
      clearTimeout(timer)
      close()
    },
  }
}

/** The folder, or its nearest existing parent, which notices when the folder is created. */
function nearestExisting(path: string, top: string): string {
  let folder = path
  while (folder !== top && !existsSync(folder)) folder = dirname(folder)
  return folder
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(path, name))
    : []
