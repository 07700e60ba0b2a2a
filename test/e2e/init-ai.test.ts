import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, leftovers, makeProject } from '../support/project.ts'

const app = {
  'package.json': JSON.stringify({ name: 'app', scripts: { test: 'node --test' } }),
  'index.js': 'export const two = 2\n',
  'index.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}
const proposal = {
  setup: [],
  checks: [{ run: 'node --check  index.js', why: 'index.js is the program' }],
  instructions: 'Tests stand beside what they test.',
  plan: {
    name: 'first-steps',
    context: 'A small module.',
    tasks: [
      {
        id: 'T1',
        title: 'Test the value',
        description: 'In index.test.js.',
        acceptance_criteria: ['It passes'],
        depends_on: [],
        goals: [],
      },
    ],
    open_questions: [],
  },
}

test('init --ai shows what an agent proposes, writes nothing unasked, and by --yes exactly that', async () => {
  const project = makeProject(app)
  const folder = join(project.root, 'agent')
  writeFileSync(join(folder, 'answer.json'), JSON.stringify(proposal))
  const agent = project.agent(`cat > '${folder}/prompt'; echo "$RALPH_PASS" >> '${folder}/calls'
touch planted.txt; cp '${folder}/answer.json' "$RALPH_HANDOFF_FILE"`)
  const init = ['init', '--ai', '--no-workflow', ...agent]
  const shown = await project.ralph(init)
  expect(shown, shown.stdout + shown.stderr).toMatchObject({ code: 3, stderr: '' })
  for (const part of [
    'check: npm test',
    'command makes a proposal for this repository, for at most 2.00 USD',
    '  check: node --check  index.js\n      index.js is the program',
    '  | Tests stand beside what they test.',
    'T1*  Test the value',
    'Nothing was written',
  ])
    expect(shown.stdout).toContain(part)
  expect(project.repo.git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(folder, 'prompt'), 'utf8')).toMatch(/## Found by Rules[\s\S]*check: npm test/)

  const written = await project.ralph([...init, '--yes'])
  expect(written, written.stdout + written.stderr).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('init\n')
  const fileOf = (path: string): string => readFileSync(join(project.repo.path, path), 'utf8')
  expect(JSON.parse(fileOf('plan.json'))).toMatchObject({ name: 'first-steps', tasks: [{ id: 'T1' }] })
  expect(fileOf('.github/ralph.yml')).toContain('  - npm test\n  - node --check  index.js\n')
  expect(fileOf('CLAUDE.md')).toBe('Tests stand beside what they test.\n')
  expect(existsSync(join(project.repo.path, 'planted.txt'))).toBe(false)
  expect(written.stdout).toMatch(/✓ node --check {1,2}index\.js/)
  expect(filesBelow(join(project.root, 'ralph-home'))).toEqual([])
  expect(await leftovers(project)).toEqual([])
})
