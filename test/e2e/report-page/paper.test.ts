import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageDetail } from '../../../src/core/report/page/page-detail.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { hasBrowser, open } from '../../support/browser.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { pdfText } from '../../support/pdf-text.ts'
import { reportHtml } from '../../support/report-html.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { at, planOf, usageOf } from '../../support/run-state.ts'

const each = { tags: 'thorough/story', skip: !hasBrowser }
const count = 300
const titleOf = (n: number): string =>
  `Title ${n} of a task that says at length what is to be done, where, why, for whom, and ${'x'.repeat(60)} until end-${n}`

/** 300 tasks with long titles in a chain, an attempt at each, a third of them failed. */
function longTitles(): string {
  const plan = planOf(
    ...Array.from({ length: count }, (_, n) => ({
      ...{ id: `TASK-${n}-with-an-identifier-that-is-long`, title: titleOf(n) },
      depends_on: n === 0 ? [] : [`TASK-${n - 1}-with-an-identifier-that-is-long`],
    })),
  )
  const events = plan.tasks.flatMap(({ id }, n): RunEvent[] => {
    const of = { iteration: n + 1, task: id }
    const end = { ...of, at: at(n * 60_000 + 50_000), usage: usageOf(0.1), duration_ms: 30_000 }
    return [
      { ...oneOfEach.attempt_started, ...of, at: at(n * 60_000), attempt: 1 },
      n % 3 === 1
        ? { ...oneOfEach.attempt_failed, ...end, why: titleOf(n) }
        : { ...oneOfEach.attempt_succeeded, ...end, summary: titleOf(n) },
    ]
  })
  const line = `${'wide '.repeat(100)}end-of-line`
  const check = { name: 'unit', run: 'npm test', passed: true, flaky: false, known_red: false, duration_ms: 1 }
  const detail: PageDetail = {
    ...{ prompt: null, prompt_text: line, handoff: null, agent: null, review: null, passes: [], usage: null },
    checks: [{ ...check, output: line }],
    diff: `diff --git a/x b/x\n+${line}\n`,
    diff_cut: null,
  }
  const file = join(tempDir(), 'long-titles.html')
  writeFileSync(file, reportHtml({ plan, events, details: new Map([[count, detail]]), costBudgetUsd: 20 }))
  return file
}

/** What a sheet of paper would not show: texts that are wider or higher than their place, or end beyond the right margin. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('#content *')].filter((one) => {
    const style = getComputedStyle(one)
    if (style.display === 'none' || one.closest('svg, .u-wrap, datalist')) return false
    const { right, width } = one.getBoundingClientRect()
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    return (
      right > innerWidth + 1 ||
      (width > 0 && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) ||
      (clips && one.scrollHeight > one.clientHeight + 1) ||
      style.textOverflow === 'ellipsis'
    )
  }).map((one) => one.tagName + '.' + one.className + ': ' + one.textContent.slice(0, 60))`) as Promise<string[]>

const views = ['overview', 'tasks', 'iterations', 'graph', 'knowledge', 'commits', `iterations/${count}`]

// A4 at 96 dpi with the margins that browsers leave, and the wider Letter.
test.each([718, 740])('on paper of %i px no view cuts anything off, and every row is there', each, async (width) => {
  const { page, faults } = await open(`file://${longTitles()}`, { width, height: 1_000, scheme: 'dark' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const view of views) {
    await page.evaluate(`location.hash = '#/${view}'`)
    await expect.poll(() => cutOff(page), { message: view, timeout: 10_000 }).toEqual([])
    const tops = await page.evaluate(`[...document.querySelectorAll('.rows tbody tr')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return [Math.round(top), Math.round(bottom)]
    })`)
    for (const [at, [top]] of (tops as [number, number][]).entries())
      expect(top, `${view}, row ${at}`).toBeGreaterThanOrEqual((tops as [number, number][])[at - 1]?.[1] ?? 0)
  }
  await page.evaluate("location.hash = '#/tasks'")
  await wait(300)
  const titles = await page.locator('.tasks tbody tr > :nth-child(2)').allTextContents()
  expect(titles).toEqual(Array.from({ length: count }, (_, n) => titleOf(n)))
  expect(await page.evaluate('getComputedStyle(document.body).color'), 'dark letters on white').toBe('rgb(28, 30, 33)')
  expect(faults).toEqual([])
})

test('a PDF holds all 300 titles to their end, and the name of what is closed', each, async () => {
  const { page } = await open(`file://${longTitles()}#/tasks`)
  const tasks = pdfText(await page.pdf({ format: 'A4' }))
  for (let n = 0; n < count; n++) expect(tasks).toContain(titleOf(n).replaceAll(' ', ''))
  await page.evaluate("location.hash = '#/'")
  await wait(200)
  expect(pdfText(await page.pdf({ format: 'A4' }))).toContain('Asatable(closed,sonotprinted)')
})
