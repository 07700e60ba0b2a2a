import { expect, test } from 'vitest'
import { inTurn, module, withClaude } from '../support/claude-run.ts'
import { planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun } from '../support/run-on-disk.ts'

const handoff = { summary: 'Did it.', freeform: 'Nothing to watch for.' }
const plan = planOf([{ id: 'GREET', acceptance_criteria: ['`greet.js` exports `greet`'] }, { id: 'BYE' }])

/** The agent of GREET answers so, and changes nothing; BYE is done. */
const greetSays = (answers: readonly object[]) =>
  withClaude({ 'plan.json': plan }, (asked, { write }) => {
    const isGreet = asked.prompt.includes('ID: GREET')
    const [answer] = answers
    if (isGreet && answer) return inTurn(asked, [{ answer: { ...handoff, ...answer } }])
    const name = isGreet ? 'greet' : 'bye'
    const tools = Object.entries(module(name, '(a, b) => a + b')).map(([path, content]) => write(path, content))
    return inTurn(asked, [{ tools }, { answer: handoff }])
  })

test('the real CLI says that everything is there already: others go on, one command agrees, and every report says so', {
  tags: 'thorough/variant',
}, async () => {
  const claim = { no_change_needed: { why: 'greet is exported.', evidence: 'sum.js' } }
  const { project, model } = await greetSays([claim])
  const first = await project.run()
  expect(first).toMatchObject({ code: 3, stderr: '' })
  expect(first.stdout).toContain(
    'GREET (iteration 1) changed nothing. Its agent says that nothing is left to change: greet is exported.',
  )
  expect(first.stdout).toContain('ralph answer --plan plan.json GREET done && ralph run')
  expect(model.requests[0]?.prompt).toContain('`no_change_needed`')
  expect(committedTasks(project.repo)).toEqual(['BYE'])

  expect((await project.ralph(['answer', 'GREET', 'done'])).stdout).toContain('GREET is done without a change')
  const last = await project.run()
  expect(last).toMatchObject({ code: 0, stderr: '' })
  expect(last.stdout).toContain('2 of 2 tasks done (1 without a change)')
  for (const command of ['status', 'report', 'log', 'list'])
    expect((await project.ralph([command])).stdout, command).toContain('done without a change')
  expect(committedTasks(project.repo)).toEqual(['BYE'])
  expectSoundRun(project.repo)
})

test('the real CLI asks a question: the answer goes into the next attempt, and no attempt was counted', {
  tags: 'thorough/variant',
}, async () => {
  const answers = [{ request_human_review: { needed: true, reason: 'Which greeting?' } }]
  const { project, model } = await greetSays(answers)
  const first = await project.run()
  expect(first).toMatchObject({ code: 3, stderr: '' })
  expect(first.stdout).toContain('GREET (iteration 1) changed nothing. Its agent asks: Which greeting?')
  expect(committedTasks(project.repo)).toEqual(['BYE'])
  answers.pop()
  expect((await project.ralph(['answer', 'GREET', 'Say hello'])).code).toBe(0)
  expect(await project.run()).toMatchObject({ code: 0, stderr: '' })
  expect(model.requests.some(({ prompt }) => prompt.includes('ID: GREET') && prompt.includes('Say hello'))).toBe(true)
  expect(committedTasks(project.repo)).toEqual(['BYE', 'GREET'])
  expect(eventsOf(project.repo).filter(({ type }) => type === 'attempt_failed')).toEqual([])
  expectSoundRun(project.repo)
})
