import { expect, test } from 'vitest'
import { eventsOf, expectSound, loseRunner, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { chainOf } from '../support/run-state.ts'

const asTask = { 'base-conflict': 'task' as const }
const file = 'src/TASK-1.txt'

/** One task of two is done, and the base changed the same file. */
async function conflicting(files: Record<string, string> = { [file]: 'of the base' }, plan = chainOf(2)) {
  const here = world({ plan, settings: asTask })
  await here.run({ settings: { 'max-iterations': 1 } })
  const base = moveBase(here, files)
  return { here, base, ours: stateOf(here).work, id: `ralph-merge-${base.slice(0, 12)}` }
}

function moveBase({ remote }: World, files: Record<string, string>, parent = remote.base): string {
  const tree = remote.addTree(new Map([...remote.filesOf(parent), ...Object.entries(files)]))
  return remote.addCommit({ tree, parents: [parent], message: 'on the base' })
}

/** The merge gets this move, every other task the usual one. */
const whenMerging = (here: World, move: Move): void => {
  here.script = ({ task }) => (task.startsWith('ralph-merge-') ? move : {})
}

test('a conflict becomes the next task: the agent gets it laid out, and its result is one merge of both sides', async () => {
  const { here, base, ours, id } = await conflicting()
  here.check = ({ label, files }) => {
    if (label === 'iteration-2') expect(files.get(file)).toBe('both')
    return true
  }
  whenMerging(here, { write: { [file]: 'both' } })
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', id, 'TASK-2'])
  const { prompt = '' } = here.requests[1] ?? {}
  expect(prompt).toContain(`- ${file}`)
  expect(prompt).toContain('1234567 on the base')
  const commit = stateOf(here).tasks[id]?.commit ?? ''
  expect(here.remote.commits.get(commit)).toMatchObject({
    parents: [ours, base],
    message: expect.stringMatching(
      new RegExp(`^ralph\\[2\\]: ${id} — Merge main \\(${base.slice(0, 7)}\\)[^]*\nRalph-Merge: ${base}\n`),
    ),
  })
  expect(stateOf(here)).toMatchObject({ base, merging: null, counts: { succeeded: 3, failed: 0 } })
  expect(workFiles(here).get(file)).toBe('both')
  expectSound(here)
  const before = here.remote.state
  await here.run({ job: { base } })
  expect(here.remote.state).toBe(before)
})

test('markers that are left, or no change at all, fail the attempt before any check; the next one is told', async () => {
  const { here, base } = await conflicting()
  const moves: Move[] = [
    { write: { [file]: '<<<<<<< of the base\nboth' } },
    { write: {} },
    { write: { [file]: 'both' } },
  ]
  here.script = ({ task }) => (task.startsWith('ralph-merge-') ? (moves.shift() ?? {}) : {})
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  const left = `conflict markers remain in ${file}`
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    { cause: 'checks', why: left },
    { cause: 'checks', why: left },
  ])
  expect(here.checkRuns.map(({ label }) => label)).not.toContain('iteration-2')
  expect(here.requests[2]?.prompt).toContain(left)
  expectSound(here)
})

test('red checks fail it too; after its last attempt it waits for a person, as told, and goes on once they merged', async () => {
  const { here, base, ours, id } = await conflicting()
  here.check = ({ label }) => label === 'baseline' || label === 'iteration-1'
  whenMerging(here, { write: { [file]: 'both' } })
  const { reason } = await here.run({ job: { base } })
  expect(reason).toMatchObject({
    kind: 'human_review',
    why: `main (${base.slice(0, 7)}) conflicts with ralph/work/demo, and ${id} failed to resolve it.`,
    conflict: { ours, theirs: base, files: [file], total: 1, commands: expect.arrayContaining(['git merge main']) },
  })
  expect(here.requests).toHaveLength(4)
  const before = here.remote.state
  expect((await here.run({ job: { base } })).reason).toEqual(reason)
  expect(here.remote.state, 'looking again writes nothing').toBe(before)

  here.check = () => true
  const tree = here.remote.addTree(here.remote.filesOf(base))
  here.remote.work = here.remote.addCommit({ tree, parents: [ours, base], message: 'merged by hand' })
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here)).toMatchObject({ merging: null, tasks: { [id]: { status: 'skipped' } } })
  expect(here.requests.at(-1)?.task).toBe('TASK-2')
  expectSound(here)
})

test('an operator may have it tried again', async () => {
  const { here, base, id } = await conflicting()
  whenMerging(here, { write: {} })
  await here.run({ job: { base } })
  here.tracker.order(`retry ${id} both lines are needed`)
  whenMerging(here, { write: { [file]: 'both' } })
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(here.requests.at(-2)?.prompt).toContain('both lines are needed')
  expectSound(here)
})

test('a skipped one waits for a person; with merge-base false the base is left alone', async () => {
  const { here, base, id } = await conflicting()
  await here.run({ job: { base }, settings: { 'time-budget': 0 } })
  here.tracker.order(`skip ${id}`)
  const { reason } = await here.run({ job: { base } })
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { theirs: base } })
  expect((await here.run({ job: { base }, settings: { 'merge-base': false } })).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2'])
  expectSound(here)
})

test('a base that moved on merges by itself, and the task is gone', async () => {
  const { here, base, id } = await conflicting()
  whenMerging(here, { write: {} })
  await here.run({ job: { base } })
  const later = moveBase(here, { [file]: workFiles(here).get(file) ?? '' }, base)
  expect((await here.run({ job: { base: later } })).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here)).toMatchObject({ base: later, merging: null, tasks: { [id]: { status: 'skipped' } } })
  expectSound(here)
})

test('a base that moved on and still conflicts after the task failed is a person’s: no second task spends money', async () => {
  const { here, base } = await conflicting()
  whenMerging(here, { write: {} })
  await here.run({ job: { base } })
  const calls = here.requests.length
  const later = moveBase(here, { [file]: 'again' }, base)
  const { reason } = await here.run({ job: { base: later } })
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { theirs: later } })
  expect(here.requests).toHaveLength(calls)
  const before = here.remote.state
  await here.run({ job: { base: later } })
  expect(here.remote.state).toBe(before)
})

test('work that somebody changed meanwhile is laid out anew; where it merges by then, no agent is called', async () => {
  const { here, base, ours, id } = await conflicting()
  await here.run({ job: { base }, settings: { 'time-budget': 0 } })
  const tree = here.remote.addTree(new Map([...here.remote.filesOf(ours), [file, 'of the base']]))
  here.remote.work = here.remote.addCommit({ tree, parents: [ours], message: 'by hand' })
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2'])
  expect(eventsOf(here, 'conflict_task_ended')).toMatchObject([{ task: id, why: 'the work has changed since' }])
  expect(eventsOf(here, 'base_merged')).toHaveLength(1)
  expectSound(here)
})

test.each([
  ['a conflict that cannot be shown by markers', { [file]: 'x', 'a.bin': 'theirs' }, ['a.bin']],
  ['a conflict in a protected file', { '.github/workflows/a.yml': 'theirs' }, ['.github/workflows/a.yml']],
])('%s waits for a person all the same', async (_, files, paths) => {
  const here = world({ plan: chainOf(2), settings: asTask })
  const seeded = here.remote.addCommit({
    tree: here.remote.addTree(new Map([...here.remote.filesOf(here.remote.base), ['a.bin', '1']])),
    parents: [here.remote.base],
    message: 'seed',
  })
  await here.run({ job: { base: seeded }, settings: { 'max-iterations': 1 } })
  const own = new Map(here.remote.filesOf(stateOf(here).work))
  for (const path of paths) own.set(path, 'ours')
  here.remote.work = here.remote.addCommit({
    tree: here.remote.addTree(own),
    parents: [stateOf(here).work],
    message: 'by hand',
  })
  const base = moveBase(here, files, seeded)
  const { reason } = await here.run({ job: { base } })
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { theirs: base } })
  expect(here.requests).toHaveLength(1)
})

test('with approval it waits like any commit, and the base is merged when it is approved', async () => {
  const { here, base, id } = await conflicting()
  whenMerging(here, { write: { [file]: 'both' } })
  const approval = { approval: 'iteration' as const }
  expect((await here.run({ job: { base }, settings: approval })).reason).toMatchObject({ kind: 'human_review' })
  expect(stateOf(here).merging?.task).toBe(id)
  here.tracker.order(`approve ${stateOf(here).awaiting?.commit}`)
  await here.run({ job: { base }, settings: { ...approval, 'time-budget': 0 } })
  expect(stateOf(here)).toMatchObject({ base, merging: null, tasks: { [id]: { status: 'done' } } })
  expectSound(here)
})

test('a merge is not undone by an order', async () => {
  const { here, base } = await conflicting()
  whenMerging(here, { write: { [file]: 'both' } })
  await here.run({ job: { base } })
  here.tracker.order('undo 2')
  await here.run({ job: { base } })
  expect(eventsOf(here, 'command_taken').at(-1)?.refused).toContain('iteration 2 is a merge of the base')
})

test('a runner that is lost while it merges costs one attempt that does not count', async () => {
  const { here, base } = await conflicting()
  await here.run({ job: { base }, settings: { 'time-budget': 0 } })
  await loseRunner(here)
  whenMerging(here, { write: { [file]: 'both' } })
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).counts).toMatchObject({ succeeded: 3, failed: 0, interrupted: 1 })
  expectSound(here)
})
