import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../call/exec.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { type RawPath, rawPath, splitNul } from '../store/raw-path.ts'
import { parseTree } from '../store/tree-object.ts'

/** The workspace seen through the engine's store and a private index; no `.git` inside it is used. */
export interface WorkTree {
  readonly directory: string
  readonly index: string
  readonly stateDir: string
  readonly git: Git
  readonly store: Git
}

export interface IndexEntry {
  readonly mode: string
  readonly oid: string
  readonly path: RawPath
}

/** With `core.trustctime` and `core.checkStat` at their defaults, ctime or inode show any edit. */
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

export interface IndexDifference {
  readonly entries: readonly IndexEntry[]
  /** Missing tracked files, also if a link replaced a parent directory. */
  readonly missing: readonly RawPath[]
  /** Tracked files with another content or mode; of submodules only the directory matters. */
  readonly changed: readonly RawPath[]
  /** Neither tracked nor ignored; a nested repository is one path with a trailing `/`. */
  readonly untracked: readonly RawPath[]
  /** A directory that is ignored as a whole is one path with a trailing `/`. */
  readonly ignored: readonly RawPath[]
}

/** The store has no HEAD commit, so `status` lists the whole index (`1 A…`). */
export async function compareWithIndex(tree: WorkTree): Promise<IndexDifference> {
  const flags = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=all', '--no-renames']
  const { stdout } = await tree.git({ args: ['status', '--porcelain=v2', '-z', ...flags] })
  const difference = {
    entries: [] as IndexEntry[],
    missing: [] as RawPath[],
    changed: [] as RawPath[],
    untracked: [] as RawPath[],
    ignored: [] as RawPath[],
  }
  for (const line of splitNul(stdout)) {
    if (line.startsWith('? ')) difference.untracked.push(line.slice(2))
    else if (line.startsWith('! ')) difference.ignored.push(line.slice(2))
    else addTracked(difference, line)
  }
  return difference
}

/** `1 A<state> <submodule> <three modes> <two oids> <path>`; the second mode and oid are the index's. */
function addTracked(
  difference: { entries: IndexEntry[]; missing: RawPath[]; changed: RawPath[] },
  line: RawPath,
): void {
  const [, state = '', , , mode = '', , , oid = '', ...rest] = line.split(' ')
  const path = rest.join(' ')
  difference.entries.push({ mode, oid, path })
  if (mode === gitlink) return
  if (state[1] === 'D') difference.missing.push(path)
  else if (state[1] !== '.') difference.changed.push(path)
}

export const gitlink = '160000'

/** Neither tracked nor ignored; a new directory is one path with a trailing `/`. */
export async function newFiles(tree: WorkTree): Promise<RawPath[]> {
  const args = ['ls-files', '-z', '--others', '--exclude-standard', '--directory', '--no-empty-directory']
  return splitNul((await tree.git({ args })).stdout)
}

export const interruptible = (tree: WorkTree, signal: AbortSignal | undefined): WorkTree => ({
  ...tree,
  git: (call) => tree.git({ signal, ...call }),
  store: (call) => tree.store({ signal, ...call }),
})

/** Mode and object of a path in a tree or commit, without a new process; undefined if there is none. */
export async function findFile(objects: Pick<ObjectReader, 'read'>, treeish: string, path: string) {
  const names = path.split('/')
  if (names.some((name) => ['', '.', '..'].includes(name) || name.includes('\n'))) return undefined
  const name = names.pop() ?? ''
  const folder = await objects.read(names.length === 0 ? `${treeish}^{tree}` : `${treeish}:${names.join('/')}`)
  if (folder?.type !== 'tree') return undefined
  const entry = parseTree(folder.content, folder.oid.length / 2).get(rawPath(name))
  return entry && { ...entry, mode: entry.mode.padStart(6, '0') }
}
