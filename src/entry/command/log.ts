import { logLine } from '../../core/report/log-lines.ts'
import { inertJson } from '../../core/text/inert-json.ts'
import { redactor } from '../../core/text/redact.ts'
import type { RunEvent } from '../../schema/event.ts'
import type { Command } from '../context.ts'
import { type Flag, flagHelp, readFlags, settingFlags } from '../flags.ts'
import { noRunYet } from '../no-run-yet.ts'
import { openProject } from '../project.ts'
import { readLog } from '../read-log.ts'
import { withTemporaryState } from '../temporary-state.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'remote'),
  config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
  iteration: { help: 'only what concerns this iteration', example: '7' },
  json: { help: 'one JSON object a line', toggle: true },
}

export const logCommand: Command = {
  words: 'log',
  summary: 'what happened, event by event',
  help: `Prints the facts of a run, oldest first. Changes nothing.

Usage: ralph log [options]

Examples:
  ralph log --plan plan.json
  ralph log --iteration 7
  ralph log --json

Options:
${flagHelp(flags)}`,
  run: async (context) => {
    const { values } = readFlags(context.argv, flags, 'log')
    const project = await openProject(context, values)
    const events = await withTemporaryState(project, context, async ({ state }) => {
      const { run } = await state.load()
      if (!run) throw noRunYet(project.planFile)
      return readLog(state, run)
    })
    const wanted = events.filter(
      (event) => values['iteration'] === undefined || concerns(event, Number(values['iteration'])),
    )
    const clean = redactor(project.secrets)
    for (const event of wanted) context.out(`${clean(values['json'] ? inertJson(event) : logLine(event))}\n`)
    return 0
  },
}

/** An undo concerns the iteration that it takes back as well as its own. */
const concerns = (event: RunEvent, iteration: number): boolean =>
  ('iteration' in event && event.iteration === iteration) || ('undoes' in event && event.undoes === iteration)
