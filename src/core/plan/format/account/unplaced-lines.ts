import { type Fault, quoteValue } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { parseStatus } from '../read/status-words.ts'
import { bareText } from './bare-text.ts'
import { type BoxLike, boxLike, boxLikeLine, isLegend } from './box-like.ts'
import { countedLines } from './counted-lines.ts'
import { emptyParts, groupsBesideTasks } from './empty-parts.ts'
import { meantLevel } from './heading-like.ts'
import { hidden, place } from './hidden-line.ts'
import type { LineAccount } from './line-account.ts'
import { marginFields } from './margin-fields.ts'
import { leadingNumber, type NearName, nameAtEnd, namesWithin, nearName } from './near-name.ts'
import { isOver, statusClaim, titleClaim } from './status-line.ts'
import { headingText, type TaskName, taskName, withoutOrnaments } from './task-name.ts'
import { titleIn, workHeading, workNote } from './work-note.ts'

interface JudgeContext extends LineAccount {
  readonly taskLines: ReadonlySet<OutlineLine>
  readonly statuses: ReadonlyMap<OutlineLine, string>
  /** Headings with a task below them, at any depth. */
  readonly holders: ReadonlySet<OutlineLine>
  /** The innermost headings above tasks; `lists`: the lists that contain tasks. */
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

interface LinePosition {
  readonly line: OutlineLine
  readonly section: OutlineLine | undefined
  readonly list: number
  readonly isTitle: boolean
  readonly inTable: boolean
}

/**
 * The rule of all formats in Markdown: a line that looks like a task is one, belongs to one, is in a section without
 * tasks, or is reported. An error if it would change what is done, else a warning. Linear.
 */
export function unplacedLines(lines: readonly OutlineLine[], account: LineAccount): Fault[] {
  const positions = positionsOf(lines)
  const context = contextOf(positions, account)
  const counted = countedLines(lines, account.tasks)
  const faults = positions.flatMap((position) => {
    const { line } = position
    if (ignoredKinds.has(line.kind) || account.sideLines.has(line)) return []
    const fault = context.taskLines.has(line)
      ? titleFault(line, context)
      : line.kind === 'heading'
        ? headingFault(position, context)
        : (lineFault(position, context) ?? (counted.has(line) ? countedFault(line, context) : undefined))
    return fault ? [fault] : []
  })
  const faultOffsets = new Set(faults.map(({ offset }) => offset))
  const others = [...groupsBesideTasks(lines, account), ...emptyParts(lines, account), ...marginFields(lines, account)]
  return [...faults, ...others.filter(({ offset }) => !faultOffsets.has(offset))]
}

/** Headings that are no tasks and no part of one, for `plan lint --explain`. */
export const contextHeadings = (lines: readonly OutlineLine[], { tasks, fields }: LineAccount): OutlineLine[] => {
  const taskLines = new Set(tasks.map(({ line }) => line))
  return lines.filter((line) => line.kind === 'heading' && !taskLines.has(line) && !fields.has(line))
}

const ignoredKinds: ReadonlySet<string> = new Set(['fence', 'fenced', 'comment', 'blank', 'rule'])

function positionsOf(lines: readonly OutlineLine[]): LinePosition[] {
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
    // Within a list, an empty line does not end it; an unindented line that is no item does.
    if (line.depth === 0 && line.kind !== 'blank') list += 1
    inTable = line.kind === 'text' && (inTable || delimiterRow.test(line.text))
    return { line, section, list, isTitle, inTable }
  })
}

function contextOf(positions: readonly LinePosition[], account: LineAccount): JudgeContext {
  const taskLines = new Set(account.tasks.map(({ line }) => line))
  const taskPositions = positions.filter(({ line }) => taskLines.has(line))
  const names = account.tasks.flatMap(({ name }) => name ?? [])
  return {
    ...account,
    taskLines,
    statuses: new Map(account.tasks.map(({ line, status }) => [line, status])),
    holders: holdersOf(positions, taskLines),
    sections: new Set(taskPositions.map(({ section }) => section)),
    lists: new Set(taskPositions.flatMap(({ line, list }) => (line.kind === 'item' ? [list] : []))),
    names: new Set(names.map(keyOf)),
    words: new Set(names.map(({ word }) => word)),
    numbers: new Set(names.map(({ number }) => numberOf(number))),
    levels: new Set(taskPositions.flatMap(({ line }) => (line.kind === 'heading' ? [line.level] : []))),
    isByHeading: taskPositions.some(({ line }) => line.kind === 'heading'),
    boxed: new Set([...account.steps].flatMap((line) => (line.ticked === undefined ? [] : [account.fields.get(line)]))),
    titles: new Set([...taskPositions.map(({ line }) => line.text), ...names.map(({ title }) => title)].map(titleOf)),
  }
}

function holdersOf(positions: readonly LinePosition[], taskLines: ReadonlySet<OutlineLine>): ReadonlySet<OutlineLine> {
  const holders = new Set<OutlineLine>()
  let headings: OutlineLine[] = []
  for (const { line } of positions) {
    if (line.kind === 'heading') headings = headings.filter(({ level }) => level < line.level)
    if (taskLines.has(line)) for (const heading of headings) holders.add(heading)
    if (line.kind === 'heading') headings.push(line)
  }
  return holders
}

const numberOf = (text: string): string => text.toLowerCase().replace(/(^|\.)0+(?=\d)/g, '$1')
const keyOf = ({ word, number }: TaskName): string => `${word} ${numberOf(number)}`

// --- Headings -------------------------------------------------------------------------------------------------------

function headingFault({ line, isTitle }: LinePosition, context: JudgeContext): Fault | undefined {
  const { plain } = headingText(line.text)
  const box = boxLike(line.text.replace(/^(?:\d+[.)]|[-*+])\s+/, ''))
  if (box?.isSure) return unplacedFault(line, 'This heading has a check box that is none', boxRemedy(line, box))
  const name = taskName(plain)
  const parent = context.tasks.find((task) => task.line === context.fields.get(line))?.name
  const headingContext = { context, parent, isTitle }
  const work = parent === undefined && !isTitle && context.isByHeading ? workHeading(plain) : undefined
  const isCounted = work?.number !== undefined && lacksNumber(context, line, work.number)
  const message = 'This heading looks like a task, and is not read as one'
  if (isCounted || (name && isLikelyTask(name, headingContext)) || isNear(line, plain, headingContext))
    return unplacedFault(line, message, headingRemedy(context, line.text))
  return work?.number === undefined && work && context.levels.has(line.level)
    ? { ...unplacedFault(line, message, headingRemedy(context, line.text)), severity: 'warning' }
    : undefined
}

/** A heading above tasks is a section, unless its number fills a gap among theirs. */
function lacksNumber({ numbers, holders }: JudgeContext, line: OutlineLine, number: string): boolean {
  if (numbers.has(numberOf(number))) return false
  return !holders.has(line) || [...numbers].some((taken) => Number(taken) > Number(number))
}

interface HeadingContext {
  readonly context: JudgeContext
  /** The name of the task that contains it. */
  readonly parent: TaskName | undefined
  readonly isTitle: boolean
}

function isLikelyTask(name: TaskName, { context, parent, isTitle }: HeadingContext): boolean {
  const { names, words, isByHeading } = context
  if (names.has(keyOf(name)) || (!isByHeading && !words.has(name.word))) return false
  if (parent) return words.has(name.word) && !numberOf(name.number).startsWith(`${numberOf(parent.number)}`)
  return words.has(name.word) || (!isTitle && name.isWord && /^(?:task|step)$/.test(name.word))
}

/** Words before the numbers of sections. */
const partWords =
  /^(?:phase|milestone|sprint|week|day|part|appendix|version|option|example|figure|fig|table|chapter|section|note|level|tier|priority|release|epic|iteration|stage|v|adr|rfc|fr|nfr|req|sc|ac|iso|pep|risk|dec|decision|requirement)$/iu

function isNear(line: OutlineLine, plain: string, { context, parent, isTitle }: HeadingContext): boolean {
  const { levels, numbers, words, isByHeading } = context
  if (isTitle || !isByHeading) return false
  const nearWords = parent ? words : [...words, 'task', 'step']
  const near = nearName(line.text, nearWords) ?? nameAtEnd(line.text, nearWords)
  if (near) return isMissing(near, { context, parent })
  if (namesWithin(line.text, words).some((one) => isMissing(one, { context, parent }))) return true
  if (parent || !levels.has(line.level) || numbers.size === 0) return false
  const { word, number } = leadingNumber(line.text) ?? leadingNumber(plain) ?? { word: '', number: undefined }
  if (number === undefined || word.split(/[\s-]/).some((part) => partWords.test(part))) return false
  return !numbers.has(numberOf(number)) && numbersAlike(number, numbers)
}

/** True if no task has this name. Within a task, a number that begins with the task's is part of it. */
function isMissing({ word, number }: NearName, { context, parent }: Omit<HeadingContext, 'isTitle'>): boolean {
  if (number === undefined) return true
  if (context.names.has(`${word} ${numberOf(number)}`)) return false
  return !parent || !numberOf(number).startsWith(numberOf(parent.number))
}

const numbersAlike = (number: string, numbers: ReadonlySet<string>): boolean =>
  [...numbers].some((other) => other.split('.').length === number.split('.').length)

function headingRemedy({ example }: JudgeContext, text: string): string {
  const { title, number } = titleIn(text)
  return `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40), number))}. If it is no task, reword it.`
}

// --- Other lines ----------------------------------------------------------------------------------------------------

function lineFault(position: LinePosition, context: JudgeContext): Fault | undefined {
  const { line } = position
  const { kind, ticked } = line
  if (kind === 'item') return ticked === undefined ? itemFault(position, context) : realBoxFault(line, context)
  const text = line.raw.trim()
  if (isRow(text) || (position.inTable && text.includes('|'))) return rowFault(line, context)
  const isPlain = (kind === 'text' || kind === 'code') && !text.startsWith('&')
  const box = boxLikeLine(isPlain ? text : bareText(text.replace(/^[\s>]+/, '')))
  if (box && kind === 'text')
    return unplacedFault(line, 'This line has a check box that Markdown does not show as one', boxRemedy(line, box))
  return (
    hiddenFault(line, context) ??
    (box ? hidden(line, 'warning') : (statusFault(line, context) ?? noteFault(line, context)))
  )
}

function hiddenFault(line: OutlineLine, context: JudgeContext): Fault | undefined {
  const text = line.raw.trim()
  if (namesTask(text, context)) return hidden(line, 'error')
  if (isMeantHeading(line, context)) return hidden(line, line.kind === 'text' ? 'error' : 'warning')
  return line.kind === 'html' && context.lists.size > 0 && listedInHtml.test(text) ? hidden(line, 'warning') : undefined
}

const isRow = (text: string): boolean => /^\|.*\|$/.test(text)
const delimiterRow = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$/

/** An item with words of its own: a link alone is a part of a table of contents. */
const listedInHtml = /^<li\b[^<>]{0,200}>\s*[^\s<]/i

/** Where the tasks' headings have no names, only its marks tell that a line was meant as one. */
function isMeantHeading({ kind, raw }: OutlineLine, { isByHeading, words, levels }: JudgeContext): boolean {
  if (!isByHeading || kind === 'code' || [...words].some((word) => word !== '')) return false
  const level = meantLevel(raw)
  return level !== undefined && (level > 6 || levels.has(level))
}

/** A table may list the tasks that there are: only what is none of them is named. */
function rowFault(line: OutlineLine, context: JudgeContext): Fault | undefined {
  const cells = line.raw
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(bareText)
  const [first = ''] = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !isStatus(cell))
  const hasState = cells.some((cell) => isStatus(cell) || boxLike(`${cell} .`)?.isSure === true)
  const isNamed = namesTask(first, context)
  if (!(isNamed || (hasState && /\s/.test(first))) || context.titles.has(titleOf(first))) return undefined
  const near = nearName(first, context.words)
  if (near?.number !== undefined && !isNamed && context.names.has(`${near.word} ${numberOf(near.number)}`))
    return undefined
  return {
    ...place(line),
    ...{ severity: 'warning', code: 'PLAN_UNPLACED' },
    message: `This row of a table looks like a task, and rows are none: ${quoteStart(first)}.`,
    remedy: remedyFor({ ...line, text: first }, context),
  }
}

const isStatus = (cell: string): boolean =>
  typeof parseStatus(cell.replace(/^\W+/u, ''), { at: [], offset: 0 }) === 'string'

/** A title's words, for comparison. */
const titleOf = (text: string): string =>
  withoutOrnaments(bareText(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A real check box that is neither a task nor part of one. */
function realBoxFault(line: OutlineLine, context: JudgeContext): Fault | undefined {
  if (isLegend(line.text)) return undefined
  const isPart = context.fields.has(line)
  const fault = isPart ? undefined : context.strayBox(line)
  if (fault) return fault
  const plain = withoutOrnaments(line.text)
  const name = taskName(plain) ?? nameWithoutColon(plain)
  const isCalledSo = context.isByHeading ? name !== undefined : line.depth > 1 && name?.isWord === false
  if (!isCalledSo || !name || !isUnknown(name, context)) return undefined
  const message = `This task stands inside of ${isPart ? 'another one' : 'an item that is none'}: ${quoteStart(line.text)}.`
  return { ...place(line), code: 'PLAN_UNPLACED', message, remedy: 'Remove its indentation, or its id.' }
}

function itemFault(position: LinePosition, context: JudgeContext): Fault | undefined {
  const { line, list } = position
  const parent = context.fields.get(line)
  // An item beside a task is not part of it.
  const inTask = parent !== undefined && (parent.kind === 'heading' || line.depth > parent.depth)
  const box = boxLike(line.text.replace(/^(?:(?:[-*+]|\d{1,9}[.)])\s+)+/, ''))
  if (box) return boxFault(position, { context, box, inTask })
  if (namesTask(line.text, context))
    return unplacedFault(line, 'This item looks like a task, and is not read as one', remedyFor(line, context))
  const claim = statusFault(line, context) ?? noteFault(line, context)
  if (claim) return claim
  if (isMeantHeading(line, context)) return hidden(line, 'warning')
  const isLost = line.depth === 1 && !inTask && context.lists.has(list) && line.text !== ''
  if (!isLost) return undefined
  const message = `This item has no check box, so it is no task: ${quoteStart(line.text)}.`
  return { ...place(line), severity: 'warning', code: 'PLAN_UNPLACED', message, remedy: remedyFor(line, context) }
}

/** A task's heading that ends with `- DONE`, though the task counts as open. */
function titleFault(line: OutlineLine, { statuses, statusAdvice }: JudgeContext): Fault | undefined {
  const claim = line.kind === 'heading' ? titleClaim(line.text) : undefined
  return claim && !isOver(statuses.get(line) ?? 'pending') ? openFault(line, claim, statusAdvice(claim)) : undefined
}

/** A line with a status that contradicts its task's: the task would be repeated, or skipped. */
function statusFault(line: OutlineLine, { fields, statuses, statusAdvice }: JudgeContext): Fault | undefined {
  const task = fields.get(line)
  const claim = task && statusClaim(line)
  if (!claim || !isOver(claim) || isOver(statuses.get(task) ?? 'pending')) return undefined
  return openFault(line, claim, `${statusAdvice(claim)}. Remove this line`)
}

const openFault = (line: OutlineLine, claim: string, advice: string): Fault => ({
  ...place(line),
  code: 'PLAN_UNPLACED',
  message: `The task is read as open, though this line says that it is ${claim}: ${quoteStart(line.text)}.`,
  remedy: `If it is, ${advice}.`,
})

/** `TODO: …` outside of all tasks. */
function noteFault(line: OutlineLine, { fields, example }: JudgeContext): Fault | undefined {
  const title = fields.has(line) ? undefined : workNote(line.text)
  if (title === undefined) return undefined
  return {
    ...place(line),
    ...{ severity: 'warning', code: 'PLAN_UNPLACED' },
    message: `This note looks like a task, and is not read as one: ${quoteStart(line.text)}.`,
    remedy: `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40)))}, if it should be done.`,
  }
}

const countedFault = (line: OutlineLine, context: JudgeContext): Fault => ({
  ...unplacedFault(line, 'This line looks like a task, and is part of a text', remedyFor(line, context)),
  severity: 'warning',
})

/** A part of a task reaches its agent in any case; its box must be clear only if boxes show progress. */
function boxFault(
  { line, section, list }: LinePosition,
  { context, box, inTask }: { context: JudgeContext; box: BoxLike; inTask: boolean },
): Fault | undefined {
  const isBeside = line.depth === 1 && context.lists.has(list)
  const isStep = context.steps.has(line) && (box.isSure || context.boxed.has(context.fields.get(line)))
  const isError = inTask ? isStep : box.isSure || isBeside
  const isWarning = inTask ? box.isSure : context.sections.has(section)
  if (!isError && !isWarning) return undefined
  const fault = unclearBox(line, box)
  return isError ? fault : { ...fault, severity: 'warning' }
}

/** True for `Task 4: …` or `T004 …` in the tasks' naming style, if no task has this number. */
function namesTask(line: string, context: JudgeContext): boolean {
  const text = workNote(line) ?? line
  const hashes = /^(?:#+|\\#+|＃+)[ \t]*(?=\S)/u.exec(text)?.[0] ?? ''
  if (/^[\s>]*`/.test(text)) return false
  const plain = bareText(text)
    .replace(/^[^\p{L}\p{N}[(]+/u, '')
    .replace(/^(?:\d{1,9}[.)]\s+)?(?:\[.?\]\s+)?/u, '')
  const name = taskName(withoutOrnaments(plain)) ?? nameWithoutColon(plain)
  if (!name || !context.words.has(name.word)) return false
  return hashes !== '' || isUnknown(name, context)
}

/** `T004 …`: an id of three digits needs no colon. */
function nameWithoutColon(plain: string): TaskName | undefined {
  const [, word = '', number = '', title = ''] = /^([A-Z]{1,10}-?)(\d{3,}[a-z]?)\*{0,2}\s+(\S.*)$/.exec(plain) ?? []
  return word === ''
    ? undefined
    : { word: word.replace('-', '').toLowerCase(), number, id: `${word}${number}`, isWord: false, title }
}

const isUnknown = (name: TaskName, { names, words }: JudgeContext): boolean =>
  words.has(name.word) && !names.has(keyOf(name))

// --- Messages --------------------------------------------------------------------------------------------------------

const quoteStart = (text: string): string => JSON.stringify(text.slice(0, 40))

const unplacedFault = (line: OutlineLine, what: string, remedy: string): Fault => ({
  ...place(line),
  code: 'PLAN_UNPLACED',
  message: `${what}: ${quoteStart(line.text)}.`,
  remedy,
})

const boxRemedy = ({ kind }: OutlineLine, { title }: BoxLike): string => {
  const start = kind === 'heading' ? '### ' : '- '
  return `Write ${quoteStart(`${start}[ ] ${title}`)} if it is open, with [x] if it is done.`
}

function unclearBox(line: OutlineLine, { mark, title }: BoxLike): Fault {
  const message = `It is not clear whether this task is done: ${quoteValue(mark)} before ${quoteStart(title)}.`
  return { ...place(line), code: 'PLAN_UNCLEAR', message, remedy: 'Write [ ] if it is open, [x] if it is done.' }
}

const remedyFor = (line: OutlineLine, { example }: JudgeContext): string =>
  `Write it as the other tasks, such as ${JSON.stringify(example(titleIn(line.text).title.slice(0, 40)))}, if it should be done.`
