import { type Document, isMap, isScalar, type Scalar } from 'yaml'
import type { Task } from '../../../../schema/plan/plan.ts'
import type { TextEdit } from '../../../text/text-edit.ts'
import { boxEdits } from '../markdown/mark-edits.ts'
import { outline } from '../markdown/outline.ts'
import type { PlanFacts } from '../read/plan-facts.ts'
import { type AddedStories, addedStories } from './added-stories.ts'
import { bmadStatus } from './bmad-status.ts'
import { toldBehind } from './changed-story.ts'
import { storyFolder } from './folder.ts'
import { readSprintStatus, type SprintStatus, type StatusDocument, type StoryRow } from './sprint-status.ts'
import { idOf, inGroups } from './stories.ts'
import { storyText } from './story-text.ts'

/** What a run has to say in the list of stories, and which stories that changes. */
export interface StatusEdits {
  readonly edits: readonly TextEdit[]
  readonly changed: readonly { readonly row: StoryRow; readonly isDone: boolean }[]
  readonly added: AddedStories
}

/** Ids of the tasks that a list of stories has; undefined where it cannot be read. */
export function listedIds({ rows, faults }: SprintStatus): ReadonlySet<string> | undefined {
  return faults.some(({ severity }) => severity === 'error') ? undefined : new Set(rows.map(({ key }) => idOf(key)))
}

/** When its stories were finished: it tells of the newest alone, which stands for each of them. */
export function listTimes(list: StatusDocument): ReadonlyMap<string, string> {
  const updated = list.document.get('last_updated')
  return new Map(typeof updated === 'string' ? [...(listedIds(list) ?? [])].map((id) => [id, updated]) : [])
}

/** The status of each finished story and of its epic, `last_updated` and the counts: only these words change, and every other byte stays. */
export function statusEdits(
  text: string,
  facts: PlanFacts,
  given: {
    readonly list?: StatusDocument
    /** Stories that the plan no longer has. */
    readonly gone?: ReadonlySet<string>
    /** The status of each story before there was what is taken back: that comes back with it. */
    readonly former?: ReadonlyMap<string, string>
  } = {},
): StatusEdits {
  const { list = readSprintStatus(text), gone = new Set<string>(), former = new Map<string, string>() } = given
  const { document } = list
  const { tasks } = facts
  const changed = list.rows.flatMap((row) => {
    const fact = tasks.get(idOf(row.key))
    const wasDone = isDone(row)
    const becomes = fact?.status === undefined ? wasDone : fact.status === 'done'
    return becomes === wasDone ? [] : [{ row, isDone: becomes, fact }]
  })
  const dropped = list.rows.filter((row) => gone.has(idOf(row.key)) && isOpen(row))
  const words = wordsOf(list)
  const added = addedStories(text, list, { facts, words: { done: words.done, open: words.waiting } })
  const said = wordEdits(text, list, facts.changed)
  const openAgain = ({ key }: StoryRow): string => {
    const word = former.get(idOf(key))
    return word !== undefined && bmadStatus(word, { at: [], offset: 0 }) !== 'done' ? word : words.open
  }
  if (changed.length + dropped.length + added.edits.length === 0) return { edits: said, changed, added }
  const rows = [
    ...changed.map(({ row, isDone: done }) => ({ row, word: done ? words.done : openAgain(row) })),
    ...dropped.map((row) => ({ row, word: words.gone })),
  ].flatMap(({ row, word }) => row.statusNodes.flatMap((node) => scalarEdits(text, node, word)))
  const newest = changed
    .flatMap(({ fact }) => fact?.at ?? [])
    .sort()
    .at(-1)
  const becomes = new Map([
    ...changed.map(({ row, isDone: done }) => [row, done ? 'done' : openAgain(row)] as const),
    ...dropped.map((row) => [row, 'deferred'] as const),
  ])
  const rowsAfter = [...list.rows.map((row) => ({ ...row, status: becomes.get(row) ?? row.status })), ...added.rows]
  const after = { ...list, rows: rowsAfter }
  const epics = epicEdits(text, { list: after, touched: new Set([...becomes.keys()].map(({ epic }) => epic)), words })
  const counts = countEdits(text, document.get('metrics', true), after.rows)
  const inSprints = inGroups(after.rows, ({ sprint = '' }) => sprint)
  const sprints = [...list.sprintNodes].flatMap(([name, node]) => countEdits(text, node, inSprints.get(name) ?? []))
  const dated = updatedEdits(text, document, newest)
  const edits = [...rows, ...said, ...epics, ...dated, ...counts, ...sprints, ...added.edits]
  return { edits, changed, added }
}

const statusOf = (row: StoryRow) => bmadStatus(row.status, { at: [], offset: 0 })
const isDone = (row: StoryRow): boolean => statusOf(row) === 'done'
const isOpen = (row: StoryRow): boolean => statusOf(row) === 'pending' || statusOf(row) === 'in_progress'

/** Titles and descriptions that the list itself has, as amendments have made them. */
function wordEdits(text: string, { rows }: SprintStatus, changed: PlanFacts['changed']): TextEdit[] {
  if (changed.length === 0) return []
  const byId = new Map(rows.map((row) => [idOf(row.key), row]))
  return changed.flatMap(({ task, fields }) =>
    (['title', 'description'] as const).flatMap((name) => {
      const node = fields.includes(name) ? byId.get(task.id)?.words?.[name] : undefined
      if (!isScalar(node) || !node.range || node.value === wordsIn(task, name)) return []
      const [start, end] = node.range
      if (start === end || text.slice(start, end).includes('\n')) return []
      return [{ offset: start, length: end - start, text: JSON.stringify(wordsIn(task, name)) }]
    }),
  )
}

const wordsIn = ({ title, description }: Task, name: 'title' | 'description'): string =>
  name === 'title' ? title : description.replace(toldBehind, '').trim()

/** Of the fields that were changed, those that the row of the story says. */
export function toldInRow(row: StoryRow, { task, fields }: Pick<PlanFacts['changed'][number], 'task' | 'fields'>) {
  const said: Readonly<Partial<Record<keyof Task, string | undefined>>> = { title: row.title, description: row.about }
  return fields.filter(
    (name) => (name === 'title' || name === 'description') && row.words?.[name] && said[name] === wordsIn(task, name),
  )
}

/** An epic is done with the last of its stories, and begun with the first. */
function epicEdits(
  text: string,
  given: { list: StatusDocument; touched: ReadonlySet<string | undefined>; words: ReturnType<typeof wordsOf> },
): TextEdit[] {
  const { list, touched, words } = given
  const epics = [...list.epicNodes].filter(([id]) => touched.has(id))
  const stories = new Map(epics.map(([id]) => [id, [] as ReturnType<typeof statusOf>[]]))
  for (const row of list.rows) if (row.epic !== undefined) stories.get(row.epic)?.push(statusOf(row))
  return epics.flatMap(([id, node]) => {
    const statuses = stories.get(id) ?? []
    const over = statuses.every((status) => status === 'done' || status === 'skipped')
    const now = isScalar(node) ? bmadStatus(node.value, { at: [], offset: 0 }) : undefined
    // Of an epic whose stories were all taken out nothing was done.
    if (over && !statuses.includes('done')) return []
    if (over) return now === 'done' ? [] : scalarEdits(text, node, words.done)
    return now === 'in_progress' ? [] : scalarEdits(text, node, words.open)
  })
}

/** As the file spells them elsewhere: lists have names with `_`, rows below `development_status` with `-`. */
function wordsOf({ rows }: SprintStatus): { done: string; open: string; waiting: string; gone: string } {
  const said = rows.map(({ status }) => String(status))
  const known = (means: ReturnType<typeof statusOf>): string | undefined =>
    said.find((word) => /^[A-Za-z_-]+$/.test(word) && bmadStatus(word, { at: [], offset: 0 }) === means)
  const isLoud = said.every((word) => word === word.toUpperCase())
  const isList = rows.some(({ list }) => list !== 'development_status') && !said.some((word) => word.includes('-'))
  const open = isList ? 'in_progress' : 'in-progress'
  return {
    done: known('done') ?? (isLoud ? 'DONE' : 'done'),
    open: known('in_progress') ?? (isLoud ? open.toUpperCase() : open),
    gone: known('skipped') ?? (isLoud ? 'DEFERRED' : 'deferred'),
    waiting: known('pending') ?? (isLoud ? 'PENDING' : isList ? 'not_started' : 'backlog'),
  }
}

/** Another word in the place of a scalar, within the quotes that it has. */
function scalarEdits(text: string, node: unknown, word: string): TextEdit[] {
  if (!isScalar(node) || !node.range) return []
  const [start, end] = (node as Scalar).range as [number, number, number]
  const source = text.slice(start, end)
  const quote = /^(["'])/.exec(source)?.[1] ?? ''
  if (source === `${quote}${word}${quote}` || source.includes('\n')) return []
  const gap = source === '' && !/\s/.test(text[start - 1] ?? ' ') ? ' ' : ''
  return [{ offset: start, length: end - start, text: `${gap}${quote}${word}${quote}` }]
}

/** A date stays a date, a moment a moment. */
function updatedEdits(text: string, document: Document, at: string | undefined): TextEdit[] {
  const node = document.get('last_updated', true)
  if (at === undefined || !isScalar(node)) return []
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(String(node.value))
  return scalarEdits(text, node, isDate ? at.slice(0, 10) : at)
}

/** The counts of these stories that the file keeps, and no others. */
function countEdits(text: string, metrics: unknown, rows: readonly StoryRow[]): TextEdit[] {
  if (!isMap(metrics)) return []
  const points = (of: readonly StoryRow[]): number => of.reduce((sum, row) => sum + (row.points ?? 0), 0)
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
    points_completed: points(done),
    completed_points: points(done),
    completion_percentage: Math.round((done.length * 100) / Math.max(1, rows.length)),
  }
  return Object.entries(counts).flatMap(([name, count]) => {
    const node = metrics.get(name, true)
    return isScalar(node) && typeof node.value === 'number' && node.value !== count
      ? scalarEdits(text, node, String(count))
      : []
  })
}

/** `Status:` of a story's file and the boxes of its tasks. */
export function storyEdits(text: string, done: boolean): TextEdit[] {
  const { status, tasks } = storyText(outline(text))
  const means = status && bmadStatus(status.word, { at: [], offset: 0 })
  // Whoever took the work back may have taken back its marks, too: those that are left are people's.
  if (!done && status && means !== 'done') return []
  const isLoud = /^[A-Z]/.test(status?.word ?? '')
  const word = done ? (isLoud ? 'Done' : 'done') : isLoud ? 'InProgress' : 'in-progress'
  const said =
    !status || (means === 'done') === done ? [] : [{ offset: status.offset, length: status.word.length, text: word }]
  return [...said, ...tasks.flatMap(({ offset, ticked }) => (ticked === undefined ? [] : boxEdits(text, offset, done)))]
}

/** Where the file of a story may be, most likely first: paths from the top of the repository. */
export function storyPaths(
  { key, file }: Pick<StoryRow, 'key' | 'file'>,
  { storyLocation }: Pick<SprintStatus, 'storyLocation'>,
  statusFile: string,
): readonly string[] {
  const folder = statusFile.split('/').slice(0, -1)
  const named = storyLocation && storyFolder(storyLocation.path, statusFile)
  const folders = [
    named,
    [...folder, 'stories'].join('/'),
    folder.join('/'),
    [...folder.slice(0, -1), 'stories'].join('/'),
  ]
  const given = file === undefined ? [] : [storyFolder(file, statusFile), storyFolder(`./${file}`, statusFile)]
  const usual = folders.flatMap((one) => (one === undefined ? [] : [[one, `${key}.md`].filter(Boolean).join('/')]))
  return [...new Set([...given.flatMap((one) => one ?? []), ...usual])]
}
