import { legEnds } from '../../../adapter/github/workflow/leg-ends.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { agentJob } from '../../../app/delegated/agent-job.ts'
import { applyJob } from '../../../app/delegated/apply.ts'
import { checksJob } from '../../../app/delegated/checks-job.ts'
import { readyJob } from '../../../app/delegated/finish.ts'
import { composeJob } from '../../../app/delegated/round.ts'
import { endsByLegs, type JobEnds } from '../../../app/delegated/take-parcel.ts'
import { beginJob, type StartedJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { laneVariable } from '../../../core/order/may-order.ts'
import { agentJobText, checksJobText } from '../../../core/report/words/split-job-text.ts'
import { lanesDue, legsVariable, maxLegs } from '../../../core/run/next/leg-of-round.ts'
import { readResults } from '../../../core/validation/read-results.ts'
import type { Project } from '../../project/project.ts'
import { type JobAction, oneJob } from '../../run/one-job.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput, writeSummary } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { openRun } from '../issue/issue-run.ts'
import { followersOf, openGitHubTracking } from '../issue/on-github.ts'
import { reasonNotBegun } from './begin-step.ts'
import { reportFault } from './report-step.ts'
import { openLog, type PartContext, runPart } from './run-step.ts'

/** `command: intake`: everything before the agent, in a job that runs nothing of the repository's. It outputs its settings for the following jobs. Returns the exit code. */
export function intakeStep(context: StepContext): Promise<number> {
  for (const note of context.inputs.notes) annotate.notice(note)
  const inputFlags = context.inputs.flags
  const legs = legsOf(context)
  return runPart(context, {
    checksElsewhere: false,
    settles: false,
    reportsAtEnd: true,
    idleReason: reasonNotBegun,
    onOpened: ({ inputs: { flags } }) => {
      // Only jobs with the App's key get its id; each job looks up an issue's number again.
      const { 'app-id': _, ...handedOn } = inputFlags['plan'] === undefined && !flags['issue'] ? flags : inputFlags
      setOutput('settings', JSON.stringify(handedOn))
    },
    act: () => (ports, job, cancelled) => beginJob(ports, job, { cancelled, scope: { until: 'prepared', legs } }),
    after: outputLanes,
  })
}

/** Outputs the lanes for the workflow's matrix, which may not be empty. */
async function outputLanes(end: StartedJob): Promise<void> {
  const dossier = end.kind === 'handed_on' ? end.dossier : undefined
  const lanes = dossier ? lanesDue(dossier) : []
  if (lanes.length > 0) setOutput('lanes', JSON.stringify(lanes))
}

/** `command: agent`: calls the agent for the delegated step; writes nothing. */
export const agentStep = (context: StepContext): Promise<number> =>
  runReadingPart(context, async (ports, job, cancelled) => {
    const end = await agentJob(ports, job, { cancelled, lane: laneOf(context) })
    return { due: end.candidate, text: agentJobText(end) }
  })

/** `command: compose`: queues the agents' results of a round as candidates for the checks. Returns the exit code. */
export const composeStep = (context: StepContext): Promise<number> =>
  runPart(context, {
    checksElsewhere: false,
    settles: true,
    reportsAtEnd: true,
    act: (step) => async (ports, job, cancelled) =>
      composeJob(ports, job, { cancelled, ends: await readJobEnds(context, step) }),
    after: outputLanes,
  })

/** `command: validate`: runs the checks on the agent's result, without a verdict. */
export const validateStep = (context: StepContext): Promise<number> =>
  runReadingPart(context, async (ports, job, cancelled) => {
    const end = await checksJob(ports, job, { cancelled, lane: laneOf(context) })
    return { due: true, text: checksJobText(end) }
  })

const laneOf = ({ env }: StepContext): number => digitUpTo(maxLegs - 1, env[laneVariable]) ?? 0

/** From the matrix of `run.yml`; a workflow without one has one job for the agent. */
const legsOf = ({ env }: StepContext): number => digitUpTo(maxLegs, env[legsVariable]) ?? 1

const digitUpTo = (max: number, text: string | undefined): number | undefined =>
  text !== undefined && /^\d$/.test(text) ? Math.min(max, Number(text)) : undefined

/** `command: apply`: settles the results of the agent's and the checks' jobs, and starts the next iteration. */
export const applyStep = (context: StepContext): Promise<number> =>
  runPart(context, {
    checksElsewhere: false,
    settles: true,
    writesPage: true,
    reportsAtEnd: true,
    act: (step) => async (ports, job, cancelled) => ({
      kind: 'stopped',
      ...(await applyJob(ports, job, { cancelled, ends: await readJobEnds(context, step) })),
    }),
  })

/** `needs` suffices if all jobs succeeded or were skipped; otherwise GitHub says how each ended. A job that GitHub ended for its time was not cancelled by a person. Throws RalphError RESULTS_INVALID. */
async function readJobEnds({ inputs, checkout }: StepContext, { github, warn }: PartContext): Promise<JobEnds> {
  const { entries } = readResults(inputValue(stepInputs.results, inputs.flags['results']) ?? '')
  const outcome = (name: string): string => entries.find((entry) => entry.name === name)?.outcome ?? 'missing'
  const ends = { agent: outcome('agent'), validate: outcome('validate') }
  const isOpen = Object.values(ends).some((end) => end === 'failure' || end === 'cancelled')
  if (!isOpen || !github) return ends
  const { run_id: id, attempt } = checkout.holder
  try {
    const legs = await legEnds(github.client, { id, attempt })
    return { ...endsByLegs(ends, legs), legs }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    warn(`GitHub could not be asked how the jobs of this run ended: ${error.message} ${error.hint}`)
    return ends
  }
}

/** The result of a job with read access, and whether other jobs have work. */
interface ReadingResult {
  readonly due: boolean
  /** For the log and the summary. */
  readonly text: string
}

/** A step that writes neither the run nor to GitHub; another job reads its results. Returns the exit code. */
async function runReadingPart(step: StepContext, act: JobAction<ReadingResult>): Promise<number> {
  let context = step
  let project: Project | undefined
  let finish = (): void => undefined
  try {
    const opened = await openRun(step, 'recorded')
    if (!opened) return 0
    ;({ context, project } = opened)
    const log = openLog(project, context)
    finish = log.finish
    const warn = (text: string): void => log.show({ kind: 'warning', text })
    const github = await openGitHubTracking(project, context, { warn, onlyReads: true })
    const { due, text } = await oneJob(project, context, {
      act,
      shape: 'split jobs',
      lane: laneOf(context),
      fresh: false,
      changeRules: inputValue(stepInputs['change-rules'], context.inputs.flags['change-rules']),
      show: log.show,
      ...(github && { outside: followersOf(github) }),
    })
    finish()
    context.out(`\n${text}\n`)
    setOutput('due', String(due))
    await writeSummary(`${text}\n`)
    return 0
  } catch (error) {
    finish()
    return reportFault(error, { context, project, records: [], run: null })
  }
}

/** `command: ready`: marks a complete run's pull requests ready, in a job that may need approval. Returns the exit code. */
export const readyStep = (context: StepContext): Promise<number> =>
  runPart(context, {
    checksElsewhere: 'unused',
    // Earlier jobs have handled the event.
    settles: true,
    startsNext: false,
    act: () => async (ports) => ({ kind: 'stopped', ...(await readyJob(ports)) }),
  })
