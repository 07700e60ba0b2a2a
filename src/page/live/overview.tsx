import type { FunctionComponent } from 'preact'
import * as preact from 'preact'
import * as hooks from 'preact/hooks'
import * as jsx from 'preact/jsx-runtime'
import type { LivePage } from '../../core/report/page/live-page.ts'
import type { PageDetail } from '../../core/report/page/page-detail.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { Evidence, Receipt } from '../evidence.tsx'
import { OrderWithText, type PageReader } from '../first/actions.tsx'
import type { CardExtra } from '../first/card.tsx'
import {
  burnDownFinding,
  evidenceFinding,
  graphFinding,
  knowledgeFinding,
  receiptFinding,
  remarksFinding,
  remarksOf,
  timelineFinding,
} from '../first/findings.ts'
import { FirstScreen } from '../first/first-screen.tsx'
import { Fold, Lines } from '../first/fold.tsx'
import { Lane } from '../first/lane.tsx'
import { Diff } from '../iteration.tsx'
import { Knowledge } from '../knowledge.tsx'
import { Timeline } from '../timeline.tsx'
import { RunOrders } from './control.tsx'
import { Now, stepsFinding } from './now.tsx'
import type { Orders } from './orders.ts'

interface OverviewProps {
  readonly page: LivePage
  /** Null for a reader who may only look. */
  readonly orders: Orders | null
  readonly now: LiveAttempt | undefined
  /** Details of the commits that wait for approval, by iteration. */
  readonly awaited: ReadonlyMap<number, PageDetail>
}

export function LiveOverview({ page, orders, now, awaited }: OverviewProps) {
  const reader: PageReader = orders ? { kind: 'live', orders } : { kind: 'looker' }
  const { current } = page.status
  const hint = current && orders && (
    <OrderWithText
      label="Hint"
      about={`What ${current.task} should know`}
      order={`hint ${current.task}`}
      orders={orders}
    />
  )
  // A commit can be approved once its changes are visible.
  const cardExtra: CardExtra = ({ approves, iteration }) => {
    if (approves === null) return undefined
    const detail = awaited.get(iteration ?? 0)
    return {
      shows: detail ? <Diff text={detail.diff ?? ''} cut={detail.diff_cut} /> : <p>Its changes are loading.</p>,
      ready: detail !== undefined,
    }
  }
  return (
    <FirstScreen
      data={page}
      reader={reader}
      acts={orders && <RunOrders page={page} orders={orders} />}
      lanes={page.status.standing === 'at_work' && <Lane data={page} now={now} hint={hint} />}
      extra={cardExtra}
      folds={<Folds page={page} now={now} />}
    />
  )
}

/** Newest steps in the fold. */
const maxSteps = 12

function Folds({ page, now }: { page: LivePage; now: LiveAttempt | undefined }) {
  return (
    <>
      {now && (
        <Fold name="Steps" finding={stepsFinding(now)}>
          {() => <Now live={now} maxSteps={maxSteps} />}
        </Fold>
      )}
      <Findings page={page} />
    </>
  )
}

function Findings({ page }: { page: LivePage }) {
  const burnDown = burnDownFinding(page)
  const evidence = evidenceFinding(page)
  const remarks = remarksFinding(page)
  const knowledge = knowledgeFinding(page)
  return (
    <>
      {remarks !== undefined && (
        <Fold name="Remarks" finding={remarks}>
          {() => <Lines lines={remarksOf(page)} />}
        </Fold>
      )}
      {page.iterations.length > 0 && (
        <Fold name="Timeline" finding={timelineFinding(page)}>
          {() => <Timeline iterations={page.iterations} />}
        </Fold>
      )}
      {burnDown !== undefined && (
        <Fold name="Burn-down" finding={burnDown}>
          {() => <Charts page={page} part="burn-down" />}
        </Fold>
      )}
      {evidence !== undefined && (
        <Fold name="Evidence" finding={evidence}>
          {() => <Evidence data={page} />}
        </Fold>
      )}
      <Fold name="Graph" finding={graphFinding(page)}>
        {() => <Charts page={page} part="graph" />}
      </Fold>
      {knowledge !== undefined && (
        <Fold name="Knowledge" finding={knowledge}>
          {() => <Knowledge data={page} />}
        </Fold>
      )}
      {page.iterations.length > 0 && (
        <Fold name="Receipt" finding={receiptFinding(page)}>
          {() => <Receipt data={page} />}
        </Fold>
      )}
    </>
  )
}

/** Runs the second script on first use. */
export function Charts(props: { page: LivePage; part: 'burn-down' | 'graph' }) {
  const Insights = loadInsights()
  return <Insights {...props} />
}

type Insights = FunctionComponent<{ page: LivePage; part: 'burn-down' | 'graph' }>

declare global {
  /** What the second script needs (scripts/build-page.mjs), and the component that it sets. */
  var ralph: { preact: typeof preact; hooks: typeof hooks; jsx: typeof jsx; Insights?: Insights }
}

/** The view with the charts, whose libraries are most of the code: the first picture does not wait for them. */
function loadInsights(): Insights {
  globalThis.ralph ??= { preact, hooks, jsx }
  if (!globalThis.ralph.Insights) {
    // In the document as text and run in place, so that it needs no server.
    const script = document.createElement('script')
    script.textContent = document.getElementById('later')?.textContent ?? ''
    document.head.append(script)
  }
  if (!globalThis.ralph.Insights) throw new Error('the second script of the page did not run')
  return globalThis.ralph.Insights
}
