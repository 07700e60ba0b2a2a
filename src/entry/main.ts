import { putGitBack } from '../adapter/git/checkout/checkout-git.ts'
import { annotate } from '../adapter/log/actions-log.ts'
import type { StepCommand } from '../core/config/table/action-inputs.ts'
import { isGreen } from '../core/error/codes/exit-codes.ts'
import { outsiderEvent, readsPayload } from '../core/order/may-order.ts'
import { asApp } from './action/context/app-account.ts'
import { eventPayload, saveState } from './action/context/runner.ts'
import { openStepContext, type StepContext } from './action/context/step-context.ts'
import { runAndExit } from './action/step/end-step.ts'
import { keepHeapSmall } from './small-heap.ts'
import { passesProxyBy, proxyPassedBy, throughProxy } from './through-proxy.ts'

/** What a command of the step does; returns the exit code (docs/errors.md#exit-codes). */
type Step = (context: StepContext) => Promise<number>

/** Where each of them is: a step loads its own alone, and all of it before an agent could change the files. */
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

/** The action's step: does what its input `command` says. Cancelled by SIGINT, it has 7.5 s until SIGTERM and 2.5 s more; `post` does what is left then. */
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
  const given = await openStepContext(process.env, controller.signal)
  throughProxy(process.env)
  if (passesProxyBy(process.env)) annotate.warning(proxyPassedBy)
  // An earlier step of this job may have been killed.
  putGitBack(given.checkout)
  const carryOut = await stepCommands[given.inputs.command]()
  const { context, revoke } = await asApp(given, process.env).catch((error: unknown) => {
    // Nothing has begun: `post` has nothing to undo, and would be refused as we were.
    saveState('ended', 'true')
    throw error
  })
  const code = await carryOut(context).finally(revoke)
  saveState('ended', 'true')
  if (isGreen(code)) return 0
  return code
}

runAndExit(main)
