import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RalphError } from '../../src/core/error/error.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'

const minute = 60_000

/** What can become of an attempt; each leaves what it wrote in the workspace. */
const moves: Record<string, (iteration: number, here: World) => Move> = {
  success: () => ({}),
  no_changes: () => ({ write: {} }),
  checks: () => ({ write: { broken: 'x' } }),
  slow: () => ({ takesMs: 7 * minute }),
  synthetic: () => ({ handoff: null }),
  crashed: () => ({ end: { kind: 'crashed', exitCode: 1, signal: null, tail: '' } }),
  secret: () => ({ write: { key: 'hunter2-hunter2' } }),
  usage_limit: () => ({ end: { kind: 'usage_limit', until: null, message: 'limit' } }),
  overloaded: () => ({ end: { kind: 'overloaded', message: '529' } }),
  billing: () => ({ end: { kind: 'billing', message: 'no money' } }),
  cancelled: (_, here) => ({ during: () => here.cancel() }),
  fault: () => ({ throws: new Error('disk') }),
  deleted: (_, here) => ({
    during: () => {
      here.remote.work = null
    },
  }),
  pushed: (_, here) => ({
    during: () => {
      if (here.remote.work !== null) here.remote.work = byHand(here, here.remote.work)
    },
  }),
  amends: (iteration) => ({
    handoff: {
      plan_amendments: [
        { action: 'add', reason: '', task: { id: `NEW-${iteration}`, title: 'New', description: 'New' } },
        { action: 'remove', reason: '', task_id: 'TASK-3' },
        { action: 'modify', reason: '', task_id: 'TASK-2', changes: { status: 'done' } },
      ],
    },
  }),
}

const job = fc.record({
  outcomes: fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: 1, maxLength: 6 }),
  before: fc.constantFrom('nothing', 'lost_runner', 'fresh', 'push', 'push_aside', 'delete', 'refused_branch', 'base'),
})

/** Commits of people: one on top of `parent`, in a file of its own, so that nothing conflicts. */
function byHand({ remote }: World, parent: string): string {
  const tree = remote.addTree(new Map([...remote.filesOf(parent), [`by-hand-${remote.commits.size}`, 'x']]))
  return remote.addCommit({ tree, parents: [parent], message: 'by hand' })
}

/** One job, and whatever happened before it. */
async function play(
  here: World,
  { outcomes, before }: { outcomes: string[]; before: string },
  bases: string[],
): Promise<void> {
  const rest = [...outcomes]
  here.script = ({ iteration }) => moves[rest.shift() ?? 'success']?.(iteration, here) ?? {}
  here.fate = () => 'gone'
  const waiting = here.remote.state === null ? null : stateOf(here).waiting
  if (waiting) here.clock.set(Date.parse(waiting.until) + 1)
  if (before === 'lost_runner' && here.remote.state !== null) await loseRunner(here).catch(() => undefined)
  here.remote.refusal = before === 'refused_branch' ? 'protected' : null
  if (before === 'push' && here.remote.work !== null && here.remote.work === stateOf(here).work) {
    here.remote.work = byHand(here, here.remote.work)
  }
  if (before === 'push_aside') here.remote.work = byHand(here, here.remote.base)
  if (before === 'delete') here.remote.work = null
  if (before === 'base') bases.push(byHand(here, bases.at(-1) ?? here.remote.base))
  const settings = { 'max-iterations': 4, 'cost-budget': 1_000 }
  const job = { base: bases.at(-1) ?? here.remote.base }
  const theirs = here.remote.work
  await here.run({ fresh: before === 'fresh', settings, job }).catch(known)
  const { work } = here.remote
  if (theirs !== null && work !== null) expect(here.remote.contains(work, theirs), 'nothing is overwritten').toBe(true)
}

/** Faults that the outcomes above mean to cause. */
function known(error: Error | RalphError): void {
  expect('code' in error ? error.code : error.message).toBe('disk')
}

const laws = 'whatever happens, over however many jobs: the log folds to the state, and done means committed'
test(laws, () => hold(20))
test(laws, { tags: 'thorough/size' }, () => hold(150))

async function hold(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(job, { minLength: 1, maxLength: 5 }), async (jobs) => {
      const plan = planOf({ id: 'TASK-1', max_retries: 1 }, { id: 'TASK-2' }, { id: 'TASK-3', depends_on: ['TASK-1'] })
      const here = world({
        plan,
        check: ({ files }) => !files.has('broken'),
        secrets: ['hunter2-hunter2'],
        settings: { 'min-delay': minute },
      })
      const bases: string[] = []
      for (const one of jobs) await play(here, one, bases)

      expectSound(here)
      const started = eventsOf(here, 'attempt_started').map(({ iteration }) => iteration)
      expect(started).toEqual(started.map((_, index) => index + 1))
      const { state, work } = { state: stateOf(here), work: here.remote.filesOf(stateOf(here).work) }
      expect(state).toMatchObject({ current: null, lease: null })
      expect(work.has('broken') || work.has('key')).toBe(false)
      for (const { id, max_retries } of plan.tasks) {
        expect(state.tasks[id]?.failed_attempts ?? 0).toBeLessThanOrEqual(max_retries + 1)
      }
    }),
    { numRuns },
  )
}
