import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderIdentity } from '../../adapter/disk/folder-identity.ts'

/** Git renames a lock into place: by then the directory has said so twice. */
const settledMs = 15

/**
 * Calls `moved` soon after a ref below one of these folders (`refs/heads/x`) has moved in a git directory of this
 * machine. Where the file system says nothing, as of a network drive, it is never called. `again` looks for folders
 * that were made or removed without a word.
 */
export function watchRefs(
  gitDir: string,
  folders: readonly string[],
  moved: () => void,
): { again: () => void; close: () => void } {
  const watchers = new Map<string, { of: string; watcher: FSWatcher }>()
  let soon: NodeJS.Timeout | undefined

  const changed = (): void => {
    clearTimeout(soon)
    soon = setTimeout(() => {
      again()
      moved()
    }, settledMs)
  }
  const look = (path: string, wanted: (name: string | null) => boolean = () => true): void => {
    const of = folderIdentity(path)
    const before = watchers.get(path)
    if (before?.of === of) return
    before?.watcher.close()
    watchers.delete(path)
    if (of === undefined) return
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => wanted(name) && changed())
      watcher.on('error', () => watcher.close())
      watchers.set(path, { of, watcher })
    } catch {
      // No room for one more watcher: the look that comes every few seconds sees it too.
    }
  }
  const close = (kept: ReadonlySet<string> = new Set()): void => {
    for (const [path, { watcher }] of watchers) {
      if (kept.has(path)) continue
      watcher.close()
      watchers.delete(path)
    }
  }
  // Who is there stays: closed, a watcher would never tell what it has just seen.
  const again = (): void => {
    const there = folders.map((folder) => join(gitDir, folder))
    const near = there.map((path) => nearest(path, gitDir)).filter((path) => path !== gitDir)
    const reftable = existsSync(join(gitDir, 'reftable')) ? [join(gitDir, 'reftable')] : []
    const all = new Set([...near, ...there.flatMap(foldersIn), ...reftable])
    close(new Set([gitDir, ...all]))
    look(gitDir, (name) => name === 'packed-refs')
    for (const path of all) look(path)
  }

  again()
  return {
    again,
    close: () => {
      clearTimeout(soon)
      close()
    },
  }
}

/** The folder, or the one above it that is there: it says when the folder is made. */
function nearest(path: string, top: string): string {
  let at = path
  while (at !== top && !existsSync(at)) at = dirname(at)
  return at
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(path, name))
    : []
