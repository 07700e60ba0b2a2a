import { expect, test } from 'vitest'
import { makeProject, planOf } from '../support/project.ts'

test('C26: a check that brings back what the change deleted does not help the next one', async () => {
  const project = makeProject({
    'plan.json': planOf([{ id: 'A', max_retries: 0 }]),
    'needed.txt': 'x\n',
    'make.sh': 'test -e needed.txt || echo x > needed.txt\n',
  })
  const agent = project.agent(`cat > /dev/null
rm needed.txt
echo '{"summary":"Gone.","freeform":"All pass."}' > "$RALPH_HANDOFF_FILE"`)
  const end = await project.ralph([
    ...['run', '--validate', 'sh make.sh', '--validate', 'test -e needed.txt', ...agent],
  ])
  expect(end.code, end.stdout).not.toBe(0)
  expect(end.stdout).toContain('test -e needed.txt')
})
