import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { removeFolder } from '../../src/adapter/disk/process-directory.ts'
import type { WrapCommand } from '../../src/adapter/process/command.ts'
import { findConfinement } from '../../src/adapter/process/confinement/find-confinement.ts'
import { supervise } from '../../src/adapter/process/supervise.ts'
import type { ConfinementWay } from '../../src/schema/check/confinement.ts'
import { median } from './median.ts'

// A program of its own, to be run as any user: `start-in <folder> <way> <rounds>`. Starts `true` in turns unconfined and by
// the way, as a check and as an agent, and says as JSON what each took.
const [parent = '', way = '', rounds = ''] = process.argv.slice(2)
const root = mkdtempSync(join(parent, 'start-'))
const at = (path: string): string => join(root, path)
for (const path of ['engine', 'engine/workspace', 'repository', 'home/.npm', 'home/.cargo/bin', 'home/.m2'])
  mkdirSync(at(path), { recursive: true })
writeFileSync(at('home/.m2/settings.xml'), '')

// A laptop with three caches.
const choice = {
  supervisor: { file: process.execPath, args: [resolve(import.meta.dirname, '../../dist/supervisor/index.js')] },
  environment: { PATH: `${at('home/.cargo/bin')}:${process.env['PATH']}`, HOME: at('home') },
  mode: 'auto' as const,
  sudo: true,
  home: at('engine'),
  hidden: [at('repository')],
  readable: [process.execPath],
  writable: [],
}
const confined = await findConfinement({ ...choice, ways: [way as ConfinementWay] })
if (confined.report.way !== way) throw new Error(JSON.stringify(confined.report))
const given: WrapCommand = (command) => ({ ...command, lifeline: 'descriptor', ender: 'kernel' })
const starts = {
  bare: { wrap: given },
  check: { wrap: confined.wrap, caches: at('engine/caches') },
  // It has caches of its own, gone with its call.
  agent: { wrap: confined.wrap },
}

/** User and system time of this process and of all that it waited for, ms. */
function cpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * 10
}

async function start({ wrap, caches }: { wrap: WrapCommand; caches?: string }): Promise<{ ms: number; cpu: number }> {
  const path = mkdtempSync(join(at('engine'), 'call-'))
  const call = { path, home: join(path, 'home'), tmp: join(path, 'tmp') }
  for (const folder of [call.home, call.tmp]) mkdirSync(folder)
  const before = cpu()
  const begin = performance.now()
  const { exitCode } = await supervise(
    { file: '/bin/true', args: [], cwd: at('engine/workspace'), env: { PATH: '/usr/bin:/bin', TMPDIR: call.tmp } },
    {
      confinement: { wrap },
      places: { call, writable: [at('engine/workspace')], ...(caches && { caches }) },
      signal: new AbortController().signal,
      onStdout: () => undefined,
      onStderr: () => undefined,
    },
  ).done
  const ms = performance.now() - begin
  // Nobody says on descriptor 3 how a command ended that was not wrapped.
  if (wrap !== given && exitCode !== 0) throw new Error(`exit code ${exitCode}`)
  const took = cpu() - before
  // An overlay leaves a folder that even its owner cannot empty.
  await removeFolder(path)
  return { ms, cpu: took }
}

const all = Object.fromEntries(Object.keys(starts).map((name) => [name, [] as { ms: number; cpu: number }[]]))
for (let round = -2; round < Number(rounds); round++)
  for (const [name, how] of Object.entries(starts)) {
    const took = await start(how)
    if (round >= 0) all[name]?.push(took)
  }
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const figures = Object.entries(all).map(([name, took]) => [
  name,
  { ms: median(took.map(({ ms }) => ms)), cpu: mean(took.map((one) => one.cpu)) },
])
process.stdout.write(`${JSON.stringify(Object.fromEntries(figures))}\n`)
await removeFolder(root)
