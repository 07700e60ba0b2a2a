import type { PageData, PageIteration } from '../core/report/page/page-data.ts'
import { formatDuration, formatUsd, formatUtc } from '../core/text/amounts.ts'
import { narrowRowHeight } from './narrow.ts'
import { hashOf } from './route.ts'
import { phasesOf, totalOf } from './timeline-layout.ts'
import { VirtualTable } from './virtual-list.tsx'

/** Every attempt, newest first, with its time by phase. */
export function Iterations({ data: { iterations } }: { data: PageData }) {
  const longest = Math.max(1, ...iterations.map(totalOf))
  return (
    <section aria-labelledby="iterations">
      <h2 id="iterations">Iterations</h2>
      {iterations.length === 0 && <p>No iteration has begun yet.</p>}
      <VirtualTable
        label="Iterations"
        className="iterations"
        columns={['#', 'Task', 'Outcome', 'Time', 'By phase', 'Cost', 'Ended']}
        rows={[...iterations].reverse()}
        rowHeight={40}
        narrowHeight={narrowRowHeight}
        keyOf={({ iteration }) => iteration}
        row={(attempt) => [
          <a href={hashOf({ view: 'iteration', iteration: attempt.iteration })}>#{attempt.iteration}</a>,
          attempt.task ?? '',
          <Outcome of={attempt} />,
          totalOf(attempt) === 0 ? '' : formatDuration(totalOf(attempt)),
          <PhaseBar of={attempt} longest={longest} />,
          attempt.usd === 0 ? '' : formatUsd(attempt.usd),
          attempt.ended === null ? '' : formatUtc(attempt.ended),
        ]}
      />
    </section>
  )
}

export function Outcome({ of: { outcome, red, why } }: { of: PageIteration }) {
  const text = outcome === 'failed' && red.length > 0 ? `failed: ${red.map(({ name }) => name).join(', ')}` : outcome
  return (
    <span class={`outcome ${outcome.replaceAll(' ', '-')}`} title={why ?? ''}>
      {text}
    </span>
  )
}

function PhaseBar({ of, longest }: { of: PageIteration; longest: number }) {
  const phases = phasesOf(of)
  if (phases.length === 0) return null
  const words = phases.map(({ name, ms }) => `${name} ${formatDuration(ms)}`).join(', ')
  return (
    <span class="bar" role="img" aria-label={words} title={words}>
      {phases.map(({ name, ms }) => (
        <span key={name} class={`phase ${name}`} style={{ width: `${(100 * ms) / longest}%` }} />
      ))}
    </span>
  )
}
