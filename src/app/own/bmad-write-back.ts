import { fieldsInRow, listedIds, statusEdits, storyEdits, storyPaths } from '../../core/plan/format/bmad/bmad-edits.ts'
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
import { factsOfCommit, readSource, unplacedWarning } from './facts-of-commit.ts'
import type { CommitInput } from './making.ts'

interface StoryFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** Edits the list of stories, and the files of finished, undone or changed stories. */
export async function bmadEdits(document: string, bytes: Uint8Array, making: CommitInput): Promise<FileEdit[]> {
  const { ledger, becomes, read, warn } = making
  const text = new TextDecoder().decode(bytes)
  const list = readSprintStatus(text)
  const ids = listedIds(list)
  if (!ids) {
    warn(`${document} stays unchanged on the work branch because it cannot be read there`)
    return []
  }
  const { known: factsInput, source } = await readFactsInput(making, ids)
  const facts = planFacts(factsInput, becomes)
  const removedIds = removedFrom(source, becomes.amended?.plan ?? ledger.plan)
  const formerStatuses = await readFormerStatuses(document, making)
  const { edits, changed, added } = statusEdits(text, facts, { list, removedIds, formerStatuses })
  const after = withEdits(text, edits)
  const rows = new Map(list.rows.map((row) => [idOf(row.key), row]))
  const fileOf = async (row: Parameters<typeof storyPaths>[0]): Promise<StoryFile | undefined> => {
    for (const path of storyPaths(row, list, document)) {
      const bytes = await read(path)
      if (bytes) return { path, bytes }
    }
    return undefined
  }
  const files = new Map<string, Story>()
  const storyOf = async (id: string): Promise<Story | undefined> => {
    const row = rows.get(id)
    const file = row && (await fileOf(row))
    if (!file) return undefined
    const story = files.get(file.path) ?? { ...file, text: new TextDecoder().decode(file.bytes) }
    files.set(file.path, story)
    return story
  }
  for (const { row, isDone } of changed) tick(await storyOf(idOf(row.key)), isDone)
  const newFacts = factsOfCommit(facts, factsInput, becomes)
  const rowsAfter = new Map(
    facts.changed.length === 0 ? [] : readSprintStatus(after).rows.map((row) => [idOf(row.key), row]),
  )
  const inRow = (one: PlanFacts['changed'][number]): readonly (keyof Task)[] => {
    const row = rowsAfter.get(one.task.id)
    return row ? fieldsInRow(row, one) : []
  }
  const unplaced = [
    ...added.unwritten,
    ...(await changeStories({ facts, said: newFacts, becomes }, storyOf, inRow)),
    ...newFacts.discovered.filter(
      (line) => ![...removedIds].some((id) => rows.has(id) && line.startsWith(`${id} was removed `)),
    ),
  ]
  if (unplaced.length > 0) warn(unplacedWarning(document, unplaced))
  const result: FileEdit[] = edits.length === 0 ? [] : [{ path: document, content: encodeLike(after, bytes) }]
  result.push(...changedFiles(files))
  for (const { row, beside, text: story } of added.files) {
    if (await fileOf(row)) continue
    const near = (await fileOf(beside))?.path ?? storyPaths(row, list, document)[0] ?? document
    const path = `${near.slice(0, near.lastIndexOf('/') + 1)}${row.key}.md`
    result.push({ path, content: new TextEncoder().encode(story) })
  }
  return result
}

async function readFormerStatuses(document: string, { readFormer }: CommitInput): Promise<ReadonlyMap<string, string>> {
  const bytes = await readFormer?.(document)
  if (!bytes) return new Map()
  const { rows } = readSprintStatus(new TextDecoder().decode(bytes))
  return new Map(rows.map(({ key, status }) => [idOf(key), String(status)]))
}

/** For a folder without a list: each file has its story's status. */
export async function storyFolderEdits(folder: string, making: CommitInput): Promise<FileEdit[]> {
  const { becomes, list, read, warn } = making
  const paths = (await list(folder)).filter((path) => kindOf(path) === 'story')
  const byId = new Map(paths.map((path) => [idOf(keyOfFile(stemOf(path))), path]))
  const { known: factsInput } = await readFactsInput(making, new Set(byId.keys()))
  const facts = planFacts(factsInput, becomes)
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
  const newFacts = factsOfCommit(facts, factsInput, becomes)
  const unplaced = [
    ...newFacts.added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`),
    ...(await changeStories({ facts, said: newFacts, becomes }, storyOf, () => [])),
    ...newFacts.discovered,
  ]
  if (unplaced.length > 0) warn(unplacedWarning(folder, unplaced))
  return changedFiles(files)
}

interface Story extends StoryFile {
  text: string
}

function tick(story: Story | undefined, isDone: boolean): void {
  if (story) story.text = withEdits(story.text, storyEdits(story.text, isDone))
}

/** Writes changed fields into story files; returns changes without a place. */
async function changeStories(
  { facts, said, becomes }: { facts: PlanFacts; said: PlanFacts; becomes: CommitInput['becomes'] },
  storyOf: (id: string) => Promise<Story | undefined>,
  inRow: (change: PlanFacts['changed'][number]) => readonly (keyof Task)[],
): Promise<readonly string[]> {
  const unplaced: string[] = []
  const news = new Set(said.changed)
  // A revert also restores other stories in those files, but the plan keeps their changes.
  for (const change of becomes.undone?.length ? facts.changed : said.changed) {
    // Rows that were inserted change the order of others.
    const fields = change.fields.filter((name) => name !== 'order')
    if (fields.length === 0) continue
    const story = await storyOf(change.task.id)
    const placedFields = new Set(inRow(change))
    if (story) {
      const written = changedStory(story.text, {
        task: change.task,
        fields: fields.filter((name) => !placedFields.has(name)),
      })
      story.text = written.text
      for (const name of written.writtenFields) placedFields.add(name)
    }
    if (news.has(change) && !fields.every((name) => placedFields.has(name))) unplaced.push(change.line)
  }
  return unplaced
}

const changedFiles = (files: ReadonlyMap<string, Story>): FileEdit[] =>
  [...files.values()].flatMap(({ path, bytes, text }) =>
    text === new TextDecoder().decode(bytes) ? [] : [{ path, content: encodeLike(text, bytes) }],
  )

function removedFrom(source: Plan, plan: Plan): ReadonlySet<string> {
  const now = new Set(plan.tasks.map(({ id }) => id))
  return new Set(source.tasks.flatMap(({ id }) => (now.has(id) ? [] : [id])))
}

async function readFactsInput({ ledger }: Pick<CommitInput, 'ledger'>, inDocument: ReadonlySet<string>) {
  const { plan, state } = ledger
  const source = await readSource(ledger)
  const inSource = new Set(source.tasks.map(({ id }) => id))
  return { known: { plan, state, inDocument, inSource, source }, source }
}
