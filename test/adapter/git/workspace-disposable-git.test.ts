import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { disposableGit } from '../../../src/adapter/git/workspace/disposable-git.ts'
import { lengthen, repositoryAt, tempDir, tempRepo } from '../../support/git-repositories.ts'
import { noise } from '../../support/noise.ts'
import { openWorkspace, userRepository } from '../../support/workspace-fixture.ts'

test('the agent finds the work branch, the base, tags and history', async () => {
  const { agent, checkpoint } = await openWorkspace(userRepository())
  expect(agent('git rev-parse HEAD ralph/work/demo')).toBe(`${checkpoint}\n${checkpoint}`)
  expect(agent('git status')).toContain('nothing to commit, working tree clean')
  expect(agent('git describe')).toMatch(/^v1\.0\.0-1-g/)
  expect(agent('git log --format=%s')).toBe('Go on\nBegin')
  expect(agent('git diff --name-only origin/main...HEAD')).toBe('current\nrun.sh')
  expect(agent('git merge-base origin/main HEAD')).toBe(agent('git rev-parse HEAD~1'))
  expect(agent('echo x > x; git add x; git commit -qm mine; git log -1 --format=%an')).toBe('ralph-agent')
})

test('nothing in it leads to the store, the user or a remote, and nothing runs', async () => {
  const repo = userRepository()
  repo.git('remote', 'add', 'origin', 'https://user:secret@example.invalid/x.git')
  repo.git('config', 'user.email', 'person@example.invalid')
  const { agent, workspace, store } = await openWorkspace(repo)
  expect(agent('git remote; git config --list --local')).not.toMatch(/remote|url|example\.invalid|include/)
  const everything = agent('find .git -type f ! -name "*.pack" ! -name "*.idx" ! -name "*.rev" -exec cat {} +')
  for (const word of [repo.path, store.gitDir, 'secret', 'example.invalid']) expect(everything).not.toContain(word)
  for (const name of ['hooks', 'FETCH_HEAD', 'logs', 'objects/info/alternates']) {
    expect(existsSync(join(workspace.path, '.git', name))).toBe(false)
  }
})

test('what the agent did to its .git is gone after a restore, and does not reach the template', async () => {
  const { agent, workspace, checkpoint, stateDir } = await openWorkspace(userRepository())
  const template = agent(`cd ${stateDir}/template.git && find . -type f | sort | xargs cat | cksum`)
  agent('git config user.name evil; git tag evil; git commit -q --allow-empty -m evil; rm -f .git/objects/pack/*')
  await workspace.restore(checkpoint)
  expect(agent('git config user.name; git tag; git fsck 2>&1')).toBe('ralph-agent\nv1.0.0')
  expect(agent(`cd ${stateDir}/template.git && find . -type f | sort | xargs cat | cksum`)).toBe(template)
})

test('it follows the checkpoint, also where the template was torn', async () => {
  const repo = userRepository()
  const { agent, workspace, stateDir } = await openWorkspace(repo)
  const next = repo.commit('Next', { 'src/app.ts': 'next\n' })
  await workspace.restore(next)
  expect(agent('git log -1 --format=%s; git status --porcelain')).toBe('Next')
  execFileSync('sh', ['-c', `rm ${stateDir}/template.git/objects/pack/*.idx`])
  await workspace.restore(repo.commit('Third', { 'src/app.ts': 'third\n' }))
  expect(agent('git log --format=%s; git fsck 2>&1')).toBe('Third\nNext\nGo on\nBegin')
})

test('many checkpoints do not gather packs without end', { tags: 'thorough/size' }, async () => {
  const repo = userRepository()
  const { workspace, agent } = await openWorkspace(repo)
  for (let i = 0; i < 33; i++) await workspace.restore(repo.commit(`c${i}`, { file: String(i) }))
  expect(readdirSync(join(workspace.path, '.git/objects/pack')).filter((n) => n.endsWith('.pack')).length).toBeLessThan(
    32,
  )
  expect(agent('git rev-list --count HEAD')).toBe('35')
})

test('what a run adds stays small beside the history that it began with, which is copied once', async () => {
  const wide = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`file-${index}`, `${index}\n`]))
  const repo = tempRepo(wide)
  repo.commit('Second', { 'file-3': 'x\n' })
  const { workspace, agent, stateDir } = await openWorkspace(repo)
  const folder = join(stateDir, 'template.git/objects/pack')
  const packs = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.pack'))
  const [history = ''] = packs()
  for (let index = 0; index < 24; index++) {
    // Two commits each time, as where another lane landed one.
    repo.commit(`a${index}`, { 'file-1': `a${index}\n` })
    await workspace.restore(repo.commit(`b${index}`, { 'file-2': `b${index}\n` }))
    expect(packs().length).toBeLessThanOrEqual(10)
  }
  expect(packs()).toContain(history)
  const bytes = packs().flatMap((name) => (name === history ? [] : [statSync(join(folder, name)).size]))
  // A tree of 300 files has about 10,000 bytes.
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(150_000)
  expect(agent('git rev-list --count HEAD; git fsck 2>&1')).toBe('50')
})

test('a shallow clone gives its own depth', async () => {
  const origin = userRepository()
  const path = join(tempDir(), 'clone')
  execFileSync('git', ['clone', '-q', '--depth=2', `file://${origin.path}`, path], { env: origin.env })
  const clone = repositoryAt(path, origin.env)
  clone.commit('Mine', { mine: 'x' })
  const { agent } = await openWorkspace(clone)
  expect(agent('git log --format=%s; git status --porcelain; git fsck 2>&1; git describe')).toMatch(
    /^Mine\nGo on\nBegin\nv1\.0\.0-2-g/,
  )
})

test('of a big history only the newest part and the tags within it are given', async () => {
  const repo = tempRepo({ a: '0' })
  repo.git('tag', '-a', 'old', '-m', 'old')
  lengthen(repo, 60, 'a')
  repo.git('tag', '-a', 'new', '-m', 'new', 'HEAD~2')
  const { store, stateDir, checkpoint } = await openWorkspace(repo)
  const target = join(tempDir(), '.git')
  const tags = ['old', 'new'].map((name) => ({ name, oid: repo.git('rev-parse', name) }))
  const { place } = disposableGit({
    store,
    template: join(stateDir, 'limited.git'),
    workBranch: 'work',
    base: { branch: 'main', commit: repo.git('rev-parse', 'HEAD~5') },
    tags: async () => tags,
    maxHistoryBytes: -1,
  })
  await place(checkpoint, { target, index: join(stateDir, 'index') })
  const git = (...args: string[]) =>
    execFileSync('git', [`--git-dir=${target}`, ...args], { env: repo.env, encoding: 'utf8' }).trim()
  // 50 from the checkpoint, and 50 from the base, which is five commits older.
  expect(git('rev-list', '--count', 'HEAD')).toBe('55')
  expect(git('tag')).toBe('new')
  expect(git('describe')).toMatch(/^new-2-g/)
  expect(git('merge-base', 'HEAD', 'origin/main')).toBe(repo.git('rev-parse', 'HEAD~5'))
})

test('a history counts as big by its loose objects too', async () => {
  const repo = tempRepo({ 'noise.bin': noise(300_000) })
  lengthen(repo, 60, 'a')
  expect(repo.git('count-objects', '-v')).toMatch(/^packs: 0$/m)
  const { store, stateDir, checkpoint } = await openWorkspace(repo)
  const target = join(tempDir(), '.git')
  const base = { branch: 'main', commit: checkpoint }
  const template = join(stateDir, 'limited.git')
  const { place } = disposableGit({
    store,
    template,
    workBranch: 'work',
    base,
    tags: async () => [],
    maxHistoryBytes: 300_000,
  })
  await place(checkpoint, { target, index: join(stateDir, 'index') })
  const count = ['rev-list', '--count', 'HEAD']
  expect(execFileSync('git', [`--git-dir=${target}`, ...count], { env: repo.env, encoding: 'utf8' })).toBe('50\n')
})

test('objects that a git gc removes while they are counted count nothing', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  repo.commit('Second', { 'b.txt': 'two\n' })
  // A directory that is listed and then not there.
  symlinkSync(join(repo.path, 'gone'), join(repo.path, '.git', 'objects', unusedFolder(repo.path)))
  const { checkpoint, agent } = await openWorkspace(repo)
  expect(agent('git rev-parse HEAD')).toBe(checkpoint)
})

test('the settings that shape files on disk are the user’s, so that nothing looks changed', async () => {
  const repo = tempRepo({ 'a.txt': 'one\r\n' })
  repo.git('config', 'core.autocrlf', 'true')
  repo.commit('Second', { 'b.txt': 'two\r\n' })
  const { agent, workspace, checkpoint } = await openWorkspace(repo)
  expect(readFileSync(join(workspace.path, 'b.txt'), 'utf8')).toBe('two\r\n')
  expect(agent('git config core.autocrlf; touch b.txt; git status --porcelain')).toBe('true')
  expect((await workspace.capture(checkpoint)).changes).toEqual([])
})

/** A name of a directory for loose objects that none lies in. */
function unusedFolder(path: string): string {
  const used = new Set(readdirSync(join(path, '.git', 'objects')))
  return [...Array(256).keys()].map((byte) => byte.toString(16).padStart(2, '0')).find((name) => !used.has(name)) ?? ''
}
