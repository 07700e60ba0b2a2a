import { parse } from 'yaml'
import type { CheckKind } from '../../schema/check/check.ts'
import { tryRead } from '../text/try-read.ts'
import {
  checkKinds,
  checkScript,
  type DetectedCheck,
  type DetectedProject,
  type Ecosystem,
  fromTop,
  pathBelow,
  type ToolStep,
} from './detected.ts'
import { managerOf, type PackageManager } from './node-managers.ts'
import { type Folder, readJson, tableAt, textsOf } from './project-files.ts'

/** Checks that a dependency suggests if no script does. */
const checkPrograms: readonly { dependency: string; kind: CheckKind; command: string; config?: RegExp }[] = [
  { dependency: 'typescript', kind: 'typecheck', command: 'tsc --noEmit', config: /^tsconfig\.json$/ },
  { dependency: 'eslint', kind: 'lint', command: 'eslint .', config: /^(eslint\.config\.\w+|\.eslintrc(\.\w+)?)$/ },
  { dependency: '@biomejs/biome', kind: 'lint', command: 'biome ci .', config: /^biome\.jsonc?$/ },
  { dependency: 'vitest', kind: 'test', command: 'vitest run' },
  { dependency: 'jest', kind: 'test', command: 'jest' },
  { dependency: 'mocha', kind: 'test', command: 'mocha' },
]

export const node: Ecosystem = {
  covers: isMember,
  detect(folder) {
    const text = folder.text('package.json')
    if (text === undefined) return undefined
    const manifest = readJson(text)
    if (manifest === undefined) return unreadable(folder)
    const { manager, version } = managerOf(folder, manifest['packageManager'])
    const members = membersOf(folder)
    const { checks, notes } = checksOf(folder, { manifest, manager, members })
    const hasDependencies = members.length > 0 || Object.keys(dependenciesOf(manifest)).length > 0
    const managerStep = manager.step(version)
    return {
      directory: folder.directory,
      tool: manager.name,
      setup: hasDependencies ? [folder.has(...manager.locks) ? manager.install : manager.installUnlocked] : [],
      checks,
      steps: [nodeStep(folder, manifest), ...(managerStep === undefined ? [] : [managerStep])],
      notes,
    }
  },
}

interface Package {
  readonly manifest: Readonly<Record<string, unknown>>
  readonly manager: PackageManager
  readonly members: readonly string[]
}

function checksOf(folder: Folder, { manifest, manager, members }: Package) {
  const scripts = tableAt(manifest, 'scripts')
  const dependencies = dependenciesOf(manifest)
  const notes: string[] = []
  const checks = checkKinds.flatMap((kind): DetectedCheck[] => {
    const script = checkScript(kind, scripts)
    if (script !== undefined) return [{ kind, run: manager.script(script) }]
    const memberScript = scriptOfMembers(folder, { kind, manager, members })
    if (memberScript?.run !== undefined) return [{ kind, run: memberScript.run }]
    if (memberScript !== undefined) notes.push(memberScript.note)
    const program = checkPrograms.find(
      (candidate) =>
        candidate.kind === kind && Object.hasOwn(dependencies, candidate.dependency) && isConfigured(folder, candidate),
    )
    // A build that runs the compiler has found every type error already.
    if (!program || (kind === 'typecheck' && /\btsc\b/.test(String(scripts['build'])))) return []
    return [{ kind, run: manager.program(program.command) }]
  })
  return { checks, notes }
}

const isConfigured = ({ below }: Folder, { config }: { config?: RegExp }): boolean =>
  config === undefined || below.some((path) => config.test(path))

/** A script that only the members have. */
function scriptOfMembers(
  folder: Folder,
  { kind, manager, members }: Pick<Package, 'manager' | 'members'> & { kind: CheckKind },
): { run: string } | { run: undefined; note: string } | undefined {
  const names = members.map((member) =>
    checkScript(kind, tableAt(readJson(folder.text(`${member}/package.json`)), 'scripts')),
  )
  const name = names.find((candidate) => candidate !== undefined)
  if (name === undefined) return undefined
  if (!manager.failsIfMissing || names.every((candidate) => candidate === name))
    return { run: manager.scriptInMembers(name) }
  const note = `Only some members of the workspace have a script ${name}; add one to the top-level package.json to check it.`
  return { run: undefined, note }
}

const dependenciesOf = (manifest: unknown) => ({
  ...tableAt(manifest, 'dependencies'),
  ...tableAt(manifest, 'devDependencies'),
})

/** No cache: the agent's job could fill it, and other jobs would restore it. */
function nodeStep(folder: Folder, manifest: unknown): ToolStep {
  const file = ['.nvmrc', '.node-version'].find((name) => folder.has(name))
  const versionFile = file ?? (typeof tableAt(manifest, 'engines')['node'] === 'string' ? 'package.json' : undefined)
  const version =
    versionFile === undefined ? { 'node-version': 'lts/*' } : { 'node-version-file': fromTop(folder, versionFile) }
  return { uses: 'actions/setup-node', with: { ...version, 'package-manager-cache': false } }
}

const unreadable = (folder: Folder): DetectedProject => ({
  directory: folder.directory,
  tool: 'npm',
  setup: [],
  checks: [],
  steps: [],
  notes: [`${fromTop(folder, 'package.json')} is not a JSON object, so nothing was read from it.`],
})

/** `workspaces` of npm, yarn and bun, `packages` of pnpm. */
function workspaceGlobs(folder: Folder): string[] {
  const manifest = readJson(folder.text('package.json')) ?? {}
  const workspaces = manifest['workspaces']
  return [...textsOf(workspaces), ...textsOf(tableAt(manifest, 'workspaces')['packages']), ...pnpmGlobs(folder)]
}

function pnpmGlobs(folder: Folder): string[] {
  const text = folder.text('pnpm-workspace.yaml')
  if (text === undefined) return []
  return tryRead(() => textsOf(tableAt(parse(text, { maxAliasCount: 20 }))['packages'])) ?? []
}

/** True if a directory of the repository is a member of the workspace in `folder`. */
function isMember(folder: Folder, directory: string): boolean {
  const path = pathBelow(folder, directory)
  if (path === undefined) return false
  const globs = workspaceGlobs(folder).map((glob) => glob.trim().replace(/^\.\//, '').replace(/\/$/, ''))
  const matches = (glob: string): boolean => toPattern(glob).test(path)
  const [excluded, included] = [
    globs.filter((glob) => glob.startsWith('!')),
    globs.filter((glob) => !glob.startsWith('!')),
  ]
  return included.some(matches) && !excluded.some((glob) => matches(glob.slice(1)))
}

/** Relative to the folder. */
function membersOf(folder: Folder): string[] {
  const packages = folder.below.filter((path) => path.endsWith('/package.json'))
  const directories = packages.map((path) => path.slice(0, -'/package.json'.length))
  const prefix = folder.directory === '.' ? '' : `${folder.directory}/`
  return directories.filter((directory) => isMember(folder, prefix + directory))
}

/** `*` matches within one directory, `**` across directories. */
function toPattern(glob: string): RegExp {
  const patterns = glob.split(/(\*\*\/|\*\*|\*)/).map((token) => {
    if (token === '**/') return '(?:.*/)?'
    if (token === '**') return '.*'
    return token === '*' ? '[^/]*' : token.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${patterns.join('')}$`)
}
