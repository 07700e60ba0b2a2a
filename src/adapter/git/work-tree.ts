import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from './exec.ts'
import { type RawPath, splitNul } from './raw-path.ts'

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

/** Tracked files that differ from the index. `gone` also where a link took the place of one of their directories. */
export async function changedFiles(tree: WorkTree): Promise<{ gone: RawPath[]; changed: RawPath[] }> {
  const { stdout } = await tree.git({ args: ['diff-files', '-z', '--name-status', '--ignore-submodules=all'] })
  const fields = splitNul(stdout)
  const found = { gone: [] as RawPath[], changed: [] as RawPath[] }
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const path = fields[at + 1] ?? ''
    if (fields[at] === 'D') found.gone.push(path)
    else found.changed.push(path)
  }
  return found
}

/** Files that are neither tracked nor ignored; a repository inside the tree is one path that ends in `/`. */
export async function untrackedFiles(tree: WorkTree): Promise<RawPath[]> {
  return splitNul((await tree.git({ args: ['ls-files', '-z', '--others', '--exclude-standard'] })).stdout)
}

/** What the tree's ignore rules hide; a directory that is ignored as a whole is one path that ends in `/`. */
export async function ignoredPaths(tree: WorkTree): Promise<RawPath[]> {
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']
  const paths = splitNul((await tree.git({ args })).stdout)
  // Git also lists directories that are not ignored themselves, each right before the ignored files in it.
  return paths.filter((path, at) => !(path.endsWith('/') && paths[at + 1]?.startsWith(path)))
}

export async function indexEntries(tree: WorkTree): Promise<IndexEntry[]> {
  const { stdout } = await tree.git({ args: ['ls-files', '-z', '--stage'] })
  return splitNul(stdout).map((line) => {
    const tab = line.indexOf('\t')
    const [mode = '', oid = ''] = line.slice(0, tab).split(' ')
    return { mode, oid, path: line.slice(tab + 1) }
  })
}
