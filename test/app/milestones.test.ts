import { describe, expect, test } from 'vitest'
import { wantedPulls } from '../../src/core/report/markdown/run-markdown.ts'
import { slicesOf } from '../../src/core/run/next/slices.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { planOf, testNow } from '../support/run-state.ts'

const four = planOf(
  { id: 'A1', milestone: 'api', max_retries: 0 },
  { id: 'W1', milestone: 'web' },
  { id: 'A2', milestone: 'api', max_retries: 0 },
  { id: 'DOCS' },
)

const place = {
  planFile: 'plan.json',
  repositoryUrl: 'https://github.example/octo/garden',
  costBudgetUsd: 10,
  stateRef: 'refs/heads/ralph/state/demo',
  now: testNow,
}

const pulls = (here: World) => wantedPulls({ plan: four, state: stateOf(here) }, place, 1)
const commitOf = (here: World, task: string) => stateOf(here).tasks[task]?.commit
const marks = (here: World) => Object.fromEntries(here.remote.milestones)

/** What every branch of a milestone must be at each moment: forward only, and part of the work. */
function expectStack(here: World): void {
  const { work } = stateOf(here)
  let below = here.remote.base
  for (const { tip } of slicesOf(stateOf(here))) {
    expect(here.remote.contains(tip, below)).toBe(true)
    expect(here.remote.contains(work, tip)).toBe(true)
    below = tip
  }
  expectSound(here)
}

test('each milestone has a branch at its last commit, what is left over is the work branch, and each becomes ready in its turn', async () => {
  const here = world({ plan: four })
  const ready: string[] = []
  here.script = () => {
    ready.push(
      stateOf(here).slices.length > 0
        ? pulls(here)
            .map((pull) => (pull.ready ? '+' : '-'))
            .join('')
        : '',
    )
    return {}
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'attempt_succeeded').map(({ task }) => task)).toEqual(['A1', 'A2', 'W1', 'DOCS'])
  expect(eventsOf(here, 'milestone_begun').map(({ milestone }) => milestone)).toEqual(['api', 'web', null])
  expect(marks(here)).toEqual({
    'ralph/work/demo.api': commitOf(here, 'A2'),
    'ralph/work/demo.web': commitOf(here, 'W1'),
  })
  expect(here.remote.work).toBe(commitOf(here, 'DOCS'))
  expect(ready).toEqual(['', '-', '+', '++'])
  expect(pulls(here).map(({ head, ready: now }) => [head, now])).toEqual([
    ['ralph/work/demo.api', true],
    ['ralph/work/demo.web', true],
    ['ralph/work/demo', true],
  ])
  expectStack(here)
})

test('the text of each names its own tasks and its neighbours, and changes only with them', async () => {
  const here = world({ plan: four })
  await here.run({ settings: { 'max-iterations': 3 } })
  const [api, web] = pulls(here).map(({ text }) => text({ below: undefined, above: 7 }))
  expect(api?.title).toBe('ralph: demo: api')
  expect(api?.body).toContain('2 of 2 tasks done, the milestone is complete')
  expect(api?.body).toContain('#7 builds on it')
  expect(api?.body).toContain('tracked in #1')
  expect(api?.body).not.toContain('W1')
  expect(web?.body).toContain('| W1 |')
  await here.run()
  expect(pulls(here)[0]?.text({ below: undefined, above: 7 })).toEqual(api)
})

test('a task that fails moves no branch, and what is tried again later belongs to the newest slice', async () => {
  const here = world({ plan: four, check: ({ label, files }) => !files.has('bad') || label === 'baseline' })
  here.script = ({ task }) => (task === 'A2' ? { write: { bad: 'x' } } : {})
  expect((await here.run()).reason.kind).toBe('stuck')
  const api = commitOf(here, 'A1')
  expect(marks(here)).toMatchObject({ 'ralph/work/demo.api': api, 'ralph/work/demo.web': commitOf(here, 'W1') })
  expect(pulls(here).map(({ ready }) => ready)).toEqual([false, true, false])
  here.script = () => ({})
  here.tracker.order('retry A2')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(marks(here)['ralph/work/demo.api']).toBe(api)
  expect(pulls(here)[0]?.text({ below: undefined, above: undefined }).body).toContain('in a later pull request: A2.')
  expectStack(here)
})

test('an undo in a lower milestone moves no branch of it: it and the new attempt belong to the newest slice', async () => {
  const here = world({ plan: four })
  await here.run({ settings: { 'max-iterations': 3 } })
  const before = marks(here)
  here.tracker.order('undo 2 it breaks the search')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(marks(here)['ralph/work/demo.api']).toBe(before['ralph/work/demo.api'])
  expect(here.remote.contains(stateOf(here).work, before['ralph/work/demo.web'] ?? '')).toBe(true)
  expect(workFiles(here).has('src/A2.txt')).toBe(true)
  expectStack(here)
})

describe('jobs that die', () => {
  test('after the state and before the branch: the next one publishes it before the next milestone begins', async () => {
    const here = world({ plan: four })
    here.remote.beforePublish = () => {
      throw new Error('the remote is away')
    }
    await expect(here.run()).rejects.toThrow('away')
    expect(marks(here)).toEqual({})
    here.remote.beforePublish = () => undefined
    here.script = ({ task }) => {
      if (task === 'A2') expect(marks(here)).toEqual({ 'ralph/work/demo.api': commitOf(here, 'A1') })
      return {}
    }
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expectStack(here)
  })

  test('with the runner: nothing is cut twice', async () => {
    const here = world({ plan: four })
    await here.run({ settings: { 'max-iterations': 2 } })
    await loseRunner(here)
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'milestone_begun')).toHaveLength(3)
    expectStack(here)
  })
})

test('a branch that was merged and deleted does not come back; the newest one does, with the next commit', async () => {
  const here = world({ plan: four })
  await here.run({ settings: { 'max-iterations': 3 } })
  here.remote.milestones.clear()
  here.script = () => {
    expect(marks(here)).toEqual({})
    return {}
  }
  here.tracker.order('undo 3')
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(Object.keys(marks(here))).toEqual(['ralph/work/demo.web'])
})

test('commits that somebody put on a milestone’s branch stay, are named, and are not built upon', async () => {
  const here = world({ plan: four })
  await here.run({ settings: { 'max-iterations': 1 } })
  const theirs = here.remote.addCommit({ tree: 't', parents: [stateOf(here).work], message: 'theirs' })
  here.remote.milestones.set('ralph/work/demo.api', theirs)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(marks(here)['ralph/work/demo.api']).toBe(theirs)
  const warnings = here.shown.filter(({ kind }) => kind === 'warning')
  expect(warnings).toEqual([{ kind: 'warning', text: expect.stringContaining('to add commits to the run') }])
})

test('a commit that waits for approval begins its milestone only when it is approved', async () => {
  const here = world({ plan: four, settings: { approval: 'iteration' } })
  await here.run()
  expect(stateOf(here).slices).toEqual([])
  here.tracker.order(`approve ${stateOf(here).awaiting?.commit}`)
  await here.run()
  expect(stateOf(here).slices).toEqual([{ milestone: 'api', iteration: 1, end: null }])
  expect(marks(here)).toEqual({ 'ralph/work/demo.api': commitOf(here, 'A1') })
})

test('a run that began without milestones keeps its one pull request', async () => {
  const here = world({ plan: planOf({ id: 'A1' }, { id: 'A2' }) })
  await here.run({ settings: { 'max-iterations': 1 } })
  const plan = planOf({ id: 'A1' }, { id: 'A2', milestone: 'api' })
  expect((await here.run({ plan })).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).slices).toEqual([])
  expect(marks(here)).toEqual({})
  expect(wantedPulls({ plan, state: stateOf(here) }, place, 1).map(({ head }) => head)).toEqual(['ralph/work/demo'])
})

test('a job with nothing to do mends what was left undone, and makes no commit', async () => {
  const here = world({ plan: four })
  await here.run()
  here.remote.milestones.set('ralph/work/demo.web', here.remote.base)
  const commits = here.remote.history.length
  const seen: [string, string][][] = []
  const tracker = {
    ...here.tracker,
    repair: async (_: unknown, tips: ReadonlyMap<string, string>) => void seen.push([...tips]),
  }
  expect((await here.run({ tracker })).reason).toEqual({ kind: 'complete' })
  expect(here.remote.history).toHaveLength(commits)
  expect(marks(here)['ralph/work/demo.web']).toBe(commitOf(here, 'W1'))
  expect(Object.fromEntries(seen[0] ?? [])).toEqual({ ...marks(here), 'ralph/work/demo': stateOf(here).work })
})

describe('a pull request that is full', () => {
  const plan = planOf({ id: 'T1', title: 'Plant' }, { id: 'T2' }, { id: 'T3' }, { id: 'T4' })
  const sized = { plan, settings: { 'pr-size': 10 } }
  const parts = (here: World) =>
    wantedPulls({ plan, state: stateOf(here) }, { ...place, pullSize: 10 }, 1).map((pull) => ({
      ...pull,
      ...pull.text({ below: undefined, above: undefined }),
    }))
  const onGitHub = (here: World) => ({ ...here.tracker, showsPullRequests: true })
  const grow = (here: World, sizes: Readonly<Record<string, number>>) => {
    here.script = ({ task }) => ({ write: { [`${task}.txt`]: Array(sizes[task]).fill('x').join('\n') } })
  }

  test('the commit that would exceed it begins the next one; the cut part gets a branch of its own and is ready', async () => {
    const here = world(sized)
    grow(here, { T1: 4, T2: 6, T3: 1, T4: 2 })
    expect((await here.run({ tracker: onGitHub(here) })).reason).toEqual({ kind: 'complete' })
    expect(marks(here)).toEqual({ 'ralph/work/demo+1': commitOf(here, 'T2') })
    expect(here.remote.work).toBe(commitOf(here, 'T4'))
    expect(slicesOf(stateOf(here)).map(({ lines }) => lines)).toEqual([10, 3])
    const [lower, upper] = parts(here)
    expect(lower).toMatchObject({ head: 'ralph/work/demo+1', ready: true, title: 'ralph: demo: part 1' })
    expect(lower?.body).toContain('This does 2 tasks of demo: “Plant” and “Title of T2”.')
    expect(lower?.body).toContain('10 changed lines to read')
    expect(lower?.body).toContain('git fetch origin ralph/work/demo+1 && git switch --detach FETCH_HEAD')
    expect(lower?.body).not.toContain('| T3')
    expect(upper).toMatchObject({ head: 'ralph/work/demo' })
    expect(upper?.body).not.toContain('| T1')
    expectStack(here)
  })

  test('a larger commit is alone in one, which says so', async () => {
    const here = world(sized)
    grow(here, { T1: 4, T2: 30, T3: 1, T4: 1 })
    await here.run({ tracker: onGitHub(here) })
    expect(slicesOf(stateOf(here)).map(({ lines, branch }) => [branch, lines])).toEqual([
      ['ralph/work/demo+1', 4],
      ['ralph/work/demo+2', 30],
      ['ralph/work/demo', 2],
    ])
    expect(parts(here).map(({ body }) => body.includes('**Large: 30 changed lines'))).toEqual([false, true, false])
  })

  test('generated and lock files do not count, and without pull requests nothing is cut', async () => {
    const here = world(sized)
    here.script = ({ task }) => ({ write: { [`dist/${task}.js`]: 'x\n'.repeat(50), [`${task}.txt`]: 'x' } })
    await here.run({ tracker: onGitHub(here) })
    expect(stateOf(here)).toMatchObject({ slices: [], lines: 4 })
    const laptop = world(sized)
    grow(laptop, { T1: 40, T2: 40, T3: 40, T4: 40 })
    await laptop.run()
    expect(stateOf(laptop)).toMatchObject({ slices: [], lines: 0 })
  })

  test('a milestone is cut, too', async () => {
    const here = world({ plan: four, settings: { 'pr-size': 10 } })
    grow(here, { A1: 9, A2: 9, W1: 1, DOCS: 1 })
    await here.run({ tracker: onGitHub(here) })
    expect(marks(here)).toEqual({
      'ralph/work/demo.api+1': commitOf(here, 'A1'),
      'ralph/work/demo.api': commitOf(here, 'A2'),
      'ralph/work/demo.web': commitOf(here, 'W1'),
    })
    expectStack(here)
  })

  test('a cut branch that was deleted, as after a merge, does not come back; one that a dead job left out does', async () => {
    const here = world(sized)
    grow(here, { T1: 9, T2: 9, T3: 9, T4: 9 })
    await here.run({ tracker: onGitHub(here), settings: { 'max-iterations': 2 } })
    expect(Object.keys(marks(here))).toEqual(['ralph/work/demo+1'])
    here.remote.milestones.clear()
    await here.run({ tracker: onGitHub(here), settings: { 'max-iterations': 1 } })
    expect(Object.keys(marks(here))).toEqual(['ralph/work/demo+2'])
    here.remote.beforePublish = () => {
      throw new Error('the remote is away')
    }
    await expect(here.run({ tracker: onGitHub(here) })).rejects.toThrow('away')
    here.remote.beforePublish = () => undefined
    await here.run({ tracker: onGitHub(here) })
    expect(Object.keys(marks(here))).toEqual(['ralph/work/demo+2', 'ralph/work/demo+3'])
    expectStack(here)
  })
})

describe('a lower pull request of a stack is squashed into the base', () => {
  const plan = planOf(...['T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((id) => ({ id })))
  const here = () => {
    const made = world({ plan, settings: { 'pr-size': 10, 'max-iterations': 5 } })
    // Each commit changes a line that the one before it has changed: plain merges would conflict everywhere.
    made.script = ({ task }) => ({ write: { 'shared.txt': `by ${task}\n${'x\n'.repeat(7)}` } })
    return made
  }
  /** Squashes the part of this number into the base, as GitHub does, with what somebody else did there. */
  const squash = (at: World, number: number, others: Readonly<Record<string, string>> = {}) => {
    const { remote } = at
    const tip = slicesOf(stateOf(at))[number - 1]?.tip ?? ''
    const files = new Map([...remote.filesOf(tip), ...Object.entries(others)])
    const commit = remote.addCommit({ tree: remote.addTree(files), parents: [remote.base], message: 'squashed' })
    const merge = async (branch: string, sha: string) =>
      branch === `ralph/work/demo+${number}` && sha === tip ? { number, commit } : undefined
    return { base: commit, tracker: { ...at.tracker, showsPullRequests: true, findBranchMerge: merge } }
  }

  test('the ones above are brought up to date on their own branches, no commit gets another name, and the run goes on', async () => {
    const at = here()
    await at.run({ tracker: { ...at.tracker, showsPullRequests: true } })
    const before = slicesOf(stateOf(at)).map(({ tip }) => tip)
    expect(before).toHaveLength(5)
    const { base, tracker } = squash(at, 2, { 'theirs.txt': 'theirs' })
    const end = await at.run({ tracker, job: { base }, settings: { 'max-iterations': 5 } })
    expect(end.reason).toEqual({ kind: 'complete' })
    const after = slicesOf(stateOf(at))
    expect(after.slice(0, 2).map(({ tip }) => tip)).toEqual(before.slice(0, 2))
    for (const [place, { tip, branch }] of after.slice(2).entries()) {
      expect(at.remote.contains(tip, base)).toBe(true)
      expect(at.remote.contains(tip, before[place + 2] ?? at.remote.base)).toBe(true)
      if (branch !== 'ralph/work/demo') expect(marks(at)[branch]).toBe(tip)
    }
    const [third, fourth] = after.slice(2)
    expect(at.remote.filesOf(third?.tip ?? '').get('theirs.txt')).toBe('theirs')
    expect(at.remote.filesOf(third?.tip ?? '').get('shared.txt')).toMatch(/^by T3/)
    expect(at.remote.filesOf(fourth?.tip ?? '').get('shared.txt')).toMatch(/^by T4/)
    expect(eventsOf(at, 'base_merged')).toHaveLength(1)
    at.tracker.order('undo 5')
    expect((await at.run({ tracker, job: { base } })).reason.kind).not.toBe('failed')
    expectSound(at)
  })

  test('what others did conflicts: a comment says so once, nothing is moved, and the run goes on', async () => {
    const at = here()
    await at.run({ tracker: { ...at.tracker, showsPullRequests: true } })
    const before = marks(at)
    const { base, tracker } = squash(at, 2, { 'shared.txt': 'by somebody else\n' })
    for (let job = 0; job < 2; job++) await at.run({ tracker, job: { base }, settings: { 'max-iterations': 1 } })
    expect(stateOf(at).stop).toEqual({ kind: 'complete' })
    expect(marks(at)).toMatchObject(before)
    const notices = at.tracker.delivered.filter(({ key }) => key.includes('stack-conflict'))
    expect(new Set(notices.map(({ key }) => key)).size).toBe(1)
    expect(at.shown).toContainEqual({
      kind: 'warning',
      text: expect.stringContaining('main conflicts with ralph/work/demo+3'),
    })
    expectSound(at)
  })
})
