import { readAppKey } from '../../../adapter/github/account/app-key.ts'
import { givePermissions, installedApp, renewedToken, revokeToken } from '../../../adapter/github/account/app-token.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import { appPermissions } from '../../../core/github/app-permissions.ts'
import { apiPlace } from './api-client.ts'
import { gitSettings, headerOf, mask, type StepContext, tokenForms } from './step-context.ts'

/** The step as it goes on, and what ends its token. */
interface AppAccount {
  readonly context: StepContext
  /** Best effort, by the process that has the token: kept for `post`, it would lie in a file that an agent could read. */
  readonly leave: () => Promise<void>
}

/**
 * The step in the name of the GitHub App whose key it was given; unchanged without one. Its tokens are for this
 * repository and for what the step does, and are masked before anything is said. Throws RalphError `APP_…` or `GITHUB_…`.
 */
export async function asApp(
  given: StepContext,
  env: Readonly<Record<string, string | undefined>>,
): Promise<AppAccount> {
  const { app, command } = given.inputs
  const { id, privateKey } = app
  if (id === undefined && privateKey === undefined) return { context: given, leave: async () => undefined }
  if (command === 'run' || command === 'begin') throw keyBeside(command)
  if (!appPermissions(command, {})) throw keyMisplaced(command)
  if (id === undefined || privateKey === undefined) throw onlyHalf(id === undefined ? 'app-id' : 'app-private-key')
  const place = apiPlace(given)
  if (!place) throw noApi()
  const installed = await installedApp({ id, key: readAppKey(privateKey) }, place)
  const { permissions = {}, missing = [] } = appPermissions(command, installed.granted) ?? {}
  if (missing.some((one) => one.startsWith('contents'))) throw noContents(installed.login, missing)
  if (missing.length > 0) annotate.warning(lacking(installed.login, missing))
  const token = await renewedToken(async () => {
    const made = await installed.token(permissions)
    for (const form of tokenForms(made)) mask(form)
    return made
  })
  const { workspace } = given.checkout
  const context = {
    ...given,
    env: { ...given.env, ...gitSettings(env, { workspace, token: token.newest() }) },
    token: token.newest,
    appLogin: installed.login,
    onNewHeader: (tell: (before: string, after: string) => void) =>
      token.onNew((before, after) => tell(headerOf(before), headerOf(after))),
  }
  const leave = (): Promise<void> => {
    token.stop()
    return revokeToken(token.newest(), place)
  }
  return { context, leave }
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

const lacking = (login: string, missing: readonly string[]): string =>
  `${login} lacks ${missing.join(', ')} on this repository; the run continues without. ${givePermissions}`
