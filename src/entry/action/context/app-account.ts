import { readAppKey } from '../../../adapter/github/account/app-key.ts'
import { installedApp, revokeToken } from '../../../adapter/github/account/app-token.ts'
import { renewedToken } from '../../../adapter/github/account/renewed-token.ts'
import { annotate } from '../../../adapter/log/annotate.ts'
import { appPermissions } from '../../../core/github/app-permissions.ts'
import { apiPlace } from './api-client.ts'
import { keyBeside, keyMisplaced, lacking, noApi, noContents, onlyHalf } from './app-input-faults.ts'
import { gitSettings, headerOf, tokenForms } from './git-settings.ts'
import { mask, type StepContext } from './step-context.ts'

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
