import { expect, test } from 'vitest'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { eventsIn, eventsOf, expectSound, stateIn, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { planOf, type TaskSpec } from '../support/run-state.ts'

const minute = 60_000

const planWith = (tasks: readonly Omit<TaskSpec, 'id'>[]): Plan =>
  planOf(...tasks.map((task, index) => ({ id: `TASK-${index + 1}`, ...task })))

const apart = (count: number): Plan => planWith(Array.from({ length: count }, () => ({})))

const make = (plan: Plan, lanes: number, settings: object = {}): World =>
  world({ plan, settings: { lanes, 'max-iterations': 100, 'cost-budget': 1_000, ...settings } })

/** What the commit of a task changed, by path. */
function changed({ remote }: World, commit: string): string[] {
  const [parent = ''] = remote.commits.get(commit)?.parents ?? []
  const before = remote.filesOf(parent)
  return [...remote.filesOf(commit)].flatMap(([path, content]) => (before.get(path) === content ? [] : [path]))
}

/** Which trees the agents found in their workspaces, by iteration. */
function watchTrees(here: World): Map<number, string> {
  const { script } = here
  const trees = new Map<number, string>()
  here.script = (request, files) => {
    trees.set(request.iteration, here.remote.addTree(files ?? new Map()))
    return script(request, files)
  }
  return trees
}

/** Each attempt began on what was the tip of the work when it began, and its agent found exactly those files. */
function expectFreshBases(here: World, trees: ReadonlyMap<number, string>): void {
  let seen = 0
  let tip = ''
  for (const commit of here.remote.history) {
    const events = eventsIn(commit)
    for (const event of events.slice(seen)) {
      if (event.type === 'attempt_started') {
        expect(event.checkpoint, `iteration ${event.iteration}`).toBe(tip)
        expect(trees.get(event.iteration)).toBe(here.remote.commits.get(tip)?.tree)
      }
      if (event.type === 'attempt_succeeded' && event.commit !== null) tip = event.commit
      if (event.type === 'run_started') tip = event.base
    }
    seen = events.length
  }
  expect(seen).toBeGreaterThan(0)
}

/** Every task is done by a commit that is part of the work, each has landed once, and nothing waits. */
function expectAllLanded(here: World): void {
  const { tasks, lanes, work } = stateOf(here)
  for (const [id, { status, commit }] of Object.entries(tasks)) {
    expect(status, id).toBe('done')
    expect(here.remote.contains(work, commit ?? ''), id).toBe(true)
  }
  expect(lanes).toEqual([])
  expect(here.remote.work).toBe(work)
  expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(Object.keys(tasks).length)
  expectSound(here)
}

/** Situations that became public reports about other programs, each played in lanes. */
const reports: Record<string, () => Promise<void>> = {
  'ralph-tui#75: independent tasks are made side by side, and one that waits for another begins when that has landed':
    async () => {
      const here = make(planWith([{}, {}, { depends_on: ['TASK-1', 'TASK-2'] }, {}]), 4)
      const landed: string[][] = []
      here.script = ({ task }) => {
        if (task === 'TASK-3') landed.push([...workFiles(here).keys()].filter((path) => path.startsWith('src/')))
        return { takesMs: minute * Number(task.slice(-1)) }
      }
      const begun = here.clock.now()
      await here.run()
      expectAllLanded(here)
      expect(landed).toEqual([expect.arrayContaining(['src/TASK-1.txt', 'src/TASK-2.txt'])])
      expect((here.clock.now() - begun) / minute).toBeLessThan(6)
    },

  'spec-kit#1476: agents at work together share no files: no commit holds what another one was writing': async () => {
    const here = make(apart(6), 6)
    here.script = ({ task }) => ({ takesMs: minute, write: { [`src/${task}.txt`]: task, [`tmp/${task}`]: 'half' } })
    await here.run()
    expectAllLanded(here)
    for (const { task, commit } of eventsOf(here, 'attempt_succeeded'))
      expect(changed(here, commit ?? '').sort()).toEqual([`src/${task}.txt`, `tmp/${task}`])
  },

  'gastown#342: a workspace that is gone before its change was merged loses nothing': async () => {
    const here = make(apart(4), 4)
    here.checkTakesMs = 10 * minute
    here.script = ({ task }) => ({
      takesMs: minute * Number(task.slice(-1)),
      ...(task === 'TASK-4' && { during: () => here.cancel() }),
    })
    await here.run()
    expect(stateOf(here).lanes.map(({ candidate }) => candidate)).toEqual(
      Array(stateOf(here).lanes.length).fill(expect.any(String)),
    )
    expect(stateOf(here).lanes.length).toBeGreaterThan(1)
    const called = here.requests.length
    // The next job has new workspaces.
    here.script = () => ({})
    await here.run()
    expectAllLanded(here)
    expect(here.requests.slice(called).map(({ task }) => task)).toEqual(['TASK-4'])
  },

  'gastown#3588: an agent that says that it is done and has committed nothing: its files are the commit, and none are no success':
    async () => {
      const here = make(apart(3), 3)
      here.script = ({ task, iteration }) => ({
        takesMs: minute,
        handoff: { summary: 'Committed and pushed everything.' },
        ...(task === 'TASK-2' && iteration <= 3 && { write: {} }),
      })
      await here.run()
      expectAllLanded(here)
      expect(eventsOf(here, 'attempt_failed').map(({ task }) => task)).toEqual(['TASK-2'])
    },

  'gh-aw#18991: a change is brought onto a base that moved on since it began, and is checked there': async () => {
    const here = make(apart(4), 4)
    const checked = new Set<string>()
    here.check = ({ files }) => checked.add(here.remote.addTree(files)).size > 0
    here.script = ({ task }) => ({ takesMs: minute * Number(task.slice(-1)) })
    await here.run()
    expectAllLanded(here)
    expect(eventsOf(here, 'attempt_interrupted')).toEqual([])
    for (const { commit } of eventsOf(here, 'attempt_succeeded'))
      expect(checked).toContain(here.remote.commits.get(commit ?? '')?.tree)
  },

  'gh-aw#24110: what brings two sides together keeps both: no side of a merge is dropped': async () => {
    const here = make(apart(5), 5)
    here.script = ({ task, iteration }) => ({
      takesMs: minute * iteration,
      write: {
        [`src/${task}.txt`]: task,
        'src/list.txt':
          iteration <= 5 ? task : [...(workFiles(here).get('src/list.txt') ?? '').split(' '), task].join(' '),
      },
    })
    await here.run()
    expectAllLanded(here)
    const list = workFiles(here).get('src/list.txt') ?? ''
    expect(list.split(' ').sort()).toEqual(['TASK-1', 'TASK-2', 'TASK-3', 'TASK-4', 'TASK-5'])
    for (const task of list.split(' ')) expect(workFiles(here).get(`src/${task}.txt`)).toBe(task)
  },

  'gh-aw#9654: a success is told of what the remote has: answers that get lost, and a write that never arrived':
    async () => {
      const here = make(apart(6), 3)
      here.script = ({ task }) => ({ takesMs: minute * Number(task.slice(-1)) })
      let writes = 0
      here.remote.afterCommit = () => {
        writes += 1
        if (writes % 3 === 0) throw new Error('the answer is lost')
      }
      const jobs: string[] = []
      while (jobs.length < 12 && jobs.at(-1) !== 'complete')
        jobs.push(
          await here.run().then(
            ({ reason }) => reason.kind,
            () => 'fault',
          ),
        )
      here.remote.afterCommit = () => undefined
      for (const commit of here.remote.history)
        for (const { status, commit: made } of Object.values(stateIn(commit).tasks))
          if (status === 'done') expect(here.remote.contains(commit.work, made ?? '')).toBe(true)
      here.fate = () => 'gone'
      if (jobs.at(-1) !== 'complete') await here.run()
      expectAllLanded(here)
    },

  'claude-code#62122, claude-code#62630: of seven that begin together each begins on the tip, not on the default branch':
    async () => {
      const here = make(planWith([{}, ...Array.from({ length: 7 }, () => ({ depends_on: ['TASK-1'] }))]), 7)
      here.script = () => ({ takesMs: minute })
      const trees = watchTrees(here)
      await here.run()
      expectAllLanded(here)
      expectFreshBases(here, trees)
      const started = eventsOf(here, 'attempt_started').slice(1, 8)
      const [first] = eventsOf(here, 'attempt_succeeded')
      expect(started.map(({ checkpoint }) => checkpoint)).toEqual(Array(7).fill(first?.commit))
      expect(first?.commit).not.toBe(here.remote.base)
    },

  'claude-code#51545: lanes that are used again do not stay on the commit that they began on first': async () => {
    const here = make(apart(40), 3)
    here.script = ({ iteration }) => ({ takesMs: minute * (1 + (iteration % 3)) })
    const trees = watchTrees(here)
    await here.run()
    expectAllLanded(here)
    expectFreshBases(here, trees)
    // At most those land meanwhile that the other lanes hold.
    const order = eventsOf(here, 'attempt_succeeded').map(({ commit }) => commit)
    const behind = eventsOf(here, 'attempt_succeeded').map(({ iteration, commit }) => {
      const started = eventsOf(here, 'attempt_started').find((event) => event.iteration === iteration)
      return order.indexOf(commit) - order.indexOf(started?.checkpoint ?? '') - 1
    })
    expect(Math.max(...behind)).toBeLessThanOrEqual(6)
  },

  'gascity-packs#93: one change that never passes holds up none of the 24 behind it': async () => {
    const plan = planWith([{ max_retries: 2 }, ...Array.from({ length: 24 }, () => ({}))])
    const here = make(plan, 5, { 'checks-at-once': 3 })
    here.checkTakesMs = minute
    here.script = ({ task }) => ({
      takesMs: minute,
      write: { [`src/${task}.txt`]: task === 'TASK-1' ? 'bad' : 'good' },
    })
    here.check = ({ files }) => files.get('src/TASK-1.txt') !== 'bad'
    expect((await here.run()).reason).toMatchObject({ kind: 'stuck' })
    const { tasks, lanes } = stateOf(here)
    expect(Object.values(tasks).filter(({ status }) => status === 'done')).toHaveLength(24)
    expect(lanes).toEqual([])
    expect(workFiles(here).has('src/TASK-1.txt')).toBe(false)
    expectSound(here)
  },
}

test.each(Object.entries(reports))('%s', async (_, play) => play())
