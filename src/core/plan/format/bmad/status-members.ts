import { type Document, isMap, isScalar, isSeq, type Node } from 'yaml'
import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'
import { holdsEntries, type Member, type MemberAccount, unplacedMembers } from '../read/unplaced-members.ts'
import { bmadStatus } from './bmad-status.ts'
import { fieldsOf, listOf, pairsOf, plainValue, type YamlPair } from './yaml-nodes.ts'

const lists = ['stories', 'sprints', 'epics']
const topNames = ['development_status', ...lists, 'story_location', 'current_sprint', 'sprint_number']
/** Fields about the list, which the method and its users write. */
const listNotes = [
  ...[
    'project',
    'project_name',
    'project_key',
    'project_level',
    'version',
    'tracking_system',
    'generated',
    'generated_at',
  ],
  ...[
    'generated_by',
    'last_updated',
    'updated',
    'created',
    'author',
    'metrics',
    'notes',
    'goal',
    'sprint_goal',
    'sprint_name',
  ],
  ...['start_date', 'end_date', 'velocity', 'capacity', 'team', 'status_definitions', '$schema'],
]
const storyNames = [
  ...[
    'story_id',
    'id',
    'key',
    'story',
    'title',
    'name',
    'status',
    'epic_id',
    'epic',
    'sprint',
    'description',
    'user_story',
  ],
  ...[
    'acceptance_criteria',
    'acceptanceCriteria',
    'dependencies',
    'depends_on',
    'blocked_by',
    'points',
    'story_points',
  ],
  ...['estimate', 'file', 'story_file', 'path'],
]
/** Fields about a story that do not change what is done. */
const storyNotes = [
  ...[
    'priority',
    'assigned_to',
    'assignee',
    'owner',
    'tags',
    'labels',
    'type',
    'notes',
    'risk',
    'complexity',
    'actual',
  ],
  ...[
    'started',
    'started_at',
    'start_date',
    'end_date',
    'completed_at',
    'completed_date',
    'completion_date',
    'last_updated',
  ],
]
const groupNames = [
  'id',
  'epic_id',
  'number',
  'sprint_number',
  'title',
  'name',
  'description',
  'goal',
  'status',
  'stories',
]

const inStory = {
  whose: 'story',
  knownNames: new Set([...storyNames, ...storyNotes]),
  orderField: 'dependencies',
  isTask: true,
}
const inGroup = {
  knownNames: new Set([...groupNames, ...storyNotes]),
  reports: 'errors' as const,
  isTask: false,
}

/** Shorter names, such as `story`, are too similar to other words. */
const suggestedNames = storyNames.filter((name) => name.length > 6)

/**
 * Reports members of a `sprint-status.yaml` that are neither stories, nor fields of one, nor about the list. Linear.
 */
export function unplacedInStatus(document: Document): Fault[] {
  const topPairs = pairsOf(document.contents, document)
  const nodeOf = (name: string): Node | undefined => topPairs.find((pair) => pair.name === name)?.value
  const groups = lists
    .slice(1)
    .flatMap((name) => listOf(nodeOf(name), document).map((node, index) => ({ name, node, index })))
  const developmentRows = pairsOf(nodeOf('development_status'), document)
  const stories = [
    ...developmentRows.flatMap(({ name, value }) => (isMap(value) ? [{ key: name, node: value as Node }] : [])),
    ...[nodeOf('stories'), ...groups.map(({ node }) => fieldsOf(node, document).get('stories'))]
      .flatMap((list) => listOf(list, document))
      .map((node) => ({ key: keyOf(node, document), node })),
  ]
  const ids = new Set([...developmentRows.map(({ name }) => name), ...stories.map(({ key }) => key)])
  const accounts: MemberAccount[] = [
    ...topAccounts(topPairs.filter(({ name, value }) => !holdsRows(name, value, document))),
    ...groups.map(({ name, node, index }) => ({
      ...{ ...inGroup, whose: name === 'epics' ? 'epic' : 'sprint', at: [name, index] },
      members: membersOf(pairsOf(node, document), inGroup.knownNames),
    })),
    ...stories.map(({ key, node }) => ({
      ...{ ...inStory, at: [key], suggestions: suggestedNames },
      members: membersOf(pairsOf(node, document), inStory.knownNames),
    })),
  ]
  return [
    ...topPairs.flatMap((pair) => (holdsRows(pair.name, pair.value, document) ? [misplacedRowsFault(pair)] : [])),
    ...shapeFaults(topPairs, groups, document),
    ...unplacedMembers(accounts, ids),
  ]
}

/** Words and numbers may be anything; a list or map with nearly the name of a known one is meant as that. */
function topAccounts(topPairs: readonly YamlPair[]): MemberAccount[] {
  const account = { whose: 'sprint-status.yaml', at: [], knownNames: new Set([...topNames, ...listNotes]) }
  const members = membersOf(topPairs, account.knownNames)
  return [
    { ...account, suggestions: topNames, members: members.filter(({ value }) => holdsEntries(value)) },
    { ...account, members: members.filter(({ value }) => !holdsEntries(value)) },
  ]
}

function keyOf(node: Node, document: Document): string {
  const value = pairsOf(node, document).find(({ name }) => /^(?:story_id|id|key|story)$/.test(name))?.value
  return isScalar(value) ? String(value.value) : ''
}

/** `completed: 2026-01-10` is a date, not a status. */
const membersOf = (pairs: readonly YamlPair[], knownNames: ReadonlySet<string>): Member[] =>
  pairs.flatMap(({ name, value, offset }) => {
    if (knownNames.has(name)) return []
    const plain = plainValue(value)
    return typeof plain === 'string' && /^\d{4}-\d\d-\d\d/.test(plain) ? [] : [{ name, value: plain, offset }]
  })

const storyKey = /^\d+[a-z]?[-.]\d+[a-z]?(?=$|[-._])|^(?:story|us)-\d+/i

/** True for `1-2-login: backlog` below another name than `development_status`. */
const holdsRows = (name: string, node: Node | undefined, document: Document): boolean =>
  name !== 'development_status' &&
  pairsOf(node, document).some(
    ({ name: key, value }) =>
      storyKey.test(key) && (isMap(value) || (isScalar(value) && typeof bmadStatus(value.value) === 'string')),
  )

const misplacedRowsFault = ({ name, offset }: YamlPair): Fault => ({
  severity: 'error',
  code: 'PLAN_UNKNOWN_FIELD',
  at: [name],
  offset,
  message: `A sprint-status.yaml has no field ${quoteValue(name)}, so no agent would get the stories that it lists.`,
  remedy: lists.includes(name)
    ? `Move its rows below development_status, or write ${name} as a list with "- ".`
    : 'Move its rows below development_status.',
})

function shapeFaults(
  topPairs: readonly YamlPair[],
  groups: readonly { readonly name: string; readonly node: Node; readonly index: number }[],
  document: Document,
): Fault[] {
  const groupPairs = groups.flatMap(({ name, node, index }) =>
    pairsOf(node, document).flatMap((pair) =>
      pair.name === 'stories' ? [{ ...pair, at: [name, index] as Path }] : [],
    ),
  )
  const allPairs = [...topPairs.map((pair) => ({ ...pair, at: [] as Path })), ...groupPairs]
  return allPairs.flatMap(({ name, value, offset, at }): Fault[] => {
    if (!isMisshapen(name, value) || holdsRows(name, value, document)) return []
    const expected = name === 'development_status' ? 'rows such as "1-2-login: backlog"' : 'a list of entries with "- "'
    return [
      {
        ...{ severity: 'error', code: 'PLAN_WRONG_TYPE', at: [...at, name], offset },
        message: `${quoteValue(name)} must be ${expected}; found ${quoteValue(plainValue(value))}.`,
        remedy: `Write ${expected}.`,
      },
    ]
  })
}

function isMisshapen(name: string, value: Node | undefined): boolean {
  const isEmpty = value === undefined || (isScalar(value) && (value.value === null || value.value === ''))
  if (isEmpty || !(name === 'development_status' || lists.includes(name))) return false
  return name === 'development_status' ? !isMap(value) : !isSeq(value)
}
