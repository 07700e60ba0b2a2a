import { expect, test } from 'vitest'
import type { Ports } from '../../src/app/job/ports.ts'
import { runJob } from '../../src/app/job.ts'
import { heldCommits } from '../../src/core/run/fold/open-attempts.ts'
import type { Handoff } from '../../src/schema/agent/handoff.ts'
import type { StopReason } from '../../src/schema/run/stop-reason.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const added = { id: 'MORE', title: 'One more', description: 'It was found on the way.' }

/** The agent of A adds a task, learns something and asks a person; a pass looks at each commit when its checks have passed. */
const garden = (lanes: number, approval: 'none' | 'iteration' = 'none'): World =>
  world({
    plan: planOf({ id: 'A' }, { id: 'B' }),
    settings: { lanes, approval, mode: 'handoff-plus-index', 'cost-budget': 1000 },
    trusted: {
      '.ralph/config/agents.json': JSON.stringify({
        passes: [{ name: 'later', trigger: 'on_success', prompt_template: 'own.md' }],
      }),
      '.ralph/templates/own.md': 'Look.',
    },
    script: ({ task, pass }) => (pass === 'code' ? { handoff: handoffOf(task) } : { end: seen }),
  })

const seen = {
  kind: 'finished' as const,
  structured: { review_passed: true, issues: [], summary: 'Seen.' },
  text: '',
}

const handoffOf = (task: string): Handoff => ({
  summary: `Did ${task}.`,
  freeform: 'Notes.',
  ...(task === 'A' && {
    constraints_discovered: [{ constraint: 'Ids are never reused.', impact: 'Old links.', workaround: 'Count on.' }],
    plan_amendments: [{ action: 'add' as const, task: added, reason: 'It is missing.' }],
    request_human_review: { needed: true, reason: 'Is the colour right?' },
  }),
})

/** The same ports, whose calls that reach the outside are counted; the n-th one fails. */
function failingAt(ports: Ports, n: number): { ports: Ports; calls: () => number } {
  let calls = 0
  const counted = <T extends object>(port: T, names: readonly (keyof T)[]): T => ({
    ...port,
    ...Object.fromEntries(
      names.map((name) => [
        name,
        async (...args: unknown[]) => {
          calls += 1
          if (calls === n) throw new Error('disk')
          return (port[name] as (...given: unknown[]) => unknown)(...args)
        },
      ]),
    ),
  })
  return {
    calls: () => calls,
    ports: {
      ...ports,
      store: counted(ports.store, ['read', 'commit']),
      workBranch: counted(ports.workBranch, ['write', 'mergeTrees', 'contains']),
    },
  }
}

/** One job in which that call fails. Returns whether there were so many. */
async function failOnce(here: World, n: number): Promise<boolean> {
  let reached = false
  await here
    .as({}, async (ports, job, cancelled) => {
      const failing = failingAt(ports, n)
      try {
        return await runJob(failing.ports, job, cancelled)
      } finally {
        reached = failing.calls() >= n
      }
    })
    .catch((error: Error) => expect(error.message).toBe('disk'))
  return reached
}

/** As many further jobs as it takes; a person approves what waits after each. */
async function complete(here: World): Promise<StopReason | undefined> {
  here.fate = () => 'gone'
  let end: StopReason | undefined
  for (let jobs = 0; jobs < 6 && end?.kind !== 'complete'; jobs++) {
    end = (await here.run()).reason
    approveAll(here)
  }
  return end
}

/** Each commit that waits, once: an order is neither lost nor given again. */
function approveAll(here: World): void {
  const ordered = approvedIn.get(here) ?? new Set<string>()
  approvedIn.set(here, ordered)
  for (const { commit } of heldCommits(stateOf(here))) {
    if (!ordered.has(commit)) here.tracker.order(`approve ${commit}`)
    ordered.add(commit)
  }
}

const approvedIn = new WeakMap<World, Set<string>>()

/** Each call to the outside fails once, in a world of its own that is prepared like this; then the run is completed. */
async function failEachOnce(prepared: () => Promise<World>): Promise<number> {
  let n = 1
  for (; n < 200; n++) {
    const here = await prepared()
    if (!(await failOnce(here, n))) break
    const when = `call ${n} failed`
    expect(await complete(here), when).toEqual({ kind: 'complete' })
    expect([...workFiles(here).keys()], when).toContain('src/MORE.txt')
    expect(JSON.stringify(stateOf(here).knowledge), when).toContain('Ids are never reused')
    const landed = eventsOf(here, 'attempt_succeeded').map(({ iteration }) => iteration)
    const approved = eventsOf(here, 'attempt_approved').flatMap(({ iteration, rejoins }) => (rejoins ? [] : iteration))
    expect(
      eventsOf(here, 'agent_pass')
        .map(({ iteration }) => iteration)
        .sort(),
      when,
    ).toEqual([...landed, ...approved].sort())
    expectSound(here)
  }
  return n
}

test.each([1, 2])(
  'with %s in lanes: where a call to the outside fails, a settlement is written whole or not at all',
  async (lanes) => {
    const calls = await failEachOnce(async () => garden(lanes))
    expect(calls).toBeGreaterThan(10)
    expect(calls).toBeLessThan(200)
  },
)

const approvals = 'no half settlement when a read or save fails between two facts'

const approvalsFail = async (lanes: number): Promise<void> => {
  const calls = await failEachOnce(async () => {
    const here = garden(lanes, 'iteration')
    await here.run()
    approveAll(here)
    return here
  })
  expect(calls).toBeGreaterThan(5)
  expect(calls).toBeLessThan(200)
}

test(`approvals: ${approvals}`, () => approvalsFail(1))

test(`approvals in lanes: ${approvals}`, { tags: 'thorough/variant' }, () => approvalsFail(2))
