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
