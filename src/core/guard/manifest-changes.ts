import type { Check } from '../../schema/check/check.ts'

type Scripts = Readonly<Record<string, string>>
type Commands = readonly Pick<Check, 'run'>[]

/** If the checks are the workflow's own, ralph does not know what they run. */
const usualScripts = ['test', 'lint', 'typecheck', 'check', 'build', 'ci', 'verify']
/** They decide which tests and rules apply. */
const toolSettings = [
  'jest',
  'mocha',
  'ava',
  'vitest',
  'c8',
  'nyc',
  'eslintConfig',
  'eslintIgnore',
  'prettier',
  'babel',
  'tap',
  'xo',
  'standard',
  'imports',
  'type',
  'workspaces',
  'overrides',
  'resolutions',
  'packageManager',
]
/** Commands that git runs on a developer's machine. */
const hookSettings = ['husky', 'lint-staged', 'simple-git-hooks', 'pre-commit', 'ghooks']

/** Effects of a changed `package.json` on the checks, and on what people run. */
interface ManifestChanges {
  /** Scripts that checks reach, also through other scripts, and settings of test tools. */
  readonly checks: string[]
  /** All other scripts, and git hooks. */
  readonly people: string[]
}

export function manifestChanges(
  file: { readonly path: string; readonly before: string | undefined; readonly after: string | undefined },
  checks: Commands,
): ManifestChanges {
  const { path, before, after } = file
  const [oldManifest, newManifest] = [before === undefined ? {} : readManifest(before), after === undefined ? {} : readManifest(after)]
  if (!oldManifest) return { checks: [], people: [] }
  if (!newManifest) return { checks: [`${path} can no longer be read`], people: [] }
  if (before === undefined) return { checks: shadowedTool(path, newManifest), people: [] }
  const [oldScripts, newScripts] = [scriptsOf(oldManifest), scriptsOf(newManifest)]
  const checkByScript = new Map([...reachedScripts(oldScripts, checks), ...reachedScripts(newScripts, checks)])
  const changed = [...new Set([...Object.keys(oldScripts), ...Object.keys(newScripts)])].filter((name) => oldScripts[name] !== newScripts[name])
  const sentence = (name: string, runner: string): string => {
    const [oldScript, newScript] = [oldScripts[name], newScripts[name]]
    const change = newScript === undefined ? 'is gone' : `is ${JSON.stringify(newScript)} now`
    return `${path}: the script "${name}"${runner} ${change} (was ${oldScript === undefined ? 'missing' : JSON.stringify(oldScript)})`
  }
  const differs = (name: string): boolean => JSON.stringify(oldManifest[name]) !== JSON.stringify(newManifest[name])
  const newLinks = linkedDependencies(newManifest).filter((name) => !linkedDependencies(oldManifest).includes(name))
  return {
    checks: [
      ...changed.flatMap((name) => (checkByScript.has(name) ? sentence(name, `, which ${checkByScript.get(name)} runs,`) : [])),
      ...toolSettings.filter(differs).map((name) => `${path}: "${name}" was changed`),
      ...newLinks.map((name) => `${path}: the module ${name} comes from a folder of the repository now`),
      ...(oldManifest['name'] === newManifest['name'] ? [] : shadowedTool(path, newManifest)),
    ],
    people: [
      ...changed.flatMap((name) => (checkByScript.has(name) ? [] : sentence(name, ''))),
      ...hookSettings.filter(differs).map((name) => `${path}: "${name}", which git runs, was changed`),
    ],
  }
}

const tools =
  /^(?:vitest|jest|mocha|ava|tap|c8|nyc|typescript|tsx|ts-node|eslint|prettier|biome|playwright|cypress|karma|jasmine|turbo|nx|@(?:vitest|jest|biomejs|playwright|typescript-eslint|types)\/.+)$/

/** A package of the repository with a tool's name: a workspace links it instead of the tool. */
function shadowedTool(path: string, manifest: Manifest): string[] {
  const { name } = manifest
  return typeof name === 'string' && tools.test(name) ? [`${path} has the name of the tool ${name}`] : []
}

function linkedDependencies(manifest: Manifest): string[] {
  const dependencies = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((name) =>
    Object.entries(manifest[name] ?? {}),
  )
  return dependencies.flatMap(([name, version]) => (/^(?:file|link|portal|workspace):|^\.{1,2}\//.test(String(version)) ? [name] : []))
}

/** Names of the scripts that the checks reach, each with its check. */
function reachedScripts(scripts: Scripts, checks: Commands): [string, string][] {
  const usualEntries = checks.length === 0 ? usualScripts.map((name) => [name, 'a check'] as const) : []
  const pending = [
    ...usualEntries,
    ...checks.flatMap(({ run }) => scriptsCalled(run, scripts).map((name) => [name, `the check ${run}`] as const)),
  ]
  const checkByName = new Map<string, string>()
  for (let entry = pending.shift(); entry !== undefined; entry = pending.shift()) {
    const [name, check] = entry
    if (checkByName.has(name)) continue
    checkByName.set(name, check)
    const calledScripts = scriptsCalled(scripts[name] ?? '', scripts)
    for (const script of [...calledScripts, `pre${name}`, `post${name}`]) pending.push([script, check])
    if (checkByName.size > 200) break
  }
  return [...checkByName]
}

const managerCommands =
  /(?<![\w/.-])(?:npm|pnpm|yarn|bun)((?:\s+(?:--?[\w-]+(?:[= ](?:"[^"]*"|'[^']*'|[^\s&|;]+))?|-w|workspaces|foreach))*)\s+(?:(?:run(?:-script)?)\s+)?(?:(?:--?[\w:-]+|-s)\s+)*([\w:.@/-]+)/g

/** Names of the scripts that a command line calls, judged by its words. */
function scriptsCalled(command: string, scripts: Scripts): string[] {
  const names = [...command.matchAll(managerCommands)].flatMap(([commandText, , name = '']) => {
    const script = name === 't' || name === 'tst' ? 'test' : name
    // In `--prefix web test`, `web` looks like a script: every word that names a script counts.
    return [script, ...commandText.split(/\s+/).filter((word) => Object.hasOwn(scripts, word))]
  })
  const toolCommands = [...command.matchAll(/(?<![\w/.-])(?:run-[sp]|npm-run-all2?|concurrently|turbo|nx)\b([^&|;]*)/g)]
  return [
    ...names,
    ...toolCommands.flatMap(([, words = '']) =>
      words
        .replace(/["']|npm:/g, ' ')
        .split(/\s+/)
        .filter((word) => Object.hasOwn(scripts, word)),
    ),
  ]
}

type Manifest = Readonly<Record<string, unknown>>

function readManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function scriptsOf(manifest: Manifest): Scripts {
  const { scripts } = manifest
  if (typeof scripts !== 'object' || scripts === null) return {}
  return Object.fromEntries(
    Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The commands that a `package.json` defines for the checks of its folder. */
export function commandsOfChecks(manifest: string, checks: Commands): string[] {
  const scripts = scriptsOf(readManifest(manifest) ?? {})
  return reachedScripts(scripts, checks).flatMap(([name]) => scripts[name] ?? [])
}
