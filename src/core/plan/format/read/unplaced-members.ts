import { nearestName } from '../../../text/nearest.ts'
import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'

export interface Member {
  readonly name: string
  readonly value: unknown
  readonly offset: number
}

/** One object of a document, and the members that its reader knows. */
export interface MemberAccount {
  /** Its kind in messages: task, story, plan. */
  readonly whose: string
  readonly at: Path
  readonly members: readonly Member[]
  readonly knownNames?: ReadonlySet<string>
  /** Names that a typo may have meant. */
  readonly suggestions?: readonly string[]
  /** The format's field for the tasks that come first. */
  readonly orderField?: string
  /** Which findings to report: all by default, only errors, or only orders. */
  readonly reports?: 'errors' | 'order'
  /** Tasks may contain records of any kind, documents contain tasks. By default decided by `at`. */
  readonly isTask?: boolean
}

interface Unplaced extends Member {
  readonly account: MemberAccount
  readonly kind: 'near' | 'order' | 'work' | 'status' | 'list' | 'nothing'
  count: number
}

const severity: Readonly<Record<Unplaced['kind'], number>> = {
  order: 4,
  work: 3,
  status: 2,
  near: 1,
  list: 0.5,
  nothing: 0,
}

/**
 * The rule of all formats in JSON and YAML: a member of a task is one of its fields, or is reported. An error if it
 * would change what is done or in which order, else a warning. Each name once, at its first error. Linear.
 */
export function unplacedMembers(accounts: readonly MemberAccount[], ids: ReadonlySet<string>): Fault[] {
  const tasks = { ids, titles: titlesOf(accounts), prefixes: new Set([...ids].map(prefixOf)) }
  const unplacedByName = new Map<string, Unplaced>()
  for (const account of accounts) {
    for (const member of account.members) {
      if (account.knownNames?.has(member.name) || member.name === '__proto__') continue
      const kind = kindOf(member, account, tasks)
      if ((account.reports && kind === 'nothing') || (account.reports === 'order' && kind !== 'order')) continue
      addUnplaced(unplacedByName, { ...member, account, kind, count: 1 })
    }
  }
  return [...unplacedByName.values()].map(toFault)
}

function addUnplaced(unplacedByName: Map<string, Unplaced>, unplaced: Unplaced): void {
  const key = `${unplaced.account.whose} ${unplaced.name}`
  const earlier = unplacedByName.get(key)
  if (earlier === undefined) unplacedByName.set(key, unplaced)
  else if (severity[unplaced.kind] > severity[earlier.kind])
    unplacedByName.set(key, { ...unplaced, count: earlier.count + 1 })
  else earlier.count += 1
}

/** Names of tasks that a value may contain, in lower case except for the ids. */
interface TaskNames {
  readonly ids: ReadonlySet<string>
  readonly titles: ReadonlySet<string>
  /** The letters of the ids. */
  readonly prefixes: ReadonlySet<string>
}

/** Empty for an id that is only a number. */
const prefixOf = (id: string): string => /^([a-z][a-z_-]*)\d[\w.-]*$/i.exec(id)?.[1]?.toLowerCase() ?? ''

const titlesOf = (accounts: readonly MemberAccount[]): ReadonlySet<string> =>
  new Set(
    accounts.flatMap(({ members }) => {
      const title = titleAmong(members)
      return isId(title) ? [String(title).toLowerCase()] : []
    }),
  )

/** Stories without titles are called by their descriptions. */
const titleAmong = (members: readonly Member[]): unknown =>
  (members.find(({ name }) => name === 'title') ?? members.find(({ name }) => name === 'description'))?.value

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

const orderNames =
  /^(?:isblockedby|blockedby|requires?|required(?:by|tasks?)?|prerequisites?|prereqs?|dep(?:s|ends?|endant|endent|endency|endencies)(?:on|tasks?|ids?)?|after|runafter|startafter|wait(?:s|ing)?(?:for|on)|needs|predecessors?|upstream|follows?|precededby|block(?:ed|ers?)|rel(?:y|ies)on|requirestasks?|needstasks?|(?:order|comes|must)after|aftertasks?|mustfollow|successorof|gatedby|unlockedby|pre|prev|previous)$/
/** These may also name a tool, a date or a condition. */
const maybeOrder =
  /^(?:requires?|required|prerequisites?|prereqs?|after|needs|upstream|follows?|block(?:ed|ers?)|rel(?:y|ies)on|pre|prev|previous)$/
const workNames = /^(?:(?:sub)?(?:tasks?|stories|todos?|steps)|userstories|children|workitems?|checklist|backlog)$/
/** Lists that may hold work, or tell of it. */
const maybeWork =
  /^(?:bugs?|bugfixes|issues|features|fixes|followups?|next(?:steps|up)?|upcoming|pending|remaining|later|queue|open|items|ideas|nicetohave)$/
const statusNames = /^(?:passes|passed|done|completed?|isdone|isco?mpleted?|finished|state|status|skip|skipped)$/
/** Values of these members may look like a task's id or title. */
const labelNames =
  /^(?:tags?|labels?|category|epic(?:id)?|area|component|module|type|kind|group|phase|milestone|sprint|owner|assignee|key|slug|uuid|name|story|storyid|ref|branch)$/

function kindOf({ name, value }: Member, account: MemberAccount, tasks: TaskNames): Unplaced['kind'] {
  const word = lettersOf(name)
  const { ids } = tasks
  const near = nearestName(name, account.suggestions ?? [])
  if (isEmpty(value)) return near ? 'near' : 'nothing'
  if (isOrder(word, value, { account, tasks })) return 'order'
  if (near !== undefined && lettersOf(near) === word) return 'near'
  if (isWork(word, value, { account, ids })) return 'work'
  if (statusNames.test(word) && value !== false) return 'status'
  if (!near && maybeWork.test(word) && hasOtherEntries(value, ids)) return 'list'
  return near ? 'near' : 'nothing'
}

function isOrder(
  word: string,
  value: unknown,
  { account, tasks }: { account: MemberAccount; tasks: TaskNames },
): boolean {
  if (namesTasks(word, value, { account, tasks })) return true
  return isOrderName(word, value, tasks) || (isRecord(value) && containsOrder(value, { tasks, depth: 0 }))
}

function isOrderName(word: string, value: unknown, { ids, prefixes }: TaskNames): boolean {
  if (!orderNames.test(word)) return false
  if (!maybeOrder.test(word)) return true
  const words = wordsOf(value)
  if ([value].flat().some((one) => ids.has(String(referred(one))))) return true
  return words.some((one) => ids.has(one)) || (words.length > 0 && words.every((one) => isLikeId(one, prefixes)))
}

const isLikeId = (word: string, prefixes: ReadonlySet<string>): boolean => {
  const prefix = prefixOf(word)
  return prefix !== '' && prefixes.has(prefix)
}

/** An order in a nested member, such as `{"links": {"blockedBy": ["A"]}}`. */
const containsOrder = (value: object, { tasks, depth }: { tasks: TaskNames; depth: number }): boolean =>
  Object.entries(value).some(
    ([name, one]) =>
      (orderNames.test(lettersOf(name)) && wordsOf(one).some((word) => tasks.ids.has(word))) ||
      (depth < maxDepth && isRecord(one) && containsOrder(one, { tasks, depth: depth + 1 })),
  )

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isWork(
  word: string,
  value: unknown,
  { account: { isTask, at }, ids }: { account: MemberAccount; ids: ReadonlySet<string> },
): boolean {
  if (workNames.test(word) && hasOtherEntries(value, ids)) return true
  return containsTasks(value, { depth: (isTask ?? typeof at.at(-1) === 'number') ? maxDepth : 0, ids })
}

/** A list of existing tasks only groups them. */
const hasOtherEntries = (value: unknown, ids: ReadonlySet<string>): boolean =>
  Array.isArray(value) && value.length > 0 && !value.every((entry) => isId(entry) && ids.has(String(entry)))

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0) || value === 'none'

function namesTasks(
  word: string,
  value: unknown,
  { account, tasks: { ids, titles } }: { account: MemberAccount; tasks: TaskNames },
): boolean {
  if (labelNames.test(word)) return false
  const ownId = account.members.find(({ name }) => /^(?:story_?)?id$/i.test(name))?.value
  const ownTitle = titleAmong(account.members)
  const isOther = (one: unknown): boolean => isId(one) && titles.has(String(one).toLowerCase()) && one !== ownTitle
  const texts = [value].flat().map(referred)
  if (texts.length > 0 && texts.every(isOther)) return true
  const names = typeof value === 'string' ? value.split(/[\s,]+/) : typeof value === 'object' ? texts : []
  return names.length > 0 && names.every((one) => isId(one) && ids.has(String(one)) && one !== ownId)
}

/** `{"id": "A"}` names a task as `"A"` does, also with a word that says how; anything more is an object of its own. */
function referred(value: unknown): unknown {
  if (!isRecord(value)) return value
  const names = Object.keys(value)
  const [name] = names.filter((one) => /^(?:id|task|story|ref|task_?id|story_?id)$/i.test(one))
  const isReference =
    name !== undefined && names.every((one) => one === name || /^(?:type|kind|reason|title)$/.test(one))
  return isReference ? Reflect.get(value, name) : value
}

/** The words of one or several texts, without surrounding signs. */
const wordsOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) =>
    isId(one)
      ? String(one)
          .split(/[\s,;]+/)
          .map((word) => word.replace(/^\W+|\W+$/g, ''))
      : [],
  )

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

export const idsOf = (objects: readonly (readonly Member[])[]): ReadonlySet<string> =>
  new Set(
    objects.flatMap((members) =>
      members.flatMap(({ name, value }) => (name === 'id' && isId(value) ? [String(value)] : [])),
    ),
  )

/** Only lists and objects can contain tasks. */
export const holdsEntries = (value: unknown): boolean => typeof value === 'object' && value !== null

const maxDepth = 3

/** Objects with titles and a state, or a list with the name of one, also nested in parts such as phases. */
function containsTasks(value: unknown, { depth, ids }: { depth: number; ids: ReadonlySet<string> }): boolean {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return false
  const entries = Object.values(value)
  if (entries.length > 0 && entries.every(isLikeTask)) return true
  if (
    depth < maxDepth &&
    Object.entries(value).some(([name, one]) => workNames.test(lettersOf(name)) && hasOtherEntries(one, ids))
  )
    return true
  return entries.some((one) => containsTasks(one, { depth: depth + 1, ids }))
}

/** True if it has a title, and a state or an order. */
export const isLikeTask = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  ['title', 'name', 'description', 'summary'].some((name) => typeof Reflect.get(entry, name) === 'string') &&
  taskSigns.some((name) => name in entry)

const taskSigns = [
  ...['passes', 'done', 'completed', 'status', 'state', 'dependencies', 'depends_on', 'dependsOn'],
  ...['acceptanceCriteria', 'acceptance_criteria', 'priority', 'steps'],
]

function toFault({ name, offset, count, kind, account }: Unplaced): Fault {
  const { whose, at, suggestions: meant = [], orderField: waits = '' } = account
  const more = count > 1 ? ` (in ${count} places)` : ''
  const subject = `${/^[aeiou]/.test(whose) ? 'An' : 'A'} ${whose} has no field ${quoteValue(name)}${more}`
  const place = { code: 'PLAN_UNKNOWN_FIELD', at: [...at, name], offset } as const
  const near = nearestName(name, meant)
  const error = (message: string, remedy: string): Fault => ({ ...place, severity: 'error', message, remedy })
  if (kind === 'near' || (kind === 'order' && near !== undefined))
    return error(`${subject}; did you mean "${near}"?`, `Rename it to "${near}".`)
  if (kind === 'order')
    return error(
      `${subject}, so no task would wait for those that it names.`,
      `Rename it to "${waits}" if they come before, else remove it.`,
    )
  if (kind === 'work')
    return error(
      `${subject}, so no agent would get what it lists.`,
      'Write each entry as a task of its own, or move it into the description.',
    )
  if (kind === 'status')
    return error(
      `${subject}, so what it says is not known to be done.`,
      'Write it in the field that says the status, or remove it.',
    )
  if (kind === 'list')
    return {
      ...{ ...place, severity: 'warning' },
      message: `${subject}, so no agent would get what it lists.`,
      remedy: 'Write each entry that should be done as a task of its own.',
    }
  return {
    ...place,
    severity: 'warning',
    message: `${subject}; it is ignored.`,
    remedy: 'Remove it, or move its text to a field that ralph reads.',
  }
}
