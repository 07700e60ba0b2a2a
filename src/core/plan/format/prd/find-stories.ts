import { type Fault, type Path, printPath } from '../../lint/fault.ts'
import { type JsonDocument, offsetAt } from '../json/json-syntax.ts'
import { isRecord } from '../read/salvage.ts'

/** Names that a list of stories goes by. */
const listNames = ['userStories', 'user_stories', 'stories'] as const
/** Objects that hold all of it in some files. */
const holders: readonly Path[] = [[], ['prd'], ['project']]

export interface FoundStories {
  /** The path of the list; empty where the document is the list. */
  readonly list: Path
  /** What a second list makes unclear. */
  readonly faults: readonly Fault[]
}

/** The list of stories of a `prd.json`; undefined where it has none. Another name than the usual ones needs `passes` in each entry. */
export function findStories({ value, root }: JsonDocument): FoundStories | undefined {
  if (Array.isArray(value)) return isPassing(value) ? { list: [], faults: [] } : undefined
  const named = inHolders(value, isNamed)
  const found = named.length > 0 ? named : inHolders(value, (_, list) => isPassing(list))
  const [list] = found
  if (list === undefined) return undefined
  const faults = found.slice(1).map((other): Fault => {
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

function inHolders(value: unknown, wanted: (name: string, list: unknown) => boolean): Path[] {
  return holders.flatMap((path) => {
    const holder = path.reduce<unknown>((at, name) => (isRecord(at) ? at[String(name)] : undefined), value)
    if (!isRecord(holder)) return []
    return Object.keys(holder)
      .filter((name) => wanted(name, holder[name]))
      .map((name) => [...path, name])
  })
}

const isPassing = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every(isRecord) &&
  list.some((entry) => typeof entry['passes'] === 'boolean')
