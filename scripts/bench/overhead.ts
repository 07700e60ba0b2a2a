import { bareLoop } from './bare-loop.ts'
import { benchProject, gaps } from './bench-project.ts'
import { job } from './engine.ts'
import { median } from './median.ts'
import { makeOlder } from './past.ts'
import { ms, type Row } from './row.ts'

const iterations = 6

/** Overhead an iteration in ms: from the end of an agent call to the begin of the next one. */
function floor(): number[] {
  const project = benchProject({ files: 200, tasks: iterations })
  bareLoop(project, iterations)
  const found = gaps(project.stamps())
  project.remove()
  return found
}

async function engineOverhead(size: { files: number; tasks: number; past: number }): Promise<number[]> {
  const project = benchProject(size)
  await job(project, { args: ['--max-iterations', '1'] })
  makeOlder(project, size.past)
  await job(project, { args: ['--max-iterations', String(iterations)] })
  // The first call is of the job before.
  const found = gaps(project.stamps().slice(1))
  project.remove()
  return found
}

/** The four sizes are measured in turns, so that a busy moment of the machine hits all of them. */
export async function overheadRows(rounds: number): Promise<Row[]> {
  const all = { floor: [] as number[], small: [] as number[], long: [] as number[], wide: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    all.floor.push(...floor())
    all.small.push(...(await engineOverhead({ files: 200, tasks: 30, past: 10 })))
    all.long.push(...(await engineOverhead({ files: 200, tasks: 5020, past: 5000 })))
    all.wide.push(...(await engineOverhead({ files: 10_000, tasks: 30, past: 10 })))
  }
  const [least, small, long, wide] = [all.floor, all.small, all.long, all.wide].map(median) as [
    number,
    number,
    number,
    number,
  ]
  return [
    {
      what: 'overhead an iteration, 200 files, one check that passes at once',
      promise: 'at most 6 × a bare shell loop of add, commit, push',
      measured: `${ms(small)}, ${(small / least).toFixed(1)} × (loop: ${ms(least)})`,
      holds: small <= 6 * least,
      dominated:
        'one push of both refs and six further git processes, of which the loop has none: two looks at all files, orders, the .git that the agent sees; a third of the time is that of Node itself, which copies its memory map to start each',
    },
    {
      what: 'the same at 5,000 tasks and 5,000 past iterations',
      promise: 'at most 1.5 × that at 10',
      measured: `${ms(long)}, ${(long / small).toFixed(2)} ×`,
      holds: long <= 1.5 * small,
      dominated:
        'git at the remote, whose check of what arrived reads the folder of each past iteration (`rev-list` of receive-pack, 30 to 40 ms); then a look at each task. As many bytes are written as at 10',
    },
    {
      what: 'the same at 10,000 files',
      promise: 'at most 0.3 s more',
      measured: `${ms(wide)}, ${ms(wide - small)} more`,
      holds: wide - small <= 300,
      dominated: 'each file is looked at three times: restored, captured, and after the checks',
    },
  ]
}
