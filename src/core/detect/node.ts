import { parse } from 'yaml'
import type { CheckKind } from '../../schema/check/check.ts'
import {
  checkKinds,
  type DetectedCheck,
  type DetectedProject,
  type Ecosystem,
  fromTop,
  pathBelow,
  scriptFor,
  type ToolStep,
} from './detected.ts'
import { type Manager, managerOf } from './node-managers.ts'
import { type Folder, readJson, tableAt, textsOf } from './project-files.ts'

/** What a dependency suggests where no script does. */
const programs: readonly { dependency: string; kind: CheckKind; command: string; config?: RegExp }[] = [
  { dependency: 'typescript', kind: 'typecheck', command: 'tsc --noEmit', config: /^tsconfig\.json$/ },
  { dependency: 'eslint', kind: 'lint', command: 'eslint .', config: /^(eslint\.config\.\w+|\.eslintrc(\.\w+)?)$/ },
  { dependency: '@biomejs/biome', kind: 'lint', command: 'biome ci .', config: /^biome\.jsonc?$/ },
  { dependency: 'vitest', kind: 'test', command: 'vitest run' },
  { dependency: 'jest', kind: 'test', command: 'jest' },
  { dependency: 'mocha', kind: 'test', command: 'mocha' },
]

/** Packages of npm, pnpm, yarn and bun, and their workspaces. */
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
    const installs = members.length > 0 || Object.keys(dependenciesOf(manifest)).length > 0
    const extra = manager.step(version)
    return {
      directory: folder.directory,
      tool: manager.name,
      setup: installs ? [folder.has(...manager.locks) ? manager.install : manager.installUnlocked] : [],
      checks,
      steps: [nodeStep(folder, manifest), ...(extra === undefined ? [] : [extra])],
      notes,
    }
  },
}

interface Package {
  readonly manifest: Readonly<Record<string, unknown>>
  readonly manager: Manager
  readonly members: readonly string[]
}

function checksOf(folder: Folder, { manifest, manager, members }: Package) {
  const scripts = tableAt(manifest, 'scripts')
  const dependencies = dependenciesOf(manifest)
  const notes: string[] = []
  const checks = checkKinds.flatMap((kind): DetectedCheck[] => {
    const script = scriptFor(kind, scripts)
    if (script !== undefined) return [{ kind, run: manager.script(script) }]
    const shared = inMembers(folder, { kind, manager, members })
    if (shared?.run !== undefined) return [{ kind, run: shared.run }]
    if (shared !== undefined) notes.push(shared.note)
    const found = programs.find(
      (one) => one.kind === kind && Object.hasOwn(dependencies, one.dependency) && isConfigured(folder, one),
    )
    // A build that runs the compiler has found every wrong type already.
    if (!found || (kind === 'typecheck' && /\btsc\b/.test(String(scripts['build'])))) return []
    return [{ kind, run: manager.program(found.command) }]
  })
  return { checks, notes }
}

const isConfigured = ({ below }: Folder, { config }: { config?: RegExp }): boolean =>
  config === undefined || below.some((path) => config.test(path))

/** A script that only the members have. */
function inMembers(
  folder: Folder,
  { kind, manager, members }: Pick<Package, 'manager' | 'members'> & { kind: CheckKind },
): { run: string } | { run: undefined; note: string } | undefined {
  const names = members.map((member) =>
    scriptFor(kind, tableAt(readJson(folder.text(`${member}/package.json`)), 'scripts')),
  )
  const name = names.find((one) => one !== undefined)
  if (name === undefined) return undefined
  if (!manager.inAllOrNone || names.every((one) => one === name)) return { run: manager.everywhere(name) }
  const note = `Only some members of the workspace have a script ${name}; add one to the top-level package.json to check it.`
  return { run: undefined, note }
}

const dependenciesOf = (manifest: unknown) => ({
  ...tableAt(manifest, 'dependencies'),
  ...tableAt(manifest, 'devDependencies'),
})

/** A cache that the agent's job could fill would be restored by other jobs, so none is kept. */
function nodeStep(folder: Folder, manifest: unknown): ToolStep {
  const file = ['.nvmrc', '.node-version'].find((name) => folder.has(name))
  const wanted = file ?? (typeof tableAt(manifest, 'engines')['node'] === 'string' ? 'package.json' : undefined)
  const version = wanted === undefined ? { 'node-version': 'lts/*' } : { 'node-version-file': fromTop(folder, wanted) }
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

/** Globs of a workspace's members: `workspaces` of npm, yarn and bun, `packages` of pnpm. */
function workspaceGlobs(folder: Folder): string[] {
  const manifest = readJson(folder.text('package.json')) ?? {}
  const own = manifest['workspaces']
  return [...textsOf(own), ...textsOf(tableAt({ own }, 'own')['packages']), ...pnpmGlobs(folder)]
}

function pnpmGlobs(folder: Folder): string[] {
  const text = folder.text('pnpm-workspace.yaml')
  if (text === undefined) return []
  try {
    return textsOf(tableAt(parse(text, { maxAliasCount: 20 }))['packages'])
  } catch {
    return []
  }
}

/** Whether a directory of the repository is a member of the workspace in `folder`. */
function isMember(folder: Folder, directory: string): boolean {
  const path = pathBelow(folder, directory)
  if (path === undefined) return false
  const globs = workspaceGlobs(folder).map((glob) => glob.trim().replace(/^\.\//, '').replace(/\/$/, ''))
  const matches = (glob: string): boolean => toPattern(glob).test(path)
  const [out, into] = [globs.filter((glob) => glob.startsWith('!')), globs.filter((glob) => !glob.startsWith('!'))]
  return into.some(matches) && !out.some((glob) => matches(glob.slice(1)))
}

/** Directories of the members, relative to the folder. */
function membersOf(folder: Folder): string[] {
  const packages = folder.below.filter((path) => path.endsWith('/package.json'))
  const directories = packages.map((path) => path.slice(0, -'/package.json'.length))
  const from = folder.directory === '.' ? '' : `${folder.directory}/`
  return directories.filter((directory) => isMember(folder, from + directory))
}

/** `*` stays in one directory, `**` does not. */
function toPattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/|\*\*|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
