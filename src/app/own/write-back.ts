import { differingFields } from '../../core/plan/change/adopt-edit.ts'
import { listTimes } from '../../core/plan/format/bmad/bmad-edits.ts'
import { isSprintStatus, isStoryFolder } from '../../core/plan/format/bmad/folder.ts'
import { readSprintStatus } from '../../core/plan/format/bmad/sprint-status.ts'
import { planDocument } from '../../core/plan/format/formats.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import { planFormatNamed } from '../../core/plan/format/read/read-options.ts'
import { isReserved } from '../../core/plan/graph/milestones.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { bmadEdits, storyFolderEdits } from './bmad-write-back.ts'
import { factsOfCommit, readSource, unplacedWarning } from './facts-of-commit.ts'
import type { CommitInput, EngineEdits } from './making.ts'
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
