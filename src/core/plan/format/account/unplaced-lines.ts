import { type Fault, shown } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { statusOfWord } from '../read/status-words.ts'
import { bareText } from './bare-text.ts'
import { type BoxLike, boxLike, boxLikeLine, isLegend } from './box-like.ts'
import { emptyParts, groupsBesideTasks } from './empty-parts.ts'
import { meantLevel } from './heading-like.ts'
import { hidden, place } from './hidden-line.ts'
import type { LineAccount } from './line-account.ts'
import { marginFields } from './margin-fields.ts'
import { leadingNumber, type NearName, nameAtEnd, namesWithin, nearName } from './near-name.ts'
import { isOver, statusClaim, titleClaim } from './status-line.ts'
import { headingText, type TaskName, taskName, withoutOrnaments } from './task-name.ts'
import { titleIn, workHeading, workNote } from './work-note.ts'

interface Judging extends LineAccount {
  readonly isTask: ReadonlySet<OutlineLine>
  readonly statuses: ReadonlyMap<OutlineLine, string>
  /** Headings below which a task stands, also further down. */
  readonly holders: ReadonlySet<OutlineLine>
  /** Headings below which a task stands, and lists that hold one. */
  readonly sections: ReadonlySet<OutlineLine | undefined>
  readonly lists: ReadonlySet<number>
  readonly names: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly levels: ReadonlySet<number>
  readonly isByHeading: boolean
  /** Headings of tasks whose steps have check boxes. */
  readonly boxed: ReadonlySet<OutlineLine | undefined>
  /** Words of the tasks' titles. */
  readonly titles: ReadonlySet<string>
}

interface Spot {
  readonly line: OutlineLine
  readonly section: OutlineLine | undefined
  readonly list: number
  readonly isTitle: boolean
  readonly inTable: boolean
}

/**
 * The one rule of all formats in Markdown: a line that looks like a task is one, belongs to one, stands in a part that holds
 * none, or is named here. An error if it would change what is done, else a warning. Linear.
 */
export function unplacedLines(lines: readonly OutlineLine[], account: LineAccount): Fault[] {
  const spots = spotsOf(lines)
  const judging = judgingOf(spots, account)
  const faults = spots.flatMap((spot) => {
    const { line } = spot
    if (silent.has(line.kind) || account.asides.has(line)) return []
    const fault = judging.isTask.has(line)
      ? titleFault(line, judging)
      : line.kind === 'heading'
        ? headingFault(spot, judging)
        : lineFault(spot, judging)
    return fault ? [fault] : []
  })
  const faultOffsets = new Set(faults.map(({ offset }) => offset))
  const others = [...groupsBesideTasks(lines, account), ...emptyParts(lines, account), ...marginFields(lines, account)]
  return [...faults, ...others.filter(({ offset }) => !faultOffsets.has(offset))]
}

/** Headings that no reader takes for a task, and that name no part of a plan: `plan lint --explain` lists them. */
export const contextHeadings = (lines: readonly OutlineLine[], { tasks, fields }: LineAccount): OutlineLine[] => {
  const begun = new Set(tasks.map(({ line }) => line))
  return lines.filter((line) => line.kind === 'heading' && !begun.has(line) && !fields.has(line))
}

const silent: ReadonlySet<string> = new Set(['fence', 'fenced', 'comment', 'blank', 'rule'])

function spotsOf(lines: readonly OutlineLine[]): Spot[] {
  let section: OutlineLine | undefined
  let list = 0
  let hasHeading = false
  let inTable = false
  return lines.map((line) => {
    const isTitle = line.kind === 'heading' && line.level === 1 && !hasHeading
    if (line.kind === 'heading') {
      section = line
      hasHeading = true
    }
    // An empty line within a list does not end it; a line at the margin that is no item does.
    if (line.depth === 0 && line.kind !== 'blank') list += 1
    inTable = line.kind === 'text' && (inTable || delimiterRow.test(line.text))
    return { line, section, list, isTitle, inTable }
  })
}

function judgingOf(spots: readonly Spot[], account: LineAccount): Judging {
  const isTask = new Set(account.tasks.map(({ line }) => line))
  const own = spots.filter(({ line }) => isTask.has(line))
  const names = account.tasks.flatMap(({ name }) => name ?? [])
  return {
    ...account,
    isTask,
    statuses: new Map(account.tasks.map(({ line, status }) => [line, status])),
    holders: holdersOf(spots, isTask),
    sections: new Set(own.map(({ section }) => section)),
    lists: new Set(own.flatMap(({ line, list }) => (line.kind === 'item' ? [list] : []))),
    names: new Set(names.map(keyOf)),
    words: new Set(names.map(({ word }) => word)),
    numbers: new Set(names.map(({ number }) => numberOf(number))),
    levels: new Set(own.flatMap(({ line }) => (line.kind === 'heading' ? [line.level] : []))),
    isByHeading: own.some(({ line }) => line.kind === 'heading'),
    boxed: new Set([...account.steps].flatMap((line) => (line.ticked === undefined ? [] : [account.fields.get(line)]))),
    titles: new Set([...own.map(({ line }) => line.text), ...names.map(({ title }) => title)].map(titleOf)),
  }
}

function holdersOf(spots: readonly Spot[], isTask: ReadonlySet<OutlineLine>): ReadonlySet<OutlineLine> {
  const holders = new Set<OutlineLine>()
  let above: OutlineLine[] = []
  for (const { line } of spots) {
    if (line.kind === 'heading') above = above.filter(({ level }) => level < line.level)
    if (isTask.has(line)) for (const one of above) holders.add(one)
    if (line.kind === 'heading') above.push(line)
  }
  return holders
}

const numberOf = (text: string): string => text.toLowerCase().replace(/(^|\.)0+(?=\d)/g, '$1')
const keyOf = ({ word, number }: TaskName): string => `${word} ${numberOf(number)}`

// --- Headings -------------------------------------------------------------------------------------------------------

function headingFault({ line, isTitle }: Spot, judging: Judging): Fault | undefined {
  const { plain } = headingText(line.text)
  const box = boxLike(line.text.replace(/^(?:\d+[.)]|[-*+])\s+/, ''))
  if (box?.isSure) return unplaced(line, 'This heading has a check box that is none', boxed(line, box))
  const name = taskName(plain)
  const parent = judging.tasks.find((task) => task.line === judging.fields.get(line))?.name
  const context = { judging, parent, isTitle }
  const work = parent === undefined && !isTitle && judging.isByHeading ? workHeading(plain) : undefined
  const isCounted = work?.number !== undefined && lacksNumber(judging, line, work.number)
  const looksSo = 'This heading looks like a task, and is not read as one'
  if (isCounted || (name && isMeant(name, context)) || isNear(line, plain, context))
    return unplaced(line, looksSo, headingRemedy(judging, line.text))
  return work?.number === undefined && work && judging.levels.has(line.level)
    ? { ...unplaced(line, looksSo, headingRemedy(judging, line.text)), severity: 'warning' }
    : undefined
}

/** What holds tasks is a part of the document, unless its number fills a gap among theirs. */
function lacksNumber({ numbers, holders }: Judging, line: OutlineLine, number: string): boolean {
  if (numbers.has(numberOf(number))) return false
  return !holders.has(line) || [...numbers].some((one) => Number(one) > Number(number))
}

interface HeadingContext {
  readonly judging: Judging
  /** The name of the task that it stands in. */
  readonly parent: TaskName | undefined
  readonly isTitle: boolean
}

function isMeant(name: TaskName, { judging, parent, isTitle }: HeadingContext): boolean {
  const { names, words, isByHeading } = judging
  if (names.has(keyOf(name)) || (!isByHeading && !words.has(name.word))) return false
  if (parent) return words.has(name.word) && !numberOf(name.number).startsWith(`${numberOf(parent.number)}`)
  return words.has(name.word) || (!isTitle && name.isWord && /^(?:task|step)$/.test(name.word))
}

/** Words that number parts of a document. */
const partWords =
  /^(?:phase|milestone|sprint|week|day|part|appendix|version|option|example|figure|fig|table|chapter|section|note|level|tier|priority|release|epic|iteration|stage|v|adr|rfc|fr|nfr|req|sc|ac|iso|pep|risk|dec|decision|requirement)$/iu

function isNear(line: OutlineLine, plain: string, { judging, parent, isTitle }: HeadingContext): boolean {
  const { levels, numbers, words, isByHeading } = judging
  if (isTitle || !isByHeading) return false
  const nearWords = parent ? words : [...words, 'task', 'step']
  const near = nearName(line.text, nearWords) ?? nameAtEnd(line.text, nearWords)
  if (near) return isMissing(near, { judging, parent })
  if (namesWithin(line.text, words).some((one) => isMissing(one, { judging, parent }))) return true
  if (parent || !levels.has(line.level) || numbers.size === 0) return false
  const { word, number } = leadingNumber(line.text) ?? leadingNumber(plain) ?? { word: '', number: undefined }
  if (number === undefined || word.split(/[\s-]/).some((one) => partWords.test(one))) return false
  return !numbers.has(numberOf(number)) && numbersAlike(number, numbers)
}

/** Whether no task has the name; within a task, a number that begins with its own is a part of it. */
function isMissing({ word, number }: NearName, { judging, parent }: Omit<HeadingContext, 'isTitle'>): boolean {
  if (number === undefined) return true
  if (judging.names.has(`${word} ${numberOf(number)}`)) return false
  return !parent || !numberOf(number).startsWith(numberOf(parent.number))
}

const numbersAlike = (said: string, numbers: ReadonlySet<string>): boolean =>
  [...numbers].some((one) => one.split('.').length === said.split('.').length)

function headingRemedy({ example }: Judging, text: string): string {
  const { title, number } = titleIn(text)
  return `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40), number))}. If it is no task, reword it.`
}

// --- Other lines ----------------------------------------------------------------------------------------------------

function lineFault(spot: Spot, judging: Judging): Fault | undefined {
  const { line } = spot
  const { kind, ticked } = line
  if (kind === 'item') return ticked === undefined ? itemFault(spot, judging) : realBoxFault(line, judging)
  const text = line.raw.trim()
  if (isRow(text) || (spot.inTable && text.includes('|'))) return rowFault(line, judging)
  const isPlain = (kind === 'text' || kind === 'code') && !text.startsWith('&')
  const box = boxLikeLine(isPlain ? text : bareText(text.replace(/^[\s>]+/, '')))
  if (box && kind === 'text')
    return unplaced(line, 'This line has a check box that Markdown does not show as one', boxed(line, box))
  return (
    hiddenFault(line, judging) ??
    (box ? hidden(line, 'warning') : (statusFault(line, judging) ?? noteFault(line, judging)))
  )
}

function hiddenFault(line: OutlineLine, judging: Judging): Fault | undefined {
  const text = line.raw.trim()
  if (namesTask(text, judging)) return hidden(line, 'error')
  if (isMeantHeading(line, judging)) return hidden(line, line.kind === 'text' ? 'error' : 'warning')
  return line.kind === 'html' && judging.lists.size > 0 && listedInHtml.test(text) ? hidden(line, 'warning') : undefined
}

const isRow = (text: string): boolean => /^\|.*\|$/.test(text)
const delimiterRow = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$/

/** An item with words of its own: a link alone is a part of a table of contents. */
const listedInHtml = /^<li\b[^<>]{0,200}>\s*[^\s<]/i

/** Where the tasks' headings have no names, only its marks tell that a line was meant as one. */
function isMeantHeading({ kind, raw }: OutlineLine, { isByHeading, words, levels }: Judging): boolean {
  if (!isByHeading || kind === 'code' || [...words].some((word) => word !== '')) return false
  const level = meantLevel(raw)
  return level !== undefined && (level > 6 || levels.has(level))
}

/** A table may list the tasks that there are: only what is none of them is named. */
function rowFault(line: OutlineLine, judging: Judging): Fault | undefined {
  const cells = line.raw
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(bareText)
  const [first = ''] = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !isStatus(cell))
  const hasState = cells.some((cell) => isStatus(cell) || boxLike(`${cell} .`)?.isSure === true)
  const isNamed = namesTask(first, judging)
  if (!(isNamed || (hasState && /\s/.test(first))) || judging.titles.has(titleOf(first))) return undefined
  const near = nearName(first, judging.words)
  if (near?.number !== undefined && !isNamed && judging.names.has(`${near.word} ${numberOf(near.number)}`))
    return undefined
  return {
    ...place(line),
    ...{ severity: 'warning', code: 'PLAN_UNPLACED' },
    message: `This row of a table looks like a task, and rows are none: ${quoted(first)}.`,
    remedy: remedyFor({ ...line, text: first }, judging),
  }
}

const isStatus = (cell: string): boolean =>
  typeof statusOfWord(cell.replace(/^\W+/u, ''), { at: [], offset: 0 }) === 'string'

/** The words of a title, for comparing. */
const titleOf = (text: string): string =>
  withoutOrnaments(bareText(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A box that Markdown shows as one, and that is neither a task nor part of one. */
function realBoxFault(line: OutlineLine, judging: Judging): Fault | undefined {
  if (isLegend(line.text)) return undefined
  const isPart = judging.fields.has(line)
  const fault = isPart ? undefined : judging.stray(line)
  if (fault) return fault
  const plain = withoutOrnaments(line.text)
  const name = taskName(plain) ?? spaced(plain)
  const isCalledSo = judging.isByHeading ? name !== undefined : line.depth > 1 && name?.isWord === false
  if (!isCalledSo || !name || !isUnknown(name, judging)) return undefined
  const message = `This task stands inside of ${isPart ? 'another one' : 'an item that is none'}: ${quoted(line.text)}.`
  return { ...place(line), code: 'PLAN_UNPLACED', message, remedy: 'Remove its indentation, or its id.' }
}

function itemFault(spot: Spot, judging: Judging): Fault | undefined {
  const { line, list } = spot
  const parent = judging.fields.get(line)
  // An item beside a task is none of its parts.
  const inTask = parent !== undefined && (parent.kind === 'heading' || line.depth > parent.depth)
  const box = boxLike(line.text.replace(/^(?:(?:[-*+]|\d{1,9}[.)])\s+)+/, ''))
  if (box) return boxFault(spot, { judging, box, inTask })
  if (namesTask(line.text, judging))
    return unplaced(line, 'This item looks like a task, and is not read as one', remedyFor(line, judging))
  const claim = statusFault(line, judging) ?? noteFault(line, judging)
  if (claim) return claim
  if (isMeantHeading(line, judging)) return hidden(line, 'warning')
  const isLost = line.depth === 1 && !inTask && judging.lists.has(list) && line.text !== ''
  if (!isLost) return undefined
  const message = `This item has no check box, so it is no task: ${quoted(line.text)}.`
  return { ...place(line), severity: 'warning', code: 'PLAN_UNPLACED', message, remedy: remedyFor(line, judging) }
}

/** The heading of a task that ends with `- DONE`, where the task is read as open. */
function titleFault(line: OutlineLine, { statuses, saysStatus }: Judging): Fault | undefined {
  const claim = line.kind === 'heading' ? titleClaim(line.text) : undefined
  return claim && !isOver(statuses.get(line) ?? 'pending') ? openFault(line, claim, saysStatus(claim)) : undefined
}

/** A line that says another status of its task than its reader knows: the task would be done again, or not at all. */
function statusFault(line: OutlineLine, { fields, statuses, saysStatus }: Judging): Fault | undefined {
  const task = fields.get(line)
  const claim = task && statusClaim(line)
  if (!claim || !isOver(claim) || isOver(statuses.get(task) ?? 'pending')) return undefined
  return openFault(line, claim, `${saysStatus(claim)}. Remove this line`)
}

const openFault = (line: OutlineLine, claim: string, advice: string): Fault => ({
  ...place(line),
  code: 'PLAN_UNPLACED',
  message: `The task is read as open, though this line says that it is ${claim}: ${quoted(line.text)}.`,
  remedy: `If it is, ${advice}.`,
})

/** `TODO: …` outside of all tasks. */
function noteFault(line: OutlineLine, { fields, example }: Judging): Fault | undefined {
  const title = fields.has(line) ? undefined : workNote(line.text)
  if (title === undefined) return undefined
  return {
    ...place(line),
    ...{ severity: 'warning', code: 'PLAN_UNPLACED' },
    message: `This note looks like a task, and is not read as one: ${quoted(line.text)}.`,
    remedy: `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40)))}, if it should be done.`,
  }
}

/** A part of a task reaches its agent in any case; only where boxes say what is done it has to be clear. */
function boxFault(
  { line, section, list }: Spot,
  { judging, box, inTask }: { judging: Judging; box: BoxLike; inTask: boolean },
): Fault | undefined {
  const isBeside = line.depth === 1 && judging.lists.has(list)
  const isStep = judging.steps.has(line) && (box.isSure || judging.boxed.has(judging.fields.get(line)))
  const isError = inTask ? isStep : box.isSure || isBeside
  const isWarning = inTask ? box.isSure : judging.sections.has(section)
  if (!isError && !isWarning) return undefined
  const fault = unclearBox(line, box)
  return isError ? fault : { ...fault, severity: 'warning' }
}

/** `Task 4: …` or `T004 …` at its beginning, where the tasks are called so and none has this number. */
function namesTask(line: string, judging: Judging): boolean {
  const text = workNote(line) ?? line
  const hashes = /^(?:#+|\\#+|＃+)[ \t]*(?=\S)/u.exec(text)?.[0] ?? ''
  if (/^[\s>]*`/.test(text)) return false
  const plain = bareText(text)
    .replace(/^[^\p{L}\p{N}[(]+/u, '')
    .replace(/^(?:\d{1,9}[.)]\s+)?(?:\[.?\]\s+)?/u, '')
  const name = taskName(withoutOrnaments(plain)) ?? spaced(plain)
  if (!name || !judging.words.has(name.word)) return false
  return hashes !== '' || isUnknown(name, judging)
}

/** `T004 …`: an id of three digits needs no colon. */
function spaced(plain: string): TaskName | undefined {
  const [, word = '', number = '', title = ''] = /^([A-Z]{1,10}-?)(\d{3,}[a-z]?)\*{0,2}\s+(\S.*)$/.exec(plain) ?? []
  return word === ''
    ? undefined
    : { word: word.replace('-', '').toLowerCase(), number, id: `${word}${number}`, isWord: false, title }
}

const isUnknown = (name: TaskName, { names, words }: Judging): boolean =>
  words.has(name.word) && !names.has(keyOf(name))

// --- Messages --------------------------------------------------------------------------------------------------------

const quoted = (text: string): string => JSON.stringify(text.slice(0, 40))

const unplaced = (line: OutlineLine, what: string, remedy: string): Fault => ({
  ...place(line),
  code: 'PLAN_UNPLACED',
  message: `${what}: ${quoted(line.text)}.`,
  remedy,
})

const boxed = ({ kind }: OutlineLine, { title }: BoxLike): string => {
  const start = kind === 'heading' ? '### ' : '- '
  return `Write ${quoted(`${start}[ ] ${title}`)} if it is open, with [x] if it is done.`
}

function unclearBox(line: OutlineLine, { mark, title }: BoxLike): Fault {
  const message = `It is not clear whether this task is done: ${shown(mark)} before ${quoted(title)}.`
  return { ...place(line), code: 'PLAN_UNCLEAR', message, remedy: 'Write [ ] if it is open, [x] if it is done.' }
}

const remedyFor = (line: OutlineLine, { example }: Judging): string =>
  `Write it as the other tasks, such as ${JSON.stringify(example(titleIn(line.text).title.slice(0, 40)))}, if it should be done.`
