import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RalphError } from '../../src/core/error/error.ts'
import { heldCommits } from '../../src/core/run/fold/open-attempts.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'

const minute = 60_000

/** What can become of an attempt in a lane. */
const moves: Record<string, (at: { task: string; iteration: number }, here: World) => Move> = {
  success: () => ({}),
  bad: ({ task, iteration }) => ({ write: { [`src/${task}.txt`]: `bad ${iteration}` } }),
  shared: ({ task, iteration }) => ({ write: { 'src/shared.txt': `${task} ${iteration}` } }),
  // Green alone, red beside another one of its kind.
  odd: ({ task }) => ({ write: { [`odd/${task}`]: 'odd' } }),
  // Each tree that holds it is red once, and then green.
  flaky: ({ task }) => ({ write: { [`src/${task}.txt`]: 'flaky' } }),
  no_changes: () => ({ write: {} }),
  secret: () => ({ write: { key: 'hunter2-hunter2' } }),
  crashed: () => ({ end: { kind: 'crashed', exitCode: 1, signal: null, tail: '' } }),
  usage_limit: () => ({ end: { kind: 'usage_limit', until: null, message: 'limit' } }),
  overloaded: () => ({ end: { kind: 'overloaded', message: '529' } }),
  cancelled: (_, here) => ({ during: () => here.cancel() }),
  fault: () => ({ throws: new Error('disk') }),
}
const usual = ['success', 'success', 'success', 'shared', 'odd', 'odd', 'flaky']

const orders = [
  'pause',
  'stop',
  'skip TASK-2 no',
  'hint TASK-3 mind it',
  'undo 1 wrong',
  'redo 1 better',
  'status',
  'approve',
]

const attempt = fc.record({
  outcome: fc.constantFrom(...usual, ...Object.keys(moves)),
  minutes: fc.integer({ min: 0, max: 9 }),
  order: fc.option(fc.constantFrom(...orders), { freq: 8 }),
})

const job = fc.record({
  attempts: fc.array(attempt, { maxLength: 12 }),
  lanes: fc.integer({ min: 1, max: 8 }),
  checksAtOnce: fc.integer({ min: 1, max: 4 }),
  checkMinutes: fc.integer({ min: 0, max: 6 }),
  losesRunner: fc.boolean(),
  asksApproval: fc.boolean(),
})

/** For each task the tasks before it that it waits for. */
const waits = fc.array(fc.array(fc.nat(), { maxLength: 2 }), { minLength: 3, maxLength: 12 })

const planFrom = (before: readonly (readonly number[])[]) =>
  planOf(
    ...before.map((some, index) => {
      const places = index === 0 ? [] : [...new Set(some.map((one) => one % index))]
      return { id: `TASK-${index + 1}`, depends_on: places.map((place) => `TASK-${place + 1}`), max_retries: 20 }
    }),
  )

const isGreen = (files: Iterable<[string, unknown]>): boolean => {
  const all = [...files]
  const odd = all.filter(([path]) => path.startsWith('odd/')).length
  return odd < 2 && !all.some(([, content]) => String(content).startsWith('bad'))
}

async function play(here: World, given: typeof job extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  const rest = [...given.attempts]
  here.script = ({ task, iteration }) => {
    const next = rest.shift()
    const move = moves[next?.outcome ?? 'success']?.({ task, iteration }, here) ?? {}
    const during = (): void => {
      if (next?.order === 'approve') approveFirst(here)
      else if (next?.order) here.tracker.order(next.order)
      move.during?.()
    }
    return { takesMs: (next?.minutes ?? 1) * minute, ...move, during }
  }
  here.fate = () => 'gone'
  here.checkTakesMs = given.checkMinutes * minute
  if (given.losesRunner && here.remote.state !== null)
    await loseRunner(here, ({ iteration }) => iteration % 2 === 0).catch(() => undefined)
  const approval = given.asksApproval ? ('iteration' as const) : ('none' as const)
  await start(here, { lanes: given.lanes, 'checks-at-once': given.checksAtOnce, approval })
}

/** What waits longest; also one that was approved, so that an order comes twice. */
function approveFirst(here: World): void {
  const [held] = here.remote.state === null ? [] : heldCommits(stateOf(here))
  if (held) here.tracker.order(`approve ${held.commit}`)
}

async function start(
  here: World,
  lanes: { lanes: number; 'checks-at-once': number; approval?: 'iteration' | 'none' },
): Promise<string> {
  const waiting = here.remote.state === null ? null : stateOf(here).waiting
  if (waiting) here.clock.set(Date.parse(waiting.until) + 1)
  const settings = { ...lanes, 'cost-budget': 10_000, 'max-iterations': 30 }
  return here.run({ settings }).then(({ reason }) => reason.kind, known)
}

/** Faults that the outcomes above mean to cause. */
function known(error: Error | RalphError): string {
  expect('code' in error ? error.code : error.message).toBe('disk')
  return 'fault'
}

/** Every landed tree was checked green as exactly that tree, no task landed twice, and the line has no merges. */
function expectLanded(here: World, green: ReadonlySet<string>): void {
  const landed = eventsOf(here, 'attempt_succeeded').filter(({ commit }) => commit !== null)
  for (const { commit } of landed) {
    const { tree = '', parents = [] } = here.remote.commits.get(commit ?? '') ?? {}
    expect(green.has(tree), `the tree of ${commit} was checked`).toBe(true)
    expect(parents).toHaveLength(1)
  }
  const again = (task: string): number => eventsOf(here, 'undo_done').filter((undo) => undo.task === task).length
  for (const { task } of landed)
    expect(landed.filter((one) => one.task === task).length, task).toBeLessThanOrEqual(1 + again(task))
}

/** What waited for a person landed with the change that was approved last. */
function expectApproved(here: World): void {
  const held = eventsOf(here, 'attempt_held')
  const approved = new Set(eventsOf(here, 'attempt_approved').map(({ commit }) => commit))
  for (const { iteration, commit } of eventsOf(here, 'attempt_succeeded')) {
    const seen = held.filter((one) => one.iteration === iteration && one.patch !== undefined).at(-1)
    if (!seen) continue
    expect(approved.has(seen.commit), `iteration ${iteration} was approved`).toBe(true)
    expect(changeOf(here, commit ?? ''), `iteration ${iteration}`).toEqual(changeOf(here, seen.commit))
  }
}

/** By path, what a commit changed of its parent. */
function changeOf({ remote }: World, commit: string): [string, unknown][] {
  const [parent = ''] = remote.commits.get(commit)?.parents ?? []
  const [before, after] = [remote.filesOf(parent), remote.filesOf(commit)]
  return [...after].filter(([path, content]) => before.get(path) !== content).sort()
}

const laws =
  'whatever happens in lanes, over however many jobs: each landed tree was checked, nothing lands twice, and three jobs end the plan'
/** `npm run test:simulate` plays 2,000; `SIMULATED_SEED` plays one again. */
const runs = Number(process.env['SIMULATED_RUNS'] ?? 10)

test(laws, () => hold(runs), 120_000 + 5_000 * runs)
test(laws, { tags: 'thorough/size' }, () => hold(150))

async function hold(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(waits, fc.array(job, { minLength: 1, maxLength: 4 }), async (before, jobs) => {
      const green = new Set<string>()
      const here = world({ plan: planFrom(before), secrets: ['hunter2-hunter2'] })
      const seen = new Set<string>()
      here.check = ({ files }) => {
        const tree = here.remote.addTree(files)
        const isRedOnce = !seen.has(tree) && [...files.values()].some((content) => String(content) === 'flaky')
        seen.add(tree)
        const passed = isGreen(files) && !isRedOnce
        if (passed) green.add(tree)
        return passed
      }
      for (const one of jobs) await play(here, one)
      here.script = () => ({ takesMs: minute })
      here.tracker.order('resume')
      const ends: string[] = []
      while (ends.at(-1) !== 'complete' && ends.length < 6) {
        for (const { commit } of heldCommits(stateOf(here))) here.tracker.order(`approve ${commit}`)
        ends.push(await start(here, { lanes: 4, 'checks-at-once': 2 }))
      }
      expectSound(here)
      expectLanded(here, green)
      expectApproved(here)
      expect(stateOf(here)).toMatchObject({ current: null, lanes: [], lease: null })
      const started = eventsOf(here, 'attempt_started').map(({ iteration }) => iteration)
      expect(new Set(started).size).toBe(started.length)
      const work = here.remote.filesOf(stateOf(here).work)
      expect(work.has('key')).toBe(false)
      expect(['complete', 'human_review', 'stuck', 'blocked'], ends.join(' ')).toContain(ends.at(-1))
    }),
    { numRuns, ...(process.env['SIMULATED_SEED'] && { seed: Number(process.env['SIMULATED_SEED']) }) },
  )
}
