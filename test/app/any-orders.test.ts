import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dieAtWrite } from '../support/dying-job.ts'
import { eventsIn, eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf({ id: 'TASK-1', max_retries: 1 }, { id: 'TASK-2', depends_on: ['TASK-1'] }, { id: 'TASK-3' })

const iteration = fc.integer({ min: 1, max: 4 })
const order = fc.oneof(
  { weight: 4, arbitrary: fc.constant('approve') },
  { weight: 3, arbitrary: iteration.map((n) => `undo ${n} because`) },
  { weight: 1, arbitrary: iteration.map((n) => `undo ${n} --reopen-dependents`) },
  { weight: 2, arbitrary: fc.constantFrom('retry TASK-1 why', 'retry TASK-2', 'skip TASK-3', 'skip TASK-1') },
  { weight: 1, arbitrary: fc.constantFrom('pause', 'resume', 'hint mind it', 'approve 0123456') },
)

const job = fc.record({
  orders: fc.array(order, { maxLength: 3 }),
  approval: fc.constantFrom('none' as const, 'iteration' as const),
  /** In the place of which write the job dies; null: it lives. */
  dies: fc.option(fc.integer({ min: 0, max: 6 })),
  /** Checks fail while this file is missing, so that some undos are refused. */
  needs: fc.constantFrom('README.md', 'src/TASK-1.txt'),
  byHand: fc.boolean(),
})
type Job = typeof job extends fc.Arbitrary<infer T> ? T : never

async function play(here: World, { orders, approval, dies, needs, byHand }: Job): Promise<void> {
  const { remote } = here
  here.check = ({ files, label }) => label === 'baseline' || files.has(needs) || needs === 'README.md'
  // What is said of the waiting commit names it, as a person does who has looked at it.
  const waiting = remote.state === null ? undefined : stateOf(here).awaiting?.commit
  for (const text of orders) here.tracker.order(text === 'approve' ? `approve ${waiting ?? 'abcdef0'}` : text)
  if (byHand && remote.work !== null && remote.work === stateOf(here).work) {
    const tree = remote.addTree(new Map([...remote.filesOf(remote.work), ['by-hand', String(remote.history.length)]]))
    remote.work = remote.addCommit({ tree, parents: [remote.work], message: 'by hand' })
  }
  const settings = { approval, 'max-iterations': 3, 'cost-budget': 1_000 }
  if (dies === null) await here.run({ settings })
  else await dieAtWrite(here, dies, { settings })
}

const laws = 'A13: whatever is ordered and wherever jobs die, each order takes effect once and done means committed'
test(laws, () => hold(8))
test(laws, { tags: 'thorough/size' }, () => hold(100))

async function hold(numRuns: number): Promise<void> {
  const reached = { approved: 0, rejected: 0, undone: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(job, { minLength: 3, maxLength: 7 }), async (jobs) => {
      const here = world({ plan })
      here.tracker.forgets = false
      here.fate = () => 'gone'
      for (const one of jobs) await play(here, one)
      await here.run({ settings: { 'max-iterations': 1, 'cost-budget': 1_000 } })

      expectSound(here)
      const events = eventsIn(here.remote.newest())
      const { awaiting, undos, work } = stateOf(here)
      const taken = eventsOf(here, 'command_taken').map(({ id }) => id)
      expect(new Set(taken).size, 'no order twice').toBe(taken.length)
      const ends = (type: 'undo_done' | 'undo_failed') => eventsOf(here, type).length
      expect(eventsOf(here, 'undo_ordered').length).toBe(ends('undo_done') + ends('undo_failed') + undos.length)
      const numbers = events.flatMap((event) =>
        event.type === 'attempt_started' || event.type === 'undo_done' || event.type === 'undo_failed'
          ? event.iteration
          : [],
      )
      expect(numbers, 'no iteration number twice, and none left out').toEqual(numbers.map((_, index) => index + 1))
      for (const { commit, iteration } of eventsOf(here, 'attempt_held')) {
        const approved = eventsOf(here, 'attempt_approved').filter((event) => event.commit === commit)
        const rejected = eventsOf(here, 'attempt_rejected').filter((event) => event.commit === commit)
        const waits = awaiting?.iteration === iteration ? 1 : 0
        expect(approved.length + rejected.length + waits, 'approved, rejected, or waiting').toBe(1)
        expect(here.remote.contains(work, commit), 'only what was approved is part of the work').toBe(
          approved.length === 1,
        )
      }
      reached.approved += eventsOf(here, 'attempt_approved').length
      reached.rejected += eventsOf(here, 'attempt_rejected').length
      reached.undone += ends('undo_done')
      reached.refused += ends('undo_failed')
    }),
    { numRuns },
  )
  expect(Math.min(...Object.values(reached)), JSON.stringify(reached)).toBeGreaterThan(0)
}
