import type { Fault } from '../../lint/fault.ts'
import { isLegend } from '../account/box-like.ts'
import { isBox, type OutlineLine } from '../markdown/outline.ts'
import { fieldIn, type NamedField } from '../markdown/task-body.ts'

export interface SpecTask {
  readonly id: string
  readonly line: OutlineLine
  readonly title: string
  /** `[P]`: independent of its neighbours. */
  readonly parallel: boolean
  /** The specification's story, such as `US1`. */
  readonly story: string | undefined
  /** Ids that its text names as dependencies. */
  readonly after: readonly string[]
  readonly phase: number
  readonly details: string[]
  /** Lines such as `Blocked by: T001` below it. */
  readonly fields: NamedField[]
}

export interface Phase {
  readonly title: string
  readonly isStory: boolean
  readonly lines: string[]
}

const taskText =
  /^(?:\*\*)?(T(?:\d{3,}[a-z]?(?:[-.](?!T\d)[A-Za-z0-9]+)*|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/
const labels = /\[(P)\]|\[(US-?\d+)\]/gi
const dependsOn = /\((?:depends on|requires|after):?[ \t]+([^()]*)/i
const idPattern = /T(\d{3,})((?:[a-z]|[-.](?!T\d)[A-Za-z0-9]+)*)(?:[ \t]*(?:[-–—]|to|through)[ \t]*T(\d{3,}))?/g

interface Reading {
  readonly tasks: SpecTask[]
  readonly phases: Phase[]
  /** Text above the first phase. */
  readonly preamble: string[]
  open: SpecTask | undefined
  inPhase: boolean
  /** The section of the newest heading, which may be no part of the work. */
  part: { readonly title: string; readonly unnamed: OutlineLine[]; readonly lines: OutlineLine[]; hasTasks: boolean }
  /** Boxes that are no tasks, each with its fault; boxes without a fault are covered by another's. */
  readonly unnamed: Map<OutlineLine, Fault>
  /** Lines below a task, with the task's line. */
  readonly fields: Map<OutlineLine, OutlineLine>
  /** Lines of sections without tasks. */
  readonly asides: Set<OutlineLine>
}

/** The tasks in the order of the text, each with its phase. */
export function readPhases(lines: readonly OutlineLine[]): Omit<Reading, 'open' | 'inPhase' | 'part'> {
  const reading: Reading = {
    ...{ tasks: [], phases: [], preamble: [], open: undefined, inPhase: false, part: partOf('') },
    ...{ unnamed: new Map(), fields: new Map(), asides: new Set() },
  }
  const endPart = (title: string): void => {
    judgePart(reading)
    reading.part = partOf(title)
  }
  for (const line of lines) {
    if (line.kind === 'heading') endPart(line.text)
    reading.part.lines.push(line)
    if (line.kind === 'heading' && line.level <= 2) takeHeading(reading, line)
    else if (isBox(line)) takeBox(reading, line)
    else takeLine(reading, line)
  }
  endPart('')
  return reading
}

const partOf = (title: string): Reading['part'] => ({ title, unnamed: [], lines: [], hasTasks: false })

/** Sections of criteria and legends, whose boxes are no tasks. */
const aside =
  /^(?:legend|notation|key)\b|\b(?:checklist|validation|criteria|verification|compliance|definition of done)\b/i

function takeHeading(reading: Reading, { level, text }: OutlineLine): void {
  reading.open = undefined
  reading.inPhase = level === 2 && /^phase\b/i.test(text)
  if (reading.inPhase) reading.phases.push({ title: text, isStory: /user story|\bUS\d/i.test(text), lines: [] })
}

function takeBox(reading: Reading, line: OutlineLine): void {
  const { phases, tasks, part } = reading
  if (phases.length === 0) phases.push({ title: '', isStory: false, lines: [] })
  reading.open = taskOf(line, phases.length - 1)
  if (!reading.open) {
    if (!isLegend(line.text)) part.unnamed.push(line)
    return
  }
  part.hasTasks = true
  tasks.push(reading.open)
}

function takeLine(reading: Reading, line: OutlineLine): void {
  const { kind, depth, raw } = line
  if (reading.open && depth > 0) {
    reading.fields.set(line, reading.open.line)
    reading.open.fields.push(...fieldIn(line))
  }
  if (reading.open && depth > 0 && kind !== 'blank' && kind !== 'comment') reading.open.details.push(raw.trim())
  else if (kind !== 'text' && kind !== 'quote') return
  else if (reading.inPhase) reading.phases.at(-1)?.lines.push(raw)
  else if (reading.phases.length === 0) reading.preamble.push(raw)
}

function taskOf(line: OutlineLine, phase: number): SpecTask | undefined {
  const [, id, marks = '', title = ''] = taskText.exec(line.text) ?? []
  if (id === undefined) return undefined
  const labelMatches = [...marks.matchAll(labels)]
  const after = idsIn(dependsOn.exec(title)?.[1] ?? '')
  return {
    id,
    line,
    title: title.trim(),
    parallel: labelMatches.some(([, parallel]) => parallel !== undefined),
    story: labelMatches.find(([, , story]) => story !== undefined)?.[2]?.toUpperCase(),
    after,
    phase,
    details: [],
    fields: [],
  }
}

/** Longer ranges are cut. */
const longestRange = 500

/** Each id of `T012, T014-T016`. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(idPattern)].flatMap(([, first = '', rest = '', last]) => {
    const count = last === undefined ? 1 : Math.min(Number(last) - Number(first) + 1, longestRange)
    const next = (index: number): string => `T${String(Number(first) + index).padStart(first.length, '0')}`
    return [`T${first}${rest}`, ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => next(index + 1))]
  })

/** Boxes without an id: beside tasks, each may be a task that lost it; a section without ids has no tasks. */
function judgePart({ part, inPhase, unnamed, asides }: Reading): void {
  const { title, unnamed: boxes, hasTasks } = part
  const [first] = boxes
  if (hasTasks || (inPhase && !aside.test(title))) {
    for (const line of boxes) unnamed.set(line, withoutId(line))
    return
  }
  if (!inPhase && aside.test(title)) for (const line of part.lines) if (!boxes.includes(line)) asides.add(line)
  if (!first) return
  const [all, are] =
    boxes.length === 1 ? ['A check box', 'is not a task'] : [`${boxes.length} check boxes`, 'are not tasks']
  unnamed.set(first, {
    severity: 'warning',
    code: 'PLAN_MISSING_FIELD',
    at: [],
    offset: first.offset,
    message: `${all} without an id below ${JSON.stringify(title.slice(0, 60))} ${are}, so no agent gets ${boxes.length === 1 ? 'it' : 'them'}.`,
    remedy: 'Start each one that should be done with an id such as T042.',
  })
}

function withoutId({ offset, text }: OutlineLine): Fault {
  const message = `This check box has no task id: ${JSON.stringify(text.slice(0, 40))}.`
  const remedy = 'Start it with an id such as T042, or remove the box if it is not a task.'
  return { severity: 'error', code: 'PLAN_MISSING_FIELD', at: [], offset, message, remedy }
}

type Ordered = Pick<SpecTask, 'id' | 'parallel' | 'after' | 'phase'>

/**
 * The dependencies of each task. Adjacent tasks marked `[P]` do not wait for each other; the next task without the mark
 * waits for all of them. A phase's last task waits for all before it, and later phases wait for it alone, which keeps
 * the number of dependencies linear.
 */
export function phaseOrder(tasks: readonly Ordered[], isStory: readonly boolean[]): string[][] {
  const waits: string[][] = []
  /** The last tasks of the phases so far; `shared`: the one that all later phases wait for. */
  let closed: readonly string[] = []
  let shared: readonly string[] = []
  for (const phase of inPhases(tasks)) {
    const isOwn = isStory[phase[0]?.phase ?? 0] === true
    waits.push(...withinPhase(phase, isOwn ? shared : closed))
    const last = phase.slice(-1).map(({ id }) => id)
    closed = isOwn ? [...closed, ...last] : last
    if (!isOwn) shared = last
  }
  return waits
}

function inPhases(tasks: readonly Ordered[]): Ordered[][] {
  const phases: Ordered[][] = []
  for (const task of tasks) {
    const open = phases.at(-1)
    if (open?.[0]?.phase === task.phase) open.push(task)
    else phases.push([task])
  }
  return phases
}

function withinPhase(phase: readonly Ordered[], before: readonly string[]): string[][] {
  let barrier = before
  let beside: string[] = []
  return phase.map(({ id, parallel, after }, index) => {
    const joins = !parallel || index === phase.length - 1
    const waits = joins && beside.length > 0 ? beside : barrier
    if (joins) {
      barrier = [id]
      beside = []
    } else beside.push(id)
    return [...new Set([...waits, ...after])]
  })
}
