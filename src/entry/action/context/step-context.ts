import { setSecret } from '@actions/core'
import { appKeyForms } from '../../../adapter/github/account/app-key.ts'
import type { CommandContext } from '../../project/context.ts'
import { gitSettings, tokenForms } from './git-settings.ts'
import { type Inputs, readInputs, withoutInputs } from './inputs.ts'
import { type Runner, readRunner } from './runner.ts'

export interface StepContext extends CommandContext {
  readonly checkout: Runner['checkout']
  readonly runner: Runner
  readonly inputs: Inputs
  /** By which this step writes: `github-token`, or the newest one of its App. */
  readonly token: () => string | undefined
  /** The account of its App. */
  readonly appLogin?: string
}

/**
 * A step's view of the process, the same for `main` and `post`. Every secret is masked before anything else is said.
 * Throws RalphError NOT_A_RUNNER.
 */
export async function stepContext(
  env: Readonly<Record<string, string | undefined>>,
  cancelled: AbortSignal,
): Promise<StepContext> {
  const inputs = await readInputs()
  const { privateKey = '' } = inputs.app
  for (const secret of [...inputs.secrets.flatMap(tokenForms), ...appKeyForms(privateKey)]) mask(secret)
  const runner = readRunner(env)
  const checkout = { ...runner.checkout, secret: inputs.githubToken ?? env['ACTIONS_RUNTIME_TOKEN'] }
  return {
    argv: [],
    env: {
      ...withoutInputs(env),
      ...inputs.providerVariables,
      ...gitSettings(env, { workspace: checkout.workspace, token: inputs.githubToken }),
    },
    cwd: checkout.workspace,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isTty: false,
    columns: 120,
    color: false,
    now: Date.now,
    cancelled,
    checkout,
    runner,
    inputs,
    token: () => inputs.githubToken,
  }
}

/** The runner hides a value of several lines only line by line, and exactly as it is given: nothing is made inert here. */
export function mask(secret: string): void {
  for (const line of new Set(secret.split(/\r?\n/))) {
    if (line.trim() !== '') setSecret(line)
  }
}
