import { join } from 'node:path'
import { homesOfAgents } from '../../../core/agent/agents.ts'

/** Folders of tools and their downloads below a home. Their settings appear without credentials. */
export const toolHomes: readonly string[] = [
  ...[
    '.nvm',
    '.volta',
    '.fnm',
    '.local/share/fnm',
    '.nodenv',
    '.asdf',
    '.local/share/mise',
    '.local/share/pnpm',
    '.bun',
    '.deno',
  ],
  ...[
    '.npm',
    '.npm-global',
    '.yarn',
    '.cache/yarn',
    '.cache/node',
    '.cache/deno',
    '.cache/pnpm',
    '.local/share/pnpm/store',
  ],
  ...['.cache/ms-playwright', '.cache/Cypress', '.cache/puppeteer'],
  ...[
    '.pyenv',
    '.local/bin',
    '.local/lib',
    '.local/share/uv',
    '.local/share/pipx',
    '.local/pipx',
    '.cache/pip',
    '.cache/uv',
  ],
  ...['miniconda3', 'anaconda3', '.conda', '.local/share/virtualenvs', '.cache/pypoetry'],
  ...['.rustup', '.cargo', '.elan', '.opam', '.ghcup', '.cabal', '.stack', '.juliaup', '.julia', '.mix', '.hex'],
  ...['.sdkman', '.jenv', '.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
  ...['.rbenv', '.rvm', '.gem', '.bundle', '.composer', '.cache/composer', '.config/composer'],
  ...['go', '.goenv', '.cache/go-build', '.dotnet', '.nuget', '.pub-cache', '.flutter', '.foundry', '.android'],
  ...homesOfAgents,
]

/** Folders in them without tools: projects, and certificates with their keys. */
export const hiddenInTools: readonly string[] = ['go/src', '.dotnet/corefx']

/** Folders that tools write to: a command sees them as they were, and writes into its own copy. */
export const writtenByTools: readonly string[] = [
  ...[
    '.npm',
    '.yarn',
    '.cache/yarn',
    '.cache/node',
    '.cache/pnpm',
    '.local/share/pnpm',
    '.bun',
    '.cache/deno',
    '.deno',
  ],
  ...['.cache/pip', '.cache/uv', '.local/share/uv', '.cache/pypoetry', '.local/lib', '.local/bin'],
  // An install that cannot write its shims fails.
  ...['.pyenv/shims', '.rbenv/shims', '.asdf/shims'],
  ...['.cargo', '.rustup', '.cabal', '.stack', '.julia', '.mix', '.hex', '.opam'],
  ...['.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
  ...['.gem', '.bundle', '.composer', '.cache/composer', 'go', '.cache/go-build', '.nuget', '.dotnet', '.pub-cache'],
]

type Variables = Readonly<Record<string, string>>

/**
 * For Landlock, which cannot show copies: variables that make a tool write to the call's own folder and still read its
 * cache. Tools that are missing here only read.
 */
const tools: Readonly<Record<string, (cache: string, own: string, env: Variables) => Variables>> = {
  // Without a second place to read from: missing packages are downloaded again.
  npm_config_cache: (_, own) => ({ npm_config_cache: own }),
  NPM_CONFIG_CACHE: (_, own) => ({ NPM_CONFIG_CACHE: own }),
  YARN_CACHE_FOLDER: (_, own) => ({ YARN_CACHE_FOLDER: own }),
  BUN_INSTALL_CACHE_DIR: (_, own) => ({ BUN_INSTALL_CACHE_DIR: own }),
  PIP_CACHE_DIR: (_, own) => ({ PIP_CACHE_DIR: own }),
  UV_CACHE_DIR: (_, own) => ({ UV_CACHE_DIR: own }),
  NUGET_PACKAGES: (cache, own) => ({ NUGET_PACKAGES: own, RestoreAdditionalProjectFallbackFolders: cache }),
  COMPOSER_CACHE_DIR: (_, own) => ({ COMPOSER_CACHE_DIR: own }),
  GOCACHE: (_, own) => ({ GOCACHE: own }),
  // Go treats the folder of its downloads as a proxy, and asks the others for what it lacks.
  GOPATH: (cache, ownFolder, { GOPROXY = 'https://proxy.golang.org,direct', GOMODCACHE }) => ({
    GOPATH: ownFolder,
    GOMODCACHE: join(ownFolder, 'pkg/mod'),
    GOPROXY: `file://${join(GOMODCACHE ?? join(cache, 'pkg/mod'), 'cache/download')},${GOPROXY}`,
    GOFLAGS: '-modcacherw',
  }),
  GRADLE_USER_HOME: (cache, own) => ({ GRADLE_USER_HOME: own, GRADLE_RO_DEP_CACHE: join(cache, 'caches') }),
}

/** Redirects the tools' writes to below `folder`. */
export function withOwnCaches(env: Variables, folder: string): Record<string, string> {
  const changed = Object.entries(tools).flatMap(([name, variablesFor]) => {
    const cache = env[name]
    return cache === undefined ? [] : [variablesFor(cache, join(folder, name), env)]
  })
  return Object.assign({ ...env }, ...changed)
}
