import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { hasBrowser, open, openFolds } from '../../support/browser.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { reportHtml } from '../../support/report-html.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { at, planOf, usageOf } from '../../support/run-state.ts'

/** One task passed, one failed for good, one is at work, and three in a chain are left. */
function written(): string {
  const ids = ['PASSED', 'FAILED', 'RUNNING', 'NEXT', 'AFTER', 'ALONE']
  const builds: Record<string, string[]> = { AFTER: ['NEXT'], NEXT: ['RUNNING'] }
  const plan = planOf(...ids.map((id) => ({ id, depends_on: builds[id] ?? [] })))
  const events = ids.slice(0, 3).flatMap((task, n): RunEvent[] => {
    const of = { iteration: n + 1, task }
    const end = { ...of, at: at(n * 60_000 + 50_000), usage: usageOf(0.1), duration_ms: 30_000 }
    const start: RunEvent = { ...oneOfEach.attempt_started, ...of, at: at(n * 60_000), attempt: 1 }
    if (task === 'RUNNING') return [start]
    return [
      start,
      task === 'FAILED'
        ? { ...oneOfEach.attempt_failed, ...end, final: true }
        : { ...oneOfEach.attempt_succeeded, ...end },
    ]
  })
  const file = join(tempDir(), 'colours.html')
  writeFileSync(file, reportHtml({ plan, events }))
  return file
}

type Colour = 'red' | 'green' | 'blue' | 'amber'

/** Whose colour says what: the selector, the property that has it, and what it means. */
const meanings: readonly (readonly [hash: string, selector: string, property: string, colour: Colour])[] = [
  ['#/tasks', '.status.done', 'color', 'green'],
  ['#/tasks', '.status.failed', 'color', 'red'],
  ['#/tasks', '.status.in_progress', 'color', 'blue'],
  ['#/iterations', '.outcome.succeeded', 'color', 'green'],
  ['#/iterations', '.outcome.failed', 'color', 'red'],
  ['#/iterations', '.outcome.at-work', 'color', 'blue'],
  ['#/', '.attempt.succeeded .mark', 'fill', 'green'],
  ['#/', '.attempt.failed .mark', 'fill', 'red'],
  ['#/', '.attempt.at-work .mark', 'fill', 'blue'],
  ['#/graph', '.node.done', 'stroke', 'green'],
  ['#/graph', '.node.failed', 'stroke', 'red'],
  ['#/graph', '.node.in_progress', 'stroke', 'blue'],
  ['#/graph', '.node.pending.critical', 'stroke', 'amber'],
  ['#/graph', '.edge.critical', 'stroke', 'amber'],
]

const hues: Readonly<Record<Colour, readonly [number, number]>> = {
  red: [-20, 12],
  amber: [33, 50],
  green: [120, 170],
  blue: [210, 230],
}

test.each(['light', 'dark'] as const)(
  'what failed is red, what passed green, what runs blue, and each is easy to see: %s',
  {
    tags: 'thorough/variant',
    skip: !hasBrowser,
  },
  async (scheme) => {
    const { page, faults } = await open(`file://${written()}`, { scheme })
    for (const [hash, selector, property, colour] of meanings) {
      await page.evaluate(`location.hash = '${hash}'`)
      if (hash === '#/') await openFolds(page)
      await page.locator(selector).first().waitFor({ state: 'attached' })
      const [own, behind] = await coloursOf(page, selector, property)
      const [low, high] = hues[colour]
      expect(hueOf(own), `${selector} is ${colour}`).toBeGreaterThanOrEqual(low)
      expect(hueOf(own), `${selector} is ${colour}`).toBeLessThanOrEqual(high)
      expect(contrast(own, behind), `${selector} stands out`).toBeGreaterThanOrEqual(4.5)
    }
    expect(faults).toEqual([])
  },
)

type Rgb = readonly [number, number, number]

/** A colour and the one behind it, as the browser computed them. */
async function coloursOf(page: Page, selector: string, property: string): Promise<[Rgb, Rgb]> {
  const found = (await page.evaluate(`(() => {
    const one = document.querySelector('${selector}')
    let behind = one.parentElement
    while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement
    return [getComputedStyle(one)['${property}'], getComputedStyle(behind ?? document.body).backgroundColor]
  })()`)) as string[]
  return found.map((words) => (words.match(/\d+/g) ?? []).slice(0, 3).map(Number)) as unknown as [Rgb, Rgb]
}

/** In degrees, red around 0. */
function hueOf([red, green, blue]: Rgb): number {
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  return degrees < -60 ? degrees + 360 : degrees
}

/** As WCAG 2 defines it. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
