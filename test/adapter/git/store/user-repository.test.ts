import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ConfigEntry,
  carriedConfiguration,
  configEnvironment,
  engineConfig,
} from '../../../../src/adapter/git/call/engine-config.ts'
import { userGit } from '../../../../src/adapter/git/call/user-git.ts'
import { committedFile, committedTarget } from '../../../../src/adapter/git/store/committed-files.ts'
import { fetchBaseRepository, openRepository } from '../../../../src/adapter/git/store/user-repository.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import {
  bareRemote,
  type Files,
  repositoryAt,
  type TempRepo,
  tempDir,
  tempRepo,
  testEnvironment,
} from '../../../support/git-repositories.ts'
import { isRoot } from '../../../support/machine-offers.ts'
import { filesBelow } from '../../../support/project.ts'

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

test.runIf(isRoot)('SAFE_DIRECTORY names the directory and the command', async () => {
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

describe('base repository', () => {
  const token = 'ghs_a-token-that-nobody-may-see'
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`

  /** A repository behind a token, and the folder that is to become one with a commit of it. */
  async function served(files: Files, history = (user: TempRepo): string => user.commit('Second')) {
    const user = tempRepo(files)
    const bare = bareRemote()
    const commit = history(user)
    user.git('push', '--quiet', bare.path, 'HEAD:refs/heads/main')
    return { user, bare, commit, ...(await behindToken(bare)) }
  }

  async function behindToken(bare: TempRepo) {
    const server = await gitHttpServer(bare)
    server.accepts = (authorization) => authorization === header.replace('AUTHORIZATION: ', '')
    const env: Record<string, string> = {
      ...bare.env,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${new URL(server.url).origin}/.extraheader`,
      GIT_CONFIG_VALUE_0: header,
    }
    return { env, remote: server.url, server, folder: join(tempDir(), 'base'), backoffMs: [] }
  }

  const open = ({ folder, env }: { folder: string; env: Record<string, string> }) =>
    openRepository({ cwd: folder, env })

  test('the base is all that is there: no file, no history, no credential, and no object is missing', async () => {
    const at = await served({ 'plan.json': '{}', 'deep/er/x.txt': 'x', '.github/ralph.yml': 'model: x\n' })
    await fetchBaseRepository(at)
    const { remote, commit, folder } = at
    expect(await open(at)).toMatchObject({ head: commit, branch: null, shallow: true, partial: false, origin: remote })
    expect(readdirSync(folder)).toEqual(['.git'])
    const { git } = repositoryAt(folder, at.env)
    expect(git('rev-list', '--objects', '--all', 'HEAD', '--missing=print')).not.toContain('?')
    expect(git('log', '--format=%s', 'HEAD')).toBe('Second')
    const written = filesBelow(folder).map((file) => readFileSync(join(folder, file), 'latin1'))
    expect(written.filter((text) => text.includes(token) || text.includes(header.slice(-30)))).toEqual([])
  })

  test.each<[string, Files, string, string]>([
    [
      'kept by LFS',
      { '.gitattributes': '*.json filter=lfs\n', 'plan.json': 'version lfs' },
      'plan.json',
      'version lfs',
    ],
    ['with an odd name', { 'plän "1" \\ x.json': '{}' }, 'plän "1" \\ x.json', '{}'],
  ])('a file %s is read as git has it', async (_, files, path, content) => {
    const at = await served(files)
    await fetchBaseRepository(at)
    const found = await committedFile(userGit(at.folder, at.env), { commit: at.commit, path })
    expect(found?.toString('utf8')).toBe(content)
  })

  test('where a path of a commit leads to through links, also out of it', async () => {
    const repo = tempRepo({ 'plans/a.md': 'x' })
    symlinkSync('plans/a.md', join(repo.path, 'one'))
    symlinkSync('one', join(repo.path, 'two'))
    symlinkSync('plans', join(repo.path, 'folder'))
    symlinkSync('../elsewhere', join(repo.path, 'plans/up'))
    symlinkSync('../../elsewhere', join(repo.path, 'plans/out'))
    symlinkSync('/etc', join(repo.path, 'etc'))
    symlinkSync('loop', join(repo.path, 'loop'))
    const commit = repo.commit('Links', {})
    const target = (path: string) => committedTarget(userGit(repo.path, repo.env), { commit, path })
    for (const [path, to] of [
      ...['plans/a.md', 'one', 'two', 'folder/a.md'].map((one) => [one, 'plans/a.md'] as const),
      ...([
        ['folder/up/x', 'elsewhere/x'],
        ['plans/out', '../elsewhere'],
        ['etc/passwd', '/etc/passwd'],
      ] as const),
      ...([
        ['none.md', 'none.md'],
        ['loop', 'loop'],
      ] as const),
    ])
      expect(await target(path), path).toBe(to)
  })

  test('a repository of sha256 objects is one here, too', async () => {
    const bare = repositoryAt(tempDir(), bareRemote().env)
    bare.git('init', '--quiet', '--bare', '--object-format=sha256')
    const user = repositoryAt(tempDir(), bare.env)
    user.git('init', '--quiet', '--object-format=sha256')
    const commit = user.commit('Begin', { 'plan.json': '{}' })
    user.git('push', '--quiet', bare.path, 'HEAD:refs/heads/main')
    const at = { ...(await behindToken(bare)), commit }
    await fetchBaseRepository(at)
    expect(await open(at)).toMatchObject({ head: commit, objectFormat: 'sha256' })
  })

  test('what lay in the folder counts for nothing: neither its settings nor its remote', async () => {
    const at = await served({ 'plan.json': '{}' })
    const left = join(at.folder, '.git')
    mkdirSync(left, { recursive: true })
    writeFileSync(join(left, 'config'), '[http]\n\tproxy = http://127.0.0.1:9\n[remote "origin"]\n\turl = /elsewhere\n')
    writeFileSync(join(at.folder, 'plan.json'), '{"planted":true}')
    await fetchBaseRepository(at)
    expect(await open(at)).toMatchObject({ head: at.commit, origin: at.remote })
    expect(readdirSync(at.folder)).toEqual(['.git'])
    expect(readFileSync(join(left, 'config'), 'utf8')).not.toContain('proxy')
  })

  test('a commit that a force-push took off its branch is fetched as long as it is there', async () => {
    const at = await served({ 'plan.json': '{}' })
    at.user.git('commit', '--quiet', '--amend', '--allow-empty', '-m', 'Rewritten')
    at.user.git('push', '--quiet', '--force', at.bare.path, 'HEAD:refs/heads/main')
    await fetchBaseRepository(at)
    expect((await open(at)).head).toBe(at.commit)
  })

  type Served = Awaited<ReturnType<typeof served>>

  const answers =
    (what: number) =>
    ({ server }: Served): object => {
      server.faults.push({ on: 'refs', what })
      return {}
    }

  test.each<[string, string, (request: Served) => object]>([
    ['that is not there any more', 'BASE_GONE', () => ({ commit: '1'.repeat(40) })],
    ['without a credential', 'REMOTE_AUTH', ({ env }) => ({ env: { ...env, GIT_CONFIG_COUNT: '0' } })],
    ['of a repository that is hidden', 'REMOTE_NOT_FOUND', answers(404)],
    ['of a server that is down for good', 'REMOTE_UNREACHABLE', answers(503)],
  ])('a commit %s is %s', async (_, code, change) => {
    const at = await served({ 'plan.json': '{}' })
    await expect(fetchBaseRepository({ ...at, ...change(at) })).rejects.toMatchObject({ code })
  })

  test('an empty repository has no commit at all', async () => {
    const at = { ...(await behindToken(bareRemote())), commit: '1'.repeat(40) }
    await expect(fetchBaseRepository(at)).rejects.toMatchObject({ code: 'BASE_GONE' })
  })

  test('a connection that breaks is tried again', async () => {
    const at = await served({ 'plan.json': '{}' })
    at.server.faults.push({ on: 'fetch', what: 'cut-answer' })
    await fetchBaseRepository({ ...at, backoffMs: [1] })
    expect((await open(at)).head).toBe(at.commit)
  })
})
