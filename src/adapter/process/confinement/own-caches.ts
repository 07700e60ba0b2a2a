import { join } from 'node:path'

type Variables = Readonly<Record<string, string>>

/**
 * How a tool is told to write elsewhere and still to find what was there, where no copy of its cache can be shown
 * (Landlock): by variable, what it becomes with a folder of the call's own. Tools that are not named here read only.
 */
const tools: Readonly<Record<string, (cache: string, own: string, env: Variables) => Variables>> = {
  // Without a second place to read from: what is missing is downloaded again.
  npm_config_cache: (_, own) => ({ npm_config_cache: own }),
  NPM_CONFIG_CACHE: (_, own) => ({ NPM_CONFIG_CACHE: own }),
  YARN_CACHE_FOLDER: (_, own) => ({ YARN_CACHE_FOLDER: own }),
  BUN_INSTALL_CACHE_DIR: (_, own) => ({ BUN_INSTALL_CACHE_DIR: own }),
  PIP_CACHE_DIR: (_, own) => ({ PIP_CACHE_DIR: own }),
  UV_CACHE_DIR: (_, own) => ({ UV_CACHE_DIR: own }),
  NUGET_PACKAGES: (cache, own) => ({ NUGET_PACKAGES: own, RestoreAdditionalProjectFallbackFolders: cache }),
  COMPOSER_CACHE_DIR: (_, own) => ({ COMPOSER_CACHE_DIR: own }),
  GOCACHE: (_, own) => ({ GOCACHE: own }),
  // Go takes the folder of its downloads for a proxy, and asks the others for what that does not have.
  GOPATH: (cache, own, { GOPROXY = 'https://proxy.golang.org,direct', GOMODCACHE }) => ({
    GOPATH: own,
    GOMODCACHE: join(own, 'pkg/mod'),
    GOPROXY: `file://${join(GOMODCACHE ?? join(cache, 'pkg/mod'), 'cache/download')},${GOPROXY}`,
    GOFLAGS: '-modcacherw',
  }),
  GRADLE_USER_HOME: (cache, own) => ({ GRADLE_USER_HOME: own, GRADLE_RO_DEP_CACHE: join(cache, 'caches') }),
}

/** The environment of a command whose tools write below `folder`. */
export function withOwnCaches(env: Variables, folder: string): Record<string, string> {
  const changed = Object.entries(tools).flatMap(([name, tell]) => {
    const cache = env[name]
    return cache === undefined ? [] : [tell(cache, join(folder, name), env)]
  })
  return Object.assign({ ...env }, ...changed)
}
