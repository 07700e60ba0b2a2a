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
  /** What to use instead of a flag that is no more; no help names it, and whoever gives it is told. */
  readonly removed?: string
}

type Flags = Readonly<Record<string, Flag>>

/** The flags of some settings, from the one table that also feeds configuration and environment. */
export function settingFlags(...names: readonly SettingName[]): Flags {
  return Object.fromEntries(names.map((name) => [name, settings[name] as Setting<unknown>]))
}

export const configFlag: Flags = {
  config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
}

/** Which run a command is about. */
export const runFlags: Flags = { ...settingFlags('plan', 'remote', 'state-ref'), ...configFlag }

export const jsonFlag: Flags = { json: { help: 'one JSON object', toggle: true } }

/**
 * Parses strictly: an unknown flag, a missing value or a stray argument is RalphError USAGE (exit 64). A flag without a
 * value may also be said as `--name=false`: so what a variable or a file switched on is off.
 */
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
  try {
    const { args, switched } = switchesIn(argv, flags)
    const { values, positionals } = parseArgs({ args, options, allowPositionals: operands > 0 })
    if (positionals.length > operands) throw new Error(`unexpected argument '${positionals[operands]}'`)
    return { values: { ...values, ...switched }, operands: positionals }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const unknown = /^Unknown option '(--?[^']+)'/.exec(said)?.[1]
    throw usage(unknown === undefined ? said : unknownOption(unknown, flags))
  }
}

const mostLikely = 3

/** With the flags that were probably meant: an older word for one, a slip, or a part of a name. */
function unknownOption(typed: string, flags: Flags): string {
  const word = typed.replace(/^-+/, '').toLowerCase()
  const names = Object.keys(flags).filter((name) => flags[name]?.removed === undefined)
  const older = Object.keys(olderInputs).filter((name) => names.includes(olderInputs[name] ?? ''))
  const meant = nearestName(word, [...older, ...names])
  const within = names.filter((name) => word.length > 2 && name.split('-').includes(word))
  const likely = meant === undefined ? within.slice(0, mostLikely) : [olderInputs[meant] ?? meant]
  const words = likely.length === 0 ? '' : ` Did you mean ${likely.map((name) => `--${name}`).join(' or ')}?`
  return `there is no option '${plainLine(typed, 80)}'.${words}`
}

/** What stands before `--`. */
const optionsOf = (argv: readonly string[]): readonly string[] =>
  argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv

/** Toggles with what was said of each last, and the arguments without what `parseArgs` does not know. */
function switchesIn(argv: readonly string[], flags: Flags) {
  const end = optionsOf(argv).length
  const said = argv.map((arg, at) => {
    const [, name = '', value = 'true'] = (at < end && /^--([a-z-]+)(?:=(true|false))?$/.exec(arg)) || []
    return { arg, name: Object.hasOwn(flags, name) && flags[name]?.toggle ? name : undefined, value }
  })
  const switched = said.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value === 'true'] as const]))
  return {
    args: said.map(({ name, arg }) => (name === undefined ? arg : `--${name}`)),
    switched: Object.fromEntries(switched),
  }
}

/** Each flag with its help, aligned; below a flag that is too long for its column. */
export const flagHelp = (flags: Flags): string => groupedHelp({ '': flags })

/** The same below the name of each group. */
export function groupedHelp(groups: Readonly<Record<string, Flags>>): string {
  const rows = Object.entries(groups).map(([group, flags]) => [group, rowsOf(flags)] as const)
  const lefts = rows.flatMap(([, of]) => of.map(([left]) => left.length))
  const width = Math.min(34, Math.max(...lefts) + 2)
  const line = ([left, help]: Row): string =>
    `${left.length + 2 <= width ? left.padEnd(width) : `${left}\n${' '.repeat(width)}`}${help}`
  return rows
    .flatMap(([group, of]) => [...(group === '' ? [] : [`\n${group}:`]), ...of.map(line)])
    .join('\n')
    .replace(/^\n/, '')
}

type Row = readonly [left: string, help: string]

const rowsOf = (flags: Flags): Row[] =>
  Object.entries(flags).flatMap(([name, flag]) => {
    if (flag.removed !== undefined) return []
    const value = flag.toggle ? '' : ` ${flag.example ?? 'VALUE'}`
    return [[`  --${name}${value}`, `${flag.help}${defaultOf(flag)}`] as const]
  })

/** ` (default 10)` where the setting has one and its help does not say so itself. */
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

/** The number that a user typed for an iteration, `7` or `#7`. Throws RalphError USAGE. */
export function iterationNumber(command: string, word = ''): number {
  const digits = /^#?([1-9]\d{0,8})$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  throw new RalphError({
    code: 'USAGE',
    message: `${command}: expected an iteration number, got '${plainLine(word, 80)}'`,
    hint: `\`ralph log\` shows the numbers. See \`ralph ${command.split(' ')[0]} --help\`.`,
  })
}
