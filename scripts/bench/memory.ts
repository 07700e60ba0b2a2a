import { tmpdir } from 'node:os'
import { benchProject } from './bench-project.ts'
import { engine, job } from './engine.ts'
import type { Row } from './row.ts'

const gigabyte = `yes "$(printf '%065535d' 0)" | head -c 1073741824`

/** Peak of the engine's own process; a check or an agent has no other process of ours beside it. */
export async function memoryRows(): Promise<Row[]> {
  const bare = await engine(tmpdir(), null, {})
  const quiet = await peak(3, '')
  const loud = await peak(1, gigabyte)
  const row = (what: string, mb: number, dominated: string): Row => ({
    what,
    promise: 'at most 120 MB',
    measured: `${Math.round(mb)} MB (bare Node: ${Math.round(bare.peakMb)} MB)`,
    holds: mb <= 120,
    dominated,
  })
  return [
    row('peak memory, three iterations', quiet, 'Node itself, then the bundle'),
    row(
      'peak memory while an agent prints 1 GB in lines of 64 KB',
      loud,
      'the lines as text, until they are collected',
    ),
  ]
}

async function peak(tasks: number, says: string): Promise<number> {
  const project = benchProject({ files: 200, tasks, says })
  const { peakMb } = await job(project)
  project.remove()
  return peakMb
}
