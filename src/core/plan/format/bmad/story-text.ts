import type { OutlineLine } from '../markdown/outline.ts'
import { proseOf } from '../markdown/task-body.ts'

/** A story as its file or a section of the epics tells it. */
export interface StoryText {
  readonly title: string | undefined
  readonly status: { readonly word: string; readonly offset: number } | undefined
  readonly about: string
  readonly criteria: readonly { readonly text: string; readonly offset: number }[]
  /** Its check boxes below Tasks, deeper ones further in. */
  readonly tasks: readonly {
    readonly text: string
    readonly ticked: boolean
    readonly depth: number
    readonly offset: number
  }[]
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
}

/** Reads the lines of a story. Its own heading, where it has one, is the first line. */
export function storyText(all: readonly OutlineLine[]): StoryText {
  const { lines, status } = withoutFrontMatter(all)
  const first = lines.findIndex(({ kind }) => kind === 'heading')
  const heading = first >= 0 && lines.slice(0, first).every(({ kind }) => kind === 'blank' || kind === 'comment')
  const own = heading ? lines[first] : undefined
  const reading: Reading = { part: 'about', level: own?.level ?? 0, status, about: [], criteria: [], tasks: [] }
  for (const line of heading ? lines.slice(first + 1) : lines) takeLine(reading, line)
  return {
    title: own && titleOf(own.text),
    status: reading.status,
    about: proseOf(reading.about),
    criteria: criteriaOf(reading.criteria),
    tasks: reading.tasks.flatMap(({ kind, text, ticked, depth, offset }) =>
      kind === 'item' ? [{ text, ticked: ticked === true, depth, offset }] : [],
    ),
  }
}

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
  if (reading.part === 'left out') return false
  const said = statusField.exec(text)?.[1] ?? (reading.part === 'status' ? text : undefined)
  if (said === undefined) return false
  if (said.trim() !== '') reading.status ??= { word: said.trim(), offset: offset + text.length - said.length }
  return true
}

/** `**Acceptance Criteria:**` begins a part as a heading would. Whether nothing of the line is left. */
function takeField(reading: Reading, text: string): boolean {
  const [, name = '', rest = ''] = boldField.exec(text) ?? []
  if (name === '' || (!isNamed(name) && rest !== '')) return false
  const part = partOf(name)
  if (part !== 'about' || reading.part !== 'left out') reading.part = part
  return rest === '' && part !== 'about'
}

const isNamed = (name: string): boolean => partOf(name) !== 'about'

function keep(reading: Reading, line: OutlineLine): void {
  if (reading.part === 'criteria') reading.criteria.push(line)
  else if (reading.part === 'tasks') reading.tasks.push(line)
  else if (reading.part === 'about') reading.about.push(line.raw)
}

/** Items of the list; where there is none, paragraphs, such as one with Given, When and Then. */
function criteriaOf(lines: readonly OutlineLine[]): StoryText['criteria'] {
  const isList = lines.some(({ kind, depth }) => kind === 'item' && depth === 1)
  const found: { text: string; offset: number }[] = []
  let open = false
  for (const line of lines) {
    const starts = isList ? line.kind === 'item' && line.depth === 1 : line.kind !== 'blank' && !open
    if (starts) found.push({ text: line.kind === 'item' ? line.text : line.raw.trim(), offset: line.offset })
    else if (line.kind !== 'blank') goOn(found, line)
    open = line.kind !== 'blank'
  }
  return found.map(({ text, offset }) => ({ text: text.trim(), offset })).filter(({ text }) => text !== '')
}

function goOn(found: { text: string; offset: number }[], { raw }: OutlineLine): void {
  const last = found.at(-1)
  if (last) found[found.length - 1] = { ...last, text: `${last.text}\n${raw.trim()}` }
}

/** A block of YAML between two `---` at the top, and its status. */
function withoutFrontMatter(all: readonly OutlineLine[]): {
  lines: readonly OutlineLine[]
  status: StoryText['status']
} {
  if (all[0]?.raw.trim() !== '---') return { lines: all, status: undefined }
  const end = all.findIndex(({ raw }, index) => index > 0 && raw.trim() === '---')
  if (end < 0) return { lines: all, status: undefined }
  for (const { raw, offset } of all.slice(1, end)) {
    const [, before = '', word = ''] = /^(status:[ \t]*)['"]?([^'"#]+)/i.exec(raw.trim()) ?? []
    if (word.trim() !== '')
      return { lines: all.slice(end + 1), status: { word: word.trim(), offset: offset + before.length } }
  }
  return { lines: all.slice(end + 1), status: undefined }
}

/** A story that stands below a heading of a larger document, by its number (`storyNumber`). */
export interface Section {
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
  stories: readonly Section[]
  epics: readonly Section[]
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
