import { oneLine } from '../../../text/one-line.ts'
import { type Fault, type Path, printPath, quoteValue } from '../../lint/fault.ts'
import { slugs } from '../loose/loose-plan.ts'
import { isRecord } from '../read/salvage.ts'
import { planSpellings, type StoryField, spelled, storySpellings } from './spellings.ts'

/** A document with normalized field names, and its own names for them. */
export interface NamedDocument {
  readonly value: Readonly<Record<string, unknown>> & { readonly userStories: unknown }
  readonly list: Path
  readonly stories: readonly unknown[]
  /** Paths of the fields beside the list. */
  readonly paths: Readonly<Record<string, Path>>
}

export function writtenAs(value: unknown, list: Path): NamedDocument {
  const holders = list.length === 0 ? [] : [list.slice(0, -1), ...(list.length > 1 ? [[]] : [])]
  const beside = Object.entries(planSpellings).flatMap(([field, names]) => {
    for (const holder of holders) {
      const name = spelled(valueAt(value, holder), names)
      // The object that contains everything is not a field.
      if (name !== undefined && list[0] !== name) return [[field, [...holder, name]] as const]
    }
    return []
  })
  const raw = valueAt(value, list)
  const stories = Array.isArray(raw) ? raw : []
  const namedFields = beside.map(([field, path]) => [
    field,
    field === 'project' ? nameIn(valueAt(value, path)) : valueAt(value, path),
  ])
  return {
    value: { ...Object.fromEntries(namedFields), userStories: Array.isArray(raw) ? withIds(raw.map(usual)) : raw },
    list,
    stories,
    paths: Object.fromEntries(beside),
  }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) ? at[String(name)] : undefined), value)

/** A project may be an object with a name. */
const nameIn = (project: unknown): unknown =>
  isRecord(project) ? project[spelled(project, ['name', 'title']) ?? 'name'] : project

function usual(story: unknown): unknown {
  if (!isRecord(story)) return story
  const namedFields = Object.entries(storySpellings).flatMap(([field, names]) => {
    const name = spelled(story, names)
    return name === undefined ? [] : [[field, story[name]] as const]
  })
  const { id, title, description, priority, ...others } = Object.fromEntries(namedFields)
  const rank = ranks.indexOf(String(priority).toLowerCase())
  return {
    ...others,
    ...(id !== undefined && { id: typeof id === 'number' ? String(id) : id }),
    ...((title ?? description) !== undefined && {
      title: title ?? (typeof description === 'string' ? oneLine(description, 120) : description),
    }),
    ...(description !== undefined && { description }),
    ...(Array.isArray(others['acceptanceCriteria']) && { acceptanceCriteria: criteriaOf(story) }),
    ...(priority !== undefined && { priority: rank < 0 ? priority : rank + 1 }),
  }
}

/** The entries of all its lists of criteria, each once: a story may have steps beside its criteria. */
const criteriaOf = (story: Readonly<Record<string, unknown>>): unknown[] => [
  ...new Set(
    storySpellings.acceptanceCriteria.flatMap((name) => {
      const list = story[name]
      return Array.isArray(list) ? list.map(criterionOf) : []
    }),
  ),
]

/** A criterion may be an object with a text and a tool's fields. */
function criterionOf(criterion: unknown): unknown {
  if (!isRecord(criterion)) return criterion
  const text = ['text', 'description', 'criterion', 'title', 'criteria'].map((name) => criterion[name])
  const scenario = ['given', 'when', 'then'].flatMap((name) =>
    typeof criterion[name] === 'string' ? [`${name} ${criterion[name]}`] : [],
  )
  return text.find((one) => typeof one === 'string' && one.trim() !== '') ?? (scenario.join(', ') || criterion)
}

const ranks = ['critical', 'high', 'medium', 'low']

/** A story without an id gets one from its words, like a check box. */
function withIds(stories: readonly unknown[]): unknown[] {
  const slugOf = slugs()
  return stories.map((story) =>
    isRecord(story) && !('id' in story) && typeof story['title'] === 'string'
      ? { id: slugOf(story['title']), ...story }
      : story,
  )
}

/** Fields without a place in a plan, each once. */
export function leftOut(value: unknown, { list, stories, paths }: NamedDocument): string[] {
  const holders = new Set([[], list.slice(0, -1)].map((path) => printPath(path)))
  const knownPaths = new Set([list, ...Object.values(paths)].map((path) => printPath(path)))
  const beside = [...holders].flatMap((holder) => {
    const path = holder === '' ? [] : [holder]
    const fields = list.length === 0 ? undefined : valueAt(value, path)
    return isRecord(fields) ? Object.keys(fields).map((name) => printPath([...path, name])) : []
  })
  const inStories = stories.flatMap((story) => {
    const kept = new Set(keptFields.flatMap((field) => spelled(story, storySpellings[field]) ?? []))
    return isRecord(story) ? Object.keys(story).filter((name) => !kept.has(name)) : []
  })
  return [
    ...new Set([
      ...beside.filter((path) => !knownPaths.has(path) && !holders.has(path)),
      ...(paths['stats'] ? [printPath(paths['stats'])] : []),
      ...inStories.map((name) => `${printPath(list) || 'entries'}[].${name}`),
    ]),
  ]
}

/** All known fields of a story, except the time when it was finished. */
const keptFields = (Object.keys(storySpellings) as StoryField[]).filter((field) => field !== 'completedAt')

/** The path with the document's own names. */
export function placeIn([first, ...rest]: Path, { list, stories, paths }: NamedDocument): Path {
  if (first !== 'userStories') return first === undefined ? [] : [...(paths[String(first)] ?? [first]), ...rest]
  const [index, field, ...more] = rest
  if (index === undefined || field === undefined) return [...list, ...rest]
  const names = Object.hasOwn(storySpellings, field) ? storySpellings[field as StoryField] : []
  const title =
    field === 'title'
      ? spelled(stories[Number(index)], [...storySpellings.title, ...storySpellings.description])
      : undefined
  return [...list, index, title ?? spelled(stories[Number(index)], names) ?? field, ...more]
}

/** Two spellings of one field in a story, with different values. */
export function clashes({ stories, list }: NamedDocument): Fault[] {
  return stories.flatMap((story, index) =>
    [storySpellings.passes, storySpellings.dependencies].flatMap((names): Fault[] => {
      if (!isRecord(story)) return []
      const [first, ...others] = names.filter((name) => spelled(story, [name]) !== undefined)
      const other = others.find((name) => first && JSON.stringify(story[name]) !== JSON.stringify(story[first]))
      if (first === undefined || other === undefined) return []
      const message = `${quoteValue(first)} and ${quoteValue(other)} mean the same in a story, but say different things here.`
      return [
        {
          severity: 'error',
          code: 'PLAN_DUPLICATE_KEY',
          at: [...list, index, other],
          message,
          remedy: 'Keep one of them.',
        },
      ]
    }),
  )
}
