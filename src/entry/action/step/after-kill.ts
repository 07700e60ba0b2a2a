import { checkoutChanged, configurationLost, unparkGit } from '../../../adapter/git/checkout/checkout-git.ts'
import { workflowLiveness } from '../../../adapter/github/workflow/workflow-liveness.ts'
import { systemClock } from '../../../adapter/local/clock.ts'
import { noPlatform } from '../../../adapter/local/no-platform.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { releaseOwnLease } from '../../../app/branch/lost-attempts.ts'
import type { StepCommand } from '../../../core/config/table/action-inputs.ts'
import { stateReadme } from '../../../core/report/markdown/run-markdown.ts'
import { redactor } from '../../../core/text/redact.ts'
import { openWithPlanFallback } from '../../open/plan-of-state.ts'
import type { Project } from '../../project/project.ts'
import { type StateAccess, withTemporaryState } from '../../wire/state-access.ts'
import { enterCheckout } from '../../wire/surroundings.ts'
import { apiClient } from '../context/api-client.ts'
import { asApp } from '../context/app-account.ts'
import { writeSummary } from '../context/runner.ts'
import { commandForNextJob } from '../context/start-of-run.ts'
import { mask, type StepContext } from '../context/step-context.ts'
import { withoutCheckout } from '../context/without-checkout.ts'
import { findIssueRun } from '../issue/issue-run.ts'
import { flagsAfterKill } from '../issue/plan-of-job.ts'
import { enableWatchdog } from './enable-watchdog.ts'

/** Cleans up after a killed `main`: restores the checkout's files and `.git`, and releases the lease if it is still this job's. Safe to repeat. */
export async function afterKill(step: StepContext, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { wasParked: wasAside, changed, configLost: isBare } = unparkGit(step.checkout)
  if (isBare) annotate.warning(configurationLost)
  const { context, revoke } = await asApp(step, env)
  await repair(context, wasAside)
  await revoke()
  if (changed.length > 0) throw checkoutChanged(changed)
}

/** Commands that may have been killed before their first write. */
const startsRun: ReadonlySet<StepCommand> = new Set(['run', 'begin', 'intake'])

async function repair(step: StepContext, wasAside: boolean): Promise<void> {
  const github = startsRun.has(step.inputs.command) ? apiClient(step) : undefined
  await enableWatchdog(github, { context: step, warn: annotate.warning })
  const issueRun = await findIssueRun(step)
  const context = await withoutCheckout(issueRun.kind === 'run' ? issueRun.context : step)
  const { checkout, inputs } = context
  const project = await openWithPlanFallback(
    context,
    issueRun.kind === 'run' ? inputs.flags : await flagsAfterKill(context),
  )
  for (const secret of project.secrets) mask(secret)
  if (wasAside && checkout.holdsFiles) {
    await (await enterCheckout(project, context, checkout)).leave()
    context.out('The step was killed: the checkout has its own .git and its files again.\n')
  }
  // A job with read access has no lease.
  if (inputs.command === 'agent' || inputs.command === 'validate') return
  const released = await withTemporaryState(project, context, (access) => releaseLease(project, context, access))
  context.out(released ? 'The run is free for the next job.\n' : 'The run was already free.\n')
}

async function releaseLease(project: Project, context: StepContext, access: StateAccess): Promise<boolean> {
  const { state } = access
  const redact = redactor(project.secrets)
  const ports = {
    store: state,
    display: noPlatform.display,
    clock: systemClock(context.now),
    liveness: workflowLiveness(context.checkout.holder),
    redact,
    show: () => undefined,
  }
  const released = await releaseOwnLease(ports, project)
  const { run } = await state.load()
  if (released && run && context.env['GITHUB_STEP_SUMMARY']) {
    const text = stateReadme(run, {
      planFile: project.planFile,
      reachedBy: project.reachedBy,
      workBranch: project.shownBranch,
      surface: 'workflow',
      start: await commandForNextJob(context.env, project.planFile),
    })
    await writeSummary(redact(text))
  }
  return released
}
