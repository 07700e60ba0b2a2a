type Entry = Readonly<Record<string, unknown>>
export type Members = Readonly<Record<string, unknown>>

/** A JSON document: its list of tasks, and what an entry of it looks like. */
export interface JsonKind {
  readonly file: string
  readonly list: string
  readonly task: (title: string, index: number) => Entry
}

export const jsonKinds: Readonly<Record<string, JsonKind>> = {
  'prd.json': {
    ...{ file: 'prd.json', list: 'userStories' },
    task: (title, index) => ({
      id: `US-${index + 1}`,
      title,
      acceptanceCriteria: ['it shows'],
      priority: index,
      passes: false,
    }),
  },
  'Task Master': {
    ...{ file: 'tasks.json', list: 'tasks' },
    task: (title, index) => ({
      ...{ id: index + 1, title, description: 'd', details: 'e', testStrategy: 's', priority: 'high' },
      ...{ dependencies: index === 0 ? [] : [index], status: 'pending', subtasks: [] },
    }),
  },
  'plan.json': {
    ...{ file: 'plan.json', list: 'tasks' },
    task: (title, index) => ({
      id: `T${index + 1}`,
      title,
      depends_on: index === 0 ? [] : [`T${index}`],
      status: 'pending',
    }),
  },
}

/** What becomes of a document in which one entry is written by a slip. */
export type JsonSlip = (document: Members, place: { list: string; index: number }) => unknown

const entries = (document: Members, list: string): readonly Entry[] => document[list] as readonly Entry[]
const entry =
  (change: (entry: Entry, before: Entry) => unknown): JsonSlip =>
  (document, { list, index }) => ({
    ...document,
    [list]: entries(document, list).map((one, at, all) => (at === index ? change(one, all[at - 1] ?? one) : one)),
  })
const renamed = (from: string, to: string): JsonSlip =>
  entry((one) => Object.fromEntries(Object.entries(one).map(([name, value]) => [name === from ? to : name, value])))
const added = (members: Entry): JsonSlip => entry((one) => ({ ...one, ...members }))
const without = (name: string): JsonSlip =>
  entry((one) => Object.fromEntries(Object.entries(one).filter(([own]) => own !== name)))
/** Moves the entry elsewhere. */
const moved =
  (to: (entry: Entry, document: Members) => Members): JsonSlip =>
  (document, { list, index }) => {
    const all = entries(document, list)
    const rest = { ...document, [list]: all.filter((_, at) => at !== index) }
    return { ...rest, ...to(all[index] as Entry, rest) }
  }
const listed = (name: string): JsonSlip => moved((one) => ({ [name]: [one] }))
const inBefore =
  (name: string): JsonSlip =>
  (document, { list, index }) => {
    const all = entries(document, list)
    const kept = all.filter((_, at) => at !== index)
    return { ...document, [list]: kept.map((one, at) => (at === index - 1 ? { ...one, [name]: [all[index]] } : one)) }
  }

export const jsonSlips: Readonly<Record<string, JsonSlip>> = {
  'only a title': entry((one) => one['title']),
  'in a list': entry((one) => [one]),
  'in an object': entry((one) => ({ task: one })),
  'by its id': entry((one) => ({ [String(one['id'])]: one })),
  'a name': renamed('title', 'name'),
  'a summary': renamed('title', 'summary'),
  'a large letter': renamed('title', 'Title'),
  'a text': renamed('title', 'text'),
  'a title of another spelling': renamed('title', 'titel'),
  'no id': without('id'),
  ID: renamed('id', 'ID'),
  _id: renamed('id', '_id'),
  key: renamed('id', 'key'),
  'a number as id': entry((one) => ({ ...one, id: 7 })),
  'an id with a blank': entry((one) => ({ ...one, id: 'A B' })),
  'the id of another': entry((one, before) => ({ ...one, id: before['id'] })),
  'the id of another in capitals': entry((one, before) => ({ ...one, id: String(before['id']).toLowerCase() })),
  'a state': added({ state: 'done' }),
  'another status': added({ status: 'whatever' }),
  'a status of another language': added({ status: 'erledigt' }),
  'a status as a number': added({ status: 1 }),
  'a status of true': added({ status: true }),
  'passes in quotes': added({ passes: 'true' }),
  'is done': added({ isDone: true }),
  'is completed': added({ is_completed: true }),
  skip: added({ skip: true }),
  disabled: added({ disabled: true }),
  blockedBy: added({ blockedBy: ['X'] }),
  blocked_by: added({ blocked_by: ['X'] }),
  dependOn: added({ dependOn: ['X'] }),
  dependancies: added({ dependancies: ['X'] }),
  dependecies: added({ dependecies: ['X'] }),
  dependson: added({ dependson: ['X'] }),
  requires: entry((one, before) => ({ ...one, requires: [before['id']] })),
  needs: entry((one, before) => ({ ...one, needs: before['id'] })),
  prerequisites: entry((one, before) => ({ ...one, prerequisites: [before['id']] })),
  'an order as an object': entry((one, before) => ({ ...one, prereqs: [{ id: before['id'] }] })),
  'what blocks': entry((one, before) => ({ ...one, blockers: [before['id']] })),
  'the one before': entry((one, before) => ({ ...one, previous: before['id'] })),
  'a gate': entry((one, before) => ({ ...one, gatedBy: before['id'] })),
  'a list of bugs': moved((one) => ({ bugs: [{ id: one['id'], title: one['title'] }] })),
  'what is next': moved((one) => ({ next: [{ title: one['title'] }] })),
  'a queue of titles': moved((one) => ({ queue: [one['title']] })),
  'what remains': moved((one) => ({ remaining: [{ description: one['title'] }] })),
  parent: entry((one, before) => ({ ...one, parent: before['id'] })),
  abhaengigVon: entry((one, before) => ({ ...one, abhaengigVon: [before['id']] })),
  'objects as dependencies': entry((one, before) => ({ ...one, dependencies: [{ id: before['id'] }] })),
  'a second list': listed('moreTasks'),
  'a backlog': listed('backlog'),
  'a done list': listed('done'),
  'large letters': listed('TASKS'),
  'large first letter': listed('Tasks'),
  'a list called items': listed('items'),
  'a list in a phase': moved((one) => ({ phases: [{ name: 'Two', tasks: [one] }] })),
  'a list in epics': moved((one) => ({ epics: [{ title: 'Two', stories: [one] }] })),
  'a list in an object': moved((one) => ({ later: { tasks: [one] } })),
  'a map': moved((one) => ({ extra: { [String(one['id'])]: one } })),
  'in the task before': inBefore('subtasks'),
  'in the children of the task before': inBefore('children'),
  'in the tasks of the task before': inBefore('tasks'),
  'in the steps of the task before': inBefore('steps'),
  nothing: entry(() => null),
  'an empty object': entry(() => ({})),
  'a map of all': (document, { list }) => ({
    ...document,
    [list]: Object.fromEntries(entries(document, list).map((one) => [String(one['id']), one])),
  }),
  'a list of all': (document, { list }) => entries(document, list),
  'all in an object': (document) => ({ plan: document }),
  'all below another name': (document, { list }) => ({ todo: entries(document, list) }),
}

/** What stands in such files and is no task, and no order among them. */
export const jsonNoise: Readonly<Record<string, Entry>> = {
  estimate: { estimate: 3 },
  tags: { tags: ['a', 'b'] },
  labels: { labels: [] },
  notes: { notes: 'see [1]' },
  assignee: { assignee: 'kim' },
  link: { url: 'https://example.org' },
  dates: { createdAt: '2026-01-31', updated_at: null },
  comment: { _comment: 'words', '//': 'words' },
  risk: { risk: 'low', size: 'M' },
  files: { files: ['src/a.ts', 'src/b.ts'] },
  'nothing blocks': { blockedBy: [], blocked_by: null },
  'not finished': { finished: false },
  author: { author: { name: 'Kim' } },
  effort: { effort: { hours: 2 } },
  number: { storyPoints: 5, weight: 0.5 },
  true: { confirmed: true },
  milestone: { epic: 'E1', sprint: 2 },
  texts: { rationale: 'because', context: 'more', description: 'Do it.' },
  schema: { $schema: 'x' },
  history: { history: ['made', 'read'] },
  metrics: { metrics: [{ name: 'a', value: 1 }] },
}
