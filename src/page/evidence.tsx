import type { PageData } from '../core/report/page/page-data.ts'
import { plural } from '../core/text/amounts.ts'

/** Each criterion with its level; those that ran are folded. */
export function Evidence({ data: { evidence } }: { data: PageData }) {
  if (!evidence || evidence.rows.length === 0) return null
  const ran = evidence.rows.filter(({ level }) => level === 'ran')
  const others = evidence.rows.filter(({ level }) => level !== 'ran')
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence">Evidence for the acceptance criteria</h2>
      {others.length > 0 && <Criteria rows={others} />}
      {ran.length > 0 && (
        <details>
          <summary>{plural(ran.length, 'criterion', 'criteria')} whose tests ran</summary>
          <Criteria rows={ran} />
        </details>
      )}
      {evidence.more > 0 && <p>{evidence.more} more are not included in this page.</p>}
    </section>
  )
}

const Criteria = ({ rows }: { rows: NonNullable<PageData['evidence']>['rows'] }) => (
  <ul class="knowledge">
    {rows.map(({ task, criterion, level, by }) => (
      <li key={`${task} ${criterion}`}>
        <code>{task}</code> {criterion}{' '}
        <small>
          {level}: {by}
        </small>
      </li>
    ))}
  </ul>
)

export const Receipt = ({ data: { receipt } }: { data: PageData }) => (
  <section aria-labelledby="receipt">
    <h2 id="receipt">Receipt</h2>
    <pre class="receipt">{receipt.slice(1).join('\n')}</pre>
  </section>
)
