import { settingNames } from '../../core/config/resolve/explain.ts'
import { variablesOf } from '../../core/config/resolve/resolve.ts'
import { type SettingName, settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { helpText } from '../../core/report/document/terminal.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { defaultOf, typeOf } from '../../core/setting/setting-text.ts'
import { nearestName } from '../../core/text/nearest.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { type Command, type ListedCommand, textStyleOf } from '../project/context.ts'
import { flagHelp } from '../project/flags.ts'
import { commandHelp, commandRows, groupHelp, overview } from './overview.ts'
import { runFlags } from './run-flags.ts'

const flags = { all: { help: 'every command and setting, or every option of the command', toggle: true } }

export const helpCommand = (commands: readonly ListedCommand[]): Command => ({
  help: `Says what a command or a setting does.

Usage: ralph help [COMMAND|SETTING] [options]

Examples:
  ralph help run
  ralph help cost-budget
  ralph help --all

Options:
${flagHelp(flags)}`,
  flags,
  operands: 2,
  run: async (context, { values, operands }) => {
    const isWhole = values['all'] === true
    const text =
      operands.length === 0
        ? isWhole
          ? fullOverview(commands)
          : overview()
        : await helpOf(commands, operands.join(' '), isWhole)
    context.out(helpText(text, textStyleOf(context)))
    return 0
  },
})

/** The help of one command, of a group of commands, or of an option of `ralph run`. Throws RalphError USAGE. */
async function helpOf(commands: readonly ListedCommand[], typed: string, isWhole: boolean): Promise<string> {
  const word = typed
    .replace(/^--?/, '')
    .replace(/^RALPH_(.*)$/, (_, name: string) => name.toLowerCase().replaceAll('_', '-'))
  const listed = commands.find(({ words }) => words === word)
  if (listed !== undefined) return commandHelp(await listed.load(), isWhole)
  const text = groupHelp(commands, word) ?? optionHelp(word)
  if (text !== undefined) return text
  const suggestion = nearestName(word, [...commands.map(({ words }) => words), ...settingNames])
  throw new RalphError({
    code: 'USAGE',
    message: `help: there is no command and no setting '${plainLine(typed, 80)}'${suggestion === undefined ? '' : `; did you mean '${suggestion}'?`}`,
    hint: 'See `ralph help --all`.',
  })
}

function fullOverview(commands: readonly ListedCommand[]): string {
  return `Usage: ralph <command> [options]

${commandRows(commands)}

  ralph <command> --help     options and examples
  ralph --version, -v
  --no-color                 no colours; NO_COLOR does the same

Settings and other options of \`ralph run\`; \`ralph help SETTING\` says more:
${flagHelp(runFlags)}
`
}

/** Help of one option of `ralph run`, a setting or not; undefined for an unknown name. */
export function optionHelp(name: string): string | undefined {
  const flag = Object.hasOwn(runFlags, name) ? runFlags[name] : undefined
  if (flag === undefined || flag.removed !== undefined) return undefined
  const value = flag.toggle ? '' : ` ${flag.example ?? 'VALUE'}`
  const rows: [string, string][] = [
    ['flag', `--${name}${value}${flag.repeatable ? '   (once for each)' : ''}`],
    ...(isSetting(name) ? settingRows(name, settings[name] as Setting<unknown>) : []),
  ]
  return `${name}: ${flag.help}\n\n${rows.map(([label, text]) => `  ${label.padEnd(11)} ${text}`).join('\n')}\n`
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(settings, name)

function settingRows(name: SettingName, setting: Setting<unknown>): [string, string][] {
  const example = setting.toggle ? String(setting.fallback !== true) : setting.example
  return [
    [
      'ralph.yml',
      `${name}: ${setting.repeatable ? `[${/^"/.test(example) ? example : JSON.stringify(example)}]` : example}`,
    ],
    ['variable', variablesOf(name).join(', ')],
    ['value', typeOf(setting)],
    ['default', defaultOf(setting).replaceAll('`', '')],
  ]
}
