// Measures lanes beside list scheduling of the same durations, and writes the table into docs/lanes.md. Run `npm run bundle` first.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { median } from '../median.ts'
import { git } from '../shell.ts'
import { durations, type Run, runScene, type Scene } from './real.ts'
import { type Shape, shapes } from './shapes.ts'
import { measure } from './virtual.ts'

const root = resolve(import.meta.dirname, '../../..')
const only = process.argv.slice(2)
const wanted = (part: string): boolean => only.length === 0 || only.includes(part)
const lines: string[] = []

function row(...cells: readonly (string | number)[]): void {
  lines.push(`| ${cells.join(' | ')} |`)
  process.stdout.write(`${lines.at(-1)}\n`)
}

const seeds = [1, 2, 3]
const ratio = (value: number): string => value.toFixed(2)

async function virtualRow(name: string, shape: Shape, lanes: number): Promise<void> {
  const cells: string[] = []
  for (const checkMs of [30_000, 120_000, 480_000]) {
    const runs = await Promise.all(seeds.map((seed) => measure(shape, { lanes, checkMs, seed })))
    const beside = median(runs.map(({ ms, idealMs }) => ms / idealMs))
    cells.push(`${ratio(beside)} (${ratio(median(runs.map(({ checksEach }) => checksEach)))})`)
  }
  row(name, lanes, ...cells)
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

function realRow(name: string, lanes: number, run: Run): void {
  const perHour = Math.round((3_600_000 * run.commits) / run.ms)
  row(name, lanes, seconds(run.ms), ratio(run.ms / run.idealMs), run.further, perHour, run.redTips)
}

async function real(name: string, scene: Scene, lanes: readonly number[]): Promise<void> {
  for (const one of lanes) realRow(name, one, await runScene(scene, one))
}

if (wanted('virtual')) {
  row('plan', 'lanes', 'checks of 30 s', 'checks of 2 min', 'checks of 8 min')
  row('---', '--:', '--:', '--:', '--:')
  for (const [name, shape] of Object.entries(shapes))
    for (const lanes of [2, 4, 8]) await virtualRow(name, shape, lanes)
}
lines.push('')
if (wanted('real')) {
  row('scene', 'lanes', 'time', 'beside ideal', 'further attempts', 'commits an hour', 'red tips')
  row('---', '--:', '--:', '--:', '--:', '--:', '--:')
  const agentMs = durations(24, { from: 2, to: 8, seed: 1 })
  await real('24 tasks, agents of 2 to 8 s', { agentMs, checkMs: 1_000 }, [1, 4])
  // Every third writes where another one does.
  const shared = agentMs.map((_, index) => (index % 3 === 0 ? Math.floor(index / 6) : null))
  await real('the same, a third in conflict', { agentMs, shared, checkMs: 1_000 }, [1, 4])
  const waves = [60, ...Array.from({ length: 63 }, () => 2)].map((one) => one * 1_000)
  await real('one agent of 60 s, 63 of 2 s', { agentMs: waves, checkMs: 200 }, [8])
}
if (wanted('many')) {
  const count = Number(process.env['LANES_TASKS'] ?? 1_000)
  const agentMs = Array.from({ length: count }, () => 5_000)
  await real(`${count} tasks, agents of 5 s`, { agentMs, checkMs: 500 }, [16])
}
if (only.includes('growth')) {
  row('tasks', 'CPU for each commit', 'time', 'red tips')
  row('--:', '--:', '--:', '--:')
  for (const count of (process.env['LANES_TASKS'] ?? '100,300,1000').split(',').map(Number)) {
    const agentMs = Array.from({ length: count }, () => 200)
    const { cpuMs, commits, ms, redTips } = await runScene({ agentMs, checkMs: 0 }, 16)
    row(count, `${Math.round(cpuMs / commits)} ms`, seconds(ms), redTips)
  }
}

if (only.length === 0) {
  const commit = git(root, 'rev-parse', '--short', 'HEAD')
  const page = resolve(root, 'docs/lanes.md')
  const between = /(<!-- bench:lanes -->\n)[\s\S]*?(<!-- \/bench:lanes -->)/
  const before = readFileSync(page, 'utf8')
  if (!between.test(before)) throw new Error(`${page} has no place for the table`)
  const head = `Written by \`npm run bench:lanes\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit}, ${cpus().length} cores.`
  writeFileSync(
    page,
    before.replace(between, (_, start: string, end: string) => `${start}\n${head}\n\n${lines.join('\n')}\n\n${end}`),
  )
}
