import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { removeFolder } from '../../src/adapter/disk/process-directory.ts'

export type Files = Readonly<Record<string, string | Uint8Array>>

/** What git reads of this machine's environment, and nothing of the developer's own configuration. */
export const testEnvironment = (home: string): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: home,
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: join(home, '.gitconfig'),
})

/** A directory of the test's own, removed when the test ends. Call it inside a test or a `beforeEach`. */
export function tempDir(prefix = 'ralph-test-'): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), prefix)))
  // What overlays leave in a cache may not even be read by its owner. A second time, if a process still wrote.
  onTestFinished(() => removeFolder(path).catch(() => removeFolder(path)))
  return path
}

export interface TempRepo {
  readonly path: string
  /** The environment that its git runs with: an own HOME with an own `.gitconfig`. */
  readonly env: Record<string, string>
  /** Runs git in the repository; stdout without the last newline. Throws with git's words. */
  git(...args: string[]): string
  /** Writes files below the repository; folders are made. */
  write(files: Files): void
  /** Adds everything and commits; returns the oid. An empty commit is allowed. */
  commit(message: string, files?: Files): string
}

/** Housekeeping, which git would start after each commit, is another process and none of what is tested. */
const identity = `[user]
	name = Test User
	email = test@example.invalid
[init]
	defaultBranch = main
[maintenance]
	auto = false
`

/** A HOME with a `.gitconfig` that says who commits. */
export function introduce(home: string): void {
  writeFileSync(join(home, '.gitconfig'), identity)
}

const templates = new Map<string, string>()

/** `git init` on `main`, made once for each worker and copied: hundreds of tests begin with it, each file in one process. */
export function initRepository(path: string, kind: 'bare' | 'worktree' = 'worktree'): void {
  const made = templates.get(kind) ?? template(kind)
  templates.set(kind, made)
  cpSync(made, kind === 'bare' ? path : join(path, '.git'), { recursive: true })
}

function template(kind: 'bare' | 'worktree'): string {
  const folder = templateFolder()
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: folder, env: testEnvironment(folder) })
  git('init', '--quiet', '--template=', '--initial-branch=main', ...(kind === 'bare' ? ['--bare'] : []))
  const gitDir = kind === 'bare' ? folder : join(folder, '.git')
  for (const name of ['hooks', 'info']) mkdirSync(join(gitDir, name))
  if (kind === 'bare') for (const [key = '', value = ''] of strict) git('config', key, value)
  return gitDir
}

/** As strict as GitHub: every object that comes in is checked. */
const strict = [
  ['transfer.fsckObjects', 'true'],
  ['uploadpack.allowFilter', 'true'],
  ['uploadpack.allowAnySHA1InWant', 'true'],
  ['http.receivepack', 'true'],
  ['receive.autogc', 'false'],
]

/** A repository with one commit of `files` on `main`; without `files` it has no commit. */
export function tempRepo(files?: Files): TempRepo {
  const home = tempDir('ralph-home-')
  introduce(home)
  const repo = repositoryAt(tempDir('ralph-repo-'), testEnvironment(home))
  if (files === undefined) initRepository(repo.path)
  else begin(repo, files)
  return repo
}

/** The repository with its first commit. Many tests begin with the same files, and each git is a process of a large one. */
export function begin(repo: TempRepo, files: Files): void {
  const name = JSON.stringify(files)
  const made = templates.get(name)
  if (made === undefined) {
    initRepository(repo.path)
    repo.commit('Begin', files)
    if (name.length < 100_000) templates.set(name, keep(repo.path))
  } else copyAll(made, repo.path)
}

/** The helper's view of a repository that is already there, such as a clone or a worktree. */
export function repositoryAt(path: string, env: Record<string, string>): TempRepo {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: path, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).replace(
      /\n$/,
      '',
    )
  const write = (files: Files): void => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(path, name)), { recursive: true })
      writeFileSync(join(path, name), content)
    }
  }
  const commit = (message: string, files: Files = {}): string => {
    write(files)
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '-m', message)
    return tipOf(path) ?? git('rev-parse', 'HEAD')
  }
  return { path, env, git, write, commit }
}

/** What a branch that was just committed to stands on, without a git for it; undefined in a worktree. */
function tipOf(path: string): string | undefined {
  try {
    const branch = /^ref: (.+)$/m.exec(readFileSync(join(path, '.git/HEAD'), 'utf8'))?.[1] ?? ''
    return readFileSync(join(path, '.git', branch), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** So many commits upon HEAD, each of which changes that file, by one call of git. */
export function lengthen(repo: TempRepo, count: number, file: string): string {
  const begun = repo.git('rev-parse', 'HEAD')
  const made = 'refs/lengthened'
  const commits = Array.from({ length: count }, (_, at) => {
    const from = at === 0 ? `from ${begun}\n` : ''
    const content = `${at + 1}\n`
    const who = 'committer Test User <test@example.invalid> 1700000000 +0000'
    return `commit ${made}\n${who}\ndata 1\nc\n${from}M 100644 inline ${file}\ndata ${content.length}\n${content}`
  })
  // Loose objects, as commits leave them.
  const args = ['-c', `fastimport.unpackLimit=${10 * count}`, 'fast-import', '--quiet']
  execFileSync('git', args, { cwd: repo.path, env: repo.env, input: commits.join('') })
  repo.git('reset', '--quiet', '--hard', made)
  repo.git('update-ref', '-d', made)
  return repo.git('rev-parse', 'HEAD')
}

/** What `make` gives, made once for each worker and copied: for a repository that takes many calls of git. */
export function copied(name: string, make: () => TempRepo): TempRepo {
  const kept = templates.get(name) ?? keep(make().path)
  templates.set(name, kept)
  const home = tempDir('ralph-home-')
  introduce(home)
  const repo = repositoryAt(tempDir('ralph-repo-'), testEnvironment(home))
  copyAll(kept, repo.path)
  return repo
}

function keep(path: string): string {
  const folder = templateFolder()
  copyAll(path, folder)
  return folder
}

const copyAll = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })

let templatesFolder: string | undefined

/** It stays for as long as the worker. */
function templateFolder(): string {
  if (templatesFolder === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'ralph-templates-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    templatesFolder = folder
  }
  return mkdtempSync(join(templatesFolder, 'template-'))
}

/** A bare repository as strict as GitHub's; with `files`, these are its first commit, on `main`. */
export function bareRemote(files?: Files): TempRepo {
  const home = tempDir('ralph-home-')
  introduce(home)
  const repo = repositoryAt(tempDir('ralph-remote-'), testEnvironment(home))
  const name = `bare ${JSON.stringify(files)}`
  const made = templates.get(name)
  if (made === undefined) {
    initRepository(repo.path, 'bare')
    if (files === undefined) return repo
    tempRepo(files).git('push', '--quiet', repo.path, 'HEAD:refs/heads/main')
    templates.set(name, keep(repo.path))
  } else copyAll(made, repo.path)
  return repo
}
