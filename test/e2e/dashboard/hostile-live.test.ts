import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasBrowser, open } from '../../support/browser.ts'
import { startDashboard } from '../../support/dashboard.ts'
import { makeProject, planOf } from '../../support/project.ts'

const title = '<img src=x onerror=alert(1)> \u202ertl 🎉 </script><script>alert(2)</script><!--<script> \u2028'
const long = `${'long '.repeat(200_000)}end of it`

/** Its words are as hostile as the title, with one line of 1 MB; it waits where the test wants to look. */
const agent = `cat > /dev/null
touch "$MOMENTS/$RALPH_TASK_ID"
[ "$RALPH_TASK_ID" = A ] || while [ ! -e "$MOMENTS/go" ]; do sleep 0.1; done
head -c 1000000 /dev/zero | tr '\\0' x
echo
echo work > "$RALPH_TASK_ID.txt"
cat > "$RALPH_HANDOFF_FILE" <<'END'
${JSON.stringify({ summary: `${title} summary`, freeform: title })}
END
`
const check = `cat > /dev/null; head -c 1000000 /dev/zero | tr '\\0' y; echo '${title.replaceAll("'", '')}'`

const scriptEnds = (html: string): number => html.match(/<\/script|<!--/gi)?.length ?? 0

test('hostile words and lines of 1 MB are text in the first data and in what follows, until the run ends while it is watched', {
  tags: 'thorough/story',
  skip: !hasBrowser,
}, async () => {
  const tasks = ['A', 'B'].map((id) => ({ id, title, description: id === 'B' ? long : title }))
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const run = ['run', ...project.agent(agent), '--validate', check]
  const begun = await project.ralph([...run, '--max-iterations', '1'])
  expect(begun.stdout, begun.stderr).toContain('A')

  const served = await startDashboard(project)
  const without = await (await fetch(served.origin)).text()
  const held = await (await fetch(served.control)).text()
  expect(held).toContain('onerror=alert(1)')
  expect(scriptEnds(held), 'the first data ends no element and begins no comment').toBe(scriptEnds(without))

  const { page, faults } = await open(served.control)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByText('live', { exact: true }).waitFor()
  const job = project.start(run)
  await project.moment('B')
  await page.locator('.head .badge', { hasText: 'running' }).waitFor()
  await page.keyboard.press('5')
  await page.locator('tbody').getByText('B: attempt 1 started').waitFor()
  await page.keyboard.press('1')
  writeFileSync(join(project.moments, 'go'), '')
  expect((await job.ended).code).toBe(0)

  // Watched to its end without a reload.
  await page.locator('.head .badge', { hasText: 'complete' }).waitFor()
  await page.getByText('All tasks are done').first().waitFor()
  expect(await page.title()).toBe('✓ demo, complete')
  for (const hash of ['#/', '#/log', '#/tasks', '#/settings', '#/graph', '#/iterations/2']) {
    await page.evaluate(`location.hash = '${hash}'`)
    await page
      .locator(hash === '#/settings' ? 'form' : 'section, table, h2')
      .first()
      .waitFor()
    await page.waitForFunction("!document.querySelector('#content').textContent.includes('is loading')")
    expect(await page.locator('#content img, #content script').count(), hash).toBe(0)
    expect(await page.evaluate('document.documentElement.scrollWidth'), hash).toBeLessThanOrEqual(1280)
  }
  expect(await page.locator('#content').textContent()).toContain(`${title.split('\u2028')[0]?.trim()}`)
  expect({ faults, dialogs }).toEqual({ faults: [], dialogs: [] })
})
