import type { Node } from 'jsonc-parser'
import type { TextEdit } from '../../../text/text-edit.ts'
import { entryEdits, entryOf, fieldEdits, withoutField } from '../json/json-edits.ts'
import type { PlanFacts, TaskFact } from '../read/plan-facts.ts'
import { withNote } from './notes.ts'

/** `passes`, `completedAt`, `attempts` and `notes` of the stories, the `stats` where the file keeps them, and new stories. */
export function prdEdits(text: string, root: Node, facts: PlanFacts): TextEdit[] {
  const list = entryOf(root, 'userStories')
  const stories = new Map((list?.children ?? []).map((story) => [String(entryOf(story, 'id')?.value), story]))
  const passing = [...stories].filter(([id, story]) => passes(story, facts.tasks.get(id))).length
  return [
    ...[...stories].flatMap(([id, story]) => storyEdits(text, story, facts.tasks.get(id))),
    ...facts.changed.flatMap(({ task, fields }) => changeEdits(text, stories.get(task.id), { task, fields })),
    ...(list ? addedEdits(text, list, { stories, facts }) : []),
    ...statsEdits(text, entryOf(root, 'stats'), { run: facts.run, passing }),
  ]
}

const passes = (story: Node, fact: TaskFact | undefined): boolean =>
  fact?.status === undefined ? entryOf(story, 'passes')?.value === true : fact.status === 'done'

function addedEdits(
  text: string,
  list: Node,
  { stories, facts }: { stories: ReadonlyMap<string, Node>; facts: PlanFacts },
): TextEdit[] {
  return facts.added.flatMap(({ task, after }) => {
    const { id, title, description, acceptance_criteria: acceptanceCriteria, depends_on, order: priority } = task
    const story = {
      ...{ id, title, description, acceptanceCriteria },
      ...(priority !== undefined && { priority }),
      passes: facts.tasks.get(id)?.status === 'done',
      ...(depends_on.length > 0 && { dependencies: depends_on }),
    }
    return entryEdits(text, list, story, after === undefined ? undefined : stories.get(after))
  })
}

/** What a changed task says in a story. */
export const writtenFields = ['title', 'description', 'acceptance_criteria', 'depends_on', 'order'] as const

function changeEdits(
  text: string,
  story: Node | undefined,
  { task, fields }: Pick<PlanFacts['changed'][number], 'task' | 'fields'>,
): TextEdit[] {
  if (!story) return []
  const waits = entryOf(story, 'dependencies') || !entryOf(story, 'dependsOn') ? 'dependencies' : 'dependsOn'
  const values = {
    title: ['title', task.title],
    // The notes are told behind it, and stay where they are.
    description: ['description', task.description.replace(/(?:^|\n\n)Notes: [\s\S]*$/, '')],
    acceptance_criteria: ['acceptanceCriteria', task.acceptance_criteria],
    depends_on: [waits, task.depends_on],
    order: ['priority', task.order ?? null],
  } as const
  return writtenFields.flatMap((name) => {
    const [field, value] = values[name]
    return fields.includes(name) ? fieldEdits(text, story, { name: field, value }) : []
  })
}

function statsEdits(
  text: string,
  stats: Node | undefined,
  { run, passing }: { run: PlanFacts['run']; passing: number },
): TextEdit[] {
  if (stats?.type !== 'object') return []
  const hasText = (name: string): boolean => typeof entryOf(stats, name)?.value === 'string'
  const ended = run.completed !== undefined
  return [
    { name: 'iterationsRun', value: run.iteration },
    { name: 'storiesCompleted', value: passing },
    ...(hasText('startedAt') ? [] : [{ name: 'startedAt', value: run.started }]),
    ...(hasText('completedAt') === ended ? [] : [{ name: 'completedAt', value: run.completed ?? null }]),
  ].flatMap((field) => fieldEdits(text, stats, field))
}

function storyEdits(text: string, story: Node, fact: TaskFact | undefined): TextEdit[] {
  if (!fact) return []
  const notes = entryOf(story, 'notes')
  const said = String(notes?.value ?? '')
  const value = withNote(said, fact.note)
  return [
    ...passEdits(text, story, fact),
    ...(fact.attempts > 0 || entryOf(story, 'attempts')
      ? fieldEdits(text, story, { name: 'attempts', value: fact.attempts })
      : []),
    ...(value === said ? [] : fieldEdits(text, story, { name: 'notes', value })),
  ]
}

function passEdits(text: string, story: Node, { status, at }: TaskFact): TextEdit[] {
  const edits: TextEdit[] = []
  const passes = entryOf(story, 'passes')?.value === true
  if (status === 'done' && !passes) {
    edits.push(...fieldEdits(text, story, { name: 'passes', value: true }))
    if (at !== undefined) edits.push(...fieldEdits(text, story, { name: 'completedAt', value: at, behind: 'passes' }))
  }
  if (status === 'open' && passes) {
    edits.push(
      ...fieldEdits(text, story, { name: 'passes', value: false }),
      ...withoutField(text, story, 'completedAt'),
    )
  }
  return edits
}
