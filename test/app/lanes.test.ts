import { describe, expect, test } from 'vitest'
import { receiptOf } from '../../src/core/report/facts/receipt.ts'
import { receiptLines } from '../../src/core/report/words/receipt-text.ts'
import { runSentence } from '../../src/core/report/words/run-sentence.ts'
import { totalTokens } from '../../src/core/text/amounts.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { dieInChecks } from '../support/dying-job.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import type { FakeWorkspace } from '../support/fake-workspace.ts'
import { chainOf, planOf, type TaskSpec } from '../support/run-state.ts'

const minute = 60_000
const four = { lanes: 4 }

/** TASK-1, TASK-2 and so on. */
const planWith = (tasks: readonly Omit<TaskSpec, 'id'>[]): Plan =>
  planOf(...tasks.map((task, at) => ({ id: `TASK-${at + 1}`, ...task })))

/** Tasks that wait for none of the others. */
const apart = (count: number): Plan => planWith(Array.from({ length: count }, () => ({})))

/** The oids of the work branch, newest first; one parent each. */
function line({ remote }: World, tip: string): string[] {
  const commits: string[] = []
  for (let at: string | undefined = tip; at !== undefined; ) {
    commits.push(at)
    const parents: readonly string[] = remote.commits.get(at)?.parents ?? []
    expect(parents.length).toBeLessThanOrEqual(1)
    at = parents[0]
  }
  return commits
}

test('four tasks that wait for none take as long as one; their commits land one after the other', async () => {
  const here = world({ plan: apart(4), settings: four, script: () => ({ takesMs: 10 * minute }) })
  const begun = here.clock.now()
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.clock.now() - begun).toBeLessThan(11 * minute)
  const { tasks, work, lanes, current, counts } = stateOf(here)
  expect(Object.values(tasks).map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done'])
  expect({ lanes, current, counts: counts.succeeded }).toEqual({ lanes: [], current: null, counts: 4 })
  expect(line(here, work)).toHaveLength(5)
  expect([...workFiles(here).keys()].filter((path) => path.startsWith('src/'))).toHaveLength(4)
  expectSound(here)
})

test('no waves: beside one agent of 60 s, seven lanes make 63 tasks of 2 s, one after the other, within 1.1 of the ideal time', async () => {
  const second = 1_000
  const here = world({ plan: apart(64), settings: { lanes: 8, 'max-iterations': 100, 'cost-budget': 1000 } })
  here.script = ({ task }) => ({ takesMs: (task === 'TASK-1' ? 60 : 2) * second })
  const begun = here.clock.now()
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  // In waves of eight it would be 74 s.
  expect((here.clock.now() - begun) / second).toBeLessThanOrEqual(66)
  expect(line(here, stateOf(here).work)).toHaveLength(65)
})

test('each commit was checked on exactly the tree that it is', async () => {
  const here = world({ plan: apart(6), settings: four, script: () => ({ takesMs: minute }) })
  const checked: string[] = []
  here.checkTakesMs = 1_000
  here.check = ({ files }) => {
    checked.push(here.remote.addTree(files))
    return true
  }
  await here.run()
  const trees = line(here, stateOf(here).work).map((oid) => here.remote.commits.get(oid)?.tree)
  expect(trees).toHaveLength(7)
  // The oldest is the base: its baseline.
  for (const tree of trees) expect(checked).toContain(tree)
  expect(checked).toHaveLength(7)
  expectSound(here)
})

test('each lane is set up before its first agent works there', async () => {
  const here = world({ plan: apart(3), settings: { lanes: 3, setup: ['npm ci'] } })
  const workspaces: FakeWorkspace[] = []
  const whileAgentsWork: number[][] = []
  here.script = () => ({
    takesMs: minute,
    during: () => whileAgentsWork.push(workspaces.map(({ setUps }) => setUps.length)),
  })
  await here.run({ workspace: (one) => void workspaces.push(one) })
  expect(whileAgentsWork.at(-1)?.filter((times) => times === 0)).toEqual([])
})

test('of tasks that are ready the one begins for which the longest chain waits', async () => {
  const plan = planWith([{}, {}, { depends_on: ['TASK-2'] }, { depends_on: ['TASK-3'] }])
  const here = world({ plan, settings: { lanes: 2 }, script: () => ({ takesMs: minute }) })
  await here.run()
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-2', 'TASK-1', 'TASK-3', 'TASK-4'])
  expectSound(here)
})

test('tasks that say that they change the same files are not made at once while there is another', async () => {
  const plan = planWith([{ paths: ['src/a/'] }, { paths: ['src/a/x.ts'] }, { paths: ['src/b/*.ts'] }])
  const here = world({ plan, settings: { lanes: 2 } })
  here.script = ({ task }) => ({
    takesMs: minute,
    write: { [{ 'TASK-1': 'src/a/y.ts', 'TASK-2': 'src/a/x.ts' }[task] ?? 'src/b/z.ts']: task },
  })
  await here.run()
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-3', 'TASK-2'])
})

describe('what does not go with what landed meanwhile', () => {
  test('a conflict is no failure: the next attempt gets both sides laid out, and what it makes lands', async () => {
    const here = world({ plan: apart(2), settings: four })
    here.script = ({ iteration, task }) => ({
      takesMs: iteration * minute,
      write: { 'src/shared.txt': iteration > 2 ? 'both' : task },
    })
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([
      { iteration: 2, task: 'TASK-2', cause: 'rebase', why: expect.stringContaining('src/shared.txt') },
    ])
    const { counts, tasks } = stateOf(here)
    expect(counts).toMatchObject({ succeeded: 2, failed: 0, interrupted: 1 })
    expect(tasks['TASK-2']).toMatchObject({ rebases: 0, rebase: null, failed_attempts: 0 })
    expect(here.requests.at(-1)?.prompt).toContain('conflicts with what landed meanwhile in src/shared.txt')
    expect(workFiles(here).get('src/shared.txt')).toBe('both')
    expectSound(here)
  })

  test('markers that are left fail the attempt by name', async () => {
    const here = world({ plan: apart(2), settings: four })
    here.script = ({ iteration, task }) => ({
      takesMs: iteration * minute,
      write: { 'src/shared.txt': iteration === 3 ? '<<<<<<< TASK-1' : iteration > 3 ? 'both' : task },
    })
    await here.run()
    expect(eventsOf(here, 'attempt_failed').map(({ why }) => why)).toEqual([
      expect.stringContaining('conflict markers remain in src/shared.txt'),
    ])
  })

  test('two changes that are green alone and red together: the second is not landed, and its next attempt is told why', async () => {
    const here = world({ plan: apart(2), settings: four })
    here.script = ({ iteration, task }) => ({
      takesMs: iteration * minute,
      write: { [`src/${task}.txt`]: iteration > 2 ? 'fits' : task },
    })
    here.check = ({ files }) => !(files.has('src/TASK-1.txt') && files.get('src/TASK-2.txt') === 'TASK-2')
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ iteration: 2, cause: 'rebase' }])
    expect(here.requests.at(-1)?.prompt).toContain('on what landed meanwhile: npm test')
    expectSound(here)
  })

  test('the second time it counts, and then its task goes alone', async () => {
    const here = world({ plan: apart(8), settings: { lanes: 2 } })
    const open = new Set<string>()
    const beside: string[] = []
    const others = (files: Iterable<string>): number =>
      [...files].filter((path) => path.startsWith('src/') && path !== 'src/TASK-1.txt').length
    here.script = ({ task }) => {
      open.add(task)
      beside.push([...open].join(' '))
      return {
        takesMs: (task === 'TASK-1' ? 1.5 : 1) * minute,
        during: () => void open.delete(task),
        write: { [`src/${task}.txt`]: `${others(workFiles(here).keys())}` },
      }
    }
    // What it knew when it began is all that it fits.
    here.check = ({ files }) => {
      const count = others(files.keys())
      const passed = (files.get('src/TASK-1.txt') ?? `${count}`) === `${count}`
      return {
        passed,
        output_tail: passed
          ? ''
          : `error: unknown ${['file', 'name', 'place', 'kind', 'type', 'word', 'unit', 'part'][count]}`,
      }
    }
    await here.run()
    expect(eventsOf(here, 'attempt_interrupted').map(({ cause, task }) => [cause, task])).toEqual([
      ['rebase', 'TASK-1'],
    ])
    expect(eventsOf(here, 'attempt_failed')[0]).toMatchObject({ task: 'TASK-1', left_train: true })
    expect(beside.filter((tasks) => tasks.includes('TASK-1')).slice(-1)).toEqual(['TASK-1'])
    // Others were ready, and begin only after it.
    expect(beside.at(-1)).not.toContain('TASK-1')
    expect(eventsOf(here, 'attempt_started').filter(({ task }) => task === 'TASK-1')).toHaveLength(3)
    expectSound(here)
  })

  test('a task that fails in the way that it failed before is to blame itself: it does not go alone', async () => {
    const here = world({ plan: apart(6), settings: { lanes: 2 } })
    const open = new Set<string>()
    const beside: string[] = []
    let made = 0
    here.script = ({ task }) => {
      open.add(task)
      beside.push([...open].join(' '))
      if (task === 'TASK-1') made += 1
      return {
        takesMs: (task === 'TASK-1' ? 1.5 : 1) * minute,
        during: () => void open.delete(task),
        write: { [`src/${task}.txt`]: task === 'TASK-1' && made < 4 ? 'bad' : 'good' },
      }
    }
    here.check = ({ files }) => files.get('src/TASK-1.txt') !== 'bad'
    await here.run()
    expect(eventsOf(here, 'attempt_failed').map(({ left_train }) => left_train)).toEqual([undefined, undefined])
    expect(beside.filter((tasks) => tasks.startsWith('TASK-1')).length).toBeGreaterThan(0)
    expect(beside.filter((tasks) => tasks === 'TASK-1')).toHaveLength(1)
    expectSound(here)
  })
})

describe('a job that ends with several under way', () => {
  test('P20: the machine is lost: no task is to blame, each then runs alone once', async () => {
    const here = world({ plan: apart(3), settings: four, script: () => ({ takesMs: minute }) })
    await loseRunner(here, ({ iteration }) => iteration === 2)
    const open = new Set<string>()
    const beside: string[] = []
    here.script = ({ task }) => {
      open.add(task)
      beside.push([...open].join(' '))
      return { takesMs: minute, during: () => void open.delete(task) }
    }
    await here.run()
    expect(beside).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
    const lost = eventsOf(here, 'attempt_interrupted')
    expect(lost.map(({ cause, beside }) => ({ cause, beside }))).toEqual(
      lost.map(() => ({ cause: 'runner_lost', beside: true })),
    )
    expect(lost).toHaveLength(3)
    expect(stateOf(here).counts).toMatchObject({ succeeded: 3, failed: 0 })
    expectSound(here)
  })

  test('P20: losses with several under way never count, however often; a loss while alone does, and one too many fails the task', async () => {
    const here = world({ plan: planWith([{ max_retries: 0 }, { max_retries: 0 }]), settings: four })
    const lost = (id: string) => {
      const { runners_lost, alone, status, failed_attempts } = stateOf(here).tasks[id] ?? expect.unreachable()
      return { runners_lost, alone, status, failed_attempts }
    }
    here.script = () => ({ takesMs: minute })
    await loseRunner(here)
    // It is known when the next job looks, which is lost while TASK-1 is alone: only that counts.
    await loseRunner(here)
    expect(lost('TASK-1')).toMatchObject({ alone: true, runners_lost: 0, failed_attempts: 0 })
    await loseRunner(here)
    expect(lost('TASK-1')).toMatchObject({ runners_lost: 1, failed_attempts: 0 })
    expect(lost('TASK-2')).toMatchObject({ alone: true, runners_lost: 0, failed_attempts: 0 })
    await loseRunner(here)
    await loseRunner(here)
    here.script = () => ({ takesMs: minute })
    await here.run()
    expect(lost('TASK-1')).toMatchObject({ status: 'failed' })
    expect(lost('TASK-2')).toMatchObject({ status: 'done', runners_lost: 0 })
    expect(eventsOf(here, 'attempt_failed').map(({ task, cause }) => [task, cause])).toEqual([
      ['TASK-1', 'runner_lost'],
    ])
    expectSound(here)
  })

  test('P20: a machine that dies of the checks of one change: that is checked last and alone, and after three losses its attempt is lost', async () => {
    const here = world({ plan: apart(3), settings: { ...four, 'checks-at-once': 4 } })
    // It kills the machine before checks beside it could end.
    here.checkTakesMs = (label) => (label === 'iteration-2' ? 1000 : minute)
    await dieInChecks(here, { of: 'TASK-2', times: 3 })
    expect(stateOf(here).tasks['TASK-2']).toMatchObject({ runners_lost: 0 })
    expect(eventsOf(here, 'attempt_succeeded').map(({ task }) => task)).toEqual(['TASK-3', 'TASK-1'])
    await dieInChecks(here, { of: 'TASK-2', times: 1 })
    const calls = here.requests.length
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-2', cause: 'runner_lost' }])
    expect(
      here.requests.slice(calls).map(({ task }) => task),
      'the others are not made again',
    ).toEqual(['TASK-2'])
    expect(stateOf(here).usage.usd, 'what its agent had cost counts').toBe(here.requests.length)
    expectSound(here)
  })

  test('P20: a machine that dies while one agent works and a change is checked: the agent is not to blame for it', async () => {
    const here = world({ plan: apart(2), settings: four })
    here.script = ({ task }) => ({ takesMs: (task === 'TASK-1' ? 1 : 9) * minute })
    await dieInChecks(here, { of: 'TASK-1', times: 1 })
    await here.run()
    expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([
      { task: 'TASK-2', cause: 'runner_lost', beside: true },
    ])
    expect(stateOf(here).tasks['TASK-2']).toMatchObject({ runners_lost: 0, status: 'done' })
    expectSound(here)
  })

  test('P20: cancelled: agents end uncounted, what waits in the train stays, and the next job lands it without an agent', async () => {
    const here = world({ plan: apart(2), settings: four })
    here.script = ({ task }) => ({
      takesMs: (task === 'TASK-1' ? 1 : 5) * minute,
      ...(task === 'TASK-2' && { during: () => here.cancel() }),
    })
    here.check = ({ label }) => {
      if (label === 'iteration-1') here.checkTakesMs = 0
      return true
    }
    here.checkTakesMs = 10 * minute
    expect((await here.run()).reason).toMatchObject({ kind: 'cancelled' })
    expect(stateOf(here).lanes).toMatchObject([{ task: 'TASK-1', candidate: expect.any(String) }])
    const called = here.requests.length
    here.script = () => ({})
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(here.requests.slice(called).map(({ task }) => task)).toEqual(['TASK-2'])
    expectSound(here)
  })
})

describe('checks of several changes side by side', () => {
  /** Each check takes as long as an agent. */
  const slow = (settings: object = {}): World => {
    const plan = apart(4)
    const here = world({
      plan,
      settings: { ...four, 'checks-at-once': 4, ...settings },
      script: () => ({ takesMs: minute }),
    })
    here.checkTakesMs = 10 * minute
    return here
  }

  test('each with those that land before it: four take as long as one, and each landed tree was checked', async () => {
    const here = slow()
    const checked: string[] = []
    here.check = ({ files }) => {
      checked.push(here.remote.addTree(files))
      return true
    }
    const begun = here.clock.now()
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    // The baseline, an agent and one check.
    expect(here.clock.now() - begun).toBeLessThan(22 * minute)
    const trees = line(here, stateOf(here).work).map((oid) => here.remote.commits.get(oid)?.tree)
    expect(trees).toHaveLength(5)
    for (const tree of trees) expect(checked).toContain(tree)
    expect(checked).toHaveLength(5)
    expectSound(here)
  })

  test('ticks of the plan and the progress log are expected too: nothing is checked twice for them', async () => {
    const here = slow()
    const checked: string[] = []
    here.check = ({ label }) => {
      checked.push(label)
      return true
    }
    const document = { document: 'plan.json', progress: 'progress.md' }
    expect((await here.run({ job: document })).reason).toEqual({ kind: 'complete' })
    expect(checked).toHaveLength(5)
    expect(new TextDecoder().decode(Buffer.from(workFiles(here).get('progress.md') ?? ''))).toContain('TASK-4')
    expectSound(here)
  })

  test('one that is red falls; what stood behind it is checked again without it and is not blamed', async () => {
    const here = slow()
    here.check = ({ files }) => files.get('src/TASK-2.txt') !== 'bad'
    here.script = ({ task, iteration }) => ({
      takesMs: minute,
      write: { [`src/${task}.txt`]: task === 'TASK-2' && iteration <= 4 ? 'bad' : 'good' },
    })
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    const { counts, tasks } = stateOf(here)
    expect(counts).toMatchObject({ succeeded: 4, failed: 0 })
    expect(Object.values(tasks).map(({ failed_attempts: failed }) => failed)).toEqual([0, 0, 0, 0])
    expect(eventsOf(here, 'attempt_interrupted').map(({ task, cause }) => [task, cause])).toEqual([
      ['TASK-2', 'rebase'],
    ])
    expectSound(here)
  })

  test('a verdict of another tree than the one that would land does not count: it is checked again', async () => {
    const here = slow()
    const seen = new Set<string>()
    here.check = ({ label, files }) => {
      // The first change is red once and then green: those behind it were checked without it, and one is red with it.
      const isFirst = label === 'iteration-1' && !seen.has(label)
      seen.add(label)
      return !isFirst && !(files.has('src/TASK-1.txt') && files.get('src/TASK-2.txt') === 'iteration 2')
    }
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'attempt_interrupted').map(({ task, cause }) => [task, cause])).toEqual([
      ['TASK-2', 'rebase'],
    ])
    expect(workFiles(here).get('src/TASK-2.txt')).not.toBe('iteration 2')
    expectSound(here)
  })

  test('one red check is enough: what stands behind is checked without that change while it is checked once more', async () => {
    const here = slow({ 'checks-at-once': 2 })
    here.checkTakesMs = (label) => (label === 'iteration-1-rerun' ? 60 : 2) * minute
    here.check = ({ files }) => files.get('src/TASK-1.txt') !== 'bad'
    here.script = ({ task, iteration }) => ({
      takesMs: minute,
      write: { [`src/${task}.txt`]: iteration === 1 ? 'bad' : 'good' },
    })
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(here.checkRuns.filter(({ label }) => label === 'iteration-2')).toHaveLength(2)
    expectSound(here)
  })

  test('red behind one that then leaves the train: it is checked again and is not blamed', async () => {
    const here = slow()
    here.checkTakesMs = (label) => (label === 'iteration-1' ? 60 : 2) * minute
    here.check = ({ files }) => files.get('src/TASK-1.txt') !== 'bad'
    here.script = ({ task, iteration }) => ({
      takesMs: (task === 'TASK-3' ? 10 : 1) * minute,
      write: { [`src/${task}.txt`]: iteration === 1 ? 'bad' : 'good' },
      // By then the second one was red with it.
      during: () => task === 'TASK-3' && here.tracker.order('skip TASK-1 no'),
    })
    await here.run()
    expect(eventsOf(here, 'attempt_failed')).toEqual([])
    expect(eventsOf(here, 'attempt_interrupted').map(({ task }) => task)).toEqual(['TASK-1'])
    expectSound(here)
  })

  test('a change that is green behind others does not land once its task is skipped', async () => {
    const here = slow()
    here.checkTakesMs = (label) => (label === 'iteration-1' ? 60 : 2) * minute
    here.script = ({ task }) => ({
      takesMs: (task === 'TASK-3' ? 10 : 1) * minute,
      // By then the second one is green.
      during: () => task === 'TASK-3' && here.tracker.order('skip TASK-2 no'),
    })
    await here.run()
    expect(Object.entries(stateOf(here).tasks).map(([id, { status }]) => [id, status])).toEqual([
      ['TASK-1', 'done'],
      ['TASK-2', 'skipped'],
      ['TASK-3', 'done'],
      ['TASK-4', 'done'],
    ])
    expect(workFiles(here).has('src/TASK-2.txt')).toBe(false)
    expectSound(here)
  })

  test('a job that is cancelled waits until its checks have ended', async () => {
    const here = slow()
    here.checkLingersMs = 2_000
    let cancelledAt = 0
    here.script = ({ task }) => ({
      takesMs: (task === 'TASK-4' ? 5 : 1) * minute,
      during() {
        if (task !== 'TASK-4') return
        cancelledAt = here.clock.now()
        here.cancel()
      },
    })
    expect((await here.run()).reason).toMatchObject({ kind: 'cancelled' })
    expect(here.clock.now() - cancelledAt).toBeGreaterThanOrEqual(2_000)
  })

  test('checks whose ground has left the train end early', async () => {
    const here = slow({ 'checks-at-once': 2 })
    here.check = ({ files }) => files.get('src/TASK-1.txt') !== 'bad'
    here.checkTakesMs = (label) => (label === 'iteration-1' ? 2 : 60) * minute
    here.script = ({ task, iteration }) => ({
      takesMs: minute,
      write: { [`src/${task}.txt`]: iteration === 1 ? 'bad' : 'good' },
    })
    const begun = here.clock.now()
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    // The second one is checked for an hour once, and not twice; the last two follow it together.
    expect(here.clock.now() - begun).toBeLessThan(300 * minute)
    expectSound(here)
  })

  test('one that conflicts with what stands ahead waits for its fate, and holds up nobody', async () => {
    const here = slow()
    here.check = ({ files }) => files.get('src/shared.txt') !== 'TASK-1'
    here.script = ({ task, iteration }) => ({
      takesMs: minute,
      write: ['TASK-1', 'TASK-2'].includes(task)
        ? { 'src/shared.txt': iteration > 4 ? 'both' : task }
        : { [`src/${task}.txt`]: task },
    })
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    // The first is red alone, so the second lands although it conflicted with it.
    expect(eventsOf(here, 'attempt_failed').map(({ task }) => task)).toEqual(['TASK-1'])
    expect(eventsOf(here, 'attempt_interrupted').map(({ task }) => task)).not.toContain('TASK-2')
    expectSound(here)
  })

  test('no more of them at once than checks-at-once', async () => {
    const here = slow({ 'checks-at-once': 2 })
    const begun = here.clock.now()
    await here.run()
    // The baseline, an agent, and twice two checks.
    expect((here.clock.now() - begun) / minute).toBeGreaterThan(30)
    expect((here.clock.now() - begun) / minute).toBeLessThan(33)
  })
})

describe('what people order while several are under way', () => {
  /** TASK-1 takes a minute, the others five; the order comes with the end of TASK-1's first attempt. */
  function ordered(text: string, plan = apart(3)): World {
    const here = world({ plan, settings: four })
    here.script = ({ task, iteration }) => ({
      takesMs: (task === 'TASK-1' ? 1 : 5) * minute,
      ...(iteration === 1 && { during: () => here.tracker.order(text) }),
    })
    return here
  }
  const causes = (here: World) => eventsOf(here, 'attempt_interrupted').map(({ task, cause }) => [task, cause])

  for (const text of ['pause', 'stop'])
    test(`${text}: agents end uncounted, and the next job goes on with nothing lost`, async () => {
      const here = ordered(text)
      expect((await here.run()).reason).toMatchObject({ kind: 'paused' })
      expect(stateOf(here).counts.failed).toBe(0)
      expect(causes(here)).toEqual([
        ['TASK-2', 'cancelled'],
        ['TASK-3', 'cancelled'],
      ])
      const { tasks, lanes } = stateOf(here)
      const held = lanes.map(({ task, candidate }) => [task, candidate !== null])
      expect(tasks['TASK-1']?.status === 'done' ? [] : held).toEqual(
        tasks['TASK-1']?.status === 'done' ? [] : [['TASK-1', true]],
      )
      here.script = () => ({})
      if (text === 'pause') here.tracker.order('resume')
      expect((await here.run()).reason).toEqual({ kind: 'complete' })
      expect(here.requests.filter(({ task }) => task === 'TASK-1')).toHaveLength(1)
      expectSound(here)
    })

  test('skip ends the attempt at its task alone', async () => {
    const here = ordered('skip TASK-2 not needed')
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(causes(here)).toEqual([['TASK-2', 'cancelled']])
    const statuses = Object.values(stateOf(here).tasks).map(({ status }) => status)
    expect(statuses).toEqual(['done', 'skipped', 'done'])
    expect([...workFiles(here).keys()]).not.toContain('src/TASK-2.txt')
    expect(here.requests).toHaveLength(3)
    expectSound(here)
  })

  test('skip of a task whose change waits in the train: it does not land, and what stands behind it does', async () => {
    const here = world({ plan: apart(3), settings: { ...four, 'checks-at-once': 4 } })
    here.checkTakesMs = 10 * minute
    here.script = ({ task }) => ({
      takesMs: minute * Number(task.slice(-1)),
      ...(task === 'TASK-3' && { during: () => here.tracker.order('skip TASK-2 not needed') }),
    })
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(causes(here)).toEqual([['TASK-2', 'cancelled']])
    expect([...workFiles(here).keys()].filter((path) => path.startsWith('src/'))).toEqual([
      'src/TASK-1.txt',
      'src/TASK-3.txt',
    ])
    expectSound(here)
  })

  test('a hint for a task that is under way is told to its next attempt', async () => {
    const here = ordered('hint TASK-2 mind the zone')
    here.check = ({ files }) => files.get('src/TASK-2.txt') !== 'iteration 2'
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    const prompts = here.requests.filter(({ task }) => task === 'TASK-2').map(({ prompt }) => prompt)
    expect(prompts.map((prompt) => prompt.includes('mind the zone'))).toEqual([false, true])
    expectSound(here)
  })

  test('undo waits for an empty train; attempts at what waits for the undone task end uncounted', async () => {
    const plan = planWith([{}, { depends_on: ['TASK-1'] }, {}])
    const here = world({ plan, settings: four })
    here.script = ({ task, iteration }) => ({
      takesMs: { 'TASK-1': 1, 'TASK-2': 9 }[task] === undefined ? 3 * minute : (task === 'TASK-1' ? 1 : 9) * minute,
      ...(task === 'TASK-3' && iteration < 4 && { during: () => here.tracker.order('undo 1 wrong idea') }),
    })
    const begun = here.clock.now()
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(causes(here)).toEqual([['TASK-2', 'cancelled']])
    const [undone] = eventsOf(here, 'undo_done')
    // Not when TASK-2 would have ended.
    expect(Date.parse(undone?.at ?? '') - begun).toBe(3 * minute)
    expect(workFiles(here).get('src/TASK-1.txt')).toBe('iteration 5')
    expectSound(here)
  })

  test('a plan edit is adopted when no attempt is open, and nothing is made twice for it', async () => {
    const here = ordered('status')
    const more = apart(4)
    const first = here.script
    here.script = (request) => ({
      ...first(request),
      ...(request.iteration === 1 && {
        during: () => {
          here.editsNow = { plan: { plan: more, planSource: 'f'.repeat(64), planFormat: null }, unusable: [] }
        },
      }),
    })
    await here.run()
    expect(here.requests.map(({ task }) => task).sort()).toEqual(['TASK-1', 'TASK-2', 'TASK-3', 'TASK-4'])
    expectSound(here)
  })
})

test('tasks of two milestones are not under way together', async () => {
  const plan = planWith([{ milestone: 'one' }, { milestone: 'one' }, { milestone: 'two' }, { milestone: 'two' }])
  const here = world({ plan, settings: four })
  const open = new Set<string>()
  const mixed: string[] = []
  here.script = ({ task }) => {
    open.add(task)
    mixed.push([...open].join(' '))
    return { takesMs: minute * Number(task.slice(-1)), during: () => void open.delete(task) }
  }
  await here.run()
  expect(mixed.filter((tasks) => /TASK-[12]/.test(tasks) && /TASK-[34]/.test(tasks))).toEqual([])
  expectSound(here)
})

test('what an attempt learned is told to those that begin after it landed', async () => {
  const plan = planWith([{}, {}, { depends_on: ['TASK-1'] }])
  const here = world({ plan, settings: { ...four, mode: 'handoff-plus-index' } })
  here.script = ({ task }) => ({
    takesMs: minute * Number(task.slice(-1)),
    handoff: task === 'TASK-1' ? { constraints_discovered: [{ constraint: 'listen on port 8080' }] } : {},
  })
  await here.run()
  const told = here.requests
    .filter(({ pass }) => pass === 'code')
    .map(({ task, prompt }) => [task, prompt.includes('8080')])
  expect(told).toEqual([
    ['TASK-1', false],
    ['TASK-2', false],
    ['TASK-3', true],
  ])
})

test('the share of the budget that a call may use is reserved while it goes on', async () => {
  const here = world({ plan: apart(4), settings: { ...four, 'cost-budget': 20 }, script: () => ({ takesMs: minute }) })
  await here.run()
  expect(here.requests.map(({ budgetUsd }) => budgetUsd)).toEqual([5, 5, 5, 5])
})

test('no more attempts are under way than the job may make', async () => {
  const here = world({
    plan: apart(6),
    settings: { ...four, 'max-iterations': 3 },
    script: () => ({ takesMs: minute }),
  })
  expect((await here.run()).reason).toMatchObject({ kind: 'iteration_limit' })
  expect(here.requests).toHaveLength(3)
})

test('a usage limit that all lanes meet counts once, and no other end lifts it', async () => {
  const until = '2030-01-01T00:00:00.000Z'
  const here = world({ plan: apart(3), settings: four })
  here.script = ({ task }) => ({
    takesMs: (task === 'TASK-1' ? 3 : 1) * minute,
    ...(task !== 'TASK-1' && { end: { kind: 'usage_limit' as const, until, message: 'limit' } }),
  })
  await here.run()
  expect(stateOf(here).waiting).toMatchObject({ count: 1 })
  expect(stateOf(here).tasks['TASK-1']?.status).toBe('done')
})

test('the forecast says what the lanes save, and that they save nothing in a chain', async () => {
  const notes = async (plan: Plan, settings: object = four): Promise<string[]> => {
    const here = world({ plan, settings })
    await here.run()
    return here.shown.flatMap((one) => (one.kind === 'note' ? one.text : []))
  }
  expect(await notes(apart(8))).toContainEqual(
    expect.stringMatching(/^About [\d.]+ to \d+ min with 4 lanes, .* with one$/),
  )
  expect(await notes(chainOf(3))).toContainEqual(
    'Each task waits for another one, so lanes do not make the plan faster',
  )
  // A chain that cannot be attempted is nobody's wait.
  const [failed, ...chain] = chainOf(5).tasks
  const behindFailed = {
    ...chainOf(5),
    tasks: [
      { ...failed, status: 'failed' },
      ...chain,
      ...planWith([{}, {}]).tasks.map((task) => ({ ...task, id: `${task.id}-B` })),
    ],
  }
  expect(await notes(behindFailed as Plan)).toContainEqual(expect.stringMatching(/ with 4 lanes, /))
})

test('with one lane everything is as before: nothing of lanes is in the state', async () => {
  const here = world({ plan: apart(2) })
  await here.run()
  expect(eventsOf(here, 'attempt_captured')).toEqual([])
  expect(eventsOf(here, 'attempt_started').every(({ in_lane }) => in_lane === undefined)).toBe(true)
})

describe('memory and disk', () => {
  const GB = 1e9
  const names = (here: World) => here.requests.map(({ task }) => task)

  test('below a bound no further attempt begins, and the log and the status say why; one is made all the same', async () => {
    const here = world({ plan: apart(3), settings: four, script: () => ({ takesMs: minute }) })
    here.freeRoom = () => ({ memory: 0.3 * GB, disk: 1e12 })
    const details: (readonly string[])[] = []
    here.script = () => ({
      takesMs: minute,
      during: () => {
        const plan = JSON.parse(here.remote.newest().files.get('plan.json') ?? '')
        const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: here.clock.now() }
        details.push(runSentence({ plan, state: stateOf(here) }, context).details)
      },
    })
    const begun = here.clock.now()
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect((here.clock.now() - begun) / minute).toBeGreaterThanOrEqual(3)
    const why = '300 MB of memory are free'
    // Once for each attempt beside which none began; not every 15 seconds.
    expect(eventsOf(here, 'lanes_limited').map((event) => event.why)).toEqual([why, why])
    expect(details[0]).toEqual([`No further attempt begins beside them: ${why}.`])
    expect(stateOf(here).lanes_limited).toBe(null)
    expectSound(here)
  })

  test('as soon as there is room again, others begin beside', async () => {
    const here = world({ plan: apart(3), settings: four, script: () => ({ takesMs: 10 * minute }) })
    const begun = here.clock.now()
    here.freeRoom = () => ({ memory: here.clock.now() - begun < 5 * minute ? 0 : 64 * GB, disk: 1e12 })
    await here.run()
    expect((here.clock.now() - begun) / minute).toBeLessThan(16)
    expect(names(here)).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
  })

  test('lanes: auto makes as many as the memory holds, by what the first attempt needed', async () => {
    const here = world({ plan: apart(6), settings: { lanes: 'auto' } })
    let open = 0
    const beside: number[] = []
    here.freeRoom = () => ({ memory: 12 * GB - open * 5 * GB, disk: 1e12 })
    here.script = () => {
      open += 1
      beside.push(open)
      const during = (): void => {
        open -= 1
      }
      return { takesMs: minute, during }
    }
    await here.run({ job: { lanes: 4 } })
    // 2 GB are assumed for each at first; then two of 5 GB are all that 12 GB hold.
    expect(beside.slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(Math.max(...beside.slice(4))).toBe(2)
    expectSound(here)
  })
})

describe('budgets of several calls', () => {
  const used = { kind: 'error', what: 'budget', message: 'the budget of this call is used up' } as const

  test('money, tokens and attempts that calls under way may use are reserved: together no more than the run has', async () => {
    const here = world({ plan: apart(9), settings: { ...four, 'cost-budget': 20, 'token-budget': 8_000 } })
    const open = new Map<number, { usd: number; tokens: number }>()
    here.script = ({ iteration, budgetUsd, budgetTokens }) => {
      open.set(iteration, { usd: budgetUsd, tokens: budgetTokens ?? 0 })
      const { usage } = stateOf(here)
      const all = [...open.values()]
      expect(all.reduce((sum, one) => sum + one.usd, usage.usd)).toBeLessThanOrEqual(20 + 1e-9)
      expect(all.reduce((sum, one) => sum + one.tokens, totalTokens(usage))).toBeLessThanOrEqual(8_000)
      return { takesMs: iteration * minute, during: () => void open.delete(iteration) }
    }
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(here.requests.slice(0, 4).map(({ budgetUsd, budgetTokens }) => [budgetUsd, budgetTokens])).toEqual([
      [5, 2_000],
      [5, 2_000],
      [5, 2_000],
      [5, 2_000],
    ])
  })

  test('with the last tokens no call begins that would have none', async () => {
    const here = world({
      plan: apart(4),
      settings: { ...four, 'token-budget': 3 },
      script: () => ({ takesMs: minute }),
    })
    await here.run()
    expect(here.requests.every(({ budgetTokens = 0 }) => budgetTokens > 0)).toBe(true)
  })

  test('a call that used up its share ends no job: its task is made alone, with all that is left', async () => {
    const here = world({ plan: apart(4), settings: { ...four, 'cost-budget': 20 } })
    const open = new Set<string>()
    const beside: string[] = []
    here.script = ({ task, budgetUsd }) => {
      open.add(task)
      beside.push([...open].join(' '))
      return {
        takesMs: minute,
        during: () => void open.delete(task),
        ...(task === 'TASK-2' && budgetUsd < 8 && { end: used, usd: budgetUsd }),
      }
    }
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-2', cause: 'budget' }])
    expect(here.requests.at(-1)).toMatchObject({ task: 'TASK-2', budgetUsd: 12 })
    expect(beside.at(-1)).toBe('TASK-2')
    expectSound(here)
  })

  test('if the run has no more, it ends the job as with one lane', async () => {
    const here = world({ plan: apart(2), settings: { lanes: 2, 'cost-budget': 4 } })
    here.script = ({ budgetUsd }) => ({ takesMs: minute, end: used, usd: budgetUsd })
    expect((await here.run()).reason).toMatchObject({ kind: 'cost_budget' })
  })
})

describe('a limit of the provider', () => {
  test('after it one attempt is made alone, and only its success lets others begin', async () => {
    const here = world({ plan: apart(6), settings: four })
    const open = new Set<number>()
    const beside: number[] = []
    here.script = ({ iteration }) => {
      open.add(iteration)
      beside.push(open.size)
      const isLimited = iteration === 2
      return {
        takesMs: isLimited ? minute : 5 * minute,
        during: () => void open.delete(iteration),
        ...(isLimited && { end: { kind: 'usage_limit', until: null, message: 'limit' } as const }),
      }
    }
    await here.run()
    expect(stateOf(here).waiting).toMatchObject({ count: 1 })
    beside.length = 0
    here.clock.set(Date.parse(stateOf(here).waiting?.until ?? '') + 1)
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(beside).toEqual([1, 1, 2])
    expect(stateOf(here).waiting).toBe(null)
    expectSound(here)
  })

  test('meets it again: the next wait is longer, and still counts one time', async () => {
    const here = world({ plan: apart(4), settings: four })
    here.script = () => ({ takesMs: minute, end: { kind: 'overloaded', message: '529' } })
    await here.run()
    const first = stateOf(here).waiting ?? expect.unreachable()
    const calls = here.requests.length
    here.clock.set(Date.parse(first.until) + 1)
    await here.run()
    expect(here.requests.length).toBe(calls + 1)
    expect(stateOf(here).waiting).toMatchObject({ count: 2 })
  })
})

test('receipts: wall time and the time of attempts apart, and the attempts that did not land are counted', async () => {
  const here = world({ plan: apart(4), settings: four })
  here.script = ({ task, iteration }) => ({
    takesMs: 10 * minute,
    write: { 'src/shared.txt': iteration > 4 ? `${workFiles(here).get('src/shared.txt')} ${task}` : task },
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const receipt = receiptOf(stateOf(here), here.clock.now())
  expect(receipt.attempts.interrupted + receipt.attempts.failed).toBeGreaterThan(0)
  expect(receipt).toMatchObject({ commits: 4, attempts: { succeeded: 4 } })
  expect(receipt.attempts_ms).toBeGreaterThan(receipt.total.runner_ms * 1.5)
  const lines = receiptLines(receipt).join('\n')
  expect(lines).toMatch(/The attempts took \d+ min, side by side in \d+ min\./)
  expect(lines).toMatch(/\d+ attempts: 4 passed, \d+ failed, \d+ interrupted/)
  // With one lane there is nothing to tell apart.
  const alone = world({ plan: apart(2), script: () => ({ takesMs: minute }) })
  await alone.run()
  expect(receiptLines(receiptOf(stateOf(alone), alone.clock.now())).join('\n')).not.toContain('side by side')
})

test('redo while others are under way: the follow-up is one more task, and begins beside them', async () => {
  const here = world({ plan: apart(3), settings: { lanes: 2 } })
  const open = new Set<string>()
  const beside: string[] = []
  here.script = ({ task, iteration }) => {
    open.add(task)
    beside.push([...open].sort().join(' '))
    const during = (): void => {
      open.delete(task)
      if (iteration === 2) here.tracker.order('redo 1 use a map')
    }
    return { takesMs: iteration * minute, during }
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const { tasks } = stateOf(here)
  expect(Object.values(tasks).map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done'])
  const added = Object.keys(tasks).at(-1) ?? ''
  expect(here.requests.filter(({ task }) => task === added)).toHaveLength(1)
  expect(here.requests.at(-1)?.prompt).toContain('use a map')
  expect(beside.at(-1)).toBe([added, 'TASK-3'].sort().join(' '))
  // The commit that was spoken of stays.
  expect(here.remote.contains(stateOf(here).work, tasks['TASK-1']?.commit ?? '')).toBe(true)
  expectSound(here)
})
