import { type Document, isMap, isScalar, type Scalar } from 'yaml'
import type { Task } from '../../../../schema/plan/plan.ts'
import type { TextEdit } from '../../../text/text-edit.ts'
import { boxEdits } from '../markdown/mark-edits.ts'
import { outline } from '../markdown/outline.ts'
import type { PlanFacts } from '../read/plan-facts.ts'
import { type AddedStories, addedStories } from './added-stories.ts'
import { bmadStatus } from './bmad-status.ts'
import { addedText } from './changed-story.ts'
import { storyFolder } from './folder.ts'
import { readSprintStatus, type SprintStatus, type StatusDocument, type StoryRow } from './sprint-status.ts'
import { groupBy, idOf, statusOf } from './stories.ts'
import { storyText } from './story-text.ts'

/** Edits that write a run's results into the list of stories, and the stories that they concern. */
export interface StatusEdits {
  readonly edits: readonly TextEdit[]
  readonly changed: readonly { readonly row: StoryRow; readonly isDone: boolean }[]
  readonly added: AddedStories
}

/** Undefined if the list cannot be read. */
export function listedIds({ rows, faults }: SprintStatus): ReadonlySet<string> | undefined {
  return faults.some(({ severity }) => severity === 'error') ? undefined : new Set(rows.map(({ key }) => idOf(key)))
}

/** The list has only the time of its newest story, which stands for each of them. */
export function listTimes(list: StatusDocument): ReadonlyMap<string, string> {
  const updated = list.document.get('last_updated')
  return new Map(typeof updated === 'string' ? [...(listedIds(list) ?? [])].map((id) => [id, updated]) : [])
}

/** Edits of the status of finished stories and their epics, `last_updated` and the counts; all other bytes stay. */
export function statusEdits(
  text: string,
  facts: PlanFacts,
  options: {
    readonly list?: StatusDocument
    /** Stories that the plan no longer has. */
    readonly removedIds?: ReadonlySet<string>
    /** Each story's status before the undone work, which is restored. */
    readonly formerStatuses?: ReadonlyMap<string, string>
  } = {},
): StatusEdits {
  const {
    list = readSprintStatus(text),
    removedIds = new Set<string>(),
    formerStatuses = new Map<string, string>(),
  } = options
  const { document } = list
  const { tasks } = facts
  const changed = list.rows.flatMap((row) => {
    const fact = tasks.get(idOf(row.key))
    const wasDone = isDone(row)
    const isNowDone = fact?.status === undefined ? wasDone : fact.status === 'done'
    return isNowDone === wasDone ? [] : [{ row, isDone: isNowDone, fact }]
  })
  const droppedRows = list.rows.filter((row) => removedIds.has(idOf(row.key)) && isOpen(row))
  const words = wordsOf(list)
  const added = addedStories(text, list, { facts, words: { done: words.done, open: words.waiting } })
  const textEdits = rowTextEdits(text, list, facts.changed)
  const reopenedWord = ({ key }: StoryRow): string => {
    const word = formerStatuses.get(idOf(key))
    return word !== undefined && bmadStatus(word) !== 'done' ? word : words.open
  }
  if (changed.length + droppedRows.length + added.edits.length === 0) return { edits: textEdits, changed, added }
  const rowEdits = [
    ...changed.map(({ row, isDone: done }) => ({ row, word: done ? words.done : reopenedWord(row) })),
    ...droppedRows.map((row) => ({ row, word: words.gone })),
  ].flatMap(({ row, word }) => row.statusNodes.flatMap((node) => scalarEdits(text, node, word)))
  const newest = changed
    .flatMap(({ fact }) => fact?.at ?? [])
    .sort()
    .at(-1)
  const newStatuses = new Map([
    ...changed.map(({ row, isDone: done }) => [row, done ? 'done' : reopenedWord(row)] as const),
    ...droppedRows.map((row) => [row, 'deferred'] as const),
  ])
  const newRows = [...list.rows.map((row) => ({ ...row, status: newStatuses.get(row) ?? row.status })), ...added.rows]
  const newList = { ...list, rows: newRows }
  const epics = epicEdits(text, {
    list: newList,
    touched: new Set([...newStatuses.keys()].map(({ epic }) => epic)),
    words,
  })
  const counts = countEdits(text, document.get('metrics', true), newList.rows)
  const rowsBySprint = groupBy(newList.rows, ({ sprint = '' }) => sprint)
  const sprintEdits = [...list.sprintNodes].flatMap(([name, node]) =>
    countEdits(text, node, rowsBySprint.get(name) ?? []),
  )
  const dateEdits = updatedEdits(text, document, newest)
  const edits = [...rowEdits, ...textEdits, ...epics, ...dateEdits, ...counts, ...sprintEdits, ...added.edits]
  return { edits, changed, added }
}

const isDone = (row: StoryRow): boolean => statusOf(row) === 'done'
const isOpen = (row: StoryRow): boolean => statusOf(row) === 'pending' || statusOf(row) === 'in_progress'

/** Changes of titles and descriptions that the list itself contains. */
function rowTextEdits(text: string, { rows }: SprintStatus, changed: PlanFacts['changed']): TextEdit[] {
  if (changed.length === 0) return []
  const byId = new Map(rows.map((row) => [idOf(row.key), row]))
  return changed.flatMap(({ task, fields }) =>
    (['title', 'description'] as const).flatMap((field) => {
      const node = fields.includes(field) ? byId.get(task.id)?.words?.[field] : undefined
      if (!isScalar(node) || !node.range || node.value === ownText(task, field)) return []
      const [start, end] = node.range
      if (start === end || text.slice(start, end).includes('\n')) return []
      return [{ offset: start, length: end - start, text: JSON.stringify(ownText(task, field)) }]
    }),
  )
}

const ownText = ({ title, description }: Task, name: 'title' | 'description'): string =>
  name === 'title' ? title : description.replace(addedText, '').trim()

/** The changed fields that the story's row contains. */
export function fieldsInRow(row: StoryRow, { task, fields }: Pick<PlanFacts['changed'][number], 'task' | 'fields'>) {
  const rowTexts: Readonly<Partial<Record<keyof Task, string | undefined>>> = {
    title: row.title,
    description: row.description,
  }
  return fields.filter(
    (name) =>
      (name === 'title' || name === 'description') && row.words?.[name] && rowTexts[name] === ownText(task, name),
  )
}

/** An epic is done with its last story, and begun with its first. */
function epicEdits(
  text: string,
  input: { list: StatusDocument; touched: ReadonlySet<string | undefined>; words: ReturnType<typeof wordsOf> },
): TextEdit[] {
  const { list, touched, words } = input
  const epics = [...list.epicNodes].filter(([id]) => touched.has(id))
  const stories = new Map(epics.map(([id]) => [id, [] as ReturnType<typeof statusOf>[]]))
  for (const row of list.rows) if (row.epic !== undefined) stories.get(row.epic)?.push(statusOf(row))
  return epics.flatMap(([id, node]) => {
    const statuses = stories.get(id) ?? []
    const isOver = statuses.every((status) => status === 'done' || status === 'skipped')
    const currentStatus = isScalar(node) ? bmadStatus(node.value) : undefined
    // If all stories of an epic were dropped, it is not done.
    if (isOver && !statuses.includes('done')) return []
    if (isOver) return currentStatus === 'done' ? [] : scalarEdits(text, node, words.done)
    return currentStatus === 'in_progress' ? [] : scalarEdits(text, node, words.open)
  })
}

/** In the file's own spelling: lists use `_` in words, rows below `development_status` use `-`. */
function wordsOf({ rows }: SprintStatus): { done: string; open: string; waiting: string; gone: string } {
  const words = rows.map(({ status }) => String(status))
  const ownWord = (meaning: ReturnType<typeof statusOf>): string | undefined =>
    words.find((word) => /^[A-Za-z_-]+$/.test(word) && bmadStatus(word) === meaning)
  const isUpperCase = words.every((word) => word === word.toUpperCase())
  const isList = rows.some(({ list }) => list !== 'development_status') && !words.some((word) => word.includes('-'))
  const open = isList ? 'in_progress' : 'in-progress'
  return {
    done: ownWord('done') ?? (isUpperCase ? 'DONE' : 'done'),
    open: ownWord('in_progress') ?? (isUpperCase ? open.toUpperCase() : open),
    gone: ownWord('skipped') ?? (isUpperCase ? 'DEFERRED' : 'deferred'),
    waiting: ownWord('pending') ?? (isUpperCase ? 'PENDING' : isList ? 'not_started' : 'backlog'),
  }
}

/** Replaces a scalar within its quotes. */
function scalarEdits(text: string, node: unknown, word: string): TextEdit[] {
  if (!isScalar(node) || !node.range) return []
  const [start, end] = (node as Scalar).range as [number, number, number]
  const source = text.slice(start, end)
  const quote = /^(["'])/.exec(source)?.[1] ?? ''
  if (source === `${quote}${word}${quote}` || source.includes('\n')) return []
  const gap = source === '' && !/\s/.test(text[start - 1] ?? ' ') ? ' ' : ''
  return [{ offset: start, length: end - start, text: `${gap}${quote}${word}${quote}` }]
}

/** Keeps the form of a date or a time. */
function updatedEdits(text: string, document: Document, finishedAt: string | undefined): TextEdit[] {
  const node = document.get('last_updated', true)
  if (finishedAt === undefined || !isScalar(node)) return []
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(String(node.value))
  return scalarEdits(text, node, isDate ? finishedAt.slice(0, 10) : finishedAt)
}

/** Only the counts that the file has. */
function countEdits(text: string, metrics: unknown, rows: readonly StoryRow[]): TextEdit[] {
  if (!isMap(metrics)) return []
  const pointsOf = (counted: readonly StoryRow[]): number => counted.reduce((sum, row) => sum + (row.points ?? 0), 0)
  const done = rows.filter(isDone)
  const begun = rows.filter((row) => statusOf(row) === 'in_progress')
  const waiting = rows.filter((row) => statusOf(row) === 'pending')
  const counts: Readonly<Record<string, number>> = {
    total_stories: rows.length,
    stories_completed: done.length,
    completed_stories: done.length,
    stories_done: done.length,
    stories_in_progress: begun.length,
    stories_not_started: waiting.length,
    points_completed: pointsOf(done),
    completed_points: pointsOf(done),
    completion_percentage: Math.round((done.length * 100) / Math.max(1, rows.length)),
  }
  return Object.entries(counts).flatMap(([name, count]) => {
    const node = metrics.get(name, true)
    return isScalar(node) && typeof node.value === 'number' && node.value !== count
      ? scalarEdits(text, node, String(count))
      : []
  })
}

/** Edits of `Status:` in a story's file, and of its tasks' boxes. */
export function storyEdits(text: string, isDone: boolean): TextEdit[] {
  const { status, tasks } = storyText(outline(text))
  const meaning = status && bmadStatus(status.word)
  // Undoing the work may have restored the file already: its remaining marks are people's.
  if (!isDone && status && meaning !== 'done') return []
  const isCapitalized = /^[A-Z]/.test(status?.word ?? '')
  const word = isDone ? (isCapitalized ? 'Done' : 'done') : isCapitalized ? 'InProgress' : 'in-progress'
  const statusEdit =
    !status || (meaning === 'done') === isDone
      ? []
      : [{ offset: status.offset, length: status.word.length, text: word }]
  return [
    ...statusEdit,
    ...tasks.flatMap(({ offset, ticked }) => (ticked === undefined ? [] : boxEdits(text, offset, isDone))),
  ]
}

/** Possible paths of a story's file from the top of the repository, most likely first. */
export function storyPaths(
  { key, file }: Pick<StoryRow, 'key' | 'file'>,
  { storyLocation }: Pick<SprintStatus, 'storyLocation'>,
  statusFile: string,
): readonly string[] {
  const folder = statusFile.split('/').slice(0, -1)
  const location = storyLocation && storyFolder(storyLocation.path, statusFile)
  const folders = [
    location,
    [...folder, 'stories'].join('/'),
    folder.join('/'),
    [...folder.slice(0, -1), 'stories'].join('/'),
  ]
  const namedPaths = file === undefined ? [] : [storyFolder(file, statusFile), storyFolder(`./${file}`, statusFile)]
  const usualPaths = folders.flatMap((folderPath) =>
    folderPath === undefined ? [] : [[folderPath, `${key}.md`].filter(Boolean).join('/')],
  )
  return [...new Set([...namedPaths.flatMap((path) => path ?? []), ...usualPaths])]
}
