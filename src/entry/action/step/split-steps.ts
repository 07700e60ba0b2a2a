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
import { lanesDue, legsVariable, mostLegs } from '../../../core/run/next/leg-of-round.ts'
import { readResults } from '../../../core/validation/read-results.ts'
import type { Project } from '../../project/project.ts'
import { type JobAction, oneJob } from '../../run/one-job.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput, writeSummary } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { openRun } from '../issue/issue-run.ts'
import { onGitHub, outsideOf } from '../issue/on-github.ts'
import { notBegunYet } from './begin-step.ts'
import { reportFault } from './report-step.ts'
import { logOf, partOfRun, type StepHere } from './run-step.ts'

/**
 * `command: intake`: everything before the agent, in a job that runs nothing of the repository's. What it was told is read
 * here once and is its output, for the jobs that follow. Returns the exit code.
 */
export function intakeStep(context: StepContext): Promise<number> {
  for (const note of context.inputs.notes) annotate.notice(note)
  const given = context.inputs.flags
  const legs = legsOf(context)
  return partOfRun(context, {
    checksElsewhere: false,
    settles: false,
    showsAtEnd: true,
    idle: notBegunYet,
    opened: ({ inputs: { flags } }) => {
      // An App is named to the jobs that have its key, and to no other; an issue's number is found again by each of them.
      const { 'app-id': _, ...handedOn } = given['plan'] === undefined && !flags['issue'] ? flags : given
      setOutput('settings', JSON.stringify(handedOn))
    },
    act: () => (ports, job, cancelled) => beginJob(ports, job, { cancelled, scope: { until: 'prepared', legs } }),
    after: tellLanes,
  })
}

/** The lanes whose jobs are to follow, for the matrix of the workflow: GitHub refuses one without a value, so none is empty. */
async function tellLanes(end: StartedJob): Promise<void> {
  const dossier = end.kind === 'handed_on' ? end.dossier : undefined
  const lanes = dossier ? lanesDue(end.state, dossier) : []
  if (lanes.length > 0) setOutput('lanes', JSON.stringify(lanes))
}

/** `command: agent`: calls the agent for what was handed on, and writes nothing. */
export const agentStep = (context: StepContext): Promise<number> =>
  readingPart(context, async (ports, job, cancelled) => {
    const end = await agentJob(ports, job, { cancelled, lane: laneOf(context) })
    return { due: end.candidate, said: agentJobText(end) }
  })

/** `command: compose`: makes one train of what the agents of a round left, and hands it to its checks. Returns the exit code. */
export const composeStep = (context: StepContext): Promise<number> =>
  partOfRun(context, {
    checksElsewhere: false,
    settles: true,
    showsAtEnd: true,
    act: (here) => async (ports, job, cancelled) =>
      composeJob(ports, job, { cancelled, ends: await endsOf(context, here) }),
    after: tellLanes,
  })

/** `command: validate`: the checks on what the agent left, and nothing is judged. */
export const validateStep = (context: StepContext): Promise<number> =>
  readingPart(context, async (ports, job, cancelled) => {
    const end = await checksJob(ports, job, { cancelled, lane: laneOf(context) })
    return { due: true, said: checksJobText(end) }
  })

const laneOf = ({ env }: StepContext): number => atMost(mostLegs - 1, env[laneVariable]) ?? 0

/** What `run.yml` says of its matrix. A workflow without one says nothing, and has one job for the agent. */
const legsOf = ({ env }: StepContext): number => atMost(mostLegs, env[legsVariable]) ?? 1

const atMost = (most: number, text: string | undefined): number | undefined =>
  text !== undefined && /^\d$/.test(text) ? Math.min(most, Number(text)) : undefined

/** `command: apply`: settles what the jobs of the agent and of the checks left, and starts the next iteration. */
export const applyStep = (context: StepContext): Promise<number> =>
  partOfRun(context, {
    checksElsewhere: false,
    settles: true,
    writesPage: true,
    showsAtEnd: true,
    act: (here) => async (ports, job, cancelled) => ({
      kind: 'stopped',
      ...(await applyJob(ports, job, { cancelled, ends: await endsOf(context, here) })),
    }),
  })

/**
 * Of jobs that all succeeded, or were skipped, `needs` says enough; of others GitHub is asked how each ended. One that it
 * ended for its time is no word of a person's. Throws RalphError RESULTS_INVALID.
 */
async function endsOf({ inputs, checkout }: StepContext, { github, warn }: StepHere): Promise<JobEnds> {
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

/** What a job did that may only read, and whether other jobs have something to do because of it. */
interface PartRead {
  readonly due: boolean
  /** For the log and the summary. */
  readonly said: string
}

/** A step of a job that writes neither the run nor to GitHub: another one takes in what it leaves. Returns the exit code. */
async function readingPart(given: StepContext, act: JobAction<PartRead>): Promise<number> {
  let context = given
  let project: Project | undefined
  let finish = (): void => undefined
  try {
    const opened = await openRun(given, 'recorded')
    if (!opened) return 0
    ;({ context, project } = opened)
    const log = logOf(project, context)
    finish = log.finish
    const warn = (text: string): void => log.show({ kind: 'warning', text })
    const github = await onGitHub(project, context, { warn, onlyReads: true })
    const { due, said } = await oneJob(project, context, {
      act,
      shape: 'split jobs',
      lane: laneOf(context),
      fresh: false,
      changeRules: inputValue(stepInputs['change-rules'], context.inputs.flags['change-rules']),
      show: log.show,
      ...(github && { outside: outsideOf(github) }),
    })
    finish()
    context.out(`\n${said}\n`)
    setOutput('due', String(due))
    await writeSummary(`${said}\n`)
    return 0
  } catch (error) {
    finish()
    return reportFault(error, { context, project, records: [], run: null })
  }
}

/** `command: ready`: shows a complete run as ready, in a job that a person may have had to approve. Returns the exit code. */
export const readyStep = (context: StepContext): Promise<number> =>
  partOfRun(context, {
    checksElsewhere: 'unused',
    // Whatever started the workflow was dealt with by the jobs before.
    settles: true,
    startsNext: false,
    act: () => async (ports) => ({ kind: 'stopped', ...(await readyJob(ports)) }),
  })
