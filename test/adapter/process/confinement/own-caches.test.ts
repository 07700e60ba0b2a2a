import { expect, test } from 'vitest'
import { withOwnCaches } from '../../../../src/adapter/process/confinement/tool-homes.ts'

test.each([
  ['nothing is set', {}, {}],
  ['a tool only reads', { RUSTUP_HOME: '/h/.rustup', CARGO_HOME: '/h/.cargo' }, {}],
  ['npm writes', { npm_config_cache: '/h/.npm' }, { npm_config_cache: '/own/npm_config_cache' }],
  [
    'Gradle has a cache that it reads',
    { GRADLE_USER_HOME: '/h/.gradle' },
    { GRADLE_USER_HOME: '/own/GRADLE_USER_HOME', GRADLE_RO_DEP_CACHE: '/h/.gradle/caches' },
  ],
  [
    'Go takes its downloads for a proxy',
    { GOPATH: '/h/go', GOCACHE: '/h/.cache/go-build' },
    {
      GOCACHE: '/own/GOCACHE',
      GOPATH: '/own/GOPATH',
      GOMODCACHE: '/own/GOPATH/pkg/mod',
      GOPROXY: 'file:///h/go/pkg/mod/cache/download,https://proxy.golang.org,direct',
      GOFLAGS: '-modcacherw',
    },
  ],
  [
    "Go keeps the user's proxy and place",
    { GOPATH: '/h/go', GOMODCACHE: '/m', GOPROXY: 'off' },
    {
      GOPATH: '/own/GOPATH',
      GOMODCACHE: '/own/GOPATH/pkg/mod',
      GOPROXY: 'file:///m/cache/download,off',
      GOFLAGS: '-modcacherw',
    },
  ],
] as const)('where caches can only be read and %s', (_, env, changed) => {
  expect(withOwnCaches({ PATH: '/bin', ...env }, '/own')).toEqual({ PATH: '/bin', ...env, ...changed })
})
