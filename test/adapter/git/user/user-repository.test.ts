import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ConfigEntry,
  carriedConfiguration,
  configEnvironment,
  engineConfig,
} from '../../../../src/adapter/git/call/engine-config.ts'
import { openRepository } from '../../../../src/adapter/git/user/user-repository.ts'
import {
  bareRemote,
  repositoryAt,
  type TempRepo,
  tempDir,
  tempRepo,
  testEnvironment,
} from '../../../support/git-repositories.ts'

const open = (repo: TempRepo, cwd = repo.path) => openRepository({ cwd, env: repo.env })

test('A repository is described as it is, and reading it changes no byte of its git directory', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n', 'sub/b.txt': 'two\n' })
  repo.git('remote', 'add', 'origin', 'https://host.invalid/o/r.git')
  repo.write({ 'a.txt': 'changed\n', 'new file.txt': 'new\n' })
  repo.git('mv', 'sub/b.txt', 'sub/c.txt')
  const before = snapshot(join(repo.path, '.git'))
  const found = await open(repo, join(repo.path, 'sub'))
  expect(found).toMatchObject({
    toplevel: repo.path,
    commonDir: join(repo.path, '.git'),
    objectFormat: 'sha1',
    head: repo.git('rev-parse', 'HEAD'),
    branch: 'main',
    defaultBranch: 'main',
    user: { name: 'Test User', email: 'test@example.invalid' },
    shallow: false,
    partial: false,
    origin: 'https://host.invalid/o/r.git',
  })
  expect(await found.uncommitted()).toBe(4)
  expect([...found.checkedOut]).toEqual([['main', repo.path]])
  expect(snapshot(join(repo.path, '.git'))).toEqual(before)
})

test('A worktree shares the objects of its repository and knows what the others have checked out', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  const path = join(tempDir(), 'tree with space')
  repo.git('worktree', 'add', '--quiet', '-b', 'side/one', path)
  const found = await open(repositoryAt(path, repo.env))
  expect(found).toMatchObject({ toplevel: path, commonDir: join(repo.path, '.git'), branch: 'side/one' })
  expect(Object.fromEntries(found.checkedOut)).toEqual({ main: repo.path, 'side/one': path })
})

test('A detached HEAD has no branch; the default branch is what origin says, else what there is', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  repo.git('branch', '-m', 'trunk')
  repo.git('checkout', '--quiet', '--detach')
  expect(await open(repo)).toMatchObject({ branch: null, defaultBranch: null, origin: null })
  repo.git('config', 'init.defaultBranch', 'trunk')
  expect(await open(repo)).toMatchObject({ defaultBranch: 'trunk' })
  repo.git('update-ref', 'refs/remotes/origin/develop', 'HEAD')
  repo.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/develop')
  expect(await open(repo)).toMatchObject({ defaultBranch: 'develop' })
})

test('A shallow and a partial clone are known as such', async () => {
  const bare = bareRemote()
  const source = tempRepo({ 'a.txt': 'one\n' })
  source.commit('Two', { 'a.txt': 'two\n' })
  source.git('push', '--quiet', bare.path, 'main')
  const path = join(tempDir(), 'clone')
  source.git('clone', '--quiet', '--depth=1', '--filter=blob:none', '--branch=main', `file://${bare.path}`, path)
  expect(await open(repositoryAt(path, source.env))).toMatchObject({ shallow: true, partial: true })
})

test('Variables that git sets for its hooks do not lead to another repository', async () => {
  const [here, other] = [tempRepo({ 'a.txt': 'here\n' }), tempRepo({ 'b.txt': 'other\n' })]
  const env = { ...here.env, GIT_DIR: join(other.path, '.git'), GIT_INDEX_FILE: join(other.path, '.git/index') }
  expect((await openRepository({ cwd: here.path, env })).commonDir).toBe(join(here.path, '.git'))
})

test.each<[string, () => { path: string; env: Record<string, string> }, RegExp]>([
  ['NOT_A_REPOSITORY', () => ({ path: tempDir(), env: testEnvironment(tempDir()) }), /git init/],
  ['NOT_A_REPOSITORY', () => ({ ...tempRepo({ a: 'b' }), ...inGitDir() }), /working tree/],
  ['BARE_REPOSITORY', () => bareRemote(), /worktree add/],
  ['EMPTY_REPOSITORY', () => tempRepo(), /git commit/],
])('%s comes with a remedy', async (code, make, hint) => {
  const { path, env } = make()
  await expect(openRepository({ cwd: path, env })).rejects.toMatchObject({ code, hint: expect.stringMatching(hint) })
})

const inGitDir = () => {
  const repo = tempRepo({ a: 'b' })
  return { path: join(repo.path, '.git'), env: repo.env }
}

test.skipIf(process.getuid?.() !== 0)('SAFE_DIRECTORY names the directory and the command', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  chownSync(repo.path, 65534, 65534)
  chownSync(join(repo.path, '.git'), 65534, 65534)
  const hint = `If you trust it: git config --global --add safe.directory '${repo.path}'`
  await expect(open(repo)).rejects.toMatchObject({ code: 'SAFE_DIRECTORY', hint })
})

test('The identity of the environment counts before the configured one', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  const env = { ...repo.env, GIT_COMMITTER_NAME: 'From Environment' }
  const { user } = await openRepository({ cwd: repo.path, env })
  expect(user).toEqual({ name: 'From Environment', email: 'test@example.invalid' })
})

const configured: readonly ConfigEntry[] = [
  ['user.name', 'x'],
  ['core.autocrlf', 'true'],
  ['core.hookspath', '/evil'],
  ['core.fsmonitor', '/evil'],
  ['core.sshcommand', 'ssh -i key'],
  ['http.proxy', 'http://u:p@proxy:1'],
  ['http.sslcainfo', '/ca.pem'],
  ['http.https://github.com/.extraheader', 'AUTHORIZATION: basic VE9LRU4='],
  ['http.https://evil.example/.extraheader', 'AUTHORIZATION: basic T1RIRVI='],
  ['http.https://*.corp.example/.proxy', 'http://inner:1'],
  ['credential.helper', ''],
  ['credential.helper', 'store'],
  ['credential.https://other.example.helper', 'other'],
  ['url.https://user:token@github.com/.insteadof', 'https://github.com/'],
  ['alias.x', '!evil'],
  ['filter.lfs.smudge', 'git-lfs smudge'],
]

const keys = (remote: string) => carriedConfiguration(configured, remote).map(([key]) => key)

test.each([
  ['/srv/r.git', ['core.autocrlf']],
  ['git@github.com:o/r.git', ['core.autocrlf', 'core.sshcommand']],
  [
    'https://github.com/o/r',
    [
      'core.autocrlf',
      'http.proxy',
      'http.sslcainfo',
      'http.https://github.com/.extraheader',
      'credential.helper',
      'credential.helper',
    ],
  ],
  [
    'https://git.corp.example/o/r',
    [
      'core.autocrlf',
      'http.proxy',
      'http.sslcainfo',
      'http.https://*.corp.example/.proxy',
      'credential.helper',
      'credential.helper',
    ],
  ],
])('For the remote %s exactly the settings that concern it are carried over', (remote, expected) => {
  expect(keys(remote)).toEqual(expected)
})

test("The environment's ssh command is carried over before the configured one", async () => {
  const repo = tempRepo({ a: 'b' })
  const env = { ...repo.env, GIT_SSH_COMMAND: 'ssh -i other' }
  const { carriedConfiguration: carried } = await openRepository({ cwd: repo.path, env })
  expect(carried('git@host:r').at(-1)).toEqual(['core.sshcommand', 'ssh -i other'])
  expect(carried('https://host/r').map(([key]) => key)).not.toContain('core.sshcommand')
})

test('What may hold a secret is in the environment and never in the file', () => {
  const entries = carriedConfiguration(configured, 'https://github.com/o/r')
  expect(engineConfig(entries)).not.toMatch(/VE9LRU4|u:p@|store/)
  expect(Object.values(configEnvironment(entries))).toContain('AUTHORIZATION: basic VE9LRU4=')
})

test('Git reads from the engine file exactly what was written, whatever the value', () => {
  const dir = tempDir()
  const file = join(dir, 'config')
  const value = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\\', '#', ';', '\n', '\t', '=', '[', 'é', "'") })
  fc.assert(
    fc.property(value, (text) => {
      writeFileSync(file, engineConfig([['core.eol', text]]))
      const { stdout } = spawnSync('git', ['config', '--file', file, '--list', '-z'], { encoding: 'utf8' })
      expect(stdout).toBe(`safe.directory\n*\0core.eol\n${text}\0`)
    }),
    { numRuns: 60 },
  )
})

/** Every file with its size and time of change. */
function snapshot(directory: string): readonly string[] {
  mkdirSync(directory, { recursive: true })
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const { size, mtimeMs, ctimeMs } = statSync(join(directory, name))
      return `${name} ${size} ${mtimeMs} ${ctimeMs}`
    })
}
