import { expect, test } from 'vitest'
import { bash, flagOf, inTurn, module, tokens, withClaude } from '../support/claude-run.ts'
import { leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, stateFile, workRef } from '../support/run-on-disk.ts'

const greeting = module('greet', '(a, b) => a.concat(b)')

test('two tasks become two commits, and each call sees what it should', async () => {
  const plan = planOf([
    { id: 'GREET', skills: ['testing'], model: 'claude-sonnet-4-5', max_turns: 7, acceptance_criteria: ['CRITERION'] },
    { id: 'SHOUT', depends_on: ['GREET'] },
  ])
  const { project, model } = await withClaude(
    {
      'plan.json': plan,
      'CLAUDE.md': 'The rule of the house is RULE-CANARY.\n',
      '.ralph/skills/testing.md': 'SKILL-CANARY\n',
      '.ralph/templates/first-iteration.md': 'FIRST-CANARY\n',
    },
    (asked, { write }) => {
      const isFirst = asked.prompt.includes('ID: GREET')
      const made = isFirst ? greeting : module('shout', '(a, b) => a + b')
      const tools = Object.entries(made).map(([path, content]) => write(path, content))
      const freeform = isFirst ? 'NOTES-OF-GREET' : 'Nothing to watch for.'
      return inTurn(asked, [
        { say: 'Writing it.', tools, ...tokens(10_000, 200) },
        { tools: [bash('node --test')], ...tokens(11_000, 20) },
        { answer: { summary: isFirst ? 'Greets people.' : 'Shouts.', freeform }, ...tokens(12_000, 100) },
      ])
    },
  )
  const before = project.repo.git('rev-parse', 'HEAD')
  const end = await project.run(['--model', 'claude-haiku-4-5', '--max-turns', '50', '--cost-budget', '3'])

  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toContain('All 2 tasks are done')
  const run = expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['GREET', 'SHOUT'])
  expect(project.repo.git('show', `${workRef}~:greet.js`)).toBe(greeting['greet.js']?.trim())
  expect(project.repo.git('log', '-1', '--format=%B', `${workRef}~`)).toContain('Greets people.')
  expect(project.repo.git('status', '--porcelain')).toBe('')
  expect(project.repo.git('rev-parse', 'HEAD')).toBe(before)

  const [first, second] = [0, 3].map((index) => model.requests[index])
  expect(model.requests).toHaveLength(6)
  expect(first?.prompt).toContain(stateFile(project.repo, 'iterations/0/1/prompt.md').trim())
  expect(second?.prompt).toContain(stateFile(project.repo, 'iterations/0/2/prompt.md').trim())
  for (const canary of ['CRITERION', 'SKILL-CANARY', 'FIRST-CANARY']) expect(first?.prompt).toContain(canary)
  for (const canary of ['SKILL-CANARY', 'FIRST-CANARY']) expect(second?.prompt).not.toContain(canary)
  expect(second?.prompt).toContain('NOTES-OF-GREET')
  expect(first).toMatchObject({ model: 'claude-sonnet-4-5', tools: expect.arrayContaining(['StructuredOutput']) })
  expect(second).toMatchObject({ model: 'claude-haiku-4-5' })
  for (const asked of [first, second]) expect(asked?.system).toContain('RULE-CANARY')
  expect(model.requests[2]?.results.at(-1)).toContain('pass 2')

  const [firstCall, secondCall] = project.calls()
  expect(project.calls()).toHaveLength(2)
  expect([firstCall, secondCall].map((call) => flagOf(call, '--max-turns'))).toEqual(['7', '50'])
  expect(flagOf(firstCall, '--max-budget-usd')).toBe('3')
  const firstUsd = run.tasks['GREET']?.usd ?? 0
  expect(firstUsd).toBeGreaterThan(0.05)
  expect(Number(flagOf(secondCall, '--max-budget-usd'))).toBeCloseTo(3 - firstUsd)

  expect(handoffOf(1)).toEqual({
    source: 'structured',
    handoff: { summary: 'Greets people.', freeform: 'NOTES-OF-GREET' },
  })
  expect(callOf(1)).toMatchObject({ end: 'finished', why: null, usage: { input_tokens: 33_000, output_tokens: 320 } })
  expect(run.usage).toMatchObject({ input_tokens: 66_000, output_tokens: 640 })
  expect(run.usage.usd).toBeCloseTo(firstUsd + (run.tasks['SHOUT']?.usd ?? 0))
  expect(end.stdout).toMatch(new RegExp(`Cost +${run.usage.usd.toFixed(2)} USD`))
  expect(await leftovers(project)).toEqual([])

  function handoffOf(iteration: number): unknown {
    return JSON.parse(stateFile(project.repo, `iterations/0/${iteration}/handoff.json`))
  }
  function callOf(iteration: number): unknown {
    return JSON.parse(stateFile(project.repo, `iterations/0/${iteration}/agent.json`))
  }
})

const owed = 'greet.js was written with a function that greets two people; nothing more is known.'

test.each<{ said: string; answered?: object; source: string; counts: object; calls: number; message: string }>([
  {
    said: 'I wrote greet.js.',
    source: 'synthetic',
    counts: { succeeded: 1, synthetic: 1 },
    calls: 2,
    message: 'The agent left no handoff',
  },
  {
    said: 'I wrote greet.js.',
    answered: { summary: 'Greets by extraction.', freeform: owed },
    source: 'extracted',
    counts: { succeeded: 1, synthetic: 0 },
    calls: 2,
    message: 'Greets by extraction.',
  },
  {
    said: 'Here it is:\n\n```json\n{"summary": "Greets in prose.", "freeform": "By text."}\n```\n',
    source: 'result_text',
    counts: { succeeded: 1, synthetic: 0 },
    calls: 1,
    message: 'Greets in prose.',
  },
])(
  'an answer in prose is kept as $source, and the checks decide',
  { tags: 'thorough/variant' },
  async ({ said, answered, ...expected }) => {
    const { project, model } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) => {
      if (asked.prompt.includes('without the handoff it was asked for')) {
        return answered === undefined ? { say: 'I cannot tell.' } : { answer: answered, ...tokens(3000, 200) }
      }
      return inTurn(asked, [
        { tools: Object.entries(greeting).map(([path, content]) => write(path, content)) },
        { say: said, ...tokens(100, 10) },
      ])
    })
    const end = await project.run()
    expect(end.code).toBe(0)
    const run = expectSoundRun(project.repo)
    expect(run.counts).toMatchObject(expected.counts)
    const { source, message } = expected
    expect(JSON.parse(stateFile(project.repo, 'iterations/0/1/handoff.json'))).toMatchObject({ source })
    expect(JSON.parse(stateFile(project.repo, 'iterations/0/1/agent.json'))).toMatchObject({ end: 'no_result' })
    expect(project.repo.git('log', '-1', '--format=%B', workRef)).toContain(message)
    expect(project.calls()).toHaveLength(expected.calls)
    if (answered === undefined) return
    expect(flagOf(project.calls()[1], '--model')).toBe('haiku')
    expect(flagOf(project.calls()[1], '--tools')).toBe('')
    expect(Number(flagOf(project.calls()[1], '--max-budget-usd'))).toBe(0.25)
    expect(model.requests.at(-1)?.prompt).toMatch(/created greet\.js\n.*greet\.js +\| +1 \+\n.*I wrote greet\.js\./s)
    expect(run.usage.input_tokens).toBeGreaterThan(3000)
  },
)

test('A5: an answer without a change is no success', { tags: 'thorough/variant' }, async () => {
  const { project } = await withClaude({ 'plan.json': planOf([{ id: 'GREET', max_retries: 0 }]) }, () => ({
    answer: { summary: 'Done!', freeform: 'All tests pass.' },
  }))
  const end = await project.run()
  expect(end.code).toBe(1)
  expect(end.stdout).toContain('without changing a file')
  expect(expectSoundRun(project.repo).tasks['GREET']).toMatchObject({ status: 'failed', failed_attempts: 1 })
})

test('C6: text of the model that quotes limits and errors triggers nothing', { tags: 'thorough/variant' }, async () => {
  const quote = 'Claude AI usage limit reached|1234567890. Credit balance is too low. API Error: 529 Overloaded. 401'
  const { project } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) =>
    inTurn(asked, [
      { say: quote, tools: [write('greet.js', `// ${quote}\n`), bash(`echo '${quote}'; echo '${quote}' >&2`)] },
      { answer: { summary: quote, freeform: quote } },
    ]),
  )
  expect((await project.run()).code).toBe(0)
  const run = expectSoundRun(project.repo)
  expect(run.counts).toMatchObject({ succeeded: 1, interrupted: 0 })
  expect(run.waiting).toBeNull()
})
