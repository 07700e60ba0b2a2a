import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { violations } from '../../support/axe.ts'
import { hasBrowser, open } from '../../support/browser.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { morning } from '../../support/morning.ts'
import { liveHtml, reportHtml } from '../../support/report-html.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { at, oidOf } from '../../support/run-state.ts'

const minute = 60_000

/** A run with three attempts in lanes: one at work, one that is checked, one that waits for a person. */
function withLanes(): (typeof morning)['running'] {
  const { events = [], ...running } = morning.running
  const last = events.at(-1)
  const [first = '', second = '', third = ''] = running.plan.tasks.map(({ id }) => id).slice(-3)
  const begin = (iteration: number, task: string, lane: number) => ({
    ...oneOfEach.attempt_started,
    ...{ iteration, task, attempt: 1, at: at(168 * minute), in_lane: { lane, reserved_usd: 1 } },
  })
  const captured = (iteration: number, task: string) => ({
    ...oneOfEach.attempt_captured,
    ...{ iteration, task, at: at(169 * minute), candidate: oidOf('d') },
  })
  return {
    ...running,
    events: [
      ...events.filter((event) => event !== last),
      ...[begin(31, first, 0), begin(32, second, 1), begin(33, third, 2), captured(32, second), captured(33, third)],
      { ...oneOfEach.attempt_held, iteration: 33, task: third, at: at(170 * minute), patch: 'p', commit: oidOf('c') },
    ],
  }
}

test.each(['file', 'live'] as const)(
  'a row for each lane: what it is at, and one that waits has a card with its command: %s',
  {
    skip: !hasBrowser,
  },
  async (kind) => {
    const file = join(tempDir(), `${kind}.html`)
    writeFileSync(file, kind === 'file' ? reportHtml(withLanes()) : liveHtml(withLanes()))
    const { page, faults } = await open(`file://${file}`, { width: 1280 })
    await page.getByRole('heading', { name: 'Where it is' }).waitFor()
    const rows = await page.locator('.lanes li').allInnerTexts()
    expect(rows).toHaveLength(3)
    expect(rows.map((row) => /attempt 1|being checked|waits for approval/.exec(row)?.[0])).toEqual([
      'being checked',
      'waits for approval',
      'attempt 1',
    ])
    const card = page.locator('.needs .card', { hasText: 'It passed its checks.' })
    expect(await card.count()).toBe(1)
    expect(await card.innerText()).toContain(oidOf('c').slice(0, 7))
    expect(await card.innerText()).not.toContain('nothing else is begun')
    expect(await violations(page)).toEqual([])
    expect(faults.filter((fault) => !/ERR_FAILED|Access to fetch/.test(fault))).toEqual([])
  },
)
