import { useState } from 'preact/hooks'
import type { PageDetail } from '../../core/report/page/page-detail.ts'
import { Diff } from '../iteration.tsx'
import { hashOf } from '../route.ts'
import { Form, type Part, Reason, words } from './order-form.tsx'

/** A commit is approved by whoever sees what is in it. */
export function Approval({ page, orders, detail }: Part & { detail: PageDetail | undefined }) {
  const [why, setWhy] = useState('')
  const { awaiting } = page.status
  if (!awaiting) return null
  const { iteration, task, commit, summary } = awaiting
  return (
    <Form title="Waits for your approval">
      <p>
        <a href={hashOf({ view: 'iteration', iteration })}>#{iteration}</a> {task}: {summary}
      </p>
      {detail ? <Diff text={detail.diff ?? ''} cut={detail.diff_cut} /> : <p>Its changes are loading.</p>}
      <Reason value={why} set={setWhy} />
      <button type="button" disabled={orders.busy || !detail} onClick={() => orders.give(`approve ${commit}`)}>
        Approve {commit.slice(0, 7)}
      </button>
      <button
        type="button"
        disabled={orders.busy}
        onClick={() => {
          orders.give(words('retry', task, why))
          setWhy('')
        }}
      >
        Reject it and try again
      </button>
    </Form>
  )
}

/** What agents asked a person about: nothing is built on these tasks until each is answered. */
export function Asked({ page: { asks }, orders }: Part) {
  if (asks.length === 0) return null
  return (
    <Form title="Waits for your answer">
      <ul>
        {asks.map(({ iteration, task, why }) => (
          <li key={task}>
            <a href={hashOf({ view: 'iteration', iteration })}>#{iteration}</a> {task}: {why}{' '}
            <button type="button" disabled={orders.busy} onClick={() => orders.give(`approve ${task}`)}>
              Approve {task}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  )
}
