import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasBrowser, open } from '../../support/browser.ts'
import { startDashboard } from '../../support/dashboard.ts'
import { makeProject, planOf } from '../../support/project.ts'

const secret = 'a-secret-of-live-steps-4711'
const hostile = '<b>src/a.ts</b>'

const tool = (name: string, path: string): string =>
  JSON.stringify({ type: 'assistant', message: { content: [{ type: 'tool_use', name, input: { file_path: path } }] } })

/** Takes a step, waits where the test wants to look, takes another. */
const agent = `cat > /dev/null
echo '${tool('Edit', hostile)}'
echo '${tool('Read', `${secret}.txt`)}'
touch "$MOMENTS/$RALPH_TASK_ID"
while [ ! -e "$MOMENTS/go" ]; do sleep 0.1; done
echo '${tool('Write', 'src/second.ts')}'
touch "$MOMENTS/second"
while [ ! -e "$MOMENTS/end" ]; do sleep 0.1; done
echo work > "$RALPH_TASK_ID.txt"
echo '{"summary":"s","freeform":"f"}' > "$RALPH_HANDOFF_FILE"
`

const liveFilesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('live.json'))

test('the steps of an attempt are on the page while its agent works, as text and without secrets, and gone with it', {
  tags: 'thorough/story',
  skip: !hasBrowser,
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const job = project.start(['run', ...project.agent(agent)], { env: { MY_TOKEN: secret } })
  await project.moment('A')
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  const now = page.getByRole('region', { name: /^Now: #1 A/ })
  await page.locator('.folds summary', { hasText: 'Steps' }).click()
  await now.getByText(`Edit ${hostile}`).waitFor()
  expect(await now.locator('b').count()).toBe(0)
  expect(await now.textContent()).not.toContain(secret)

  await now.getByRole('link', { name: '#1' }).click()
  await now.waitFor()
  writeFileSync(join(project.moments, 'go'), '')
  await project.moment('second')
  await now.getByText('Write src/second.ts').waitFor()
  writeFileSync(join(project.moments, 'end'), '')
  expect((await job.ended).code).toBe(0)
  await now.waitFor({ state: 'detached' })
  expect(liveFilesBelow(project.root)).toEqual([])
})
