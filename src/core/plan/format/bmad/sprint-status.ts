import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { type Fault, shown } from '../../lint/fault.ts'

/** A story as `sprint-status.yaml` lists it. Offsets are UTF-16 units. */
export interface StoryRow {
  readonly key: string
  /** As a person wrote it; undefined where only the key tells. */
  readonly title: string | undefined
  readonly status: unknown
  /** Where the status stands; a story may be listed by its epic and by its sprint. */
  readonly statusAt: readonly (readonly (string | number)[])[]
  readonly statusOffset: number
  readonly offset: number
  readonly epic: string | undefined
  readonly sprint: string | undefined
  readonly about: string
  readonly criteria: readonly string[]
  readonly waits: readonly string[]
  readonly points: number | undefined
  readonly file: string | undefined
}

export interface EpicRow {
  readonly id: string
  readonly title: string
  readonly about: string
}

export interface SprintStatus {
  readonly project: string | undefined
  readonly rows: readonly StoryRow[]
  readonly epics: readonly EpicRow[]
  readonly currentSprint: string | undefined
  /** Folder of the story files, as it is written. */
  readonly storyLocation: { readonly path: string; readonly offset: number } | undefined
  readonly faults: readonly Fault[]
}

type Path = readonly (string | number)[]

/** Many rows, one map: keys that are written twice are told by us, each with its place. */
export const parseYaml = (text: string): Document => parseDocument(text, { uniqueKeys: false, version: '1.2' })

/**
 * The stories of a `sprint-status.yaml`, in whichever of its shapes: rows below `development_status`, or lists named `stories`
 * at the top, in sprints or in epics. Nothing of a text that is no YAML is used.
 */
export function readSprintStatus(text: string): SprintStatus {
  const document = parseYaml(text)
  const broken = document.errors.map(syntaxFault)
  const empty = { project: undefined, rows: [], epics: [], currentSprint: undefined, storyLocation: undefined }
  if (broken.length > 0) return { ...empty, faults: broken }
  const top = fieldsOf(document.contents, document)
  const epics = listOf(top.get('epics'), document)
  const listed = [
    ...developed(top.get('development_status'), document),
    ...storiesIn(top.get('stories'), { at: ['stories'] }, document),
    ...listOf(top.get('sprints'), document).flatMap((sprint, index) => {
      const fields = fieldsOf(sprint, document)
      const name = wordOf(fields, 'sprint_number', 'number', 'id', 'name') ?? String(index + 1)
      return storiesIn(fields.get('stories'), { at: ['sprints', index, 'stories'], sprint: name }, document)
    }),
    ...epics.flatMap((epic, index) => {
      const fields = fieldsOf(epic, document)
      const id = wordOf(fields, 'id', 'epic_id', 'number')
      return storiesIn(fields.get('stories'), { at: ['epics', index, 'stories'], epic: id }, document)
    }),
  ]
  const location = scalarOf(top.get('story_location'))
  return {
    project: wordOf(top, 'project_name', 'project'),
    ...merged(listed),
    epics: epics.flatMap((epic) => {
      const fields = fieldsOf(epic, document)
      const id = wordOf(fields, 'id', 'epic_id', 'number')
      const title = wordOf(fields, 'title', 'name') ?? ''
      return id === undefined ? [] : [{ id, title, about: wordOf(fields, 'description', 'goal') ?? '' }]
    }),
    currentSprint: wordOf(top, 'current_sprint', 'sprint_number'),
    storyLocation:
      typeof location === 'string' && location.trim() !== ''
        ? { path: location.trim(), offset: startOf(top.get('story_location')) }
        : undefined,
  }
}

function syntaxFault({ code, message, pos }: YAMLError): Fault {
  const tab = code === 'TAB_AS_INDENT'
  return {
    severity: 'error',
    code: 'PLAN_SYNTAX',
    at: [],
    offset: pos[0],
    message: tab
      ? 'This line is indented with a tab, which YAML does not allow.'
      : `This is no YAML: ${firstLine(message)}`,
    remedy: tab ? 'Use spaces.' : 'Fix the place that is named.',
  }
}

const firstLine = (message: string): string => message.split(/ at line |\n/)[0]?.replace(/[.:]?$/, '.') ?? ''

/** `1-2-login: done` below `development_status`; rows for epics and retrospectives are no stories. */
function developed(node: Node | undefined, document: Document): StoryRow[] {
  const rows = pairsOf(node, document)
  const epics = rows.flatMap(({ name }) => /^epic-(.+?)(?<!-retrospective)$/i.exec(name)?.[1] ?? [])
  const byLength = epics.toSorted((a, b) => b.length - a.length)
  return rows.flatMap(({ name, value, offset }): StoryRow[] => {
    if (/^epic-|retrospective$/i.test(name)) return []
    const fields = fieldsOf(value, document)
    const said = fields.get('status')
    const at = ['development_status', name]
    const where = said ? { at: [...at, 'status'], node: said } : { at, node: value }
    const given = isMap(value) ? scalarOf(said) : scalarOf(value)
    return [
      {
        ...rowOf(fields, { key: name, offset, document }),
        status: given ?? '',
        statusAt: [where.at],
        statusOffset: startOf(where.node) || offset,
        epic: byLength.find((id) => name.toLowerCase().startsWith(`${id.toLowerCase()}-`)),
      },
    ]
  })
}

interface Within {
  readonly at: Path
  readonly sprint?: string
  readonly epic?: string | undefined
}

function storiesIn(node: Node | undefined, { at, sprint, epic }: Within, document: Document): StoryRow[] {
  return listOf(node, document).map((story, index) => {
    const fields = fieldsOf(story, document)
    const plain = isMap(story) ? undefined : scalarOf(story)
    const key = plain === undefined ? (wordOf(fields, 'story_id', 'id', 'key', 'story') ?? '') : String(plain)
    const status = fields.get('status')
    const row = rowOf(fields, { key, offset: startOf(story), document })
    return {
      ...row,
      status: scalarOf(status),
      statusAt: status ? [[...at, index, 'status']] : [],
      statusOffset: startOf(status) || row.offset,
      epic: row.epic ?? epic,
      sprint: row.sprint ?? sprint,
    }
  })
}

function rowOf(
  fields: Fields,
  { key, offset, document }: { key: string; offset: number; document: Document },
): Omit<StoryRow, 'status' | 'statusAt' | 'statusOffset'> {
  const texts = (...names: string[]): string[] => {
    const node = names.map((name) => fields.get(name)).find((found) => found !== undefined)
    const items = isSeq(node) ? listOf(node, document) : node ? [node] : []
    return items.map((item) => String(scalarOf(item) ?? '').trim()).filter(Boolean)
  }
  const points = Number(wordOf(fields, 'points', 'story_points', 'estimate'))
  return {
    key,
    offset,
    title: wordOf(fields, 'title', 'name'),
    epic: wordOf(fields, 'epic_id', 'epic'),
    sprint: wordOf(fields, 'sprint'),
    about: texts('description', 'user_story').join('\n\n'),
    criteria: texts('acceptance_criteria', 'acceptanceCriteria'),
    waits: texts('dependencies', 'depends_on', 'blocked_by').flatMap((text) => text.split(/[\s,]+/).filter(Boolean)),
    points: Number.isFinite(points) && points > 0 ? points : undefined,
    file: wordOf(fields, 'file', 'story_file', 'path'),
  }
}

/** A story that its sprint and its epic list is one; one that stands twice in the same kind of list is an error. */
function merged(listed: readonly StoryRow[]): Pick<SprintStatus, 'rows' | 'faults'> {
  const rows = new Map<string, StoryRow>()
  const faults: Fault[] = []
  for (const row of listed) {
    const known = rows.get(row.key)
    if (row.key === '') faults.push(withoutId(row))
    else if (known === undefined) rows.set(row.key, row)
    else if (listOfRow(known) === listOfRow(row)) faults.push(twice(row))
    else rows.set(row.key, joined(known, row))
  }
  return { rows: [...rows.values()], faults }
}

const listOfRow = ({ statusAt, sprint, epic }: StoryRow): string =>
  String(statusAt[0]?.[0] ?? (sprint === undefined ? (epic === undefined ? 'stories' : 'epics') : 'sprints'))

const joined = (one: StoryRow, other: StoryRow): StoryRow => ({
  ...one,
  title: one.title ?? other.title,
  status: one.status ?? other.status,
  statusAt: [...one.statusAt, ...other.statusAt],
  statusOffset: one.statusAt.length > 0 ? one.statusOffset : other.statusOffset,
  epic: one.epic ?? other.epic,
  sprint: one.sprint ?? other.sprint,
  about: one.about || other.about,
  criteria: one.criteria.length > 0 ? one.criteria : other.criteria,
  waits: [...new Set([...one.waits, ...other.waits])],
  points: one.points ?? other.points,
  file: one.file ?? other.file,
})

const twice = ({ key, offset }: StoryRow): Fault => ({
  severity: 'error',
  code: 'PLAN_DUPLICATE_ID',
  at: [key],
  offset,
  message: `The story ${shown(key)} is listed more than once.`,
  remedy: 'Remove one of its rows, or give this story an id of its own.',
})

const withoutId = ({ offset }: StoryRow): Fault => ({
  severity: 'error',
  code: 'PLAN_MISSING_FIELD',
  at: [],
  offset,
  message: 'A story has no id.',
  remedy: 'Add story_id, such as STORY-001.',
})

type Fields = ReadonlyMap<string, Node>

interface Pair {
  readonly name: string
  readonly value: Node | undefined
  readonly offset: number
}

function pairsOf(node: unknown, document: Document): Pair[] {
  const map = resolved(node, document)
  if (!isMap(map)) return []
  return (map as YAMLMap).items.map(({ key, value }) => ({
    name: String(isScalar(key) ? key.value : key),
    value: resolved(value, document),
    offset: startOf(key),
  }))
}

const fieldsOf = (node: unknown, document: Document): Fields =>
  new Map(pairsOf(node, document).flatMap(({ name, value }) => (value ? [[name, value] as const] : [])))

const listOf = (node: unknown, document: Document): Node[] => {
  const list = resolved(node, document)
  return isSeq(list) ? list.items.flatMap((item) => resolved(item, document) ?? []) : []
}

const resolved = (node: unknown, document: Document): Node | undefined =>
  isAlias(node) ? node.resolve(document) : isMap(node) || isSeq(node) || isScalar(node) ? node : undefined

const scalarOf = (node: unknown): unknown => (isScalar(node) ? (node.value ?? undefined) : undefined)

const startOf = (node: unknown): number => (node as { range?: readonly number[] } | undefined)?.range?.[0] ?? 0

/** The first of these fields that holds a word. */
function wordOf(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = scalarOf(fields.get(name))
    if (value !== undefined && String(value).trim() !== '') return String(value).trim()
  }
  return undefined
}
