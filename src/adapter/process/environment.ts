import { existsSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { AgentFacts, Provider } from '../../core/agent/agent-facts.ts'
import { RalphError } from '../../core/error/error.ts'
import { engineMark, laneVariable } from '../../core/order/may-order.ts'

export type Environment = Readonly<Record<string, string | undefined>>

interface EnvironmentChoice {
  /** An own home: tokens and settings in the real one are not the agent's. */
  readonly home: string
  readonly tmp: string
  /** Names that the user lets through besides (`agent-env`, `check-env`). */
  readonly extra: readonly string[]
}

/** Needed to find and run programs; no secret among them. */
const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/

/** Paths of certificates: without them nothing works behind a company's proxy. */
const certificates =
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/

const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i

/** Where toolchains are installed: set-up steps of a workflow announce theirs in this way. */
const toolchains =
  /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/

/**
 * What the agent sees: an allow-list (docs/design.md#trust), so no GitHub, runner, registry or SSH credential unless it is named
 * in `extra`. `login`: variables by which the program finds a login of the user's that it is to use.
 */
export function agentEnvironment(
  source: Environment,
  choice: EnvironmentChoice & { readonly provider: Provider; readonly login?: Readonly<Record<string, string>> },
): Record<string, string> {
  const { provider } = choice
  const cloud = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]))
  const passes = (name: string): boolean =>
    name === engineMark ||
    name === laneVariable ||
    basics.test(name) ||
    certificates.test(name) ||
    toolchains.test(name) ||
    cacheNames.has(name) ||
    proxies.test(name) ||
    (provider.variables.test(name) && !provider.except.test(name)) ||
    cloud.some(({ names }) => names.test(name))
  return {
    ...pick(source, passes, choice),
    ...Object.assign({}, ...cloud.map(({ files }) => variablesOf(files, source, existsSync))),
    ...choice.login,
    ...own(choice),
  }
}

/**
 * What checks and set-up commands see. They run what the agent wrote, so no provider credential reaches them; a proxy,
 * whose address may hold a password, only where `network` says that packages are installed.
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
    // As every CI sets it: no watch modes, no prompts.
    CI: '1',
    // No colours, no cursor movements in what the next prompt quotes.
    TERM: 'dumb',
    ...own(choice),
  }
}

/**
 * Names of what an MCP server takes over from the call that it serves: what programs need to be found, to run and to
 * reach the network. No secret is among them; its configuration names whatever else it gets (threat T21).
 */
export const serverVariables = (call: Readonly<Record<string, string>>): string[] =>
  Object.entries(call).flatMap(([name, value]) => {
    const needed =
      [basics, certificates, toolchains, /^(HOME|TMPDIR|GOPROXY|GOFLAGS|GRADLE_RO_DEP_CACHE)$/].some((names) =>
        names.test(name),
      ) ||
      cacheNames.has(name) ||
      (proxies.test(name) && !value.includes('@'))
    return needed ? [name] : []
  })

/** A cloud that pays in this environment has this variable: its key may be told to nobody else. */
export const belongsToPayer = ({ clouds }: Provider, source: Environment, name: string): boolean =>
  clouds.some(({ chosenBy, names }) => isOn(source[chosenBy]) && names.test(name))

/** Files and folders of the cloud that pays, which an agent with this environment reads. */
export const cloudFiles = ({ clouds }: Provider, env: Readonly<Record<string, string>>): string[] =>
  clouds.flatMap(({ chosenBy, files }) =>
    isOn(env[chosenBy])
      ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
      : [],
  )

/** Whether the environment itself says how to pay for the model. */
export const hasCredential = ({ credentials }: Pick<AgentFacts, 'credentials'>, source: Environment): boolean =>
  credentials.some(({ variable }) => isOn(source[variable]))

const isOn = (value: string | undefined): boolean => value !== undefined && !['', '0', 'false'].includes(value)

function pick(source: Environment, passes: (name: string) => boolean, choice: EnvironmentChoice) {
  refuseWildcards(choice.extra)
  const picked: Record<string, string> = {}
  // Looked for at each call: on a machine without any, it is set-up that fills them.
  const caches = cacheVariables(source, existsSync)
  for (const [name, value] of Object.entries({ ...source, ...caches })) {
    // A workflow hands over a missing secret as an empty string; set but empty, it would hide a login.
    if (value !== undefined && value !== '' && (passes(name) || choice.extra.includes(name))) picked[name] = value
  }
  return picked
}

function own({ home, tmp }: EnvironmentChoice): Record<string, string> {
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
 * Where tools keep what they downloaded, below the real HOME. With a HOME of their own the agent and the checks would
 * download it all again, or not find it at all without a network; set-up fills these places.
 */
const places: Readonly<Record<string, string>> = {
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

/** Names that only a user sets pass with them. */
export const cacheNames: ReadonlySet<string> = new Set([...Object.keys(places), 'NPM_CONFIG_CACHE', 'GOMODCACHE'])

/** The variables of the caches that exist; what the user set is left alone. */
export const cacheVariables = (source: Source, exists: (path: string) => boolean): Record<string, string> =>
  variablesOf(places, source, exists)

type Source = Readonly<Record<string, string | undefined>>

/** Variables that name what is at these places below the real HOME, where it is there and the user names nothing else. */
function variablesOf(
  named: Readonly<Record<string, string>>,
  source: Source,
  exists: (path: string) => boolean,
): Record<string, string> {
  const home = source['HOME']
  if (!home) return {}
  const found = Object.entries(named).map(([name, place]) => [name, join(home, place)] as const)
  // npm takes its variable in capitals too.
  const isSet = (name: string): boolean => Boolean(source[name] || source[name.toUpperCase()])
  return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)))
}

/** Name of the user on this machine. A container's arbitrary uid has none, and Node throws for it: `uid-1234` then. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`
  }
}

/** The user's home folder by HOME or by the list of users. A container's arbitrary uid has neither, and Node throws for it. */
export function homeFolder(environment: Environment): string | undefined {
  try {
    return environment['HOME'] || homedir()
  } catch {
    return undefined
  }
}
