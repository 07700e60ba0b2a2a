import { spawn } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Environment } from '../../process/environment.ts'
import { programsOn } from '../../process/programs.ts'
import { userGit, withoutRepository } from '../call/user-git.ts'

export interface OwnTree {
  readonly branch: string | null
  readonly head: string
  readonly unfinished: string | null
  /** Another git is at work, or one has crashed. */
  readonly isLocked: boolean
  /** Tracked files that differ from HEAD. Git itself keeps untracked files, except for ignored ones. */
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
    text('rev-parse', ...[...names, 'index.lock'].flatMap((name) => ['--git-path', name])),
    text('status', '--porcelain', '-z', '--no-renames', '--untracked-files=no'),
  ])
  const paths = files.split('\n')
  const unfinished = names.find((_, index) => existsSync(resolve(tree, paths[index] ?? '.')) && paths[index] !== '')
  return {
    branch: branch.trim() || null,
    head: head.trim(),
    unfinished: unfinished ? operations[unfinished] : null,
    isLocked: existsSync(resolve(tree, paths[names.length] || '.git/index.lock')),
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

/** Ignored files of the user in places that the work fills: git's merge overwrites such files without a word. */
export async function ignoredInTheWay(tree: string, env: Environment, work: string): Promise<readonly string[]> {
  const git = userGit(tree, { ...env, GIT_LITERAL_PATHSPECS: '1' })
  const list = async (...args: readonly string[]): Promise<string[]> =>
    (await git({ args })).stdout.toString('utf8').split('\0').filter(Boolean)
  const added = await list('diff', '--name-only', '-z', '--no-renames', '--diff-filter=A', `HEAD...${work}`)
  const present = [...new Set(added.flatMap((path) => occupant(tree, path) ?? []))]
  const chunks = Array.from({ length: Math.ceil(present.length / maxPaths) }, (_, index) =>
    present.slice(index * maxPaths, (index + 1) * maxPaths),
  )
  const ignored = await Promise.all(
    chunks.map((paths) => list('ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...paths)),
  )
  return ignored.flat()
}

const maxPaths = 500

/** What stands at this path, or the file where one of its folders has to be. */
function occupant(tree: string, path: string): string | undefined {
  if (kindOf(join(tree, path)) !== undefined) return path
  const folder = dirname(path)
  if (folder === '.' || kindOf(join(tree, folder)) === 'folder') return undefined
  return occupant(tree, folder)
}

function kindOf(path: string): 'folder' | 'file' | undefined {
  try {
    return lstatSync(path).isDirectory() ? 'folder' : 'file'
  } catch {
    return undefined
  }
}

interface OwnMergeRequest {
  readonly work: string
  readonly message: string
  readonly squash: boolean
  readonly interactive: boolean
  /** Ends git, also in one of the user's hooks; what it did is undone then, too. */
  readonly cancelled: AbortSignal
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
  const { work, message, squash, interactive, cancelled } = request
  const run = (...args: readonly string[]) => runOwnGit(tree, env, { args, interactive, cancelled })
  const undo = (...args: readonly string[]) => runOwnGit(tree, env, { args, interactive })
  const initial = await readOwnTree(tree, env)
  const merge = squash
    ? await run('merge', '--ff', '--squash', work)
    : await run('merge', '--no-ff', '-m', message, work)
  const result = squash && merge.code === 0 ? await run('commit', '-m', message) : merge
  const final = await readOwnTree(tree, env)
  // Without a new commit and without a change, the work was merged before, and only the push may be missing.
  const isUpToDate = merge.code === 0 && final.unfinished === null && final.changed.length === 0
  if (isUpToDate || (result.code === 0 && final.head !== initial.head)) return { kind: 'merged', head: final.head }
  const { stdout } = await userGit(tree, env)({ args: ['diff', '--name-only', '--diff-filter=U', '-z'] })
  if (final.unfinished !== null) await undo('merge', '--abort')
  else if (final.changed.length > 0) await undo('reset', '--merge')
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
  { args, interactive, cancelled }: { args: readonly string[]; interactive: boolean; cancelled?: AbortSignal },
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
    const end = (): void => void child.kill('SIGTERM')
    cancelled?.addEventListener('abort', end, { once: true })
    const finish = (code: number | null): void => {
      cancelled?.removeEventListener('abort', end)
      done({ code: code ?? 128, output })
    }
    child.on('close', finish)
    // A hook that lives on keeps the pipes open.
    child.on('exit', (code) => cancelled?.aborted && finish(code))
  })
}
