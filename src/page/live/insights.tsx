import type { LivePage } from '../../core/report/page/live-page.ts'
import { BurnDown } from '../burn-down.tsx'
import { Commits } from '../commits.tsx'
import { Graph } from '../graph.tsx'
import { Iterations } from '../iterations.tsx'
import { Knowledge } from '../knowledge.tsx'
import { Evidence, Receipt } from '../overview.tsx'

/** What the run has come to so far. */
export const Insights = ({ page }: { page: LivePage }) => (
  <>
    <BurnDown data={page} />
    <Graph data={page} />
    <Knowledge data={page} />
    <Evidence data={page} />
    <Receipt data={page} />
    <Iterations data={page} />
    <Commits data={page} />
  </>
)
