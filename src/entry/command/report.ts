import { readLog } from '../../app/job/prove.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { acceptanceBar, analyzeRun } from '../../core/report/facts/run-analysis.ts'
import {
  analysisParts,
  analysisTitle,
  documentMarkdown,
  documentText,
} from '../../core/report/terminal/report-document.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/secret/redact.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { type Command, lookOf } from '../project/context.ts'
import { type Flag, flagHelp, settingFlags } from '../project/flags.ts'
import { loadWhole, lookAtRun, readRecords } from '../wire/read-run.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'remote', 'state-ref'),
  config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
  gate: { help: 'end with 1 where the run misses the acceptance bar', toggle: true },
  markdown: { help: "GitHub's Markdown, for an issue or a summary", toggle: true },
  json: { help: 'one JSON object, with every attempt', toggle: true },
}

export const reportCommand: Command = {
  help: `Analyses a run from all that it left behind: where its time and money went, which checks failed, how good its
handoffs were, what its prompts held. Changes nothing.

Usage: ralph report [options]

Examples:
  ralph report
  ralph report --markdown
  ralph report --json --gate

Options:
${flagHelp(flags)}

The acceptance bar: all tasks done (or skipped by a person), few retries, no synthetic handoffs, and every narrative
over 200 characters.`,
  flags,
  run: async (context, { values }) => {
    const { project, analysis } = await lookAtRun(context, values, async ({ project, access }) => {
      const run = await loadWhole(project, access, context)
      const events = ofNewestRun(await readLog(access.state, run))
      const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []))
      const records = await readRecords(access.state, numbers)
      return { project, analysis: analyzeRun(run, { events, records, now: context.now() }) }
    })
    const bar = acceptanceBar(analysis)
    const text = values['json']
      ? inertJson({ ...analysis, acceptance_bar: bar }, 2)
      : values['markdown']
        ? documentMarkdown(analysisTitle(analysis), analysisParts(analysis)).trimEnd()
        : documentText(analysisTitle(analysis), analysisParts(analysis), lookOf(context)).join('\n')
    context.out(`${redactor(project.secrets)(text)}\n`)
    return values['gate'] && bar.some(({ passed }) => !passed) ? exits.failed.code : 0
  },
}

/** A log holds the runs before it too (`--fresh`). */
function ofNewestRun(events: readonly RunEvent[]): readonly RunEvent[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'run_started'),
    ),
  )
}
