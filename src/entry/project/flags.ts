import { parseArgs } from 'node:util'
import { type SettingName, settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import type { Setting } from '../../core/setting/setting.ts'

export interface Flag {
  readonly help: string
  readonly toggle?: boolean
  readonly repeatable?: boolean
  readonly example?: string
}

type Flags = Readonly<Record<string, Flag>>

/** The flags of some settings, from the one table that also feeds configuration and environment. */
export function settingFlags(...names: readonly SettingName[]): Flags {
  return Object.fromEntries(names.map((name) => [name, settings[name] as Setting<unknown>]))
}

/** Parses strictly: an unknown flag, a missing value or a stray argument is RalphError USAGE (exit 64). */
export function readFlags(argv: readonly string[], flags: Flags, command: string, operands = 0) {
  const options = Object.fromEntries(
    Object.entries<Flag>(flags).map(([name, flag]) => [
      name,
      { type: flag.toggle ? ('boolean' as const) : ('string' as const), multiple: flag.repeatable ?? false },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: operands > 0 })
    if (positionals.length > operands) throw new Error(`unexpected argument '${positionals[operands]}'`)
    return { values: values as Record<string, unknown>, operands: positionals }
  } catch (error) {
    throw new RalphError({
      code: 'USAGE',
      kind: 'usage',
      message: `${command}: ${error instanceof Error ? error.message : String(error)}`,
      hint: `See \`ralph ${command} --help\`.`,
    })
  }
}

/** One line a flag, aligned. */
export const flagHelp = (flags: Flags): string => groupedHelp({ '': flags })

/** The same below the name of each group. */
export function groupedHelp(groups: Readonly<Record<string, Flags>>): string {
  const rows = Object.entries(groups).map(([group, flags]) => [group, rowsOf(flags)] as const)
  const lefts = rows.flatMap(([, of]) => of.map(([left]) => left.length))
  const width = Math.min(34, Math.max(...lefts) + 2)
  const line = ([left, help]: Row): string => `${left.padEnd(width)}${left.length >= width ? ' ' : ''}${help}`
  return rows
    .flatMap(([group, of]) => [...(group === '' ? [] : [`\n${group}:`]), ...of.map(line)])
    .join('\n')
    .replace(/^\n/, '')
}

type Row = readonly [left: string, help: string]

const rowsOf = (flags: Flags): Row[] =>
  Object.entries(flags).map(([name, flag]) => {
    const value = flag.toggle ? '' : ` ${flag.example ?? 'VALUE'}`
    return [`  --${name}${value}`, flag.help] as const
  })
