import { expect, test } from 'vitest'
import { bash, flagOf, inTurn, module, withClaude } from '../support/claude-run.ts'
import { planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, stateFile, workRef } from '../support/run-on-disk.ts'

const finding = { path: 'greet.js', line: 1, severity: 'high', text: 'FINDING-CANARY' }
const revise = { verdict: 'revise', summary: 'It is wrong.', findings: [finding] }
const ship = { verdict: 'ship', summary: 'It greets.', findings: [] }
const read = (file_path: string) => ({ name: 'Read', input: { file_path } })

test('the real CLI reviews with reading tools in the workspace alone, and a gate sends the change back once', {
  tags: 'thorough/variant',
}, async () => {
  let reviews = 0
  const { project, model } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) => {
    if (!asked.prompt.includes('You review a change')) {
      const made = Object.entries(module('greet', '(a, b) => a.concat(b)'))
      const handoff = { summary: 'Greets people.', freeform: 'Nothing to watch for.' }
      return inTurn(asked, [{ tools: made.map(([path, content]) => write(path, content)) }, { answer: handoff }])
    }
    if (asked.turn === 0) reviews += 1
    const search = { name: 'Grep', input: { pattern: 'concat', output_mode: 'content' } }
    const tries = [write('greet.js', 'MINE'), write('planted.js', 'MINE'), bash('echo MINE > planted.js')]
    return inTurn(asked, [
      { tools: [...tries, read('/etc/hostname'), search] },
      { answer: reviews > 1 ? ship : revise },
    ])
  })
  const models = ['--model', 'claude-haiku-4-5', '--review-model', 'claude-sonnet-4-5']
  const end = await project.run(['--review', 'gate', ...models])

  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('the reviewer says revise, 1 finding: It is wrong.')
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('the reviewer says ship, no findings: It greets.')
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['GREET'])
  expect(project.repo.git('show', '--format=', '--name-only', workRef)).toBe('greet.js\ngreet.test.js')
  expect(project.repo.git('show', `${workRef}:greet.js`)).not.toContain('MINE')
  expect(JSON.parse(stateFile(project.repo, 'iterations/0/1/review.json'))).toMatchObject({ review: revise })

  const [, first, , second] = project.calls()
  for (const call of [first, second]) expect(flagOf(call, '--tools')).toBe('Read,Grep,Glob')
  const asked = model.requests.filter(({ prompt }) => prompt.includes('You review a change'))
  expect(asked[0]).toMatchObject({ model: 'claude-sonnet-4-5' })
  expect(asked[0]?.prompt).toContain('     1 +export const greet = (a, b) => a.concat(b)')
  expect(asked[0]?.tools).not.toEqual(expect.arrayContaining(['Write']))
  expect(asked[1]?.results).toEqual([
    ...Array.from({ length: 3 }, () => expect.stringMatching(/No such tool available/)),
    expect.stringContaining('has been denied'),
    expect.stringContaining('greet.js:1:export const greet'),
  ])
  const retry = model.requests.find(({ prompt }) => prompt.includes('Attempt: 2 of'))
  expect(retry?.prompt).toContain('high, greet.js:1: FINDING-CANARY')
})
