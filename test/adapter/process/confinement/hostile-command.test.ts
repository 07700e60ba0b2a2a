import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { ConfinementReport, ConfinementWay } from '../../../../src/schema/check/confinement.ts'
import { type Machine, onMachine } from '../../../support/confinement/machine.ts'
import { rows, whyNotHere } from '../../../support/confinement/ways.ts'
import { survivors, uniqueSleep } from '../../../support/survivors.ts'

const folder = mkdtempSync(join(tmpdir(), 'ralph-attack-'))
chmodSync(folder, 0o777)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const support = join(import.meta.dirname, '../../../support')
const env = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  HOME: '/nonexistent',
  INPUT_SECRET: 'canary-of-a-secret',
}

interface Attacked {
  readonly report: ConfinementReport
  readonly open: readonly string[]
  readonly broken: readonly string[]
}

/** Runs a program of `test/support/confinement` on such a machine: it plays an engine that may try this way alone. */
function runOn<T>(on: Machine, name: 'attack' | 'promises', way: ConfinementWay): T {
  const program = join(support, 'confinement', `${name}.ts`)
  const [file = '', ...args] = onMachine(on, [process.execPath, program, folder, way])
  // As a shell that left a folder open: Node closes what it inherits, but for numbers above 15 that stand alone.
  const line = ['-c', 'exec 20</; exec "$@"', 'bash', file, ...args]
  const { stdout, stderr } = spawnSync('bash', line, { encoding: 'utf8', cwd: '/', env })
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
  return JSON.parse(stdout)
}

// By name, not in silence: what a machine cannot show is listed, also by scripts/confinement-ways.ts.
const looked = rows.map((row) => ({ ...row, why: whyNotHere(row) }))
const left = looked.filter(({ why }) => why !== undefined)
if (left.length > 0) test.skip.each(left)('not exercised, since $why: $way as $on.name', () => undefined)

const exercised = looked.filter(({ why }) => why === undefined)
describe.runIf(exercised.length > 0)('a hostile command reaches nothing, and ordinary work goes on', () => {
  // Each way on one machine by default.
  const first = exercised.filter((row, at) => exercised.findIndex(({ way }) => way === row.way) === at)
  test.each(first)('by $way as $on.name', reachesNothing)
  const others = exercised.filter((row) => !first.includes(row))
  if (others.length > 0) test.each(others)('by $way as $on.name', { tags: 'thorough/variant' }, reachesNothing)

  function reachesNothing({ way, on, level, open = [] }: (typeof exercised)[number]): void {
    const found = runOn<Attacked>(on, 'attack', way)
    expect(found.report, JSON.stringify(found)).toMatchObject({ level, way })
    expect(found.open).toEqual(open)
    expect(found.broken).toEqual([])
  }
})

// bubblewrap as root is tried with `supervise` itself, where the tests run as root.
const held = exercised.filter(({ way, on }) => on.user === 'ordinary' || way === 'mount-script-root')
describe.runIf(held.length > 0)('a command is held as without a confinement', () => {
  test.each(held)('by $way as $on.name', { tags: 'thorough/variant' }, ({ way, on }) => {
    const { ms, ...kept } = runOn<Record<string, unknown>>(on, 'promises', way)
    expect(ms).toBeTypeOf('number')
    expect(kept).toEqual({
      way,
      'exit code 0': 0,
      'exit code 7': 7,
      'exit code 127': 127,
      'killed by itself': 137,
      'large input': '3000000',
      'no input': '0',
      'a friendly signal': ['wall', 3, 'ready\nwhat it cost\n'],
      'a deaf command': ['wall', []],
      leftovers: [1, []],
      'an engine that was killed': [],
    })
  })
})

describe.runIf(held.length > 0)('an engine that dies as it starts a command leaves nothing', () => {
  test.each(held)('A5: by $way as $on.name', { tags: 'thorough/race' }, async ({ way, on }) => {
    const left = await Promise.all([0, 8, 16, 24, 32].map((ms) => leftAfter(ms, way, on)))
    expect(left.flat()).toEqual([])
  })
})

async function leftAfter(ms: number, way: ConfinementWay, on: Machine): Promise<number[]> {
  const sleep = uniqueSleep()
  const program = join(support, 'engine-that-dies.ts')
  const [file = '', ...args] = onMachine(on, [process.execPath, program, way, sleep, String(ms)])
  const engine = spawn(file, args, { cwd: folder, env, stdio: 'ignore' })
  expect(await new Promise((resolve) => engine.on('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL')
  // Whoever is not attended begins after that.
  await new Promise((resolve) => setTimeout(resolve, 500))
  return survivors(sleep)
}
