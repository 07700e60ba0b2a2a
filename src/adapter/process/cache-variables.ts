import { join } from 'node:path'

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
export function variablesOf(
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
