import { differing } from '../../core/plan/change/adopt-edit.ts'
import { listedIds, listTimes, statusEdits, storyEdits, storyPaths } from '../../core/plan/format/bmad/bmad-edits.ts'
import { isSprintStatus } from '../../core/plan/format/bmad/folder.ts'
import { readSprintStatus } from '../../core/plan/format/bmad/sprint-status.ts'
import { encoded, planDocument } from '../../core/plan/format/formats.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import type { PlanFacts } from '../../core/plan/format/read/plan-facts.ts'
import { isReserved } from '../../core/plan/graph/milestones.ts'
import { planSourcePath } from '../../core/ref/state-paths.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import { cappedRow } from '../../core/text/capped.ts'
import { withEdits } from '../../core/text/text-edit.ts'
import { Plan } from '../../schema/plan/plan.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Making, OwnPart } from './making.ts'
import { documentNow } from './queue-moves.ts'

/** The plan file with what the run has to say in it: none where it lies outside of the repository, or says it all. */
async function edits(making: Making): Promise<FileEdit[]> {
  const { job, ledger, becomes, read, warn } = making
  const { settings } = job
  const document = settings['write-back'] ? await documentNow(making) : null
  const bytes = document === null ? undefined : await read(document)
  if (document === null || !bytes) return []
  if (isSprintStatus(document)) return bmadEdits(document, bytes, making)
  const found = planDocument({ file: document, bytes, options: readOptions(job) })
  if (!found) return []
  if ('why' in found) {
    warn(`${document} stays unchanged on the work branch because it cannot be read there: ${found.why}`)
    return []
  }
  const { plan, state } = ledger
  const source = isSame(becomes.amended?.plan ?? plan, found.plan) ? undefined : await sourceOf(ledger)
  const inSource = source ? new Set(source.tasks.map(({ id }) => id)) : found.ids
  const known = { plan, state, inDocument: found.ids, inSource, source }
  const facts = planFacts(known, becomes)
  const content = found.write(facts)
  const unsaid = found.unsaid(withThis(facts, known, becomes))
  if (unsaid.length > 0) warn(noPlace(document, unsaid))
  return content ? [{ path: document, content }] : []
}

/** Of what has become of the plan, what does with this commit: the rest was said with others. */
function withThis(facts: PlanFacts, known: Parameters<typeof planFacts>[0], becomes: Making['becomes']): PlanFacts {
  const { amended, ...others } = becomes
  if (amended === undefined) return { ...facts, added: [], changed: [], discovered: [] }
  const before = planFacts(known, others)
  const said = new Set([
    ...before.added.map(({ task }) => task.id),
    ...before.changed.map(({ line }) => line),
    ...before.discovered,
  ])
  return {
    ...facts,
    added: facts.added.filter(({ task }) => !said.has(task.id)),
    changed: facts.changed.filter(({ line }) => !said.has(line)),
    discovered: facts.discovered.filter((line) => !said.has(line)),
  }
}

const noPlace = (document: string, what: readonly string[]): string =>
  `${document} has no place for these changes of the plan: ${cappedRow(what, 10)}`

const readOptions = ({ settings }: Making['job']) => ({
  subtasks: settings['plan-subtasks'],
  tag: settings['plan-tag'],
})

/** When tasks were finished, by id, as far as the plan's document says so. */
export async function finishTimes(making: Omit<Making, 'becomes' | 'warn'>): Promise<ReadonlyMap<string, string>> {
  const document = await documentNow(making)
  const bytes = document === null ? undefined : await making.read(document)
  if (document === null || !bytes) return new Map()
  if (isSprintStatus(document)) return listTimes(readSprintStatus(new TextDecoder().decode(bytes)))
  const found = planDocument({ file: document, bytes, options: readOptions(making.job) })
  return (found && 'times' in found ? found.times : undefined) ?? new Map()
}

/** The list of stories, and the file of each story that the commit finishes or takes back. */
async function bmadEdits(document: string, bytes: Uint8Array, making: Making): Promise<FileEdit[]> {
  const { ledger, becomes, read, warn } = making
  const text = new TextDecoder().decode(bytes)
  const list = readSprintStatus(text)
  const ids = listedIds(list)
  if (!ids) {
    warn(`${document} stays unchanged on the work branch because it cannot be read there`)
    return []
  }
  const { plan, state } = ledger
  const source = await sourceOf(ledger)
  const inSource = new Set(source.tasks.map(({ id }) => id))
  const known = { plan, state, inDocument: ids, inSource, source }
  const facts = planFacts(known, becomes)
  const { edits, changed, added } = statusEdits(text, facts, list)
  // The place of a row is its order: rows that were put between others change it.
  const { changed: words, discovered } = withThis(facts, known, becomes)
  const moved = (fields: readonly string[]): boolean => fields.every((name) => name === 'order')
  const lines = words.flatMap(({ fields, line }) => (moved(fields) ? [] : [line]))
  const untold = [...added.untold, ...lines, ...discovered]
  if (untold.length > 0) warn(noPlace(document, untold))
  const files: FileEdit[] =
    edits.length === 0 ? [] : [{ path: document, content: encoded(withEdits(text, edits), bytes) }]
  const storyOf = async (
    row: Parameters<typeof storyPaths>[0],
  ): Promise<{ path: string; story: Uint8Array } | undefined> => {
    for (const path of storyPaths(row, list, document)) {
      const story = await read(path)
      if (story) return { path, story }
    }
    return undefined
  }
  for (const { row, isDone } of changed) {
    const found = await storyOf(row)
    if (!found) continue
    const before = new TextDecoder().decode(found.story)
    const after = withEdits(before, storyEdits(before, isDone))
    if (after !== before) files.push({ path: found.path, content: encoded(after, found.story) })
  }
  for (const { row, beside, text: story } of added.files) {
    if (await storyOf(row)) continue
    const near = (await storyOf(beside))?.path ?? storyPaths(row, list, document)[0] ?? document
    const path = `${near.slice(0, near.lastIndexOf('/') + 1)}${row.key}.md`
    files.push({ path, content: new TextEncoder().encode(story) })
  }
  return files
}

export const planFile: OwnPart = {
  holds: (path, { document, settings }) => settings['write-back'] && path === document,
  edits,
}

/** Whether the run goes by exactly the tasks that the document has. Linear. */
function isSame({ tasks }: Plan, document: Plan): boolean {
  const written = new Map(document.tasks.map((task) => [task.id, task]))
  const known = tasks.filter(({ id }) => !isReserved(id))
  return (
    known.length === written.size &&
    known.every((task) => {
      const there = written.get(task.id)
      return there !== undefined && differing(task, there).length === 0
    })
  )
}

async function sourceOf({ recall, plan }: Pick<Ledger, 'recall' | 'plan'>): Promise<Plan> {
  const source = await recall(planSourcePath)
  return source === undefined ? plan : Plan.parse(JSON.parse(source))
}
