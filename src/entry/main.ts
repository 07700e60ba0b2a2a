import { unparkGit } from '../adapter/git/checkout/checkout-git.ts'
import { annotate } from '../adapter/log/actions-log.ts'
import type { StepCommand } from '../core/config/table/action-inputs.ts'
import { isGreen } from '../core/error/codes/exit-codes.ts'
import { outsiderEvent, readsPayload } from '../core/order/may-order.ts'
import { asApp } from './action/context/app-account.ts'
import { eventPayload, saveState } from './action/context/runner.ts'
import { openStepContext, type StepContext } from './action/context/step-context.ts'
import { runAndExit } from './action/step/end-step.ts'
import { keepHeapSmall } from './small-heap.ts'
import { applyProxySettings, bypassesProxy, proxyBypassedWarning } from './through-proxy.ts'

/** Returns the exit code (docs/errors.md#exit-codes). */
type Step = (context: StepContext) => Promise<number>

/** Loaded one at a time, but completely before an agent could change the files. */
const stepCommands: Readonly<Record<StepCommand, () => Promise<Step>>> = {
  run: async () => (await import('./action/step/run-step.ts')).runStep,
  begin: async () => (await import('./action/step/begin-step.ts')).beginStep,
  finish: async () => (await import('./action/step/finish-step.ts')).finishStep,
  intake: async () => (await import('./action/step/split-steps.ts')).intakeStep,
  agent: async () => (await import('./action/step/split-steps.ts')).agentStep,
  validate: async () => (await import('./action/step/split-steps.ts')).validateStep,
  compose: async () => (await import('./action/step/split-steps.ts')).composeStep,
  apply: async () => (await import('./action/step/split-steps.ts')).applyStep,
  ready: async () => (await import('./action/step/split-steps.ts')).readyStep,
  screen: async () => (await import('./action/step/screen-step.ts')).screenStep,
  tick: async () => (await import('./action/step/tick-step.ts')).tickStep,
  lint: async () => (await import('./action/step/lint-step.ts')).lintStep,
  doctor: async () => (await import('./action/step/doctor-step.ts')).doctorStep,
}

/** A cancelled job has 7.5 s from SIGINT to SIGTERM and 2.5 s more; then `post` does the rest. */
async function main(): Promise<number> {
  keepHeapSmall()
  // The agent may remove the checkout: a process that stood in it could start no other program.
  process.chdir('/')
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  const { GITHUB_EVENT_NAME: event = '', GITHUB_ACTOR: actor = '', GITHUB_REPOSITORY: repository = '' } = process.env
  const outsider = outsiderEvent({
    event,
    actor,
    repository,
    payload: readsPayload(event) ? await eventPayload() : undefined,
  })
  if (outsider !== undefined) {
    process.stdout.write(`Nothing to do: ${outsider}.\n`)
    saveState('ended', 'true')
    return 0
  }
  const baseContext = await openStepContext(process.env, controller.signal)
  applyProxySettings(process.env)
  if (bypassesProxy(process.env)) annotate.warning(proxyBypassedWarning)
  // An earlier step of this job may have been killed.
  unparkGit(baseContext.checkout)
  const step = await stepCommands[baseContext.inputs.command]()
  const { context, revoke } = await asApp(baseContext, process.env).catch((error: unknown) => {
    // Nothing has begun, so `post` has nothing to undo.
    saveState('ended', 'true')
    throw error
  })
  const code = await step(context).finally(revoke)
  saveState('ended', 'true')
  if (isGreen(code)) return 0
  return code
}

runAndExit(main)
