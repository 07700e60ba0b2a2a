import { expect, test } from 'vitest'
import { makeProject, planOf } from '../support/project.ts'

test('an agent that removes the rest of the plan ends with 3; the printed orders work, and then the run is complete', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const removing = JSON.stringify({
    ...{ summary: 'Did A.', freeform: 'The rest is not needed.' },
    plan_amendments: ['B', 'C'].map((task_id) => ({ action: 'remove', task_id, reason: 'too hard' })),
  })
  const agent = `cat > /dev/null; echo "$RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
if [ "$RALPH_TASK_ID" = A ]; then echo '${removing}' > "$RALPH_HANDOFF_FILE"
else echo '{"summary":"Did it.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"; fi`
  const command = ['run', '--validate', 'true', ...project.agent(agent)]
  const first = await project.ralph(command)
  expect(first.code, first.stdout).toBe(3)
  expect(first.stdout).toContain('1 of 3 tasks done, 2 given up')
  expect(first.stdout).toContain('B was given up by the agent of iteration 1: too hard')
  const orders = [...first.stdout.matchAll(/`ralph (skip|retry) (\S+)`/g)].map(([, verb = '', task = '']) => [
    verb,
    task,
  ])
  expect(orders.map((order) => order.join(' '))).toEqual(['skip B', 'retry B', 'skip C', 'retry C'])
  for (const order of [orders[0], orders[3]]) expect((await project.ralph(order ?? [])).code).toBe(0)
  const second = await project.ralph(command)
  expect(second.code, second.stdout).toBe(0)
  expect(second.stdout).toContain('2 of 3 tasks done, 1 skipped')
})
