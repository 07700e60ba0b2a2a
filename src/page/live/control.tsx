import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { LivePage } from '../../core/report/page/live-page.ts'
import { formatUtc } from '../../core/text/amounts.ts'
import { OrderWithText } from '../first/actions.tsx'
import type { Orders } from './orders.ts'
import { SettingsForm } from './settings.tsx'

export const TaskOrders = (part: FormContext) => (
  <>
    <Task {...part} />
    <Hint {...part} />
  </>
)

export const Settings = (part: FormContext) => (
  <>
    <SettingsForm {...part} />
    <GivenOrders {...part} />
  </>
)

/** Orders about the whole run, beside its headline. */
export function RunOrders({ page, orders }: FormContext) {
  const { paused, status } = page
  return (
    <div class="acts">
      {status.standing === 'at_work' && (
        <OrderWithText label="Tell every agent…" about="What the next agent should know" order="hint" orders={orders} />
      )}
      {(paused || status.lease) && (
        <button type="button" disabled={orders.sending} onClick={() => orders.give(paused ? 'resume' : 'pause')}>
          {paused ? 'Resume' : 'Pause'}
        </button>
      )}
      {status.lease && (
        <button type="button" disabled={orders.sending} onClick={() => orders.give('stop')}>
          Stop
        </button>
      )}
    </div>
  )
}

function Hint({ page, orders }: FormContext) {
  const [task, setTask] = useState('')
  const [text, setText] = useState('')
  const open = page.status.tasks.filter(({ status }) => status !== 'done' && status !== 'skipped')
  return (
    <Form
      title="Hint"
      send={() => {
        if (text.trim() === '') return
        orders.give(joinWords('hint', task, text))
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
      <button type="submit" disabled={orders.sending || text.trim() === ''}>
        Give the hint
      </button>
    </Form>
  )
}

const skippable = new Set(['pending', 'in_progress', 'failed', 'given_up'])
const retriable = new Set(['failed', 'skipped', 'given_up', 'pending'])

function Task({ page, orders }: FormContext) {
  const [task, setTask] = useState('')
  const [reason, setReason] = useState('')
  const orderable = page.status.tasks.filter(({ status }) => skippable.has(status) || retriable.has(status))
  const status = orderable.find(({ id }) => id === task)?.status ?? ''
  const give = (verb: string): void => {
    orders.give(joinWords(verb, task, reason))
    setReason('')
  }
  return (
    <Form title="Task">
      <label>
        Task{' '}
        <select value={task} onChange={({ currentTarget }) => setTask(currentTarget.value)}>
          <option value="">choose one</option>
          {orderable.map(({ id, title, status: taskStatus }) => (
            <option key={id} value={id}>
              {id} {title} ({taskStatus.replaceAll('_', ' ')})
            </option>
          ))}
        </select>
      </label>
      <Reason value={reason} set={setReason} />
      <button type="button" disabled={orders.sending || !skippable.has(status)} onClick={() => give('skip')}>
        Skip it
      </button>
      <button type="button" disabled={orders.sending || !retriable.has(status)} onClick={() => give('retry')}>
        Retry it
      </button>
    </Form>
  )
}

/** Reverts the commits of an iteration; beside their list. */
export function Undo({ page, orders }: FormContext) {
  const [iteration, setIteration] = useState('')
  const [reason, setReason] = useState('')
  const [dependents, setDependents] = useState(false)
  const undoable = page.iterations.filter(({ outcome, commit }) => outcome === 'succeeded' && commit !== null).reverse()
  const chosen = undoable.find((candidate) => String(candidate.iteration) === iteration)
  return (
    <Form
      title="Undo"
      send={() => {
        if (!chosen) return
        const others = dependents ? ' Finished tasks that build on it are reopened too.' : ''
        orders.give(joinWords('undo', iteration, dependents ? '--reopen-dependents' : '', reason), [
          `The commits of ${chosen.task} are reverted by new ones, and the task is reopened.${others}`,
        ])
        setReason('')
      }}
    >
      <label>
        Iteration{' '}
        <select value={iteration} onChange={({ currentTarget }) => setIteration(currentTarget.value)}>
          <option value="">choose one</option>
          {undoable.map(({ iteration: number, task, summary }) => (
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
      <Reason value={reason} set={setReason} />
      <button type="submit" disabled={orders.sending || !chosen}>
        Undo it
      </button>
    </Form>
  )
}

/** The outcomes of orders that jobs picked up, also of orders from elsewhere. */
function GivenOrders({ page: { commands } }: FormContext) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {commands.length === 0 && <p>No order has been picked up yet. Those that wait are cards on the overview.</p>}
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

interface FormContext {
  readonly page: LivePage
  readonly orders: Orders
}

/** A form whose fields are cleared after sending: an order that is given twice counts twice. */
function Form({ title, children, send }: { title: string; children: ComponentChildren; send?: () => void }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form
        class="order"
        onSubmit={(event) => {
          event.preventDefault()
          send?.()
        }}
      >
        {children}
      </form>
    </section>
  )
}

const joinWords = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

const Reason = ({ value, set }: { value: string; set: (text: string) => void }) => (
  <label>
    Why <input type="text" maxLength={1_000} value={value} onInput={({ currentTarget }) => set(currentTarget.value)} />
  </label>
)
