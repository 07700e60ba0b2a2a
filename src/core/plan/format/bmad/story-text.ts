import type { OutlineLine } from '../markdown/outline.ts'
import { fieldIn, type NamedField, proseOf } from '../markdown/task-body.ts'

/** A story as its file or a section of the epics tells it. */
export interface StoryText {
  readonly title: string | undefined
  readonly status: { readonly word: string; readonly offset: number } | undefined
  readonly about: string
  readonly criteria: readonly { readonly text: string; readonly offset: number }[]
  /** What stands below the heading of the criteria, above the first of them. */
  readonly aboveCriteria: string
  /** The lines below Tasks. */
  readonly tasks: readonly StoryTaskLine[]
  /** Lines such as `**Blocked by:** 1-2`, also of the front matter. */
  readonly fields: readonly NamedField[]
  /** Open check boxes in parts that no agent gets. */
  readonly leftOutBoxes: readonly { readonly text: string; readonly offset: number }[]
}

export interface StoryTaskLine {
  readonly text: string
  readonly isItem: boolean
  /** Undefined if it has no check box that Markdown shows as one. */
  readonly ticked: boolean | undefined
  /** How many items it stands in, itself included. */
  readonly depth: number
  readonly offset: number
}

type Part = 'about' | 'criteria' | 'tasks' | 'status' | 'left out'

const parts: readonly (readonly [RegExp, Part])[] = [
  [/^acceptance criteria|^done when|^definition of done/i, 'criteria'],
  [/^(?:implementation )?tasks\b|^subtasks\b/i, 'tasks'],
  [/^status$/i, 'status'],
  // What agents and reviewers of earlier work wrote there is no part of what is to be built.
  [
    /^dev agent record|^file list|^change ?log|^qa results|^senior developer review|^progress tracking|^status history/i,
    'left out',
  ],
]

const partOf = (title: string): Part => parts.find(([pattern]) => pattern.test(title.trim()))?.[1] ?? 'about'

const statusField = /^(?:\*\*)?Status(?:\*\*:|:\*\*|:)[ \t]*(.*)$/i
const boldField = /^\*\*([^*]{1,60}?):?\*\*:?[ \t]*(.*)$/

interface Reading {
  part: Part
  /** Level of the heading that began the part; one of the same level or above ends it. */
  level: number
  status: StoryText['status']
  readonly about: string[]
  readonly criteria: OutlineLine[]
  readonly tasks: OutlineLine[]
  readonly fields: NamedField[]
  readonly leftOut: OutlineLine[]
}

/** Reads the lines of a story. Its own heading, where it has one, is the first line. */
export function storyText(all: readonly OutlineLine[]): StoryText {
  const { lines, status, fields } = withoutFrontMatter(all)
  const first = lines.findIndex(({ kind }) => kind === 'heading')
  const heading = first >= 0 && lines.slice(0, first).every(({ kind }) => kind === 'blank' || kind === 'comment')
  const own = heading ? lines[first] : undefined
  const reading: Reading = {
    ...{ part: 'about', level: own?.level ?? 0, status },
    ...{ about: [], criteria: [], tasks: [], fields: [...fields], leftOut: [] },
  }
  for (const line of heading ? lines.slice(first + 1) : lines) takeLine(reading, line)
  return {
    title: own && titleOf(own.text),
    status: reading.status,
    about: proseOf(reading.about),
    ...criteriaOf(reading.criteria),
    tasks: reading.tasks.flatMap(taskLine),
    fields: reading.fields,
    leftOutBoxes: reading.leftOut.map(({ text, offset }) => ({ text, offset })),
  }
}

const taskLine = ({ kind, raw, text, ticked, depth, offset }: OutlineLine): StoryTaskLine[] =>
  kind === 'blank'
    ? []
    : [
        {
          text: kind === 'item' ? text : depth > 0 ? raw.trim() : raw.trimEnd(),
          isItem: kind === 'item',
          ticked,
          depth,
          offset,
        },
      ]

/** `Story 1.2: Login`, `Epic 2 - Login` → `Login` */
const titleOf = (heading: string): string =>
  heading
    .replace(/^(?:user )?story[ \t]*|^epic[ \t]+(?=\d)/i, '')
    .replace(/^(?:[A-Za-z0-9]+(?:[-._]\d+[a-z]?)+|\d+)[ \t]*(?:[:–—-][ \t]*|$)/, '')
    .trim() || heading.trim()

function takeLine(reading: Reading, line: OutlineLine): void {
  const { kind, text } = line
  if (kind === 'comment') return
  if (kind === 'heading' && beginsPart(reading, line)) takeHeading(reading, line)
  else if (kind !== 'text' || !(takeStatus(reading, line) || takeField(reading, text))) keep(reading, line)
}

/** A deeper heading within what is left out belongs to it. */
const beginsPart = ({ part, level }: Reading, line: OutlineLine): boolean =>
  partOf(line.text) !== 'about' || line.level <= level || part === 'about'

function takeHeading(reading: Reading, { text, level }: OutlineLine): void {
  reading.part = partOf(text)
  reading.level = level
  if (reading.part === 'about') reading.about.push(`**${text}**`)
}

/** `Status: done`, or the line below a heading that says so. Whether it was one. */
function takeStatus(reading: Reading, { text, offset }: OutlineLine): boolean {
  if (reading.part === 'left out' || reading.status !== undefined) return false
  const said = statusField.exec(text)?.[1] ?? (reading.part === 'status' ? text : undefined)
  if (said === undefined) return false
  if (said.trim() !== '') reading.status = { word: said.trim(), offset: offset + text.length - said.length }
  return true
}

/** `**Acceptance Criteria:**` begins a part as a heading would. Whether nothing of the line is left. */
function takeField(reading: Reading, text: string): boolean {
  const [, name = '', rest = ''] = boldField.exec(text) ?? []
  if (name === '' || (!isNamed(name) && rest !== '')) return false
  const part = partOf(name)
  if (part === 'status') return false
  if (part !== 'about' || reading.part !== 'left out') reading.part = part
  return rest === '' && part !== 'about'
}

const isNamed = (name: string): boolean => partOf(name) !== 'about'

/** Every line is part of what the agent gets, except for what is left out. */
function keep(reading: Reading, line: OutlineLine): void {
  const { part } = reading
  if (part === 'left out') {
    if (line.ticked === false) reading.leftOut.push(line)
    return
  }
  if (line.ticked === undefined) reading.fields.push(...fieldIn(line))
  if (part === 'criteria') reading.criteria.push(line)
  else if (part === 'tasks') reading.tasks.push(line)
  else reading.about.push(line.raw)
}

/** Items of the list; where there is none, paragraphs, such as one with Given, When and Then. */
function criteriaOf(lines: readonly OutlineLine[]): Pick<StoryText, 'criteria' | 'aboveCriteria'> {
  const isList = lines.some(({ kind, depth }) => kind === 'item' && depth === 1)
  const found: { text: string; offset: number }[] = []
  const above: string[] = []
  let open = false
  for (const line of lines) {
    const starts = isList ? line.kind === 'item' && line.depth === 1 : line.kind !== 'blank' && !open
    if (starts) found.push({ text: line.kind === 'item' ? line.text : line.raw.trim(), offset: line.offset })
    else if (found.length === 0) above.push(line.raw)
    else if (line.kind !== 'blank') goOn(found, line)
    open = line.kind !== 'blank'
  }
  const criteria = found.map(({ text, offset }) => ({ text: text.trim(), offset })).filter(({ text }) => text !== '')
  return { criteria, aboveCriteria: proseOf(above) }
}

function goOn(found: { text: string; offset: number }[], { raw }: OutlineLine): void {
  const last = found.at(-1)
  if (last) found[found.length - 1] = { ...last, text: `${last.text}\n${raw.trim()}` }
}

/** A block of YAML between two `---` at the top: its status and its other fields. */
function withoutFrontMatter(all: readonly OutlineLine[]): {
  lines: readonly OutlineLine[]
  status: StoryText['status']
  fields: readonly NamedField[]
} {
  const none = { lines: all, status: undefined, fields: [] }
  if (all[0]?.raw.trim() !== '---') return none
  const end = all.findIndex(({ raw }, index) => index > 0 && raw.trim() === '---')
  if (end < 0) return none
  const fields = all.slice(1, end).flatMap(({ raw, offset }): NamedField[] => {
    const [, before = '', name = '', value = ''] = /^((\w[\w -]*):[ \t]*['"]?)([^'"#]+)/.exec(raw.trim()) ?? []
    return value.trim() === '' ? [] : [{ name, value: value.trim(), offset: offset + before.length }]
  })
  const isStatus = ({ name }: NamedField): boolean => /^status$/i.test(name)
  const status = fields.find(isStatus)
  return {
    lines: all.slice(end + 1),
    status: status && { word: status.value, offset: status.offset },
    fields: fields.filter((field) => !isStatus(field)),
  }
}

/** A story that stands below a heading of a larger document, by its number (`storyNumber`). */
export interface StorySection {
  readonly name: string
  readonly lines: readonly OutlineLine[]
}

const storyHeading = /^(?:user )?story[ \t]+([\w.-]*\d\w*)\b|^([A-Z][A-Z0-9]*-\d+)\b|^(\d+\.\d+)\b/i
const epicHeading = /^epic[ \t-]*([\w.]+)|^(EPIC-\d+)\b/i

interface Open {
  readonly name: string
  readonly level: number
  readonly lines: OutlineLine[]
}

/** The stories and epics of a document with many of them. Linear. */
export function sectionsIn(lines: readonly OutlineLine[]): {
  stories: readonly StorySection[]
  epics: readonly StorySection[]
} {
  const found: { stories: Open[]; epics: Open[] } = { stories: [], epics: [] }
  let open: Open | undefined
  for (const line of lines) {
    const begun = line.kind === 'heading' ? begin(line, found) : undefined
    if (begun) open = begun
    else if (line.kind === 'heading' && open && line.level <= open.level) open = undefined
    else open?.lines.push(line)
  }
  return found
}

function begin(line: OutlineLine, found: { stories: Open[]; epics: Open[] }): Open | undefined {
  const epic = nameIn(epicHeading, line.text)
  const name = epic ?? (line.level >= 2 ? nameIn(storyHeading, line.text) : undefined)
  if (name === undefined) return undefined
  const open = { name, level: line.level, lines: [line] }
  found[epic === undefined ? 'stories' : 'epics'].push(open)
  return open
}

const nameIn = (pattern: RegExp, text: string): string | undefined =>
  pattern
    .exec(text.trim())
    ?.slice(1)
    .find((name) => name !== undefined)
