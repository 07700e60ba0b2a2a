import { checkoutChanged, configurationLost, unparkGit } from '../../../adapter/git/checkout/checkout-git.ts'
import { workflowLiveness } from '../../../adapter/github/workflow/workflow-liveness.ts'
import { systemClock } from '../../../adapter/local/clock.ts'
import { noPlatform } from '../../../adapter/local/no-platform.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { releaseOwnLease } from '../../../app/branch/recover-lost-attempt.ts'
import type { StepCommand } from '../../../core/config/table/action-inputs.ts'
import { stateReadme } from '../../../core/report/markdown/state-readme.ts'
import { redactor } from '../../../core/text/redact.ts'
import { openWithPlanFallback } from '../../open/plan-of-state.ts'
import type { Project } from '../../project/project.ts'
import { type StateAccess, withTemporaryState } from '../../wire/state-access.ts'
import { enterCheckout } from '../../wire/surroundings.ts'
import { apiClient } from '../context/api-client.ts'
import { asApp } from '../context/app-account.ts'
import { writeSummary } from '../context/runner.ts'
import { startOfRun } from '../context/start-of-run.ts'
import { mask, type StepContext } from '../context/step-context.ts'
import { withoutCheckout } from '../context/without-checkout.ts'
import { issueRun } from '../issue/issue-run.ts'
import { flagsAfterKill } from '../issue/plan-of-job.ts'
import { watchOver } from './watch-over.ts'

/**
 * What a killed `main` left undone: the checkout gets its files and its own `.git` back, the lease is released where it
 * is still this job's, and what is known is told. Harmless where nothing is left to do.
 */
export async function afterKill(given: StepContext, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { wasParked: wasAside, changed, configLost: isBare } = unparkGit(given.checkout)
  if (isBare) annotate.warning(configurationLost)
  const { context, leave } = await asApp(given, env)
  await repair(context, wasAside)
  await leave()
  if (changed.length > 0) throw checkoutChanged(changed)
}

/** Those that may have been killed before they wrote anything. */
const begins: ReadonlySet<StepCommand> = new Set(['run', 'begin', 'intake'])

async function repair(given: StepContext, wasAside: boolean): Promise<void> {
  const github = begins.has(given.inputs.command) ? apiClient(given) : undefined
  await watchOver(github, { context: given, warn: annotate.warning })
  const chosen = await issueRun(given)
  const context = await withoutCheckout(chosen.kind === 'run' ? chosen.context : given)
  const { checkout, inputs } = context
  const project = await openWithPlanFallback(
    context,
    chosen.kind === 'run' ? inputs.flags : await flagsAfterKill(context),
  )
  for (const secret of project.secrets) mask(secret)
  if (wasAside && checkout.holdsFiles) {
    await (await enterCheckout(project, context, checkout)).leave()
    context.out('The step was killed: the checkout has its own .git and its files again.\n')
  }
  // A job that may only read holds nothing, and could give nothing back.
  if (inputs.command === 'agent' || inputs.command === 'validate') return
  const released = await withTemporaryState(project, context, (access) => release(project, context, access))
  context.out(released ? 'The run is free for the next job.\n' : 'The run was already free.\n')
}

async function release(project: Project, context: StepContext, access: StateAccess): Promise<boolean> {
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
      start: await startOfRun(context.env, project.planFile),
    })
    await writeSummary(redact(text))
  }
  return released
}
