// Plays random schedules of jobs, losses, orders and answers through the decisions of lanes (test/simulation).
// node scripts/simulate.ts [RUNS] [SEED]: on all cores; a failure names the seed that repeats it.
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import fc from 'fast-check'
import { play } from '../test/simulation/laws.ts'
import { schedules } from '../test/simulation/schedule.ts'

const [asked = '100000', first = '1', part] = process.argv.slice(2)
const runs = Number(asked)

if (part === undefined) await onAllCores()
else await playPart(Number(part))

async function onAllCores(): Promise<void> {
  const begun = Date.now()
  const cores = Math.min(availableParallelism(), runs)
  const ends = Array.from({ length: cores }, (_, index) => {
    const own = [Math.ceil(runs / cores), Number(first) + index, index].map(String)
    return new Promise<boolean>((resolve) => {
      fork(import.meta.filename, own).on('exit', (code) => resolve(code === 0))
    })
  })
  const isWell = (await Promise.all(ends)).every((end) => end)
  const seconds = Math.round((Date.now() - begun) / 1_000)
  process.stdout.write(`${runs} schedules on ${cores} cores in ${seconds} s: ${isWell ? 'all laws hold' : 'failed'}\n`)
  process.exitCode = isWell ? 0 : 1
}

async function playPart(index: number): Promise<void> {
  const seed = Number(first)
  let played = 0
  const property = fc.asyncProperty(schedules, async (schedule) => {
    await play(schedule)
    played += 1
    if (played % 10_000 === 0) process.stdout.write(`core ${index + 1}: ${played} of ${runs}\n`)
  })
  const found = await fc.check(property, { numRuns: runs, seed })
  if (!found.failed) return
  const [schedule] = found.counterexample ?? []
  const why = found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance)
  const again = `again: node scripts/simulate.ts ${found.numRuns} ${seed} 0`
  process.stdout.write(`${why}\n${again}\nin its smallest form:\n${JSON.stringify(schedule, null, 1)}\n`)
  process.exitCode = 1
}
