import type { OutlineLine } from './outline.ts'

/** The content below the heading of a task. */
export interface TaskBody {
  /** Its prose, without the fields. */
  readonly about: string
  readonly fields: readonly BodyField[]
  readonly criteria: readonly BodyItem[]
  readonly steps: readonly BodyItem[]
  /** The lines of its steps, and numbered items above them that are no steps. */
  readonly stepLines: readonly OutlineLine[]
  /** Lines with the form of a field that are none, such as `**Blocked by:** T1`; the prose includes them. */
  readonly otherFields: readonly NamedField[]
  /** Fields inside a list, which belong to its item. */
  readonly listedFields: readonly BodyField[]
  /** A code block with the info string `ralph`: further fields as JSON. */
  readonly extras: { readonly text: string; readonly offset: number } | undefined
}

export interface NamedField {
  readonly name: string
  readonly value: string
  readonly offset: number
}

/** `**Status:** open`, or `Status: open` in formats without stars. */
interface BodyField {
  readonly name: 'requires' | 'status'
  readonly value: string
  readonly offset: number
}

export interface BodyItem {
  readonly text: string
  readonly ticked: boolean
  readonly offset: number
}

const starredField = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/
const plainField = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i

const meanings: Readonly<Record<string, BodyField['name'] | 'criteria' | 'steps'>> = {
  requires: 'requires',
  'depends on': 'requires',
  dependencies: 'requires',
  after: 'requires',
  status: 'status',
  'done when': 'criteria',
  'acceptance criteria': 'criteria',
  subtasks: 'steps',
}

interface BodyReading {
  readonly about: string[]
  readonly fields: BodyField[]
  readonly criteria: BodyItem[]
  readonly steps: BodyItem[]
  readonly stepLines: OutlineLine[]
  /** The list that a field has opened. */
  list: 'criteria' | 'steps' | undefined
  /** True until there is more than the quote that begins a task of the queue. */
  inOpening: boolean
  /** True while only names of tasks have followed a `**Requires:**` without a value. */
  lacksNames: boolean
}

/** `stars`: only fields in bold count. */
export function taskBody(bodyLines: readonly OutlineLine[], { stars }: { stars: boolean }): TaskBody {
  const { lines, extras } = withoutExtras(bodyLines)
  const reading: BodyReading = {
    about: [],
    fields: [],
    criteria: [],
    steps: [],
    stepLines: [],
    list: undefined,
    inOpening: true,
    lacksNames: false,
  }
  const otherFields: NamedField[] = headingOrders(lines, stars)
  const listedFields: BodyField[] = []
  for (const line of lines) {
    const field = line.kind === 'text' && line.depth === 0 ? fieldOf(line, stars) : undefined
    if (field) addField(reading, field)
    else if (!addNames(reading, line)) {
      const field = line.depth > 0 ? listedField(line, stars) : undefined
      if (field) listedFields.push(field)
      else otherFields.push(...fieldIn(line))
      addLine(reading, line)
    }
  }
  const { about, fields, criteria, steps, stepLines } = reading
  return {
    about: proseOf(about),
    fields,
    criteria: dedentItems(criteria),
    steps: dedentItems(steps),
    stepLines,
    otherFields,
    listedFields,
    extras,
  }
}

function addField(reading: BodyReading, { meaning, value, offset }: Field): void {
  if (meaning === 'requires' || meaning === 'status') {
    reading.list = undefined
    reading.lacksNames = meaning === 'requires' && value === ''
    reading.fields.push({ name: meaning, value, offset })
    return
  }
  reading.list = meaning
  reading.lacksNames = false
  if (value !== '') reading[meaning].push({ text: value, ticked: false, offset })
}

const taskNamePattern = String.raw`(?:(?:task|step|story|issue|ticket|todo)s?\s+#?)?[A-Za-z_.-]{0,20}\d[\w.-]{0,40}`
/** `T1, T2 and T3`, and nothing else. */
export const namesOnly = new RegExp(
  String.raw`^[*_\x60[]*${taskNamePattern}(?:[*_\x60\]]*(?:,|;|\sand\s|\s&\s)\s*[*_\x60[]*${taskNamePattern})*[*_\x60\].]*$`,
  'i',
)

/** `- T1` below a `**Requires:**` without a value. */
function addNames(reading: BodyReading, { kind, text, ticked }: OutlineLine): boolean {
  if (!reading.lacksNames || kind === 'blank') return false
  const field = reading.fields.at(-1)
  reading.lacksNames = (kind === 'item' || kind === 'text') && ticked === undefined && namesOnly.test(text)
  if (!reading.lacksNames || !field) return false
  const value = [field.value, text].filter(Boolean).join(', ')
  reading.fields[reading.fields.length - 1] = { ...field, value }
  return true
}

/** Names of a heading or cell that lists the tasks that come first. */
export const orderTitle =
  /^(?:requires|depends[ -]on|dependenc(?:y|ies)|blocked[ -]by|pre-?requisites?|after|waits[ -]for|needs)$/i

/** `#### Depends on` or `**Requires**` with names of tasks in the next line. */
function headingOrders(lines: readonly OutlineLine[], stars: boolean): NamedField[] {
  const textLines = lines.filter(({ kind }) => kind !== 'blank')
  return textLines.flatMap((line, index): NamedField[] => {
    const next = textLines[index + 1]
    const isTitle = line.kind === 'heading' || (line.kind === 'text' && /^[*_]/.test(line.text))
    const name = line.text.replace(/[*_:：]/g, '').trim()
    if (!isTitle || !orderTitle.test(name) || (line.kind === 'text' && fieldOf(line, stars))) return []
    const isNames = next && (next.kind === 'item' || next.kind === 'text') && namesOnly.test(next.text)
    return isNames ? [{ name, value: next.text, offset: line.offset }] : []
  })
}

function addLine(reading: BodyReading, line: OutlineLine): void {
  const list = reading.list ?? (isStep(line) ? 'steps' : undefined)
  if (list !== 'criteria' && line.kind === 'item' && line.depth === 1 && (list === 'steps' || line.ordered))
    reading.stepLines.push(line)
  if (list && line.kind === 'item' && line.depth === 1) {
    reading.list = list
    reading[list].push({ text: line.text, ticked: line.ticked === true, offset: line.offset })
    return
  }
  if (list && (line.depth > 0 || line.kind === 'blank')) continueItem(reading[list], line)
  else {
    reading.list = undefined
    reading.inOpening &&= line.kind === 'quote' || line.kind === 'blank'
    reading.about.push(reading.inOpening ? line.text : line.raw)
  }
}

const isStep = ({ kind, ordered, ticked, depth }: OutlineLine): boolean =>
  kind === 'item' && ordered && ticked !== undefined && depth === 1

interface Field {
  readonly meaning: BodyField['name'] | 'criteria' | 'steps'
  readonly value: string
  readonly offset: number
}

function fieldOf({ text, offset }: OutlineLine, stars: boolean): Field | undefined {
  const [, name = '', value = ''] = starredField.exec(text) ?? (stars ? null : plainField.exec(text)) ?? []
  const meaning = meanings[name.trim().toLowerCase()]
  return meaning && { meaning, value: value.trim(), offset }
}

/** `- **Requires:** T1`, also in a continuation line of an item. */
function listedField(line: OutlineLine, stars: boolean): BodyField | undefined {
  const field =
    (line.kind === 'item' || line.kind === 'text') && line.ticked === undefined ? fieldOf(line, stars) : undefined
  return field && (field.meaning === 'requires' || field.meaning === 'status') && field.value !== ''
    ? { name: field.meaning, value: field.value, offset: line.offset }
    : undefined
}

const anyField =
  /^(?:\*\*|__|_|\*)?[ \t]{0,3}([A-Za-z][A-Za-z _-]{1,30}?)(?:\*\*|__|_|\*)?[ \t]{0,3}[:：][ \t]{0,3}(?:\*\*|__|_|\*)?[ \t]{0,8}(\S.*)$/

/** Returns the field of a line with the form of one. */
export function fieldIn({ kind, text, offset }: OutlineLine): readonly NamedField[] {
  if ((kind !== 'text' && kind !== 'item') || !/[:：]/.test(text) || text.includes('://')) return []
  const [, name, value = ''] = anyField.exec(text) ?? []
  return name === undefined ? [] : [{ name, value: value.trim(), offset }]
}

/** Continuation lines keep their indentation. */
function continueItem(items: BodyItem[], { raw, kind }: OutlineLine): void {
  const item = items.at(-1)
  if (item) items[items.length - 1] = { ...item, text: `${item.text}\n${kind === 'blank' ? '' : raw.trimEnd()}` }
}

const dedentItems = (items: readonly BodyItem[]): BodyItem[] =>
  items.map((item) => ({ ...item, text: dedent(item.text) }))

/** Removes the indentation that all lines after the first one share. */
function dedent(text: string): string {
  const [first = '', ...rest] = text.trimEnd().split('\n')
  const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const shared = indents.length === 0 ? 0 : Math.min(...indents)
  return [first, ...rest.map((line) => line.slice(shared))].join('\n')
}

/** Without blank lines and rules around it. */
export function proseOf(lines: readonly string[]): string {
  const isBlank = (line: string | undefined): boolean =>
    line !== undefined && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line)
  let [from, to] = [0, lines.length]
  while (from < to && isBlank(lines[from])) from += 1
  while (to > from && isBlank(lines[to - 1])) to -= 1
  return lines.slice(from, to).join('\n')
}

/** Separates comments, and the first code block with extra fields, from the lines. */
export function withoutExtras(bodyLines: readonly OutlineLine[]): Pick<TaskBody, 'extras'> & { lines: OutlineLine[] } {
  const lines = bodyLines.filter(({ kind }) => kind !== 'comment')
  const start = lines.findIndex(({ kind, depth, text }) => kind === 'fence' && depth === 0 && text === 'ralph')
  if (start < 0) return { lines, extras: undefined }
  let end = start + 1
  while (lines[end]?.kind === 'fenced') end += 1
  const block = lines.splice(start, end + 1 - start)
  const text = block.slice(1, end - start).map(({ raw }) => raw)
  const first = block[1] ?? block[0]
  const indent = /^\s*/.exec(text[0] ?? '')?.[0].length ?? 0
  return { lines, extras: { text: text.join('\n'), offset: (first?.offset ?? 0) - indent } }
}

/** The ids of `T1, T2 and T3`; empty for a dash and words for nothing. Text in brackets is ignored. */
export function idsIn(value: string): string[] {
  const cleaned = value
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[`*[\]]/g, '')
    .trim()
  if (/^(?:[-–—]+|none|nothing|n\/a)?\.?$/i.test(cleaned)) return []
  return cleaned
    .split(/[\s,;&+]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => word !== '' && !/^(?:and|after)$/i.test(word))
}
