import { parseArgs } from 'node:util'
import { olderInputs } from '../../core/config/table/run-inputs.ts'
import { type SettingName, settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { formatDuration } from '../../core/text/amounts.ts'
import { nearestName } from '../../core/text/nearest.ts'
import { plainLine } from '../../core/text/one-line.ts'

export interface Flag {
  readonly help: string
  readonly toggle?: boolean
  readonly repeatable?: boolean
  readonly example?: string
  /** The replacement of a removed flag: in no help, and printed if the flag is used. */
  readonly removed?: string
  /** A former name that still works: in no help. */
  readonly former?: true
  /** It has an effect only beside this flag, and is refused without it. */
  readonly onlyWith?: string
  /** It is refused beside one of these flags, of which only one could count. */
  readonly notWith?: readonly string[]
}

type Flags = Readonly<Record<string, Flag>>

/** The flags of some settings, from the table that configuration and environment also use. */
export function settingFlags(...names: readonly SettingName[]): Flags {
  return Object.fromEntries(
    names.flatMap((name): [string, Flag][] => {
      const setting = settings[name] as Setting<unknown>
      const former = Object.entries(setting.formerNames ?? {})
      return [
        [name, setting],
        ...former.map(([key, field]): [string, Flag] => [key, { help: `as --${name} ${field}=`, former: true }]),
      ]
    }),
  )
}

export const configFlag: Flags = {
  config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
}

export const runFlags: Flags = { ...settingFlags('plan', 'remote', 'state-ref'), ...configFlag }

export const jsonFlag: Flags = { json: { help: 'one JSON object', toggle: true } }

/** Throws RalphError USAGE (exit 64). `--name=false` turns off what a variable or a file turned on. */
export function readFlags(
  argv: readonly string[],
  { flags, operands = 0 }: { readonly flags: Flags; readonly operands?: number },
  command: string,
): { values: Record<string, unknown>; operands: string[] } {
  const options = Object.fromEntries(
    Object.entries<Flag>(flags).map(([name, flag]) => [
      name,
      { type: flag.toggle ? ('boolean' as const) : ('string' as const), multiple: flag.repeatable ?? false },
    ]),
  )
  const usage = (message: string, hint = `See \`ralph ${command} --help\`.`): RalphError =>
    new RalphError({ code: 'USAGE', message: `${command}: ${message}`, hint })
  for (const [name, { removed }] of Object.entries(flags))
    if (removed !== undefined && optionsOf(argv).some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)))
      throw usage(`--${name} was removed`, removed)
  let typed: ReturnType<typeof readFlags>
  try {
    const { args, switched } = extractToggles(argv, flags)
    const { values, positionals } = parseArgs({ args, options, allowPositionals: operands > 0 })
    if (positionals.length > operands) throw new Error(`unexpected argument '${positionals[operands]}'`)
    typed = { values: { ...values, ...switched }, operands: positionals }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1]
    throw usage(unknown === undefined ? message : unknownOption(unknown, flags))
  }
  const conflict = conflictIn(typed.values, flags)
  if (conflict !== undefined) throw usage(...conflict)
  return typed
}

/** Message and hint. */
function conflictIn(values: Readonly<Record<string, unknown>>, flags: Flags): [string, string] | undefined {
  const isTyped = (name: string): boolean => values[name] !== undefined && values[name] !== false
  for (const [name, { onlyWith, notWith = [] }] of Object.entries(flags).filter(([flag]) => isTyped(flag))) {
    if (onlyWith !== undefined && !isTyped(onlyWith))
      return [`--${name} has an effect only with --${onlyWith}.`, `Add --${onlyWith}, or leave --${name} out.`]
    const other = notWith.find(isTyped)
    if (other !== undefined) return [`--${name} and --${other} cannot be combined.`, 'Use only one of them.']
  }
  return undefined
}

/** The same flags, which have an effect only beside another one. */
export const flagsOnlyWith = (onlyWith: string, flags: Flags): Flags =>
  Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, { ...flag, onlyWith }]))

const maxSuggestions = 3

/** Suggests flags: the new name of an older word, a likely slip, or names that contain the word. */
function unknownOption(typed: string, flags: Flags): string {
  const word = typed.replace(/^-+/, '').toLowerCase()
  const names = Object.keys(flags).filter((name) => !isUnlisted(flags[name]))
  const older = Object.keys(olderInputs).filter((name) => names.includes(olderInputs[name] ?? ''))
  const nearest = nearestName(word, [...older, ...names])
  const containing = names.filter((name) => word.length > 2 && name.split('-').includes(word))
  const suggestions = nearest === undefined ? containing.slice(0, maxSuggestions) : [olderInputs[nearest] ?? nearest]
  const question =
    suggestions.length === 0 ? '' : ` Did you mean ${suggestions.map((name) => `--${name}`).join(' or ')}?`
  return `there is no option '${plainLine(typed, 80)}'.${question}`
}

/** Arguments before `--`. */
const optionsOf = (argv: readonly string[]): readonly string[] =>
  argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv

/** The last value of each toggle, and the arguments without `=true` and `=false`, which `parseArgs` refuses. */
function extractToggles(argv: readonly string[], flags: Flags) {
  const end = optionsOf(argv).length
  const parsedArgs = argv.map((arg, index) => {
    const [, name = '', value = 'true'] = (index < end && /^--([a-z-]+)(?:=(true|false))?$/.exec(arg)) || []
    return { arg, name: Object.hasOwn(flags, name) && flags[name]?.toggle ? name : undefined, value }
  })
  const toggles = parsedArgs.flatMap(({ name, value }) =>
    name === undefined ? [] : [[name, value === 'true'] as const],
  )
  return {
    args: parsedArgs.map(({ name, arg }) => (name === undefined ? arg : `--${name}`)),
    switched: Object.fromEntries(toggles),
  }
}

/** Each flag with its help, aligned; below a flag that is too long for its column. */
export const flagHelp = (flags: Flags): string => groupedHelp({ '': flags })

export function groupedHelp(groups: Readonly<Record<string, Flags>>): string {
  const rows = Object.entries(groups).map(([group, flags]) => [group, rowsOf(flags)] as const)
  const leftWidths = rows.flatMap(([, groupRows]) => groupRows.map(([left]) => left.length))
  const width = Math.min(34, Math.max(...leftWidths) + 2)
  const line = ([left, help]: Row): string =>
    `${left.length + 2 <= width ? left.padEnd(width) : `${left}\n${' '.repeat(width)}`}${help}`
  return rows
    .flatMap(([group, groupRows]) => [...(group === '' ? [] : [`\n${group}:`]), ...groupRows.map(line)])
    .join('\n')
    .replace(/^\n/, '')
}

type Row = readonly [left: string, help: string]

const isUnlisted = (flag: Flag | undefined): boolean => flag?.removed !== undefined || flag?.former === true

const rowsOf = (flags: Flags): Row[] =>
  Object.entries(flags).flatMap(([name, flag]) => {
    if (isUnlisted(flag)) return []
    const value = flag.toggle ? '' : ` ${flag.example ?? 'VALUE'}`
    return [[`  --${name}${value}`, `${flag.help}${defaultOf(flag)}`] as const]
  })

/** ` (default 10)` if the setting has a default that its help does not mention. */
function defaultOf({
  help,
  toggle,
  fallback,
  unit,
}: Flag & Partial<Pick<Setting<unknown>, 'fallback' | 'unit'>>): string {
  if (toggle || /default/i.test(help)) return ''
  if (typeof fallback === 'string' && fallback !== '') return ` (default ${fallback.replaceAll('\n', '\\n')})`
  if (typeof fallback !== 'number') return ''
  return ` (default ${unit === 'ms' ? formatDuration(fallback) : `${fallback}${unit === 'USD' ? ' USD' : ''}`})`
}

/** Reads an iteration number, `7` or `#7`. Throws RalphError USAGE. */
export function iterationNumber(command: string, word = ''): number {
  const digits = /^#?([1-9]\d{0,8})$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  throw new RalphError({
    code: 'USAGE',
    message: `${command}: expected an iteration number, got '${plainLine(word, 80)}'`,
    hint: `\`ralph log\` shows the numbers. See \`ralph ${command.split(' ')[0]} --help\`.`,
  })
}
