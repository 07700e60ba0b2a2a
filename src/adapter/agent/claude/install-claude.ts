import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { removeFolder } from '../../disk/process-directory.ts'
import { boundedOutput } from '../../process/bounded-output.ts'
import type { Confinement } from '../../process/command.ts'
import type { Environment } from '../../process/environment.ts'
import { findProgram } from '../../process/programs.ts'
import { supervise } from '../../process/supervise.ts'

export const claudePackage = '@anthropic-ai/claude-code'

export interface Installation {
  readonly version: string
  /** What each installed package must be, `sha512-…`; where it is empty, npm compares with what the registry says. */
  readonly integrity: readonly string[]
  /** The engine's own directory for agents, shared by all runs. */
  readonly folder: string
  /** npm is the user's: with the user's registries, proxies and credentials. */
  readonly environment: Environment
  readonly confinement: Confinement
  readonly signal: AbortSignal
  readonly onInstall: (what: string) => void
}

/**
 * The CLI of exactly this version in a directory of its own, installed where it is not there yet; returns the program.
 * It is made beside its place and renamed into it: what was interrupted never counts, and of two processes one wins.
 * Nothing of the package is run: its install script would only copy the program of the platform over another name.
 * Throws RalphError AGENT_NOT_INSTALLED or AGENT_INTEGRITY.
 */
export async function installClaude(options: Installation): Promise<string> {
  const place = join(options.folder, `claude-${options.version}`)
  if (!existsSync(place)) await install(options, place)
  refuseOtherIntegrity(options, place)
  return programIn(options, place)
}

async function install(options: Installation, place: string): Promise<void> {
  const npm = findProgram('npm', options.environment['PATH'])
  if (npm === undefined) throw notInstalled(options, 'There is no `npm` on PATH.')
  options.onInstall(`installing ${claudePackage}@${options.version} in ${place}`)
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(options.folder)
  const partial = await mkdtemp(join(options.folder, `partial-${options.version}-`))
  try {
    await writeFile(join(partial, 'package.json'), packageJson(options.version))
    await runNpm(npm, options, partial)
    refuseOtherIntegrity(options, partial)
    programIn(options, partial)
    await rename(partial, place).catch((error: NodeJS.ErrnoException) => {
      // Another process was quicker; what it made is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await removeFolder(partial)
  }
}

/** What engines left that were killed in the middle of it, a day ago or earlier. */
async function removeAbandoned(folder: string): Promise<void> {
  const places = readdirSync(folder).flatMap((name) => (name.startsWith('partial-') ? join(folder, name) : []))
  const old = places.filter((place) => (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs)
  for (const place of old) await removeFolder(place)
}

const dayMs = 24 * 60 * 60_000

const packageJson = (version: string): string =>
  `${JSON.stringify({ private: true, dependencies: { [claudePackage]: version } }, null, 2)}\n`

/** Against settings of the user that would install elsewhere, less, or more. */
const flags = [
  ...['--no-global', '--ignore-scripts', '--include=optional', '--install-strategy=hoisted', '--package-lock'],
  ...['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'],
]

async function runNpm(npm: string, options: Installation, folder: string): Promise<void> {
  const said = boundedOutput({ headBytes: 0, tailBytes: 4000 })
  const { environment, confinement, signal } = options
  const places = { call: { path: folder, home: folder, tmp: folder }, writable: [] }
  const env = Object.fromEntries(Object.entries(environment).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
  // npm is the user's and runs nothing of the package: it has the user's home, and only its tree is ended.
  const end = await supervise(
    { file: npm, args: ['install', '--prefix', folder, ...flags], cwd: folder, env },
    {
      confinement: { wrap: await confinement.unconfined() },
      places,
      signal,
      onStdout: said.push,
      onStderr: said.push,
      wallMs: 15 * 60_000,
    },
  ).done
  signal.throwIfAborted()
  if (end.exitCode === 0 && end.endedBy === 'itself') return
  const why =
    end.endedBy === 'wall' ? 'it took more than 15 minutes' : said.finish().tail.trim() || 'it printed nothing'
  throw notInstalled(options, `npm could not install ${claudePackage}@${options.version}: ${why}`)
}

interface Installed {
  readonly name: string
  readonly integrity: string | undefined
}

/** npm's account of what it installed; npm has compared each package with its integrity. */
function installedIn(folder: string): Installed[] {
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
  const other = installedIn(folder).filter(({ integrity }) => !options.integrity.includes(integrity ?? ''))
  if (other.length === 0) return
  throw new RalphError({
    code: 'AGENT_INTEGRITY',
    message: `The package from the registry, ${claudePackage}@${options.version}, does not match agent-integrity; it was not run.`,
    hint: 'Compare with a registry that you trust. If these are right, pass each of them as --agent-integrity.',
    findings: other.map(({ name, integrity }) => `${name}: ${integrity ?? 'no integrity'}`),
  })
}

/**
 * The platform's package holds the program. npm leaves it out without a word where it cannot be fetched, or is not what
 * the registry says (measured). Older releases are a script of the package itself.
 */
function programIn(options: Installation, folder: string): string {
  const scope = join(folder, 'node_modules/@anthropic-ai')
  const native = readdirSync(scope).filter((name) => name.startsWith('claude-code-'))
  const places = isNative(scope)
    ? native.map((name) => join(scope, name, 'claude'))
    : [join(folder, 'node_modules/.bin/claude')]
  const program = places.find(isExecutable)
  if (program !== undefined) return program
  const why = 'the registry has none, did not send it, or sent one with another hash'
  throw notInstalled(
    options,
    `npm installed no program from ${claudePackage}@${options.version} for this machine: ${why}.`,
  )
}

function isNative(scope: string): boolean {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(scope, 'claude-code/package.json'), 'utf8'))
  return Object.keys(optionalDependencies).some((name) => name.startsWith(`${claudePackage}-`))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const notInstalled = ({ version, folder }: Installation, why: string): RalphError =>
  new RalphError({
    code: 'AGENT_NOT_INSTALLED',
    message: why,
    hint: `Where npm works, run \`npm install --prefix ${JSON.stringify(join(folder, 'by-hand'))} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${JSON.stringify(join(folder, 'by-hand/node_modules/.bin/claude'))}\`.`,
  })
