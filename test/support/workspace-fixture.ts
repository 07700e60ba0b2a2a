import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openStore } from '../../src/adapter/git/store/store.ts'
import { openRepository } from '../../src/adapter/git/store/user-repository.ts'
import type { RunCommand } from '../../src/adapter/git/workspace/set-up.ts'
import { ownWorkspace, type WorkspaceOptions } from '../../src/adapter/git/workspace/workspace.ts'
import { copied, type TempRepo, tempDir, tempRepo } from './git-repositories.ts'

const files = {
  '.gitignore': 'node_modules/\n*.log\n',
  'README.md': '# Demo\n',
  'src/app.ts': 'export const answer = 42\n',
  'src/lib/deep.ts': 'export const deep = 1\n',
  "docs/it's odd.md": 'odd\n',
}

/** A user's repository: a link, an executable, a tag, a second branch, one commit more than the base. */
export const userRepository = (): TempRepo => copied('user', makeUserRepository)

function makeUserRepository(): TempRepo {
  const repo = tempRepo(files)
  repo.git('tag', '-a', 'v1.0.0', '-m', 'First')
  repo.write({ 'run.sh': '#!/bin/sh\n' })
  execFileSync('sh', ['-c', 'chmod 755 run.sh && ln -s src/app.ts current'], { cwd: repo.path })
  repo.commit('Go on')
  return repo
}

/** A filled workspace over `repo`, and what a test needs to play the agent in it. */
export async function openWorkspace(
  repo: TempRepo,
  more: Partial<Pick<WorkspaceOptions, 'setUpInputs' | 'onSetUpAgain'>> & {
    home?: string
    runCommand?: RunCommand
  } = {},
) {
  const home = more.home ?? tempDir('ralph-workspace-')
  const repository = await openRepository({ cwd: repo.path, env: repo.env })
  const store = await openStore({ home: join(home, 'engine'), repository, remote: repo.path, env: repo.env })
  onTestFinished(() => store.close())
  const outside = tempDir('ralph-outside-')
  const canary = join(outside, 'canary')
  const stateDir = join(home, 'state')
  const tags = repo.git('for-each-ref', '--format=%(refname:strip=2) %(objectname)', 'refs/tags').split('\n')
  const workspace = ownWorkspace({
    store,
    directory: join(home, 'workspace'),
    stateDir,
    workBranch: 'ralph/work/demo',
    base: { branch: 'main', commit: repo.git('rev-parse', 'HEAD~1') },
    tags: async () =>
      tags
        .filter((line) => line !== '')
        .map((line) => ({ name: line.split(' ')[0] ?? '', oid: line.split(' ')[1] ?? '' })),
    ...(more.setUpInputs && { setUpInputs: more.setUpInputs }),
    ...(more.onSetUpAgain && { onSetUpAgain: more.onSetUpAgain }),
    runCommand: more.runCommand ?? (async () => ({ code: 0, tail: '' })),
  })
  const checkpoint = repo.git('rev-parse', 'HEAD')
  await workspace.restore(checkpoint)
  return {
    workspace,
    store,
    stateDir,
    checkpoint,
    outside,
    canary,
    /** Runs a shell script in the workspace as the agent would; stdout without the last newline. */
    agent: (script: string): string =>
      execFileSync('sh', ['-ec', script], {
        cwd: workspace.path,
        env: { ...repo.env, CANARY: canary, OUTSIDE: outside },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).replace(/\n$/, ''),
    /** One file of a captured tree; undefined where there is none. */
    captured: (tree: string, path: string): string | undefined => {
      try {
        return execFileSync('git', [`--git-dir=${store.gitDir}`, 'show', `${tree}:${path}`], {
          env: { ...store.env },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        })
      } catch {
        return undefined
      }
    },
  }
}

/** Path → kind, permission of the owner and content, for everything below `directory` but its `.git` at the root. */
export function snapshot(directory: string, folder = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of readdirSync(join(directory, folder))) {
    const path = join(folder, name)
    if (path === '.git') continue
    const stat = lstatSync(join(directory, path))
    if (stat.isDirectory()) Object.assign(found, { [`${path}/`]: String(stat.mode & 0o700) }, snapshot(directory, path))
    else if (stat.isSymbolicLink()) found[path] = `link ${readlinkSync(join(directory, path))}`
    else if (stat.isFile()) found[path] = `${stat.mode & 0o700} ${readFileSync(join(directory, path), 'latin1')}`
    else found[path] = 'special'
  }
  return found
}

/** Everything of a repository that nobody but its owner may change. */
export const untouched = (repo: TempRepo) => ({
  refs: repo.git('for-each-ref'),
  head: readFileSync(join(repo.path, '.git/HEAD'), 'utf8'),
  config: readFileSync(join(repo.path, '.git/config'), 'utf8'),
  status: repo.git('status', '--porcelain'),
  stash: existsSync(join(repo.path, '.git/refs/stash')),
})
