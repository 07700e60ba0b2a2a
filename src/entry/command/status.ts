import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import type { ReadHunk, Reading } from '../../core/reading/reading.ts'
import { statusInBrief } from '../../core/report/terminal/status-in-brief.ts'
import { statusText } from '../../core/report/terminal/status-text.ts'
import { planInQueue, queueSentence } from '../../core/report/words/queue-words.ts'
import { whereLines } from '../../core/report/words/stack-words.ts'
import { statusReport } from '../../core/report/words/status.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { displayPath } from '../../core/text/paths.ts'
import { redactor } from '../../core/text/redact.ts'
import { lookAtPast } from '../open/look-at-run.ts'
import { type Command, textStyleOf } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, jsonFlag, settingFlags } from '../project/flags.ts'
import { nextInQueue, openQueue } from '../wire/queue-here.ts'
import { tryReading } from '../wire/reading.ts'
import { statusContext } from '../wire/status-context.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'remote', 'state-ref', 'cost-budget'),
  ...configFlag,
  ...jsonFlag,
  all: { help: 'every task of a plan with more than ten', toggle: true },
  verbose: { help: 'also rules, confinement, the job that holds the run and the state ref', toggle: true },
  watch: {
    help: 'keep showing it until the run is complete or needs a person',
    toggle: true,
    notWith: ['json', 'all', 'verbose'],
  },
}

export const statusCommand: Command = {
  help: `Shows a run's progress, what it cost and what it needs. Changes nothing.

Usage: ralph status [options]

Examples:
  ralph status --plan plan.json
  ralph status --json
  ralph status --watch

Options:
${flagHelp(flags)}`,
  flags,
  run: async (context, { values }) => {
    if (values['watch']) {
      const { watchStatus } = await import('./status-watch.ts')
      return lookAtPast(context, values, (opened) => watchStatus(opened, context))
    }
    // The hunks to read first are chosen from the whole history of the run.
    const { project, run, details } = await lookAtPast(context, values, async ({ project, access, run: loaded }) => {
      const words = await statusContext(project, access, { context, run: loaded })
      const reading = await tryReading(access, loaded, context)
      return { project, run: loaded, details: { ...words, reading } }
    })
    const { repository, remoteIsOwn } = project
    const pathContext = { repository: repository.toplevel, home: context.env['HOME'] }
    const remote = remoteIsOwn ? 'this repository' : displayPath(withoutCredentials(project.remote), pathContext)
    const report = statusReport(run, details)
    const isQueued = project.queue?.moves || run.state.queue !== null
    const localQueue = isQueued ? await openQueue(context, values) : undefined
    const text = values['json']
      ? inertJson(
          {
            ...report,
            read_first: readFirst(details.reading),
            queue: localQueue ? planInQueue(localQueue.queue, nextInQueue(localQueue), project.planName) : null,
          },
          2,
        )
      : values['verbose']
        ? statusText(report, {
            ...textStyleOf(context),
            ...details,
            remote,
            where: whereLines(run.state, run.state.stop),
          }).join('\n')
        : statusInBrief(run, report, details, { ...textStyleOf(context), all: values['all'] === true }).join('\n')
    context.out(`${redactor(project.secrets)(text)}\n`)
    if (localQueue && !values['json']) context.out(`${queueSentence(localQueue.queue, project.planName)}\n`)
    return 0
  },
}

/** For programs: places without their lines; null if the changes cannot be read. */
const readFirst = (reading: Reading | undefined) =>
  reading === undefined ? null : { ...reading, hunks: reading.hunks.map(({ excerpt: _, ...place }: ReadHunk) => place) }
