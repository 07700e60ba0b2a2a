import { openRepository } from '../../adapter/git/store/user-repository.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { doctorText, isHealthy } from '../../core/report/terminal/doctor.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { examine } from '../doctor/examine.ts'
import { type Command, type CommandContext, textStyleOf } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, jsonFlag, settingFlags } from '../project/flags.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'remote', 'state-ref', 'agent', 'agent-path', 'agent-version', 'agent-command'),
  ...settingFlags('confinement', 'min-confinement', 'confinement-sudo', 'egress', 'allow-hosts', 'ports'),
  ...configFlag,
  ...jsonFlag,
}

export const doctorCommand: Command = {
  help: `Checks git, the agent and its credentials, the plan, the remote and the state. Changes nothing and calls no model.
If the repository is on GitHub and GH_TOKEN is set (gh auth token prints one), also checks its workflow, settings, rules, secrets and schedule.
Exits with 0 if a run can start, and with 1 if something is marked ✗.

Usage: ralph doctor [options]

Examples:
  ralph doctor
  ralph doctor --remote origin
  ralph doctor --json

Options:
${flagHelp(flags)}`,
  flags,
  run: async (context, { values }) => {
    if (!values['json'] && (await isOutsideRepository(context))) {
      context.err(
        `ralph: ${context.cwd} is not in a git repository; change to your project first. [NOT_A_REPOSITORY]\n`,
      )
      return exits.usage.code
    }
    const diagnoses = await examine(context, values)
    const text = values['json']
      ? inertJson({ schema: 1, ok: isHealthy(diagnoses), findings: diagnoses }, 2)
      : doctorText(diagnoses, textStyleOf(context)).join('\n')
    context.out(`${redactor(secretValues(context.env))(text)}\n`)
    return isHealthy(diagnoses) ? 0 : exits.failed.code
  },
}

/** There, half of the probes would report the same. */
const isOutsideRepository = ({ cwd, env }: CommandContext): Promise<boolean> =>
  openRepository({ cwd, env }).then(
    () => false,
    (error: unknown) => error instanceof RalphError && error.code === 'NOT_A_REPOSITORY',
  )
