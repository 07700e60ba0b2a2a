import { getState } from '@actions/core'
import { checkoutChanged, configurationLost, unparkGit } from '../adapter/git/checkout/checkout-git.ts'
import { workflowLiveness } from '../adapter/github/workflow/workflow-liveness.ts'
import { systemClock } from '../adapter/local/clock.ts'
import { noPlatform } from '../adapter/local/no-platform.ts'
import { annotate } from '../adapter/log/actions-log.ts'
import { releaseOwnLease } from '../app/branch/lost-attempts.ts'
import type { StepCommand } from '../core/config/table/action-inputs.ts'
import { stateReadme } from '../core/report/markdown/run-markdown.ts'
import { redactor } from '../core/text/redact.ts'
import { apiClient } from './action/context/api-client.ts'
import { asApp } from './action/context/app-account.ts'
import { writeSummary } from './action/context/runner.ts'
import { commandForNextJob } from './action/context/start-of-run.ts'
import { mask, openStepContext, type StepContext } from './action/context/step-context.ts'
import { withoutCheckout } from './action/context/without-checkout.ts'
import { findIssueRun } from './action/issue/issue-run.ts'
import { flagsAfterKill } from './action/issue/plan-of-job.ts'
import { enableWatchdog } from './action/step/enable-watchdog.ts'
import { runAndExit } from './action/step/end-step.ts'
import { openWithPlanFallback } from './open/plan-of-state.ts'
import type { Project } from './project/project.ts'
import { applyProxySettings } from './through-proxy.ts'
import { type StateAccess, withTemporaryState } from './wire/state-access.ts'
import { enterCheckout } from './wire/surroundings.ts'

/** Cleans up after the job, also after a cancel or a kill of `main`. May run twice. */
async function post(): Promise<number> {
  // The agent may remove the checkout: a process that stood in it could start no other program.
  process.chdir('/')
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  const context = await openStepContext(process.env, controller.signal)
  applyProxySettings(process.env)
  // These commands leave nothing to undo. The saved state is no proof of that: an agent could have written it.
  if (['screen', 'tick', 'lint'].includes(context.inputs.command)) return 0
  if (getState('ended') !== 'true') await afterKill(context, process.env)
  else unparkGit(context.checkout)
  return 0
}

runAndExit(post)

/** Cleans up after a killed `main`: restores the checkout's files and `.git`, and releases the lease if it is still this job's. Safe to repeat. */
async function afterKill(step: StepContext, env: Readonly<Record<string, string | undefined>>): Promise<void> {
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
