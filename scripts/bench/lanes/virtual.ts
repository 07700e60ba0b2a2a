import { stateOf, world } from '../../../test/support/fake-job.ts'
import { randomBy } from '../random-by.ts'
import { idealMs } from './ideal.ts'
import { idOf, planOfShape, type Shape } from './shapes.ts'

const minute = 60_000
const failing = 0.15

interface Attempt {
  readonly ms: number
  readonly passes: boolean
}

export interface Measured {
  readonly ms: number
  readonly idealMs: number
  /** Checks that were run for each attempt. */
  readonly checksEach: number
}

/** What becomes of each attempt of each task: lognormal around five minutes, 15 % fail. */
function attemptsOf(shape: Shape, seed: number): Attempt[][] {
  const next = randomBy(seed)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return shape.map(() =>
    Array.from({ length: 12 }, (_, index) => ({
      ms: Math.round(5 * minute * Math.exp(0.5 * normal())),
      passes: next() >= failing || index === 11,
    })),
  )
}

/** The product's own loop on fakes and a virtual clock, with a runner for each check, beside list scheduling. */
export async function measure(
  shape: Shape,
  given: { lanes: number; checkMs: number; seed: number },
): Promise<Measured> {
  const { lanes, checkMs, seed } = given
  const attempts = attemptsOf(shape, seed)
  const indexOf = new Map(shape.map((_, index) => [idOf(index), index]))
  const made = new Map<string, number>()
  const here = world({
    plan: planOfShape(shape),
    settings: {
      lanes,
      'checks-at-once': lanes,
      'cost-budget': 1_000_000,
      'max-iterations': 100_000,
    },
  })
  here.script = ({ task }) => {
    const count = made.get(task) ?? 0
    made.set(task, count + 1)
    const { ms, passes } = attempts[indexOf.get(task) ?? 0]?.[count] ?? { ms: minute, passes: true }
    return { takesMs: ms, write: { [`src/${task}.txt`]: passes ? `good ${count}` : `bad ${count}` } }
  }
  here.check = ({ files }) => ![...files.values()].some((content) => content.toString().startsWith('bad'))
  here.checkTakesMs = checkMs
  const begun = here.clock.now()
  const { reason } = await here.run()
  if (reason.kind !== 'complete') throw new Error(`the run ended with ${JSON.stringify(reason)}`)
  const all = [...made.values()].reduce((sum, count) => sum + count, 0)
  const durations = shape.map((_, index) => {
    const one = attempts[index] ?? []
    const last = one.findIndex(({ passes }) => passes)
    return one.slice(0, last + 1).reduce((sum, { ms, passes }) => sum + ms + (passes ? 1 : 2) * checkMs, 0)
  })
  const checks = here.checkRuns.filter(({ label }) => label !== 'baseline').length
  if (stateOf(here).lanes.length > 0) throw new Error('a lane is still open')
  // The baseline is no part of it.
  return { ms: here.clock.now() - begun - checkMs, idealMs: idealMs(shape, durations, lanes), checksEach: checks / all }
}
