import { expect, test } from 'vitest'
import { violations } from '../../support/axe.ts'
import { hasBrowser, open } from '../../support/browser.ts'
import { startDashboard } from '../../support/dashboard.ts'
import { goodAgent, makeProject, planOf } from '../../support/project.ts'
import { runOf, stateRef } from '../../support/run-on-disk.ts'

const why = '<b>a column</b> is dropped </script>'
const ask = JSON.stringify({ needed: true, reason: why })
const askingAgent = `cat > /dev/null
echo "work of $RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
echo '{"summary":"s","freeform":"f","request_human_review":${ask}}' > "$RALPH_HANDOFF_FILE"
`

test('a task whose agent asked is approved on its card, with the link to its iteration', {
  tags: 'thorough/story',
  skip: !hasBrowser,
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', { id: 'B', depends_on: ['A'] }]) })
  const run = ['run', '--human-review', 'ask']
  expect((await project.ralph([...run, ...project.agent(askingAgent)])).code).toBe(3)
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  const waits = page.getByRole('article', { name: 'Question' })
  await waits.getByText(why).waitFor()
  expect(await waits.locator('b').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await waits.getByRole('link', { name: 'Iteration #1' }).click()
  await page.getByText('+work of A').waitFor()
  await page.keyboard.press('1')
  await waits.getByRole('button', { name: 'Approve' }).click()
  await page.locator('.outcome-card', { hasText: 'Done: approve A' }).waitFor()
  await waits.waitFor({ state: 'detached' })
  expect(runOf(project.repo).asks).toEqual([])
  expect((await project.ralph([...run, ...project.agent(goodAgent)])).code).toBe(0)
})

test('approve alone is no answer to an agent, and the order that it becomes names the commit', {
  tags: 'thorough/variant',
}, async () => {
  const asked = makeProject({ 'plan.json': planOf(['A']) })
  await asked.ralph(['run', '--human-review', 'ask', ...asked.agent(askingAgent)])
  const alone = await asked.ralph(['approve'])
  expect([alone.code, alone.stderr]).toEqual([
    64,
    expect.stringContaining('the agent of A waits for an answer: approve A'),
  ])
  expect(runOf(asked.repo).asks).toHaveLength(1)
  expect((await asked.ralph(['approve', 'a'])).code, 'in any case').toBe(0)
  expect(runOf(asked.repo).asks).toEqual([])

  const held = makeProject({ 'plan.json': planOf(['A']) })
  await held.ralph(['run', '--approval', 'iteration', ...held.agent(goodAgent)])
  const sha = runOf(held.repo).awaiting?.commit ?? ''
  const served = await startDashboard(held)
  const given = await served.ask(served.control, '/api/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ run: `here:${stateRef}`, text: 'approve' }),
  })
  expect(await given.text()).toContain(`Done: approve ${sha}.`)
  expect(runOf(held.repo).commands[0]).toMatchObject({ text: `approve ${sha}`, refused: null })
})
