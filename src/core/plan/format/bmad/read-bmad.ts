import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'
import { type OutlineLine, outline } from '../markdown/outline.ts'
import { outsideLinks } from '../markdown/outside-links.ts'
import { type Draft, type JudgedPlan, judgeDraft, type Place } from '../read/draft.ts'
import { type ContextDocument, contextOf, largeDocument } from './documents.ts'
import { type FolderFile, kindOf, sprintStatusIn, stemOf, storiesAmong, storyFolder, storyNumber } from './folder.ts'
import { inScope } from './in-scope.ts'
import { addText } from './read-files.ts'
import { readScope, type Scope } from './scope.ts'
import { choicesOf, type ScopeChoices } from './scope-choices.ts'
import { readSprintStatus, type SprintStatus, type StoryRow } from './sprint-status.ts'
import { unplacedInStatus } from './status-members.ts'
import {
  epicName,
  filesOf,
  idOf,
  type Sections,
  type Story,
  type StoryFile,
  sectionsOf,
  statusOfFiles,
  storyOf,
  titleOfKey,
} from './stories.ts'
import { boxFaults, dependencyFaults, storyFaults } from './story-faults.ts'
import { dependenciesOf, storyNameFinder } from './story-fields.ts'
import { type StoryTaskLine, storyText } from './story-text.ts'
import { unlistedFiles, unlistedSections } from './unlisted.ts'

export interface BmadFolder {
  readonly folder: string
  /** All files below it of a known kind, and those that its list of stories names. */
  readonly files: readonly FolderFile[]
  /** The setting `plan-scope`. */
  readonly scope: string
}

export interface BmadPlan extends JudgedPlan {
  readonly format: string
  readonly doneBy: string
  /** Files that the tasks are read from; no agent may change them. Paths from the top of the repository. */
  readonly sources: readonly string[]
  readonly choices: ScopeChoices
  /** Keys of the stories in scope without faults. */
  readonly sound: readonly string[]
}

/** Reads a folder of BMAD documents as one plan: a story is a task. Pure, and never throws. */
export function readBmad({ folder, files, scope }: BmadFolder): BmadPlan {
  const texts = new Map<string, string>()
  const unreadable = files.flatMap((file) => addText(texts, file))
  const nearest = sprintStatusIn(files)
  const listPath = nearest.length === 1 ? nearest[0]?.path : undefined
  const linesOf = cachedBy((path) => outline(texts.get(path) ?? ''))
  const ofKind = (...kinds: readonly string[]) => [...texts.keys()].filter((path) => kinds.includes(kindOf(path) ?? ''))
  const isHalfMerged = unreadable.some(({ file, code }) => file === listPath && code === 'PLAN_MERGE_MARKERS')
  const list = listPath === undefined || isHalfMerged ? undefined : texts.get(listPath)
  const sprintStatus = list === undefined ? undefined : readSprintStatus(list)
  const keys = new Set(sprintStatus?.rows.map(({ key }) => key.toLowerCase()))
  const namedStoryFiles = ofKind('story').map((path): StoryFile => ({ path, text: storyText(linesOf(path)) }))
  const storyFiles = storiesAmong(namedStoryFiles, keys)
  const status = sprintStatus ?? statusOfFiles(storyFiles)
  const basicFaults = [
    ...unreadable,
    ...ambiguousListFault(nearest, folder),
    ...status.faults,
    ...locationFaults(status, listPath),
  ]
  const unplaced = sprintStatus && basicFaults.length === 0 ? unplacedInStatus(sprintStatus.document) : []
  const isExplained = unplaced.some(({ severity }) => severity === 'error')
  if (basicFaults.length === 0 && status.rows.length === 0 && !isExplained)
    basicFaults.push(noStoriesFault(folder, list !== undefined))
  const searchedPaths = ofKind('epics', 'prd').filter((path) => (texts.get(path)?.length ?? 0) < maxSearchedChars)
  const sections = sectionsOf(searchedPaths, linesOf)
  const target = scopeOfSetting(scope)
  const { rows, faults: scopeFaults } = inScope(status, target)
  const storyFileIndex = filesOf(status.rows, storyFiles)
  const storiesIn = storyNameFinder(status.rows)
  const stories = rows
    .map((row) => storyOf(row, { file: storyFileIndex.byKey.get(row.key), sections, listPath }))
    .map((story) => withOrder(story, storiesIn))
  const listing = {
    rows: status.rows,
    byKey: storyFileIndex.byKey,
    hasList: list !== undefined,
    isWhole: target.kind === 'all',
  }
  const documents = documentsIn(texts)
  // Files that are reported as unreadable are not also reported as missing.
  const unreadPaths = new Set(unreadable.flatMap(({ file }) => (file === undefined || texts.has(file) ? [] : [file])))
  const linkedStories = new Set(
    files.flatMap(({ path, link }) => (link || unreadPaths.has(path) ? [storyNumber(stemOf(path))] : [])),
  )
  const faults: Fault[] = [
    ...basicFaults,
    ...scopeFaults,
    ...storyFileIndex.faults,
    ...stories.flatMap((story) => [
      ...story.faults,
      ...storyFaults(story, { anyFile: storyFiles.length > 0, linked: linkedStories }),
    ]),
    ...stories.flatMap((story) => [...story.orderFaults, ...boxFaults(story)]),
    ...dependencyFaults(status, stories),
    ...unlistedFiles(storyFiles, listing),
    ...unplaced,
    ...unlistedSections(searchedPaths, linesOf, listing),
    ...stories.flatMap(({ file }) => (file ? linkFaults(file.path, linesOf) : [])),
    ...documents.flatMap(({ path, text }) => largeDocument(path, text)),
  ]
  const storyOfFault = storyOfFaultFinder(status.rows)
  const isListFault = (fault: Fault): boolean => (fault.file ?? listPath) === listPath
  const isListUnread = basicFaults.some(
    (fault) => fault.severity === 'error' && isListFault(fault) && unreadCodes.has(fault.code),
  )
  const chosenKeys = new Set(rows.map(({ key }) => key))
  const judgedFaults = faults.map((fault): Fault => {
    const story = storyOfFault(fault)
    // A fault of a story outside the scope does not stop the others.
    return story === undefined || chosenKeys.has(story) ? fault : { ...fault, severity: 'warning' }
  })
  const faultyKeys = new Set(
    judgedFaults.flatMap((fault) => (fault.severity === 'error' ? (storyOfFault(fault) ?? []) : [])),
  )
  const context = contextOf(status.project, documents)
  const draft: Draft = {
    format: 'BMAD',
    value: isListUnread ? undefined : planValue({ stories, status, context, epics: sections.epics, folder }),
    faults: (isListUnread ? basicFaults : judgedFaults).map((fault) => withFile(fault, listPath)),
    texts,
    placeOf: (at) => placeOf(at, stories, listPath),
    doneBy: 'status done',
    isThorough: true,
  }
  return {
    ...judgeDraft(
      draft,
      listPath === undefined ? '' : (texts.get(listPath) ?? ''),
      `${nameOf(status.project, folder)}.json`,
    ),
    format: 'BMAD',
    doneBy: 'status done',
    sources: sourcesOf(listPath, storyFiles, sections.stories),
    choices: choicesOf(status),
    sound: rows.flatMap(({ key }) => (faultyKeys.has(key) ? [] : [key])),
  }
}

/** Finds the story of a fault, by its row or its file. */
function storyOfFaultFinder(rows: readonly StoryRow[]): (fault: Fault) => string | undefined {
  const keys = new Set(rows.map(({ key }) => key))
  const byNumber = new Map(rows.map(({ key }) => [storyNumber(key), key]))
  const byFile = new Map(rows.flatMap(({ key, file }) => (file === undefined ? [] : [[file, key] as const])))
  return ({ at: [firstSegment], file }) => {
    if (typeof firstSegment === 'string' && keys.has(firstSegment)) return firstSegment
    if (file === undefined || kindOf(file) !== 'story') return undefined
    return byFile.get(file) ?? byNumber.get(storyNumber(stemOf(file)))
  }
}

function scopeOfSetting(setting: string): Scope {
  const parsed = readScope(setting)
  return 'value' in parsed ? parsed.value : { kind: 'all' }
}

/** Longer documents tell their stories in separate files. */
const maxSearchedChars = 1_000_000

const locationFaults = ({ storyLocation }: SprintStatus, listPath: string | undefined): Fault[] =>
  storyLocation === undefined || listPath === undefined || storyFolder(storyLocation.path, listPath) !== undefined
    ? []
    : [
        {
          severity: 'warning',
          code: 'PLAN_LINK_OUTSIDE',
          at: ['story_location'],
          offset: storyLocation.offset,
          message: `story_location is ${quoteValue(storyLocation.path)}, which points outside the repository, so it is not read.`,
          remedy: 'Write it from the top of the repository, such as docs/stories.',
        },
      ]

const withFile = (fault: Fault, listPath: string | undefined): Fault =>
  fault.file !== undefined || listPath === undefined ? fault : { ...fault, file: listPath }

function cachedBy<Value>(make: (path: string) => Value): (path: string) => Value {
  const cache = new Map<string, Value>()
  return (path) => {
    const value = cache.get(path) ?? make(path)
    cache.set(path, value)
    return value
  }
}

const documentsIn = (texts: ReadonlyMap<string, string>): ContextDocument[] =>
  [...texts].flatMap(([path, text]): ContextDocument[] => {
    const kind = kindOf(path)
    return kind === 'rules' || kind === 'architecture' || kind === 'brief' || kind === 'prd'
      ? [{ path, kind, text }]
      : []
  })

/** Faults of a list that could not be read, so that nothing is known about its content. */
const unreadCodes: ReadonlySet<string> = new Set([
  'PLAN_SYNTAX',
  'PLAN_MERGE_MARKERS',
  'PLAN_ENCODING',
  'PLAN_FOLDER',
  'PLAN_NO_TASKS',
  'PLAN_TOO_LARGE',
])

function ambiguousListFault(lists: readonly { readonly path: string }[], folder: string): Fault[] {
  if (lists.length < 2) return []
  const message = `${folder} has several lists of stories: ${lists.map(({ path }) => path).join(', ')}.`
  return [{ severity: 'error', code: 'PLAN_FOLDER', at: [], message, remedy: 'Name the folder of one of them.' }]
}

const noStoriesFault = (folder: string, hasList: boolean): Fault => ({
  severity: 'error',
  code: hasList ? 'PLAN_NO_TASKS' : 'PLAN_FOLDER',
  at: [],
  message: hasList
    ? 'The list has no stories: neither rows below development_status nor a list named stories.'
    : `${folder} has no sprint-status.yaml and no story files, such as stories/1-1-login.md.`,
  remedy: hasList
    ? 'Run sprint-planning, or add the rows yourself.'
    : 'Name the folder that holds them, or another plan.',
})

const linkFaults = (path: string, linesOf: (path: string) => readonly OutlineLine[]): Fault[] =>
  outsideLinks(linesOf(path), path).map((fault) => ({ ...fault, file: path }))

function planValue({
  stories,
  status: sprintStatus,
  context,
  epics,
  folder,
}: {
  stories: readonly Story[]
  status: SprintStatus
  context: string
  epics: Sections
  folder: string
}) {
  if (stories.length === 0) return undefined
  const chosenKeys = new Set(stories.map(({ row }) => row.key))
  const keys = new Map(sprintStatus.rows.map(({ key }) => [key, idOf(key)]))
  return {
    name: nameOf(sprintStatus.project, folder),
    ...(sprintStatus.project !== undefined && { project: sprintStatus.project }),
    ...(context !== '' && { context }),
    tasks: stories.map((story, index) => {
      const { row, id, text, status } = story
      return {
        id,
        title: row.title ?? text?.title ?? titleOfKey(row.key),
        description: descriptionOf(story, sprintStatus, epics),
        acceptance_criteria:
          text && text.criteria.length > 0 ? text.criteria.map((criterion) => criterion.text) : row.criteria,
        depends_on: row.dependencies
          .filter((key) => chosenKeys.has(key) || !keys.has(key))
          .map((key) => keys.get(key) ?? key),
        status,
        order: index,
      }
    }),
  }
}

interface OrderedStory extends Story {
  /** Offset of the order in its file; undefined if only the list has one. */
  readonly orderOffset: number | undefined
  readonly orderFaults: readonly Fault[]
}

/** Adds the dependencies in the story's file to those of its row. */
function withOrder(story: Story, storiesIn: ReturnType<typeof storyNameFinder>): OrderedStory {
  const { dependencies: waits, faults } = dependenciesOf(story, storiesIn)
  const { row } = story
  if (waits.length === 0) return { ...story, orderOffset: undefined, orderFaults: faults }
  const allKeys = [...new Set([...row.dependencies, ...waits.map(({ key }) => key)])]
  const orderOffset = row.dependencies.length === 0 ? waits[0]?.offset : undefined
  return { ...story, row: { ...row, dependencies: allKeys }, orderOffset, orderFaults: faults }
}

const maxEpicChars = 1_000

const taskLineText = ({ text, isItem, ticked, depth }: StoryTaskLine): string =>
  isItem ? `${'  '.repeat(depth - 1)}- ${ticked ? '(done) ' : ''}${text}` : `${'  '.repeat(depth)}${text}`

function descriptionOf({ row, text, file }: Story, { epics: listedEpics }: SprintStatus, sections: Sections): string {
  const tasks = (text?.tasks ?? []).map(taskLineText)
  const ownEpic = row.epic === undefined ? undefined : epicName(row.epic)
  const listedEpic = listedEpics.find(({ id }) => epicName(id) === ownEpic)
  const epicText = ownEpic === undefined ? undefined : sections.get(ownEpic)?.text
  const title = listedEpic?.title || epicText?.title
  const goal = (listedEpic?.about || epicText?.description || '').slice(0, maxEpicChars).trim()
  return [
    text?.description.trim() || row.description,
    text?.aboveCriteria ? `Of the acceptance criteria:\n${text.aboveCriteria}` : '',
    tasks.length > 0 ? `Tasks, one after the other:\n${tasks.join('\n')}` : '',
    title ? `Part of epic ${row.epic}, “${title}”.${goal === '' ? '' : `\n${goal}`}` : '',
    file ? `The story's file is ${file.path}. Its status and check boxes are ticked for you: leave it as it is.` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The project's name, or the folder's, in a form for branches. */
function nameOf(project: string | undefined, folder: string): string {
  const words = (project ?? folder.split('/').at(-1) ?? '').normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60).toLowerCase() || 'bmad'
}

function placeOf([list, index, field]: Path, stories: readonly OrderedStory[], listPath: string | undefined): Place {
  const story = list === 'tasks' && typeof index === 'number' ? stories[index] : undefined
  const listFile = listPath === undefined ? {} : { file: listPath }
  if (!story) return { at: [], offset: 0, ...listFile }
  const { row, file, orderOffset } = story
  const path: Path = [row.key, ...(field === undefined ? [] : [field])]
  if (field === 'depends_on' && file && orderOffset !== undefined)
    return { at: path, offset: orderOffset, file: file.path }
  if (field === 'status') return { at: path, offset: row.statusOffset, ...listFile }
  const isInFile = field === undefined || field === 'description' || field === 'acceptance_criteria'
  return file && (isInFile || listPath === undefined)
    ? { at: path, offset: 0, file: file.path }
    : { at: path, offset: row.offset, ...listFile }
}

const sourcesOf = (listPath: string | undefined, files: readonly StoryFile[], epics: Sections): readonly string[] => [
  ...new Set([
    ...(listPath === undefined ? [] : [listPath]),
    ...files.map(({ path }) => path),
    ...[...epics.values()].map(({ path }) => path),
  ]),
]

/** The folder that `story_location` names, from the top of the repository. */
export function storyFolderIn(files: readonly FolderFile[]): string | undefined {
  const [list, ...others] = sprintStatusIn(files)
  const bytes = files.find(({ path }) => path === list?.path)?.bytes
  if (list === undefined || others.length > 0 || bytes === undefined) return undefined
  const [, location] = /^story_location:[ \t]*["']?([^"'#\r\n]+)/m.exec(new TextDecoder('utf-8').decode(bytes)) ?? []
  return location === undefined ? undefined : storyFolder(location.trim(), list.path)
}
