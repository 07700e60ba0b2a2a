import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

/** A commit on the base with these files changed. */
function moveBase({ remote }: World, files: Record<string, string>, parents = [remote.base]): string {
  const tree = remote.addTree(new Map([...remote.filesOf(parents[0] ?? ''), ...Object.entries(files)]))
  return remote.addCommit({ tree, parents, message: 'on the base' })
}

const oneTask = { settings: { 'max-iterations': 1 } }

test('a base that moved is merged as one commit that says so, and the checks run on it before the agent is called', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const from = stateOf(here).work
  const base = moveBase(here, { 'base.txt': 'new' })
  const calls = here.requests.length
  here.check = ({ label }) => {
    if (label === 'baseline') expect(here.requests).toHaveLength(calls)
    return true
  }
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  const [merged] = eventsOf(here, 'base_merged')
  expect(merged).toMatchObject({ base, from })
  expect(here.remote.commits.get(merged?.commit ?? '')).toMatchObject({
    parents: [from, base],
    message: expect.stringContaining(
      `ralph: merge main (${base.slice(0, 7)}) into ralph/work/demo\n\nRalph-Plan: demo`,
    ),
  })
  expect(eventsOf(here, 'baseline_finished').map(({ commit }) => commit)).toEqual([here.remote.base, merged?.commit])
  expect([...workFiles(here).keys()].sort()).toEqual(['README.md', 'base.txt', 'src/TASK-1.txt', 'src/TASK-2.txt'])
  expect(stateOf(here)).toMatchObject({ base, unproven: null, work: here.remote.work })
  expectSound(here)

  await here.run({ job: { base } })
  expect(eventsOf(here, 'base_merged')).toHaveLength(1)
})

test('red after the merge blocks the run and names the merge; with known-red it goes on', async () => {
  const here = world({ plan: chainOf(2), check: ({ files }) => !files.has('broken.txt') })
  await here.run(oneTask)
  const base = moveBase(here, { 'broken.txt': 'x' })
  const { reason } = await here.run({ job: { base } })
  const why = `the baseline is red: npm test, since main (${base.slice(0, 7)}) was merged into ralph/work/demo as`
  expect(reason).toEqual({ kind: 'blocked', by: [expect.stringContaining(why)] })
  expect(here.requests).toHaveLength(1)
  const known = await here.run({ job: { base }, settings: { 'known-red': true } })
  expect(known.reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).unproven).toBeNull()
  expectSound(here)
})

test('a conflict waits for a person with the files and the commands; looking again writes nothing', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const ours = stateOf(here).work
  const base = moveBase(here, { 'src/TASK-1.txt': 'otherwise' })
  const { reason } = await here.run({ job: { base } })
  expect(reason).toMatchObject({
    kind: 'human_review',
    why: `The base changed: main (${base.slice(0, 7)}) conflicts with ralph/work/demo.`,
    conflict: { ours, theirs: base, files: ['src/TASK-1.txt'], commands: expect.arrayContaining(['git merge main']) },
  })
  expect(here.remote.work).toBe(ours)
  expect(here.requests).toHaveLength(1)
  const before = here.remote.state
  expect((await here.run({ job: { base } })).reason).toEqual(reason)
  expect(here.remote.state).toBe(before)
  expectSound(here)

  here.remote.work = here.remote.addCommit({
    tree: here.remote.addTree(here.remote.filesOf(base)),
    parents: [ours, base],
    message: 'merged by hand',
  })
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'base_merged')).toEqual([])
  expectSound(here)
})

test('an order of an operator is obeyed while a conflict waits', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const base = moveBase(here, { 'src/TASK-1.txt': 'otherwise' })
  await here.run({ job: { base } })
  here.tracker.order('skip TASK-2 obsolete')
  await here.run({ job: { base } })
  expect(stateOf(here).tasks['TASK-2']?.status).toBe('skipped')
})

test('a base that holds the work already, as after a merged pull request, is gone on from without another commit', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const base = moveBase(here, { 'base.txt': 'x' }, [here.remote.base, stateOf(here).work])
  here.remote.work = null
  const commits = here.remote.commits.size
  here.script = () => {
    expect(here.remote.commits.size).toBe(commits)
    expect(here.remote.work, 'the branch is not made again for nothing').toBeNull()
    return {}
  }
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'base_merged')).toMatchObject([{ base, commit: base }])
  expect(here.remote.work).toBe(stateOf(here).work)
  expectSound(here)
})

test('a squashed merge of a branch that was deleted does not bring the branch back for the merge alone', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const base = moveBase(here, { ...Object.fromEntries(workFiles(here)) })
  here.remote.work = null
  here.script = () => {
    expect(here.remote.work).toBeNull()
    return {}
  }
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'base_merged')).toHaveLength(1)
  expect(here.remote.work).toBe(stateOf(here).work)
})

test.each([
  ['merge-base is off', { settings: { 'merge-base': false } }],
  ['another branch is checked out', { job: { baseBranch: 'feature' } }],
  ['HEAD is detached', { job: { baseBranch: null } }],
])('the base is left alone where %s', async (_, orders) => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const base = moveBase(here, { 'base.txt': 'new' })
  await here.run({ ...orders, job: { base, ...('job' in orders ? orders.job : {}) } })
  expect(eventsOf(here, 'base_merged')).toEqual([])
  expect(workFiles(here).has('base.txt')).toBe(false)
})

test('a base that went back to an older commit changes nothing', async () => {
  const here = world({ plan: chainOf(2) })
  const base = moveBase(here, { 'base.txt': 'new' })
  await here.run({ ...oneTask, job: { base } })
  await here.run()
  expect(eventsOf(here, 'base_merged')).toEqual([])
  expectSound(here)
})

test('a person’s commits and a base that moved are both taken in by one job', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const work = stateOf(here).work
  const theirs = moveBase(here, { 'by-hand.txt': 'x' }, [work])
  here.remote.work = theirs
  const base = moveBase(here, { 'base.txt': 'new' })
  expect((await here.run({ job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'base_merged')).toMatchObject([{ base, from: theirs }])
  expect(workFiles(here).has('by-hand.txt') && workFiles(here).has('base.txt')).toBe(true)
  expect(eventsOf(here, 'baseline_finished')).toHaveLength(2)
  expectSound(here)
})

test('a fresh run goes on from an older work branch, with the base merged into it', async () => {
  const here = world({ plan: chainOf(1) })
  await here.run()
  const old = stateOf(here).work
  const base = moveBase(here, { 'base.txt': 'new' })
  expect((await here.run({ fresh: true, job: { base } })).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'base_merged')).toMatchObject([{ base, from: old }])
  expect(here.remote.contains(here.remote.work ?? '', old)).toBe(true)
  expectSound(here)
})

test('a default branch that was renamed is followed, and what is new on it is merged', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run(oneTask)
  const base = moveBase(here, { 'base.txt': 'new' })
  here.remote.branches = ['trunk', 'feature']
  expect((await here.run({ job: { base, baseBranch: 'trunk' } })).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'base_renamed')).toMatchObject([{ from: 'main', to: 'trunk' }])
  expect(eventsOf(here, 'base_merged')).toMatchObject([{ base, why: expect.stringContaining('trunk (') }])
  expect(stateOf(here)).toMatchObject({ base, base_branch: 'trunk' })
  expectSound(here)
})

test.each<[string, string[], (here: World) => string, RegExp]>([
  ['the remote has another default', ['develop', 'trunk'], (here) => moveBase(here, {}), /nothing says that trunk/],
  [
    'it lacks the base',
    ['trunk'],
    ({ remote }) => remote.addCommit({ tree: remote.addTree(new Map()), parents: [], message: 'anew' }),
    /trunk lacks [0-9a-f]{7}, the run's base/,
  ],
])(
  'a base branch that is gone is not taken for renamed where %s: a warning says how to go on',
  async (_, branches, on, why) => {
    const here = world({ plan: chainOf(2) })
    await here.run(oneTask)
    const base = on(here)
    here.remote.branches = branches
    await here.run({ job: { base, baseBranch: 'trunk' } })
    expect(eventsOf(here, 'base_renamed')).toEqual([])
    expect(eventsOf(here, 'base_merged')).toEqual([])
    const warned = here.shown.flatMap((progress) => (progress.kind === 'warning' ? [progress.text] : []))
    expect(warned).toEqual([expect.stringMatching(why)])
    expect(warned[0]).toContain(`:refs/heads/main\` puts it back; \`fresh\` starts a new run on trunk`)
  },
)

test('with approval a base that moved is merged as soon as no commit waits, in the job that took it in or rejected it', async () => {
  const here = world({ plan: chainOf(3), settings: { approval: 'iteration' } })
  await here.run()
  const base = moveBase(here, { 'base.txt': 'new' })
  expect((await here.run({ job: { base } })).reason.kind).toBe('human_review')
  expect(eventsOf(here, 'base_merged')).toEqual([])
  here.tracker.order(`approve ${stateOf(here).awaiting?.commit}`)
  expect((await here.run({ job: { base } })).reason).toMatchObject({ approve: { task: 'TASK-2' } })
  const [merged] = eventsOf(here, 'base_merged')
  expect(eventsOf(here, 'attempt_started').map(({ checkpoint }) => checkpoint)).toEqual([
    here.remote.base,
    merged?.commit,
  ])
  expect(eventsOf(here, 'baseline_finished').map(({ commit }) => commit)).toEqual([here.remote.base, merged?.commit])

  const later = moveBase(here, { 'later.txt': 'new' }, [base])
  here.tracker.order('retry TASK-2 otherwise')
  await here.run({ job: { base: later } })
  expect(eventsOf(here, 'base_merged').map(({ base: of }) => of)).toEqual([base, later])

  const apart = moveBase(here, { 'src/TASK-1.txt': 'otherwise' }, [later])
  here.tracker.order(`approve ${stateOf(here).awaiting?.commit}`)
  const { reason } = await here.run({ job: { base: apart } })
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { theirs: apart } })
  expect(stateOf(here).tasks['TASK-2']?.status).toBe('done')
  expectSound(here)
})

test('a base that was force-pushed is merged, and what it dropped is named: it stays in the work', async () => {
  const here = world({ plan: chainOf(2) })
  const dropped = moveBase(here, { 'secret.txt': 'x' })
  await here.run({ ...oneTask, job: { base: dropped } })
  const base = moveBase(here, { 'base.txt': 'new' })
  await here.run({ job: { base } })
  expect(eventsOf(here, 'base_merged')).toMatchObject([
    { why: expect.stringContaining(`it no longer contains ${dropped.slice(0, 7)}, on which ralph/work/demo is built`) },
  ])
  expect([...workFiles(here).keys()]).toContain('secret.txt')
  expectSound(here)
})

test('a workflow that a person changed on the base does not stop the run: the token may not push it, so the base waits and the issue says so once', async () => {
  const here = world({ plan: chainOf(4) })
  await here.run(oneTask)
  const base = moveBase(here, { '.github/workflows/ci.yml': 'on: push', 'base.txt': 'new' })
  here.remote.refusesWorkflows = true
  await here.run({ ...oneTask, job: { base } })
  await here.run({ ...oneTask, job: { base } })
  expect(eventsOf(here, 'base_merged')).toEqual([])
  expect(stateOf(here).counts.succeeded).toBe(3)
  const said = new Map(here.tracker.delivered.map(({ key, body }) => [key, body]))
  expect([...said.values()].filter((body) => body.includes('Update branch'))).toEqual([
    expect.stringContaining('`.github/workflows/ci.yml`'),
  ])
  here.remote.refusesWorkflows = false
  await here.run({ job: { base } })
  expect(eventsOf(here, 'base_merged')).toHaveLength(1)
  expectSound(here)
})
