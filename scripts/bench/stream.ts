import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchProject } from './bench-project.ts'
import { job } from './engine.ts'
import { median } from './median.ts'
import type { Row } from './row.ts'

const events = 50_000

/** What one event of an agent's stream costs: the same call with many events and with none. */
export async function streamRows(runs: number): Promise<Row[]> {
  const perEvent: number[] = []
  for (let at = 0; at < runs; at++) perEvent.push(((await call(events)) - (await call(0))) / events)
  const cost = median(perEvent)
  return [
    {
      what: `one event of an agent's stream (of ${events.toLocaleString('en')})`,
      promise: 'at most 0.2 ms',
      measured: `${cost.toFixed(3)} ms`,
      holds: cost <= 0.2,
      dominated: 'parsing the JSON line and judging its shape',
    },
  ]
}

async function call(count: number): Promise<number> {
  const project = benchProject({ files: 200, tasks: 1, says: 'cat "$(dirname "$0")/events"' })
  const line = { type: 'assistant', message: { content: [{ type: 'text', text: 'Looking at the next file now.' }] } }
  writeFileSync(join(project.folder, 'events'), `${JSON.stringify(line)}\n`.repeat(count))
  const run = await job(project)
  project.remove()
  return run.ms
}
