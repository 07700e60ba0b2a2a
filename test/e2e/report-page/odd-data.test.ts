import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { violations } from '../../support/axe.ts'
import { hasBrowser, open, openFolds } from '../../support/browser.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { reportHtml } from '../../support/report-html.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { at, oidOf, planOf, usageOf } from '../../support/run-state.ts'

type Of = Parameters<typeof reportHtml>[0]

/** An attempt at each of these tasks, ten minutes apart. */
function attempts(tasks: readonly string[], { fails = false, usd = 0.4 } = {}): RunEvent[] {
  return tasks.flatMap((task, n): RunEvent[] => {
    const of = { iteration: n + 1, task }
    const end = { ...of, at: at(n * 600_000 + 540_000), usage: usageOf(usd), duration_ms: 360_000 }
    return [
      { ...oneOfEach.attempt_started, ...of, at: at(n * 600_000), attempt: 1 },
      fails ? { ...oneOfEach.attempt_failed, ...end } : { ...oneOfEach.attempt_succeeded, ...end },
    ]
  })
}

const titles = [
  'إضافة تحليل المدد والمبالغ إلى الوحدة الأساسية',
  `${'👩‍👩‍👧‍👦🎉🇩🇪 '.repeat(40)}emoji`,
  'x'.repeat(1_000),
  '\u202Ereversed by an override',
]
const two = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] })
const strange = planOf(...titles.map((title, n) => ({ id: `T${n}`, title, depends_on: n === 0 ? [] : [`T${n - 1}`] })))
const chain = planOf(
  ...Array.from({ length: 500 }, (_, n) => ({ id: `STEP-${n}`, depends_on: n === 0 ? [] : [`STEP-${n - 1}`] })),
)

/** A run, and what its views say of it. */
const runs: Readonly<Record<string, Of & { says: Readonly<Record<string, readonly (string | RegExp)[]>> }>> = {
  'no iteration': {
    plan: two,
    says: {
      '#/': ['Nothing has begun: 2 tasks', 'The changes are not read yet'],
      '#/iterations': ['No iteration has begun yet.'],
      '#/commits': ['The run has made no commit yet.'],
    },
  },
  'one iteration of an agent that reports no cost': {
    plan: two,
    events: attempts(['A'], { usd: 0 }),
    says: { '#/': ['– the agent reports no cost', 'neither cost nor tokens'] },
  },
  'only failures': {
    plan: two,
    events: attempts(['A', 'A', 'A'], { fails: true }),
    says: {
      '#/': ['No job is running: 0 of 2 tasks are done', '3 failed'],
      '#/commits': ['The run has made no commit yet.'],
    },
  },
  'titles right to left, of emoji, and without a blank': {
    plan: strange,
    events: attempts(['T0', 'T1']),
    says: { '#/tasks': titles },
  },
  'a chain of 500 tasks': {
    plan: chain,
    events: attempts(['STEP-0']),
    says: {
      '#/graph': ['The longest chain of open tasks has 499 tasks: STEP-1 → ', '… → STEP-499.', '150 of 500 tasks'],
    },
  },
  'an undone iteration': {
    plan: two,
    events: [
      ...attempts(['A']),
      {
        ...oneOfEach.undo_done,
        at: at(900_000),
        iteration: 2,
        undoes: 1,
        task: 'A',
        dependents: [],
        commit: oidOf('e'),
      },
    ],
    says: {
      '#/': ['0 of 2 tasks'],
      '#/iterations': [/#2Aundo.*14:45 UTC/, /#1Ataken back/],
      '#/commits': ['undo: breaks search2026-11-21 14:45 UTC', 'taken back'],
    },
  },
}

const views = ['#/', '#/tasks', '#/iterations', '#/graph', '#/knowledge', '#/commits', '#/iterations/1']

test.each(Object.keys(runs))(
  'each view of a run is told and fits, however odd: %s',
  { tags: 'thorough/variant', skip: !hasBrowser },
  async (name) => {
    const { says, ...of } = runs[name] ?? { plan: two, says: {} }
    const file = join(tempDir(), 'odd.html')
    writeFileSync(file, reportHtml(of))
    for (const width of [320, 1200]) {
      const { page, faults } = await open(`file://${file}`, { width })
      for (const view of views) {
        await page.evaluate(`location.hash = '${view}'`)
        await openFolds(page)
        for (const words of says[view] ?? [])
          await expect.poll(() => text(page)).toMatch(words instanceof RegExp ? words : literal(words))
        expect(await page.evaluate('document.documentElement.scrollWidth'), view).toBeLessThanOrEqual(width)
        expect(await text(page), view).not.toMatch(/NaN|undefined|Infinity|\[object/)
        if (width === 1200) expect(await violations(page), view).toEqual([])
      }
      expect(faults).toEqual([])
    }
  },
)

const literal = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

const text = (page: Page): Promise<string> =>
  page
    .locator('#content')
    .textContent()
    .then((found) => found ?? '')
