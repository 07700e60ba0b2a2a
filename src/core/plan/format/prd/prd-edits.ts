import { getNodeValue, type Node } from 'jsonc-parser'
import type { TextEdit } from '../../../text/text-edit.ts'
import type { Path } from '../../lint/fault.ts'
import { entryEdits, fieldEdits, withoutField } from '../json/json-edits.ts'
import { entryOf } from '../json/json-syntax.ts'
import type { PlanFacts, TaskFact } from '../read/plan-facts.ts'
import { withNote } from './notes.ts'
import { type StoryField, storySpellings, storyStatus } from './spellings.ts'

/** Edits of stories, of `stats` if the file has them, and new stories. */
export function prdEdits(
  text: string,
  root: Node,
  { facts, list: path, ids }: { facts: PlanFacts; list: Path; ids: readonly string[] },
): TextEdit[] {
  const list = nodeAt(root, path)
  const nodes = list?.children ?? []
  const stories = new Map(nodes.map((story, index) => [ids[index] ?? '', story]))
  const { tasks, run } = facts
  const file: File = { text, wordOf: wordsOf(nodes), nameOf: namesOf(nodes) }
  const passing = [...stories].filter(([id, story]) => passes(story, tasks.get(id), file)).length
  const passed = passing - [...stories.values()].filter((story) => isPassing(story, file)).length
  const stats = entryOf(root, 'stats') ?? entryOf(nodeAt(root, path.slice(0, -1)), 'stats')
  return [
    ...[...stories].flatMap(([id, story]) => storyEdits(story, tasks.get(id), file)),
    ...facts.changed.flatMap(({ task, fields }) => changeEdits(stories.get(task.id), { task, fields }, file)),
    ...(list ? addedEdits(list, { stories, facts }, file) : []),
    ...statsEdits(text, stats, { run, passing, passed }),
  ]
}

/** How the file spells the written fields. */
interface File {
  readonly text: string
  /** A field's name in this story, or in its neighbours. */
  readonly nameOf: (field: StoryField, story?: Node) => string
  readonly wordOf: (isDone: boolean) => string
}

const nodeAt = (root: Node, path: Path): Node | undefined =>
  path.reduce<Node | undefined>((at, name) => entryOf(at, String(name)), root)

function namesOf(stories: readonly Node[]): File['nameOf'] {
  const among = new Map<StoryField, string>()
  const usual = (field: StoryField): string => {
    const names: readonly string[] = storySpellings[field]
    const name = among.get(field) ?? names.find((name) => stories.some((story) => entryOf(story, name))) ?? names[0]
    among.set(field, name ?? field)
    return name ?? field
  }
  return (field, story) => {
    const there = storySpellings[field].filter((name) => entryOf(story, name))
    return there.find((name) => entryOf(story, name)?.type !== 'null') ?? there[0] ?? usual(field)
  }
}

/** The file's own words for a status. */
function wordsOf(stories: readonly Node[]): File['wordOf'] {
  const words = stories.flatMap((story) => {
    const word: unknown = entryOf(story, 'status')?.value
    return typeof word === 'string' ? [word] : []
  })
  const done = words.find((word) => storyStatus(word) === 'done') ?? 'done'
  const open = words.find((word) => storyStatus(word) === 'pending' && !/fail/i.test(word)) ?? 'pending'
  return (isDone) => (isDone ? done : open)
}

const passes = (story: Node, fact: TaskFact | undefined, file: File): boolean =>
  fact?.status === undefined ? isPassing(story, file) : fact.status === 'done'

/** By `passes`, else by the status; false without both. */
function isPassing(story: Node, { nameOf }: File): boolean {
  const writtenPasses: unknown = entryOf(story, nameOf('passes', story))?.value
  return typeof writtenPasses === 'boolean' ? writtenPasses : storyStatus(entryOf(story, 'status')?.value) === 'done'
}

function addedEdits(
  list: Node,
  { stories, facts }: { stories: ReadonlyMap<string, Node>; facts: PlanFacts },
  { text, nameOf, wordOf }: File,
): TextEdit[] {
  const [first] = stories.values()
  const isNumbered = entryOf(first, nameOf('id', first))?.type === 'number'
  const idOf = (id: string): string | number => (isNumbered && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : id)
  const byStatus = first !== undefined && !entryOf(first, nameOf('passes')) && entryOf(first, 'status') !== undefined
  return facts.added.flatMap(({ task, after }) => {
    const { id, title, description, acceptance_criteria: criteria, depends_on: waits, order } = task
    const isDone = facts.tasks.get(id)?.status === 'done'
    const story = {
      [nameOf('id')]: idOf(id),
      ...{ [nameOf('title')]: title, [nameOf('description')]: description },
      [nameOf('acceptanceCriteria')]: criteria,
      ...(order !== undefined && { [nameOf('priority')]: order }),
      ...(byStatus ? { status: wordOf(isDone) } : { [nameOf('passes')]: isDone }),
      ...(waits.length > 0 && { [nameOf('dependencies')]: waits.map(idOf) }),
    }
    return entryEdits(text, list, story, after === undefined ? undefined : stories.get(after))
  })
}

/** Fields of a changed task that a story can hold. */
export const writtenFields = ['title', 'description', 'acceptance_criteria', 'depends_on', 'order'] as const

function changeEdits(
  story: Node | undefined,
  { task, fields }: Pick<PlanFacts['changed'][number], 'task' | 'fields'>,
  { text, nameOf }: File,
): TextEdit[] {
  if (!story) return []
  const waits: readonly Node[] = entryOf(story, nameOf('dependencies', story))?.children ?? []
  const numbers = new Map(waits.map((node) => [String(node.value), getNodeValue(node) as string | number]))
  const values = {
    title: ['title', task.title],
    // The reader adds the notes behind it; they stay in their field.
    description: ['description', task.description.replace(/(?:^|\n\n)Notes: [\s\S]*$/, '')],
    acceptance_criteria: ['acceptanceCriteria', task.acceptance_criteria],
    depends_on: ['dependencies', task.depends_on.map((id) => numbers.get(id) ?? id)],
    order: ['priority', task.order ?? null],
  } as const
  // An id made from the story's words would change with them.
  const isNamed = entryOf(story, nameOf('id', story)) !== undefined
  return [
    ...(isNamed ? [] : fieldEdits(text, story, { name: nameOf('id', story), value: task.id })),
    ...writtenFields.flatMap((name) => {
      const [field, value] = values[name]
      return fields.includes(name) ? fieldEdits(text, story, { name: nameOf(field, story), value }) : []
    }),
  ]
}

function statsEdits(
  text: string,
  stats: Node | undefined,
  { run, passing, passed }: { run: PlanFacts['run']; passing: number; passed: number },
): TextEdit[] {
  if (stats?.type !== 'object') return []
  // Another program may have begun the count: add one for each success.
  const count: unknown = entryOf(stats, 'iterationsRun')?.value
  const hasText = (name: string): boolean => typeof entryOf(stats, name)?.value === 'string'
  const isComplete = run.completed !== undefined
  return [
    { name: 'iterationsRun', value: Math.max(0, (typeof count === 'number' ? count : 0) + passed) },
    { name: 'storiesCompleted', value: passing },
    ...(hasText('startedAt') ? [] : [{ name: 'startedAt', value: run.started }]),
    ...(hasText('completedAt') === isComplete ? [] : [{ name: 'completedAt', value: run.completed ?? null }]),
  ].flatMap((field) => fieldEdits(text, stats, field))
}

function storyEdits(story: Node, fact: TaskFact | undefined, file: File): TextEdit[] {
  if (!fact) return []
  const { text, nameOf } = file
  const notes = entryOf(story, nameOf('notes', story))
  const oldNotes = String(notes?.value ?? '')
  const value = withNote(oldNotes, fact.note)
  const attempts = nameOf('attempts', story)
  return [
    ...passEdits(story, fact, file),
    ...(fact.attempts > 0 || entryOf(story, attempts)
      ? fieldEdits(text, story, { name: attempts, value: fact.attempts })
      : []),
    ...(value === oldNotes ? [] : fieldEdits(text, story, { name: nameOf('notes', story), value })),
  ]
}

function passEdits(story: Node, { status, at }: TaskFact, file: File): TextEdit[] {
  const { text, nameOf, wordOf } = file
  if (status === undefined || (status === 'done') === isPassing(story, file)) return []
  const isDone = status === 'done'
  const [flag, time] = [nameOf('passes', story), nameOf('completedAt', story)]
  const hasStatus = entryOf(story, 'status') !== undefined
  const byStatus = hasStatus && !entryOf(story, flag)
  return [
    ...(byStatus ? [] : fieldEdits(text, story, { name: flag, value: isDone })),
    ...(hasStatus ? fieldEdits(text, story, { name: 'status', value: wordOf(isDone) }) : []),
    ...(isDone && at !== undefined
      ? fieldEdits(text, story, { name: time, value: at, after: byStatus ? 'status' : flag })
      : []),
    ...(isDone ? [] : withoutField(text, story, time)),
  ]
}
