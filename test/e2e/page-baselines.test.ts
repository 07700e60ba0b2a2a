import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type IterationRecord, iterationRecord } from '../../src/core/report/facts/iteration-view.ts'
import { pageData } from '../../src/core/report/page/page-data.ts'
import type { PageDetail } from '../../src/core/report/page/page-detail.ts'
import { pageHtml } from '../../src/core/report/page/page-html.ts'
import { fold } from '../../src/core/run/fold/evolve.ts'
import { Reviewed } from '../../src/schema/agent/review.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import { checkResult, validation } from '../core/validation/check-result.ts'
import { hasBrowser, open, openFolds } from '../support/browser.ts'
import { dist } from '../support/cli.ts'
import { tempDir } from '../support/git-repositories.ts'
import { oneOfEach } from '../support/run-events.ts'
import { at, planOf, testNow, usageOf } from '../support/run-state.ts'

const folder = resolve(import.meta.dirname, '../baselines')
const renews = process.env['RALPH_UPDATE_BASELINES'] === '1'

/** Width of a kept picture: fonts of machines differ, and at this size only what is where does. */
const keptWidth = 200
/** A pixel differs where a colour is off by so much of 255. */
const colourOff = 40

const minute = 60_000
const ids = Array.from({ length: 8 }, (_, n) => `T${n + 1}`)
const plan = planOf(
  ...ids.map((id, n) => ({ id, title: `Task ${n + 1}`, depends_on: n < 2 ? [] : [ids[n - 2] ?? ''] })),
)

/** Ten attempts of ten minutes, two of them red, one of them looked at by a reviewer, with a night in between. */
function written(): string {
  const tasks = ids.map((id) => ({ id, status: 'pending' as const, failed_attempts: 0 }))
  const events: RunEvent[] = [{ ...oneOfEach.run_started, at: at(0), tasks }]
  const records = new Map<number, IterationRecord>()
  let task = 0
  for (let n = 1; n <= 10; n++) {
    const begun = (n - 1) * 10 * minute + (n > 5 ? 600 * minute : 0)
    const of = { iteration: n, task: ids[task] ?? '' }
    const fails = n === 3 || n === 6
    events.push({ ...oneOfEach.attempt_started, ...of, at: at(begun), attempt: 1 })
    const end = { ...of, at: at(begun + 9 * minute), usage: usageOf(0.4), duration_ms: 6 * minute }
    events.push(
      fails
        ? { ...oneOfEach.attempt_failed, ...end, why: 'npm test ended with 1' }
        : { ...oneOfEach.attempt_succeeded, ...end },
    )
    records.set(n, recordOf({ iteration: n, fails, reviewed: n === 2 }))
    if (!fails) task += 1
  }
  const state = fold(null, events)
  if (!state) throw new Error('no state')
  const detail: PageDetail = {
    ...{ prompt: null, prompt_text: null, handoff: null, review: null, passes: [], usage: usageOf(0.4) },
    agent: {
      ...{ end: 'finished', files: 1, denials: [] },
      steps: { kept: [{ name: 'Edit', target: 'src/a.ts', count: 3, duration_ms: 4_000 }], more: 2 },
    },
    checks: [
      {
        name: 'npm test',
        run: 'npm test',
        passed: false,
        flaky: false,
        known_red: false,
        duration_ms: 900,
        output: 'x\nred',
      },
    ],
    diff: 'diff --git a/src/a.ts b/src/a.ts\n@@ -1 +1 @@\n-old\n+new\n',
    diff_cut: null,
  }
  const data = pageData(
    { plan, state },
    { events, records, evidence: null, details: new Map([[6, detail]]) },
    {
      ...{ planFile: 'plan.json', stateRef: 'refs/heads/x', workBranch: 'w', now: testNow, costBudgetUsd: 8 },
      ...{ repository: null, exportOne: 'ralph report --html r.html --iteration N' },
    },
  )
  const [script = '', style = ''] = ['page.js', 'page.css'].map((name) =>
    readFileSync(join(dist, 'page', name), 'utf8'),
  )
  const hash = (part: string): string => createHash('sha256').update(part).digest('base64')
  const html = pageHtml(
    { script, style, hashes: { script: hash(script), style: hash(style) } },
    'b',
    JSON.stringify(data),
  )
  const file = join(tempDir(), 'baseline.html')
  writeFileSync(file, html)
  return file
}

/** Checks of two minutes; a red one says why, and a review took three. */
function recordOf({
  iteration,
  fails,
  reviewed,
}: {
  iteration: number
  fails: boolean
  reviewed: boolean
}): IterationRecord {
  const check = {
    ...checkResult({ name: 'npm test', passed: !fails }),
    duration_ms: 2 * minute,
    output_tail: 'expected 1, got 2',
  }
  const review = {
    end: { kind: 'no_result', tail: '' },
    model: null,
    usd: 0,
    duration_ms: 3 * minute,
    review: null,
    why: 'none',
  }
  return {
    ...iterationRecord([]),
    validation: validation([check], { iteration }),
    review: reviewed ? Reviewed.parse(review) : null,
  }
}

/** Scaled down in the browser, so that no decoder is needed; `kept` is null where there is none. */
async function compared(page: Page, taken: Buffer, kept: Buffer | null): Promise<{ small: string; off: number }> {
  const url = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`
  const code = `(async () => {
    const drawn = async (url, size) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = size ?? [${keptWidth}, Math.round((${keptWidth} * image.height) / image.width)]
      const context = canvas.getContext('2d')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return { canvas, pixels: context.getImageData(0, 0, canvas.width, canvas.height).data }
    }
    const kept = ${kept ? `await drawn(${JSON.stringify(kept ? url(kept) : '')})` : 'null'}
    const now = await drawn(${JSON.stringify(url(taken))}, kept && [kept.canvas.width, kept.canvas.height])
    let off = 0
    for (let at = 0; kept && at < now.pixels.length; at += 4) {
      const differs = [0, 1, 2].some((part) => Math.abs(now.pixels[at + part] - kept.pixels[at + part]) > ${colourOff})
      off += differs ? 1 : 0
    }
    return { small: now.canvas.toDataURL('image/png').split(',')[1], off: kept ? (4 * off) / now.pixels.length : 1 }
  })()`
  return (await page.evaluate(code)) as { small: string; off: number }
}

/** `most`: the share of pixels that may differ. Other fonts need two thirds of it, measured with four: they break lines elsewhere. */
const pictures = [
  { name: 'timeline', hash: '#/', part: '[aria-labelledby=timeline]', width: 1000, scheme: 'light', most: 0.0085 },
  { name: 'timeline-dark', hash: '#/', part: '[aria-labelledby=timeline]', width: 1000, scheme: 'dark', most: 0.0085 },
  { name: 'timeline-narrow', hash: '#/', part: '[aria-labelledby=timeline]', width: 320, scheme: 'light', most: 0.045 },
  { name: 'burn-down', hash: '#/', part: '[aria-labelledby=burn-down]', width: 1000, scheme: 'light', most: 0.0125 },
  { name: 'graph', hash: '#/graph', part: '.graph', width: 1000, scheme: 'light', most: 0.0085 },
  { name: 'iteration', hash: '#/iterations/6', part: 'article', width: 1000, scheme: 'light', most: 0.0085 },
] as const

/** As they look with the fonts of this machine, or with others. */
async function takenOf(
  { hash, part, width, scheme }: (typeof pictures)[number],
  font: string,
): Promise<[Page, Buffer]> {
  const { page } = await open(`file://${written()}${hash}`, { width, scheme })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false })
  if (hash === '#/') await openFolds(page)
  // The page's own policy allows no style of ours: the sheet that it has is changed. Letters are not compared.
  for (const rule of [
    `* { color: transparent !important; font-family: ${font} !important }`,
    'text { fill: none !important }',
  ])
    await page.evaluate(`document.styleSheets[0].insertRule(${JSON.stringify(rule)})`)
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  return [page, await page.locator(part).first().screenshot({ animations: 'disabled' })]
}

test.each(pictures)(
  'the page looks as it did: $name (RALPH_UPDATE_BASELINES=1 takes it anew)',
  {
    tags: 'thorough/variant',
    skip: !hasBrowser,
  },
  async (picture) => {
    const file = join(folder, `${picture.name}.png`)
    const [page, taken] = await takenOf(picture, 'sans-serif')
    const { small, off } = await compared(page, taken, renews ? null : readFileSync(file))
    if (renews) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, Buffer.from(small, 'base64'))
      return
    }
    const left = join(tempDir(), `${picture.name}.png`)
    writeFileSync(left, taken)
    expect(off, `${(100 * off).toFixed(1)} % of ${picture.name} differs; as it is now: ${left}`).toBeLessThan(
      picture.most,
    )
  },
)
