import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type SuperviseOptions, supervise } from '../../../src/adapter/process/supervise.ts'
import type { ConfinementWay } from '../../../src/schema/check/confinement.ts'
import { confinementOf, placesIn } from '../confinements.ts'
import { started, survivors, uniqueSleep } from '../survivors.ts'

// A program of its own, to be run as any user: `promises <folder> <way>` tries what `supervise` promises, and says as JSON
// what was kept and how long a start takes; `promises <folder> <way> <script>` is an engine that runs the script.
const [parent = '', way = '', script] = process.argv.slice(2)
const confinement = await confinementOf({ ways: [way as ConfinementWay], home: parent, sudo: true })
const root = mkdtempSync(join(parent, 'promises-'))
const cwd = join(root, 'workspace')
mkdirSync(cwd)
const places = placesIn(cwd, root)
const env = { PATH: process.env['PATH'] ?? '', TMPDIR: places.call.tmp }

async function run(command: string, options: Partial<SuperviseOptions> & { stdin?: string } = {}) {
  const said: Buffer[] = []
  const take = (chunk: Buffer): void => void said.push(Buffer.from(chunk))
  const { stdin, ...rest } = options
  const { done, end } = supervise(
    { file: 'sh', args: ['-c', command], cwd, env, ...(stdin === undefined ? {} : { stdin }) },
    { confinement, places, signal: new AbortController().signal, onStdout: take, onStderr: take, ...rest },
  )
  return { end, done: done.then((ended) => ({ ...ended, said: Buffer.concat(said).toString() })) }
}

if (script !== undefined) {
  await (await run(script)).done
  process.exit(0)
}

const seen: Record<string, unknown> = { way: confinement.report.way }
for (const code of [0, 7, 127]) seen[`exit code ${code}`] = (await (await run(`exit ${code}`)).done).exitCode
seen['killed by itself'] = (await (await run('kill -9 $$')).done).exitCode
const large = await (await run('wc -c', { stdin: 'x'.repeat(3_000_000) })).done
seen['large input'] = large.said.trim()
seen['no input'] = (await (await run('wc -c')).done).said.trim()
const friendly = 'trap "echo what it cost; exit 3" INT; echo ready; while :; do sleep 0.1; done'
const stopped = await run(friendly, { stopSignal: 'SIGINT', graceMs: 5000, wallMs: 1500 })
const atStop = await stopped.done
seen['a friendly signal'] = [atStop.endedBy, atStop.exitCode, atStop.said]
const sleep = uniqueSleep()
const deaf = await (await run(`trap "" INT TERM; setsid ${sleep} & ${sleep}; ${sleep}`, { wallMs: 1000, graceMs: 300 }))
  .done
seen['a deaf command'] = [deaf.endedBy, await survivors(sleep)]
const left = uniqueSleep()
seen['leftovers'] = [(await (await run(`setsid ${left} & exit 0`)).done).leftovers, await survivors(left)]
const orphan = uniqueSleep()
const engine = spawn(process.execPath, [...process.argv.slice(1, 4), `setsid ${orphan} & ${orphan}`], {
  stdio: 'ignore',
})
await started(orphan)
engine.kill('SIGKILL')
seen['an engine that was killed'] = await survivors(orphan)
const times: number[] = []
for (let round = 0; round < 5; round++) {
  const begin = performance.now()
  await (await run('true')).done
  times.push(performance.now() - begin)
}
process.stdout.write(`${JSON.stringify({ ...seen, ms: Math.round(times.sort((a, b) => a - b)[2] ?? 0) })}\n`)
