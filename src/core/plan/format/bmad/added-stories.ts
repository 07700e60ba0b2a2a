import type { Task } from '../../../../schema/plan/plan.ts'
import { oneLine } from '../../../text/one-line.ts'
import { type TextEdit, withEdits } from '../../../text/text-edit.ts'
import { lineAfter, lineEnd } from '../markdown/mark-edits.ts'
import type { PlanFacts } from '../read/plan-facts.ts'
import { kindOf } from './folder.ts'
import { readSprintStatus, type StatusDocument, type StoryRow } from './sprint-status.ts'
import { idOf } from './stories.ts'

/** Stories of amendments: their rows for the list, and files for those whose row has no place for a text. */
export interface AddedStories {
  readonly edits: readonly TextEdit[]
  readonly files: readonly {
    readonly row: Pick<StoryRow, 'key' | 'file'>
    readonly beside: StoryRow
    readonly text: string
  }[]
  /** Their rows as the changed list reads. */
  readonly rows: readonly StoryRow[]
  /** In words, the stories for which no row could be written. */
  readonly unwritten: readonly string[]
}

interface StatusWordPair {
  readonly done: string
  readonly open: string
}

/**
 * A row for each added task after its predecessor, in the style of that row. Nothing if the list would then not read as
 * expected.
 */
export function addedStories(
  text: string,
  list: StatusDocument,
  { facts: { added, tasks }, words }: { facts: PlanFacts; words: StatusWordPair },
): AddedStories {
  if (added.length === 0) return noStories
  const rowByTask = new Map(list.rows.map((row) => [idOf(row.key), row]))
  const writtenRows = added.flatMap(({ task, after }) => {
    const neighbour = rowByTask.get(after ?? '') ?? list.rows.at(-1)
    if (!neighbour) return []
    rowByTask.set(task.id, neighbour)
    const isDone = tasks.get(task.id)?.status === 'done'
    const writeRow = neighbour.list === 'development_status' ? rowOfKey : rowOfList
    return [{ beside: neighbour, ...writeRow(text, neighbour, { task, status: isDone ? words.done : words.open }) }]
  })
  const edits = writtenRows.map(({ edit }) => edit)
  const oldKeys = new Set(list.rows.map(({ key }) => key))
  const reread = readSprintStatus(withEdits(text, edits))
  const readsBack =
    reread.faults.length === list.faults.length &&
    reread.rows.length === oldKeys.size + added.length &&
    added.every(({ task }) => reread.rows.some(({ key }) => key === task.id))
  if (!readsBack)
    return { ...noStories, unwritten: added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`) }
  const files = writtenRows.flatMap(({ beside, file }) => (file ? [{ ...file, beside }] : []))
  return { edits, files, rows: reread.rows.filter(({ key }) => !oldKeys.has(key)), unwritten: [] }
}

const noStories: AddedStories = { edits: [], files: [], rows: [], unwritten: [] }

interface WrittenRow {
  readonly edit: TextEdit
  readonly file?: { readonly row: Pick<StoryRow, 'key' | 'file'>; readonly text: string }
}

interface RowRequest {
  readonly task: Task
  readonly status: string
}

/** `1-2-login: backlog`, with a story file. If its name would not be a story's, the row contains the text. */
function rowOfKey(text: string, neighbour: StoryRow, { task, status }: RowRequest): WrittenRow {
  const key = yamlScalar(task.id)
  const isStoryName = kindOf(`stories/${task.id}.md`) === 'story'
  const line = isStoryName ? `${key}: ${status}` : `${key}: ${flowMap([['status', status], ...textFieldsOf(task)])}`
  const edit = lineAfter(text, neighbour.statusOffset, `${indentOf(text, neighbour.offset)}${line}`)
  return {
    edit,
    ...(isStoryName && { file: { row: { key: task.id, file: undefined }, text: storyFile(task, { status, text }) } }),
  }
}

/** An entry of a list, in the layout of its neighbour. */
function rowOfList(text: string, neighbour: StoryRow, { task, status }: RowRequest): WrittenRow {
  const start = text.lastIndexOf('\n', neighbour.offset - 1) + 1
  const indent = text.slice(start, neighbour.offset)
  const isFlow = text[neighbour.offset] === '{'
  const end = isFlow ? neighbour.offset : endOfEntry(text, neighbour.offset)
  const entry = text.slice(neighbour.offset, isFlow ? text.indexOf('\n', neighbour.offset) : end)
  const [idName = 'id'] = /\b(?:story_id|id|key|story)(?=["']?:)/.exec(entry) ?? []
  const [titleName = 'title'] = /\b(?:title|name)(?=["']?:)/.exec(entry) ?? []
  const [, epicValue] = /\b(?:epic_id|epic):[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/.exec(entry) ?? []
  const [, ...textFields] = textFieldsOf(task)
  const fields: readonly (readonly [string, string])[] = [
    [idName, yamlScalar(task.id)],
    [titleName, JSON.stringify(task.title)],
    ...(epicValue === undefined ? [] : [['epic_id', epicValue] as const]),
    ['status', status],
    ...textFields,
    ['dependencies', jsonList(task.depends_on)],
  ]
  const eol = lineEnd(text)
  const lines = fields.map(
    ([name, value], index) => `${index === 0 ? indent : ' '.repeat(indent.length)}${name}: ${value}`,
  )
  return { edit: lineAfter(text, Math.max(start, end - 1), isFlow ? `${indent}${flowMap(fields)}` : lines.join(eol)) }
}

/** After the last line that belongs to it: indented more than its dash, and neither blank nor a comment. */
function endOfEntry(text: string, offset: number): number {
  const column = offset - (text.lastIndexOf('\n', offset - 1) + 1)
  let end = endOfLine(text, offset)
  for (let lineStart = end + 1; lineStart < text.length; lineStart = endOfLine(text, lineStart) + 1) {
    const line = text.slice(lineStart, endOfLine(text, lineStart)).replace(/\r$/, '')
    const indent = line.length - line.trimStart().length
    if (line.trim() !== '' && indent < column) break
    if (line.trim() !== '' && !line.trimStart().startsWith('#')) end = endOfLine(text, lineStart)
  }
  return end
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

const indentOf = (text: string, offset: number): string => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)

const textFieldsOf = ({
  title,
  description,
  acceptance_criteria: criteria,
}: Task): readonly (readonly [string, string])[] => [
  ['title', JSON.stringify(title)],
  ['description', JSON.stringify(description)],
  ...(criteria.length > 0 ? [['acceptance_criteria', jsonList(criteria)] as const] : []),
]

/** YAML's double-quoted scalars are JSON's. */
const jsonList = (values: readonly string[]): string => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
const flowMap = (fields: readonly (readonly [string, string])[]): string =>
  `{${fields.map(([name, value]) => `${name}: ${value}`).join(', ')}}`

/** Quotes ids that YAML would read as another value. */
const yamlScalar = (id: string): string =>
  /^[A-Za-z][\w-]*$|^\d+-\d+-[A-Za-z][\w-]*$/.test(id) && !/^(?:true|false|null|y|n|yes|no|on|off)$/i.test(id)
    ? id
    : JSON.stringify(id)

function storyFile(
  { title, description, acceptance_criteria: criteria }: Task,
  { status, text }: { status: string; text: string },
): string {
  const criteriaLines =
    criteria.length === 0
      ? []
      : [
          '## Acceptance Criteria',
          '',
          ...criteria.map((criterion, index) => `${index + 1}. ${oneLine(criterion, 1_000)}`),
          '',
        ]
  const lines = [
    `# ${oneLine(title, 300)}`,
    '',
    `Status: ${status}`,
    '',
    '## Story',
    '',
    // A heading in it would begin another section of the story.
    description.replace(/^(?=#)/gm, '\\'),
    '',
    ...criteriaLines,
  ]
  return lines.join('\n').replace(/\n*$/, '\n').replaceAll('\n', lineEnd(text))
}
