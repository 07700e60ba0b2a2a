import { setSecret } from '@actions/core'
import { appKeyForms } from '../../../adapter/github/account/app-key.ts'
import type { CommandContext } from '../../project/context.ts'
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

type Environment = Readonly<Record<string, string | undefined>>

/** `Basic` as actions/checkout writes it. */
const basic = (token: string): string => Buffer.from(`x-access-token:${token}`).toString('base64')

/** Without a slash at its end. */
export const serverOf = (env: Environment): string =>
  (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/*$/, '')

/** By which git reaches the remote. */
export const headerOf = (token: string): string => `AUTHORIZATION: basic ${basic(token)}`

/** What is derived from the token and would give it away (platform 36). */
export const tokenForms = (token: string): readonly string[] => [token, basic(token)]

/**
 * Git's settings for this step, by environment alone: never an argument, an address or a file. A token replaces the
 * header that the checkout may hold (an empty value resets it: two would be refused by GitHub). In a container the
 * workspace belongs to another user, which git refuses unless it is told.
 */
export function gitSettings(env: Environment, request: { workspace: string; token: string | undefined }): Environment {
  const header = `http.${serverOf(env)}/.extraheader`
  const entries: (readonly [string, string])[] = [['safe.directory', request.workspace]]
  if (request.token !== undefined) entries.push([header, ''], [header, headerOf(request.token)])
  const before = Number.parseInt(env['GIT_CONFIG_COUNT'] ?? '0', 10) || 0
  const variables = entries.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${before + at}`, key],
    [`GIT_CONFIG_VALUE_${before + at}`, value],
  ])
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(before + entries.length) }
}
