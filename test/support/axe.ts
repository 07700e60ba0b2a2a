import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What a person could not perceive or reach, by the rules of axe. */
export async function violations(page: Page): Promise<string[]> {
  // The page's own policy would not let it run.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  const found = await session.send('Runtime.evaluate', {
    expression: `axe.run().then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => id + ' ' + nodes[0].html)))`,
    awaitPromise: true,
    returnByValue: true,
  })
  return JSON.parse(String(found.result.value)) as string[]
}
