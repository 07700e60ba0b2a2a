import type { LivePage } from '../../core/report/page/live-page.ts'
import type { PageDetail } from '../../core/report/page/page-detail.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { Evidence, Receipt } from '../evidence.tsx'
import { type PageReader, Tell } from '../first/actions.tsx'
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
import { insights } from './later.ts'
import { Now, stepsFinding } from './now.tsx'
import type { Orders } from './orders.ts'

interface Shown {
  readonly page: LivePage
  /** Null for one who may only look. */
  readonly orders: Orders | null
  readonly now: LiveAttempt | undefined
  /** Of the commits that wait for approval, by iteration. */
  readonly awaited: ReadonlyMap<number, PageDetail>
}

/** The first screen of a run that is watched. */
export function LiveOverview({ page, orders, now, awaited }: Shown) {
  const reader: PageReader = orders ? { kind: 'live', orders } : { kind: 'looker' }
  const { current } = page.status
  const hint = current && orders && (
    <Tell label="Hint" about={`What ${current.task} should know`} order={`hint ${current.task}`} orders={orders} />
  )
  // A commit is approved by whoever sees what is in it.
  const beside: CardExtra = ({ approves, iteration }) => {
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
      beside={beside}
      folds={<Folds page={page} now={now} />}
    />
  )
}

/** Of the newest steps, beside everything else. */
const maxSteps = 12

function Folds({ page, now }: { page: LivePage; now: LiveAttempt | undefined }) {
  return (
    <>
      {now && (
        <Fold name="Steps" finding={stepsFinding(now)}>
          {() => <Now live={now} most={maxSteps} />}
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

/** From the second script, which runs now at the latest. */
export function Charts(of: { page: LivePage; part: 'burn-down' | 'graph' }) {
  const Insights = insights()
  return <Insights {...of} />
}
