import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../../src/adapter/git/store/store.ts'
import { openRepository } from '../../../../src/adapter/git/store/user-repository.ts'
import { setUpCopies } from '../../../../src/adapter/git/workspace/set-up-copy.ts'
import { ownWorkspace } from '../../../../src/adapter/git/workspace/workspace.ts'
import { type TempRepo, tempDir } from '../../../support/git-repositories.ts'
import { userRepository } from '../../../support/workspace-fixture.ts'

const commands = ['make']
const signal = new AbortController().signal

/** Four lanes over a user's repository, and the workspace that they are copied from; `script` is what set-up does. */
async function lanes(script: string, repo: TempRepo = userRepository()) {
  const home = tempDir('ralph-lanes-')
  const repository = await openRepository({ cwd: repo.path, env: repo.env })
  const store = await openStore({ home: join(home, 'engine'), repository, remote: repo.path, env: repo.env })
  onTestFinished(() => store.close())
  const checkpoint = repo.git('rev-parse', 'HEAD')
  const ran: string[] = []
  const told: (string | number)[] = []
  const options = (name: string) => ({
    store,
    directory: join(home, name, 'workspace'),
    stateDir: join(home, name, 'state'),
    workBranch: 'ralph/work/demo',
    base: { branch: 'main', commit: checkpoint },
    tags: async () => [],
    runCommand: async () => {
      ran.push(name)
      try {
        const cwd = join(home, name, 'workspace')
        execFileSync('sh', ['-ec', script], { cwd, env: { ...repo.env, HERE: cwd }, stdio: 'pipe' })
        return { code: 0, tail: '' }
      } catch (error) {
        return { code: 1, tail: String(error) }
      }
    },
  })
  const copySetUp = setUpCopies(options('copy'), {
    onSetUpRan: (bytes) => told.push(bytes),
    onUnusable: (why) => told.push(why),
  })
  const lane = (number: number) => ownWorkspace({ ...options(`lane ${number}`), copySetUp })
  const begin = async (number: number, commit = checkpoint) => {
    const workspace = lane(number)
    await workspace.restore(commit)
    await workspace.setUp(commands, signal)
    return workspace
  }
  return { repo, home, store, checkpoint, ran, told, lane, begin }
}

const install =
  'mkdir -p node_modules/a/.bin && echo 1 > node_modules/a/index.js && ln -s ../index.js node_modules/a/.bin/a && echo x > build.log'

test('set-up runs once, in a workspace of no lane, and each lane has what it made; sizes are told before', async () => {
  const here = await lanes(install)
  const [one, two] = await Promise.all([here.begin(0), here.begin(1)])
  expect(here.ran).toEqual(['copy'])
  expect(here.told).toEqual([expect.any(Number)])
  expect(here.told[0]).toBeGreaterThan(1000)
  for (const { path } of [one, two]) {
    expect(readFileSync(join(path, 'node_modules/a/.bin/a'), 'utf8')).toBe('1\n')
    expect(readFileSync(join(path, 'build.log'), 'utf8')).toBe('x\n')
  }
  // What one lane does to its copy the others do not see.
  writeFileSync(join(one.path, 'node_modules/a/index.js'), '2\n')
  expect(readFileSync(join(two.path, 'node_modules/a/index.js'), 'utf8')).toBe('1\n')
  const three = await here.begin(2)
  expect(readFileSync(join(three.path, 'node_modules/a/index.js'), 'utf8')).toBe('1\n')
  expect(here.ran).toEqual(['copy'])
})

test('claude-code#48927: no lane shares a .git with another one, the copy or the user’s repository, and removing one breaks none', async () => {
  const here = await lanes(`${install} && git worktree add --quiet node_modules/tree HEAD`)
  const [one, two] = [await here.begin(0), await here.begin(1)]
  const inode = (path: string): number => statSync(join(path, '.git')).ino
  expect(new Set([one.path, two.path, join(here.home, 'copy/workspace'), here.repo.path].map(inode)).size).toBe(4)
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd, encoding: 'utf8', env: here.repo.env })
  expect(git(one.path, 'rev-parse', '--absolute-git-dir').trim()).toBe(join(one.path, '.git'))
  // The link of a worktree that set-up made leads into the lane's own `.git`.
  expect(readFileSync(join(two.path, 'node_modules/tree/.git'), 'utf8')).toBe(
    `gitdir: ${two.path}/.git/worktrees/tree\n`,
  )
  const before = here.repo.git('for-each-ref')
  execFileSync('rm', ['-rf', one.path, join(here.home, 'copy/workspace')])
  expect(git(two.path, 'status', '--porcelain')).toBe('')
  expect(git(two.path, 'log', '-1', '--format=%H').trim()).toBe(here.checkpoint)
  here.repo.git('fsck', '--strict')
  expect(here.repo.git('for-each-ref')).toBe(before)
})

test('an absolute link into the workspace leads into the lane’s own; others stay', async () => {
  const here = await lanes(
    `${install} && ln -s "$HERE/src/app.ts" node_modules/app && ln -s /etc/hostname node_modules/out`,
  )
  const { path } = await here.begin(1)
  expect(readlinkSync(join(path, 'node_modules/app'))).toBe(join(path, 'src/app.ts'))
  expect(readlinkSync(join(path, 'node_modules/out'))).toBe('/etc/hostname')
})

test('what holds the path of its folder is not copied: then set-up runs in each lane, and it is told once', async () => {
  const here = await lanes('mkdir -p node_modules/venv && echo "home = /usr" > node_modules/venv/pyvenv.cfg')
  await here.begin(0)
  await here.begin(1)
  expect(here.ran).toEqual(['copy', 'lane 0', 'lane 1'])
  expect(here.told).toEqual(['node_modules/venv/pyvenv.cfg holds the path of its folder'])
})

test('where an agent has worked set-up runs in its own lane, and nothing of that reaches the others', async () => {
  const here = await lanes(install)
  const one = await here.begin(0)
  one.markUntrusted()
  writeFileSync(join(one.path, 'node_modules/a/index.js'), 'evil\n')
  await one.capture(here.checkpoint, signal)
  await one.setUp(commands, signal)
  expect(here.ran).toEqual(['copy', 'lane 0'])
  const two = await here.begin(1)
  expect(readFileSync(join(two.path, 'node_modules/a/index.js'), 'utf8')).toBe('1\n')
})

test('a new lock file: the copy is made again from nothing, and each lane gets it', async () => {
  const here = await lanes('mkdir -p node_modules && cp README.md node_modules/"$(grep -c . package-lock.json)"')
  const commit = (lines: string): string => here.repo.commit('Lock', { 'package-lock.json': lines })
  const [first, second] = [commit('1\n'), commit('1\n2\n')]
  const { path } = await here.begin(0, first)
  expect(existsSync(join(path, 'node_modules/1'))).toBe(true)
  await here.begin(0, second)
  expect(here.ran).toEqual(['copy', 'copy'])
  expect([existsSync(join(path, 'node_modules/1')), existsSync(join(path, 'node_modules/2'))]).toEqual([false, true])
})

test('a link that stands in the way of a folder is replaced, and nothing is written through it', async () => {
  const here = await lanes(install)
  const workspace = here.lane(0)
  await workspace.restore(here.checkpoint)
  const outside = tempDir('ralph-outside-')
  execFileSync('ln', ['-s', outside, join(workspace.path, 'node_modules')])
  await workspace.setUp(commands, signal)
  expect(lstatSync(join(workspace.path, 'node_modules')).isDirectory()).toBe(true)
  expect(execFileSync('ls', ['-A', outside], { encoding: 'utf8' })).toBe('')
})

test('a set-up that fails fails the lane that began it, and the next one tries again', async () => {
  const here = await lanes('test -e ../../ready && mkdir -p node_modules')
  await expect(here.begin(0)).rejects.toMatchObject({ code: 'SETUP_FAILED' })
  writeFileSync(join(here.home, 'ready'), '')
  await here.begin(1)
  expect(here.ran).toEqual(['copy', 'copy'])
})

test('files that nobody may write are copied as they are', async () => {
  const here = await lanes(
    'mkdir -p node_modules/ro && echo 1 > node_modules/ro/f && chmod 400 node_modules/ro/f && chmod 500 node_modules/ro',
  )
  const { path } = await here.begin(0)
  expect(statSync(join(path, 'node_modules/ro')).mode & 0o777).toBe(0o500)
  expect(statSync(join(path, 'node_modules/ro/f')).mode & 0o777).toBe(0o400)
  for (const name of ['copy/workspace', 'lane 0/workspace']) chmodSync(join(here.home, name, 'node_modules/ro'), 0o700)
})
