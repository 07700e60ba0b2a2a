import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import {
  type ExplainedSetting,
  explainSettings,
  honouredVariables,
  settingNames,
  unreadVariables,
} from '../../core/config/resolve/explain.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { formerNames } from '../../core/config/table/settings.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { configDetails, configTable } from '../../core/report/terminal/config-text.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { nearestName } from '../../core/text/nearest.ts'
import { redactor } from '../../core/text/redact.ts'
import { type Command, type CommandContext, textStyleOf } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, jsonFlag, settingFlags } from '../project/flags.ts'
import { idleSettingLines } from '../project/idle-flags.ts'
import { readOptionsOf, readPlanFile } from '../project/plan-file.ts'
import { settingSources } from '../project/setting-sources.ts'

const ownFlags: Readonly<Record<string, Flag>> = {
  ...configFlag,
  ...jsonFlag,
}
const flags: Readonly<Record<string, Flag>> = { ...settingFlags(...settingNames), ...ownFlags }

export const configCommand: Command = {
  help: `Shows what \`ralph run\` would use, and where each value comes from. A flag beats an environment variable, which beats the
plan, then the configuration file, then the default. Secrets are not shown. Exits with ${exits.data.code} if a value is wrong.

Usage: ralph config [SETTING] [options]

Examples:
  ralph config
  ralph config model
  ralph config --cost-budget 20 --json

Options:
${flagHelp(flags)}

Environment variables:
${honouredVariables()
  .map((name) => `  ${name}`)
  .join('\n')}`,
  flags,
  operands: 1,
  run: async (context, { values, operands }) => {
    const [typedName] = operands
    const { all, findings, idle } = redactValues(context, await explainSettingsOf(context, values))
    const shown = typedName === undefined ? all : [findSetting(all, typedName)]
    const unread = unreadVariables(context.env, ['RALPH_HOME', 'RALPH_FAILPOINT'])
    const text = values['json']
      ? inertJson({ schema: 1, settings: shown, findings, idle, unread_variables: unread }, 2)
      : [...settingLines(shown, context, typedName), ...findingLines(findings, idle, unread)].join('\n')
    context.out(`${text}\n`)
    return findings.length > 0 ? exits.data.code : 0
  },
}

/** Runs before formatting: the redacted values set the width of a column. */
function redactValues<T>({ env }: CommandContext, value: T): T {
  return JSON.parse(withoutCredentials(redactor(secretValues(env))(JSON.stringify(value)))) as T
}

/** A missing or faulty plan gives no values. */
async function explainSettingsOf(context: CommandContext, values: Readonly<Record<string, unknown>>) {
  const { base, file, inputs, before, planFile, planPath } = await settingSources(context, values)
  const options = readOptionsOf(before.settings)
  const reading = { files: base, toplevel: base.repository.toplevel, cwd: context.cwd, options }
  const read = await readPlanFile(planPath, planFile, reading).catch((error: unknown) => {
    if (error instanceof RalphError) return undefined
    throw error
  })
  const resolved = resolveSettings({ ...inputs, plan: read?.plan })
  const traits = { format: read?.detected.name ?? null, isQueued: resolved.settings.queue !== undefined }
  return {
    all: explainSettings(resolved),
    findings: [...file.findings, ...resolved.findings],
    idle: idleSettingLines(resolved, traits),
  }
}

function settingLines(shown: readonly ExplainedSetting[], context: CommandContext, typedName: string | undefined) {
  const [setting] = shown
  if (typedName !== undefined && setting) return configDetails(setting, textStyleOf(context))
  return [...configTable(shown, textStyleOf(context)), '', '`ralph config SETTING` explains one setting.']
}

function findingLines(findings: readonly string[], idle: readonly string[], unread: readonly string[]): string[] {
  return [
    ...(findings.length > 0 ? ['', 'Wrong:', ...findings.map((finding) => `  - ${finding}`)] : []),
    ...(idle.length > 0 ? ['', 'Without effect here:', ...idle.map((line) => `  - ${line}`)] : []),
    ...(unread.length > 0
      ? ['', `Set but unknown: ${unread.join(', ')}. \`ralph config --help\` lists the variables.`]
      : []),
  ]
}

function findSetting(all: readonly ExplainedSetting[], typedName: string): ExplainedSetting {
  const typed = typedName.replace(/^--/, '')
  const name = formerNames.get(typed)?.name ?? typed
  const match = all.find((setting) => setting.name === name || setting.variables.includes(name))
  if (match) return match
  const suggestion = nearestName(name, settingNames)
  throw new RalphError({
    code: 'USAGE',
    message: `There is no setting "${typedName}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
    hint: '`ralph config` lists all of them.',
  })
}
