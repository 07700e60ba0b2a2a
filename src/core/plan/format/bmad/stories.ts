import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import { type Fault, quoteValue } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { bmadStatus } from './bmad-status.ts'
import { stemOf, storyNumber } from './folder.ts'
import type { SprintStatus, StoryRow } from './sprint-status.ts'
import { type StorySection, type StoryText, sectionsIn, storyText } from './story-text.ts'

/** A story with all of its sources. */
export interface Story {
  readonly row: StoryRow
  readonly id: string
  readonly text: StoryText | undefined
  readonly file: StoryFile | undefined
  readonly status: TaskStatus
  /** Faults of its status. */
  readonly faults: readonly Fault[]
}

export interface StoryFile {
  readonly path: string
  readonly text: StoryText
}

/** In a folder without a list, the story files are the list, sorted by number. */
export function statusOfFiles(files: readonly StoryFile[]): SprintStatus {
  const storiesWithContent = files.filter(
    ({ text }) => text.status !== undefined && (text.criteria.length > 0 || text.tasks.length > 0),
  )
  const numbers = (path: string): readonly number[] => (stemOf(path).match(/\d+/g) ?? []).slice(0, 2).map(Number)
  const sorted = storiesWithContent.toSorted((a, b) => {
    const [x, y] = [numbers(a.path), numbers(b.path)]
    return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0)
  })
  const rows = sorted.map(
    ({ path, text }): StoryRow => ({
      key: keyOfFile(stemOf(path)),
      title: text.title,
      status: text.status?.word,
      statusNodes: [],
      list: 'stories',
      statusOffset: text.status?.offset ?? 0,
      offset: 0,
      epic: /^\D*(\d+)[-._]\d/.exec(stemOf(path))?.[1],
      sprint: undefined,
      description: '',
      criteria: [],
      dependencies: [],
      points: undefined,
      file: path,
    }),
  )
  return { project: undefined, rows, epics: [], currentSprint: undefined, storyLocation: undefined, faults: [] }
}

/** The key of a story without a row. */
export const keyOfFile = (stem: string): string => stem.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/\.{2,}/g, '.')

/** Stories or epics from documents with many of them, by number. */
export type Sections = ReadonlyMap<string, { readonly path: string; readonly text: StoryText }>

export function sectionsOf(
  paths: readonly string[],
  linesOf: (path: string) => readonly OutlineLine[],
): { stories: Sections; epics: Sections } {
  const stories = new Map<string, StorySection & { readonly path: string }>()
  const epics = new Map<string, StorySection & { readonly path: string }>()
  for (const path of paths) {
    const sections = sectionsIn(linesOf(path))
    for (const section of sections.stories) addIfEmpty(stories, storyNumber(section.name), { ...section, path })
    for (const section of sections.epics) addIfEmpty(epics, epicName(section.name), { ...section, path })
  }
  return { stories: withTexts(stories), epics: withTexts(epics) }
}

/** Adds the first section with content: later documents often only repeat the titles. */
function addIfEmpty<Section extends StorySection>(target: Map<string, Section>, name: string, section: Section): void {
  const hasContent = (one: StorySection | undefined): boolean =>
    (one?.lines.filter(({ kind }) => kind !== 'blank').length ?? 0) > 1
  if (!hasContent(target.get(name))) target.set(name, section)
}

const withTexts = (sections: ReadonlyMap<string, StorySection & { readonly path: string }>): Sections =>
  new Map([...sections].map(([name, { path, lines }]) => [name, { path, text: storyText(lines) }]))

export const epicName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^epic[-_ ]*/, '')
    .replace(/^0+(?=\d)/, '')

/** The file of each row: the one that it names, one with its name, or the only one with its number. */
export function filesOf(rows: readonly StoryRow[], files: readonly StoryFile[]) {
  const byStem = new Map(files.map((file) => [stemOf(file.path).toLowerCase(), file]))
  const byNumber = groupBy(files, ({ path }) => storyNumber(stemOf(path)))
  const byName = groupBy(files, ({ path }) => nameOf(path))
  const byKey = new Map<string, StoryFile>()
  const faults: Fault[] = []
  for (const { key, file } of rows) {
    const namedFile =
      file === undefined
        ? undefined
        : byName.get(nameOf(file))?.find(({ path }) => path === file || path.endsWith(`/${file.replace(/^\.\//, '')}`))
    const candidates = byNumber.get(storyNumber(key)) ?? []
    const storyFile = namedFile ?? byStem.get(key.toLowerCase()) ?? candidates[0]
    if (storyFile) byKey.set(key, storyFile)
    if (!namedFile && !byStem.has(key.toLowerCase()))
      faults.push(...candidates.slice(1).map((other) => sameStoryFault(other, candidates[0], key)))
  }
  return { byKey, faults }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const sameStoryFault = (other: StoryFile, first: StoryFile | undefined, key: string): Fault => ({
  severity: 'error',
  code: 'PLAN_DUPLICATE_ID',
  at: [key],
  file: other.path,
  offset: 0,
  message: `This file and ${first?.path} both describe story ${quoteValue(key)}.`,
  remedy: `Rename the right one to ${key}.md, or delete the other.`,
})

/** A row with its text: from its file, or else from its section in the epics. */
export function storyOf(
  row: StoryRow,
  {
    file,
    sections,
    listPath,
  }: { file: StoryFile | undefined; sections: { stories: Sections }; listPath: string | undefined },
): Story {
  const text = file?.text ?? sections.stories.get(storyNumber(row.key))?.text
  const filePath = listPath ?? file?.path
  const status = bmadStatus(row.status, { at: [row.key, 'status'], offset: row.statusOffset })
  const parts = { row, id: idOf(row.key), text, file }
  if (typeof status === 'string') return { ...parts, status, faults: [] }
  return { ...parts, status: 'pending', faults: [{ ...status, ...(filePath !== undefined && { file: filePath }) }] }
}

/** Groups in the order of their first members. */
export function groupBy<Value>(values: readonly Value[], nameOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const group = groups.get(nameOf(value))
    if (group) group.push(value)
    else groups.set(nameOf(value), [value])
  }
  return groups
}

/** Keys contain the whole title. A longer one is cut; it stays unique, since it begins with the story's number. */
export const idOf = (key: string): string => (key.length <= 64 ? key : key.slice(0, 64).replace(/[-._]+$/, ''))

/** `1-2-user-login` → `User login` */
export function titleOfKey(key: string): string {
  const words =
    key
      .replace(/^[\d.]+[a-z]?[-._]\d+[a-z]?[-._]/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || key
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const statusOf = ({ status }: StoryRow) => bmadStatus(status)
export const isOver = (row: StoryRow): boolean => statusOf(row) === 'done' || statusOf(row) === 'skipped'
