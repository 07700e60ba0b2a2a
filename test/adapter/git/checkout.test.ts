import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { adoptCheckout, restoreCheckout } from '../../../src/adapter/git/adopt-checkout.ts'
import { putGitBack, setGitAside, waitingGit } from '../../../src/adapter/git/checkout-git.ts'
import { committedFiles } from '../../../src/adapter/git/committed-files.ts'
import { openStore } from '../../../src/adapter/git/store.ts'
import { userGit } from '../../../src/adapter/git/user-git.ts'
import { openRepository } from '../../../src/adapter/git/user-repository.ts'
import { ownWorkspace } from '../../../src/adapter/git/workspace.ts'
import { type TempRepo, tempDir, tempRepo } from '../../support/git-repositories.ts'
import { snapshot } from '../../support/workspace-fixture.ts'

/** A checkout whose `.git` is aside, adopted as the workspace. */
async function adopted(repo: TempRepo) {
  const place = { workspace: repo.path, temp: tempDir('ralph-temp-') }
  const repository = await openRepository({ cwd: repo.path, env: repo.env })
  const gitDir = setGitAside(place)
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
    putGitBack(place)
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
  expect(putGitBack(place)).toBe(false)
  setGitAside(place)
  expect(existsSync(join(repo.path, '.git'))).toBe(false)
  mkdirSync(join(repo.path, '.git'))
  writeFileSync(join(repo.path, '.git/config'), 'disposable')
  expect(putGitBack(place)).toBe(true)
  expect(repo.git('status', '--porcelain')).toBe('')
  expect([putGitBack(place), waitingGit(place)]).toEqual([false, undefined])

  setGitAside(place)
  const outside = tempDir('ralph-outside-')
  writeFileSync(join(outside, 'keep'), 'keep')
  renameSync(repo.path, `${repo.path}.moved`)
  symlinkSync(outside, repo.path)
  expect(putGitBack(place)).toBe(true)
  expect(readFileSync(join(outside, 'keep'), 'utf8')).toBe('keep')
  expect(existsSync(join(outside, '.git'))).toBe(false)
  expect(repo.git('status', '--porcelain')).toBe(' D a.txt')
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
