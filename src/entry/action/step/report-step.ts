import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StartResult } from '../../../adapter/github/workflow/start-next-job.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import type { StartedJob } from '../../../app/job.ts'
import { stepExitCode } from '../../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../../core/error/error.ts'
import { gitHubAddress } from '../../../core/github/address.ts'
import type { ReportedIteration } from '../../../core/report/facts/job-iterations.ts'
import { actionOutputs } from '../../../core/report/markdown/action-outputs.ts'
import { type JobSummary, jobSummary } from '../../../core/report/markdown/job-summary.ts'
import { finalReport } from '../../../core/report/terminal/end-of-job.ts'
import { type QueueOutcome, queueOutcomeMarkdown, treeAddress } from '../../../core/report/words/queue-words.ts'
import { handedOnText, nextJobText } from '../../../core/report/words/run-sentence.ts'
import { redactor } from '../../../core/text/redact.ts'
import type { LoadedRun } from '../../../port/state-store.ts'
import type { HandedOn } from '../../../schema/run/dossier.ts'
import { errorExitCode, errorText, userFault } from '../../project/error-text.ts'
import type { Project } from '../../project/project.ts'
import { setOutput, writeSummary } from '../context/runner.ts'
import { commandForNextJob } from '../context/start-of-run.ts'
import type { StepContext } from '../context/step-context.ts'

export interface ReportSubject {
  readonly context: StepContext
  readonly project: Project | undefined
  readonly records: readonly ReportedIteration[]
  readonly queue?: QueueOutcome | undefined
  /** The started next job of the run, if this job was to start it. */
  readonly next?: StartResult | undefined
}

export async function reportResult(result: StartedJob, subject: ReportSubject & { project: Project }): Promise<number> {
  if (result.kind === 'handed_on') return reportHandedOn(result, subject)
  const { context, project } = subject
  const renderContext = await reportContext(project, context, subject.next)
  const code = stepExitCode({
    reason: result.reason,
    event: context.env['GITHUB_EVENT_NAME'],
    command: context.inputs.command,
    iterations: subject.records.length,
  })
  const redact = redactor(project.secrets)
  context.out(`${redact(finalReport(result, renderContext, { width: 120, color: false }).join('\n'))}\n`)
  const end = { status: result.reason.kind, reason: result.reason, run: result }
  await publish({ run: result, end: result.reason, iterations: subject.records }, end, subject)
  return code
}

async function reportHandedOn(run: StartedJob & { kind: 'handed_on' }, subject: ReportSubject): Promise<number> {
  const { handed } = run.state
  if (!handed) throw new Error('the job handed over something that is not in the state')
  const { happened, next } = handedOnText(handed)
  subject.context.out(`\n${[happened, ...next.map(({ does }) => `${does}.`)].join('\n')}\n`)
  await publish(
    {
      run,
      end: { kind: 'handed_on', handed },
      iterations: subject.records.map((record) => asDelegated(record, handed)),
    },
    { status: needsAgent.has(handed.what) ? 'attempt' : handed.what, run, handed },
    subject,
  )
  return 0
}

/** Delegations to the agent's job. */
const needsAgent: ReadonlySet<HandedOn['what']> = new Set(['passes', 'counsel', 'lanes'])

/** It ends in a later job. */
const asDelegated = (record: ReportedIteration, { of }: HandedOn): ReportedIteration =>
  record.iteration === of?.iteration && !record.passed
    ? { ...record, outcome: 'continues in the next jobs', handedOn: true }
    : record

export async function reportFault(
  thrown: unknown,
  subject: ReportSubject & { run: LoadedRun | null },
): Promise<number> {
  const { context, project, run, records } = subject
  const error = userFault(thrown)
  const redact = redactor([...context.inputs.secrets, ...(project?.secrets ?? [])])
  // One workflow command: foreign text cannot become a line of its own.
  annotate.error(redact(errorText(error)))
  const fault = error instanceof RalphError ? error : undefined
  const { message, hint, findings } = fault ?? {
    message: String(error),
    hint: 'This is a bug in ralph; please report it.',
    findings: [],
  }
  const status = fault?.exit === 'busy' ? 'busy' : 'failed'
  const end = { kind: 'fault' as const, message, hint, findings }
  await publish({ run, end, iterations: records }, { status, ...(run ? { run } : {}) }, subject)
  return errorExitCode(error)
}

/** Writes outputs, the report file, and the step's summary. */
async function publish(
  job: JobSummary,
  end: Parameters<typeof actionOutputs>[0],
  { context, project, queue, next }: ReportSubject,
): Promise<void> {
  const renderContext = await reportContext(project, context, next)
  const redact = redactor([...context.inputs.secrets, ...(project?.secrets ?? [])])
  const queueText = queue === undefined ? '' : `\n${queueOutcomeMarkdown(queue, branchPage(context))}\n`
  const text = redact(`${jobSummary(job, renderContext)}${queueText}`)
  const file = join(project?.home ?? context.checkout.home, 'report.md')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  for (const [name, value] of Object.entries(actionOutputs(end, { stateRef: project?.stateRef ?? '', report: file }))) {
    setOutput(name, redact(value))
  }
  await writeSummary(text)
}

/** The page with the files of the job's branch. */
function branchPage({ env, checkout }: StepContext): string | undefined {
  const place = gitHubAddress(env, null)
  if (place === undefined || checkout.branch === null) return undefined
  return treeAddress(`${place.serverUrl}/${place.owner}/${place.repo}`, checkout.branch)
}

const reportContext = async (project: Project | undefined, { now, env, runner }: StepContext, next?: StartResult) => ({
  planFile: project?.planFile ?? 'plan.json',
  reachedBy: project?.reachedBy ?? ['--remote', 'origin'],
  workBranch: project?.shownBranch ?? '',
  stateRef: project?.stateRef ?? '',
  now: now(),
  surface: 'workflow' as const,
  start: await commandForNextJob(env, project?.planFile ?? 'plan.json'),
  nextJob: next === undefined || next.kind === 'failed' ? undefined : nextJobText(next, runner.workflow),
})
