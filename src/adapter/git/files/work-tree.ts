import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../call/exec.ts'
import { parseTree } from '../store/compare-trees.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { type RawPath, rawPath, splitNul } from '../store/raw-path.ts'

/** The workspace as git sees it through the engine's store and a private index; no `.git` inside it is ever used. */
export interface WorkTree {
  readonly directory: string
  readonly index: string
  readonly stateDir: string
  /** Git on work tree and index. */
  readonly git: Git
  /** Git on the objects alone, for when the directory may be missing. */
  readonly store: Git
}

export interface IndexEntry {
  readonly mode: string
  readonly oid: string
  readonly path: RawPath
}

/**
 * `git` is bound to the store, whose configuration leaves `core.trustctime` and `core.checkStat` at their defaults: an
 * edit that keeps size and mtime is noticed by its ctime or inode.
 */
export function workTree(options: { git: Git; directory: string; stateDir: string; index: string }): WorkTree {
  const { directory, stateDir } = options
  mkdirSync(stateDir, { recursive: true })
  const index = join(stateDir, options.index)
  const env = {
    GIT_WORK_TREE: directory,
    GIT_INDEX_FILE: index,
    GIT_LITERAL_PATHSPECS: '1',
  }
  return {
    directory,
    index,
    stateDir,
    store: options.git,
    git: (call) => options.git({ cwd: directory, ...call, env: { ...env, ...call.env } }),
  }
}

/** How the files differ from the index, seen in one pass over the tree. */
export interface IndexDifference {
  /** What the index holds. */
  readonly entries: readonly IndexEntry[]
  /** Tracked files that are missing, also where a link took the place of one of their directories. */
  readonly gone: readonly RawPath[]
  /** Tracked files with other content or another mode; submodules are looked at by their directories alone. */
  readonly changed: readonly RawPath[]
  /** Files that are neither tracked nor ignored; a repository inside the tree is one path that ends in `/`. */
  readonly untracked: readonly RawPath[]
  /** What the tree's ignore rules hide; a directory that is ignored as a whole is one path that ends in `/`. */
  readonly ignored: readonly RawPath[]
}

/** The store has no HEAD commit: `status` compares the index with nothing and so lists all of it (`1 A…`). */
export async function lookAt(tree: WorkTree): Promise<IndexDifference> {
  const all = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=all', '--no-renames']
  const { stdout } = await tree.git({ args: ['status', '--porcelain=v2', '-z', ...all] })
  const found = {
    entries: [] as IndexEntry[],
    gone: [] as RawPath[],
    changed: [] as RawPath[],
    untracked: [] as RawPath[],
    ignored: [] as RawPath[],
  }
  for (const line of splitNul(stdout)) {
    if (line.startsWith('? ')) found.untracked.push(line.slice(2))
    else if (line.startsWith('! ')) found.ignored.push(line.slice(2))
    else addTracked(found, line)
  }
  return found
}

/** `1 A<state of the file> <submodule> <three modes> <two oids> <path>`, of which the second of each is the index's. */
function addTracked(found: { entries: IndexEntry[]; gone: RawPath[]; changed: RawPath[] }, line: RawPath): void {
  const [, state = '', , , mode = '', , , oid = '', ...rest] = line.split(' ')
  const path = rest.join(' ')
  found.entries.push({ mode, oid, path })
  if (mode === gitlink) return
  if (state[1] === 'D') found.gone.push(path)
  else if (state[1] !== '.') found.changed.push(path)
}

export const gitlink = '160000'

/** What is new beside the tracked files and not ignored; a directory that is new as a whole is one path ending in `/`. */
export async function newFiles(tree: WorkTree): Promise<RawPath[]> {
  const args = ['ls-files', '-z', '--others', '--exclude-standard', '--directory', '--no-empty-directory']
  return splitNul((await tree.git({ args })).stdout)
}

/** The same work tree, whose git is killed when `signal` fires. */
export const interruptible = (tree: WorkTree, signal: AbortSignal | undefined): WorkTree => ({
  ...tree,
  git: (call) => tree.git({ signal, ...call }),
  store: (call) => tree.store({ signal, ...call }),
})

/**
 * Mode and object of one path of a tree or a commit, through the reader that is open anyway; undefined where there is none,
 * and for a path that is no plain one.
 */
export async function findFile(objects: Pick<ObjectReader, 'read'>, written: string, path: string) {
  const parts = path.split('/')
  if (parts.some((part) => ['', '.', '..'].includes(part) || part.includes('\n'))) return undefined
  const name = parts.pop() ?? ''
  const folder = await objects.read(parts.length === 0 ? `${written}^{tree}` : `${written}:${parts.join('/')}`)
  if (folder?.type !== 'tree') return undefined
  const entry = parseTree(folder.content, folder.oid.length / 2).get(rawPath(name))
  return entry && { ...entry, mode: entry.mode.padStart(6, '0') }
}
