import { getState } from '@actions/core'
import { unparkGit } from '../adapter/git/checkout/checkout-git.ts'
import { openStepContext } from './action/context/step-context.ts'
import { afterKill } from './action/step/after-kill.ts'
import { runAndExit } from './action/step/end-step.ts'
import { applyProxySettings } from './through-proxy.ts'

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
