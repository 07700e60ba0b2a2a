import { type Fault, type Path, printPath } from '../../lint/fault.ts'
import { type JsonDocument, offsetAt } from '../json/json-syntax.ts'
import { isRecord } from '../read/salvage.ts'

/** Usual names for a list of stories. */
const listNames = ['userStories', 'user_stories', 'stories'] as const
/** Objects that contain the whole document in some files. */
const holders: readonly Path[] = [[], ['prd'], ['project']]

export interface FoundStories {
  /** The path of the list; empty if the document is the list. */
  readonly list: Path
  /** Faults about a second list. */
  readonly faults: readonly Fault[]
}

/**
 * The list of stories in a `prd.json`; undefined if it has none. Under an unusual name, it needs an entry with
 * `passes`.
 */
export function findStories({ value, root }: JsonDocument): FoundStories | undefined {
  if (Array.isArray(value)) return isPassing(value) ? { list: [], faults: [] } : undefined
  const namedLists = inHolders(value, isNamed)
  const listPaths = namedLists.length > 0 ? namedLists : inHolders(value, (_, list) => isPassing(list))
  const [list] = listPaths
  if (list === undefined) return undefined
  const faults = listPaths.slice(1).map((other): Fault => {
    const message = `${printPath(list)} and ${printPath(other)} are both lists of stories, so it is not clear which to run.`
    return {
      severity: 'error',
      code: 'PLAN_FORMAT',
      at: other,
      offset: offsetAt(root, other),
      message,
      remedy: oneList,
    }
  })
  return { list, faults }
}

const oneList =
  'Keep one of them, or put all stories into one list. To run only the first, name the format: --format prd.json.'

const isNamed = (name: string, list: unknown): boolean =>
  name === 'userStories' || ((listNames as readonly string[]).includes(name) && Array.isArray(list))

function inHolders(value: unknown, isWanted: (name: string, list: unknown) => boolean): Path[] {
  return holders.flatMap((path) => {
    const holder = path.reduce<unknown>((at, name) => (isRecord(at) ? at[String(name)] : undefined), value)
    if (!isRecord(holder)) return []
    return Object.keys(holder)
      .filter((name) => isWanted(name, holder[name]))
      .map((name) => [...path, name])
  })
}

const isPassing = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every(isRecord) &&
  list.some((entry) => typeof entry['passes'] === 'boolean')
