import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import {
  type Explained,
  explainSettings,
  honouredVariables,
  settingNames,
  unreadVariables,
} from '../../core/config/resolve/explain.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { configDetails, configTable } from '../../core/report/terminal/config-text.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { nearestName } from '../../core/text/nearest.ts'
import { redactor } from '../../core/text/redact.ts'
import { type Command, type CommandContext, lookOf } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, jsonFlag, settingFlags } from '../project/flags.ts'
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
    const [wanted] = operands
    const { all, findings } = cleanly(context, await explained(context, values))
    const shown = wanted === undefined ? all : [named(all, wanted)]
    const unread = unreadVariables(context.env, ['RALPH_HOME', 'RALPH_FAILPOINT'])
    const text = values['json']
      ? inertJson({ schema: 1, settings: shown, findings, unread_variables: unread }, 2)
      : [...body(shown, context, wanted), ...remarks(findings, unread)].join('\n')
    context.out(`${text}\n`)
    return findings.length > 0 ? exits.data.code : 0
  },
}

/** Before anything is laid out: a column is as wide as what is shown in it. */
function cleanly<T>({ env }: CommandContext, found: T): T {
  return JSON.parse(withoutCredentials(redactor(secretValues(env))(JSON.stringify(found)))) as T
}

/** Also where the plan is missing or faulty: then nothing is taken from it. */
async function explained(context: CommandContext, values: Readonly<Record<string, unknown>>) {
  const { base, file, given, before, planFile, planPath } = await settingSources(context, values)
  const options = readOptionsOf(before.settings)
  const reading = { files: base, toplevel: base.repository.toplevel, cwd: context.cwd, options }
  const read = await readPlanFile(planPath, planFile, reading).catch((error: unknown) => {
    if (error instanceof RalphError) return { plan: undefined }
    throw error
  })
  const resolved = resolveSettings({ ...given, plan: read.plan })
  return { all: explainSettings(resolved), findings: [...file.findings, ...resolved.findings] }
}

function body(shown: readonly Explained[], context: CommandContext, wanted: string | undefined) {
  const [one] = shown
  if (wanted !== undefined && one) return configDetails(one, lookOf(context))
  return [...configTable(shown, lookOf(context)), '', '`ralph config SETTING` explains one setting.']
}

function remarks(findings: readonly string[], unread: readonly string[]): string[] {
  return [
    ...(findings.length > 0 ? ['', 'Wrong:', ...findings.map((finding) => `  - ${finding}`)] : []),
    ...(unread.length > 0
      ? ['', `Set but unknown: ${unread.join(', ')}. \`ralph config --help\` lists the variables.`]
      : []),
  ]
}

function named(all: readonly Explained[], wanted: string): Explained {
  const name = wanted.replace(/^--/, '')
  const found = all.find((one) => one.name === name || one.variables.includes(name))
  if (found) return found
  const meant = nearestName(name, settingNames)
  throw new RalphError({
    code: 'USAGE',
    message: `There is no setting "${wanted}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    hint: '`ralph config` lists all of them.',
  })
}
