import { useState } from 'preact/hooks'
import type { PageData } from '../core/report/page/page-data.ts'
import { plural } from '../core/text/amounts.ts'
import type { Knowledge as Entry } from '../schema/knowledge/entry.ts'
import { hashOf } from './route.ts'

/** What people said and agents learned, with the source and the replaced entries. */
export function Knowledge({ data: { knowledge } }: { data: PageData }) {
  const [all, setAll] = useState(false)
  const shown = knowledge.filter((entry) => all || isActive(entry))
  const inactiveCount = knowledge.length - knowledge.filter(isActive).length
  return (
    <section aria-labelledby="knowledge">
      <h2 id="knowledge">Knowledge</h2>
      {knowledge.length === 0 && <p>This run has not been told or learned anything yet.</p>}
      {inactiveCount > 0 && (
        <label>
          <input type="checkbox" checked={all} onChange={({ currentTarget }) => setAll(currentTarget.checked)} /> also{' '}
          {plural(inactiveCount, 'entry', 'entries')} that no longer {inactiveCount === 1 ? 'counts' : 'count'}
        </label>
      )}
      {[...Map.groupBy(shown, kindOf)].map(([kind, entries]) => (
        <div key={kind}>
          <h3>{kind}</h3>
          <ul class="knowledge">
            {entries.map((entry) => (
              <li key={entry.id} id={entry.id} class={isActive(entry) ? '' : 'over'}>
                <code>{entry.id}</code> {entry.text}{' '}
                <small>
                  {entry.by === null ? 'learned in ' : `said by ${entry.by}`}
                  {entry.iterations.map((iteration, index) => (
                    <span key={iteration}>
                      {index > 0 && ', '}
                      <a href={hashOf({ view: 'iteration', iteration })}>#{iteration}</a>
                    </span>
                  ))}
                  {entry.supersedes.length > 0 && `; replaces ${entry.supersedes.join(', ')}`}
                  {entry.status !== 'active' && `; ${entry.status}${entry.why ? `: ${entry.why}` : ''}`}
                </small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const isActive = ({ status }: Entry): boolean => status === 'active'

/** `constraint` of `K-constraint-…`. */
const kindOf = ({ id }: Entry): string => id.split('-')[1] ?? ''
