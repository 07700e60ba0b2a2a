import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { browserFile } from './machine-offers.ts'

/** Tests that need a browser are left out where there is none, but fail on GitHub's runners, which have one. */
export const hasBrowser = browserFile !== undefined || process.env['GITHUB_ACTIONS'] !== undefined

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const closed = ['--disable-component-update', '--disable-sync']

let browser: Promise<Browser> | undefined
// A worker runs several files with this one module: whoever comes after the first begins another.
afterAll(async () => {
  const ended = browser
  browser = undefined
  await (await ended)?.close()
})

/** A page with what went wrong in it, and whatever it asked for. */
export interface Opened {
  readonly page: Page
  readonly faults: string[]
  readonly requests: string[]
  /** Processor time of the page's thread so far. */
  readonly workedMs: () => Promise<number>
}

/** Opens every part of the first screen that is closed, and waits until it is drawn. */
export async function openFolds(page: Page): Promise<void> {
  while ((await page.locator('.folds > details:not([open])').count()) > 0)
    await page.locator('.folds > details:not([open]) > summary').first().click()
}

export async function open(
  url: string,
  look: { width?: number; height?: number; scheme?: 'light' | 'dark' } = {},
): Promise<Opened> {
  if (browserFile === undefined) throw new Error('no browser is in /usr/bin (apt-get install chromium)')
  // Its own sandbox needs a user other than root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  browser ??= chromium.launch({ executablePath: browserFile, args: [...quiet, ...closed, ...sandbox] })
  const { width = 1280, height = 900, scheme = 'light' } = look
  const page = await (await browser).newPage({ viewport: { width, height }, colorScheme: scheme })
  const faults: string[] = []
  const requests: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => requests.push(request.url()))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workedMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  await page.goto(url)
  return { page, faults, requests, workedMs }
}
