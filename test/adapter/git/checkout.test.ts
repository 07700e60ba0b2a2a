import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { userGit } from '../../../src/adapter/git/call/user-git.ts'
import { adoptCheckout, restoreCheckout } from '../../../src/adapter/git/checkout/adopt-checkout.ts'
import { parkedGitDir, parkGit, unparkGit } from '../../../src/adapter/git/checkout/checkout-git.ts'
import { committedFiles } from '../../../src/adapter/git/store/committed-files.ts'
import { openStore } from '../../../src/adapter/git/store/store.ts'
import { openRepository } from '../../../src/adapter/git/store/user-repository.ts'
import { ownWorkspace } from '../../../src/adapter/git/workspace/workspace.ts'
import { type TempRepo, tempDir, tempRepo } from '../../support/git-repositories.ts'
import { snapshot } from '../../support/workspace-fixture.ts'

/** A checkout whose `.git` is aside, adopted as the workspace. */
async function adopted(repo: TempRepo) {
  const place = { workspace: repo.path, temp: tempDir('ralph-temp-') }
  const repository = await openRepository({ cwd: repo.path, env: repo.env })
  const { gitDir } = parkGit(place)
  const home = tempDir('ralph-home-')
  const store = await openStore({
    home,
    repository: { ...repository, commonDir: gitDir },
    remote: repo.path,
    env: repo.env,
  })
  onTestFinished(() => store.close())
  const checkout = { store, directory: repo.path, stateDir: join(home, 'state'), head: repository.head }
  await adoptCheckout(checkout, gitDir)
  const workspace = ownWorkspace({
    ...{ ...checkout, workBranch: 'ralph/work/demo', tags: async () => [] },
    base: { branch: 'main', commit: repository.head },
    runCommand: async () => ({ code: 0, tail: '' }),
  })
  await workspace.restore(repository.head)
  const leave = async (): Promise<void> => {
    await restoreCheckout(checkout)
    unparkGit(place)
  }
  return { place, workspace, head: repository.head, leave }
}

test('what earlier steps left stays and is not captured, whatever its name; what the agent leaves is captured and goes', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n', '.gitignore': 'node_modules/\n' })
  const odd = ['left *.txt', '[x]', '!bang', '#hash', 'trailing ', 'sub/dir/file', 'venv/.gitignore', 'a\\b']
  repo.write(Object.fromEntries(odd.map((name) => [name, name === 'venv/.gitignore' ? '*\n' : 'left\n'])))
  repo.write({ 'node_modules/x': 'installed\n', 'venv/bin': 'tool\n' })
  const before = { files: snapshot(repo.path), status: repo.git('status', '--porcelain', '--ignored') }
  const { workspace, head, leave } = await adopted(repo)
  repo.write({ 'a.txt': 'two\n', 'left by the agent.txt': 'x\n', 'sub2/x': 'x\n' })
  const { changes, refused, hidden } = await workspace.capture(head)
  expect(changes.map(({ path }) => path)).toEqual(['a.txt', 'left by the agent.txt', 'sub2/x'])
  expect([refused, hidden.total]).toEqual([[], 0])
  await leave()
  expect({ files: snapshot(repo.path), status: repo.git('status', '--porcelain', '--ignored') }).toEqual(before)
})

test('no file is written that is right already', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n', 'b/c.txt': 'two\n' })
  const times = () => repo.git('ls-files', '--debug')
  repo.git('status')
  const before = times()
  const { leave } = await adopted(repo)
  await leave()
  expect(times()).toBe(before)
})

test('an index that cannot be copied is made anew', async () => {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  repo.git('update-index', '--split-index')
  repo.write({ 'left.txt': 'x\n' })
  const { workspace, head, leave } = await adopted(repo)
  expect((await workspace.capture(head)).changes).toEqual([])
  await leave()
  expect(repo.git('status', '--porcelain')).toBe('?? left.txt')
})

test('put back is put back once, from wherever it waits, and never through a link in the place of the workspace', () => {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  const place = { workspace: repo.path, temp: tempDir('ralph-temp-') }
  expect(unparkGit(place).wasParked).toBe(false)
  parkGit(place)
  expect(existsSync(join(repo.path, '.git'))).toBe(false)
  mkdirSync(join(repo.path, '.git'))
  writeFileSync(join(repo.path, '.git/config'), 'disposable')
  expect(unparkGit(place).wasParked).toBe(true)
  expect(repo.git('status', '--porcelain')).toBe('')
  expect([unparkGit(place).wasParked, parkedGitDir(place)]).toEqual([false, undefined])

  parkGit(place)
  const outside = tempDir('ralph-outside-')
  writeFileSync(join(outside, 'keep'), 'keep')
  renameSync(repo.path, `${repo.path}.moved`)
  symlinkSync(outside, repo.path)
  expect(unparkGit(place).wasParked).toBe(true)
  expect(readFileSync(join(outside, 'keep'), 'utf8')).toBe('keep')
  expect(existsSync(join(outside, '.git'))).toBe(false)
  expect(repo.git('status', '--porcelain')).toBe(' D a.txt')
})

/** A checkout with a credential in its configuration (v4), one beside it (v6) and one of a submodule, and a hook. */
function withCredentials() {
  const repo = tempRepo({ 'a.txt': 'one\n' })
  const temp = tempDir('ralph-temp-')
  const beside = join(temp, 'git-credentials-1.config')
  const header = 'AUTHORIZATION: basic b25seSB3aGlsZSBwYXJrZWQ='
  repo.git('config', 'http.https://example.invalid/.extraheader', header)
  repo.git('config', '--file', beside, 'http.https://example.invalid/.extraheader', header)
  repo.git('config', `includeIf.gitdir:${join(repo.path, '.git')}.path`, beside)
  mkdirSync(join(repo.path, '.git/modules/sub'), { recursive: true })
  writeFileSync(join(repo.path, '.git/modules/sub/config'), `[http]\n\textraheader = ${header}\n`)
  mkdirSync(join(repo.path, '.git/hooks'), { recursive: true })
  writeFileSync(join(repo.path, '.git/hooks/post-commit'), '#!/bin/sh\n', { mode: 0o755 })
  const seen = () => ({
    config: readFileSync(join(repo.path, '.git/config'), 'utf8'),
    sub: readFileSync(join(repo.path, '.git/modules/sub/config'), 'utf8'),
    beside: readFileSync(beside, 'utf8'),
    files: snapshot(join(repo.path, '.git')),
  })
  const place = { workspace: repo.path, temp, secret: 'ghs_a-token-of-this-job' }
  return { repo, place, seen }
}

const sabotage = (gitDir: string, repo: TempRepo): void => {
  appendFileSync(join(gitDir, 'config'), `[core]\n\tfsmonitor = "touch '${repo.path}/canary'"\n`)
  writeFileSync(join(gitDir, 'hooks/post-checkout'), `#!/bin/sh\ntouch '${repo.path}/canary'\n`, { mode: 0o755 })
  rmSync(join(gitDir, 'hooks/post-commit'))
  mkdirSync(join(gitDir, 'info'), { recursive: true })
  writeFileSync(join(gitDir, 'info/attributes'), '* filter=x\n')
}

const sabotaged = ['config', 'hooks/post-checkout', 'hooks/post-commit', 'info/attributes']

test.each(['by the process that parked it', 'by one that comes after its kill'])(
  'while it waits no credential can be read in it, and what is planted there goes: %s',
  (by) => {
    const { repo, place, seen } = withCredentials()
    const before = seen()
    const parked = parkGit(place)
    const grep = () => execFileSync('grep', ['-rc', 'b25seSB3', place.temp], { encoding: 'utf8' })
    expect(grep).toThrow()
    sabotage(parked.gitDir, repo)
    const end = by.includes('kill') ? unparkGit(place) : parked.unpark()
    expect(end).toEqual({ wasParked: true, changed: sabotaged, configLost: false })
    expect(seen()).toEqual(before)
    expect(repo.git('status', '--porcelain')).toBe('')
    expect(existsSync(join(repo.path, 'canary'))).toBe(false)
  },
)

test.each([
  { what: 'is gone', spoil: (sealed: string) => rmSync(sealed), secret: 'ghs_a-token-of-this-job' },
  { what: 'was changed', spoil: (sealed: string) => appendFileSync(sealed, 'x'), secret: 'ghs_a-token-of-this-job' },
  { what: 'is of another token', spoil: () => undefined, secret: 'ghs_another' },
])('after a kill a configuration whose seal $what is not obeyed: refs stay, and it is told', ({ spoil, secret }) => {
  const { repo, place } = withCredentials()
  const head = repo.git('rev-parse', 'HEAD')
  const { gitDir } = parkGit(place)
  sabotage(gitDir, repo)
  spoil(join(gitDir, 'ralph-sealed'))
  expect(unparkGit({ ...place, secret })).toEqual({ wasParked: true, changed: [], configLost: true })
  expect([repo.git('rev-parse', 'HEAD'), repo.git('status', '--porcelain')]).toEqual([head, ''])
  expect(existsSync(join(repo.path, 'canary'))).toBe(false)
})

test('a kill between the seal and the move leaves the checkout as it was', () => {
  const { repo, place, seen } = withCredentials()
  const before = seen()
  writeFileSync(join(repo.path, '.git/ralph-sealed'), 'left by a kill')
  parkGit(place).unpark()
  expect(seen()).toEqual(before)
})

test('trusted files are those of the commit, links within it followed, whatever lies in the directory', async () => {
  const repo = tempRepo({ 'AGENTS.md': 'of the commit\n', 'latin.md': Buffer.from([0xe9]) })
  symlinkSync('AGENTS.md', join(repo.path, 'CLAUDE.md'))
  symlinkSync('/etc/hostname', join(repo.path, 'out.md'))
  const commit = repo.commit('Link')
  repo.write({ 'AGENTS.md': 'of the agent\n', 'new.md': 'of the agent\n' })
  const { read } = committedFiles(userGit(repo.path, repo.env), { commit })
  expect(await read('CLAUDE.md')).toBe('of the commit\n')
  for (const path of ['new.md', 'out.md', 'missing/x', '.', 'a\nb']) expect(await read(path), path).toBeUndefined()
  await expect(read('latin.md')).rejects.toMatchObject({ code: 'FILE_NOT_TEXT' })
})
