import { useState } from 'preact/hooks'
import { formatUtc } from '../../core/text/amounts.ts'
import { Tell } from '../first/actions.tsx'
import { Form, type FormContext, Reason, words } from './order-form.tsx'
import { SettingsForm } from './settings.tsx'

/** What a person can order about tasks, below the list of them. */
export const TaskOrders = (part: FormContext) => (
  <>
    <Task {...part} />
    <Hint {...part} />
  </>
)

/** What holds for the whole run, and what was ordered. */
export const Settings = (part: FormContext) => (
  <>
    <SettingsForm {...part} />
    <Given {...part} />
  </>
)

/** Orders about the whole run, beside its headline. */
export function RunOrders({ page, orders }: FormContext) {
  const { paused, status } = page
  return (
    <div class="acts">
      {status.standing === 'at_work' && (
        <Tell label="Tell every agent…" about="What the next agent should know" order="hint" orders={orders} />
      )}
      {(paused || status.lease) && (
        <button type="button" disabled={orders.busy} onClick={() => orders.give(paused ? 'resume' : 'pause')}>
          {paused ? 'Resume' : 'Pause'}
        </button>
      )}
      {status.lease && (
        <button type="button" disabled={orders.busy} onClick={() => orders.give('stop')}>
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

function Task({ page, orders }: FormContext) {
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

/** Takes back the commits of an iteration, beside the list of them. */
export function Undo({ page, orders }: FormContext) {
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

/** What became of the orders that jobs took: also of orders from elsewhere. */
function Given({ page: { commands } }: FormContext) {
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
