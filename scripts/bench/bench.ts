// Measures speed and size, and writes docs/performance.md. Run `npm run bundle` first.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { confinedStartRows } from './confined-start.ts'
import { dashboardRows } from './dashboard.ts'
import { idleRow } from './idle.ts'
import { memoryRows } from './memory.ts'
import { overheadRows } from './overhead.ts'
import { pushedBytesRow } from './pushed-bytes.ts'
import type { Row } from './row.ts'
import { git } from './shell.ts'
import { startRows } from './start.ts'
import { streamRows } from './stream.ts'

/** More of them on a busy machine. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)

/** Processes that wanted to run in the last minute. */
const [busy = 0] = loadavg()

const root = resolve(import.meta.dirname, '../..')

const parts: readonly [string, () => Promise<readonly Row[]>][] = [
  ['overhead', () => overheadRows(rounds)],
  ['start', () => startRows(3 * rounds)],
  ['confinement', async () => confinedStartRows(20 * rounds)],
  ['memory', memoryRows],
  ['stream', () => streamRows(rounds)],
  ['bytes', async () => [await pushedBytesRow()]],
  ['idle', async () => [await idleRow()]],
  ['dashboard', () => dashboardRows(rounds)],
]

function report(rows: readonly Row[]): string {
  const commit = git(root, 'rev-parse', '--short', 'HEAD')
  const dirty = git(root, 'status', '--porcelain', 'src', 'scripts') === '' ? '' : ' with uncommitted changes'
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}`
  const versions = `Node ${process.versions.node}, ${git(root, '--version')}`
  const missed = rows.filter(({ holds }) => !holds)
  const table = rows.map(
    ({ what, promise, measured, holds, dominated }) =>
      `| ${what} | ${promise} | ${measured} | ${holds ? 'yes' : '**no**'} | ${dominated} |`,
  )
  const verdict =
    missed.length === 0
      ? 'Everything that is promised held.'
      : `${missed.length} of ${rows.length} promises did not hold; the rows say which.`
  return `# Figures

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit}${dirty}.
Machine: ${machine}; ${versions}.

Medians. The agent is a stub that writes one file; the remote is a bare repository on the same disk. The loop that an
iteration is compared with runs the same stub, \`git add\`, \`commit\` and \`push\` to the same kind of remote, in the same run
of this program. Other work on the machine makes every time longer: at the beginning ${busy.toFixed(1)} processes wanted its ${cpus().length} CPUs.

| what | promised | measured | holds | what dominates |
|---|---|---|---|---|
${table.join('\n')}

${verdict}
`
}

const wanted = process.argv.slice(2)
const rows: Row[] = []
for (const [name, measure] of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`${name} …`)
  const found = await measure()
  for (const { what, measured, holds } of found) console.log(`  ${holds ? 'holds' : 'FAILS'}  ${what}: ${measured}`)
  rows.push(...found)
}
// A part of the table would pass for the whole.
if (wanted.length === 0) writeFileSync(resolve(root, 'docs/performance.md'), report(rows))
