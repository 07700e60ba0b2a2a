import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { statusText } from '../../core/report/terminal/status-text.ts'
import { statusReport } from '../../core/report/words/status.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/secret/redact.ts'
import { shownPath } from '../../core/text/shown-path.ts'
import { type Command, lookOf } from '../project/context.ts'
import { type Flag, flagHelp, settingFlags } from '../project/flags.ts'
import { isLost } from '../wire/kept-runs.ts'
import { lookAtRun, noRunYet, waitingOrders } from '../wire/read-run.ts'
import { inboxOf } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'remote', 'state-ref', 'cost-budget'),
  config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
  json: { help: 'one JSON object', toggle: true },
}

export const statusCommand: Command = {
  help: `Shows a run's progress, what it cost and what it needs. Changes nothing.

Usage: ralph status [options]

Examples:
  ralph status --plan plan.json
  ralph status --json

Options:
${flagHelp(flags)}`,
  flags,
  run: async (context, { values }) => {
    const { project, run, ordered } = await lookAtRun(context, values, async ({ project, access }) => {
      const { run: loaded } = await access.state.load()
      if (!loaded) throw await noRunYet(project, access, context)
      return { project, run: loaded, ordered: await waitingOrders(inboxOf(project, access, context.now), loaded) }
    })
    const { planFile, reachedBy, stateRef, settings } = project
    const now = context.now()
    const { repository, remoteIsOwn } = project
    const here = { repository: repository.toplevel, home: context.env['HOME'] }
    const remote = remoteIsOwn ? 'this repository' : shownPath(withoutCredentials(project.remote), here)
    const at = {
      planFile,
      reachedBy,
      stateRef,
      workBranch: run.state.work_branch,
      now,
      ordered,
      costBudgetUsd: settings['cost-budget'],
      lost: await isLost(run.state, now),
    }
    const report = statusReport(run, at)
    const text = values['json']
      ? inertJson(report, 2)
      : statusText(report, { ...lookOf(context), now, remote }).join('\n')
    context.out(`${redactor(project.secrets)(text)}\n`)
    return 0
  },
}
