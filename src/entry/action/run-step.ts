import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { commitSigner } from '../../adapter/github/commit-signer.ts'
import { actionsLog } from '../../adapter/log/actions-log.ts'
import { workflowCommand } from '../../adapter/log/workflow-command.ts'
import type { JobResult } from '../../app/job.ts'
import { RalphError } from '../../core/error.ts'
import { actionOutputs } from '../../core/report/action-outputs.ts'
import { exitCode } from '../../core/report/exit-code.ts'
import { finalReport } from '../../core/report/final.ts'
import type { ReportedIteration } from '../../core/report/job-iterations.ts'
import { type JobSummary, jobSummary } from '../../core/report/job-summary.ts'
import { redactor } from '../../core/text/redact.ts'
import type { LoadedRun, StateStore } from '../../port/state-store.ts'
import type { RunEvent } from '../../schema/event.ts'
import { errorExitCode, errorText, userFault } from '../error-text.ts'
import { oneJob } from '../one-job.ts'
import { openProject, type Project } from '../project.ts'
import { bothTrackers } from './both-trackers.ts'
import { idleComment } from './comment-event.ts'
import { continueRun } from './continuation.ts'
import { onGitHub } from './on-github.ts'
import { reportedIterations } from './reported-iterations.ts'
import { setOutput, writeSummary } from './runner-files.ts'
import { mask, type StepContext } from './step-context.ts'

/** One job in a workflow's step: log, annotations, outputs and summary; returns the exit code (DESIGN §8). */
export async function runStep(context: StepContext): Promise<number> {
  const { inputs } = context
  let project: Project | undefined
  try {
    project = withinLimit(await openProject(context, inputs.flags, inputs.findings), context)
    for (const secret of project.secrets) mask(secret)
    return await carryOutInStep(project, context)
  } catch (error) {
    return reportFault(error, { context, project, records: [], run: null })
  }
}

/** Unless the user says how long the job may live, the platform does. */
const withinLimit = (project: Project, { runner }: StepContext): Project => ({
  ...project,
  settings: { ...project.settings, 'job-limit': project.settings['job-limit'] ?? runner.limitMs },
})

async function carryOutInStep(project: Project, context: StepContext): Promise<number> {
  const events: RunEvent[] = []
  const known: { records: ReportedIteration[]; run: LoadedRun | null } = { records: [], run: null }
  const log = logOf(project, context)
  const onEnd = async (store: StateStore): Promise<void> => {
    known.records = await reportedIterations(store, events).catch(() => [])
    if (events.length > 0) known.run = (await store.load().catch(() => null))?.run ?? null
  }
  const show: typeof log.show = (progress) => {
    if (progress.kind === 'event') events.push(progress.event)
    log.show(progress)
  }
  const warn = (text: string): void => show({ kind: 'warning', text })
  try {
    const github = await onGitHub(project, context, warn)
    const idle = await idleComment(project, context, github)
    if (idle !== undefined) {
      context.out(`Nothing to do: ${idle}.\n`)
      return 0
    }
    const result = await oneJob(project, context, {
      fresh: context.inputs.flags['fresh'] === true,
      show,
      onEnd,
      ...(github && {
        tracker: (inbox) => bothTrackers(github.tracker, inbox),
        sign: commitSigner(github.client),
      }),
    })
    const attempts = events.filter(({ type }) => type === 'attempt_started').length
    if (github) await continueRun(github.client, context, { reason: result.reason, attempts, warn })
    log.finish()
    return await report(result, { context, project, records: known.records })
  } catch (error) {
    log.finish()
    return reportFault(error, { context, project, ...known })
  }
}

function logOf(project: Project, context: StepContext) {
  const { workspace } = context.checkout
  return actionsLog({
    write: context.out,
    redact: redactor(project.secrets),
    level: context.runner.debug ? 'debug' : project.settings['log-level'],
    now: context.now,
    root: workspace,
    isFile: (path) => lstatSync(join(workspace, path), { throwIfNoEntry: false })?.isFile() === true,
    token: randomUUID,
  })
}

interface Known {
  readonly context: StepContext
  readonly project: Project | undefined
  readonly records: readonly ReportedIteration[]
}

async function report(result: JobResult, known: Known & { project: Project }): Promise<number> {
  const { context, project } = known
  const at = reportContext(project, context)
  const code = exitCode(result.reason)
  const clean = redactor(project.secrets)
  context.out(`${clean(finalReport(result, at, { width: 120, color: false }).join('\n'))}\n`)
  const end = { status: result.reason.kind, reason: result.reason, run: result }
  await publish({ run: result, end: result.reason, iterations: known.records }, end, known)
  return code
}

async function reportFault(thrown: unknown, known: Known & { run: LoadedRun | null }): Promise<number> {
  const { context, project, run, records } = known
  const error = userFault(thrown)
  const clean = redactor([...context.inputs.secrets, ...(project?.secrets ?? [])])
  // One command: what is foreign in it cannot become a line of its own.
  context.out(`${workflowCommand('error', clean(errorText(error)))}\n`)
  const fault = error instanceof RalphError ? error : undefined
  const { message, hint, findings } = fault ?? {
    message: String(error),
    hint: 'This is a bug of ralph: please report it.',
    findings: [],
  }
  const status = fault?.kind === 'busy' ? 'busy' : 'failed'
  const end = { kind: 'fault' as const, message, hint, findings }
  await publish({ run, end, iterations: records }, { status, ...(run ? { run } : {}) }, known)
  return fault ? errorExitCode(fault) : 70
}

/** Outputs, the report as a file, and the step's summary. */
async function publish(
  job: JobSummary,
  end: Parameters<typeof actionOutputs>[0],
  { context, project }: Known,
): Promise<void> {
  const at = reportContext(project, context)
  const clean = redactor([...context.inputs.secrets, ...(project?.secrets ?? [])])
  const text = clean(jobSummary(job, at))
  const file = join(project?.home ?? context.checkout.home, 'report.md')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  for (const [name, value] of Object.entries(actionOutputs(end, { stateRef: project?.stateRef ?? '', report: file }))) {
    setOutput(context.env, name, clean(value))
  }
  writeSummary(context.env, text)
}

const reportContext = (project: Project | undefined, { now, runner }: StepContext) => ({
  planFile: project?.planFile ?? 'plan.json',
  workBranch: project?.shownBranch ?? '',
  stateRef: project?.stateRef ?? '',
  now: now(),
  surface: 'workflow' as const,
  start: runner.start,
})
