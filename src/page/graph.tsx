import { graphlib, layout } from '@dagrejs/dagre'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GraphTask } from '../core/report/facts/plan-graph.ts'
import { statusMark, statusWord } from '../core/report/facts/task-rows.ts'
import type { PageData } from '../core/report/page/page-data.ts'
import { plural } from '../core/text/amounts.ts'
import { clip } from '../core/text/display-width.ts'
import { chosenTasks } from './graph-choice.ts'
import { leaveOnEscape } from './keys.ts'
import { narrowRowHeight } from './narrow.ts'
import { hashOf } from './route.ts'
import { usePrinted } from './use-printed.ts'
import { VirtualTable } from './virtual-list.tsx'

const box = { width: 190, height: 46 }

/** Dependencies, with the longest open chain in bold; of a large plan only the part around a chosen task. */
export function Graph({ data: { graph, status } }: { data: PageData }) {
  const [around, setAround] = useState('')
  const chosen = useMemo(() => chosenTasks(graph, around), [graph, around])
  const drawn = useMemo(() => layOutGraph(chosen), [chosen])
  const printed = usePrinted()
  const fitsPaper = drawn.width <= paper.width && drawn.height <= (paper.height * drawn.width) / paper.width
  return (
    <section aria-labelledby="graph">
      <h2 id="graph">Dependencies</h2>
      <p>{chainInWords(graph.critical_path)}</p>
      <form class="filter" onSubmit={(event) => event.preventDefault()}>
        <label>
          Around the task{' '}
          <input
            type="search"
            onKeyDown={leaveOnEscape}
            list="ids"
            value={around}
            onInput={({ currentTarget }) => setAround(currentTarget.value.trim())}
          />
        </label>
        <datalist id="ids">
          {graph.tasks.slice(0, 500).map(({ id }) => (
            <option key={id} value={id} />
          ))}
        </datalist>
        <output>
          {chosen.length < status.tasks.length
            ? `${chosen.length} of ${plural(status.tasks.length, 'task')}`
            : plural(chosen.length, 'task')}
        </output>
      </form>
      {printed && !fitsPaper ? (
        <p>The graph is too large for paper. The table lists what each task waits for.</p>
      ) : (
        <Drawing drawn={drawn} />
      )}
      <DependencyTable tasks={graph.tasks} />
    </section>
  )
}

/** The largest size that is readable on a sheet; a larger graph is not printed. */
const paper = { width: 1_300, height: 1_600 }

const maxChain = 8

function chainInWords(ids: readonly string[]): string {
  if (ids.length < 2) return ''
  const shown = ids.length > maxChain + 1 ? [...ids.slice(0, maxChain - 1), '…', ...ids.slice(-1)] : ids
  return `The longest chain of open tasks has ${plural(ids.length, 'task')}: ${shown.join(' → ')}.`
}

function Drawing({ drawn }: { drawn: ReturnType<typeof layOutGraph> }) {
  const view = useRef<HTMLElement>(null)
  // Readers look for open tasks, and done ones may be screens wide.
  useLayoutEffect(() => {
    if (view.current && drawn.openAt !== null) view.current.scrollLeft = drawn.openAt - box.width
  }, [])
  return (
    <section class="graph" ref={view} aria-label="Graph of the dependencies">
      <svg width={drawn.width} height={drawn.height} viewBox={`0 0 ${drawn.width} ${drawn.height}`} role="presentation">
        {drawn.edges.map(({ key, path, critical: bold }) => (
          <path key={key} class={bold ? 'edge critical' : 'edge'} d={path} />
        ))}
        {drawn.nodes.map(({ task, x, y }) => (
          <a key={task.id} href={hashOf({ view: 'tasks', search: task.id, status: '' })}>
            <title>{inWords(task)}</title>
            <rect
              class={`node ${task.status}${task.critical ? ' critical' : ''}`}
              x={x - box.width / 2}
              y={y - box.height / 2}
              width={box.width}
              height={box.height}
              rx={6}
            />
            <text x={x - box.width / 2 + 10} y={y - 4}>
              {statusMark[task.status]} {clip(task.id, 22)}
            </text>
            <text class="title" x={x - box.width / 2 + 10} y={y + 13}>
              {clip(task.title, 28)}
            </text>
          </a>
        ))}
      </svg>
    </section>
  )
}

/** All tasks, also those that are not drawn. */
function DependencyTable({ tasks }: { tasks: readonly GraphTask[] }) {
  const [open, setOpen] = useState(false)
  const printed = usePrinted()
  const isOpen = open || printed
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => !printed && setOpen(currentTarget.open)}>
      <summary>As a table</summary>
      {isOpen && (
        <VirtualTable
          label="Dependencies"
          className="dependencies"
          columns={['Task', 'Title', 'Status', 'Builds on']}
          rows={tasks}
          rowHeight={40}
          narrowHeight={narrowRowHeight}
          keyOf={({ id }) => id}
          row={({ id, title, status, depends_on }) => [
            <a href={hashOf({ view: 'tasks', search: id, status: '' })}>{id}</a>,
            <span title={title}>{title}</span>,
            <span class={`status ${status}`}>
              <span aria-hidden="true">{statusMark[status]}</span> {statusWord[status]}
            </span>,
            <span title={depends_on.join(', ')}>{depends_on.join(', ')}</span>,
          ]}
        />
      )}
    </details>
  )
}

const inWords = ({ id, title, status, waits_for }: GraphTask): string =>
  `${id}: ${title} (${statusWord[status]}${waits_for.length > 0 ? `, waits for ${waits_for.map((dependency) => dependency.id).join(', ')}` : ''})`

interface Point {
  readonly x: number
  readonly y: number
}

function layOutGraph(tasks: readonly GraphTask[]) {
  const graph = new graphlib.Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 46, marginx: 8, marginy: 8 })
  const taskById = new Map(tasks.map((task) => [task.id, task]))
  for (const { id } of tasks) graph.setNode(id, { ...box })
  for (const { id, depends_on } of tasks)
    for (const dependency of depends_on) if (taskById.has(dependency)) graph.setEdge(dependency, id, {})
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const nodes = tasks.map((task) => ({ task, ...(graph.node(task.id) as Point) }))
  const unfinished = nodes.filter(({ task }) => isUnfinished(task))
  return {
    width: Math.ceil(width) + 16,
    height: Math.ceil(height) + 16,
    nodes,
    /** Left edge of the first open task. */
    openAt: unfinished.length === 0 ? null : Math.min(...unfinished.map(({ x }) => x - box.width / 2)),
    edges: (graph.edges() as { v: string; w: string }[]).map((edge) => ({
      key: `${edge.v} ${edge.w}`,
      path: pathOf([
        sidePoint(graph.node(edge.v) as Point, 1),
        ...(graph.edge(edge) as { points: readonly Point[] }).points.slice(1, -1),
        sidePoint(graph.node(edge.w) as Point, -1),
      ]),
      critical: (taskById.get(edge.v)?.critical ?? false) && (taskById.get(edge.w)?.critical ?? false),
    })),
  }
}

const isUnfinished = ({ status }: GraphTask): boolean => status !== 'done' && status !== 'skipped'

/** Where an edge leaves or meets a task: at any other side it would run below the neighbours. */
const sidePoint = ({ x, y }: Point, side: 1 | -1): Point => ({ x: x + (side * box.width) / 2, y })

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
