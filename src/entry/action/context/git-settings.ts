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
