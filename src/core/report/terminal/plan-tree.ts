import { isOpen } from '../../plan/graph/blocked.ts'
import { plural } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped.ts'
import { clip, displayWidth, fitLines, type TextStyle, wrap } from '../../text/display-width.ts'
import { arrowRow, plainLine } from '../../text/one-line.ts'
import { type Paint, painter, statusColour } from '../../text/paint.ts'
import type { GraphTask, PlanGraph } from '../facts/plan-graph.ts'
import { statusMark } from '../facts/task-rows.ts'

/** Columns that the branches may take: a chain of a thousand tasks stays readable. */
const deepest = 36
const leastTitle = 12
const mostNamed = 4

/**
 * The plan as a tree: each task once, below the last of those that it waits for; what else it waits for is said beside
 * it. Then what is ready, and the critical path. Lines without their newline.
 */
export function planTree(graph: PlanGraph, look: TextStyle): string[] {
  const paint = painter(look.color)
  const done = graph.tasks.filter(({ status }) => status === 'done').length
  const from = graph.source === 'run' ? `${done} done` : fromWhere[graph.source]
  return [
    paint(`${plainLine(graph.plan, 100)}: ${plural(graph.tasks.length, 'task')}, ${from}`, 'bold'),
    '',
    ...fitLines(
      placed(graph.tasks).map((place) => taskLine(place, { paint, width: look.width })),
      look,
    ),
    '',
    ...conclusion(graph, look.width),
  ]
}

interface Place {
  readonly task: GraphTask
  /** `│  └─ `, its newest part where it is too long. */
  readonly branch: string
}

/** Depth first, in plan order, without recursion: a plan may be one chain of ten thousand. */
function placed(tasks: readonly GraphTask[]): Place[] {
  const children = childrenOf(tasks)
  const places: Place[] = []
  const todo: (Place & { inner: string })[] = []
  const push = (parent: string | null, before: string): void => {
    const below = children.get(parent) ?? []
    const pieces = (last: boolean) => (parent === null ? ['', ''] : last ? ['└─ ', '   '] : ['├─ ', '│  '])
    const placed = below.map((task, at) => {
      const [branch, inner] = pieces(at === below.length - 1).map((piece) => shorten(before + piece))
      return { task, branch: branch ?? '', inner: inner ?? '' }
    })
    for (const place of placed.reverse()) todo.push(place)
  }
  push(null, '')
  for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
    places.push(place)
    push(place.task.id, place.inner)
  }
  return places
}

const shorten = (branch: string): string => (branch.length > deepest ? `…${branch.slice(1 - deepest)}` : branch)

function childrenOf(tasks: readonly GraphTask[]): Map<string | null, GraphTask[]> {
  const children = new Map<string | null, GraphTask[]>()
  for (const task of tasks) {
    const siblings = children.get(task.below)
    if (siblings) siblings.push(task)
    else children.set(task.below, [task])
  }
  return children
}

function taskLine({ task, branch }: Place, { paint, width }: { paint: Paint; width: number }): string {
  const start = `${branch}${statusMark[task.status]} ${task.id}${task.critical ? '*' : ''}`
  const remark = remarkOf(task)
  const room = width - displayWidth(start) - (remark === '' ? 0 : displayWidth(remark) + 2) - 2
  const title = room < leastTitle ? '' : `  ${clip(plainLine(task.title, 200), room)}`
  const colour = statusColour[task.status]
  const text = `${statusMark[task.status]} ${task.id}${task.critical ? '*' : ''}${title}`
  return `${paint(branch, 'dim')}${colour ? paint(text, colour) : text}${remark === '' ? '' : `  ${paint(remark, 'dim')}`}`
}

/** What the tree alone does not show: that it can start, or which other tasks it waits for. */
function remarkOf({ ready, status, waits_for, below }: GraphTask): string {
  if (status === 'in_progress') return '(at work)'
  if (ready) return '(ready)'
  const others = waits_for.filter((other) => other.id !== below || fate[other.status] !== '')
  if (others.length === 0) return ''
  const named = others.map(({ id, status: of }) => `${id}${fate[of]}`)
  const also = waits_for.some(({ id }) => id === below) && others.every(({ id }) => id !== below) ? 'also ' : ''
  return `(waits ${also}for ${cappedRow(named, mostNamed)})`
}

const fate = {
  pending: '',
  in_progress: '',
  done: '',
  failed: ': failed',
  skipped: ': skipped',
  given_up: ': given up',
}

function conclusion({ ready, critical_path, tasks }: PlanGraph, width: number): string[] {
  const open = tasks.some(({ status }) => isOpen(status))
  if (!open) return ['Nothing left to do.']
  const first = cappedRow(ready, 10)
  const length = critical_path.length === 1 ? '1 task' : `${critical_path.length} tasks, one after the other`
  return [
    ...wrap(ready.length === 0 ? 'Ready now: nothing' : `Ready now, in this order: ${first}`, width),
    ...wrap(`Critical path (*), ${length}: ${arrowRow(critical_path)}`, width),
  ]
}

const fromWhere = { file: 'from the file, without a run', draft: 'a draft' } as const
