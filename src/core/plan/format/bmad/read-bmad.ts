import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'
import { type OutlineLine, outline } from '../markdown/outline.ts'
import { outsideLinks } from '../markdown/outside-links.ts'
import { type Draft, type JudgedPlan, judgeDraft, type Place } from '../read/draft.ts'
import { type ContextDocument, contextOf, largeDocument } from './documents.ts'
import { amongStories, type FolderFile, kindOf, sprintStatusIn, stemOf, storyFolder, storyNumber } from './folder.ts'
import { inScope } from './in-scope.ts'
import { readInto } from './read-files.ts'
import { readScope, type Scope } from './scope.ts'
import { choicesOf, type ScopeChoices } from './scope-choices.ts'
import { readSprintStatus, type SprintStatus, type StoryRow } from './sprint-status.ts'
import { unplacedInStatus } from './status-members.ts'
import {
  epicName,
  filesOf,
  idOf,
  ofFiles,
  type Sections,
  type Story,
  type StoryFile,
  sectionsOf,
  storyOf,
  titleOfKey,
} from './stories.ts'
import { boxFaults, dependencyFaults, storyFaults } from './story-faults.ts'
import { storiesNamedIn, waitsOf } from './story-fields.ts'
import { type StoryTaskLine, storyText } from './story-text.ts'
import { unlistedFiles, unlistedSections } from './unlisted.ts'

export interface BmadFolder {
  /** As the user named it. */
  readonly folder: string
  /** Every file below it that `kindOf` knows, and those that its list of stories leads to. */
  readonly files: readonly FolderFile[]
  /** As the setting `plan-scope` says it. */
  readonly scope: string
}

export interface BmadPlan extends JudgedPlan {
  readonly format: string
  readonly doneBy: string
  /** What the tasks are read from, which no agent may change: paths from the top of the repository. */
  readonly sources: readonly string[]
  readonly choices: ScopeChoices
  /** Keys of the stories in scope that nothing is wrong with. */
  readonly sound: readonly string[]
}

/** Reads a folder of BMAD documents as one plan: a story is a task. Never throws, and the same files are the same plan. */
export function readBmad({ folder, files, scope }: BmadFolder): BmadPlan {
  const texts = new Map<string, string>()
  const unreadable = files.flatMap((file) => readInto(texts, file))
  const nearest = sprintStatusIn(files)
  const own = nearest.length === 1 ? nearest[0]?.path : undefined
  const linesOf = onceFor((path) => outline(texts.get(path) ?? ''))
  const ofKind = (...kinds: readonly string[]) => [...texts.keys()].filter((path) => kinds.includes(kindOf(path) ?? ''))
  const isHalfMerged = unreadable.some(({ file, code }) => file === own && code === 'PLAN_MERGE_MARKERS')
  const list = own === undefined || isHalfMerged ? undefined : texts.get(own)
  const listed = list === undefined ? undefined : readSprintStatus(list)
  const keys = new Set(listed?.rows.map(({ key }) => key.toLowerCase()))
  const named = ofKind('story').map((path): StoryFile => ({ path, text: storyText(linesOf(path)) }))
  const storyFiles = amongStories(named, keys)
  const known = listed ?? ofFiles(storyFiles)
  const broken = [...unreadable, ...ambiguous(nearest, folder), ...known.faults, ...locationFaults(known, own)]
  const unplaced = listed && broken.length === 0 ? unplacedInStatus(listed.document) : []
  const isExplained = unplaced.some(({ severity }) => severity === 'error')
  if (broken.length === 0 && known.rows.length === 0 && !isExplained)
    broken.push(nothingThere(folder, list !== undefined))
  const searchedPaths = ofKind('epics', 'prd').filter((path) => (texts.get(path)?.length ?? 0) < mostSearched)
  const sections = sectionsOf(searchedPaths, linesOf)
  const target = scopeOf(scope)
  const { rows, faults: noSuch } = inScope(known, target)
  const filed = filesOf(known.rows, storyFiles)
  const namedIn = storiesNamedIn(known.rows)
  const stories = rows
    .map((row) => storyOf(row, { file: filed.byKey.get(row.key), sections, own }))
    .map((story) => withOrder(story, namedIn))
  const listing = { rows: known.rows, byKey: filed.byKey, hasList: list !== undefined, isWhole: target.kind === 'all' }
  const documents = documentsIn(texts)
  // Of what is said not to be readable, it is not said besides that it is missing.
  const notRead = new Set(unreadable.flatMap(({ file }) => (file === undefined || texts.has(file) ? [] : [file])))
  const linked = new Set(
    files.flatMap(({ path, link }) => (link || notRead.has(path) ? [storyNumber(stemOf(path))] : [])),
  )
  const faults: Fault[] = [
    ...broken,
    ...noSuch,
    ...filed.faults,
    ...stories.flatMap((story) => [...story.faults, ...storyFaults(story, { anyFile: storyFiles.length > 0, linked })]),
    ...stories.flatMap((story) => [...story.orderFaults, ...boxFaults(story)]),
    ...dependencyFaults(known, stories),
    ...unlistedFiles(storyFiles, listing),
    ...unplaced,
    ...unlistedSections(searchedPaths, linesOf, listing),
    ...stories.flatMap(({ file }) => (file ? linkFaults(file.path, linesOf) : [])),
    ...documents.flatMap(({ path, text }) => largeDocument(path, text)),
  ]
  const storyOfFault = storiesOfFaults(known.rows)
  const isAboutList = (fault: Fault): boolean => (fault.file ?? own) === own
  const unreadList = broken.some((one) => one.severity === 'error' && isAboutList(one) && unread.has(one.code))
  const chosen = new Set(rows.map(({ key }) => key))
  const judged = faults.map((fault): Fault => {
    const story = storyOfFault(fault)
    // A story that is left out keeps nobody from the others.
    return story === undefined || chosen.has(story) ? fault : { ...fault, severity: 'warning' }
  })
  const faulty = new Set(judged.flatMap((one) => (one.severity === 'error' ? (storyOfFault(one) ?? []) : [])))
  const context = contextOf(known.project, documents)
  const draft: Draft = {
    format: 'BMAD',
    value: unreadList ? undefined : planOf({ stories, known, context, epics: sections.epics, folder }),
    faults: (unreadList ? broken : judged).map((fault) => inFile(fault, own)),
    texts,
    placeOf: (at) => placeOf(at, stories, own),
    doneBy: 'status done',
    isThorough: true,
  }
  return {
    ...judgeDraft(draft, own === undefined ? '' : (texts.get(own) ?? ''), `${nameOf(known.project, folder)}.json`),
    format: 'BMAD',
    doneBy: 'status done',
    sources: sourcesOf(own, storyFiles, sections.stories),
    choices: choicesOf(known),
    sound: rows.flatMap(({ key }) => (faulty.has(key) ? [] : [key])),
  }
}

/** Which story a fault is about: by its row, or by the file that tells it. */
function storiesOfFaults(rows: readonly StoryRow[]): (fault: Fault) => string | undefined {
  const keys = new Set(rows.map(({ key }) => key))
  const byNumber = new Map(rows.map(({ key }) => [storyNumber(key), key]))
  const byFile = new Map(rows.flatMap(({ key, file }) => (file === undefined ? [] : [[file, key] as const])))
  return ({ at: [first], file }) => {
    if (typeof first === 'string' && keys.has(first)) return first
    if (file === undefined || kindOf(file) !== 'story') return undefined
    return byFile.get(file) ?? byNumber.get(storyNumber(stemOf(file)))
  }
}

function scopeOf(said: string): Scope {
  const read = readScope(said)
  return 'value' in read ? read.value : { kind: 'all' }
}

/** A PRD that is longer than this tells stories in files of their own. */
const mostSearched = 1_000_000

const locationFaults = ({ storyLocation }: SprintStatus, own: string | undefined): Fault[] =>
  storyLocation === undefined || own === undefined || storyFolder(storyLocation.path, own) !== undefined
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

const inFile = (fault: Fault, own: string | undefined): Fault =>
  fault.file !== undefined || own === undefined ? fault : { ...fault, file: own }

function onceFor<Value>(make: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>()
  return (path) => {
    const value = known.get(path) ?? make(path)
    known.set(path, value)
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

/** Of a list that could not be read, nothing is said about what would be in it. */
const unread: ReadonlySet<string> = new Set([
  'PLAN_SYNTAX',
  'PLAN_MERGE_MARKERS',
  'PLAN_ENCODING',
  'PLAN_FOLDER',
  'PLAN_NO_TASKS',
  'PLAN_TOO_LARGE',
])

function ambiguous(found: readonly { readonly path: string }[], folder: string): Fault[] {
  if (found.length < 2) return []
  const message = `${folder} has several lists of stories: ${found.map(({ path }) => path).join(', ')}.`
  return [{ severity: 'error', code: 'PLAN_FOLDER', at: [], message, remedy: 'Name the folder of one of them.' }]
}

const nothingThere = (folder: string, listed: boolean): Fault => ({
  severity: 'error',
  code: listed ? 'PLAN_NO_TASKS' : 'PLAN_FOLDER',
  at: [],
  message: listed
    ? 'The list has no stories: neither rows below development_status nor a list named stories.'
    : `${folder} has no sprint-status.yaml and no story files, such as stories/1-1-login.md.`,
  remedy: listed
    ? 'Run sprint-planning, or add the rows yourself.'
    : 'Name the folder that holds them, or another plan.',
})

const linkFaults = (path: string, linesOf: (path: string) => readonly OutlineLine[]): Fault[] =>
  outsideLinks(linesOf(path), path).map((fault) => ({ ...fault, file: path }))

function planOf({
  stories,
  known,
  context,
  epics,
  folder,
}: {
  stories: readonly Story[]
  known: SprintStatus
  context: string
  epics: Sections
  folder: string
}) {
  if (stories.length === 0) return undefined
  const there = new Set(stories.map(({ row }) => row.key))
  const keys = new Map(known.rows.map(({ key }) => [key, idOf(key)]))
  return {
    name: nameOf(known.project, folder),
    ...(known.project !== undefined && { project: known.project }),
    ...(context !== '' && { context }),
    tasks: stories.map((story, index) => {
      const { row, id, text, status } = story
      return {
        id,
        title: row.title ?? text?.title ?? titleOfKey(row.key),
        description: aboutOf(story, known, epics),
        acceptance_criteria: text && text.criteria.length > 0 ? text.criteria.map((one) => one.text) : row.criteria,
        depends_on: row.waits
          .filter((other) => there.has(other) || !keys.has(other))
          .map((other) => keys.get(other) ?? other),
        status,
        order: index,
      }
    }),
  }
}

interface OrderedStory extends Story {
  /** Where its file says which stories come before it; undefined if only the list does. */
  readonly orderOffset: number | undefined
  readonly orderFaults: readonly Fault[]
}

/** The story waits for what its row names, and for what its file does. */
function withOrder(story: Story, namedIn: ReturnType<typeof storiesNamedIn>): OrderedStory {
  const { waits, faults } = waitsOf(story, namedIn)
  const { row } = story
  if (waits.length === 0) return { ...story, orderOffset: undefined, orderFaults: faults }
  const all = [...new Set([...row.waits, ...waits.map(({ key }) => key)])]
  const orderOffset = row.waits.length === 0 ? waits[0]?.offset : undefined
  return { ...story, row: { ...row, waits: all }, orderOffset, orderFaults: faults }
}

const mostOfEpic = 1_000

const shownTask = ({ text, isItem, ticked, depth }: StoryTaskLine): string =>
  isItem ? `${'  '.repeat(depth - 1)}- ${ticked ? '(done) ' : ''}${text}` : `${'  '.repeat(depth)}${text}`

function aboutOf({ row, text, file }: Story, { epics: listedEpics }: SprintStatus, sections: Sections): string {
  const tasks = (text?.tasks ?? []).map(shownTask)
  const named = row.epic === undefined ? undefined : epicName(row.epic)
  const listed = listedEpics.find(({ id }) => epicName(id) === named)
  const told = named === undefined ? undefined : sections.get(named)?.text
  const title = listed?.title || told?.title
  const goal = (listed?.about || told?.about || '').slice(0, mostOfEpic).trim()
  return [
    text?.about.trim() || row.about,
    text?.aboveCriteria ? `Of the acceptance criteria:\n${text.aboveCriteria}` : '',
    tasks.length > 0 ? `Tasks, one after the other:\n${tasks.join('\n')}` : '',
    title ? `Part of epic ${row.epic}, “${title}”.${goal === '' ? '' : `\n${goal}`}` : '',
    file ? `The story's file is ${file.path}. Its status and check boxes are ticked for you: leave it as it is.` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The project's name, as a name of branches; else that of the folder. */
function nameOf(project: string | undefined, folder: string): string {
  const words = (project ?? folder.split('/').at(-1) ?? '').normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60).toLowerCase() || 'bmad'
}

function placeOf([first, index, field]: Path, stories: readonly OrderedStory[], own: string | undefined): Place {
  const story = first === 'tasks' && typeof index === 'number' ? stories[index] : undefined
  const list = own === undefined ? {} : { file: own }
  if (!story) return { at: [], offset: 0, ...list }
  const { row, file, orderOffset } = story
  const at: Path = [row.key, ...(field === undefined ? [] : [field])]
  if (field === 'depends_on' && file && orderOffset !== undefined) return { at, offset: orderOffset, file: file.path }
  if (field === 'status') return { at, offset: row.statusOffset, ...list }
  const inFile = field === undefined || field === 'description' || field === 'acceptance_criteria'
  return file && (inFile || own === undefined)
    ? { at, offset: 0, file: file.path }
    : { at, offset: row.offset, ...list }
}

const sourcesOf = (listPath: string | undefined, files: readonly StoryFile[], epics: Sections): readonly string[] => [
  ...new Set([
    ...(listPath === undefined ? [] : [listPath]),
    ...files.map(({ path }) => path),
    ...[...epics.values()].map(({ path }) => path),
  ]),
]

/** Where the list of stories says that their files are, from the top of the repository. */
export function storyFolderIn(files: readonly FolderFile[]): string | undefined {
  const [list, ...others] = sprintStatusIn(files)
  const bytes = files.find(({ path }) => path === list?.path)?.bytes
  if (list === undefined || others.length > 0 || bytes === undefined) return undefined
  const [, location] = /^story_location:[ \t]*["']?([^"'#\r\n]+)/m.exec(new TextDecoder('utf-8').decode(bytes)) ?? []
  return location === undefined ? undefined : storyFolder(location.trim(), list.path)
}
