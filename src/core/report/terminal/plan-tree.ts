import { isOpen } from '../../plan/graph/blocked.ts'
import { plural } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { clip, displayWidth, fitLines, type TextStyle, wrap } from '../../text/display-width.ts'
import { arrowRow, plainLine } from '../../text/one-line.ts'
import { type Paint, painter, statusColour } from '../../text/paint.ts'
import type { GraphTask, PlanGraph } from '../facts/plan-graph.ts'
import { statusMark } from '../facts/task-rows.ts'

/** Maximum columns of the branches, so that a chain of a thousand tasks stays readable. */
const maxBranch = 36
const minTitle = 12
const maxNamed = 4

/**
 * Each task once, below its last dependency, with the others beside it; then the ready tasks and the critical path.
 * Lines without their newline.
 */
export function planTree(graph: PlanGraph, look: TextStyle): string[] {
  const paint = painter(look.color)
  const done = graph.tasks.filter(({ status }) => status === 'done').length
  const from = graph.source === 'run' ? `${done} done` : sourceInWords[graph.source]
  return [
    paint(`${plainLine(graph.plan, 100)}: ${plural(graph.tasks.length, 'task')}, ${from}`, 'bold'),
    '',
    ...fitLines(
      placesInTree(graph.tasks).map((place) => taskLine(place, { paint, width: look.width })),
      look,
    ),
    '',
    ...conclusion(graph, look.width),
  ]
}

interface Place {
  readonly task: GraphTask
  /** `│  └─ `; only its end if it is too long. */
  readonly branch: string
}

/** Depth first, in plan order, without recursion: a plan may be a chain of ten thousand tasks. */
function placesInTree(tasks: readonly GraphTask[]): Place[] {
  const children = groupByParent(tasks)
  const places: Place[] = []
  const stack: (Place & { inner: string })[] = []
  const push = (parent: string | null, before: string): void => {
    const siblings = children.get(parent) ?? []
    const branchPieces = (last: boolean) => (parent === null ? ['', ''] : last ? ['└─ ', '   '] : ['├─ ', '│  '])
    const childPlaces = siblings.map((task, index) => {
      const [branch, inner] = branchPieces(index === siblings.length - 1).map((piece) => shorten(before + piece))
      return { task, branch: branch ?? '', inner: inner ?? '' }
    })
    for (const place of childPlaces.reverse()) stack.push(place)
  }
  push(null, '')
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    places.push(place)
    push(place.task.id, place.inner)
  }
  return places
}

const shorten = (branch: string): string => (branch.length > maxBranch ? `…${branch.slice(1 - maxBranch)}` : branch)

function groupByParent(tasks: readonly GraphTask[]): Map<string | null, GraphTask[]> {
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
  const title = room < minTitle ? '' : `  ${clip(plainLine(task.title, 200), room)}`
  const colour = statusColour[task.status]
  const text = `${statusMark[task.status]} ${task.id}${task.critical ? '*' : ''}${title}`
  return `${paint(branch, 'dim')}${colour ? paint(text, colour) : text}${remark === '' ? '' : `  ${paint(remark, 'dim')}`}`
}

/** What the tree does not show: that the task is ready, or its other dependencies. */
function remarkOf({ ready, status, waits_for, below }: GraphTask): string {
  if (status === 'in_progress') return '(at work)'
  if (ready) return '(ready)'
  const others = waits_for.filter((other) => other.id !== below || statusSuffix[other.status] !== '')
  if (others.length === 0) return ''
  const names = others.map(({ id, status: dependencyStatus }) => `${id}${statusSuffix[dependencyStatus]}`)
  const also = waits_for.some(({ id }) => id === below) && others.every(({ id }) => id !== below) ? 'also ' : ''
  return `(waits ${also}for ${cappedRow(names, maxNamed)})`
}

const statusSuffix = {
  pending: '',
  in_progress: '',
  done: '',
  failed: ': failed',
  skipped: ': skipped',
  given_up: ': given up',
}

function conclusion({ ready, critical_path, tasks }: PlanGraph, width: number): string[] {
  const hasOpen = tasks.some(({ status }) => isOpen(status))
  if (!hasOpen) return ['Nothing left to do.']
  const first = cappedRow(ready, 10)
  const length = critical_path.length === 1 ? '1 task' : `${critical_path.length} tasks, one after the other`
  return [
    ...wrap(ready.length === 0 ? 'Ready now: nothing' : `Ready now, in this order: ${first}`, width),
    ...wrap(`Critical path (*), ${length}: ${arrowRow(critical_path)}`, width),
  ]
}

const sourceInWords = { file: 'from the file, without a run', draft: 'a draft' } as const
