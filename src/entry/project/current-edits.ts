import { createHash } from 'node:crypto'
import { digest } from '../../adapter/local/steering-files.ts'
import { RalphError } from '../../core/error/error.ts'
import type { CurrentEdits } from '../../port/steering.ts'
import type { UnusableEdit } from '../../schema/run/edit-events.ts'
import { filesOnDisk } from './base-files.ts'
import { readOptionsOf, readPlanFile } from './plan-file.ts'
import type { Project } from './project.ts'

type EditedFiles = Pick<
  Project,
  | 'planFile'
  | 'planAtTop'
  | 'planPath'
  | 'planFormat'
  | 'planFault'
  | 'settings'
  | 'repository'
  | 'settingsNow'
  | 'steeringPaths'
>

export async function editsNow(project: EditedFiles): Promise<CurrentEdits> {
  if (project.settingsNow === null) {
    const { planFault, planPath } = project
    if (!planFault) return { plan: undefined, unusable: [] }
    const edit = await unusableEdit(planPath, { file: shownFile(project), kind: 'plan', ...faultsOf(planFault) })
    return { plan: undefined, unusable: [edit] }
  }
  const [, configPath = ''] = project.steeringPaths
  const [plan, config] = await Promise.all([readCurrentPlan(project), project.settingsNow()])
  const edits = await Promise.all([
    plan instanceof RalphError &&
      unusableEdit(project.planPath, { file: shownFile(project), kind: 'plan', ...faultsOf(plan) }),
    config.findings.length > 0 &&
      unusableEdit(configPath, { file: config.name, kind: 'settings', faults: config.findings }),
  ])
  return {
    plan: plan instanceof RalphError ? undefined : plan,
    unusable: edits.filter((edit) => edit !== false),
    ...(config.findings.length === 0 &&
      config.changed.length > 0 && { settings: { file: config.name, keys: config.changed } }),
  }
}

async function readCurrentPlan({
  planFile,
  planPath,
  planFormat,
  settings,
  repository: { toplevel },
}: EditedFiles): Promise<NonNullable<CurrentEdits['plan']> | RalphError> {
  // The run explains a changed format better than a reader of one format.
  const options = readOptionsOf(planFormat ? { ...settings, format: 'auto' } : settings)
  const reading = { files: filesOnDisk(), toplevel, cwd: toplevel, options }
  try {
    const { plan, source, detected } = await readPlanFile(planPath, planFile, reading)
    return { plan, planSource: source, planFormat: planFormat && detected }
  } catch (error) {
    if (error instanceof RalphError) return error
    throw error
  }
}

/** A run whose file is gone is called by its name. */
const shownFile = ({ planFault, planFile, planAtTop }: EditedFiles): string =>
  planFault?.code === 'PLAN_MISSING' ? planAtTop : planFile

const faultsOf = ({ code, message, findings }: RalphError): { faults: readonly string[] } => ({
  faults: code === 'PLAN_MISSING' ? [] : findings.length > 0 ? findings : [message],
})

const maxFaultChars = 500

async function unusableEdit(
  path: string,
  { faults, ...edit }: Pick<UnusableEdit, 'file' | 'kind'> & { faults: readonly string[] },
): Promise<UnusableEdit> {
  const print = createHash('sha256')
    .update(JSON.stringify([await digest(path), faults]))
    .digest('hex')
  return { ...edit, print, fault: faults[0]?.slice(0, maxFaultChars) ?? null, total: faults.length }
}
