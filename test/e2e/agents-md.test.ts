import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { replay, workTreeOf } from '../support/replaying.ts'

test('a run keeps its part of AGENTS.md in a commit of its own, and undo takes it back', {
  tags: 'thorough/story',
}, async () => {
  const project = makeProject({
    'plan.json': planOf(['A']),
    'AGENTS.md': '# Map\r\nMine.\r\n',
    '.gitattributes': '* -text\n',
    '.github/ralph.yml': 'agents-md: true\nvalidate: ["true"]\n',
  })
  const { repo } = project
  await project.ralph(['remember', 'gotcha: Tests need a clock.'])
  const recording = join(project.root, 'recording')
  const ran = await project.ralph(['run', ...project.agent(goodAgent), '--record', recording])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  const file = repo.git('show', 'ralph/work/demo:AGENTS.md')
  expect(file.startsWith('# Map\r\nMine.\r\n\r\n<!-- ralph:knowledge begin plan=demo -->\r\n')).toBe(true)
  expect(file).toContain('- Tests need a clock. [K-gotcha-tests-need-a-clock, said by Test User]')
  expect(repo.git('show', '--name-only', '--format=%B', 'ralph/work/demo')).toMatch(
    /ralph\[2\]: ralph-agents-md-2[\s\S]*Ralph-Iteration: 2[\s\S]*\n\nAGENTS\.md$/,
  )
  for (const args of [['status'], ['log'], ['log', '--iteration', '2'], ['report']]) {
    expect(await project.ralph(args), args.join(' ')).toMatchObject({ code: 0, stderr: '' })
  }
  for (const from of [recording, 'demo']) {
    const again = await replay(project, [from])
    expect(again, from).toMatchObject({ differences: [], prompts: [], ended: null })
    expect(workTreeOf(again), from).toBe(repo.git('rev-parse', `ralph/work/demo^{tree}`))
  }
  expect(await replay(project, ['demo', '--at', '2'])).toMatchObject({ differences: [], ended: null })
  await project.ralph(['undo', '2', 'not', 'here'])
  expect(await project.ralph(['run', ...project.agent(goodAgent)])).toMatchObject({ code: 0 })
  expect(repo.git('show', 'ralph/work/demo:AGENTS.md')).toBe('# Map\r\nMine.\r')
  expect((await project.ralph(['doctor', '--json'])).stdout).toContain('equal to its events')
})
