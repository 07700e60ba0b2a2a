import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../../support/axe.ts'
import { hasBrowser, open } from '../../support/browser.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { morning } from '../../support/morning.ts'
import { liveHtml, reportHtml } from '../../support/report-html.ts'

const each = { tags: 'thorough/story', skip: !hasBrowser }
const states = (Object.keys(morning) as (keyof typeof morning)[]).flatMap((state) =>
  (['file', 'live'] as const).map((kind) => ({ state, kind })),
)

function written({ state, kind }: (typeof states)[number]): string {
  const file = join(tempDir(), `${state}-${kind}.html`)
  writeFileSync(file, kind === 'file' ? reportHtml(morning[state]) : liveHtml(morning[state]))
  return `file://${file}`
}

/** `RALPH_PICTURES=FOLDER` keeps what was looked at. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['RALPH_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !name.endsWith('1280') })
}

const edge = (page: Page, selector: string, side: 'top' | 'bottom'): Promise<number> =>
  page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().${side}`) as Promise<number>

test.each(states)('at 1280 × 800 where the work is stands on the first screen: $state, $kind', each, async (one) => {
  const { page } = await open(written(one), { width: 1280, height: 800 })
  await page.getByRole('heading', { name: 'Where it is' }).waitFor()
  await picture(page, `${one.state}-${one.kind}-1280`)
  expect(await edge(page, '.where', 'bottom')).toBeLessThan(800)
  if (process.env['RALPH_PICTURES'])
    await page.screenshot({ path: join(process.env['RALPH_PICTURES'], `${one.state}-${one.kind}-1280.png`) })
})

test.each(states)(
  'at 390 the first card begins above 400 px, or below what is in work: $state, $kind',
  each,
  async (one) => {
    const { page } = await open(written(one), { width: 390, height: 800 })
    await page.getByRole('heading', { name: 'Needs you' }).waitFor()
    await picture(page, `${one.state}-${one.kind}-390`)
    const lanes =
      one.state === 'running' ? (await edge(page, '.lanes', 'bottom')) - (await edge(page, '.lanes', 'top')) + 16 : 0
    expect(await edge(page, '.needs .card', 'top')).toBeLessThan(400 + lanes)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    if (process.env['RALPH_PICTURES'])
      await page.screenshot({
        path: join(process.env['RALPH_PICTURES'], `${one.state}-${one.kind}-390.png`),
        fullPage: true,
      })
  },
)

test.each(states)(
  'a file has commands with a copy button, a dashboard has buttons, never the other way: $state, $kind',
  each,
  async (one) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { page, faults } = await open(written(one), { scheme, width: one.kind === 'file' ? 1280 : 2560 })
      await page.getByRole('heading', { name: 'Where it is' }).waitFor()
      await picture(page, `${one.state}-${one.kind}-${scheme}`)
      await picture(page, `${one.state}-${one.kind}-${scheme}`)
      const commands = page.locator('#content code', { hasText: /^(?:ralph|git|gh) / })
      const orders = page.locator('.card button:not(.copy):not(.plain), .how button')
      if (one.kind === 'file') {
        expect(await orders.count()).toBe(0)
        expect(await page.locator('.copy').count()).toBe(await commands.count())
      } else {
        expect(await commands.count()).toBe(0)
        expect(await page.locator('.copy').count()).toBe(0)
        if (one.state !== 'complete') expect(await orders.count()).toBeGreaterThan(0)
      }
      expect(await violations(page)).toEqual([])
      expect(faults.filter((fault) => !/ERR_FAILED|Access to fetch/.test(fault))).toEqual([])
      if (process.env['RALPH_PICTURES'])
        await page.screenshot({
          path: join(process.env['RALPH_PICTURES'], `${one.state}-${one.kind}-${scheme}.png`),
          fullPage: true,
        })
    }
  },
)
