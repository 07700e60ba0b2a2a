import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IterationRecord } from '../../src/core/report/facts/iteration-view.ts'
import { type PageData, pageData } from '../../src/core/report/page/page-data.ts'
import type { PageDetail } from '../../src/core/report/page/page-detail.ts'
import { pageHtml } from '../../src/core/report/page/page-html.ts'
import { fold } from '../../src/core/run/fold/evolve.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import { dist } from './cli.ts'
import { oneOfEach } from './run-events.ts'
import { at, testNow } from './run-state.ts'

interface Told {
  readonly plan: Plan
  /** What follows the beginning of the run. */
  readonly events?: readonly RunEvent[]
  readonly records?: ReadonlyMap<number, IterationRecord>
  readonly details?: ReadonlyMap<number, PageDetail>
  readonly costBudgetUsd?: number
}

/** What the page of a run shows that did what the events tell. */
export function pageDataOf(of: Told): PageData {
  const { plan, records = new Map(), details = new Map(), costBudgetUsd } = of
  const tasks = plan.tasks.map(({ id }) => ({ id, status: 'pending' as const, failed_attempts: 0 }))
  const events: RunEvent[] = [{ ...oneOfEach.run_started, at: at(0), tasks }, ...(of.events ?? [])]
  const state = fold(null, events)
  if (!state) throw new Error('no state')
  return pageData(
    { plan, state },
    { events, records, details, evidence: null },
    {
      ...{ planFile: 'plan.json', stateRef: 'refs/heads/x', workBranch: 'w', now: testNow + 60_000 },
      ...{ repository: null, exportOne: 'ralph report --html r.html --iteration N' },
      ...(costBudgetUsd !== undefined && { costBudgetUsd }),
    },
  )
}

/** The document that `ralph report --html` writes of it, with the built page. */
export function reportHtml(of: Told): string {
  const [script = '', style = ''] = ['page.js', 'page.css'].map((name) =>
    readFileSync(join(dist, 'page', name), 'utf8'),
  )
  const hash = (part: string): string => createHash('sha256').update(part).digest('base64')
  return pageHtml(
    { script, style, hashes: { script: hash(script), style: hash(style) } },
    'a run',
    JSON.stringify(pageDataOf(of)),
  )
}
