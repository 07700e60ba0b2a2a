import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  agentEnvironment,
  cacheVariables,
  checkEnvironment,
  cloudFiles,
} from '../../../src/adapter/process/environment.ts'
import { secretValues } from '../../../src/adapter/process/secret-values.ts'
import { claude } from '../../../src/core/agent/claude.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { isRoot } from '../../support/machine-offers.ts'

const choice = { home: '/own/home', tmp: '/own/tmp', extra: [], provider: claude.provider }

/** Named by runners and tools; none may reach the agent or a check unless the user names it. */
const forbidden = [
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_RESULTS_URL',
  'RUNNER_TEMP',
  'INPUT_GITHUB-TOKEN',
  'INPUT_ANTHROPIC-API-KEY',
  'SSH_AUTH_SOCK',
  'NPM_TOKEN',
  'NODE_AUTH_TOKEN',
  'DOCKER_CONFIG',
  'KUBECONFIG',
  'NODE_OPTIONS',
  'GIT_DIR',
  'MY_SECRET',
  'AWS_SECRET_ACCESS_KEY',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'AZURE_CLIENT_SECRET',
  'CLAUDE_CODE_SSE_PORT',
]
const provider = ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_CUSTOM_HEADERS']
const harmless = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'USER', 'SHELL', 'SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS', 'JAVA_HOME']
const proxies = ['HTTPS_PROXY', 'https_proxy', 'NO_PROXY']

const canary = (name: string): string => `canary of ${name}`
const source = Object.fromEntries(
  [...forbidden, ...provider, ...harmless, ...proxies, 'HOME', 'TMPDIR', 'TERM'].map((name) => [name, canary(name)]),
)
const leaked = (env: object, names: readonly string[]) =>
  names.filter((name) => Object.values(env).includes(canary(name)))

test.each(forbidden)('T6: %s reaches neither the agent nor a check', (name) => {
  expect(leaked(agentEnvironment(source, choice), [name])).toEqual([])
  expect(leaked(checkEnvironment(source, { ...choice, network: true }), [name])).toEqual([])
})

test('provider credentials reach the agent and never a check', () => {
  expect(leaked(agentEnvironment(source, choice), provider)).toEqual(provider)
  expect(leaked(checkEnvironment(source, { ...choice, network: true }), provider)).toEqual([])
})

test('what programs need to run reaches both', () => {
  expect(leaked(agentEnvironment(source, choice), harmless)).toEqual(harmless)
  expect(leaked(checkEnvironment(source, { ...choice, network: false }), harmless)).toEqual(harmless)
})

test('proxies, whose address may hold a password, reach set-up commands and not checks', () => {
  expect(leaked(checkEnvironment(source, { ...choice, network: true }), proxies)).toEqual(proxies)
  expect(leaked(checkEnvironment(source, { ...choice, network: false }), proxies)).toEqual([])
})

test('both have a home and a temporary directory of their own', () => {
  const own = { HOME: '/own/home', TMPDIR: '/own/tmp' }
  expect(agentEnvironment(source, choice)).toMatchObject(own)
  expect(checkEnvironment(source, { ...choice, network: false })).toMatchObject({ ...own, CI: '1', TERM: 'dumb' })
})

test('a variable that the user names passes, and only that one', () => {
  const named = { ...choice, extra: ['MY_SECRET'] }
  expect(leaked(agentEnvironment(source, named), forbidden)).toEqual(['MY_SECRET'])
  expect(leaked(checkEnvironment(source, { ...named, network: false }), forbidden)).toEqual(['MY_SECRET'])
})

test('wildcards are refused by name, all at once', () => {
  const wild = { ...choice, extra: ['MY_*', 'OK', '*'] }
  expect(() => agentEnvironment(source, wild)).toThrow(/"MY_\*", "\*"/)
  expect(() => checkEnvironment(source, { ...wild, network: false })).toThrow(/"MY_\*", "\*"/)
})

test.each([
  ['CLAUDE_CODE_USE_BEDROCK', 'AWS_SECRET_ACCESS_KEY'],
  ['CLAUDE_CODE_USE_VERTEX', 'GOOGLE_APPLICATION_CREDENTIALS'],
  ['CLAUDE_CODE_USE_FOUNDRY', 'AZURE_CLIENT_SECRET'],
])('with %s, and not without, %s reaches the agent', (flag, name) => {
  expect(leaked(agentEnvironment({ ...source, [flag]: '1' }, choice), [name])).toEqual([name])
  expect(leaked(agentEnvironment({ ...source, [flag]: '0' }, choice), [name])).toEqual([])
})

test.each([
  ['CLAUDE_CODE_USE_BEDROCK', 'AWS_SHARED_CREDENTIALS_FILE', '.aws/credentials'],
  ['CLAUDE_CODE_USE_BEDROCK', 'AWS_CONFIG_FILE', '.aws/config'],
  ['CLAUDE_CODE_USE_VERTEX', 'GOOGLE_APPLICATION_CREDENTIALS', '.config/gcloud/application_default_credentials.json'],
  ['CLAUDE_CODE_USE_FOUNDRY', 'AZURE_CONFIG_DIR', '.azure'],
])('with %s, and not without, the agent finds what the real home has for it by %s', (flag, name, place) => {
  const home = tempDir('ralph-home-')
  mkdirSync(join(home, place), { recursive: true })
  const found = (source: object) => agentEnvironment({ HOME: home, ...source }, choice)[name]
  expect(found({ [flag]: '1' })).toBe(join(home, place))
  expect(found({ [flag]: '1', [name]: '/elsewhere' })).toBe('/elsewhere')
  expect(found({})).toBeUndefined()
  expect(checkEnvironment({ HOME: home, [flag]: '1' }, { ...choice, network: true })).not.toHaveProperty(name)
})

test('an empty credential, which a workflow passes for a missing secret, is left out', () => {
  expect(agentEnvironment({ CLAUDE_CODE_OAUTH_TOKEN: '' }, choice)).not.toHaveProperty('CLAUDE_CODE_OAUTH_TOKEN')
})

test.each([
  ['npm', 'npm_config_cache', '/home/me/.npm'],
  ['Cargo', 'CARGO_HOME', '/home/me/.cargo'],
  ['Go’s modules', 'GOPATH', '/home/me/go'],
  ['Go’s builds', 'GOCACHE', '/home/me/.cache/go-build'],
  ['pip', 'PIP_CACHE_DIR', '/home/me/.cache/pip'],
  ['Playwright', 'PLAYWRIGHT_BROWSERS_PATH', '/home/me/.cache/ms-playwright'],
])('the cache of %s is named by %s where it is there, and where the user put it elsewhere', (_, name, place) => {
  const home = { HOME: '/home/me' }
  expect(cacheVariables(home, (path) => path === place)).toEqual({ [name]: place })
  expect(cacheVariables({ ...home, [name]: '/elsewhere' }, () => true)).not.toHaveProperty(name)
  const set = { ...home, [name]: '/elsewhere' }
  expect(agentEnvironment(set, choice)).toHaveProperty(name, '/elsewhere')
  expect(checkEnvironment(set, { ...choice, network: false })).toHaveProperty(name, '/elsewhere')
})

test('a cache that only the user can have moved keeps its variable, also in capitals, and gets no second one', () => {
  const set = { HOME: '/home/me', NPM_CONFIG_CACHE: '/npm', GOMODCACHE: '/modules' }
  expect(cacheVariables(set, () => true)).not.toHaveProperty('npm_config_cache')
  expect(agentEnvironment(set, choice)).toMatchObject({ NPM_CONFIG_CACHE: '/npm', GOMODCACHE: '/modules' })
})

test('redaction knows every value that is named like a secret, and the password of a proxy', () => {
  const values = secretValues({
    ANTHROPIC_API_KEY: 'key-123456',
    'INPUT_GITHUB-TOKEN': 'ghs_123456',
    ANTHROPIC_CUSTOM_HEADERS: 'X-Key: header-secret\nX-Other: other-secret',
    HTTPS_PROXY: 'http://me:proxy-password@proxy.example:3128',
    HTTP_PROXY: 'http://proxy.example:3128',
    GOOGLE_APPLICATION_CREDENTIALS: '/home/me/key.json',
    MAX_THINKING_TOKENS: '31999000',
    SHORT_TOKEN: 'abc',
    PATH: '/usr/bin:/bin',
    EMPTY_TOKEN: '',
    MISSING_TOKEN: undefined,
  })
  expect(values.sort()).toEqual(['ghs_123456', 'header-secret', 'key-123456', 'other-secret', 'proxy-password'])
})

test('redaction knows the token that git takes from the environment, as it is sent and as it is', () => {
  const basic = Buffer.from('x-access-token:ghs_abcdefgh').toString('base64')
  const values = secretValues({
    GIT_CONFIG_COUNT: '3',
    GIT_CONFIG_KEY_0: 'http.https://example.invalid/.extraHeader',
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
    GIT_CONFIG_KEY_1: 'http.https://other.invalid/.extraheader',
    GIT_CONFIG_VALUE_1: 'Authorization: Bearer bearer-secret',
    GIT_CONFIG_KEY_2: 'user.name',
    GIT_CONFIG_VALUE_2: 'Somebody Anybody',
  })
  expect(values.sort()).toEqual([basic, 'bearer-secret', 'ghs_abcdefgh'].sort())
})

test.each([
  [{}, []],
  [{ AWS_CONFIG_FILE: '/h/.aws/config' }, []],
  [
    { CLAUDE_CODE_USE_BEDROCK: '1', AWS_CONFIG_FILE: '/h/.aws/config', AWS_WEB_IDENTITY_TOKEN_FILE: '/t' },
    ['/h/.aws/config', '/t'],
  ],
  [{ CLAUDE_CODE_USE_VERTEX: '1', GOOGLE_APPLICATION_CREDENTIALS: '/h/key.json' }, ['/h/key.json']],
])('an agent with %j reads %j of a cloud', (env, files) => {
  expect(cloudFiles(claude.provider, env as Record<string, string>)).toEqual(files)
})

const module = join(import.meta.dirname, '../../../src/adapter/process/environment.ts')
const program = `import { userName } from '${module}'; process.setuid?.(54321); console.log(userName())`

test.runIf(isRoot)('a user that the system has no name for, as containers have, is no internal error', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(said).toBe('uid-54321\n')
})
