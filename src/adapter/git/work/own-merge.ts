import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '../../process/environment.ts'
import { programsOn } from '../../process/programs.ts'
import { userGit, withoutRepository } from '../call/user-git.ts'

/** The user's working tree before a merge. */
export interface OwnTree {
  /** Null if HEAD is detached. */
  readonly branch: string | null
  readonly head: string
  /** An unfinished merge, rebase or the like. */
  readonly unfinished: string | null
  /** Tracked files that differ from HEAD. Untracked files do not count: git overwrites none of them. */
  readonly changed: readonly string[]
}

const operations = {
  MERGE_HEAD: 'a merge',
  'rebase-merge': 'a rebase',
  'rebase-apply': 'a rebase',
  CHERRY_PICK_HEAD: 'a cherry-pick',
  REVERT_HEAD: 'a revert',
} as const

export async function readOwnTree(tree: string, env: Environment): Promise<OwnTree> {
  const git = userGit(tree, env)
  const text = async (...args: readonly string[]): Promise<string> =>
    (await git({ args, allow: 'any' })).stdout.toString('utf8')
  const names = Object.keys(operations) as (keyof typeof operations)[]
  const [branch, head, files, status] = await Promise.all([
    text('symbolic-ref', '--quiet', '--short', 'HEAD'),
    text('rev-parse', 'HEAD'),
    text('rev-parse', ...names.flatMap((name) => ['--git-path', name])),
    text('status', '--porcelain', '-z', '--no-renames', '--untracked-files=no'),
  ])
  const paths = files.split('\n')
  const unfinished = names.find((_, index) => existsSync(resolve(tree, paths[index] ?? '.')) && paths[index] !== '')
  return {
    branch: branch.trim() || null,
    head: head.trim(),
    unfinished: unfinished ? operations[unfinished] : null,
    changed: status
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => line.slice(3)),
  }
}

export const canMergeInto = (branch: string | null, tree: OwnTree | undefined): boolean =>
  branch !== null && tree?.branch === branch && tree.unfinished === null && tree.changed.length === 0

/** Submodules that the work changes: git's merge updates their entries, but not their files. */
export async function changedSubmodules(tree: string, env: Environment, work: string): Promise<readonly string[]> {
  const args = ['diff', '--raw', '-z', '--no-renames', '--ignore-submodules=none', `HEAD...${work}`]
  const fields = (await userGit(tree, env)({ args })).stdout.toString('utf8').split('\0')
  return fields.flatMap((field, index) => (/^:(?:160000 \d|\d+ 160000)/.test(field) ? [fields[index + 1] ?? ''] : []))
}

interface OwnMergeRequest {
  /** The commit to merge. */
  readonly work: string
  readonly message: string
  readonly squash: boolean
  /** Git and its hooks may ask at the terminal. */
  readonly interactive: boolean
}

export type OwnMerge =
  | { readonly kind: 'merged'; readonly head: string }
  /** `undone`: the tree is as before. */
  | {
      readonly kind: 'refused'
      readonly conflicts: readonly string[]
      readonly output: string
      readonly undone: boolean
    }

/** Merges as if the user had typed it, with hooks, filters and signature; undoes it if git fails. */
export async function mergeInOwnTree(tree: string, env: Environment, request: OwnMergeRequest): Promise<OwnMerge> {
  const { work, message, squash, interactive } = request
  const run = (...args: readonly string[]) => runOwnGit(tree, env, { args, interactive })
  const initial = await readOwnTree(tree, env)
  const merge = squash
    ? await run('merge', '--ff', '--squash', work)
    : await run('merge', '--no-ff', '-m', message, work)
  const result = squash && merge.code === 0 ? await run('commit', '-m', message) : merge
  const final = await readOwnTree(tree, env)
  if (result.code === 0 && final.head !== initial.head) return { kind: 'merged', head: final.head }
  const { stdout } = await userGit(tree, env)({ args: ['diff', '--name-only', '--diff-filter=U', '-z'] })
  if (final.unfinished !== null) await run('merge', '--abort')
  else if (final.changed.length > 0) await run('reset', '--merge')
  const restored = await readOwnTree(tree, env)
  return {
    kind: 'refused',
    conflicts: stdout.toString('utf8').split('\0').filter(Boolean),
    output: result.output,
    undone: restored.head === initial.head && restored.unfinished === null && restored.changed.length === 0,
  }
}

const maxOutput = 64_000

/** In the foreground: Ctrl-C at the terminal reaches it. */
export function runOwnGit(
  cwd: string,
  env: Environment,
  { args, interactive }: { args: readonly string[]; interactive: boolean },
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((done, reject) => {
    const child = spawn(programsOn(env['PATH']).git(), args, {
      cwd,
      env: withoutRepository(env),
      stdio: [interactive ? 'inherit' : 'ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const append = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-maxOutput)
    }
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.on('error', reject)
    child.on('close', (code) => done({ code: code ?? 128, output }))
  })
}
