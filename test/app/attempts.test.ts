import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateIn, stateOf, workFiles, world } from '../support/fake-job.ts'
import { notesOf, summaryOf } from '../support/fake-ports.ts'
import { chainOf, planOf } from '../support/run-state.ts'

const text = (request: { files: ReadonlyMap<string, string> }, path: string): string => request.files.get(path) ?? ''

test('a plan runs to its end: one commit each, every one on top of the other, and the work branch follows', async () => {
  const here = world({ plan: chainOf(3) })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task, iteration, attempt }) => [task, iteration, attempt])).toEqual([
    ['TASK-1', 1, 1],
    ['TASK-2', 2, 1],
    ['TASK-3', 3, 1],
  ])
  expect([...workFiles(here).keys()].sort()).toEqual(['README.md', ...[1, 2, 3].map((n) => `src/TASK-${n}.txt`)].sort())
  expect(here.remote.work).toBe(state.work)
  expect(state.lease).toBeNull()
  expect(state.usage.usd).toBe(3)
  const message = here.remote.commits.get(state.work)?.message ?? ''
  expect(message).toMatch(/^ralph\[3\]: TASK-3 — Title of TASK-3\n\nSummary of iteration 3\.\n\n/)
  expect(message).toContain('Ralph-Task: TASK-3')
  expectSound(here)
})

test('A1: `done` and its commit become true in the same write, which also begins the next attempt', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run()
  const states = here.remote.history.map(stateIn)
  const first = states.findIndex(({ tasks }) => tasks['TASK-1']?.status === 'done')
  expect(states[first - 1]).toMatchObject({ work: here.remote.base, current: { task: 'TASK-1' } })
  expect(states[first]).toMatchObject({ work: states[first]?.tasks['TASK-1']?.commit, current: { task: 'TASK-2' } })
})

test('A1: a failed attempt takes nothing back from the success before it, and falls back to that commit', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2', max_retries: 0 }),
    check: ({ files }) => !files.has('src/TASK-2.txt'),
  })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'stuck', on: ['TASK-2 failed'], task: 'TASK-2' })
  expect(state.tasks['TASK-1']).toMatchObject({ status: 'done', iteration: 1 })
  expect(state.work).toBe(state.tasks['TASK-1']?.commit)
  expect([...workFiles(here).keys()]).toEqual(['README.md', 'src/TASK-1.txt'])
  expectSound(here)
})

test('A2: max_retries of 2 means exactly three attempts, over however many jobs', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 2 }), check: ({ label }) => label === 'baseline' })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(stateOf(here).stop).toMatchObject({ kind: 'iteration_limit', scope: 'job' })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'stuck', on: ['TASK-1 failed'], task: 'TASK-1' })
  await here.run()
  expect(here.requests.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
  expect(eventsOf(here, 'attempt_failed').map(({ final }) => final)).toEqual([false, false, true])
  expectSound(here)
})

test('a rejected attempt is tried again from the checkpoint, knows why, and its tree stays reachable', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1' }),
    script: ({ attempt }) => ({ write: { [`try-${attempt}`]: 'x' } }),
    check: ({ files }) =>
      files.has('try-1') ? { passed: false, exit_code: 3, output_tail: 'expected 4, got 5' } : { passed: true },
  })
  await here.run()
  const [first, second] = here.requests
  expect(first?.prompt).not.toContain('## Failure Context')
  expect(second?.prompt).toContain('## Failure Context')
  expect(second?.prompt).toContain('expected 4, got 5')
  expect(second?.prompt).toContain('exit code 3')
  expect(second?.prompt).toContain(`Tried: ${summaryOf(1)}`)
  expect([...workFiles(here).keys()]).toEqual(['README.md', 'try-2'])
  const [failed] = eventsOf(here, 'attempt_failed')
  const rejected = failed?.rejected ?? ''
  expect(here.remote.filesOf(rejected).has('try-1')).toBe(true)
  expect(here.remote.history.filter(({ keep }) => keep.includes(rejected))).toHaveLength(1)
  expect(here.remote.contains(stateOf(here).work, rejected)).toBe(false)
  expectSound(here)
})

test('A12: a failure reaches no other task, and a failed handoff is never the previous one', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2', max_retries: 0 }, { id: 'TASK-3' }),
    check: ({ files }) => (files.has('src/TASK-2.txt') ? { passed: false, output_tail: 'broken by TASK-2' } : true),
  })
  await here.run()
  const last = here.requests.at(-1)
  expect(last?.task).toBe('TASK-3')
  expect(last?.prompt).toContain(notesOf(1))
  expect(last?.prompt).not.toContain(notesOf(2))
  expect(last?.prompt).not.toContain('broken by TASK-2')
  expect(last?.prompt).not.toContain('## Failure Context')
  expect(stateOf(here).recent.map(({ iteration }) => iteration)).toEqual([3, 1])
})

test('the previous handoff, the three before it and what dependencies left reach the next prompt once, whichever job wrote them', async () => {
  const here = world({ plan: chainOf(6) })
  await here.run({ settings: { 'max-iterations': 5 } })
  await here.run()
  const prompt = here.requests.at(-1)?.prompt ?? ''
  expect(prompt).toContain(notesOf(5))
  for (const iteration of [5, 4, 3, 2, 1])
    expect(prompt.split(summaryOf(iteration)), summaryOf(iteration)).toHaveLength(2)
  expect(here.requests[0]?.prompt).toContain('You are the first.')
})

test('A4: an agent that finishes without a change has failed, and no check is run for it', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }), script: () => ({ write: {} }) })
  await here.run()
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'no_changes', rejected: null, final: true }])
  expect(here.checkRuns).toMatchObject([{ name: 'npm test', label: 'baseline' }])
})

test('A4: an agent that reports an error is never committed, whatever it left', async () => {
  const end = { kind: 'error', what: 'turns', message: '200 turns' } as const
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }), script: () => ({ end }) })
  await here.run()
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'agent_error', handoff: null }])
  expect(here.remote.work).toBeNull()
})

test.each([
  ['gave no result', { end: { kind: 'no_result', tail: 'bye' } as const }],
  ['answered without a handoff', { handoff: null }],
])('an agent that %s but left changes gets a synthetic handoff, and the checks decide', async (_, move) => {
  const here = world({ plan: chainOf(2), script: ({ iteration }) => (iteration === 1 ? move : {}) })
  const { state } = await here.run()
  expect(eventsOf(here, 'attempt_succeeded').map(({ handoff }) => handoff)).toEqual(['synthetic', 'structured'])
  expect(state.counts.synthetic).toBe(1)
  expect(here.requests[1]?.prompt).toContain('ralph wrote this one from its changes')
  const commit = state.tasks['TASK-1']?.commit ?? ''
  expect(here.remote.commits.get(commit)?.message).toContain('the engine wrote this')
})

test('A15: amendments are judged one by one, and what they may not touch they do not touch', async () => {
  const here = world({
    plan: chainOf(2),
    script: ({ iteration }) => ({
      handoff:
        iteration > 1
          ? {}
          : {
              plan_amendments: [
                { action: 'modify', reason: 'cheat', task_id: 'TASK-2', changes: { status: 'done' } },
                { action: 'add', reason: 'found', task: { id: 'TASK-9', title: 'More', description: 'More to do' } },
                { action: 'modify', reason: 'hijack', task_id: 'TASK-1', changes: { id: 'HIJACK' } },
              ],
            },
    }),
  })
  const { reason, plan, state } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2', 'TASK-9'])
  expect(plan.tasks.map(({ id }) => id)).toEqual(['TASK-1', 'TASK-2', 'TASK-9'])
  expect(JSON.parse(text(here.remote.newest(), 'plan.json'))).toEqual(plan)
  expect(state.counts.refused_amendments).toBe(2)
  expect(eventsOf(here, 'amendment_refused').map(({ why }) => why)).toEqual([
    'only the engine sets the status of a task',
    'the id of a task never changes',
  ])
  expectSound(here)
})

test('a failed attempt amends nothing', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1', max_retries: 0 }),
    check: ({ label }) => label === 'baseline',
    script: () => ({
      handoff: { plan_amendments: [{ action: 'add', reason: '', task: { id: 'X', title: 'X', description: 'X' } }] },
    }),
  })
  const { plan } = await here.run()
  expect(plan.tasks.map(({ id }) => id)).toEqual(['TASK-1'])
})

test('what came with an iteration is told: hidden files, a process that lived on, sections that were cut', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1', description: 'long '.repeat(2_000) }),
    script: () => ({ lingeredMs: 900 }),
    settings: { 'context-budget': 1_000 },
  })
  const hidden = { paths: ['node_modules/a'], total: 3_002 }
  await here.run({ workspace: (workspace) => Object.assign(workspace.odd, { hidden }) })
  expect(eventsOf(here, 'agent_lingered')).toMatchObject([{ iteration: 1, after_ms: 900 }])
  expect(eventsOf(here, 'files_hidden')).toMatchObject([{ total: 3_002 }])
  expect(eventsOf(here, 'prompt_cut').map(({ section }) => section)).toContain('Current Task')
  expect(here.requests[0]?.prompt.length).toBeLessThanOrEqual(4_000)
})

test('the task’s own model and turns beat the settings, and each call may spend only what is left', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1', model: 'opus', max_turns: 7 }, { id: 'TASK-2' }),
    settings: { model: 'sonnet', 'max-turns': 50, 'cost-budget': 7 },
    script: () => ({ usd: 3 }),
    trusted: { '.claude/CLAUDE.md': 'Be fair.\n@../AGENTS.md\n', 'AGENTS.md': 'Be kind.' },
  })
  await here.run()
  expect(here.requests).toMatchObject([
    { model: 'opus', maxTurns: 7, budgetUsd: 7, systemPrompt: 'Be fair.\nBe kind.\n', cwd: '/workspace' },
    { model: 'sonnet', maxTurns: 50, budgetUsd: 4 },
  ])
})

test('templates and skills of the base beat those that ralph brings along', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1', skills: ['api', 'gone'] }),
    trusted: { '.ralph/skills/api.md': 'Use nouns.', '.ralph/templates/first-iteration.md': 'Look around.' },
  })
  await here.run()
  expect(here.requests[0]?.prompt).toContain('Use nouns.')
  expect(here.requests[0]?.prompt).toContain('Look around.')
  const warnings = here.shown.flatMap((one) => (one.kind === 'warning' ? [one.text] : []))
  expect(warnings).toEqual(['TASK-1 names the skill gone, but .ralph/skills/gone.md does not exist'])
})
