import { readAppKey } from '../../../adapter/github/account/app-key.ts'
import {
  findInstallation,
  givePermissions,
  refreshToken,
  revokeToken,
} from '../../../adapter/github/account/app-token.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import { appPermissions } from '../../../core/github/app-permissions.ts'
import { apiOptions } from './api-client.ts'
import { gitSettings, headerOf, mask, type StepContext, tokenForms } from './step-context.ts'

/** The step with the App's token, and the end of that token. */
interface AppAccount {
  readonly context: StepContext
  /** Best effort, in this process: saved for `post`, the token would be in a file that an agent could read. */
  readonly revoke: () => Promise<void>
}

/**
 * The step in the name of the GitHub App, if it has its key. The tokens are limited to this repository and the step, and
 * masked before anything is printed. Throws RalphError `APP_…` or `GITHUB_…`.
 */
export async function asApp(
  context: StepContext,
  env: Readonly<Record<string, string | undefined>>,
): Promise<AppAccount> {
  const { app, command } = context.inputs
  const { id, privateKey } = app
  if (id === undefined && privateKey === undefined) return { context, revoke: async () => undefined }
  if (command === 'run' || command === 'begin') throw keyBeside(command)
  if (!appPermissions(command, {})) throw keyMisplaced(command)
  if (id === undefined || privateKey === undefined) throw onlyHalf(id === undefined ? 'app-id' : 'app-private-key')
  const options = apiOptions(context)
  if (!options) throw noApi()
  const installation = await findInstallation({ id, key: readAppKey(privateKey) }, options)
  const { permissions = {}, missing = [] } = appPermissions(command, installation.granted) ?? {}
  if (missing.some((permission) => permission.startsWith('contents'))) throw noContents(installation.login, missing)
  if (missing.length > 0) annotate.warning(lackingText(installation.login, missing))
  const token = await refreshToken(async () => {
    const newToken = await installation.token(permissions)
    for (const form of tokenForms(newToken)) mask(form)
    return newToken
  })
  const { workspace } = context.checkout
  const appContext = {
    ...context,
    env: { ...context.env, ...gitSettings(env, { workspace, token: token.current() }) },
    token: token.current,
    appLogin: installation.login,
    onNewHeader: (listener: (previous: string, next: string) => void) =>
      token.onNew((previous, next) => listener(headerOf(previous), headerOf(next))),
  }
  const revoke = (): Promise<void> => {
    token.stop()
    return revokeToken(token.current(), options)
  }
  return { context: appContext, revoke }
}

const fault = (code: ErrorCode, message: string, hint: string): RalphError => new RalphError({ code, message, hint })

const onlyHalf = (missing: 'app-id' | 'app-private-key'): RalphError =>
  fault(
    'APP_INPUTS',
    `The step was given one of \`app-id\` and \`app-private-key\`, and \`${missing}\` is empty.`,
    'Set both or none. A secret that does not exist, or that the event may not read, is empty; a called workflow needs it under `secrets:`.',
  )

const keyMisplaced = (command: string): RalphError =>
  fault(
    'APP_KEY_MISPLACED',
    `\`command: ${command}\` writes nothing, and its machine runs what an agent wrote: do not give it an App's key.`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of workflows
    'Remove `app-id` and `app-private-key` from this step, and give it `github-token: ${{ github.token }}`.',
  )

const keyBeside = (command: string): RalphError =>
  fault(
    'APP_KEY_BESIDE_AGENT',
    `\`command: ${command}\` runs an agent in a job with \`app-private-key\`. Whoever reads that key can act as the App from then on.`,
    'Create the token in an earlier step (`uses: actions/create-github-app-token`), pass it as `github-token`, and name the account by `github-login`. Or use split jobs, as `ralph init` writes them: there, no agent runs where the key is.',
  )

const noApi = (): RalphError =>
  fault(
    'APP_NO_API',
    'GITHUB_API_URL or GITHUB_REPOSITORY is not set, so no token can be created for `app-id`.',
    'GitHub sets both in every step; make sure that no earlier step changed them.',
  )

const noContents = (login: string, missing: readonly string[]): RalphError =>
  fault('APP_PERMISSION', `${login} lacks ${missing.join(', ')} on this repository.`, givePermissions)

const lackingText = (login: string, missing: readonly string[]): string =>
  `${login} lacks ${missing.join(', ')} on this repository; the run continues without. ${givePermissions}`
