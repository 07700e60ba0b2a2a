import { existsSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { AgentFacts, Provider } from '../../core/agent/agent-facts.ts'
import { RalphError } from '../../core/error/error.ts'
import { engineMark, laneVariable } from '../../core/order/may-order.ts'
import { isOn } from '../../core/setting/setting.ts'
import { tryRead } from '../../core/text/try-read.ts'

export type Environment = Readonly<Record<string, string | undefined>>

interface EnvironmentChoice {
  /** The agent's own: the real home has tokens and settings of others. */
  readonly home: string
  readonly tmp: string
  readonly extra: readonly string[]
}

/** Needed to find and run programs; none is secret. */
const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/

const certificates =
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/

const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i

const toolchains =
  /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/

/**
 * The agent's environment: an allow-list (docs/design.md#trust) without GitHub, runner, registry or SSH credentials, unless
 * `extra` names them. `login`: variables by which the program finds the user's login.
 */
export function agentEnvironment(
  source: Environment,
  choice: EnvironmentChoice & { readonly provider: Provider; readonly login?: Readonly<Record<string, string>> },
): Record<string, string> {
  const { provider } = choice
  const activeClouds = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]))
  const passes = (name: string): boolean =>
    name === engineMark ||
    name === laneVariable ||
    basics.test(name) ||
    certificates.test(name) ||
    toolchains.test(name) ||
    cacheNames.has(name) ||
    proxies.test(name) ||
    (provider.variables.test(name) && !provider.except.test(name)) ||
    activeClouds.some(({ names }) => names.test(name))
  return {
    ...pick(source, passes, choice),
    ...Object.assign({}, ...activeClouds.map(({ files }) => variablesOf(files, source, existsSync))),
    ...choice.login,
    ...homeVariables(choice),
  }
}

/**
 * The environment of checks and set-up commands. They run the agent's code, so no provider credential reaches them. A
 * proxy, whose address may hold a password, is passed only with `network`, for the installation of packages.
 */
export function checkEnvironment(
  source: Environment,
  choice: EnvironmentChoice & { readonly network: boolean },
): Record<string, string> {
  const passes = (name: string): boolean =>
    name === engineMark ||
    name === laneVariable ||
    basics.test(name) ||
    certificates.test(name) ||
    toolchains.test(name) ||
    cacheNames.has(name) ||
    (choice.network && proxies.test(name))
  return {
    ...pick(source, passes, choice),
    // Every CI sets it: no watch modes, no prompts.
    CI: '1',
    // No colours or cursor movements in quotes for the next prompt.
    TERM: 'dumb',
    ...homeVariables(choice),
  }
}

/**
 * Variables that an MCP server inherits from its call: to find programs, run and reach the network. None is secret; its
 * configuration names all others (threat T21).
 */
export const serverVariables = (call: Readonly<Record<string, string>>): string[] =>
  Object.entries(call).flatMap(([name, value]) => {
    const isNeeded =
      [basics, certificates, toolchains, /^(HOME|TMPDIR|GOPROXY|GOFLAGS|GRADLE_RO_DEP_CACHE)$/].some((names) =>
        names.test(name),
      ) ||
      cacheNames.has(name) ||
      (proxies.test(name) && !value.includes('@'))
    return isNeeded ? [name] : []
  })

/** True for a variable of the cloud that pays: nobody else may get its key. */
export const belongsToPayer = ({ clouds }: Provider, source: Environment, name: string): boolean =>
  clouds.some(({ chosenBy, names }) => isOn(source[chosenBy]) && names.test(name))

export const cloudFiles = ({ clouds }: Provider, env: Readonly<Record<string, string>>): string[] =>
  clouds.flatMap(({ chosenBy, files }) =>
    isOn(env[chosenBy])
      ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
      : [],
  )

export const hasCredential = ({ credentials }: Pick<AgentFacts, 'credentials'>, source: Environment): boolean =>
  credentials.some(({ variable }) => isOn(source[variable]))

function pick(source: Environment, passes: (name: string) => boolean, choice: EnvironmentChoice) {
  refuseWildcards(choice.extra)
  const picked: Record<string, string> = {}
  // Looked up for each call: set-up may have just filled the caches.
  const caches = cacheVariables(source, existsSync)
  for (const [name, value] of Object.entries({ ...source, ...caches })) {
    // A workflow passes a missing secret as an empty string, which would hide a login.
    if (value !== undefined && value !== '' && (passes(name) || choice.extra.includes(name))) picked[name] = value
  }
  return picked
}

function homeVariables({ home, tmp }: EnvironmentChoice): Record<string, string> {
  return { HOME: home, TMPDIR: tmp }
}

function refuseWildcards(names: readonly string[]): void {
  const wrong = names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
  if (wrong.length === 0) return
  throw new RalphError({
    code: 'ENV_NAME_INVALID',
    message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
    hint: 'Write the full name of each variable; wildcards are not supported because they let secrets through.',
    findings: wrong,
  })
}

/**
 * Tools' download caches below the real HOME, which set-up fills. With only a HOME of their own, the agent and the checks
 * would download everything again, or fail without a network.
 */
const cachePlaces: Readonly<Record<string, string>> = {
  npm_config_cache: '.npm',
  YARN_CACHE_FOLDER: '.cache/yarn',
  COREPACK_HOME: '.cache/node/corepack',
  BUN_INSTALL_CACHE_DIR: '.bun/install/cache',
  DENO_DIR: '.cache/deno',
  PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
  CYPRESS_CACHE_FOLDER: '.cache/Cypress',
  PUPPETEER_CACHE_DIR: '.cache/puppeteer',
  PIP_CACHE_DIR: '.cache/pip',
  UV_CACHE_DIR: '.cache/uv',
  PYTHONUSERBASE: '.local',
  CARGO_HOME: '.cargo',
  RUSTUP_HOME: '.rustup',
  GOPATH: 'go',
  GOCACHE: '.cache/go-build',
  GRADLE_USER_HOME: '.gradle',
  NUGET_PACKAGES: '.nuget/packages',
  COMPOSER_CACHE_DIR: '.cache/composer',
  PUB_CACHE: '.pub-cache',
}

export const cacheNames: ReadonlySet<string> = new Set([...Object.keys(cachePlaces), 'NPM_CONFIG_CACHE', 'GOMODCACHE'])

/** Only of caches that exist; a user's own setting stays. */
export const cacheVariables = (source: Source, exists: (path: string) => boolean): Record<string, string> =>
  variablesOf(cachePlaces, source, exists)

type Source = Readonly<Record<string, string | undefined>>

function variablesOf(
  placeByName: Readonly<Record<string, string>>,
  source: Source,
  exists: (path: string) => boolean,
): Record<string, string> {
  const home = source['HOME']
  if (!home) return {}
  const paths = Object.entries(placeByName).map(([name, place]) => [name, join(home, place)] as const)
  // npm reads its variable in capitals, too.
  const isSet = (name: string): boolean => Boolean(source[name] || source[name.toUpperCase()])
  return Object.fromEntries(paths.filter(([name, path]) => !isSet(name) && exists(path)))
}

/** `uid-1234` for a container's arbitrary uid, for which Node throws. */
export function userName(): string {
  return tryRead(() => userInfo().username) ?? `uid-${process.getuid?.() ?? 'unknown'}`
}

/** Undefined for a container's arbitrary uid without HOME, for which Node throws. */
export const homeFolder = (environment: Environment): string | undefined =>
  tryRead(() => environment['HOME'] || homedir())
