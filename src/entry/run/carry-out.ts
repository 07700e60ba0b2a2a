import { join } from 'node:path'
import { systemClock } from '../../adapter/local/clock.ts'
import { jsonLinesProgress } from '../../adapter/log/json-lines.ts'
import { liveFile, liveFileName } from '../../adapter/log/live-file.ts'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { type JobResult, runJob } from '../../app/job.ts'
import { outlastLimits } from '../../app/outlast-limits.ts'
import { exitCode } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { endOfJob } from '../../core/report/terminal/end-of-job.ts'
import { finalReport } from '../../core/report/terminal/final.ts'
import { statusReport } from '../../core/report/words/status.ts'
import type { JobSoFar } from '../../core/run/next/next-step.ts'
import { commandLine } from '../../core/text/command-line.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { type ReportContext, ralphCommand } from '../../core/text/report-context.ts'
import type { Rules } from '../../schema/run/rules.ts'
import { type CommandContext, drawsBoard, isCi, isInteractive, lookOf } from '../project/context.ts'
import { flagsOfJob } from '../project/job-flags.ts'
import { openProject, type Project } from '../project/project.ts'
import { readingOfRun } from '../wire/reading.ts'
import type { StateAccess } from '../wire/state-access.ts'
import { completeHere } from '../wire/status-context.ts'
import { oneJob } from './one-job.ts'

/** How the user goes on with the whole queue, where that is what they began. */
export interface Queued {
  readonly words: readonly string[]
  /** What the command was told, by names of flags: plans that have not begun know none of it. */
  readonly told: ReadonlyMap<string, readonly string[]>
}

/** Runs one job of the project and reports it; returns the exit code. */
export async function carryOut(
  given: Project,
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  {
    cd,
    queued,
    ready,
    saysNext = true,
    recorded = false,
    planShown = false,
  }: {
    /** False if the command itself says what to type next. */
    readonly saysNext?: boolean
    /** The agent is a recording: nobody pays. */
    readonly recorded?: boolean
    /** The plan, its warnings and its forecast were shown before. */
    readonly planShown?: boolean
    /** Where the user has to type what is printed, if not here. */
    readonly cd?: string
    /** By which the user goes on, if not by the plan. */
    readonly queued?: Queued | undefined
    /** Throws where the machine lacks what every call needs. */
    readonly ready?: (project: Project, context: CommandContext) => Promise<void>
  } = {},
): Promise<number> {
  const json = flags['json'] === true
  const verbose = flags['verbose'] === true
  const sink = await progressSink(given, context, { json, verbose })
  const { now } = context
  const watched = liveFile(join(given.home, liveFileName), { now, redact: redactor(given.secrets) })
  let madeCommits = false
  const show: Sink['show'] = (progress) => {
    madeCommits ||= progress.kind === 'event' && progress.event.type === 'attempt_succeeded'
    sink.show(progress)
    watched.show(progress)
  }
  const goesOn = (project: Project, rules: Rules | null) => ({
    queued: queued?.words,
    again: new Map([...flagsOfJob(project, rules), ...(queued?.told ?? [])]),
  })
  let reading: Reading | undefined
  /** A report without it is complete. */
  const readAtEnd = async (access: StateAccess): Promise<void> => {
    if (!madeCommits || context.cancelled.aborted) return
    reading = await access.state
      .load()
      .then(({ run }) => (run ? readingOfRun(access, run) : undefined))
      .catch(() => undefined)
  }
  let project = planShown ? { ...given, warnings: [] } : given
  const job = async (before: JobSoFar | undefined) => {
    if (before) project = await openAgain(project, context, flags)
    return oneJob(project, context, {
      act: (ports, settings, cancelled) => runJob(ports, { ...settings, forecastShown: planShown }, cancelled, before),
      fresh: flags['fresh'] === true && !before,
      changeRules: flags['change-rules'] === true && !before,
      interactive: !json && isInteractive(context),
      atOnce: flags['now'] === true && !before,
      since: before?.started,
      show,
      display: sink.display,
      record: flags['record'],
      ...(!json && !verbose && { onEnd: readAtEnd }),
      ...(ready && { ready: (ruled) => ready(ruled, context) }),
    })
  }
  try {
    const result = await (ends(context, flags)
      ? job(undefined)
      : outlastLimits(
          job,
          waitingHere(given, context, {
            ...sink,
            // The run has recorded its rules by then: what it knows is not repeated.
            nowLine: (rules) => ralphCommand({ ...given, ...goesOn(project, rules) }, 'run', '--now'),
          }),
        ))
    sink.clear()
    const here = await completeHere(project, context, result.state)
    report(project, context, {
      ...result,
      reading,
      json,
      verbose,
      saysNext,
      recorded,
      cd,
      mergesHere: here,
      ...goesOn(project, result.state.rules),
    })
    return exitCode(result.reason)
  } finally {
    sink.close()
    watched.close()
  }
}

/** What people wrote into the plan meanwhile counts, as for any later job. What cannot be used leaves the former one, and the job says so. */
const openAgain = (former: Project, context: CommandContext, flags: Readonly<Record<string, unknown>>) =>
  openProject(context, flags).catch((error: unknown) => {
    if (error instanceof RalphError && unusableCodes.has(error.code)) return former
    throw error
  })

const unusableCodes: ReadonlySet<string> = new Set([
  'PLAN_INVALID',
  'PLAN_MISSING',
  'CONFIG_INVALID',
  'FILE_UNREADABLE',
])

/** Whoever is a program, or pays for a machine that waits, gets the exit code at once; a recording is of one job. */
const ends = (context: CommandContext, flags: Readonly<Record<string, unknown>>): boolean =>
  flags['no-wait'] === true || flags['json'] === true || flags['record'] !== undefined || isCi(context)

function waitingHere(
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
  const nothing = { clear: () => undefined, close: () => undefined, display: undefined }
  if (json) return { ...nothing, show: jsonLinesProgress({ write, now, redact }) }
  const board = drawsBoard(context) ? (await import('./run-board.ts')).runBoard(project, context) : undefined
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

function report(
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
  const place = {
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
  const at = { ...place, now: context.now(), costBudgetUsd: settings['cost-budget'], settings }
  const text = result.json
    ? inertJson({
        kind: 'result',
        exit: exitCode(result.reason),
        ...statusReport(result, at),
        stop: result.reason,
      })
    : (result.verbose ? finalReport : endOfJob)(
        result,
        {
          ...at,
          ...whereTheBranchesAre(project),
          saysNext: result.saysNext,
          recorded: result.recorded,
          reading: result.reading,
        },
        lookOf(context),
      ).join('\n')
  context.out(`${redactor(project.secrets)(text)}\n`)
}

/** Branches at a remote that is not the user's own repository have to be fetched before they can be named. */
const whereTheBranchesAre = ({ workBranch, shownBranch, settings }: Project): { fetch?: string } =>
  shownBranch === workBranch ? {} : { fetch: commandLine('git', 'fetch', settings.remote ?? '') }
