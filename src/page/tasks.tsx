import { statusInWords, statusMark, statusWord, type TaskRow } from '../core/report/facts/task-rows.ts'
import type { PageData } from '../core/report/page/page-data.ts'
import { formatDuration, formatUsd, plural } from '../core/text/amounts.ts'
import type { TaskStatus } from '../schema/plan/plan.ts'
import { Commit } from './commit.tsx'
import { leaveOnEscape } from './keys.ts'
import { narrowRowHeight } from './narrow.ts'
import { hashOf } from './route.ts'
import { VirtualTable } from './virtual-list.tsx'

/** All tasks of the plan, by words and by status. */
export function Tasks({ data, search, status }: { data: PageData; search: string; status: string }) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = data.status.tasks.filter(
    (task) =>
      (status === '' || task.status === status) &&
      words.every((word) =>
        `${task.id} ${task.title} ${milestoneIn(data, task.id) ?? ''}`.toLowerCase().includes(word),
      ),
  )
  const newest = new Map(data.iterations.flatMap(({ task, iteration }) => (task === null ? [] : [[task, iteration]])))
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">Tasks</h2>
      <form class="filter" onSubmit={(event) => event.preventDefault()}>
        <label>
          Search{' '}
          <input
            type="search"
            onKeyDown={leaveOnEscape}
            value={search}
            onInput={({ currentTarget }) => show({ search: currentTarget.value, status })}
          />
        </label>
        <label>
          Status{' '}
          <select value={status} onChange={({ currentTarget }) => show({ search, status: currentTarget.value })}>
            <option value="">all</option>
            {(Object.keys(statusWord) as TaskStatus[]).map((name) => (
              <option key={name} value={name}>
                {statusWord[name]}
              </option>
            ))}
          </select>
        </label>
        <output>{plural(rows.length, 'task')}</output>
      </form>
      <VirtualTable
        label="Tasks"
        className="tasks"
        columns={['Task', 'Title', 'Status', 'Attempts', 'Time', 'Cost', 'Commit']}
        rows={rows}
        rowHeight={40}
        narrowHeight={narrowRowHeight}
        keyOf={({ id }) => id}
        row={(task) => cells(task, newest.get(task.id), data)}
      />
    </section>
  )
}

const cells = (task: TaskRow, iteration: number | undefined, data: PageData) => [
  iteration === undefined ? task.id : <a href={hashOf({ view: 'iteration', iteration })}>{task.id}</a>,
  <span title={task.title}>
    {milestoneIn(data, task.id) && <span class="milestone">{milestoneIn(data, task.id)}</span>}
    {task.title}
  </span>,
  <span class={`status ${task.status}`}>
    <span aria-hidden="true">{statusMark[task.status]}</span> {statusInWords(task)}
  </span>,
  task.attempts === 0 ? '' : String(task.attempts),
  task.time_ms === 0 ? '' : formatDuration(task.time_ms),
  task.usd === 0 ? '' : formatUsd(task.usd),
  task.commit === null ? '' : <Commit oid={task.commit} repository={data.repository} />,
]

/** The id of a task may be the name of something that every object has. */
const milestoneIn = ({ milestones }: PageData, id: string): string | undefined =>
  Object.hasOwn(milestones, id) ? milestones[id] : undefined

/** Replaces the address: letters of a search are no steps back in the browser. */
function show(filter: { search: string; status: string }): void {
  history.replaceState(null, '', hashOf({ view: 'tasks', ...filter }))
  dispatchEvent(new HashChangeEvent('hashchange'))
}
