import { expect, test } from 'vitest'
import { defaultCallModels } from '../../src/core/config/table/counsel-settings.ts'
import type { AgentRequest } from '../../src/port/agent.ts'
import type { AgentEnd } from '../../src/schema/agent/agent-end.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { olderPrompt } from '../support/older-prompt.ts'
import { chainOf, planOf } from '../support/run-state.ts'

const settings = { mode: 'agent-orchestrated' } as const

const finished = (structured: unknown): AgentEnd => ({ kind: 'finished', structured, text: '' })
const briefingOf = (task: string): string => `Look at ${task}.txt first.`

type Answer = (request: AgentRequest, before: number) => unknown
/** What each role answers; `before`: how often it was asked. Without an answer it gives its usual one. */
interface Roles {
  readonly prep?: Answer
  readonly post?: Answer
  readonly research?: Answer
  readonly code?: (request: AgentRequest) => Move
}

const proceed: Answer = ({ task }) => ({ action: 'proceed', reason: 'go', prepared_prompt: briefingOf(task) })
const nothingNew: Answer = () => ({ operations: [], recommended_action: 'proceed', summary: 'Nothing new.' })

function orchestrated(given: Roles & Partial<Parameters<typeof world>[0]> = {}): World {
  const asked: string[] = []
  const { prep = proceed, post = nothingNew, research = proceed, code = () => ({}), ...rest } = given
  const roles: Record<string, Answer> = { prep, post, research }
  return world({
    plan: chainOf(2),
    settings,
    script(request) {
      const before = asked.filter((one) => one === request.pass).length
      asked.push(request.pass)
      const role = roles[request.pass]
      if (!role) return code(request)
      const answer = role(request, before)
      return answer && typeof answer === 'object' && 'move' in answer
        ? (answer.move as Move)
        : { end: finished(answer), usd: 0.1 }
    },
    ...rest,
  })
}
const passesOf = (here: World) => here.requests.map(({ pass, iteration }) => `${pass} ${iteration}`)
const promptsOf = (here: World) => here.requests.filter(({ pass }) => pass === 'code').map(({ prompt }) => prompt)

test('post of the last iteration, prep, code: in this order, each with its cost, and the agent gets the prepared prompt', async () => {
  const add = { action: 'add', type: 'gotcha', text: 'Tests need a clock.', sources: [1] }
  const here = orchestrated({
    post: () => ({ ...(nothingNew(here.requests[0] as AgentRequest, 0) as object), operations: [add] }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(passesOf(here)).toEqual(['prep 1', 'code 1', 'post 2', 'prep 2', 'code 2'])
  const [first = '', second = ''] = promptsOf(here)
  expect(first).toMatch(/^## Current Task\n\nID: TASK-1\n/)
  expect(first).toContain('## Briefing\n\nLook at TASK-1.txt first.\n\n')
  expect(second).toContain('## Briefing\n\nLook at TASK-2.txt first.\n\n')
  expect(eventsOf(here, 'agent_call')).toMatchObject([
    { role: 'prep', iteration: 1, outcome: 'proceed: go', usage: { usd: 0.1 } },
    { role: 'post', iteration: 2, of: 1, outcome: 'proceed: Nothing new.' },
    { role: 'prep', iteration: 2 },
  ])
  expect(eventsOf(here, 'knowledge_changed')).toMatchObject([{ source: 'context_post', through: 1 }])
  expect(stateOf(here).knowledge).toMatchObject([{ id: 'K-gotcha-tests-need-a-clock', iterations: [1] }])
  expect(stateOf(here).usage.usd).toBeCloseTo(2.3)
  const fileOf = (name: string) => here.remote.newest().files.get(`iterations/0/2/${name}`) ?? ''
  expect(fileOf('prompt.md')).toBe(second)
  expect(JSON.parse(fileOf('context.json'))).toMatchObject([{ role: 'post' }, { role: 'prep', usage: { usd: 0.1 } }])
  expectSound(here)
})

test('a call before the agent may spend 2 USD at most, however much the run has left', async () => {
  const here = orchestrated({ settings: { ...settings, 'cost-budget': 50 } })
  await here.run()
  const calls = here.requests.filter(({ pass }) => pass === 'prep' || pass === 'post')
  expect(calls.length).toBeGreaterThan(2)
  expect(Math.max(...calls.map(({ budgetUsd }) => budgetUsd))).toBeLessThanOrEqual(2)
})

test.each(['prep', 'research', 'code'])(
  'P5: killed while %s is asked: what the calls before it came to is kept, and no post is paid for twice',
  async (role) => {
    const add = { action: 'add', type: 'gotcha', text: 'Tests need a clock.', sources: [1] }
    const here = orchestrated({
      post: () => ({ operations: [add], recommended_action: 'proceed', summary: 'A clock.' }),
      prep: (request) =>
        request.iteration === 2 ? { action: 'research', reason: 'r', research: ['q'] } : proceed(request, 0),
    })
    await loseRunner(here, ({ pass, iteration }) => pass === role && iteration === 2)
    expect(stateOf(here).knowledge).toMatchObject([{ id: 'K-gotcha-tests-need-a-clock' }])
    const before = ['prep', 'post', 'prep', 'research'].slice(0, role === 'prep' ? 2 : role === 'research' ? 3 : 4)
    expect(eventsOf(here, 'agent_call').map((call) => call.role)).toEqual(before)
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'agent_call').map((call) => call.role)).toEqual([...before, 'prep'])
    expect(stateOf(here).usage.usd).toBeCloseTo(2 + 0.1 * (before.length + 1))
    expectSound(here)
  },
)

test('readers get reading tools, a limit of their own, and files beside the project that nobody commits', async () => {
  let lent: string[] = []
  const here = orchestrated({ plan: chainOf(1) })
  const { script } = here
  await here.run({
    workspace: (workspace) => {
      here.script = (request) => {
        if (request.pass === 'prep')
          lent = [...workspace.files.keys()].filter((path) => path.startsWith('.ralph-context/'))
        if (request.pass === 'code') expect([...workspace.files.keys()].join()).not.toContain('.ralph-context')
        return script(request)
      }
    },
  })
  expect(lent).toContain('.ralph-context/assembled-prompt.md')
  const [prep] = here.requests
  expect(prep).toMatchObject({ allowedTools: ['Read', 'Grep', 'Glob'], maxTurns: 25, limitMs: 600_000 })
  expect(prep?.prompt).toContain('`.ralph-context/assembled-prompt.md`')
  expect([...workFiles(here).keys()]).toEqual(['README.md', 'src/TASK-1.txt'])
})

test('the other modes add no such call', async () => {
  for (const mode of ['handoff-only', 'handoff-plus-index'] as const) {
    const here = orchestrated({ settings: { mode } })
    await here.run()
    expect(passesOf(here)).toEqual(['code 1', 'code 2'])
    expect(eventsOf(here, 'agent_call')).toEqual([])
  }
})

const move = (end: AgentEnd): unknown => ({ move: { end } })
test.each<[string, Answer, RegExp]>([
  ['no answer', () => move({ kind: 'no_result', tail: '' }), /ended without an answer/],
  ['words', () => 'proceed', /does not match its schema/],
  ['no prompt', () => ({ action: 'proceed', reason: 'go' }), /there is none/],
  [
    'a whole prompt that says nothing of its own',
    () => ({ action: 'proceed', reason: 'go', prepared_prompt: olderPrompt({ 'Current Task': 'ID: OTHER' }) }),
    /it has only sections that ralph writes/,
  ],
  [
    'a flood',
    () => ({ action: 'proceed', reason: 'go', prepared_prompt: Array(9).fill('x'.repeat(60_000)) }),
    /larger than/,
  ],
  ['no end', () => move({ kind: 'timed_out', limit: 'wall', afterMs: 600_000 }), /took too long/],
  ['a crash', () => move({ kind: 'crashed', exitCode: 1, signal: null, tail: 'x' }), /crashed/],
  ['a program that cannot be started', () => ({ move: { throws: new Error('no such program') } }), /error/],
])('a prep with %s: the assembled prompt is sent, that is said, and nothing is lost', async (_, prep, why) => {
  const here = orchestrated({ plan: chainOf(1), prep })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(promptsOf(here)[0]).toMatch(/^## Current Task\n\nID: TASK-1\n/)
  expect(eventsOf(here, 'prepared_prompt_refused')).toMatchObject([
    { iteration: 1, why: expect.arrayContaining([expect.stringMatching(why)]) },
  ])
  expect(eventsOf(here, 'agent_call')).toHaveLength(1)
  expectSound(here)
})

const ordered = (prepared_prompt: string): World => {
  const here = orchestrated({ plan: chainOf(1), prep: () => ({ action: 'proceed', reason: 'go', prepared_prompt }) })
  here.tracker.order('remember constraint: The API stays.')
  here.tracker.order('remember gotcha: Mind the zone.')
  here.tracker.order('hint TASK-1 mind the gap')
  return here
}

test.each<[string, string]>([
  ['one sentence', 'Write it.'],
  ['headers of its own', '## Approach\n\nFirst this.\n\n## Skills of Mine\n\nMany.'],
  ['the task of another one', '## Current Task\n\nID: OTHER\n\n## Approach\n\nFirst that.'],
  ['no end', 'x'.repeat(59_000)],
  ['an open code block', '```\n## Current Task\nnothing'],
])('whatever a prep writes (%s), no task, hint or word of a person can be dropped by it', async (_, prepared) => {
  const here = ordered(prepared)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const [prompt = ''] = promptsOf(here)
  expect(eventsOf(here, 'prepared_prompt_refused')).toEqual([])
  expect(prompt).toMatch(/^## Current Task\n\nID: TASK-1\n/)
  expect(prompt).not.toContain('ID: OTHER')
  expect(prompt.match(/^## Current Task$/gm)).toHaveLength(1)
  for (const words of [
    'mind the gap',
    '[1] The API stays. (a person)',
    '] Mind the zone. (a person)',
    '## Output Instructions',
  ])
    expect(prompt).toContain(words)
  expect(prompt.length).toBeLessThanOrEqual(64_000)
})

test('what a prep says itself is not said again, and its numbers are those of the assembled prompt', async () => {
  const here = ordered('## What Matters\n\n- [1] the api  stays.')
  await here.run()
  const [prompt = ''] = promptsOf(here)
  expect(prompt.match(/the api\s+stays/gi)).toHaveLength(1)
  expect(JSON.parse(here.remote.newest().files.get('iterations/0/1/prompt.json') ?? '').entries).toEqual([
    ...['K-constraint-the-api-stays', 'K-gotcha-mind-the-zone'],
  ])
})

test('a prep that edits files: they are put back before the agent begins, and named', async () => {
  const edit = { 'README.md': 'mine', 'new.txt': 'x' }
  const here = orchestrated({
    plan: chainOf(1),
    prep: (request) => ({ move: { write: edit, end: finished(proceed(request, 0)) } }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(workFiles(here).get('README.md')).toBe('hello')
  expect([...workFiles(here).keys()]).toEqual(['README.md', 'src/TASK-1.txt'])
  expect(eventsOf(here, 'agent_call')).toMatchObject([{ edited: ['README.md', 'new.txt'] }])
  expectSound(here)
})

test('a secret that a prep found is in nothing that is kept, and in no prompt', async () => {
  const secret = 'hunter2-hunter2'
  const prepared_prompt = `Use it, key ${secret}`
  const here = orchestrated({
    plan: chainOf(1),
    secrets: [secret],
    prep: () => ({ action: 'proceed', reason: `it is ${secret}`, prepared_prompt }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(promptsOf(here)[0]).toContain(', key ')
  expect(promptsOf(here)[0]).not.toContain(secret)
  expect(JSON.stringify([...here.remote.newest().files])).not.toContain(secret)
})

test('research is one more call and never a third; its prompt is the one that is sent', async () => {
  const wants: Answer = () => ({ action: 'research', reason: 'unsure', research: ['how does x work?'] })
  const here = orchestrated({ plan: chainOf(1), prep: wants })
  await here.run()
  expect(passesOf(here)).toEqual(['prep 1', 'research 1', 'code 1'])
  expect(here.requests[1]?.prompt).toContain('how does x work?')
  expect(promptsOf(here)).toEqual([expect.stringContaining(`## Briefing\n\n${briefingOf('TASK-1')}\n`)])
  const greedy = orchestrated({ plan: chainOf(1), prep: wants, research: wants })
  expect((await greedy.run()).reason).toEqual({ kind: 'complete' })
  expect(passesOf(greedy)).toEqual(['prep 1', 'research 1', 'code 1'])
  expect(promptsOf(greedy)[0]).toContain('ID: TASK-1')
  const vague = orchestrated({ plan: chainOf(1), prep: () => ({ action: 'research', reason: 'unsure', research: [] }) })
  expect((await vague.run()).reason).toEqual({ kind: 'complete' })
  expect(passesOf(vague)).toEqual(['prep 1', 'code 1'])
})

const skip: Answer = () => ({ action: 'skip', reason: 'done already' })

test('what a prep skips is given up without a call of the agent, and completing the plan needs a person', async () => {
  const here = orchestrated({
    plan: planOf({ id: 'A' }, { id: 'B' }),
    prep: (request, before) => (request.task === 'A' ? skip(request, before) : proceed(request, before)),
  })
  const { reason } = await here.run()
  expect(reason).toMatchObject({ kind: 'human_review', given_up: { total: 1 } })
  expect(passesOf(here)).toEqual(['prep 1', 'prep 2', 'code 2'])
  expect(stateOf(here).tasks['A']).toMatchObject({ status: 'given_up', failed_attempts: 0 })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([
    { cause: 'held_back', why: expect.stringContaining('done already') },
  ])
  expect(eventsOf(here, 'context_directive')).toMatchObject([{ role: 'prep', action: 'skip', held: true }])
  here.tracker.order('skip A so be it')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('a person who opens a task again is not overruled a second time', async () => {
  const here = orchestrated({ plan: chainOf(1), prep: skip })
  await here.run()
  here.tracker.order('retry TASK-1 do it')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(passesOf(here)).toEqual(['prep 1', 'prep 2', 'code 2'])
  expect(eventsOf(here, 'context_directive')).toMatchObject([{ held: true }, { held: false }])
})

test('a task that others need is not skipped', async () => {
  const here = orchestrated({ prep: skip })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review' })
  expect(passesOf(here)).toEqual(['prep 1', 'code 1', 'post 2', 'prep 2'])
  expect(eventsOf(here, 'amendment_refused')[0]).toMatchObject({
    why: expect.stringContaining('TASK-2 depends on TASK-1'),
  })
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'done' })
  expect(stateOf(here).tasks['TASK-2']).toMatchObject({ status: 'given_up' })
})

const ask: Answer = () => ({ action: 'request_human_review', reason: 'which licence?' })

test('a prep that wants a person: noted, the attempt goes on; asked, the job ends once and then goes on', async () => {
  const noted = orchestrated({ plan: chainOf(1), prep: ask })
  expect((await noted.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(noted, 'human_review_requested')).toMatchObject([{ why: expect.stringContaining('which licence?') }])
  const here = orchestrated({ plan: chainOf(1), prep: ask, settings: { ...settings, 'human-review': 'ask' } })
  expect((await here.run()).reason).toMatchObject({
    kind: 'human_review',
    why: expect.stringContaining('which licence?'),
  })
  expect(passesOf(here)).toEqual(['prep 1'])
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'pending', failed_attempts: 0, held_back: 1 })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(passesOf(here)).toEqual(['prep 1', 'prep 2', 'code 2'])
  expect(here.requests[1]?.prompt).toContain('do not ask again')
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ held_back: 0 })
  expectSound(here)
})

const failing = (given: Roles): World => {
  const here = orchestrated({ plan: planOf({ id: 'A', max_retries: 2 }, { id: 'B' }), ...given })
  here.check = ({ label }) => !label.startsWith('iteration-1')
  return here
}

test('a post sees why an attempt failed, says the pattern, and its plan goes through the rules of amendments', async () => {
  const task = { id: 'C', title: 'c', description: 'c' }
  const here = failing({
    post: (_, before) => ({
      ...(nothingNew(_, before) as object),
      ...(before === 0 && {
        ...{ failure_pattern: 'The port is taken.', recommended_action: 'modify_plan' },
        plan_amendments: [
          { action: 'add', reason: 'needed', task },
          { action: 'modify', task_id: 'A', reason: 'easier', changes: { acceptance_criteria: ['nothing'] } },
          { action: 'add', reason: 'twin', task: { ...task, id: 'B' } },
        ],
      }),
    }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const post = here.requests.find(({ pass }) => pass === 'post')
  expect(post?.prompt).toContain('Iteration 1, task A. It failed, and its changes were undone')
  expect(eventsOf(here, 'failure_pattern')).toMatchObject([
    { task: 'A', pattern: 'The port is taken.', recommended_action: 'modify_plan' },
  ])
  expect(eventsOf(here, 'amendment_accepted')).toMatchObject([{ amendment: { task: { id: 'C' } } }])
  expect(eventsOf(here, 'amendment_refused').map(({ why }) => why)).toEqual([
    expect.stringContaining('A is the current task'),
    expect.stringContaining('taken'),
  ])
  expect(stateOf(here).tasks['C']).toMatchObject({ status: 'done' })
  expectSound(here)
})

test('a post raises the retries of a task that fails, and no task is ever tried more than six times', async () => {
  const here = orchestrated({
    plan: planOf({ id: 'A', max_retries: 1 }),
    settings: { ...settings, 'stuck-after': 50 },
    post: (...given) => ({ ...(nothingNew(...given) as object), recommended_action: 'increase_retries' }),
  })
  here.check = ({ label }) => label === 'baseline'
  expect((await here.run({ settings: { 'max-iterations': 20 } })).reason).toMatchObject({ kind: 'stuck' })
  expect(passesOf(here).filter((one) => one.startsWith('code'))).toHaveLength(5)
  await here.run({ settings: { 'max-iterations': 20 } })
  expect(passesOf(here).filter((one) => one.startsWith('code'))).toHaveLength(6)
  expect(stateOf(here).tasks['A']).toMatchObject({ status: 'failed', failed_attempts: 6 })
  expect(eventsOf(here, 'amendment_refused').map(({ why }) => why)).toContainEqual(
    expect.stringContaining('raise them to 5'),
  )
})

test('what a post says of a task that has failed for good keeps no other task from its agent', async () => {
  const here = orchestrated({
    plan: planOf({ id: 'A', max_retries: 0 }, { id: 'B' }),
    post: (...given) => ({ ...(nothingNew(...given) as object), recommended_action: 'skip_task' }),
  })
  here.check = ({ label }) => !label.startsWith('iteration-1')
  await here.run()
  expect(passesOf(here)).toEqual(['prep 1', 'code 1', 'post 2', 'prep 2', 'code 2'])
  expect(stateOf(here).tasks['B']).toMatchObject({ status: 'done' })
})

test('what a post skips is given up: the task that is about to be tried again too', async () => {
  const here = failing({
    post: (_, before) => ({
      ...(nothingNew(_, before) as object),
      ...(before === 0 && { recommended_action: 'skip_task' }),
    }),
  })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', given_up: { total: 1 } })
  expect(stateOf(here).tasks).toMatchObject({ A: { status: 'given_up' }, B: { status: 'done' } })
  expect(passesOf(here)).toEqual(['prep 1', 'code 1', 'post 2', 'prep 3', 'code 3'])
  expectSound(here)
})

test('bad operations of a post keep the old index and cost its recommendation nothing; no answer is asked for once', async () => {
  const here = failing({
    post: (_, before) =>
      before === 0
        ? { operations: [{ action: 'add' }], recommended_action: 'increase_retries', summary: 'Nearer.' }
        : move({ kind: 'no_result', tail: '' }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'knowledge_refused').map(({ source }) => source)).toEqual(['context_post', 'context_post'])
  expect(eventsOf(here, 'amendment_accepted')).toMatchObject([{ amendment: { changes: { max_retries: 3 } } }])
  expect(passesOf(here).filter((one) => one.startsWith('post'))).toEqual(['post 2', 'post 3'])
  expectSound(here)
})

test('what the last agent asked for reaches the next prep, also of an attempt that failed', async () => {
  const handoff = {
    request_research: ['the API of x'],
    confidence_level: 'low' as const,
    request_human_review: { needed: true, reason: 'licence' },
  }
  const here = failing({ code: ({ iteration }) => (iteration === 1 ? { handoff } : {}) })
  await here.run()
  const second = here.requests.find(({ pass, iteration }) => pass === 'prep' && iteration === 2)
  for (const said of ['the API of x', 'confidence in its work: low', 'licence', '.ralph-context/failures/1.md'])
    expect(second?.prompt).toContain(said)
})

test('with too little money left for more than the attempt no call is made, and that is said; the run ends with its budget', async () => {
  const here = orchestrated({ plan: chainOf(3), settings: { ...settings, 'cost-budget': 2.15 } })
  expect((await here.run()).reason).toMatchObject({ kind: 'cost_budget' })
  expect(passesOf(here)).toEqual(['prep 1', 'code 1', 'post 2', 'code 2'])
  expect(here.shown).toContainEqual({ kind: 'warning', text: 'no budget is left for the call prep before iteration 2' })
})

test('a job that is cancelled during a prep counts nothing, calls no agent, and the next job does it all', async () => {
  const here = orchestrated({ plan: chainOf(1) })
  const { script } = here
  here.script = (request) => ({
    ...script(request),
    ...(request.pass === 'prep' && { takesMs: 1000, during: () => here.cancel() }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'cancelled' })
  expect(passesOf(here)).toEqual(['prep 1'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'cancelled' }])
  here.script = script
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('context_agent of agents.json says model, turns and templates; the setting beats its model', async () => {
  const agents = {
    context_agent: {
      model: 'haiku',
      prep: { max_turns: 7, prompt_template: 'mine.md' },
      post: { prompt_template: 'context-post-prompt.md' },
    },
  }
  const trusted = { '.ralph/config/agents.json': JSON.stringify(agents), '.ralph/templates/mine.md': 'MINE.' }
  const here = orchestrated({ trusted })
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run({ settings: { 'call-models': { ...defaultCallModels, context: 'sonnet' } } })
  expect(
    here.requests.filter(({ pass }) => pass !== 'code').map(({ pass, model, maxTurns }) => [pass, model, maxTurns]),
  ).toEqual([
    ['prep', 'haiku', 7],
    ['post', 'sonnet', 10],
    ['prep', 'sonnet', 7],
  ])
  expect(here.requests[0]?.prompt).toMatch(/^MINE\./)
  const bad = orchestrated({ trusted: { '.ralph/config/agents.json': '{"context_agent":{"prep":{"max_turns":0}}}' } })
  await expect(bad.run()).rejects.toMatchObject({ code: 'AGENTS_FILE_INVALID' })
  expect(bad.requests).toEqual([])
})

test('a run that is under way is switched by an order', async () => {
  const here = orchestrated({ settings: {}, plan: chainOf(2) })
  await here.run({ settings: { 'max-iterations': 1 } })
  here.tracker.order('mode agent-orchestrated')
  await here.run()
  expect(passesOf(here)).toEqual(['code 1', 'post 2', 'prep 2', 'code 2'])
})
