import { join } from 'node:path'
import { systemClock } from '../../adapter/local/clock.ts'
import { jsonLinesProgress } from '../../adapter/log/json-lines.ts'
import { liveFileName, openLiveFile } from '../../adapter/log/live-file.ts'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { type JobResult, runJob } from '../../app/job.ts'
import { outlastLimits } from '../../app/outlast-limits.ts'
import { exitCode } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { endOfJob, finalReport } from '../../core/report/terminal/end-of-job.ts'
import { statusReport } from '../../core/report/words/status.ts'
import type { JobSoFar } from '../../core/run/next/next-step.ts'
import { commandLine } from '../../core/text/command-line.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { type ReportContext, ralphCommand } from '../../core/text/report-context.ts'
import type { Rules } from '../../schema/run/rules.ts'
import { type CommandContext, canRedraw, isCi, isInteractive, textStyleOf } from '../project/context.ts'
import { flagsOfJob } from '../project/job-flags.ts'
import { openProject, type Project } from '../project/project.ts'
import { tryReading } from '../wire/reading.ts'
import type { StateAccess } from '../wire/state-access.ts'
import { canMergeHere } from '../wire/status-context.ts'
import { oneJob } from './one-job.ts'

/** How the user continues with the whole queue, if a queue is run. */
export interface QueueContinuation {
  readonly words: readonly string[]
  /** Flags of the command, by name: plans that have not begun know none of them. */
  readonly queueFlags: ReadonlyMap<string, readonly string[]>
}

/** Runs one job of the project and reports it; returns the exit code. */
export async function runAndReport(
  openedProject: Project,
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  {
    cd,
    queued,
    assertReady,
    saysNext = true,
    recorded = false,
    planShown = false,
  }: {
    /** False if the caller itself prints what to type next. */
    readonly saysNext?: boolean
    /** The agent is a recording: nobody pays. */
    readonly recorded?: boolean
    /** The plan, its warnings and its forecast were shown before. */
    readonly planShown?: boolean
    /** The folder in which the printed commands work, if not this one. */
    readonly cd?: string
    /** How the user continues, if not by the plan. */
    readonly queued?: QueueContinuation | undefined
    /** Throws if the machine lacks what every call needs. */
    readonly assertReady?: (project: Project, context: CommandContext) => Promise<void>
  } = {},
): Promise<number> {
  const json = flags['json'] === true
  const verbose = flags['verbose'] === true
  const sink = await progressSink(openedProject, context, { json, verbose })
  const { now } = context
  const liveRecord = openLiveFile(join(openedProject.home, liveFileName), {
    now,
    redact: redactor(openedProject.secrets),
  })
  let madeCommits = false
  const show: Sink['show'] = (progress) => {
    madeCommits ||= progress.kind === 'event' && progress.event.type === 'attempt_succeeded'
    sink.show(progress)
    liveRecord.show(progress)
  }
  const continuationOf = (project: Project, rules: Rules | null) => ({
    queued: queued?.words,
    again: new Map([...flagsOfJob(project, rules), ...(queued?.queueFlags ?? [])]),
  })
  let reading: Reading | undefined
  const readChanges = async (access: StateAccess): Promise<void> => {
    if (!madeCommits || context.cancelled.aborted) return
    reading = await access.state
      .load()
      .then(({ run }) => (run ? tryReading(access, run, context) : undefined))
      .catch(() => undefined)
  }
  let project = planShown ? { ...openedProject, warnings: [] } : openedProject
  const runNextJob = async (previous: JobSoFar | undefined) => {
    if (previous) project = await reopenProject(project, context, flags)
    return oneJob(project, context, {
      act: (ports, settings, cancelled) =>
        runJob(ports, { ...settings, forecastShown: planShown }, cancelled, previous),
      fresh: flags['fresh'] === true && !previous,
      changeRules: flags['change-rules'] === true && !previous,
      interactive: !json && isInteractive(context),
      atOnce: flags['now'] === true && !previous,
      since: previous?.started,
      show,
      display: sink.display,
      record: flags['record'],
      ...(!json && !verbose && { onEnd: readChanges }),
      ...(assertReady && { assertReady: (ruled) => assertReady(ruled, context) }),
    })
  }
  try {
    const result = await (endsAtLimit(context, flags)
      ? runNextJob(undefined)
      : outlastLimits(
          runNextJob,
          waitOptions(openedProject, context, {
            ...sink,
            // The run has recorded its rules by then, so they are not typed again.
            nowLine: (rules) => ralphCommand({ ...openedProject, ...continuationOf(project, rules) }, 'run', '--now'),
          }),
        ))
    sink.clear()
    const mergesHere = await canMergeHere(project, context, result.state)
    printReport(project, context, {
      ...result,
      reading,
      json,
      verbose,
      saysNext,
      recorded,
      cd,
      mergesHere,
      ...continuationOf(project, result.state.rules),
    })
    return exitCode(result.reason)
  } finally {
    sink.close()
    liveRecord.close()
  }
}

/** Adopts what people wrote into the plan. An unusable file keeps the previous project, and the job reports that. */
const reopenProject = (previous: Project, context: CommandContext, flags: Readonly<Record<string, unknown>>) =>
  openProject(context, flags).catch((error: unknown) => {
    if (error instanceof RalphError && unusableCodes.has(error.code)) return previous
    throw error
  })

const unusableCodes: ReadonlySet<string> = new Set([
  'PLAN_INVALID',
  'PLAN_MISSING',
  'CONFIG_INVALID',
  'FILE_UNREADABLE',
])

/** A program, or somebody who pays for a waiting machine, gets the exit code instead; a recording is of one job. */
const endsAtLimit = (context: CommandContext, flags: Readonly<Record<string, unknown>>): boolean =>
  flags['no-wait'] === true || flags['json'] === true || flags['record'] !== undefined || isCi(context)

function waitOptions(
  project: Project,
  context: CommandContext,
  { show, nowLine }: Pick<Sink, 'show'> & { nowLine: (rules: Rules | null) => string },
) {
  const { settings } = project
  return {
    clock: systemClock(context.now),
    limits: { jobLimitMs: settings['job-limit'] ?? null, timeBudgetMs: settings['time-budget'] ?? null },
    cancelled: context.cancelled,
    say: ({ until, why }: { until: string; why: string }, { state }: { state: { rules: Rules | null } }) =>
      show({ kind: 'waiting', until, why, now: nowLine(state.rules) }),
  }
}

type Sink = Awaited<ReturnType<typeof progressSink>>

async function progressSink(
  project: Project,
  context: CommandContext,
  { json, verbose }: { json: boolean; verbose: boolean },
) {
  const redact = redactor(project.secrets)
  const { out: write, color, isTty, now } = context
  const noDisplay = { clear: () => undefined, close: () => undefined, display: undefined }
  if (json) return { ...noDisplay, show: jsonLinesProgress({ write, now, redact }) }
  const board = canRedraw(context) ? (await import('./run-board.ts')).runBoard(project, context) : undefined
  // A terminal that cannot redraw still has one line that is rewritten; a log never has.
  const live = isTty && (board !== undefined || (context.env['TERM'] !== 'dumb' && !isCi(context)))
  const columns = (): number => process.stdout.columns || context.columns
  const brief = verbose ? undefined : project.plan
  const terminal = terminalProgress({ write, color, isTty: live, now, redact, columns, area: board?.area, brief })
  const ticker = live ? setInterval(terminal.tick, 1000) : undefined
  ticker?.unref()
  const close = (): void => {
    terminal.clear()
    board?.close()
    clearInterval(ticker)
  }
  return { show: terminal.show, clear: terminal.clear, close, display: board?.display }
}

function printReport(
  project: Project,
  context: CommandContext,
  result: JobResult & {
    reading: Reading | undefined
    json: boolean
    verbose: boolean
    saysNext: boolean
    recorded: boolean
    again: ReadonlyMap<string, readonly string[]>
    cd: string | undefined
  } & Pick<ReportContext, 'queued' | 'mergesHere'>,
): void {
  const { planFile, isDefaultPlan, reachedBy, shownBranch: workBranch, stateRef, settings } = project
  const common = {
    planFile,
    isDefaultPlan,
    reachedBy,
    again: result.again,
    ...(result.cd !== undefined && { cd: result.cd }),
    queued: result.queued,
    ...(result.mergesHere && { mergesHere: true }),
    hasNoBase: result.state.base_branch === null,
    workBranch,
    stateRef,
  }
  const details = { ...common, now: context.now(), costBudgetUsd: settings['cost-budget'], settings }
  const text = result.json
    ? inertJson({
        kind: 'result',
        exit: exitCode(result.reason),
        ...statusReport(result, details),
        stop: result.reason,
      })
    : (result.verbose ? finalReport : endOfJob)(
        result,
        {
          ...details,
          ...fetchHint(project),
          saysNext: result.saysNext,
          recorded: result.recorded,
          reading: result.reading,
        },
        textStyleOf(context),
      ).join('\n')
  context.out(`${redactor(project.secrets)(text)}\n`)
}

/** Branches at another remote have to be fetched before they have a name here. */
const fetchHint = ({ workBranch, shownBranch, settings }: Project): { fetch?: string } =>
  shownBranch === workBranch ? {} : { fetch: commandLine('git', 'fetch', settings.remote ?? '') }
