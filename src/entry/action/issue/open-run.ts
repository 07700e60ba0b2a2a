import type { IssueOrder } from '../../../schema/plan/issue-order.ts'
import { openProject, type Project } from '../../project/project.ts'
import { mask, type StepContext } from '../context/step-context.ts'
import { withoutCheckout } from '../context/without-checkout.ts'
import { asOrdered, issueRun } from './issue-run.ts'

/** What a step of a run works on: the project of its plan file, or of the issue that is its plan. */
export interface OpenedRun {
  readonly context: StepContext
  readonly project: Project
  readonly order: IssueOrder | undefined
}

/** Undefined where there is nothing to do, which was said then. Its secrets are masked. Throws what `openProject` throws. */
export async function openRun(given: StepContext, takes: 'text' | 'recorded' = 'text'): Promise<OpenedRun | undefined> {
  const chosen = await issueRun(given, takes)
  if (chosen.kind === 'idle') {
    given.out(`Nothing to do: ${chosen.why}.\n`)
    return undefined
  }
  const context = await withoutCheckout(chosen.kind === 'run' ? chosen.context : given)
  const { flags, findings } = context.inputs
  const opened = withinLimit(await openProject(context, flags, findings), context)
  const project = chosen.kind === 'run' ? asOrdered(opened, chosen) : opened
  for (const secret of project.secrets) mask(secret)
  return { context, project, order: chosen.kind === 'run' ? chosen.order : undefined }
}

/** Unless the user says how long the job may live, the platform does. */
const withinLimit = (project: Project, { runner }: StepContext): Project => ({
  ...project,
  settings: { ...project.settings, 'job-limit': project.settings['job-limit'] ?? runner.limitMs },
})
