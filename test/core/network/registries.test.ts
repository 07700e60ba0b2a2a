import { expect, test } from 'vitest'
import { readAllowedHost } from '../../../src/core/network/allowed-host.ts'
import { findRegistryHosts, findServerPorts, isRegistryFile } from '../../../src/core/network/registries.ts'
import { withSlack } from '../../support/with-slack.ts'

const hostsOf = (files: Parameters<typeof findRegistryHosts>[0]): string[] =>
  findRegistryHosts(files).map(({ host }) => host)

const npm = ['registry.npmjs.org', 'registry.yarnpkg.com']
const pip = ['files.pythonhosted.org', 'pypi.org']
const cargo = ['crates.io', 'index.crates.io', 'static.crates.io']
const maven = ['repo.maven.apache.org', 'repo1.maven.org']
const gradle = [
  ...['dl.google.com', 'downloads.gradle.org', 'plugins.gradle.org', 'repo.maven.apache.org', 'services.gradle.org'],
]
const composer = ['api.github.com', 'codeload.github.com', 'repo.packagist.org']
const releases = ['github.com', 'release-assets.githubusercontent.com']

test.each<[string, string, readonly string[]]>([
  ['package.json', '{ "dependencies": { "a": "^1" } }', npm],
  [
    'web/.npmrc',
    'registry=https://npm.corp.test:8443/x/\n@a:registry = "https://a.corp.test/"',
    [...npm, 'npm.corp.test:8443', 'a.corp.test'],
  ],
  [
    'package-lock.json',
    '{"packages":{"node_modules/a":{"resolved":"https://npm.corp.test/a/-/a-1.tgz"}}}',
    [...npm, 'npm.corp.test'],
  ],
  ['yarn.lock', 'a@^1:\n  resolved "https://y.corp.test/a.tgz#1"', [...npm, 'y.corp.test']],
  ['pnpm-lock.yaml', '    resolution: {tarball: https://p.corp.test/a.tgz}', [...npm, 'p.corp.test']],
  ['.yarnrc.yml', 'npmRegistryServer: "https://b.corp.test"', [...npm, 'b.corp.test']],
  ['package-lock.json', '{"packages":{"node_modules/better-sqlite3":{}}}', [...npm, 'nodejs.org', ...releases]],
  ['pnpm-lock.yaml', '  cypress@13.0.0:\n    resolution: {}', [...npm, 'download.cypress.io', 'cdn.cypress.io']],
  [
    'package.json',
    '{"dependencies":{"a":"github:o/a","b":"git+https://git.corp.test/b.git"}}',
    [...npm, 'github.com', 'codeload.github.com', 'git.corp.test'],
  ],
  ['requirements-dev.txt', '--extra-index-url https://pip.corp.test/simple\nflask', [...pip, 'pip.corp.test']],
  ['requirements.txt', 'a @ git+https://github.com/o/a@main', [...pip, 'github.com', 'codeload.github.com']],
  ['pyproject.toml', '[[tool.uv.index]]\nname = "x"\nurl = "https://uv.corp.test/simple"', [...pip, 'uv.corp.test']],
  [
    'Cargo.toml',
    '[dependencies]\nserde = "1"\nx = { git = "https://github.com/o/x" }',
    [...cargo, 'github.com', 'codeload.github.com'],
  ],
  [
    '.cargo/config.toml',
    '[registries.c]\nindex = "sparse+https://cargo.corp.test/index/"',
    [...cargo, 'cargo.corp.test'],
  ],
  ['go.mod', 'module x', ['proxy.golang.org', 'sum.golang.org']],
  [
    'pom.xml',
    '<url>https://project.test</url><repository><id>c</id><url>https://mvn.corp.test/x</url></repository>',
    [...maven, 'mvn.corp.test'],
  ],
  ['app/build.gradle.kts', 'maven { url = uri("https://gradle.corp.test/x") }', [...gradle, 'gradle.corp.test']],
  [
    'gradle/wrapper/gradle-wrapper.properties',
    'distributionUrl=https\\://dist.corp.test/gradle-8.zip',
    [...gradle, 'dist.corp.test'],
  ],
  [
    'NuGet.Config',
    '<add key="c" value="https://nuget.corp.test/v3/index.json" />',
    ['api.nuget.org', 'www.nuget.org', 'nuget.corp.test'],
  ],
  [
    'composer.json',
    '{"repositories":[{"type":"composer","url":"https://php.corp.test"}]}',
    [...composer, 'php.corp.test'],
  ],
  ['Gemfile', 'source "https://gems.corp.test"', ['rubygems.org', 'index.rubygems.org', 'gems.corp.test']],
  ['.gitmodules', '[submodule "a"]\n\tpath = a\n\turl = https://git.corp.test/a.git', ['git.corp.test']],
  ['.gitmodules', '\turl = git@gitlab.com:o/a.git', ['gitlab.com']],
])('%s: the hosts of its ecosystem, and those that it names', (path, text, hosts) => {
  expect(isRegistryFile(path)).toBe(true)
  const found = hostsOf([{ path, text }])
  expect(found).toEqual([...hosts].sort())
  for (const host of found) expect(readAllowedHost(host), host).toBeDefined()
})

test('no file, no host; other files and what is installed say nothing', () => {
  expect(hostsOf([])).toEqual([])
  for (const path of ['README.md', 'src/package.ts', 'node_modules/a/package.json', 'vendor/x/Gemfile', 'plan.json'])
    expect(isRegistryFile(path), path).toBe(false)
})

test('a link to a page, a license or a bug tracker is no registry', () => {
  const text = '{"homepage":"https://home.test","bugs":{"url":"https://bugs.test"},"funding":"https://fund.test"}'
  expect(hostsOf([{ path: 'package.json', text }])).toEqual(npm)
})

test('a lock file of 20 MB is read in no time worth speaking of', () => {
  const line = '"node_modules/a": { "version": "1.0.0", "resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz" },\n'
  const text = `{"packages":{${line.repeat(200_000)}}}`
  const start = process.threadCpuUsage()
  expect(hostsOf([{ path: 'package-lock.json', text }])).toEqual(npm)
  const { user } = process.threadCpuUsage(start)
  expect(user / 1000).toBeLessThan(withSlack(1_000))
})

test('an MCP server by address is a host that its file names', () => {
  const text = '{"mcpServers": {"docs": {"type": "http", "url": "https://mcp.example.org/v1"}}}'
  expect(findRegistryHosts([{ path: '.ralph/config/code.json', text }])).toEqual([
    { host: 'mcp.example.org', file: '.ralph/config/code.json' },
  ])
  expect(isRegistryFile('.mcp.json')).toBe(true)
  const preset =
    '{"mcpServers": {"p": {"command": "npx", "args": ["-y", "@perplexity-ai/mcp-server@1.2.1"], "env": {"A": "https://own.test/v1"}}}}'
  expect(hostsOf([{ path: '.ralph/config/mcp-consensus.json', text: preset }])).toEqual([
    'api.perplexity.ai',
    'own.test',
    'registry.npmjs.org',
  ])
  expect(hostsOf([{ path: '.mcp.json', text: '{"mcpServers": {"p": {"command": "/opt/tool"}}}' }])).toEqual([])
  expect(isRegistryFile('web/.mcp.json')).toBe(false)
})

test('an MCP server of this machine is a port that its file names; an address in a variable or of another file is none', () => {
  const servers = (...urls: readonly string[]) =>
    JSON.stringify({ mcpServers: Object.fromEntries(urls.map((url, n) => [n, { url }])) })
  const path = '.ralph/config/mcp-coding.json'
  const text = servers(
    'http://127.0.0.1:8931/mcp',
    'https://localhost/x',
    'http://LOCALHOST:8931/y',
    'https://mcp.example.org:9/v1',
    `http://127.0.0.1:\${PORT}/mcp`,
  )
  expect(findServerPorts([{ path, text }])).toEqual([
    { port: 443, file: path },
    { port: 8931, file: path },
  ])
  expect(findServerPorts([{ path: '.npmrc', text: '"url": "http://127.0.0.1:4873/"' }])).toEqual([])
  expect(
    findServerPorts([{ path, text: '{"mcpServers":{"db":{"command":"x","args":["http://127.0.0.1:5432/"]}}}' }]),
  ).toEqual([])
})
