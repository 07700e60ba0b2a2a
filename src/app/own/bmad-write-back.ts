import { listedIds, statusEdits, storyEdits, storyPaths, fieldsInRow } from '../../core/plan/format/bmad/bmad-edits.ts'
import { changedStory } from '../../core/plan/format/bmad/changed-story.ts'
import { kindOf, stemOf } from '../../core/plan/format/bmad/folder.ts'
import { readSprintStatus } from '../../core/plan/format/bmad/sprint-status.ts'
import { idOf, keyOfFile } from '../../core/plan/format/bmad/stories.ts'
import { encodeLike } from '../../core/plan/format/formats.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import type { PlanFacts } from '../../core/plan/format/read/plan-facts.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { withEdits } from '../../core/text/text-edit.ts'
import type { Plan, Task } from '../../schema/plan/plan.ts'
import { noPlace, sourceOf, withThis } from './facts-of-commit.ts'
import type { Making } from './making.ts'

/** A story's file as the commit has it so far. */
interface Found {
  readonly path: string
  readonly bytes: Uint8Array
}

/** The list of stories, and the file of each story that the commit finishes, takes back or changes. */
export async function bmadEdits(document: string, bytes: Uint8Array, making: Making): Promise<FileEdit[]> {
  const { ledger, becomes, read, warn } = making
  const text = new TextDecoder().decode(bytes)
  const list = readSprintStatus(text)
  const ids = listedIds(list)
  if (!ids) {
    warn(`${document} stays unchanged on the work branch because it cannot be read there`)
    return []
  }
  const { known, source } = await knownOf(making, ids)
  const facts = planFacts(known, becomes)
  const gone = goneIn(source, becomes.amended?.plan ?? ledger.plan)
  const former = await formerWords(document, making)
  const { edits, changed, added } = statusEdits(text, facts, { list, removedIds: gone, formerStatuses: former })
  const after = withEdits(text, edits)
  const rows = new Map(list.rows.map((row) => [idOf(row.key), row]))
  const fileOf = async (row: Parameters<typeof storyPaths>[0]): Promise<Found | undefined> => {
    for (const path of storyPaths(row, list, document)) {
      const story = await read(path)
      if (story) return { path, bytes: story }
    }
    return undefined
  }
  const files = new Map<string, Story>()
  const storyOf = async (id: string): Promise<Story | undefined> => {
    const row = rows.get(id)
    const found = row && (await fileOf(row))
    if (!found) return undefined
    const story = files.get(found.path) ?? { ...found, text: new TextDecoder().decode(found.bytes) }
    files.set(found.path, story)
    return story
  }
  for (const { row, isDone } of changed) tick(await storyOf(idOf(row.key)), isDone)
  const said = withThis(facts, known, becomes)
  const rowsAfter = new Map(
    facts.changed.length === 0 ? [] : readSprintStatus(after).rows.map((row) => [idOf(row.key), row]),
  )
  const inRow = (one: PlanFacts['changed'][number]): readonly (keyof Task)[] => {
    const row = rowsAfter.get(one.task.id)
    return row ? fieldsInRow(row, one) : []
  }
  const untold = [
    ...added.unwritten,
    ...(await changeStories({ facts, said, becomes }, storyOf, inRow)),
    ...said.discovered.filter((line) => ![...gone].some((id) => rows.has(id) && line.startsWith(`${id} was removed `))),
  ]
  if (untold.length > 0) warn(noPlace(document, untold))
  const result: FileEdit[] = edits.length === 0 ? [] : [{ path: document, content: encodeLike(after, bytes) }]
  result.push(...writtenIn(files))
  for (const { row, beside, text: story } of added.files) {
    if (await fileOf(row)) continue
    const near = (await fileOf(beside))?.path ?? storyPaths(row, list, document)[0] ?? document
    const path = `${near.slice(0, near.lastIndexOf('/') + 1)}${row.key}.md`
    result.push({ path, content: new TextEncoder().encode(story) })
  }
  return result
}

/** What the list said of each story before there was what is taken back. */
async function formerWords(document: string, { readFormer }: Making): Promise<ReadonlyMap<string, string>> {
  const bytes = await readFormer?.(document)
  if (!bytes) return new Map()
  const { rows } = readSprintStatus(new TextDecoder().decode(bytes))
  return new Map(rows.map(({ key, status }) => [idOf(key), String(status)]))
}

/** A folder of stories without a list: each file tells the status of its story. */
export async function storyFolderEdits(folder: string, making: Making): Promise<FileEdit[]> {
  const { becomes, list, read, warn } = making
  const paths = (await list(folder)).filter((path) => kindOf(path) === 'story')
  const byId = new Map(paths.map((path) => [idOf(keyOfFile(stemOf(path))), path]))
  const { known } = await knownOf(making, new Set(byId.keys()))
  const facts = planFacts(known, becomes)
  const files = new Map<string, Story>()
  const storyOf = async (id: string): Promise<Story | undefined> => {
    const path = byId.get(id)
    const bytes = path === undefined ? undefined : await read(path)
    if (path === undefined || !bytes) return undefined
    const story = files.get(path) ?? { path, bytes, text: new TextDecoder().decode(bytes) }
    files.set(path, story)
    return story
  }
  const finished = becomes.finished && facts.tasks.get(becomes.finished.task)?.status === 'done'
  if (becomes.finished && finished) tick(await storyOf(becomes.finished.task), true)
  for (const id of becomes.undone ?? []) tick(await storyOf(id), false)
  const said = withThis(facts, known, becomes)
  const untold = [
    ...said.added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`),
    ...(await changeStories({ facts, said, becomes }, storyOf, () => [])),
    ...said.discovered,
  ]
  if (untold.length > 0) warn(noPlace(folder, untold))
  return writtenIn(files)
}

interface Story extends Found {
  text: string
}

function tick(story: Story | undefined, isDone: boolean): void {
  if (story) story.text = withEdits(story.text, storyEdits(story.text, isDone))
}

/** Writes changed words into the files of their stories; what found no place, in words. */
async function changeStories(
  { facts, said, becomes }: { facts: PlanFacts; said: PlanFacts; becomes: Making['becomes'] },
  storyOf: (id: string) => Promise<Story | undefined>,
  inRow: (change: PlanFacts['changed'][number]) => readonly (keyof Task)[],
): Promise<readonly string[]> {
  const untold: string[] = []
  const news = new Set(said.changed)
  // A revert takes back the files of other stories that the same commit changed, and the plan keeps what became of them.
  for (const change of becomes.undone?.length ? facts.changed : said.changed) {
    // The place of a row is its order: rows that were put between others change it.
    const fields = change.fields.filter((name) => name !== 'order')
    if (fields.length === 0) continue
    const story = await storyOf(change.task.id)
    const told = new Set(inRow(change))
    if (story) {
      const written = changedStory(story.text, { task: change.task, fields: fields.filter((name) => !told.has(name)) })
      story.text = written.text
      for (const name of written.writtenFields) told.add(name)
    }
    if (news.has(change) && !fields.every((name) => told.has(name))) untold.push(change.line)
  }
  return untold
}

const writtenIn = (files: ReadonlyMap<string, Story>): FileEdit[] =>
  [...files.values()].flatMap(({ path, bytes, text }) =>
    text === new TextDecoder().decode(bytes) ? [] : [{ path, content: encodeLike(text, bytes) }],
  )

/** Stories that amendments have taken out of the plan. */
function goneIn(source: Plan, plan: Plan): ReadonlySet<string> {
  const now = new Set(plan.tasks.map(({ id }) => id))
  return new Set(source.tasks.flatMap(({ id }) => (now.has(id) ? [] : [id])))
}

async function knownOf({ ledger }: Pick<Making, 'ledger'>, inDocument: ReadonlySet<string>) {
  const { plan, state } = ledger
  const source = await sourceOf(ledger)
  const inSource = new Set(source.tasks.map(({ id }) => id))
  return { known: { plan, state, inDocument, inSource, source }, source }
}
