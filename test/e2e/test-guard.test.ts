import { expect, test } from 'vitest'
import { makeProject, planOf } from '../support/project.ts'
import { stateFile } from '../support/run-on-disk.ts'

const files = {
  'plan.json': planOf([{ id: 'A', max_retries: 0 }]),
  'package.json': '{"scripts":{"test":"node --test"}}\n',
  'a.test.js': "import { test } from 'node:test'\ntest('a', () => {})\ntest('b', () => {})\n",
}
const cheating = `cat > /dev/null
echo '{"scripts":{"test":"true"}}' > package.json
echo 'script-shell=/bin/true' > .npmrc
rm a.test.js
echo '{"summary":"Green.","freeform":"All pass."}' > "$RALPH_HANDOFF_FILE"`

const said = [
  'package.json: the script "test", which the check npm test runs, is "true" now (was "node --test")',
  '.npmrc, which configures how checks run, was added',
  'the test file a.test.js was removed',
]

test('an agent that makes its own checks pass is named on the terminal, in status, in the log and on the page of the state', async () => {
  const project = makeProject(files)
  const end = await project.ralph(['run', '--validate', 'npm test', ...project.agent(cheating)])
  expect(end.code, end.stderr).toBe(0)
  const texts = [
    end.stdout,
    ...(await Promise.all([['status', '--verbose'], ['log']].map(async (a) => (await project.ralph(a)).stdout))),
  ]
  const page = stateFile(project.repo, 'README.md').replaceAll('\\', '').replaceAll('&quot;', '"')
  for (const text of [...texts, page]) for (const sentence of said) expect(text).toContain(sentence)
})

test('with test-guard: fail nothing of it is committed', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ ...files, '.github/ralph.yml': 'test-guard: fail\nvalidate: [npm test]\n' })
  const end = await project.ralph(['run', ...project.agent(cheating)])
  expect(end.code, end.stdout).toBe(1)
  for (const sentence of said) expect(end.stdout).toContain(sentence)
  expect(project.repo.git('for-each-ref', '--format=%(refname)', 'refs/heads/ralph/work')).toBe('')
})
