import { jsonLinesProgress } from '../../adapter/log/json-lines.ts'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { type JobResult, runJob } from '../../app/job.ts'
import { exitCode } from '../../core/error/codes/exit-codes.ts'
import { finalReport } from '../../core/report/terminal/final.ts'
import { statusReport } from '../../core/report/words/status.ts'
import { commandLine } from '../../core/text/command-line.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/secret/redact.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { saidAgain } from '../project/said-again.ts'
import { oneJob } from './one-job.ts'

/** Runs one job of the project and reports it; returns the exit code. */
export async function carryOut(
  project: Project,
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  /** Where the user has to type what is printed, if not here. */
  cd?: string,
): Promise<number> {
  const json = flags['json'] === true
  const sink = progressSink(project, context, json)
  try {
    const { show } = sink
    const result = await oneJob(project, context, {
      act: runJob,
      fresh: flags['fresh'] === true,
      changeRules: flags['change-rules'] === true,
      show,
      record: flags['record'],
    })
    sink.clear()
    report(project, context, { ...result, json, again: saidAgain(project, result.state.rules), cd })
    return exitCode(result.reason)
  } finally {
    sink.clear()
    clearInterval(sink.ticker)
  }
}

function progressSink(project: Project, context: CommandContext, json: boolean) {
  const redact = redactor(project.secrets)
  const write = context.out
  if (json)
    return { show: jsonLinesProgress({ write, now: context.now, redact }), clear: () => undefined, ticker: undefined }
  const { color, isTty, now, columns } = context
  const terminal = terminalProgress({ write, color, isTty, now, redact, columns: () => columns })
  const ticker = isTty ? setInterval(terminal.tick, 1000) : undefined
  ticker?.unref()
  return { show: terminal.show, clear: terminal.clear, ticker }
}

function report(
  project: Project,
  context: CommandContext,
  result: JobResult & { json: boolean; again: ReadonlyMap<string, readonly string[]>; cd: string | undefined },
): void {
  const { planFile, reachedBy, shownBranch: workBranch, stateRef, settings } = project
  const place = {
    planFile,
    reachedBy,
    again: result.again,
    ...(result.cd !== undefined && { cd: result.cd }),
    workBranch,
    stateRef,
  }
  const at = { ...place, now: context.now(), costBudgetUsd: settings['cost-budget'] }
  const text = result.json
    ? inertJson({
        kind: 'result',
        exit: exitCode(result.reason),
        ...statusReport(result, at),
        stop: result.reason,
      })
    : [
        ...finalReport(result, at, { width: context.columns, color: context.color }),
        ...whereTheBranchesAre(project),
      ].join('\n')
  context.out(`${redactor(project.secrets)(text)}\n`)
}

/** Branches at a remote that is not the user's own repository have to be fetched before they can be named. */
function whereTheBranchesAre({ workBranch, shownBranch, settings }: Project): string[] {
  return shownBranch === workBranch
    ? []
    : [`Fetch the branches first: ${commandLine('git', 'fetch', settings.remote ?? '')}`]
}
