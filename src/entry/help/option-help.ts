import { variablesOf } from '../../core/config/resolve/resolve.ts'
import { type SettingName, settings } from '../../core/config/table/settings.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { defaultOf, typeOf } from '../../core/setting/setting-text.ts'
import { runFlags } from './run-flags.ts'

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
