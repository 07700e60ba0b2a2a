import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempRepo } from '../../../support/git-repositories.ts'
import { openWorkspace } from '../../../support/workspace-fixture.ts'

const files = { 'empty.txt': '', 'ten.txt': '123456789\n', 'src/app.ts': 'one\n', '.gitignore': 'out/\n' }

async function open() {
  const repo = tempRepo({ 'README.md': 'demo\n' })
  repo.commit('Add', files)
  const here = await openWorkspace(repo)
  const sparse = (path: string, bytes: number): void => {
    const file = join(here.workspace.path, path)
    closeSync(openSync(file, 'a'))
    truncateSync(file, bytes)
    // Another second than that of the restore.
    utimesSync(file, 1, 1)
  }
  return { ...here, sparse }
}

const [GiB, TiB] = [2 ** 30, 2 ** 40]

/** What reads one of these files to the end never comes back within the time of the test. */
test.each<[string, string, number, string]>([
  ['a new file of 20 GB', 'big.bin', 20 * GiB, '20,480.0 MiB'],
  ['a new file of 4 TB', 'big.bin', 4 * TiB, '4,194,304.0 MiB'],
  ['a tracked file', 'src/app.ts', 4 * TiB, '4,194,304.0 MiB'],
  ['a tracked file that was empty', 'empty.txt', 4 * TiB + 1, '4,194,304.0 MiB'],
  ['a tracked file that git takes for one of its old size', 'ten.txt', 4 * TiB + 10, '4,194,304.0 MiB'],
])('a file that is too large is refused by name and not read: %s', async (_, path, bytes, shown) => {
  const { workspace, checkpoint, agent, captured, sparse } = await open()
  sparse(path, bytes)
  agent('echo x > README.md')
  const { refused, changes, tree } = await workspace.capture(checkpoint)
  expect(refused).toContainEqual({ path, why: `is too large: ${shown}; the limit is 25.0 MiB` })
  expect(changes.map((change) => change.path)).toEqual(['README.md'])
  expect(captured(tree, path)).toBe(files[path as keyof typeof files])
  await workspace.restore(checkpoint)
  expect(agent('cat empty.txt ten.txt src/app.ts; ls')).toBe('123456789\none\nREADME.md\nempty.txt\nsrc\nten.txt')
})

test('a change whose files are too large only together is refused, and none of them is read', async () => {
  const { workspace, checkpoint, sparse } = await open()
  for (const name of 'abcdef') sparse(name, 20 * 2 ** 20)
  const { refused, changes } = await workspace.capture(checkpoint)
  expect(refused).toEqual([{ path: null, why: 'The change has 120.0 MiB; at most 100.0 MiB are accepted' }])
  expect(changes).toEqual([])
})

test('a tracked file that git reads, since it seems to be as it was restored in this very second, is refused too', async () => {
  const { workspace, checkpoint, agent } = await open()
  agent(
    'touch -r ten.txt out; truncate -s $((4 * 1024 * 1024 * 1024 * 1024 + 10)) ten.txt; touch -r out ten.txt; rm out',
  )
  const { refused } = await workspace.capture(checkpoint)
  expect(refused).toContainEqual({ path: 'ten.txt', why: 'is too large: 4,194,304.0 MiB; the limit is 25.0 MiB' })
})

test('what is ignored, or hidden by new rules, is never read, whatever its size', async () => {
  const { workspace, checkpoint, agent, sparse } = await open()
  agent('mkdir out; echo hidden.bin >> .gitignore')
  sparse('out/x', 4 * TiB)
  sparse('hidden.bin', 4 * TiB)
  const { refused, hidden, environment } = await workspace.capture(checkpoint)
  expect(refused).toEqual([])
  expect(hidden.paths).toEqual(['hidden.bin'])
  expect(environment.paths).toContain('out/x')
})

test('a large file of the checkpoint that was only touched is no change', async () => {
  const repo = tempRepo({ 'README.md': 'demo\n' })
  repo.commit('Add', { large: new Uint8Array(26 * 2 ** 20) })
  const { workspace, checkpoint, agent } = await openWorkspace(repo)
  agent('touch large; echo x > README.md')
  const { refused, changes } = await workspace.capture(checkpoint)
  expect(refused).toEqual([])
  expect(changes.map(({ path }) => path)).toEqual(['README.md'])
})

test('what a check makes too large is put back and not read', async () => {
  const { workspace, checkpoint, agent, sparse } = await open()
  const { tree } = await workspace.capture(checkpoint)
  sparse('empty.txt', 4 * TiB + 1)
  sparse('ten.txt', 4 * TiB + 10)
  sparse('new.bin', 4 * TiB)
  expect(await workspace.resetTracked(tree)).toEqual({ changed: ['empty.txt', 'ten.txt'], left: ['new.bin'] })
  expect(agent('cat empty.txt ten.txt')).toBe('123456789')
})

test('a file that grows while it is captured does not hold the capture up, and what is captured is within the limits', async () => {
  const { workspace, checkpoint } = await open()
  const grow = 'while :; do truncate -s +1M big.bin; done'
  const child = spawn('sh', ['-c', grow], { cwd: workspace.path, stdio: 'ignore', detached: true })
  try {
    execFileSync('sh', ['-c', 'until [ -s big.bin ]; do sleep 0.01; done'], { cwd: workspace.path })
    const { refused, changes } = await workspace.capture(checkpoint)
    const size = changes.find(({ path }) => path === 'big.bin')?.bytes
    if (size === undefined) expect(refused).toMatchObject([{ path: 'big.bin' }, {}].slice(0, refused.length))
  } finally {
    process.kill(-(child.pid as number), 'SIGKILL')
  }
})

test('a capture that is cancelled ends git at once, and the next restore puts right what is half done', async () => {
  const { workspace, checkpoint, agent } = await open()
  agent('for i in 1 2 3 4; do head -c 24000000 /dev/urandom > f$i; done; echo x > src/app.ts')
  const stop = new AbortController()
  const capturing = workspace.capture(checkpoint, stop.signal)
  const ended = expect(capturing).rejects.toMatchObject({ name: 'AbortError' })
  setTimeout(() => stop.abort(), 150)
  await ended
  await expect(workspace.capture(checkpoint, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  await workspace.restore(checkpoint)
  expect(agent('cat src/app.ts; ls')).toBe('one\nREADME.md\nempty.txt\nsrc\nten.txt')
  agent('echo two > src/app.ts')
  expect((await workspace.capture(checkpoint)).changes.map(({ path }) => path)).toEqual(['src/app.ts'])
})
