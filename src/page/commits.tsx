import type { PageData } from '../core/report/page/page-data.ts'
import { formatUtc } from '../core/text/amounts.ts'
import { Commit } from './commit.tsx'
import { narrowRowHeight } from './narrow.ts'
import { hashOf } from './route.ts'
import { VirtualTable } from './virtual-list.tsx'

/** What the run made, newest first; what was taken back or waits says so. */
export function Commits({ data }: { data: PageData }) {
  const made = data.iterations.filter(({ outcome, commit }) => commit !== null && counts.has(outcome)).reverse()
  return (
    <section aria-labelledby="commits">
      <h2 id="commits">Commits</h2>
      <p>
        {made.length === 0 ? 'The run has made no commit yet. They come on' : 'On'} the branch{' '}
        <code>{data.status.work.branch}</code>.
      </p>
      <VirtualTable
        label="Commits"
        className="commits"
        columns={['Commit', 'Iteration', 'Task', 'What it did', 'When']}
        rows={made}
        rowHeight={40}
        narrowHeight={narrowRowHeight}
        keyOf={({ iteration }) => iteration}
        row={({ iteration, task, commit, summary, why, outcome, ended }) => [
          <Commit oid={commit ?? ''} repository={data.repository} />,
          <a href={hashOf({ view: 'iteration', iteration })}>#{iteration}</a>,
          task ?? '',
          <span title={summary ?? why ?? ''}>
            {[outcome === 'succeeded' ? '' : outcome, summary ?? why ?? ''].filter(Boolean).join(': ')}
          </span>,
          ended === null ? '' : formatUtc(ended),
        ]}
      />
    </section>
  )
}

const counts = new Set(['succeeded', 'waits for approval', 'taken back', 'undo'])
