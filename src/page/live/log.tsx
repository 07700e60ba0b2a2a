import { useEffect, useRef, useState } from 'preact/hooks'
import { type LivePage, type LogGroup, logGroups } from '../../core/report/page/live-page.ts'
import { plural } from '../../core/text/amounts.ts'
import { leaveOnEscape } from '../keys.ts'
import { hashOf } from '../route.ts'
import { VirtualTable } from '../virtual-list.tsx'

/** Events, newest first, filtered by words and by kind. */
export function Log({ page }: { page: LivePage }) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<LogGroup | ''>('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = page.log
    .map((row, at) => ({ ...row, at, when: row.at }))
    .filter(
      ({ groups, text, type, iteration }) =>
        (group === '' || groups.includes(group)) &&
        words.every((word) => `#${iteration} ${type} ${text}`.toLowerCase().includes(word)),
    )
    .reverse()
  return (
    <section aria-labelledby="log">
      <h2 id="log">Log</h2>
      <form class="filter" onSubmit={(event) => event.preventDefault()}>
        <label>
          Search{' '}
          <input
            type="search"
            onKeyDown={leaveOnEscape}
            value={search}
            onInput={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </label>
        <label>
          Show{' '}
          <select value={group} onChange={({ currentTarget }) => setGroup(currentTarget.value as LogGroup | '')}>
            <option value="">everything</option>
            {logGroups.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <output>{plural(rows.length, 'event')}</output>
      </form>
      <Newest text={page.log.at(-1)?.text ?? ''} />
      <VirtualTable
        label="Events, newest first"
        className="log"
        columns={['When', '#', 'What happened']}
        rows={rows}
        rowHeight={40}
        keyOf={({ at }) => page.older_events + at}
        row={({ when, iteration, text, groups }) => [
          when.slice(0, 19).replace('T', ' '),
          iteration === null || iteration === 0 ? (
            ''
          ) : (
            <a href={hashOf({ view: 'iteration', iteration })}>#{iteration}</a>
          ),
          <span title={text} class={groups.includes('trouble') ? 'trouble' : ''}>
            {text}
          </span>,
        ]}
      />
      {page.older_events > 0 && <p>{plural(page.older_events, 'older event')}: `ralph log` has them.</p>}
    </section>
  )
}

/** Announces the newest event to screen readers. */
function Newest({ text }: { text: string }) {
  const first = useRef(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text !== first.current) setAnnounced(text)
  }, [text])
  return (
    <p class="unseen" aria-live="polite">
      {announced}
    </p>
  )
}
