import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { isExecutable } from '../../disk/may-access.ts'
import { removeFolder } from '../../disk/process-directory.ts'
import { boundedOutput } from '../../process/bounded-output.ts'
import type { Confinement } from '../../process/command.ts'
import type { Environment } from '../../process/environment.ts'
import { findProgram } from '../../process/programs.ts'
import { supervise } from '../../process/supervise.ts'

export const claudePackage = '@anthropic-ai/claude-code'

export interface Installation {
  readonly version: string
  /** The hashes of the packages, `sha512-…`; if empty, npm compares with the registry. */
  readonly integrity: readonly string[]
  readonly folder: string
  /** The user's npm, with their registries, proxies and credentials. */
  readonly environment: Environment
  readonly confinement: Confinement
  readonly signal: AbortSignal
  readonly onInstall: (message: string) => void
}

/**
 * Installs exactly this version of the CLI in its own directory if it is missing; returns the program. It is installed
 * elsewhere and renamed, so an interrupted installation never counts. Nothing of the package is run: its script would only
 * copy the platform's program. Throws RalphError AGENT_NOT_INSTALLED or AGENT_INTEGRITY.
 */
export async function installClaude(options: Installation): Promise<string> {
  const folder = join(options.folder, `claude-${options.version}`)
  if (!existsSync(folder)) await install(options, folder)
  refuseOtherIntegrity(options, folder)
  return findInstalledProgram(options, folder)
}

async function install(options: Installation, folder: string): Promise<void> {
  const npm = findProgram('npm', options.environment['PATH'])
  if (npm === undefined) throw notInstalled(options, 'There is no `npm` on PATH.')
  options.onInstall(`installing ${claudePackage}@${options.version} in ${folder}`)
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(options.folder)
  const partial = await mkdtemp(join(options.folder, `partial-${options.version}-`))
  try {
    await writeFile(join(partial, 'package.json'), packageJson(options.version))
    await runNpm(npm, options, partial)
    refuseOtherIntegrity(options, partial)
    findInstalledProgram(options, partial)
    await rename(partial, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster; its result is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await removeFolder(partial)
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const places = readdirSync(folder).flatMap((name) => (name.startsWith('partial-') ? join(folder, name) : []))
  const abandoned = places.filter(
    (place) => (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs,
  )
  for (const place of abandoned) await removeFolder(place)
}

const dayMs = 24 * 60 * 60_000

const packageJson = (version: string): string =>
  `${JSON.stringify({ private: true, dependencies: { [claudePackage]: version } }, null, 2)}\n`

const npmFlags = [
  ...['--no-global', '--ignore-scripts', '--include=optional', '--install-strategy=hoisted', '--package-lock'],
  ...['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'],
]

async function runNpm(npm: string, options: Installation, folder: string): Promise<void> {
  const output = boundedOutput({ headBytes: 0, tailBytes: 4000 })
  const { environment, confinement, signal } = options
  const places = { call: { path: folder, home: folder, tmp: folder }, writable: [] }
  const env = Object.fromEntries(Object.entries(environment).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
  // The user's npm with their home: it runs nothing of the package, and only its tree is ended.
  const end = await supervise(
    { file: npm, args: ['install', '--prefix', folder, ...npmFlags], cwd: folder, env },
    {
      confinement: { wrap: await confinement.unconfined() },
      places,
      signal,
      onStdout: output.push,
      onStderr: output.push,
      wallMs: 15 * 60_000,
    },
  ).done
  signal.throwIfAborted()
  if (end.exitCode === 0 && end.endedBy === 'itself') return
  const reason =
    end.endedBy === 'wall' ? 'it took more than 15 minutes' : output.finish().tail.trim() || 'it printed nothing'
  throw notInstalled(options, `npm could not install ${claudePackage}@${options.version}: ${reason}`)
}

interface InstalledPackage {
  readonly name: string
  readonly integrity: string | undefined
}

/** From npm's lock file; npm has checked each package's integrity. */
function installedPackages(folder: string): InstalledPackage[] {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>
  }
  return Object.entries(lock.packages).map(([path, { integrity }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    integrity,
  }))
}

function refuseOtherIntegrity(options: Installation, folder: string): void {
  if (options.integrity.length === 0) return
  const mismatches = installedPackages(folder).filter(({ integrity }) => !options.integrity.includes(integrity ?? ''))
  if (mismatches.length === 0) return
  throw new RalphError({
    code: 'AGENT_INTEGRITY',
    message: `The package from the registry, ${claudePackage}@${options.version}, does not match agent-integrity; it was not run.`,
    hint: 'Compare with a registry that you trust. If these are right, pass each of them as --agent-integrity.',
    findings: mismatches.map(({ name, integrity }) => `${name}: ${integrity ?? 'no integrity'}`),
  })
}

/** The platform's package contains the program. npm omits it silently if it is missing or has another hash (measured). Older releases are a script in the package itself. */
function findInstalledProgram(options: Installation, folder: string): string {
  const scope = join(folder, 'node_modules/@anthropic-ai')
  const native = readdirSync(scope).filter((name) => name.startsWith('claude-code-'))
  const places = isNative(scope)
    ? native.map((name) => join(scope, name, 'claude'))
    : [join(folder, 'node_modules/.bin/claude')]
  const program = places.find(isExecutable)
  if (program !== undefined) return program
  const reason = 'the registry has none, did not send it, or sent one with another hash'
  throw notInstalled(
    options,
    `npm installed no program from ${claudePackage}@${options.version} for this machine: ${reason}.`,
  )
}

function isNative(scope: string): boolean {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(scope, 'claude-code/package.json'), 'utf8'))
  return Object.keys(optionalDependencies).some((name) => name.startsWith(`${claudePackage}-`))
}

const notInstalled = ({ version, folder }: Installation, message: string): RalphError =>
  new RalphError({
    code: 'AGENT_NOT_INSTALLED',
    message,
    hint: `Where npm works, run \`npm install --prefix ${JSON.stringify(join(folder, 'by-hand'))} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${JSON.stringify(join(folder, 'by-hand/node_modules/.bin/claude'))}\`.`,
  })
