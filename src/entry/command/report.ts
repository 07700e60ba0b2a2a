import { resolve } from 'node:path'
import { writeNamedFile } from '../../adapter/disk/named-file.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { acceptanceBar, analyzeRun } from '../../core/report/facts/run-analysis.ts'
import {
  analysisSections,
  analysisTitle,
  documentMarkdown,
  documentText,
} from '../../core/report/terminal/report-document.ts'
import { formatBytes } from '../../core/text/amounts.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { lookAtPast } from '../open/look-at-run.ts'
import { type Command, type CommandContext, type TypedArguments, textStyleOf } from '../project/context.ts'
import { type Flag, flagHelp, runFlags } from '../project/flags.ts'
import { noIteration, parseIterationFlag } from '../project/iteration-flag.ts'
import { readHistory, warnOf } from '../wire/read-run.ts'
import { loadPageAssets, reportPage } from '../wire/report-page.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  gate: { help: 'exit with 1 if the run misses the acceptance bar', toggle: true },
  markdown: { help: 'print Markdown for a GitHub issue or job summary', toggle: true, notWith: ['json', 'html'] },
  json: { help: 'print one JSON object with every attempt', toggle: true, notWith: ['html'] },
  html: { help: 'write one self-contained HTML page that works offline', example: 'report.html' },
  iteration: {
    help: 'with --html: include the details of this iteration, however old',
    example: '7',
    onlyWith: 'html',
  },
}

export const reportCommand: Command = {
  help: `Analyses a run: where its time and money went, which checks failed, how good its handoffs were, what its prompts
contained. Changes nothing.

Usage: ralph report [options]

Examples:
  ralph report
  ralph report --markdown
  ralph report --json --gate
  ralph report --html report.html

Options:
${flagHelp(flags)}

The acceptance bar: all tasks done (or skipped by a person), few retries, no synthetic handoffs, and every narrative
over 200 characters.`,
  flags,
  run: async (context, { values }) => {
    if (typeof values['html'] === 'string') return writePage(context, values, values['html'])
    const { project, analysis } = await lookAtPast(context, values, async ({ project, access, run }) => {
      const past = await readHistory(access, run, warnOf(context))
      return { project, analysis: analyzeRun(run, { ...past, now: context.now() }) }
    })
    const bar = acceptanceBar(analysis)
    const text = values['json']
      ? inertJson({ ...analysis, acceptance_bar: bar }, 2)
      : values['markdown']
        ? documentMarkdown(analysisTitle(analysis), analysisSections(analysis)).trimEnd()
        : documentText(analysisTitle(analysis), analysisSections(analysis), textStyleOf(context)).join('\n')
    context.out(`${redactor(project.secrets)(text)}\n`)
    return values['gate'] && bar.some(({ passed }) => !passed) ? exits.failed.code : 0
  },
}

/** The page contains everything about the run: only its owner may read it. */
async function writePage(context: CommandContext, values: TypedArguments['values'], file: string): Promise<number> {
  const iteration = parseIterationFlag('report', values['iteration'])
  const { html, planName } = await lookAtPast(context, values, async ({ project, access, run }) => {
    const past = await readHistory(access, run, warnOf(context))
    const { records } = past
    if (iteration !== undefined && !records.has(iteration)) throw noIteration(project, iteration, run.state.iteration)
    const [assets, clean] = [await loadPageAssets('report'), redactor(project.secrets)]
    const html = await reportPage(project, access, { context, past, assets, file, iteration, clean })
    return { planName: project.planName, html }
  })
  await writeNamedFile(resolve(context.cwd, file), html).catch((error: Error) => {
    // Node ends its sentence with the call and the whole path.
    const reason = error.message.split(', ')[0]?.replace(/\.$/, '')
    throw new RalphError({
      code: 'REPORT_NOT_WRITTEN',
      message: `${file} cannot be written: ${reason}.`,
      hint: 'Name a file in an existing folder that you can write to.',
    })
  })
  context.out(`${file}: the report of ${planName}, ${formatBytes(Buffer.byteLength(html))}. Open it in a browser.\n`)
  return 0
}
