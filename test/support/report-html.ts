import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../../src/core/config/table/settings.ts'
import type { Reading } from '../../src/core/reading/reading.ts'
import type { IterationRecord } from '../../src/core/report/facts/iteration-view.ts'
import { livePage } from '../../src/core/report/page/live-page.ts'
import { type PageData, pageData } from '../../src/core/report/page/page-data.ts'
import type { PageDetail } from '../../src/core/report/page/page-detail.ts'
import { inScript, pageAround, pageHtml } from '../../src/core/report/page/page-html.ts'
import type { StatusContext } from '../../src/core/report/words/status.ts'
import { fold } from '../../src/core/run/fold/evolve.ts'
import type { Evidence } from '../../src/schema/counsel/evidence.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import type { RunState } from '../../src/schema/run/run-state.ts'
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
  readonly reading?: Reading
  readonly evidence?: Evidence
  readonly repository?: string
  readonly ordered?: StatusContext['ordered']
  /** Milliseconds after the events' first moment; a minute by default. */
  readonly now?: number
}

/** What the page of a run shows that did what the events tell. */
export function pageDataOf(of: Told): PageData {
  return dataAndState(of).data
}

function dataAndState(of: Told): { data: PageData; state: RunState; events: RunEvent[] } {
  const { plan, records = new Map(), details = new Map(), costBudgetUsd, evidence = null, reading, ordered } = of
  const tasks = plan.tasks.map(({ id }) => ({ id, status: 'pending' as const, failed_attempts: 0 }))
  const events: RunEvent[] = [{ ...oneOfEach.run_started, at: at(0), tasks }, ...(of.events ?? [])]
  const state = fold(null, events)
  if (!state) throw new Error('no state')
  const data = pageData(
    { plan, state },
    { events, records, details, evidence, ...(reading && { reading }) },
    {
      ...{ planFile: 'plan.json', stateRef: 'refs/heads/x', workBranch: 'w', now: testNow + (of.now ?? 60_000) },
      ...{ repository: of.repository ?? null, exportOne: 'ralph report --html r.html --iteration N' },
      ...(costBudgetUsd !== undefined && { costBudgetUsd }),
      ...(ordered && { ordered }),
    },
  )
  return { data, state, events }
}

const defaults = Object.fromEntries(Object.entries(settings).map(([name, { fallback }]) => [name, fallback])) as never

/** The document of `ralph dashboard` with its first data: nothing answers it, so that it stays as it is. */
export function liveHtml(of: Told): string {
  const { data, state, events } = dataAndState(of)
  const page = livePage(data, { events, state, inForce: defaults })
  const [script = '', style = '', later = ''] = ['live.js', 'page.css', 'insights.js'].map((name) =>
    readFileSync(join(dist, 'page', name), 'utf8'),
  )
  const parts = { script, style, later, hashes: { script: sha256(script), style: sha256(style), later: sha256(later) } }
  const [before, after] = pageAround(parts, 'a run', { live: true })
  const list = { runs: [], faults: [] }
  const snapshot = { right: 'control', list, shown: { key: 'here', page, edition: '1' } }
  return `${before}${inScript(JSON.stringify(snapshot))}${after}`
}

const sha256 = (part: string): string => createHash('sha256').update(part).digest('base64')

/** The document that `ralph report --html` writes of it, with the built page. */
export function reportHtml(of: Told): string {
  const [script = '', style = ''] = ['page.js', 'page.css'].map((name) =>
    readFileSync(join(dist, 'page', name), 'utf8'),
  )
  return pageHtml(
    { script, style, hashes: { script: sha256(script), style: sha256(style) } },
    'a run',
    JSON.stringify(pageDataOf(of)),
  )
}
