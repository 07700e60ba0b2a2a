import { useState } from 'preact/hooks'
import type { LivePage } from '../../core/report/page/live-page.ts'
import type { PageDetail } from '../../core/report/page/page-detail.ts'
import { formatUtc } from '../../core/text/amounts.ts'
import { Approval, Asked } from './approval.tsx'
import { Form, type Part, Reason, words } from './order-form.tsx'
import type { Orders } from './orders.ts'
import { SettingsForm } from './settings.tsx'

/** What a person can order: each button gives the order that `ralph` has for it. */
export function Control({
  page,
  orders,
  awaited,
}: {
  page: LivePage
  orders: Orders
  /** Of the commit that waits for approval. */
  awaited: PageDetail | undefined
}) {
  return (
    <>
      <Approval page={page} orders={orders} detail={awaited} />
      <Asked page={page} orders={orders} />
      <Run page={page} orders={orders} />
      <Hint page={page} orders={orders} />
      <Task page={page} orders={orders} />
      <Undo page={page} orders={orders} />
      <SettingsForm page={page} orders={orders} />
      <Given page={page} orders={orders} />
    </>
  )
}

function Run({ page, orders }: Part) {
  const [why, setWhy] = useState('')
  const { paused, status } = page
  const give = (verb: string): void => {
    orders.give(words(verb, why))
    setWhy('')
  }
  return (
    <Form title="The run" send={() => give(paused ? 'resume' : 'pause')}>
      <p>{paused ? `Paused by ${paused.by}: ${paused.why}` : 'It is not paused.'}</p>
      {!paused && <Reason value={why} set={setWhy} />}
      <button type="submit" disabled={orders.busy}>
        {paused ? 'Resume' : 'Pause'} <kbd>Space</kbd>
      </button>
      {status.lease && (
        <button type="button" disabled={orders.busy} onClick={() => give('stop')}>
          End the running job
        </button>
      )}
    </Form>
  )
}

function Hint({ page, orders }: Part) {
  const [task, setTask] = useState('')
  const [text, setText] = useState('')
  const open = page.status.tasks.filter(({ status }) => status !== 'done' && status !== 'skipped')
  return (
    <Form
      title="Hint"
      send={() => {
        if (text.trim() === '') return
        orders.give(words('hint', task, text))
        setText('')
      }}
    >
      <label>
        For{' '}
        <select value={task} onChange={({ currentTarget }) => setTask(currentTarget.value)}>
          <option value="">the next attempt, of any task</option>
          {open.map(({ id, title }) => (
            <option key={id} value={id}>
              {id} {title}
            </option>
          ))}
        </select>
      </label>
      <label class="wide">
        What it should know{' '}
        <textarea
          rows={3}
          maxLength={1_900}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={orders.busy || text.trim() === ''}>
        Give the hint
      </button>
    </Form>
  )
}

const skippable = new Set(['pending', 'in_progress', 'failed', 'given_up'])
const retriable = new Set(['failed', 'skipped', 'given_up', 'pending'])

function Task({ page, orders }: Part) {
  const [task, setTask] = useState('')
  const [why, setWhy] = useState('')
  const left = page.status.tasks.filter(({ status }) => skippable.has(status) || retriable.has(status))
  const status = left.find(({ id }) => id === task)?.status ?? ''
  const give = (verb: string): void => {
    orders.give(words(verb, task, why))
    setWhy('')
  }
  return (
    <Form title="Task">
      <label>
        Task{' '}
        <select value={task} onChange={({ currentTarget }) => setTask(currentTarget.value)}>
          <option value="">choose one</option>
          {left.map(({ id, title, status: is }) => (
            <option key={id} value={id}>
              {id} {title} ({is.replaceAll('_', ' ')})
            </option>
          ))}
        </select>
      </label>
      <Reason value={why} set={setWhy} />
      <button type="button" disabled={orders.busy || !skippable.has(status)} onClick={() => give('skip')}>
        Skip it
      </button>
      <button type="button" disabled={orders.busy || !retriable.has(status)} onClick={() => give('retry')}>
        Retry it
      </button>
    </Form>
  )
}

function Undo({ page, orders }: Part) {
  const [iteration, setIteration] = useState('')
  const [why, setWhy] = useState('')
  const [dependents, setDependents] = useState(false)
  const made = page.iterations.filter(({ outcome, commit }) => outcome === 'succeeded' && commit !== null).reverse()
  const one = made.find((found) => String(found.iteration) === iteration)
  return (
    <Form
      title="Undo"
      send={() => {
        if (!one) return
        const others = dependents ? ' Finished tasks that build on it are reopened too.' : ''
        orders.give(words('undo', iteration, dependents ? '--reopen-dependents' : '', why), [
          `The commits of ${one.task} are reverted by new ones, and the task is reopened.${others}`,
        ])
        setWhy('')
      }}
    >
      <label>
        Iteration{' '}
        <select value={iteration} onChange={({ currentTarget }) => setIteration(currentTarget.value)}>
          <option value="">choose one</option>
          {made.map(({ iteration: number, task, summary }) => (
            <option key={number} value={String(number)}>
              #{number} {task}: {(summary ?? '').slice(0, 80)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={dependents}
          onChange={({ currentTarget }) => setDependents(currentTarget.checked)}
        />{' '}
        also what builds on it
      </label>
      <Reason value={why} set={setWhy} />
      <button type="submit" disabled={orders.busy || !one}>
        Undo it
      </button>
    </Form>
  )
}

/** What waits for a job, and what became of what was taken: also of orders from elsewhere. */
function Given({ page, orders }: Part) {
  const { status, commands } = page
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {status.orders.length === 0 && <p>No order is waiting for a job.</p>}
      <ul>
        {status.orders.map(({ id, by, text, at }) => (
          <li key={id}>
            <code>{text}</code>{' '}
            <small>
              by {by}, {at === '' ? '' : formatUtc(at)}; a running job picks it up within a minute
            </small>{' '}
            <button type="button" disabled={orders.busy} onClick={() => orders.withdraw(id)}>
              Withdraw it
            </button>
          </li>
        ))}
      </ul>
      {commands.length > 0 && <h3>Picked up, newest first</h3>}
      <ul>
        {commands.map(({ at, by, text, refused }) => (
          <li key={`${at} ${text}`}>
            <code>{text}</code>{' '}
            <small>
              by {by}, {formatUtc(at)}
            </small>
            : {refused === null ? 'done' : `refused: ${refused}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
