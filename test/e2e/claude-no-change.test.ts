import { expect, test } from 'vitest'
import { flagOf, inTurn, module, withClaude } from '../support/claude-run.ts'
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
  expect(first.stdout.replace(/\s+/g, ' ')).toContain(
    'GREET (iteration 1) changed nothing. Its agent says that nothing is left to change: greet is exported.',
  )
  expect(first.stdout).toContain('ralph answer GREET done && ralph run')
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

test('the real CLI and no-change: accept: a test of the base that ran and a verifier that reads make a task done, and no person is asked', {
  tags: 'thorough/variant',
}, async () => {
  const names = ['SUM', 'ONE', 'TWO', 'THREE', 'FOUR']
  const tasks = names.map((id) => ({ id, acceptance_criteria: ['`sum.js` adds two numbers'] }))
  const { project, model } = await withClaude({ 'plan.json': planOf(tasks) }, (asked, { write }) => {
    const isClaim = asked.prompt.includes('ID: SUM')
    const evidence = [{ criterion: 1, file: 'sum.test.js', test: 'sum' }]
    if (!asked.prompt.includes('ID: ')) {
      const tools = [{ name: 'Read', input: { file_path: 'sum.test.js' } }, write('sum.js', 'MINE')]
      return inTurn(asked, [{ tools }, { answer: { complete: true, summary: 'sum.js adds.', missing: [] } }])
    }
    const claim = { no_change_needed: { why: 'sum adds already.', evidence: 'sum.js' } }
    if (isClaim) return inTurn(asked, [{ answer: { ...handoff, ...claim, evidence } }])
    const name = names.find((id) => asked.prompt.includes(`ID: ${id}`))?.toLowerCase() ?? ''
    return inTurn(asked, [{ tools: [write(`${name}.txt`, name)] }, { answer: handoff }])
  })
  const end = await project.run(['--no-change', 'accept', '--validate', 'node --test --test-reporter=tap'])
  expect(end, end.stdout).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toContain('SUM is done without a change (iteration 1; a verifying model agreed')
  expect(committedTasks(project.repo)).toEqual(names.slice(1))
  const [verifying, ...more] = project.calls().filter((call) => flagOf(call, '--tools') === 'Read,Grep,Glob')
  expect([verifying !== undefined, more]).toEqual([true, []])
  const asked = model.requests.find(({ prompt }) => prompt.includes('sum adds already.') && !prompt.includes('ID: '))
  expect(asked?.prompt).toContain('sum.test.js: sum, run by node --test')
  expect(project.repo.git('show', 'ralph/work/demo:sum.js'), 'a verifier only reads').not.toContain('MINE')
  expect(eventsOf(project.repo)).toContainEqual(
    expect.objectContaining({ type: 'unchanged_accepted', task: 'SUM', by: 'ralph', verified: true }),
  )
  expectSoundRun(project.repo)
})
