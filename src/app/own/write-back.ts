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
import { noPlace, sourceOf, withThis } from './facts-of-commit.ts'
import type { Making, OwnPart } from './making.ts'
import { documentNow } from './queue-moves.ts'

/** The plan file with what the run has to say in it: none where it lies outside of the repository, or says it all. */
async function edits(making: Making): Promise<FileEdit[]> {
  const { job, ledger, becomes, read, warn } = making
  const { settings } = job
  const document = settings['write-back'] ? await documentNow(making) : null
  if (document === null) return []
  if (isStoryFolder(document)) return storyFolderEdits(document, making)
  const bytes = await read(document)
  if (!bytes) return []
  if (isSprintStatus(document)) return bmadEdits(document, bytes, making)
  const found = planDocument({ file: document, bytes, options: readOptions(making) })
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
  const unsaid = found.unwritable(withThis(facts, known, becomes))
  if (unsaid.length > 0) warn(noPlace(document, unsaid))
  return content ? [{ path: document, content }] : []
}

const readOptions = ({ job: { settings, planFormat }, ledger: { state } }: Pick<Making, 'job' | 'ledger'>) => ({
  subtasks: settings['plan-subtasks'],
  tag: settings['plan-tag'],
  // Only a setting changes the format that the run has recorded.
  format: (planFormat && planFormatNamed(state.plan_format)) ?? settings.format,
})

/** When tasks were finished, by id, as far as the plan's document says so. */
export async function finishTimes(making: Omit<Making, 'becomes' | 'warn'>): Promise<ReadonlyMap<string, string>> {
  const document = await documentNow(making)
  const bytes = document === null || isStoryFolder(document) ? undefined : await making.read(document)
  if (document === null || !bytes) return new Map()
  if (isSprintStatus(document)) return listTimes(readSprintStatus(new TextDecoder().decode(bytes)))
  const found = planDocument({ file: document, bytes, options: readOptions(making) })
  return (found && 'times' in found ? found.times : undefined) ?? new Map()
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
      return there !== undefined && differingFields(task, there).length === 0
    })
  )
}
