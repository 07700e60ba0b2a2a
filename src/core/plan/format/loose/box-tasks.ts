import type { Fault } from '../../lint/fault.ts'
import { isLegend } from '../account/box-like.ts'
import { boxStatusAdvice } from '../account/status-line.ts'
import { taskName, withoutOrnaments } from '../account/task-name.ts'
import { boxEdits } from '../markdown/mark-edits.ts'
import { isBox, type OutlineLine } from '../markdown/outline.ts'
import { fieldIn, idsIn, proseOf } from '../markdown/task-body.ts'
import { type LoosePlan, type LooseTask, notTasks, refusal, slugs } from './loose-plan.ts'

interface TaskBox {
  readonly line: OutlineLine
  /** Titles of the sections that contain it. */
  readonly sectionTitle: string
  readonly content: OutlineLine[]
}

interface BoxReading {
  readonly boxes: TaskBox[]
  readonly rest: OutlineLine[]
  readonly sideLines: Set<OutlineLine>
  readonly fields: Map<OutlineLine, OutlineLine>
}

function readBoxes(lines: readonly OutlineLine[]): BoxReading {
  const reading: BoxReading = { boxes: [], rest: [], sideLines: new Set(), fields: new Map() }
  /** The enclosing headings, outermost first. */
  let headings: OutlineLine[] = []
  let currentBox: TaskBox | undefined
  for (const line of lines) {
    if (line.kind === 'heading') headings = [...headings.filter(({ level }) => level < line.level), line]
    const isSideLine = headings.some(({ text }) => notTasks.test(text))
    if (isSideLine) reading.sideLines.add(line)
    if (isBox(line) && !isSideLine && !isLegend(line.text)) {
      currentBox = { line, sectionTitle: areaOf(headings), content: [] }
      reading.boxes.push(currentBox)
    } else if (currentBox && (line.depth > 0 || line.kind === 'blank')) {
      currentBox.content.push(line)
      reading.fields.set(line, currentBox.line)
    } else {
      currentBox = undefined
      reading.rest.push(line)
    }
  }
  return reading
}

const areaOf = (headings: readonly OutlineLine[]): string =>
  headings
    .filter(({ level }) => level > 1)
    .map(({ text }) => text)
    .join(' › ')

/** Tasks that are check boxes, in a document without task headings; undefined if it has none. */
export function boxTasks(lines: readonly OutlineLine[]): LoosePlan | undefined {
  const { boxes: taskBoxes, rest, sideLines, fields } = readBoxes(lines)
  const slugOf = slugs()
  if (taskBoxes.length === 0) return undefined
  const boxTasksInOrder = taskBoxes.map(({ line, sectionTitle: area, content: below }): LooseTask => {
    // A box may be alone in its line, with its title below.
    const titleLine = line.text === '' ? below.find(({ kind }) => kind === 'text') : undefined
    const text = (titleLine ?? line).text.replace(/\s+/g, ' ')
    const [, id, title = text] = namedBox.exec(text) ?? []
    const boxes = below.filter(({ kind, ticked }) => kind === 'item' && ticked !== undefined)
    const prose = below
      .filter((one) => one !== titleLine && !boxes.includes(one) && one.kind !== 'comment')
      .map(({ raw }) => raw.trim())
    return {
      id: id ?? slugOf(title.replace(plainOrder, '')),
      title: title.replace(/^\*\*([^*]+)\*\*/, '$1'),
      description: [proseOf(prose), area && `From the part “${area}” of the plan.`].filter(Boolean).join('\n\n'),
      criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
      after: undefined,
      status: line.ticked ? 'done' : 'pending',
      edits: (source, done) => [line, ...boxes].flatMap(({ offset }) => boxEdits(source, offset, done)),
      offset: line.offset,
    }
  })
  const placeOf = placeFinder(boxTasksInOrder)
  const tasks = boxTasksInOrder.map((task, index): LooseTask => {
    const box = taskBoxes[index]
    return {
      ...task,
      after: box && earlierTasks(index, ordersOf(task, box, placeOf), { tasks: boxTasksInOrder, placeOf }),
    }
  })
  const lineAccount = {
    tasks: taskBoxes.map(({ line }) => ({
      line,
      name: namedBox.test(line.text) ? taskName(withoutOrnaments(line.text)) : undefined,
      status: line.ticked ? 'done' : 'pending',
    })),
    fields,
    steps: new Set<OutlineLine>(),
    sideLines,
    strayBox: lostBoxFault,
    example: (title: string) => `- [ ] ${title}`,
    statusAdvice: boxStatusAdvice,
  }
  return {
    tasks,
    faults: [...criteriaFaults(lines, taskBoxes), ...laterFaults(tasks, taskBoxes, placeOf)],
    rest,
    account: lineAccount,
  }
}

/** Boxes below a label such as **Done when:** are no tasks, and there is no task that they could belong to. */
function criteriaFaults(lines: readonly OutlineLine[], tasks: readonly TaskBox[]): Fault[] {
  const boxes = new Set(tasks.map(({ line }) => line))
  const textLines = lines.filter(({ kind }) => kind !== 'blank')
  return textLines.flatMap((line, index): Fault[] => {
    const above = textLines[index - 1]
    const label =
      above?.kind === 'text'
        ? /^(?:(?:\*\*|__)([^*_:]{1,40}):?(?:\*\*|__):?|([^*_:]{1,40}):)$/.exec(above.text)?.slice(1).find(Boolean)
        : undefined
    if (!boxes.has(line) || label === undefined || !notTasks.test(label)) return []
    return [refusal(`It is not clear which task the check boxes below "${label}" belong to.`, line.offset)]
  })
}

type PlaceOf = (word: string) => number | undefined

/** The position of the box that a word names: by id, title or number. */
function placeFinder(tasks: readonly Pick<LooseTask, 'id' | 'title'>[]): PlaceOf {
  const normalized = (title: string): string => title.replace(/\s*\([^()]*\)\s*$/, '').toLowerCase()
  const places = new Map([
    ...tasks.map(({ title }, index) => [normalized(title), index] as const),
    ...tasks.map(({ id }, index) => [id.toLowerCase(), index] as const),
  ])
  return (word) => {
    const number = /^#?(\d+)$/.exec(word)?.[1]
    const place = places.get(word.toLowerCase()) ?? (number === undefined ? undefined : Number(number) - 1)
    return place !== undefined && tasks[place] ? place : undefined
  }
}

const orderName = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by|prerequisites?|waits for|needs)$/i

/** The tasks that a box names in brackets or in a line below. */
function ordersOf(
  { title, offset: start }: Pick<LooseTask, 'title' | 'offset'>,
  { content: below }: TaskBox,
  placeOf: PlaceOf,
): { ids: readonly string[]; offset: number }[] {
  const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title)
  const lines = below.flatMap(fieldIn).filter(({ name }) => orderName.test(name))
  return [...(bracket ? [{ value: bracket[1] ?? '', offset: start }] : []), ...lines].map(({ value, offset }) => ({
    ids: namesOf(value, placeOf),
    offset,
  }))
}

/** The numbers of "Task 1 and task 3"; titles are separated by commas. */
function namesOf(value: string, placeOf: PlaceOf): readonly string[] {
  const titles = value.split(/\s*[,;]\s*(?:and\s+)?/).map((title) => title.trim())
  if (titles.every((title) => placeOf(title) !== undefined)) return titles
  return idsIn(value).filter((word) => !/^(?:tasks?|steps?|box(?:es)?)$/i.test(word))
}

/** The tasks above that a box names; undefined if it names anything else. */
function earlierTasks(
  index: number,
  orders: ReturnType<typeof ordersOf>,
  { tasks, placeOf }: { tasks: readonly Pick<LooseTask, 'id'>[]; placeOf: PlaceOf },
): LooseTask['after'] {
  const [first] = orders
  if (!first) return undefined
  const words = orders.flatMap(({ ids }) => ids)
  const earlier = words.flatMap((word) => {
    const place = placeOf(word) ?? index
    return place < index ? (tasks[place]?.id ?? []) : []
  })
  return earlier.length === words.length ? { ids: earlier, offset: first.offset } : undefined
}

function unknownOrderFault({ id, title }: Pick<LooseTask, 'id' | 'title'>, offset: number): Fault {
  const order = /\([^()]*\)\s*$/.exec(title)?.[0].trim() ?? title
  return {
    ...{ severity: 'warning', code: 'PLAN_UNPLACED', at: [id], offset },
    message: `${JSON.stringify(order)} names something that is no task above, so "${id}" waits for the box before it.`,
    remedy: 'If it is an order, name boxes above it by number or by their words, such as "(after 1, 2)".',
  }
}

/** Boxes are done from top to bottom: none waits for one below it. */
function laterFaults(tasks: readonly LooseTask[], boxes: readonly TaskBox[], placeOf: PlaceOf): Fault[] {
  return tasks.flatMap((task, index) => {
    const box = boxes[index]
    return (box ? ordersOf(task, box, placeOf) : []).flatMap(({ ids, offset }): Fault[] => {
      const place = ids.map((id) => placeOf(id) ?? -1).find((position) => position > index)
      const later = place === undefined ? undefined : tasks[place]?.id
      const hasUnknown = ids.some((id) => placeOf(id) === undefined)
      // An order behind a title is more than prose, and the box waits for another one than it says.
      if (hasUnknown && offset === task.offset) return [unknownOrderFault(task, offset)]
      if (later === undefined) return []
      const message = `Task "${task.id}" waits for "${later}", which stands below it, and check boxes are done from top to bottom.`
      const remedy = `Move this task below "${later}", or write both as headings with "Depends on: ${later}".`
      return [{ severity: 'error', code: 'PLAN_UNPLACED', at: [task.id], offset, message, remedy }]
    })
  })
}

/** Without this order, it is still the same task. */
const plainOrder =
  /\s*\((?:after|depends on|requires):?\s+(?:nothing|none|(?:(?:tasks?|steps?|box(?:es)?|and|[,&]|#?\d+|[A-Z]{1,10}-?\d+)(?:\s+|(?=[,)])))+)\)\s*$/i

const namedBox = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/

/** A box below an item without one is neither a task nor part of one. */
const lostBoxFault = ({ offset, text, depth }: OutlineLine): Fault | undefined =>
  depth === 1
    ? undefined
    : {
        severity: 'error',
        code: 'PLAN_UNPLACED',
        at: [],
        offset,
        message: `This check box stands below an item that is no task: ${JSON.stringify(text.slice(0, 40))}.`,
        remedy: 'Remove its indentation to make it a task, or give the item above it a box to make it part of that.',
      }
