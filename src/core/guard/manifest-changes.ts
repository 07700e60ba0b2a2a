import type { Check } from '../../schema/check/check.ts'

type Scripts = Readonly<Record<string, string>>
type Commands = readonly Pick<Check, 'run'>[]

/** Where the checks are the workflow's own, nobody here knows what they run. */
const usual = ['test', 'lint', 'typecheck', 'check', 'build', 'ci', 'verify']
/** They decide which tests and rules there are, and what `npm test` finds. */
const settingsOfTools = [
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
/** Commands that git runs on the machine of whoever commits. */
const hookSettings = ['husky', 'lint-staged', 'simple-git-hooks', 'pre-commit', 'ghooks']

/** What a change of a `package.json` does: to the checks, and to what people run. */
interface ManifestChanges {
  /** Scripts that checks come to, followed through other scripts, and settings of test tools. */
  readonly checks: string[]
  /** All other scripts, and git hooks. */
  readonly people: string[]
}

export function manifestChanges(
  file: { readonly path: string; readonly before: string | undefined; readonly after: string | undefined },
  checks: Commands,
): ManifestChanges {
  const { path, before, after } = file
  const [was, is] = [before === undefined ? {} : readManifest(before), after === undefined ? {} : readManifest(after)]
  if (!was) return { checks: [], people: [] }
  if (!is) return { checks: [`${path} can no longer be read`], people: [] }
  if (before === undefined) return { checks: shadowedTool(path, is), people: [] }
  const [old, now] = [scriptsOf(was), scriptsOf(is)]
  const by = new Map([...reached(old, checks), ...reached(now, checks)])
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => old[name] !== now[name])
  const words = (name: string, runner: string): string => {
    const [a, b] = [old[name], now[name]]
    const how = b === undefined ? 'is gone' : `is ${JSON.stringify(b)} now`
    return `${path}: the script "${name}"${runner} ${how} (was ${a === undefined ? 'missing' : JSON.stringify(a)})`
  }
  const differs = (name: string): boolean => JSON.stringify(was[name]) !== JSON.stringify(is[name])
  const linked = linkedDependencies(is).filter((name) => !linkedDependencies(was).includes(name))
  return {
    checks: [
      ...changed.flatMap((name) => (by.has(name) ? words(name, `, which ${by.get(name)} runs,`) : [])),
      ...settingsOfTools.filter(differs).map((name) => `${path}: "${name}" was changed`),
      ...linked.map((name) => `${path}: the module ${name} comes from a folder of the repository now`),
      ...(was['name'] === is['name'] ? [] : shadowedTool(path, is)),
    ],
    people: [
      ...changed.flatMap((name) => (by.has(name) ? [] : words(name, ''))),
      ...hookSettings.filter(differs).map((name) => `${path}: "${name}", which git runs, was changed`),
    ],
  }
}

const tools =
  /^(?:vitest|jest|mocha|ava|tap|c8|nyc|typescript|tsx|ts-node|eslint|prettier|biome|playwright|cypress|karma|jasmine|turbo|nx|@(?:vitest|jest|biomejs|playwright|typescript-eslint|types)\/.+)$/

/** A package of the repository with the name of a tool: a workspace links it into the place of the tool. */
function shadowedTool(path: string, manifest: Manifest): string[] {
  const { name } = manifest
  return typeof name === 'string' && tools.test(name) ? [`${path} has the name of the tool ${name}`] : []
}

function linkedDependencies(manifest: Manifest): string[] {
  const all = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((name) =>
    Object.entries(manifest[name] ?? {}),
  )
  return all.flatMap(([name, from]) => (/^(?:file|link|portal|workspace):|^\.{1,2}\//.test(String(from)) ? [name] : []))
}

/** Names of the scripts that the checks come to, with the check that does. */
function reached(scripts: Scripts, checks: Commands): [string, string][] {
  const from = checks.length === 0 ? usual.map((name) => [name, 'a check'] as const) : []
  const todo = [
    ...from,
    ...checks.flatMap(({ run }) => called(run, scripts).map((name) => [name, `the check ${run}`] as const)),
  ]
  const known = new Map<string, string>()
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    const [name, by] = next
    if (known.has(name)) continue
    known.set(name, by)
    const inner = called(scripts[name] ?? '', scripts)
    for (const other of [...inner, `pre${name}`, `post${name}`]) todo.push([other, by])
    if (known.size > 200) break
  }
  return [...known]
}

const managers =
  /(?<![\w/.-])(?:npm|pnpm|yarn|bun)((?:\s+(?:--?[\w-]+(?:[= ](?:"[^"]*"|'[^']*'|[^\s&|;]+))?|-w|workspaces|foreach))*)\s+(?:(?:run(?:-script)?)\s+)?(?:(?:--?[\w:-]+|-s)\s+)*([\w:.@/-]+)/g

/** Names of the scripts that a command line calls, as far as its words say. */
function called(command: string, scripts: Scripts): string[] {
  const names = [...command.matchAll(managers)].flatMap(([all, , name = '']) => {
    const script = name === 't' || name === 'tst' ? 'test' : name
    // `--prefix web test` reads as a value where it is a name: every word that names a script counts.
    return [script, ...all.split(/\s+/).filter((word) => Object.hasOwn(scripts, word))]
  })
  const tools = [...command.matchAll(/(?<![\w/.-])(?:run-[sp]|npm-run-all2?|concurrently|turbo|nx)\b([^&|;]*)/g)]
  return [
    ...names,
    ...tools.flatMap(([, words = '']) =>
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

/** The commands that a `package.json` gives the checks of its folder. */
export function commandsOfChecks(manifest: string, checks: Commands): string[] {
  const scripts = scriptsOf(readManifest(manifest) ?? {})
  return reached(scripts, checks).flatMap(([name]) => scripts[name] ?? [])
}
