import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type KeptFile, keepFile } from './kept-file.ts'

export interface KeptFolder {
  /** Paths that differ from what was there, each once, and puts back what it can. */
  compare(): readonly Difference[]
}

interface Difference {
  readonly path: string
  readonly isBack: boolean
}

/** Beyond so many files a folder is no program's. */
const mostFiles = 20_000

/**
 * Remembers every file below `root`. Where its files are more than `bytes`, the contents of the larger ones are not
 * kept: they can be told by their change of time, and not be put back. `except` are folders below it.
 */
export function keepFolder(
  root: string,
  { bytes, putsBack, except = [] }: { bytes: number; putsBack: boolean; except?: readonly string[] },
): KeptFolder {
  const filesBelow = (): readonly string[] => pathsBelow(root, except)
  const kept = new Map<string, KeptFile>()
  let left = bytes
  const sized = filesBelow().map((path) => ({ path, size: lstatSync(path, { throwIfNoEntry: false })?.size ?? 0 }))
  for (const { path, size } of sized.sort((one, other) => one.size - other.size)) {
    const isHeld = size <= left
    if (isHeld) left -= size
    kept.set(path, keepFile(root, path, { isHeld }))
  }
  const told = new Set<string>()

  const restored = (path: string): boolean => {
    if (!putsBack) return false
    try {
      const file = kept.get(path)
      if (file) file.putBack()
      else rmSync(path, { recursive: true, force: true })
      return true
    } catch {
      return false
    }
  }

  return {
    compare() {
      const changed = [...kept.values()].filter((file) => file.differs()).map(({ path }) => path)
      const added = filesBelow().filter((path) => !kept.has(path))
      // First what is new: it may be a link in the place of a folder.
      return [...added, ...changed].flatMap((path) => {
        const isBack = restored(path)
        if (!isBack && told.has(path)) return []
        told.add(path)
        return [{ path, isBack }]
      })
    },
  }
}

/** Links are files here, and not followed. */
function pathsBelow(root: string, except: readonly string[]): readonly string[] {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of entriesOf(folder)) {
      if (found.length >= mostFiles) return
      const path = join(folder, entry.name)
      if (except.includes(path)) continue
      if (entry.isDirectory()) walk(path)
      else found.push(path)
    }
  }
  if (lstatSync(root, { throwIfNoEntry: false })?.isDirectory()) walk(root)
  return found
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
