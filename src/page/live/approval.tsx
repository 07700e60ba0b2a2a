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
        {asks.map((ask) => (
          <li key={ask.task}>
            <a href={hashOf({ view: 'iteration', iteration: ask.iteration })}>#{ask.iteration}</a> {ask.task}: {ask.why}{' '}
            {ask.question ? (
              <Answer task={ask.task} agrees={ask.question.kind === 'no_change'} orders={orders} />
            ) : (
              <button type="button" disabled={orders.busy} onClick={() => orders.give(`approve ${ask.task}`)}>
                Approve {ask.task}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Form>
  )
}

/** An agent that changed nothing asks: words for its next attempt, or that nothing is to be changed. */
function Answer({ task, agrees, orders }: { task: string; agrees: boolean; orders: Part['orders'] }) {
  const [text, setText] = useState('')
  return (
    <>
      <label>
        Answer{' '}
        <input
          type="text"
          maxLength={1_000}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        disabled={orders.busy || text.trim() === ''}
        onClick={() => {
          orders.give(words('answer', task, text))
          setText('')
        }}
      >
        Answer {task}
      </button>
      {agrees && (
        <button type="button" disabled={orders.busy} onClick={() => orders.give(`answer ${task} done`)}>
          {task} needs no change
        </button>
      )}
    </>
  )
}
