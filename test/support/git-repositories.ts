import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

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
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 }))
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

const identity = '[user]\n\tname = Test User\n\temail = test@example.invalid\n[init]\n\tdefaultBranch = main\n'

/** A repository with one commit of `files` on `main`; without `files` it has no commit. */
export function tempRepo(files?: Files): TempRepo {
  const home = tempDir('ralph-home-')
  writeFileSync(join(home, '.gitconfig'), identity)
  const repo = repositoryAt(tempDir('ralph-repo-'), testEnvironment(home))
  repo.git('init', '--quiet')
  if (files !== undefined) repo.commit('Begin', files)
  return repo
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
    return git('rev-parse', 'HEAD')
  }
  return { path, env, git, write, commit }
}

/** A bare repository as strict as GitHub's: every object that comes in is checked. */
export function bareRemote(): TempRepo {
  const home = tempDir('ralph-home-')
  writeFileSync(join(home, '.gitconfig'), identity)
  const repo = repositoryAt(tempDir('ralph-remote-'), testEnvironment(home))
  repo.git('init', '--quiet', '--bare')
  repo.git('config', 'transfer.fsckObjects', 'true')
  repo.git('config', 'uploadpack.allowFilter', 'true')
  repo.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  repo.git('config', 'http.receivepack', 'true')
  return repo
}
