import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { tryRead } from '../../core/text/try-read.ts'

/** A file with its content, a link, or nothing, as recorded. */
export interface FileBackup {
  readonly path: string
  /** One `lstat` if nobody touched it: only root can set a ctime. */
  differs(): boolean
  /** Restores it, through no link below `root`. Throws a fault of the file system, or if its content was not kept. */
  restore(): void
}

/** Records what is at `path` now. Without `isHeld` it is compared by its times only and cannot be restored. */
export function backUpFile(root: string, path: string, { isHeld = true } = {}): FileBackup {
  const recorded = isHeld ? readResource(path) : undefined
  let stamp = stampOf(path)
  return {
    path,
    differs() {
      const current = stampOf(path)
      if (current === stamp) return false
      const isSame = isHeld && isSameResource(recorded, readResource(path))
      if (isSame) stamp = current
      return !isSame
    },
    restore() {
      if (!isHeld) throw new Error('its content was not kept')
      replaceParentLinks(root, path)
      rmSync(path, { force: true, recursive: true })
      if (recorded) writeResource(path, recorded)
      stamp = stampOf(path)
    },
  }
}

type Resource = { readonly content: Buffer; readonly mode: number } | { readonly link: string } | 'other'

function readResource(path: string): Resource | undefined {
  try {
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) return { link: readlinkSync(path) }
    return stat.isFile() ? { content: readFileSync(path), mode: stat.mode & 0o777 } : 'other'
  } catch {
    return undefined
  }
}

function isSameResource(a: Resource | undefined, b: Resource | undefined): boolean {
  if (a === undefined || a === 'other' || b === undefined || b === 'other') return a === b
  if ('link' in a) return 'link' in b && a.link === b.link
  return 'content' in b && a.mode === b.mode && a.content.equals(b.content)
}

function writeResource(path: string, resource: Resource): void {
  if (resource === 'other') throw new Error('it was neither a file nor a link')
  mkdirSync(dirname(path), { recursive: true })
  if ('link' in resource) symlinkSync(resource.link, path)
  else writeFileSync(path, resource.content, { flag: 'wx', mode: resource.mode })
}

const missing = 'nothing'

function stampOf(path: string): string {
  try {
    const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    if (stat === undefined) return missing
    return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ')
  } catch {
    return 'unreachable'
  }
}

/** Removes links that replaced a folder, so that nothing is written through them. */
function replaceParentLinks(root: string, path: string): void {
  const names = relative(root, path).split(sep)
  for (let depth = 0; depth < names.length; depth++) {
    const folder = [root, ...names.slice(0, depth)].join(sep)
    const stat = lstatSync(folder, { throwIfNoEntry: false })
    if (stat === undefined) return
    if (stat.isDirectory()) chmodSync(folder, stat.mode | 0o700)
    else rmSync(folder, { force: true })
  }
}

export interface FolderBackup {
  /** Returns paths that differ, each once, and restores what it can. */
  restoreChanged(): readonly Difference[]
}

interface Difference {
  readonly path: string
  readonly isRestored: boolean
}

const maxFiles = 20_000

/** If the files exceed `maxBytes`, contents of the larger ones are not kept: changes are noticed, but not undone. */
export function backUpFolder(
  root: string,
  { bytes: maxBytes, restores, except = [] }: { bytes: number; restores: boolean; except?: readonly string[] },
): FolderBackup {
  const filesBelow = (): readonly string[] => pathsBelow(root, except)
  const backups = new Map<string, FileBackup>()
  let remainingBytes = maxBytes
  const sized = filesBelow().map((path) => ({ path, size: lstatSync(path, { throwIfNoEntry: false })?.size ?? 0 }))
  for (const { path, size } of sized.sort((a, b) => a.size - b.size)) {
    const isHeld = size <= remainingBytes
    if (isHeld) remainingBytes -= size
    backups.set(path, backUpFile(root, path, { isHeld }))
  }
  const reported = new Set<string>()

  const restore = (path: string): boolean => {
    if (!restores) return false
    try {
      const file = backups.get(path)
      if (file) file.restore()
      else rmSync(path, { recursive: true, force: true })
      return true
    } catch {
      return false
    }
  }

  return {
    restoreChanged() {
      const changed = [...backups.values()].filter((file) => file.differs()).map(({ path }) => path)
      const added = filesBelow().filter((path) => !backups.has(path))
      // New files first, since one may be a link in place of a folder.
      return [...added, ...changed].flatMap((path) => {
        const isRestored = restore(path)
        if (!isRestored && reported.has(path)) return []
        reported.add(path)
        return [{ path, isRestored }]
      })
    },
  }
}

/** Links count as files and are not followed. */
function pathsBelow(root: string, except: readonly string[]): readonly string[] {
  const paths: string[] = []
  const walk = (folder: string): void => {
    for (const entry of entriesOf(folder)) {
      if (paths.length >= maxFiles) return
      const path = join(folder, entry.name)
      if (except.includes(path)) continue
      if (entry.isDirectory()) walk(path)
      else paths.push(path)
    }
  }
  if (lstatSync(root, { throwIfNoEntry: false })?.isDirectory()) walk(root)
  return paths
}

function entriesOf(folder: string) {
  return tryRead(() => readdirSync(folder, { withFileTypes: true })) ?? []
}
