import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeOlder } from '../../../scripts/bench/past.ts'
import { maxLogRows } from '../../../src/core/report/page/live-page.ts'
import { hasBrowser, open } from '../../support/browser.ts'
import { startDashboard } from '../../support/dashboard.ts'
import { goodAgent, makeProject, planOf } from '../../support/project.ts'
import { withSlack } from '../../support/with-slack.ts'

const past = 2_000
/** At its peak the server had 147 MB, run from the sources; what grows with the run beyond reason is seen here. */
const mostMb = 200

test('a run of 2,000 iterations opens live, scrolls with only the rows that are seen, and shows what happens next', {
  tags: 'thorough/size',
  timeout: 300_000,
  skip: !hasBrowser,
}, async () => {
  const tasks = Array.from({ length: past + 10 }, (_, n) => `T${n + 1}`)
  const project = makeProject({ 'plan.json': planOf(tasks, { name: 'bench' }) })
  await project.ralph(['run', ...project.agent(goodAgent), '--max-iterations', '1'])
  const origin = { origin: project.repo.path }
  makeOlder(origin, past - 1)

  const served = await startDashboard(project)
  const { page, faults, workedMs } = await open(served.control)
  await page.getByText('live', { exact: true }).waitFor()
  // A second is promised on a machine of its own; others use this one, so the page's own work is measured.
  expect(await workedMs()).toBeLessThan(withSlack(1_000))
  for (const [hash, label, count] of [
    ['#/tasks', 'Tasks', past + 10],
    ['#/log', 'Events, newest first', maxLogRows],
    ['#/commits', 'Commits', past],
  ] as const) {
    await page.evaluate(`location.hash = '${hash}'`)
    const table = page.getByRole('table', { name: label })
    await table.waitFor()
    expect(await table.getAttribute('aria-rowcount'), label).toBe(String(count + 1))
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await table.locator(`tr[aria-rowindex="${count + 1}"]`).waitFor()
    expect(await page.locator('tbody tr').count(), label).toBeLessThan(150)
  }
  await page.keyboard.press('5')
  makeOlder(origin, 1)
  await page
    .locator('tbody')
    .getByText(`T${past + 1}: attempt 1 started`)
    .waitFor()
  await page.keyboard.press('1')
  await page
    .getByText(`${past + 1} of ${past + 10}`)
    .first()
    .waitFor()
  const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${served.engine.pid}/status`, 'utf8'))?.[1]) / 1024
  expect(peak).toBeLessThan(mostMb)
  expect(faults).toEqual([])
})
