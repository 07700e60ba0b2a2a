import type { Task } from '../../../../schema/plan/plan.ts'
import { oneLine } from '../../../text/one-line.ts'
import { type TextEdit, withEdits } from '../../../text/text-edit.ts'
import { lineAfter, lineEnd } from '../markdown/mark-edits.ts'
import type { PlanFacts } from '../read/plan-facts.ts'
import { kindOf } from './folder.ts'
import { readSprintStatus, type StatusDocument, type StoryRow } from './sprint-status.ts'
import { idOf } from './stories.ts'

/** Stories that came by amendments: their rows in the list, and what their files say where the row has no words. */
export interface AddedStories {
  readonly edits: readonly TextEdit[]
  readonly files: readonly {
    readonly row: Pick<StoryRow, 'key' | 'file'>
    readonly beside: StoryRow
    readonly text: string
  }[]
  /** As the list will have them. */
  readonly rows: readonly StoryRow[]
  /** Those for which no row could be written, in words. */
  readonly untold: readonly string[]
}

interface Words {
  readonly done: string
  readonly open: string
}

/** A row for each added task behind the one that it follows, written as that one is. Nothing where the list would not be read so again. */
export function addedStories(
  text: string,
  list: StatusDocument,
  { facts: { added, tasks }, words }: { facts: PlanFacts; words: Words },
): AddedStories {
  if (added.length === 0) return nothing
  const rows = new Map(list.rows.map((row) => [idOf(row.key), row]))
  const written = added.flatMap(({ task, after }) => {
    const beside = rows.get(after ?? '') ?? list.rows.at(-1)
    if (!beside) return []
    rows.set(task.id, beside)
    const isDone = tasks.get(task.id)?.status === 'done'
    const found = beside.list === 'development_status' ? rowOfKey : rowOfList
    return [{ beside, ...found(text, beside, { task, status: isDone ? words.done : words.open }) }]
  })
  const edits = written.map(({ edit }) => edit)
  const known = new Set(list.rows.map(({ key }) => key))
  const again = readSprintStatus(withEdits(text, edits))
  const holds =
    again.faults.length === list.faults.length &&
    again.rows.length === known.size + added.length &&
    added.every(({ task }) => again.rows.some(({ key }) => key === task.id))
  if (!holds)
    return { ...nothing, untold: added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`) }
  const files = written.flatMap(({ beside, file }) => (file ? [{ ...file, beside }] : []))
  return { edits, files, rows: again.rows.filter(({ key }) => !known.has(key)), untold: [] }
}

const nothing: AddedStories = { edits: [], files: [], rows: [], untold: [] }

interface Written {
  readonly edit: TextEdit
  readonly file?: { readonly row: Pick<StoryRow, 'key' | 'file'>; readonly text: string }
}

interface Adding {
  readonly task: Task
  readonly status: string
}

/** `1-3-login: backlog`. The file of a story tells it; one whose name no reader takes for a story tells itself. */
function rowOfKey(text: string, beside: StoryRow, { task, status }: Adding): Written {
  const key = scalar(task.id)
  const isNamed = kindOf(`stories/${task.id}.md`) === 'story'
  const line = isNamed ? `${key}: ${status}` : `${key}: ${flow([['status', status], ...wordsOf(task)])}`
  const edit = lineAfter(text, beside.statusOffset, `${indentOf(text, beside.offset)}${line}`)
  return {
    edit,
    ...(isNamed && { file: { row: { key: task.id, file: undefined }, text: storyFile(task, { status, text }) } }),
  }
}

/** An entry of a list, in lines or in one as its neighbour. */
function rowOfList(text: string, beside: StoryRow, { task, status }: Adding): Written {
  const start = text.lastIndexOf('\n', beside.offset - 1) + 1
  const before = text.slice(start, beside.offset)
  const isFlow = text[beside.offset] === '{'
  const end = isFlow ? beside.offset : endOfEntry(text, beside.offset)
  const entry = text.slice(beside.offset, isFlow ? text.indexOf('\n', beside.offset) : end)
  const [id = 'id'] = /\b(?:story_id|id|key|story)(?=["']?:)/.exec(entry) ?? []
  const [title = 'title'] = /\b(?:title|name)(?=["']?:)/.exec(entry) ?? []
  const [, epic] = /\b(?:epic_id|epic):[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/.exec(entry) ?? []
  const [, ...words] = wordsOf(task)
  const fields: readonly (readonly [string, string])[] = [
    [id, scalar(task.id)],
    [title, JSON.stringify(task.title)],
    ...(epic === undefined ? [] : [['epic_id', epic] as const]),
    ['status', status],
    ...words,
    ['dependencies', list(task.depends_on)],
  ]
  const eol = lineEnd(text)
  const lines = fields.map(([name, value], at) => `${at === 0 ? before : ' '.repeat(before.length)}${name}: ${value}`)
  return { edit: lineAfter(text, Math.max(start, end - 1), isFlow ? `${before}${flow(fields)}` : lines.join(eol)) }
}

/** Behind the last line that belongs to it: deeper in than its dash, and neither blank nor a comment. */
function endOfEntry(text: string, offset: number): number {
  const column = offset - (text.lastIndexOf('\n', offset - 1) + 1)
  let end = endOfLine(text, offset)
  for (let next = end + 1; next < text.length; next = endOfLine(text, next) + 1) {
    const line = text.slice(next, endOfLine(text, next)).replace(/\r$/, '')
    const indent = line.length - line.trimStart().length
    if (line.trim() !== '' && indent < column) break
    if (line.trim() !== '' && !line.trimStart().startsWith('#')) end = endOfLine(text, next)
  }
  return end
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

const indentOf = (text: string, offset: number): string => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)

const wordsOf = ({
  title,
  description,
  acceptance_criteria: criteria,
}: Task): readonly (readonly [string, string])[] => [
  ['title', JSON.stringify(title)],
  ['description', JSON.stringify(description)],
  ...(criteria.length > 0 ? [['acceptance_criteria', list(criteria)] as const] : []),
]

/** Double-quoted scalars of YAML are those of JSON. */
const list = (values: readonly string[]): string => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
const flow = (fields: readonly (readonly [string, string])[]): string =>
  `{${fields.map(([name, value]) => `${name}: ${value}`).join(', ')}}`

/** What YAML would read as another value stands in quotes. */
const scalar = (id: string): string =>
  /^[A-Za-z][\w-]*$|^\d+-\d+-[A-Za-z][\w-]*$/.test(id) && !/^(?:true|false|null|y|n|yes|no|on|off)$/i.test(id)
    ? id
    : JSON.stringify(id)

function storyFile(
  { title, description, acceptance_criteria: criteria }: Task,
  { status, text }: { status: string; text: string },
): string {
  const criteriaPart =
    criteria.length === 0
      ? []
      : ['## Acceptance Criteria', '', ...criteria.map((one, at) => `${at + 1}. ${oneLine(one, 1_000)}`), '']
  const lines = [
    `# ${oneLine(title, 300)}`,
    '',
    `Status: ${status}`,
    '',
    '## Story',
    '',
    // A heading of its own would begin another part of the story.
    description.replace(/^(?=#)/gm, '\\'),
    '',
    ...criteriaPart,
  ]
  return lines.join('\n').replace(/\n*$/, '\n').replaceAll('\n', lineEnd(text))
}
