import { setSecret } from '@actions/core'
import { appKeyForms } from '../../../adapter/github/account/app-key.ts'
import type { CommandContext } from '../../project/context.ts'
import { type Inputs, readInputs, withoutInputs } from './inputs.ts'
import { type Runner, readRunner } from './runner.ts'

export interface StepContext extends CommandContext {
  readonly checkout: Runner['checkout']
  readonly runner: Runner
  readonly inputs: Inputs
  /** The token of this step: `github-token`, or the newest one of its App. */
  readonly token: () => string | undefined
  /** Of its App. */
  readonly appLogin?: string
}

/** The environment of a step, for `main` and `post`. Masks every secret before anything else is printed. Throws RalphError NOT_A_RUNNER. */
export async function openStepContext(
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

/** The runner masks a value of several lines only line by line, and exactly as given. */
export function mask(secret: string): void {
  for (const line of new Set(secret.split(/\r?\n/))) {
    if (line.trim() !== '') setSecret(line)
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** As in actions/checkout. */
const basic = (token: string): string => Buffer.from(`x-access-token:${token}`).toString('base64')

/** Without a slash at the end. */
export const serverOf = (env: Environment): string =>
  (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/*$/, '')

/** Git's header for the remote. */
export const headerOf = (token: string): string => `AUTHORIZATION: basic ${basic(token)}`

/** The token and derived values that would reveal it (platform fact 36). */
export const tokenForms = (token: string): readonly string[] => [token, basic(token)]

/**
 * Git's settings for this step, only by environment. A token replaces the checkout's header: the empty value resets it,
 * because GitHub refuses two. In a container the workspace belongs to another user, so git must trust it explicitly.
 */
export function gitSettings(env: Environment, request: { workspace: string; token: string | undefined }): Environment {
  const header = `http.${serverOf(env)}/.extraheader`
  const entries: (readonly [string, string])[] = [['safe.directory', request.workspace]]
  if (request.token !== undefined) entries.push([header, ''], [header, headerOf(request.token)])
  const existingCount = Number.parseInt(env['GIT_CONFIG_COUNT'] ?? '0', 10) || 0
  const variables = entries.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${existingCount + index}`, key],
    [`GIT_CONFIG_VALUE_${existingCount + index}`, value],
  ])
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(existingCount + entries.length) }
}
