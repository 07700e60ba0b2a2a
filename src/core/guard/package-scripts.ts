import type { Check } from '../../schema/check/check.ts'

type Scripts = Readonly<Record<string, string>>
type Checks = readonly Pick<Check, 'run'>[]

/** Where the checks are the workflow's own, nobody here knows what they run. */
const usual = ['test', 'lint', 'typecheck', 'check', 'build', 'ci', 'verify']
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
]

/** What a change of a `package.json` does to what the checks run: their scripts, followed through other scripts, and settings of test tools. */
export function scriptChanges(
  file: { readonly path: string; readonly before: string | undefined; readonly after: string | undefined },
  checks: Checks,
): string[] {
  const { path, before, after } = file
  if (before === undefined) return []
  const [was, is] = [read(before), after === undefined ? {} : read(after)]
  if (!was) return []
  if (!is) return [`${path} cannot be read any more`]
  const [old, now] = [scriptsOf(was), scriptsOf(is)]
  const names = new Set([...reached(old, checks), ...reached(now, checks)])
  const scripts = [...names].flatMap(([name, by]) => {
    const [a, b] = [old[name], now[name]]
    if (a === b) return []
    const how = b === undefined ? 'is gone' : `is ${JSON.stringify(b)} now`
    return [
      `${path}: the script "${name}", which ${by} runs, ${how} (was ${a === undefined ? 'not there' : JSON.stringify(a)})`,
    ]
  })
  const tools = settingsOfTools.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return [...new Set(scripts), ...tools.map((name) => `${path}: "${name}" was changed`)]
}

/** Names of the scripts that the checks come to, with the check that does. */
function reached(scripts: Scripts, checks: Checks): [string, string][] {
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

function read(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function scriptsOf(manifest: Readonly<Record<string, unknown>>): Scripts {
  const { scripts } = manifest
  if (typeof scripts !== 'object' || scripts === null) return {}
  return Object.fromEntries(
    Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
