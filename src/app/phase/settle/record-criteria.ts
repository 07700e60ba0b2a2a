import { maxCriterion } from '../../../core/calls/evidence.ts'
import { citedFiles, criterionLevels } from '../../../core/evidence/criterion-levels.ts'
import { maxSourceChars } from '../../../core/evidence/test-source.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { JudgedCriterion } from '../../../schema/check/criterion.ts'
import type { TaskCriteria } from '../../../schema/counsel/evidence.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

/** Stores the level of each criterion with a passing attempt. It decides nothing, so a fault is only reported. */
export async function recordCriteria(
  { workspace, show }: Pick<Ports, 'workspace' | 'show'>,
  ledger: Ledger,
  { coded, validation }: { coded: Coded; validation: Validation },
): Promise<void> {
  if (coded.task.acceptance_criteria.length === 0) return
  try {
    const taskCriteria: TaskCriteria = {
      task: coded.task.id,
      criteria: await readLevels({ workspace }, coded, validation),
    }
    ledger.attach(iterationPath(coded.iteration, 'criteria.json'), `${JSON.stringify(taskCriteria, null, 2)}\n`)
  } catch (error) {
    show({ kind: 'warning', text: `the levels of the criteria could not be recorded: ${String(error)}` })
  }
}

export async function readLevels(
  { workspace }: Pick<Ports, 'workspace'>,
  { task, handoff, tree }: Pick<Coded, 'task' | 'handoff' | 'tree'>,
  { checks }: Pick<Validation, 'checks'>,
): Promise<JudgedCriterion[]> {
  const criteria = task.acceptance_criteria.map((words) => oneLine(words, maxCriterion))
  const cited = { criteria, evidence: handoff?.evidence ?? [] }
  return criterionLevels({ ...cited, checks, files: await readFiles(workspace, tree, citedFiles(cited)) })
}

async function readFiles(
  { readCaptured }: Pick<Ports['workspace'], 'readCaptured'>,
  tree: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const path of paths) {
    const bytes = await readCaptured(tree, path, maxSourceChars)
    if (bytes) files.set(path, new TextDecoder().decode(bytes))
  }
  return files
}
