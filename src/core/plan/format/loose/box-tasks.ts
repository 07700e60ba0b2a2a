import type { Fault } from '../../lint/fault.ts'
import { isLegend } from '../account/box-like.ts'
import { statusOfBox } from '../account/status-line.ts'
import { taskName, withoutOrnaments } from '../account/task-name.ts'
import { boxEdits } from '../markdown/mark-edits.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { fieldIn, idsIn, proseOf } from '../markdown/task-body.ts'
import { isBox, type LoosePlan, type LooseTask, notTasks, refusal, slugs } from './loose-plan.ts'

interface TaskBox {
  readonly line: OutlineLine
  /** Titles of the parts that it stands in. */
  readonly area: string
  readonly below: OutlineLine[]
}

interface Reading {
  readonly found: TaskBox[]
  readonly rest: OutlineLine[]
  readonly asides: Set<OutlineLine>
  readonly fields: Map<OutlineLine, OutlineLine>
}

function readBoxes(lines: readonly OutlineLine[]): Reading {
  const reading: Reading = { found: [], rest: [], asides: new Set(), fields: new Map() }
  /** The headings above a line, outermost first. */
  let above: OutlineLine[] = []
  let open: TaskBox | undefined
  for (const line of lines) {
    if (line.kind === 'heading') above = [...above.filter(({ level }) => level < line.level), line]
    const isAside = above.some(({ text }) => notTasks.test(text))
    if (isAside) reading.asides.add(line)
    if (isBox(line) && !isAside && !isLegend(line.text)) {
      open = { line, area: areaOf(above), below: [] }
      reading.found.push(open)
    } else if (open && (line.depth > 0 || line.kind === 'blank')) {
      open.below.push(line)
      reading.fields.set(line, open.line)
    } else {
      open = undefined
      reading.rest.push(line)
    }
  }
  return reading
}

const areaOf = (above: readonly OutlineLine[]): string =>
  above
    .filter(({ level }) => level > 1)
    .map(({ text }) => text)
    .join(' › ')

/** Tasks that are check boxes, in a document whose headings are none; undefined where it has no such box. */
export function boxTasks(lines: readonly OutlineLine[]): LoosePlan | undefined {
  const { found, rest, asides, fields } = readBoxes(lines)
  const slugOf = slugs()
  if (found.length === 0) return undefined
  const boxesOf = found.map(({ line, area, below }): LooseTask => {
    // A box may stand alone in its line, with its title below.
    const next = line.text === '' ? below.find(({ kind }) => kind === 'text') : undefined
    const text = (next ?? line).text.replace(/\s+/g, ' ')
    const [, id, title = text] = named.exec(text) ?? []
    const boxes = below.filter(({ kind, ticked }) => kind === 'item' && ticked !== undefined)
    const said = below
      .filter((one) => one !== next && !boxes.includes(one) && one.kind !== 'comment')
      .map(({ raw }) => raw.trim())
    return {
      id: id ?? slugOf(title.replace(plainOrder, '')),
      title: title.replace(/^\*\*([^*]+)\*\*/, '$1'),
      description: [proseOf(said), area && `From the part “${area}” of the plan.`].filter(Boolean).join('\n\n'),
      criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
      after: undefined,
      status: line.ticked ? 'done' : 'pending',
      edits: (source, done) => [line, ...boxes].flatMap(({ offset }) => boxEdits(source, offset, done)),
      offset: line.offset,
    }
  })
  const placeOf = placesOf(boxesOf)
  const tasks = boxesOf.map((task, index): LooseTask => {
    const box = found[index]
    return { ...task, after: box && earlierTasks(index, ordersOf(task, box, placeOf), { tasks: boxesOf, placeOf }) }
  })
  const account = {
    tasks: found.map(({ line }) => ({
      line,
      name: named.test(line.text) ? taskName(withoutOrnaments(line.text)) : undefined,
      status: line.ticked ? 'done' : 'pending',
    })),
    fields,
    steps: new Set<OutlineLine>(),
    asides,
    stray: lostBox,
    example: (title: string) => `- [ ] ${title}`,
    saysStatus: statusOfBox,
  }
  return { tasks, faults: [...criteriaFaults(lines, found), ...laterFaults(tasks, found, placeOf)], rest, account }
}

/** A label such as **Done when:** says that the boxes right below it are no tasks, and there is none that they could belong to. */
function criteriaFaults(lines: readonly OutlineLine[], tasks: readonly TaskBox[]): Fault[] {
  const boxes = new Set(tasks.map(({ line }) => line))
  const written = lines.filter(({ kind }) => kind !== 'blank')
  return written.flatMap((line, index): Fault[] => {
    const above = written[index - 1]
    const label =
      above?.kind === 'text'
        ? /^(?:(?:\*\*|__)([^*_:]{1,40}):?(?:\*\*|__):?|([^*_:]{1,40}):)$/.exec(above.text)?.slice(1).find(Boolean)
        : undefined
    if (!boxes.has(line) || label === undefined || !notTasks.test(label)) return []
    return [refusal(`It is not clear which task the check boxes below "${label}" belong to.`, line.offset)]
  })
}

type PlaceOf = (word: string) => number | undefined

/** Which box a word names: by its id, by its words, or by its number in the list. */
function placesOf(tasks: readonly Pick<LooseTask, 'id' | 'title'>[]): PlaceOf {
  const plain = (title: string): string => title.replace(/\s*\([^()]*\)\s*$/, '').toLowerCase()
  const places = new Map([
    ...tasks.map(({ title }, index) => [plain(title), index] as const),
    ...tasks.map(({ id }, index) => [id.toLowerCase(), index] as const),
  ])
  return (word) => {
    const number = /^#?(\d+)$/.exec(word)?.[1]
    const place = places.get(word.toLowerCase()) ?? (number === undefined ? undefined : Number(number) - 1)
    return place !== undefined && tasks[place] ? place : undefined
  }
}

const orderName = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by|prerequisites?|waits for|needs)$/i

/** What a box says of the tasks that come before it, in brackets or in a line below it. */
function ordersOf(
  { title, offset: start }: Pick<LooseTask, 'title' | 'offset'>,
  { below }: TaskBox,
  placeOf: PlaceOf,
): { ids: readonly string[]; offset: number }[] {
  const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title)
  const lines = below.flatMap(fieldIn).filter(({ name }) => orderName.test(name))
  return [...(bracket ? [{ value: bracket[1] ?? '', offset: start }] : []), ...lines].map(({ value, offset }) => ({
    ids: wordsOf(value, placeOf),
    offset,
  }))
}

/** Of "Task 1 and task 3" the numbers; a title is one word, and several stand between commas. */
function wordsOf(value: string, placeOf: PlaceOf): readonly string[] {
  const titles = value.split(/\s*[,;]\s*(?:and\s+)?/).map((title) => title.trim())
  if (titles.every((title) => placeOf(title) !== undefined)) return titles
  return idsIn(value).filter((word) => !/^(?:tasks?|steps?|box(?:es)?)$/i.test(word))
}

/** The tasks above that a box names, or none if it says so; undefined if it names anything else. */
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

function namesNobody({ id, title }: Pick<LooseTask, 'id' | 'title'>, offset: number): Fault {
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
      const place = ids.map((id) => placeOf(id) ?? -1).find((one) => one > index)
      const later = place === undefined ? undefined : tasks[place]?.id
      const nobody = ids.some((id) => placeOf(id) === undefined)
      // Behind a title it is more than prose, and the box waits for another one than it says.
      if (nobody && offset === task.offset) return [namesNobody(task, offset)]
      if (later === undefined) return []
      const message = `Task "${task.id}" waits for "${later}", which stands below it, and check boxes are done from top to bottom.`
      const remedy = `Move this task below "${later}", or write both as headings with "Depends on: ${later}".`
      return [{ severity: 'error', code: 'PLAN_UNPLACED', at: [task.id], offset, message, remedy }]
    })
  })
}

/** With such an order behind its title, or with another one, it is the same task. */
const plainOrder =
  /\s*\((?:after|depends on|requires):?\s+(?:nothing|none|(?:(?:tasks?|steps?|box(?:es)?|and|[,&]|#?\d+|[A-Z]{1,10}-?\d+)(?:\s+|(?=[,)])))+)\)\s*$/i

const named = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/

/** A box below an item that has none is neither a task nor part of one. */
const lostBox = ({ offset, text, depth }: OutlineLine): Fault | undefined =>
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
