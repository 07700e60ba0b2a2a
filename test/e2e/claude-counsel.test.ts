import { expect, test } from 'vitest'
import { flagOf, inTurn, module, withClaude } from '../support/claude-run.ts'
import { planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, stateFile } from '../support/run-on-disk.ts'

const handoff = { summary: 'Did it.', freeform: 'Nothing to watch for.' }

test('the real CLI verifies a plan that calls itself complete, and what it misses is done', async () => {
  const criteria = ['`greet.js` exports `greet`', 'node --test passes', 'The README names it']
  const plan = planOf([{ id: 'GREET', acceptance_criteria: criteria }])
  let verified = 0
  const { project, model } = await withClaude({ 'plan.json': plan }, (asked, { write }) => {
    if (asked.prompt.includes('call themselves done')) {
      if (asked.turn === 0) verified += 1
      const missing = [
        {
          ...{ task: 'GREET', what: 'README.md does not name greet.', title: 'Name greet in the README' },
          ...{
            description: 'Add a README.md that names greet.',
            acceptance_criteria: ['`README.md` mentions `greet`'],
          },
        },
      ]
      const answer = verified === 1 ? { complete: false, summary: 'No README.', missing } : undefined
      return inTurn(asked, [
        { tools: [{ name: 'Glob', input: { pattern: '*.md' } }, write('greet.js', 'MINE')] },
        { answer: answer ?? { complete: true, summary: 'All is there.', missing: [] } },
      ])
    }
    const isReadme = asked.prompt.includes('ID: GREET-missing-1-1')
    const files = isReadme ? { 'README.md': 'Call greet.\n' } : module('greet', '(a, b) => a.concat(b)')
    const tools = Object.entries(files).map(([path, content]) => write(path, content))
    return inTurn(asked, [{ tools }, { answer: handoff }])
  })
  const end = await project.run(['--verify', 'both', '--verify-model', 'claude-haiku-4-5'])

  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toContain('a model finds the plan complete: All is there')
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['GREET', 'GREET-missing-1-1'])
  const calls = project.calls().filter((call) => flagOf(call, '--tools') === 'Read,Grep,Glob')
  expect(calls).toHaveLength(2)
  const [first] = model.requests.filter(({ prompt }) => prompt.includes('call themselves done'))
  expect(first).toMatchObject({ model: 'claude-haiku-4-5' })
  for (const words of ['greet.js:1', 'check node --test', 'UNPROVEN', 'greet.test.js'])
    expect(first?.prompt).toContain(words)
  expect(JSON.parse(stateFile(project.repo, 'counsel/evidence.json')).criteria).toHaveLength(4)
  expect(eventsOf(project.repo).filter(({ type }) => type === 'completion_judged')).toMatchObject([
    { complete: false, missing: [{ added: 'GREET-missing-1-1' }] },
    { complete: true },
  ])
  const report = await project.ralph(['report'])
  expect(report.stdout).toMatch(/✗ +GREET +The README names it +unproven/)
  expect(report.stdout).toMatch(/✓ +GREET-missing-1-1 .*README\.md:1/)
})

test('the real CLI reviews a plan, and what a person accepts is done', async () => {
  const { project, model } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) => {
    if (asked.prompt.includes('You review a plan')) {
      const task = {
        id: 'BYE',
        title: 'Say goodbye',
        description: 'Add bye.js.',
        acceptance_criteria: ['It is there.'],
      }
      const change = { lens: 'spec', reason: 'Nobody says goodbye.', action: 'add', task, after: 'GREET' }
      return inTurn(asked, [
        { tools: [{ name: 'Read', input: { file_path: 'package.json' } }, write('sum.js', 'MINE')] },
        { answer: { verdict: 'changes', summary: 'A goodbye is missing.', changes: [change] } },
      ])
    }
    const name = asked.prompt.includes('ID: BYE') ? 'bye' : 'greet'
    const tools = Object.entries(module(name, '(a, b) => a + b')).map(([path, content]) => write(path, content))
    return inTurn(asked, [{ tools }, { answer: handoff }])
  })
  const first = await project.run(['--plan-review', 'comment', '--plan-review-model', 'claude-sonnet-4-5'])
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toMatch(/Plan review P1 \(spec\): add BYE: Nobody says goodbye/)
  expect(model.requests[0]).toMatchObject({ model: 'claude-sonnet-4-5' })
  expect(committedTasks(project.repo)).toEqual(['GREET'])

  const accepted = await project.ralph(['accept', 'P1'])
  expect(accepted.stdout).toContain('The plan holds P1 now.')
  expect(await project.run()).toMatchObject({ code: 0 })
  expect(committedTasks(project.repo)).toEqual(['GREET', 'BYE'])
  expect(project.calls().filter((call) => flagOf(call, '--tools') === 'Read,Grep,Glob')).toHaveLength(1)
  expectSoundRun(project.repo)
})
