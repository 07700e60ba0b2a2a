import { differingFields } from '../../core/plan/change/adopt-edit.ts'
import {
  fieldsInRow,
  listedIds,
  listTimes,
  statusEdits,
  storyEdits,
  storyPaths,
} from '../../core/plan/format/bmad/bmad-edits.ts'
import { changedStory } from '../../core/plan/format/bmad/changed-story.ts'
import { isSprintStatus, isStoryFolder, kindOf, stemOf } from '../../core/plan/format/bmad/folder.ts'
import { readSprintStatus } from '../../core/plan/format/bmad/sprint-status.ts'
import { idOf, keyOfFile } from '../../core/plan/format/bmad/stories.ts'
import { encodeLike, planDocument } from '../../core/plan/format/formats.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import type { PlanFacts } from '../../core/plan/format/read/plan-facts.ts'
import { planFormatNamed } from '../../core/plan/format/read/read-options.ts'
import { isReserved } from '../../core/plan/graph/milestones.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { withEdits } from '../../core/text/text-edit.ts'
import type { Plan, Task } from '../../schema/plan/plan.ts'
import type { CommitInput, EngineEdits } from './commit-input.ts'
import { factsOfCommit, readSource, unplacedWarning } from './facts-of-commit.ts'
import { findDocument } from './queue-moves.ts'

/** Edits the plan file; nothing if it lies outside the repository or is up to date. */
async function edits(making: CommitInput): Promise<FileEdit[]> {
  const { job, ledger, becomes, read, warn } = making
  const { settings } = job
  const document = settings['write-back'] ? await findDocument(making) : null
  if (document === null) return []
  if (isStoryFolder(document)) return storyFolderEdits(document, making)
  const bytes = await read(document)
  if (!bytes) return []
  if (isSprintStatus(document)) return bmadEdits(document, bytes, making)
  const parsedDocument = planDocument({ file: document, bytes, options: readOptions(making) })
  if (!parsedDocument) return []
  if ('why' in parsedDocument) {
    warn(`${document} stays unchanged on the work branch because it cannot be read there: ${parsedDocument.why}`)
    return []
  }
  const { plan, state } = ledger
  const source = isSame(becomes.amended?.plan ?? plan, parsedDocument.plan) ? undefined : await readSource(ledger)
  const inSource = source ? new Set(source.tasks.map(({ id }) => id)) : parsedDocument.ids
  const factsInput = { plan, state, inDocument: parsedDocument.ids, inSource, source }
  const facts = planFacts(factsInput, becomes)
  const content = parsedDocument.write(facts)
  const unsaid = parsedDocument.unwritable(factsOfCommit(facts, factsInput, becomes))
  if (unsaid.length > 0) warn(unplacedWarning(document, unsaid))
  return content ? [{ path: document, content }] : []
}

const readOptions = ({ job: { settings, planFormat }, ledger: { state } }: Pick<CommitInput, 'job' | 'ledger'>) => ({
  subtasks: settings['plan-subtasks'],
  tag: settings['plan-tag'],
  // Only a setting changes the recorded format.
  format: (planFormat && planFormatNamed(state.plan_format)) ?? settings.format,
})

/** Finish times by task id, if the plan's document has them. */
export async function finishTimes(making: Omit<CommitInput, 'becomes' | 'warn'>): Promise<ReadonlyMap<string, string>> {
  const document = await findDocument(making)
  const bytes = document === null || isStoryFolder(document) ? undefined : await making.read(document)
  if (document === null || !bytes) return new Map()
  if (isSprintStatus(document)) return listTimes(readSprintStatus(new TextDecoder().decode(bytes)))
  const parsedDocument = planDocument({ file: document, bytes, options: readOptions(making) })
  return (parsedDocument && 'times' in parsedDocument ? parsedDocument.times : undefined) ?? new Map()
}

export const planFile: EngineEdits = {
  holds: (path, { document, settings }) => settings['write-back'] && path === document,
  edits,
}

/** Whether the document has exactly the run's tasks. Linear. */
function isSame({ tasks }: Plan, document: Plan): boolean {
  const written = new Map(document.tasks.map((task) => [task.id, task]))
  const tasksOfRun = tasks.filter(({ id }) => !isReserved(id))
  return (
    tasksOfRun.length === written.size &&
    tasksOfRun.every((task) => {
      const documentTask = written.get(task.id)
      return documentTask !== undefined && differingFields(task, documentTask).length === 0
    })
  )
}

interface StoryFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** Edits the list of stories, and the files of finished, undone or changed stories. */
async function bmadEdits(document: string, bytes: Uint8Array, making: CommitInput): Promise<FileEdit[]> {
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
async function storyFolderEdits(folder: string, making: CommitInput): Promise<FileEdit[]> {
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
