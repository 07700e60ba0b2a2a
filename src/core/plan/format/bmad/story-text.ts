import type { OutlineLine } from '../markdown/outline.ts'
import { fieldIn, type NamedField, proseOf } from '../markdown/task-body.ts'

/** The text of a story, from its file or from a section of the epics. */
export interface StoryText {
  readonly title: string | undefined
  readonly status: { readonly word: string; readonly offset: number } | undefined
  readonly description: string
  readonly criteria: readonly { readonly text: string; readonly offset: number }[]
  /** Text below the criteria's heading, above the first of them. */
  readonly aboveCriteria: string
  readonly tasks: readonly StoryTaskLine[]
  /** Lines such as `**Blocked by:** 1-2`, also from the front matter. */
  readonly fields: readonly NamedField[]
  /** Open check boxes in sections that no agent gets. */
  readonly leftOutBoxes: readonly { readonly text: string; readonly offset: number }[]
}

export interface StoryTaskLine {
  readonly text: string
  readonly isItem: boolean
  /** Undefined without a Markdown check box. */
  readonly ticked: boolean | undefined
  /** Number of list items that contain it, itself included. */
  readonly depth: number
  readonly offset: number
}

type StorySectionKind = 'about' | 'criteria' | 'tasks' | 'status' | 'left out'

const sectionTitles: readonly (readonly [RegExp, StorySectionKind])[] = [
  [/^acceptance criteria|^done when|^definition of done/i, 'criteria'],
  [/^(?:implementation )?tasks\b|^subtasks\b/i, 'tasks'],
  [/^status$/i, 'status'],
  // Records of earlier agents and reviewers are not part of what to build.
  [
    /^dev agent record|^file list|^change ?log|^qa results|^senior developer review|^progress tracking|^status history/i,
    'left out',
  ],
]

const sectionKindOf = (title: string): StorySectionKind =>
  sectionTitles.find(([pattern]) => pattern.test(title.trim()))?.[1] ?? 'about'

const statusField = /^(?:\*\*)?Status(?:\*\*:|:\*\*|:)[ \t]*(.*)$/i
const boldField = /^\*\*([^*]{1,60}?):?\*\*:?[ \t]*(.*)$/

interface StoryReading {
  section: StorySectionKind
  /** Level of the section's heading; a heading of this level or above ends it. */
  level: number
  status: StoryText['status']
  readonly about: string[]
  readonly criteria: OutlineLine[]
  readonly tasks: OutlineLine[]
  readonly fields: NamedField[]
  readonly leftOut: OutlineLine[]
}

/** Reads the lines of a story; its heading, if it has one, comes first. */
export function storyText(allLines: readonly OutlineLine[]): StoryText {
  const { lines, status, fields } = withoutFrontMatter(allLines)
  const first = lines.findIndex(({ kind }) => kind === 'heading')
  const hasHeading = first >= 0 && lines.slice(0, first).every(({ kind }) => kind === 'blank' || kind === 'comment')
  const headingLine = hasHeading ? lines[first] : undefined
  const reading: StoryReading = {
    ...{ section: 'about', level: headingLine?.level ?? 0, status },
    ...{ about: [], criteria: [], tasks: [], fields: [...fields], leftOut: [] },
  }
  for (const line of hasHeading ? lines.slice(first + 1) : lines) addLine(reading, line)
  return {
    title: headingLine && titleOf(headingLine.text),
    status: reading.status,
    description: proseOf(reading.about),
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

function addLine(reading: StoryReading, line: OutlineLine): void {
  const { kind, text } = line
  if (kind === 'comment') return
  if (kind === 'heading' && beginsSection(reading, line)) beginSection(reading, line)
  else if (kind !== 'text' || !(readStatus(reading, line) || readField(reading, text))) addToSection(reading, line)
}

/** A deeper heading in a left-out section belongs to it. */
const beginsSection = ({ section: part, level }: StoryReading, line: OutlineLine): boolean =>
  sectionKindOf(line.text) !== 'about' || line.level <= level || part === 'about'

function beginSection(reading: StoryReading, { text, level }: OutlineLine): void {
  reading.section = sectionKindOf(text)
  reading.level = level
  if (reading.section === 'about') reading.about.push(`**${text}**`)
}

/** Reads `Status: done`, or the line below a Status heading. Returns true if it was one. */
function readStatus(reading: StoryReading, { text, offset }: OutlineLine): boolean {
  if (reading.section === 'left out' || reading.status !== undefined) return false
  const statusText = statusField.exec(text)?.[1] ?? (reading.section === 'status' ? text : undefined)
  if (statusText === undefined) return false
  if (statusText.trim() !== '')
    reading.status = { word: statusText.trim(), offset: offset + text.length - statusText.length }
  return true
}

/** `**Acceptance Criteria:**` begins a section like a heading. Returns true if the line is used up. */
function readField(reading: StoryReading, text: string): boolean {
  const [, name = '', rest = ''] = boldField.exec(text) ?? []
  if (name === '' || (!isNamed(name) && rest !== '')) return false
  const section = sectionKindOf(name)
  if (section === 'status') return false
  if (section !== 'about' || reading.section !== 'left out') reading.section = section
  return rest === '' && section !== 'about'
}

const isNamed = (name: string): boolean => sectionKindOf(name) !== 'about'

/** Adds a line to the agent's text, unless its section is left out. */
function addToSection(reading: StoryReading, line: OutlineLine): void {
  const { section } = reading
  if (section === 'left out') {
    if (line.ticked === false) reading.leftOut.push(line)
    return
  }
  if (line.ticked === undefined) reading.fields.push(...fieldIn(line))
  if (section === 'criteria') reading.criteria.push(line)
  else if (section === 'tasks') reading.tasks.push(line)
  else reading.about.push(line.raw)
}

/** The list's items; without a list, paragraphs, such as one with Given, When and Then. */
function criteriaOf(lines: readonly OutlineLine[]): Pick<StoryText, 'criteria' | 'aboveCriteria'> {
  const isList = lines.some(({ kind, depth }) => kind === 'item' && depth === 1)
  const criteriaTexts: { text: string; offset: number }[] = []
  const linesAbove: string[] = []
  let inCriterion = false
  for (const line of lines) {
    const starts = isList ? line.kind === 'item' && line.depth === 1 : line.kind !== 'blank' && !inCriterion
    if (starts) criteriaTexts.push({ text: line.kind === 'item' ? line.text : line.raw.trim(), offset: line.offset })
    else if (criteriaTexts.length === 0) linesAbove.push(line.raw)
    else if (line.kind !== 'blank') continueCriterion(criteriaTexts, line)
    inCriterion = line.kind !== 'blank'
  }
  const criteria = criteriaTexts
    .map(({ text, offset }) => ({ text: text.trim(), offset }))
    .filter(({ text }) => text !== '')
  return { criteria, aboveCriteria: proseOf(linesAbove) }
}

function continueCriterion(criteriaTexts: { text: string; offset: number }[], { raw }: OutlineLine): void {
  const last = criteriaTexts.at(-1)
  if (last) criteriaTexts[criteriaTexts.length - 1] = { ...last, text: `${last.text}\n${raw.trim()}` }
}

/** Reads a block of YAML between two `---` at the top. */
function withoutFrontMatter(allLines: readonly OutlineLine[]): {
  lines: readonly OutlineLine[]
  status: StoryText['status']
  fields: readonly NamedField[]
} {
  const unchanged = { lines: allLines, status: undefined, fields: [] }
  if (allLines[0]?.raw.trim() !== '---') return unchanged
  const end = allLines.findIndex(({ raw }, index) => index > 0 && raw.trim() === '---')
  if (end < 0) return unchanged
  const fields = allLines.slice(1, end).flatMap(({ raw, offset }): NamedField[] => {
    const [, prefix = '', name = '', value = ''] = /^((\w[\w -]*):[ \t]*['"]?)([^'"#]+)/.exec(raw.trim()) ?? []
    return value.trim() === '' ? [] : [{ name, value: value.trim(), offset: offset + prefix.length }]
  })
  const isStatus = ({ name }: NamedField): boolean => /^status$/i.test(name)
  const status = fields.find(isStatus)
  return {
    lines: allLines.slice(end + 1),
    status: status && { word: status.value, offset: status.offset },
    fields: fields.filter((field) => !isStatus(field)),
  }
}

/** A story below a heading of a larger document, with its name. */
export interface StorySection {
  readonly name: string
  readonly lines: readonly OutlineLine[]
}

const storyHeading = /^(?:user )?story[ \t]+([\w.-]*\d\w*)\b|^([A-Z][A-Z0-9]*-\d+)\b|^(\d+\.\d+)\b/i
const epicHeading = /^epic[ \t-]*([\w.]+)|^(EPIC-\d+)\b/i

interface OpenSection {
  readonly name: string
  readonly level: number
  readonly lines: OutlineLine[]
}

/** The stories and epics of a document with many of them. Linear. */
export function sectionsIn(lines: readonly OutlineLine[]): {
  stories: readonly StorySection[]
  epics: readonly StorySection[]
} {
  const sections: { stories: OpenSection[]; epics: OpenSection[] } = { stories: [], epics: [] }
  let openSection: OpenSection | undefined
  for (const line of lines) {
    const newSection = line.kind === 'heading' ? beginSectionAt(line, sections) : undefined
    if (newSection) openSection = newSection
    else if (line.kind === 'heading' && openSection && line.level <= openSection.level) openSection = undefined
    else openSection?.lines.push(line)
  }
  return sections
}

function beginSectionAt(
  line: OutlineLine,
  sections: { stories: OpenSection[]; epics: OpenSection[] },
): OpenSection | undefined {
  const epic = sectionName(epicHeading, line.text)
  const name = epic ?? (line.level >= 2 ? sectionName(storyHeading, line.text) : undefined)
  if (name === undefined) return undefined
  const newSection = { name, level: line.level, lines: [line] }
  sections[epic === undefined ? 'stories' : 'epics'].push(newSection)
  return newSection
}

const sectionName = (pattern: RegExp, text: string): string | undefined =>
  pattern
    .exec(text.trim())
    ?.slice(1)
    .find((name) => name !== undefined)
