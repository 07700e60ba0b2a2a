import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { committedTasks } from '../support/run-on-disk.ts'

const files = { 'plan.json': planOf(['A', 'B']), '.github/ralph.yml': 'validate: ["true"]\n' }

test('a flag that would change nothing is refused before anything starts, and the remedy works', async () => {
  const project = makeProject(files)
  const [, , , command = ''] = project.agent(goodAgent)
  for (const words of [
    ['run'],
    ['run', '--dry-run'],
    ['start', 'Fix it', '--as-is', '--yes'],
    ['plan', 'create', '--from', 'Fix it', '--to', 'new.json'],
  ]) {
    const refused = await project.ralph([...words, '--agent-command', command])
    expect(refused, words.join(' ') + refused.stdout + refused.stderr).toMatchObject({ code: 64 })
    expect(refused.stderr).toContain('--agent-command has an effect only with --agent command.')
  }
  const diagnosis = await project.ralph(['doctor', '--agent-command', command])
  expect(diagnosis.code).toBe(1)
  expect(diagnosis.stdout).toMatch(/✗ agent +--agent-command has an effect only with --agent command/)
  const agent = ['--agent', 'command', '--agent-command', command]
  const two = await project.ralph(['run', '--plan-scope', 'epic-1', '--permission-mode', 'dontAsk', ...agent])
  expect(two, two.stdout + two.stderr).toMatchObject({ code: 64 })
  expect(two.stderr).toContain('  - --plan-scope has an effect only with a folder of BMAD stories as the plan')
  expect(await project.ralph(['run', '--max-iterations', '1', ...agent])).toMatchObject({ code: 2 })
  // The run has recorded its agent.
  const rest = await project.ralph(['run', '--agent-command', command])
  expect(rest, rest.stdout + rest.stderr).toMatchObject({ code: 0 })
  expect(committedTasks(project.repo)).toEqual(['A', 'B'])
})

test('a command of an agent in ralph.yml does not let another agent work', async () => {
  const project = makeProject({ ...files, '.github/ralph.yml': 'validate: ["true"]\nagent-command: my-agent\n' })
  const refused = await project.ralph(['run'])
  expect(refused, refused.stdout + refused.stderr).toMatchObject({ code: 64 })
  expect(refused.stderr).toContain('--agent-command has an effect only with --agent command.')
})
