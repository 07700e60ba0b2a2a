import type { PageData } from '../core/report/page/page-data.ts'
import { formatUtc } from '../core/text/amounts.ts'
import { Commit } from './commit.tsx'
import { narrowRowHeight } from './narrow.ts'
import { hashOf } from './route.ts'
import { VirtualTable } from './virtual-list.tsx'

/** The run's commits, newest first, each with its outcome if it was reverted or waits. */
export function Commits({ data }: { data: PageData }) {
  const commits = data.iterations
    .filter(({ outcome, commit }) => commit !== null && shownOutcomes.has(outcome))
    .reverse()
  return (
    <section aria-labelledby="commits">
      <h2 id="commits">Commits</h2>
      <p>
        {commits.length === 0 ? 'The run has made no commit yet. They come on' : 'On'} the branch{' '}
        <code>{data.status.work.branch}</code>.
      </p>
      <VirtualTable
        label="Commits"
        className="commits"
        columns={['Commit', 'Iteration', 'Task', 'What it did', 'When']}
        rows={commits}
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

const shownOutcomes = new Set(['succeeded', 'waits for approval', 'taken back', 'undo'])
