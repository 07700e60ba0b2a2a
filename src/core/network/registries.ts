import { httpsPort } from './allowed-host.ts'
import { isThisMachine } from './model-addresses.ts'

export interface RegistryFile {
  readonly path: string
  readonly text: string
}

interface Ecosystem {
  readonly files: RegExp
  readonly hosts: readonly string[]
  /** How such a file names another registry; the first group is its URL. */
  readonly registryPatterns: readonly RegExp[]
}

const url = String.raw`https://[^\s"'<>;,)#]+`

/** From the tools' documentation: hosts of the default registry and the packages. */
const ecosystems: readonly Ecosystem[] = [
  {
    // docs.npmjs.com/cli/configuring-npm/npmrc, classic.yarnpkg.com/docs/yarnrc, pnpm.io/npmrc
    files:
      /^(?:package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|\.npmrc|\.yarnrc(?:\.yml)?)$/,
    hosts: ['registry.npmjs.org', 'registry.yarnpkg.com'],
    registryPatterns: [
      new RegExp(String.raw`registry"?\s*[=:]\s*"?(${url})`, 'gi'),
      new RegExp(String.raw`(?:npmRegistryServer:|registry\s)\s*"?(${url})`, 'g'),
      new RegExp(String.raw`"?resolved"?:?\s*"(${url})`, 'g'),
      new RegExp(String.raw`tarball:\s*(${url})`, 'g'),
    ],
  },
  {
    // pip.pypa.io/en/stable/cli/pip_install, docs.astral.sh/uv, python-poetry.org/docs/repositories
    files:
      /^(?:requirements.*\.(?:txt|in)|constraints.*\.txt|pyproject\.toml|setup\.(?:py|cfg)|Pipfile(?:\.lock)?|poetry\.lock|uv\.(?:lock|toml)|pip\.conf)$/,
    hosts: ['pypi.org', 'files.pythonhosted.org'],
    registryPatterns: [
      new RegExp(String.raw`(?:--)?(?:extra-)?index-url[\s=]+"?(${url})`, 'g'),
      new RegExp(String.raw`^\s*"?(?:url|registry)"?\s*[=:]\s*"(${url})`, 'gm'),
      new RegExp(String.raw`registry = "(${url})`, 'g'),
    ],
  },
  {
    // doc.rust-lang.org/cargo/reference/registries.html
    files: /^(?:Cargo\.(?:toml|lock)|\.cargo\/config(?:\.toml)?)$/,
    hosts: ['index.crates.io', 'static.crates.io', 'crates.io'],
    registryPatterns: [new RegExp(String.raw`(?:index|registry|source)\s*=\s*"(?:(?:sparse|registry)\+)(${url})`, 'g')],
  },
  {
    // go.dev/ref/mod#environment-variables
    files: /^go\.(?:mod|work)$/,
    hosts: ['proxy.golang.org', 'sum.golang.org'],
    registryPatterns: [],
  },
  {
    // maven.apache.org/guides/mini/guide-multiple-repositories.html
    files: /^(?:pom\.xml|settings\.xml|maven-wrapper\.properties)$/,
    hosts: ['repo.maven.apache.org', 'repo1.maven.org'],
    registryPatterns: [
      new RegExp(String.raw`<(?:repository|pluginRepository|mirror)>[\s\S]*?<url>\s*(${url})`, 'g'),
      new RegExp(String.raw`distributionUrl=(${url})`, 'g'),
    ],
  },
  {
    // docs.gradle.org/current/userguide/supported_repository_types.html
    files: /^(?:(?:build|settings)\.gradle(?:\.kts)?|gradle-wrapper\.properties)$/,
    hosts: [
      'plugins.gradle.org',
      'services.gradle.org',
      'downloads.gradle.org',
      'repo.maven.apache.org',
      'dl.google.com',
    ],
    registryPatterns: [
      new RegExp(String.raw`url\s*=?\s*(?:uri\()?["'](${url})`, 'g'),
      /distributionUrl=(https\\?:\/\/[^\s]+)/g,
    ],
  },
  {
    // learn.microsoft.com/nuget/reference/nuget-config-file
    files: /^(?:nuget\.config|.*\.(?:cs|fs|vb)proj|packages\.lock\.json)$/i,
    hosts: ['api.nuget.org', 'www.nuget.org'],
    registryPatterns: [new RegExp(String.raw`<add\s[^>]*value="(${url})`, 'g')],
  },
  {
    // getcomposer.org/doc/05-repositories.md; packages are archives of GitHub.
    files: /^composer\.(?:json|lock)$/,
    hosts: ['repo.packagist.org', 'api.github.com', 'codeload.github.com'],
    registryPatterns: [new RegExp(String.raw`"url":\s*"(${url})`, 'g')],
  },
  {
    // bundler.io/man/gemfile.5.html
    files: /^(?:Gemfile(?:\.lock)?|.*\.gemspec)$/,
    hosts: ['rubygems.org', 'index.rubygems.org'],
    registryPatterns: [new RegExp(String.raw`(?:source|remote:)\s*\(?\s*["']?(${url})`, 'g')],
  },
]

/** Hosts of binaries and headers that packages download at their installation, by package name in a lock file. */
const nativeHosts: Readonly<Record<string, readonly string[]>> = {
  'node-gyp': ['nodejs.org'],
  'better-sqlite3': ['nodejs.org', 'github.com', 'release-assets.githubusercontent.com'],
  sqlite3: ['nodejs.org', 'github.com', 'release-assets.githubusercontent.com'],
  canvas: ['github.com', 'release-assets.githubusercontent.com'],
  bcrypt: ['nodejs.org', 'github.com', 'release-assets.githubusercontent.com'],
  electron: ['github.com', 'release-assets.githubusercontent.com'],
  cypress: ['download.cypress.io', 'cdn.cypress.io'],
  puppeteer: ['storage.googleapis.com'],
  playwright: ['cdn.playwright.dev', 'playwright.download.prss.microsoft.com'],
}

/** Hosts of clones and archives, if a submodule or a dependency names a repository. */
const gitUrl =
  /(?:git\+)?(?:https|ssh):\/\/(?:[^\s"'@/]+@)?([\w.-]+)\/[^\s"']+?\.git\b|(?:^|["'\s])(?:git@([\w.-]+):|(github|gitlab|bitbucket):[\w.-]+\/[\w.-]+)/gm
const gitDependency = /git\s*=\s*"(https:\/\/[^"]+)"|git\+(https:\/\/[^\s"'#]+)/g
const archives: Readonly<Record<string, readonly string[]>> = { 'github.com': ['codeload.github.com'] }
const forges: Readonly<Record<string, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
}

const baseName = (path: string): string => /(?:^|\/)((?:\.cargo\/)?[^/]+)$/.exec(path)?.[1] ?? path

/** The agent calls MCP servers by address (docs/mcp.md). */
const isServerFile = (path: string): boolean => path === '.mcp.json' || /^\.ralph\/config\/[^/]+\.json$/.test(path)
const serverAddress = [new RegExp(String.raw`"(${url})`, 'g')]

/** Hosts of local servers, by a word of their command: registry and own service (each package's README). */
const serverHosts: Readonly<Record<string, readonly string[]>> = {
  npx: ['registry.npmjs.org'],
  bunx: ['registry.npmjs.org'],
  uvx: ['pypi.org', 'files.pythonhosted.org'],
  pipx: ['pypi.org', 'files.pythonhosted.org'],
  '@perplexity-ai/mcp-server': ['api.perplexity.ai'],
  '@upstash/context7-mcp': ['context7.com', 'mcp.context7.com'],
}

const hostsOfServers = (text: string): readonly string[] => [
  ...namedIn(text, serverAddress),
  ...Object.entries(serverHosts).flatMap(([word, hosts]) =>
    text.includes(`"${word}"`) || text.includes(`"${word}@`) ? hosts : [],
  ),
]

/** The folder of ralph's own server files, and the file that interactive sessions share. */
export const serverFiles = { folder: '.ralph/config', shared: '.mcp.json' } as const

/** `file`: the first one that names a server at this port of the machine. */
export interface NamedPort {
  readonly port: number
  readonly file: string
}

/** Ports of this machine where an MCP server of these files listens. */
export function findServerPorts(files: readonly RegistryFile[]): NamedPort[] {
  const byPort = new Map<number, NamedPort>()
  for (const { path, text } of files.filter((file) => isServerFile(file.path)))
    for (const [, address = ''] of text.matchAll(/"url"\s*:\s*"(https?:\/\/[^"\s]+)"/g)) {
      const port = localPort(address)
      if (port !== undefined && !byPort.has(port)) byPort.set(port, { port, file: path })
    }
  return [...byPort.values()].sort((a, b) => a.port - b.port)
}

function localPort(address: string): number | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, port, protocol } = new URL(address)
  if (!isThisMachine(hostname)) return undefined
  return Number(port) || (protocol === 'http:' ? 80 : httpsPort)
}

export const isRegistryFile = (path: string): boolean =>
  isServerFile(path) ||
  (!/(?:^|\/)(?:node_modules|vendor)\//.test(path) &&
    (path === '.gitmodules' || ecosystems.some(({ files }) => files.test(baseName(path)))))

/** The hosts of package managers and MCP servers in these files, in the notation of `allow-hosts`: defaults and named ones. */
export function findRegistryHosts(files: readonly RegistryFile[]): NamedHost[] {
  const byHost = new Map<string, NamedHost>()
  for (const file of files)
    for (const host of hostsIn(file)) if (!byHost.has(host)) byHost.set(host, { host, file: file.path })
  return [...byHost.values()].sort((a, b) => (a.host < b.host ? -1 : 1))
}

/** `file`: the first one because of which the host may be reached. */
export interface NamedHost {
  readonly host: string
  readonly file: string
}

function hostsIn({ path, text }: RegistryFile): string[] {
  const matching = ecosystems.filter((ecosystem) => ecosystem.files.test(baseName(path)))
  return [
    ...matching.flatMap((ecosystem) => [...ecosystem.hosts, ...namedIn(text, ecosystem.registryPatterns)]),
    ...nativesIn(path, text),
    ...gitHosts(text),
    ...(isServerFile(path) ? hostsOfServers(text) : []),
  ]
}

const namedIn = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, address = '']) => hostOf(address)))

function nativesIn(path: string, text: string): readonly string[] {
  if (!/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(path)) return []
  return Object.entries(nativeHosts).flatMap(([name, hosts]) =>
    new RegExp(String.raw`(?:node_modules/|^\s*["'/]?)${name}["'@:/]`, 'm').test(text) ? hosts : [],
  )
}

function gitHosts(text: string): readonly string[] {
  const cloneHosts = [...text.matchAll(gitUrl)].map(
    ([, web, shell, forge]) => web ?? shell ?? forges[forge ?? ''] ?? '',
  )
  const dependencyHosts = [...text.matchAll(gitDependency)].flatMap(([, tomlUrl, plusUrl]) =>
    hostOf(tomlUrl ?? plusUrl ?? ''),
  )
  return [...cloneHosts, ...dependencyHosts]
    .filter((host) => host !== '')
    .flatMap((host) => [host, ...(archives[host] ?? [])])
}

/** With its port unless it is 443. */
function hostOf(address: string): string[] {
  try {
    const { host } = new URL(address.replaceAll('\\', ''))
    return host === '' ? [] : [host]
  } catch {
    return []
  }
}
