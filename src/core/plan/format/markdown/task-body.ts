import type { OutlineLine } from './outline.ts'

/** What stands below the heading of a task. */
export interface TaskBody {
  /** Its prose, without what the fields below take. */
  readonly about: string
  readonly fields: readonly BodyField[]
  readonly criteria: readonly BodyItem[]
  readonly steps: readonly BodyItem[]
  /** The lines that are its steps, and numbered items above them that are not. */
  readonly stepLines: readonly OutlineLine[]
  /** What looks like a field and is none, such as `**Blocked by:** T1`; it is part of the prose too. */
  readonly others: readonly NamedField[]
  /** Fields that stand inside of a list, and so are a part of its item. */
  readonly listed: readonly BodyField[]
  /** A code block with the info string `ralph`: further fields as JSON. */
  readonly extras: { readonly text: string; readonly offset: number } | undefined
}

/** A name, a colon and a value in one line. */
export interface NamedField {
  readonly name: string
  readonly value: string
  readonly offset: number
}

/** `**Status:** open`, or where the tool of the file knows it without stars, `Status: open`. */
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

const starred = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/
const plain = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i

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

interface Reading {
  readonly about: string[]
  readonly fields: BodyField[]
  readonly criteria: BodyItem[]
  readonly steps: BodyItem[]
  readonly stepLines: OutlineLine[]
  /** The list that a field has begun. */
  list: 'criteria' | 'steps' | undefined
  /** Whether nothing but the quote that a task of the queue begins with was read so far. */
  opening: boolean
  /** Whether nothing but names of tasks was read since a `**Requires:**` without a value. */
  lacksNames: boolean
}

/** Reads the lines of a task. `stars`: only a field in bold is one. */
export function taskBody(all: readonly OutlineLine[], { stars }: { stars: boolean }): TaskBody {
  const { lines, extras } = withoutExtras(all)
  const reading: Reading = {
    about: [],
    fields: [],
    criteria: [],
    steps: [],
    stepLines: [],
    list: undefined,
    opening: true,
    lacksNames: false,
  }
  const others: NamedField[] = headedOrders(lines, stars)
  const listed: BodyField[] = []
  for (const line of lines) {
    const field = line.kind === 'text' && line.depth === 0 ? fieldOf(line, stars) : undefined
    if (field) takeField(reading, field)
    else if (!takeNames(reading, line)) {
      const inList = line.depth > 0 ? listedField(line, stars) : undefined
      if (inList) listed.push(inList)
      else others.push(...fieldIn(line))
      takeLine(reading, line)
    }
  }
  const { about, fields, criteria, steps, stepLines } = reading
  return {
    about: proseOf(about),
    fields,
    criteria: ended(criteria),
    steps: ended(steps),
    stepLines,
    others,
    listed,
    extras,
  }
}

function takeField(reading: Reading, { means, value, offset }: Field): void {
  if (means === 'requires' || means === 'status') {
    reading.list = undefined
    reading.lacksNames = means === 'requires' && value === ''
    reading.fields.push({ name: means, value, offset })
    return
  }
  reading.list = means
  reading.lacksNames = false
  if (value !== '') reading[means].push({ text: value, ticked: false, offset })
}

const nameOfTask = String.raw`(?:(?:task|step|story|issue|ticket|todo)s?\s+#?)?[A-Za-z_.-]{0,20}\d[\w.-]{0,40}`
/** `T1, T2 and T3`, and nothing else. */
export const namesOnly = new RegExp(
  String.raw`^[*_\x60[]*${nameOfTask}(?:[*_\x60\]]*(?:,|;|\sand\s|\s&\s)\s*[*_\x60[]*${nameOfTask})*[*_\x60\].]*$`,
  'i',
)

/** `- T1` below a `**Requires:**` without a value. */
function takeNames(reading: Reading, { kind, text, ticked }: OutlineLine): boolean {
  if (!reading.lacksNames || kind === 'blank') return false
  const field = reading.fields.at(-1)
  reading.lacksNames = (kind === 'item' || kind === 'text') && ticked === undefined && namesOnly.test(text)
  if (!reading.lacksNames || !field) return false
  const value = [field.value, text].filter(Boolean).join(', ')
  reading.fields[reading.fields.length - 1] = { ...field, value }
  return true
}

/** What a heading or a cell calls the tasks that come first. */
export const orderTitle =
  /^(?:requires|depends[ -]on|dependenc(?:y|ies)|blocked[ -]by|pre-?requisites?|after|waits[ -]for|needs)$/i

/** `#### Depends on` or `**Requires**` with the names of tasks in the next line. */
function headedOrders(lines: readonly OutlineLine[], stars: boolean): NamedField[] {
  const written = lines.filter(({ kind }) => kind !== 'blank')
  return written.flatMap((line, index): NamedField[] => {
    const next = written[index + 1]
    const isTitle = line.kind === 'heading' || (line.kind === 'text' && /^[*_]/.test(line.text))
    const name = line.text.replace(/[*_:：]/g, '').trim()
    if (!isTitle || !orderTitle.test(name) || (line.kind === 'text' && fieldOf(line, stars))) return []
    const isNames = next && (next.kind === 'item' || next.kind === 'text') && namesOnly.test(next.text)
    return isNames ? [{ name, value: next.text, offset: line.offset }] : []
  })
}

function takeLine(reading: Reading, line: OutlineLine): void {
  const list = reading.list ?? (isStep(line) ? 'steps' : undefined)
  if (list !== 'criteria' && line.kind === 'item' && line.depth === 1 && (list === 'steps' || line.ordered))
    reading.stepLines.push(line)
  if (list && line.kind === 'item' && line.depth === 1) {
    reading.list = list
    reading[list].push({ text: line.text, ticked: line.ticked === true, offset: line.offset })
    return
  }
  if (list && (line.depth > 0 || line.kind === 'blank')) goOn(reading[list], line)
  else {
    reading.list = undefined
    reading.opening &&= line.kind === 'quote' || line.kind === 'blank'
    reading.about.push(reading.opening ? line.text : line.raw)
  }
}

const isStep = ({ kind, ordered, ticked, depth }: OutlineLine): boolean =>
  kind === 'item' && ordered && ticked !== undefined && depth === 1

interface Field {
  readonly means: BodyField['name'] | 'criteria' | 'steps'
  readonly value: string
  readonly offset: number
}

function fieldOf({ text, offset }: OutlineLine, stars: boolean): Field | undefined {
  const [, name = '', value = ''] = starred.exec(text) ?? (stars ? null : plain.exec(text)) ?? []
  const means = meanings[name.trim().toLowerCase()]
  return means && { means, value: value.trim(), offset }
}

/** `- **Requires:** T1`, or the same in a further line of an item. */
function listedField(line: OutlineLine, stars: boolean): BodyField | undefined {
  const field =
    (line.kind === 'item' || line.kind === 'text') && line.ticked === undefined ? fieldOf(line, stars) : undefined
  return field && (field.means === 'requires' || field.means === 'status') && field.value !== ''
    ? { name: field.means, value: field.value, offset: line.offset }
    : undefined
}

const anyField =
  /^(?:\*\*|__|_|\*)?[ \t]{0,3}([A-Za-z][A-Za-z _-]{1,30}?)(?:\*\*|__|_|\*)?[ \t]{0,3}[:：][ \t]{0,3}(?:\*\*|__|_|\*)?[ \t]{0,8}(\S.*)$/

/** The field that a line is, if it has the form of one. */
export function fieldIn({ kind, text, offset }: OutlineLine): readonly NamedField[] {
  if ((kind !== 'text' && kind !== 'item') || !/[:：]/.test(text) || text.includes('://')) return []
  const [, name, value = ''] = anyField.exec(text) ?? []
  return name === undefined ? [] : [{ name, value: value.trim(), offset }]
}

/** A further line of an item, which is shown below it as far in as it stood. */
function goOn(items: BodyItem[], { raw, kind }: OutlineLine): void {
  const item = items.at(-1)
  if (item) items[items.length - 1] = { ...item, text: `${item.text}\n${kind === 'blank' ? '' : raw.trimEnd()}` }
}

const ended = (items: readonly BodyItem[]): BodyItem[] => items.map((item) => ({ ...item, text: dedented(item.text) }))

/** The lines after the first one without the indentation that all of them share. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.trimEnd().split('\n')
  const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const shared = indents.length === 0 ? 0 : Math.min(...indents)
  return [first, ...rest.map((line) => line.slice(shared))].join('\n')
}

/** Without blank lines and rules around it. */
export function proseOf(lines: readonly string[]): string {
  const empty = (line: string | undefined): boolean =>
    line !== undefined && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line)
  let [from, to] = [0, lines.length]
  while (from < to && empty(lines[from])) from += 1
  while (to > from && empty(lines[to - 1])) to -= 1
  return lines.slice(from, to).join('\n')
}

/** The lines without comments and without the first code block that holds fields of ours. */
export function withoutExtras(all: readonly OutlineLine[]): Pick<TaskBody, 'extras'> & { lines: OutlineLine[] } {
  const lines = all.filter(({ kind }) => kind !== 'comment')
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

/** The ids of `T1, T2 and T3`; none for a dash and for words that say so. What is in brackets says why. */
export function idsIn(value: string): string[] {
  const plain = value
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[`*[\]]/g, '')
    .trim()
  if (/^(?:[-–—]+|none|nothing|n\/a)?\.?$/i.test(plain)) return []
  return plain
    .split(/[\s,;&+]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => word !== '' && !/^(?:and|after)$/i.test(word))
}
