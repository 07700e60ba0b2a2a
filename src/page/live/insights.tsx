import type { LivePage } from '../../core/report/page/live-page.ts'
import { BurnDown } from '../burn-down.tsx'
import { Graph } from '../graph.tsx'

/** Their libraries are most of the page's code. */
export const Insights = ({ page, part }: { page: LivePage; part: 'burn-down' | 'graph' }) =>
  part === 'graph' ? <Graph data={page} /> : <BurnDown data={page} />
