import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stampUnits } from '../../../../src/adapter/git/workspace/environment-watch.ts'
import { tempDir } from '../../../support/git-repositories.ts'
import { openWorkspace, userRepository } from '../../../support/workspace-fixture.ts'

const never = new AbortController().signal
const commands = ['install']

/** A workspace whose set-up command installs a program, once more each time that it runs. */
async function installed(home?: string) {
  const runs: string[] = []
  const place: { path?: string } = {}
  const at = await openWorkspace(userRepository(), {
    ...(home === undefined ? {} : { home }),
    runCommand: async (command) => {
      runs.push(command)
      const bin = join(place.path ?? '', 'node_modules/.bin')
      mkdirSync(bin, { recursive: true })
      // As `npm install` does: what is there is left alone.
      if (!existsSync(join(bin, 'check'))) writeFileSync(join(bin, 'check'), 'exit 1\n')
      writeFileSync(join(bin, 'other'), 'x\n')
      return { code: 0, tail: '' }
    },
  })
  place.path = at.workspace.path
  await at.workspace.setUp(commands, never)
  await at.workspace.restore(at.checkpoint)
  const program = () => readFileSync(join(at.workspace.path, 'node_modules/.bin/check'), 'utf8')
  return { ...at, runs, program }
}

test.each([
  ['changed', 'echo exit 0 > node_modules/.bin/check'],
  [
    'changed with size and time as before',
    `touch -r node_modules/.bin/check r; printf 'exit 0\\n' > node_modules/.bin/check; touch -r r node_modules/.bin/check; rm r`,
  ],
  ['replaced', 'echo exit 0 > new.log; mv new.log node_modules/.bin/check'],
  ['removed', 'rm node_modules/.bin/check'],
])('an ignored program that the agent %s is noticed, and made anew before the checks', async (_, script) => {
  const { workspace, checkpoint, agent, runs, program } = await installed()
  agent(script)
  const { environment, changes } = await workspace.capture(checkpoint)
  expect(changes).toEqual([])
  expect(environment).toEqual({ paths: ['node_modules/.bin/check'], total: 1 })
  expect(await workspace.setUp(commands, never)).toBe(true)
  expect(runs).toHaveLength(2)
  expect(program()).toBe('exit 1\n')
})

test('nothing runs again where nothing was touched, and reading is no touching', async () => {
  const { workspace, checkpoint, agent, runs } = await installed()
  agent('cat node_modules/.bin/check; echo x > src/new.ts')
  expect((await workspace.capture(checkpoint)).environment).toEqual({ paths: [], total: 0 })
  expect(await workspace.setUp(commands, never)).toBe(false)
  expect(runs).toHaveLength(1)
})

test('what a failed attempt touched is made anew before the checks of the next one', async () => {
  const { workspace, checkpoint, agent, program } = await installed()
  agent('echo exit 0 > node_modules/.bin/check')
  await workspace.capture(checkpoint)
  await workspace.restore(checkpoint)
  expect((await workspace.capture(checkpoint)).environment.total).toBe(0)
  await workspace.setUp(commands, never)
  expect(program()).toBe('exit 1\n')
})

test('an engine that dies while its agent works leaves no environment that is trusted', async () => {
  const home = tempDir('ralph-workspace-')
  const dead = await installed(home)
  dead.agent('echo exit 0 > node_modules/.bin/check')
  const next = await installed(home)
  expect(next.runs).toHaveLength(1)
  expect(next.program()).toBe('exit 1\n')
})

/** As in a lane: the agent begins right after set-up, in files that were restored before it. */
async function setUpInLane(home?: string) {
  const lane = await installed(home)
  rmSync(join(lane.workspace.path, 'node_modules'), { recursive: true })
  await lane.workspace.discard()
  await lane.workspace.restore(lane.checkpoint)
  lane.runs.length = 0
  await lane.workspace.setUp(commands, never)
  lane.workspace.markUntrusted()
  return lane
}

test('in a lane what set-up made is no change of the agent: set-up does not run a second time', async () => {
  const { workspace, checkpoint, agent, runs, program } = await setUpInLane()
  agent('echo x > src/new.ts')
  expect((await workspace.capture(checkpoint)).environment).toEqual({ paths: [], total: 0 })
  expect(await workspace.setUp(commands, never)).toBe(false)
  expect(runs).toHaveLength(1)
  await workspace.restore(checkpoint)
  await workspace.setUp(commands, never)
  workspace.markUntrusted()
  agent('echo exit 0 > node_modules/.bin/check')
  expect((await workspace.capture(checkpoint)).environment.paths).toEqual(['node_modules/.bin/check'])
  await workspace.setUp(commands, never)
  expect(program()).toBe('exit 1\n')
})

test('in a lane an engine that dies while its agent works leaves no environment that is trusted', async () => {
  const home = tempDir('ralph-workspace-')
  const dead = await setUpInLane(home)
  dead.agent('echo exit 0 > node_modules/.bin/check')
  const next = await installed(home)
  expect(next.runs).toHaveLength(1)
  expect(next.program()).toBe('exit 1\n')
})

test('a cache is removed without running set-up again', async () => {
  const { workspace, checkpoint, agent, runs } = await installed()
  agent('mkdir -p node_modules/.cache/x && echo y > node_modules/.cache/x/y')
  expect((await workspace.capture(checkpoint)).environment.paths).toContain('node_modules/.cache/x/y')
  expect(await workspace.setUp(commands, never)).toBe(false)
  expect(runs).toHaveLength(1)
  expect(existsSync(join(workspace.path, 'node_modules/.cache'))).toBe(false)
})

test('without set-up commands nothing is removed: the agent may have installed it', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent('mkdir node_modules && echo x > node_modules/x')
  expect((await workspace.capture(checkpoint)).environment.total).toBeGreaterThan(0)
  await workspace.setUp([], never)
  expect(existsSync(join(workspace.path, 'node_modules/x'))).toBe(true)
})

test('nothing is removed by way of a link that the agent put in the place of a directory', async () => {
  const { workspace, checkpoint, agent, outside } = await installed()
  agent('mkdir -p src/lib/node_modules && echo x > src/lib/node_modules/x')
  await workspace.capture(checkpoint)
  agent(
    'rm -rf src && mkdir -p "$OUTSIDE/lib/node_modules" && echo y > "$OUTSIDE/lib/node_modules/x" && ln -s "$OUTSIDE" src',
  )
  await workspace.setUp(commands, never)
  expect(existsSync(join(outside, 'lib/node_modules/x'))).toBe(true)
})

test('beyond the limit only directories are looked at: what comes and goes is seen, an edit is not', () => {
  const folder = tempDir()
  mkdirSync(join(folder, 'n/a'), { recursive: true })
  for (const name of ['1', '2', '3']) writeFileSync(join(folder, 'n/a', name), name)
  const look = () => [...(stampUnits(folder, ['n/'], 1).get('n/') ?? [])]
  const before = look()
  rmSync(join(folder, 'n/a/2'))
  expect(look()).not.toEqual(before)
})

test('programs that checks start are looked at behind any number of other files, also where a link leads to them', () => {
  const folder = tempDir()
  for (const name of ['node_modules/.bin', 'node_modules/vitest', '.venv/bin'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['1', '2', '3', 'vitest/cli.js', '.bin/own'])
    writeFileSync(join(folder, 'node_modules', name), name)
  writeFileSync(join(folder, '.venv/bin/pytest'), 'x')
  symlinkSync('../vitest/cli.js', join(folder, 'node_modules/.bin/vitest'))
  symlinkSync('circle', join(folder, 'node_modules/.bin/circle'))
  const look = () =>
    ['node_modules/', '.venv/'].map((unit) => [...(stampUnits(folder, ['node_modules/', '.venv/'], 1).get(unit) ?? [])])
  let before = look()
  for (const name of ['node_modules/.bin/own', 'node_modules/vitest/cli.js', '.venv/bin/pytest']) {
    writeFileSync(join(folder, name), 'exit 0')
    expect(look(), name).not.toEqual(before)
    before = look()
  }
})
