import { type Document, isMap, isSeq, type Node, parseDocument, type YAMLError } from 'yaml'
import { type Fault, quoteValue } from '../../lint/fault.ts'
import { fieldsOf, listOf, pairsOf, scalarOf, startOf, wordOf, type YamlFields } from './yaml-nodes.ts'

/** A story in `sprint-status.yaml`. Offsets are UTF-16 code units. */
export interface StoryRow {
  readonly key: string
  /** Undefined if the list has only its key. */
  readonly title: string | undefined
  readonly status: unknown
  /** The nodes of its status: a story may be listed by its epic and by its sprint. */
  readonly statusNodes: readonly Node[]
  /** The nodes of its texts, if the list has them. */
  readonly words?: { readonly title: Node | undefined; readonly description: Node | undefined }
  readonly list: 'development_status' | 'stories' | 'sprints' | 'epics'
  readonly statusOffset: number
  readonly offset: number
  readonly epic: string | undefined
  readonly sprint: string | undefined
  readonly description: string
  readonly criteria: readonly string[]
  readonly dependencies: readonly string[]
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
  /** The folder of the story files, uninterpreted. */
  readonly storyLocation: { readonly path: string; readonly offset: number } | undefined
  readonly faults: readonly Fault[]
}

/** The list with the nodes that edits need. */
export interface StatusDocument extends SprintStatus {
  readonly document: Document
  /** The nodes of the epics' statuses, by id. */
  readonly epicNodes: ReadonlyMap<string, Node>
  /** The nodes of the sprints, by name. */
  readonly sprintNodes: ReadonlyMap<string, Node>
}

/** One map for many rows; `mergeRows` reports duplicate keys with their places. */
const parseYaml = (text: string): Document => parseDocument(text, { uniqueKeys: false, version: '1.2' })

/**
 * The stories of a `sprint-status.yaml` in any of its forms: rows below `development_status`, or lists named `stories`
 * at the top, in sprints or in epics. Invalid YAML is not used at all.
 */
export function readSprintStatus(text: string): StatusDocument {
  const document = parseYaml(text)
  const syntaxFaults = document.errors.map(syntaxFault)
  const empty = { project: undefined, rows: [], epics: [], currentSprint: undefined, storyLocation: undefined }
  if (syntaxFaults.length > 0)
    return { ...empty, document, epicNodes: new Map(), sprintNodes: new Map(), faults: syntaxFaults }
  const topFields = fieldsOf(document.contents, document)
  const epics = listOf(topFields.get('epics'), document)
  const sprints = listOf(topFields.get('sprints'), document).map((node, index) => {
    const fields = fieldsOf(node, document)
    return { node, fields, name: wordOf(fields, 'sprint_number', 'number', 'id', 'name') ?? String(index + 1) }
  })
  const allRows = [
    ...developmentRows(topFields.get('development_status'), document),
    ...storiesIn(topFields.get('stories'), { list: 'stories' }, document),
    ...sprints.flatMap(({ fields, name }) =>
      storiesIn(fields.get('stories'), { list: 'sprints', sprint: name }, document),
    ),
    ...epics.flatMap((epic) => {
      const fields = fieldsOf(epic, document)
      const id = wordOf(fields, 'id', 'epic_id', 'number')
      return storiesIn(fields.get('stories'), { list: 'epics', epic: id }, document)
    }),
  ]
  const location = scalarOf(topFields.get('story_location'))
  const epicRowNodes = pairsOf(topFields.get('development_status'), document).flatMap(({ name, value, offset }) => {
    const [, id] = epicKey.exec(name) ?? []
    return id === undefined ? [] : ownNode(value, offset).map((node) => [id, node] as const)
  })
  return {
    document,
    epicNodes: new Map([...epicRowNodes, ...epics.flatMap((epic) => epicStatusNode(epic, document))]),
    sprintNodes: new Map(sprints.map(({ name, node }) => [name, node])),
    project: wordOf(topFields, 'project_name', 'project'),
    ...mergeRows(allRows),
    epics: epics.flatMap((epic) => {
      const fields = fieldsOf(epic, document)
      const id = wordOf(fields, 'id', 'epic_id', 'number')
      const title = wordOf(fields, 'title', 'name') ?? ''
      return id === undefined ? [] : [{ id, title, about: wordOf(fields, 'description', 'goal') ?? '' }]
    }),
    currentSprint: wordOf(topFields, 'current_sprint', 'sprint_number'),
    storyLocation:
      typeof location === 'string' && location.trim() !== ''
        ? { path: location.trim(), offset: startOf(topFields.get('story_location')) }
        : undefined,
  }
}

function syntaxFault({ code, message, pos }: YAMLError): Fault {
  const isTab = code === 'TAB_AS_INDENT'
  return {
    severity: 'error',
    code: 'PLAN_SYNTAX',
    at: [],
    offset: pos[0],
    message: isTab
      ? 'This line is indented with a tab, which YAML does not allow.'
      : `This is not valid YAML: ${firstLine(message)}`,
    remedy: isTab ? 'Use spaces.' : 'Fix the YAML here.',
  }
}

const firstLine = (message: string): string => message.split(/ at line |\n/)[0]?.replace(/[.:]?$/, '.') ?? ''

const epicKey = /^epic-(.+?)(?<!-retrospective)$/i

/** `1-2-login: done` below `development_status`, without rows of epics and retrospectives. */
function developmentRows(node: Node | undefined, document: Document): StoryRow[] {
  const rows = pairsOf(node, document)
  const epics = rows.flatMap(({ name }) => epicKey.exec(name)?.[1] ?? [])
  const epicOf = longestPrefix(epics)
  return rows.flatMap(({ name, value, offset }): StoryRow[] => {
    if (/^epic-|retrospective$/i.test(name)) return []
    const fields = fieldsOf(value, document)
    const statusNode = fields.get('status')
    const node = statusNode ?? value
    const statusValue = isMap(value) ? scalarOf(statusNode) : scalarOf(value)
    return [
      {
        ...rowOf(fields, { key: name, offset, document }),
        status: statusValue ?? '',
        statusNodes: ownNode(node, offset),
        list: 'development_status',
        statusOffset: startOf(node) || offset,
        epic: epicOf(name),
      },
    ]
  })
}

/** The status node in an entry of `epics`, with the epic's id. */
function epicStatusNode(epic: Node, document: Document): (readonly [string, Node])[] {
  const fields = fieldsOf(epic, document)
  const [id, status] = [wordOf(fields, 'id', 'epic_id', 'number'), fields.get('status')]
  return id === undefined || status === undefined ? [] : ownNode(status, startOf(epic)).map((node) => [id, node])
}

/** Without aliased nodes, which are elsewhere in the document. */
const ownNode = (node: Node | undefined, from: number): Node[] => (node && startOf(node) >= from ? [node] : [])

/** Finds the longest id that a key begins with, up to a dash. */
function longestPrefix(ids: readonly string[]): (key: string) => string | undefined {
  const idByLowerCase = new Map(ids.map((id) => [id.toLowerCase(), id]))
  return (key) => {
    const lowerKey = key.toLowerCase()
    for (let end = lowerKey.lastIndexOf('-'); end > 0; end = lowerKey.lastIndexOf('-', end - 1)) {
      const id = idByLowerCase.get(lowerKey.slice(0, end))
      if (id !== undefined) return id
    }
    return undefined
  }
}

interface ListPosition extends Pick<StoryRow, 'list'> {
  readonly sprint?: string
  readonly epic?: string | undefined
}

function storiesIn(node: Node | undefined, { list, sprint, epic }: ListPosition, document: Document): StoryRow[] {
  return listOf(node, document).map((story) => {
    const fields = fieldsOf(story, document)
    const plainKey = isMap(story) ? undefined : scalarOf(story)
    const key = plainKey === undefined ? (wordOf(fields, 'story_id', 'id', 'key', 'story') ?? '') : String(plainKey)
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
  fields: YamlFields,
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
    description: texts('description', 'user_story').join('\n\n'),
    criteria: texts('acceptance_criteria', 'acceptanceCriteria'),
    dependencies: texts('dependencies', 'depends_on', 'blocked_by').flatMap((text) =>
      text.split(/[\s,]+/).filter(Boolean),
    ),
    points: Number.isFinite(points) && points > 0 ? points : undefined,
    file: wordOf(fields, 'file', 'story_file', 'path'),
  }
}

/** Merges a story's rows of different kinds of lists; two rows in one kind are an error. */
function mergeRows(listed: readonly StoryRow[]): Pick<SprintStatus, 'rows' | 'faults'> {
  const rows = new Map<string, StoryRow>()
  const faults: Fault[] = []
  for (const row of listed) {
    const earlier = rows.get(row.key)
    if (row.key === '') faults.push(missingIdFault(row))
    else if (earlier === undefined) rows.set(row.key, row)
    else if (earlier.list === row.list) faults.push(repeatedRowFault(row))
    else rows.set(row.key, joinRows(earlier, row))
  }
  return { rows: [...rows.values()], faults }
}

const joinRows = (first: StoryRow, second: StoryRow): StoryRow => ({
  ...first,
  title: first.title ?? second.title,
  status: first.status ?? second.status,
  statusNodes: [...first.statusNodes, ...second.statusNodes],
  statusOffset: first.statusNodes.length > 0 ? first.statusOffset : second.statusOffset,
  epic: first.epic ?? second.epic,
  sprint: first.sprint ?? second.sprint,
  description: first.description || second.description,
  criteria: first.criteria.length > 0 ? first.criteria : second.criteria,
  dependencies: [...new Set([...first.dependencies, ...second.dependencies])],
  points: first.points ?? second.points,
  file: first.file ?? second.file,
})

const repeatedRowFault = ({ key, offset }: StoryRow): Fault => ({
  severity: 'error',
  code: 'PLAN_DUPLICATE_ID',
  at: [key],
  offset,
  message: `The story ${quoteValue(key)} is listed more than once.`,
  remedy: 'Remove one of its rows, or give this story an id of its own.',
})

const missingIdFault = ({ offset }: StoryRow): Fault => ({
  severity: 'error',
  code: 'PLAN_MISSING_FIELD',
  at: [],
  offset,
  message: 'A story has no id.',
  remedy: 'Add story_id, such as STORY-001.',
})
