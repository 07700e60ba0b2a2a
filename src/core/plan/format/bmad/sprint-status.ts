import { type Document, isMap, isSeq, type Node, parseDocument, type YAMLError } from 'yaml'
import { type Fault, quoteValue } from '../../lint/fault.ts'
import { type Fields, fieldsOf, listOf, pairsOf, scalarOf, startOf, wordOf } from './yaml-nodes.ts'

/** A story as `sprint-status.yaml` lists it. Offsets are UTF-16 units. */
export interface StoryRow {
  readonly key: string
  /** As a person wrote it; undefined where only the key tells. */
  readonly title: string | undefined
  readonly status: unknown
  /** Where the status stands; a story may be listed by its epic and by its sprint. */
  readonly statusNodes: readonly Node[]
  /** Where its words stand, as far as the list has them. */
  readonly words?: { readonly title: Node | undefined; readonly description: Node | undefined }
  /** The kind of list that has it. */
  readonly list: 'development_status' | 'stories' | 'sprints' | 'epics'
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

/** The same with what is needed to write into it. */
export interface StatusDocument extends SprintStatus {
  readonly document: Document
  /** Where the statuses of the epics stand, by their ids. */
  readonly epicNodes: ReadonlyMap<string, Node>
  /** What is said of each sprint, by its name. */
  readonly sprintNodes: ReadonlyMap<string, Node>
}

/** Many rows, one map: keys that are written twice are told by us, each with its place. */
const parseYaml = (text: string): Document => parseDocument(text, { uniqueKeys: false, version: '1.2' })

/**
 * The stories of a `sprint-status.yaml`, in whichever of its shapes: rows below `development_status`, or lists named `stories`
 * at the top, in sprints or in epics. Nothing of a text that is no YAML is used.
 */
export function readSprintStatus(text: string): StatusDocument {
  const document = parseYaml(text)
  const broken = document.errors.map(syntaxFault)
  const empty = { project: undefined, rows: [], epics: [], currentSprint: undefined, storyLocation: undefined }
  if (broken.length > 0) return { ...empty, document, epicNodes: new Map(), sprintNodes: new Map(), faults: broken }
  const top = fieldsOf(document.contents, document)
  const epics = listOf(top.get('epics'), document)
  const sprints = listOf(top.get('sprints'), document).map((node, index) => {
    const fields = fieldsOf(node, document)
    return { node, fields, name: wordOf(fields, 'sprint_number', 'number', 'id', 'name') ?? String(index + 1) }
  })
  const listed = [
    ...developed(top.get('development_status'), document),
    ...storiesIn(top.get('stories'), { list: 'stories' }, document),
    ...sprints.flatMap(({ fields, name }) =>
      storiesIn(fields.get('stories'), { list: 'sprints', sprint: name }, document),
    ),
    ...epics.flatMap((epic) => {
      const fields = fieldsOf(epic, document)
      const id = wordOf(fields, 'id', 'epic_id', 'number')
      return storiesIn(fields.get('stories'), { list: 'epics', epic: id }, document)
    }),
  ]
  const location = scalarOf(top.get('story_location'))
  const named = pairsOf(top.get('development_status'), document).flatMap(({ name, value, offset }) => {
    const [, id] = epicKey.exec(name) ?? []
    return id === undefined ? [] : ownNode(value, offset).map((node) => [id, node] as const)
  })
  return {
    document,
    epicNodes: new Map([...named, ...epics.flatMap((epic) => statusOfEpic(epic, document))]),
    sprintNodes: new Map(sprints.map(({ name, node }) => [name, node])),
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
      : `This is not valid YAML: ${firstLine(message)}`,
    remedy: tab ? 'Use spaces.' : 'Fix the YAML here.',
  }
}

const firstLine = (message: string): string => message.split(/ at line |\n/)[0]?.replace(/[.:]?$/, '.') ?? ''

const epicKey = /^epic-(.+?)(?<!-retrospective)$/i

/** `1-2-login: done` below `development_status`; rows for epics and retrospectives are no stories. */
function developed(node: Node | undefined, document: Document): StoryRow[] {
  const rows = pairsOf(node, document)
  const epics = rows.flatMap(({ name }) => epicKey.exec(name)?.[1] ?? [])
  const epicOf = longestPrefix(epics)
  return rows.flatMap(({ name, value, offset }): StoryRow[] => {
    if (/^epic-|retrospective$/i.test(name)) return []
    const fields = fieldsOf(value, document)
    const said = fields.get('status')
    const node = said ?? value
    const given = isMap(value) ? scalarOf(said) : scalarOf(value)
    return [
      {
        ...rowOf(fields, { key: name, offset, document }),
        status: given ?? '',
        statusNodes: ownNode(node, offset),
        list: 'development_status',
        statusOffset: startOf(node) || offset,
        epic: epicOf(name),
      },
    ]
  })
}

/** Where an entry of `epics` says how it stands. */
function statusOfEpic(epic: Node, document: Document): (readonly [string, Node])[] {
  const fields = fieldsOf(epic, document)
  const [id, status] = [wordOf(fields, 'id', 'epic_id', 'number'), fields.get('status')]
  return id === undefined || status === undefined ? [] : ownNode(status, startOf(epic)).map((node) => [id, node])
}

/** None where it stands elsewhere, before the row that refers to it. */
const ownNode = (node: Node | undefined, from: number): Node[] => (node && startOf(node) >= from ? [node] : [])

/** The longest of these ids that a key begins with, up to one of its dashes. */
function longestPrefix(ids: readonly string[]): (key: string) => string | undefined {
  const known = new Map(ids.map((id) => [id.toLowerCase(), id]))
  return (key) => {
    const low = key.toLowerCase()
    for (let end = low.lastIndexOf('-'); end > 0; end = low.lastIndexOf('-', end - 1)) {
      const found = known.get(low.slice(0, end))
      if (found !== undefined) return found
    }
    return undefined
  }
}

interface Within extends Pick<StoryRow, 'list'> {
  readonly sprint?: string
  readonly epic?: string | undefined
}

function storiesIn(node: Node | undefined, { list, sprint, epic }: Within, document: Document): StoryRow[] {
  return listOf(node, document).map((story) => {
    const fields = fieldsOf(story, document)
    const plain = isMap(story) ? undefined : scalarOf(story)
    const key = plain === undefined ? (wordOf(fields, 'story_id', 'id', 'key', 'story') ?? '') : String(plain)
    const status = fields.get('status')
    const row = rowOf(fields, { key, offset: startOf(story), document })
    return {
      ...row,
      status: scalarOf(status),
      statusNodes: ownNode(status, row.offset),
      list,
      statusOffset: startOf(status) || row.offset,
      epic: row.epic ?? epic,
      sprint: row.sprint ?? sprint,
    }
  })
}

function rowOf(
  fields: Fields,
  { key, offset, document }: { key: string; offset: number; document: Document },
): Omit<StoryRow, 'status' | 'statusNodes' | 'list' | 'statusOffset'> {
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
    words: {
      title: fields.get('title') ?? fields.get('name'),
      description: fields.get('description') ?? fields.get('user_story'),
    },
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
    else if (known.list === row.list) faults.push(twice(row))
    else rows.set(row.key, joined(known, row))
  }
  return { rows: [...rows.values()], faults }
}

const joined = (one: StoryRow, other: StoryRow): StoryRow => ({
  ...one,
  title: one.title ?? other.title,
  status: one.status ?? other.status,
  statusNodes: [...one.statusNodes, ...other.statusNodes],
  statusOffset: one.statusNodes.length > 0 ? one.statusOffset : other.statusOffset,
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
  message: `The story ${quoteValue(key)} is listed more than once.`,
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
