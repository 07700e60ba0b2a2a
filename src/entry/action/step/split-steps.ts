import { annotate } from '../../../adapter/log/actions-log.ts'
import { agentJob } from '../../../app/delegated/agent-job.ts'
import { checksJob } from '../../../app/delegated/checks-job.ts'
import { applyJob, readyJob } from '../../../app/delegated/finish.ts'
import type { JobEnds } from '../../../app/delegated/take-parcel.ts'
import { beginJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { agentJobText, checksJobText } from '../../../core/report/words/split-job-text.ts'
import { readResults } from '../../../core/validation/read-results.ts'
import type { Project } from '../../project/project.ts'
import { type Act, oneJob } from '../../run/one-job.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput, writeSummary } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { openRun } from '../issue/issue-run.ts'
import { onGitHub, outsideOf } from '../issue/on-github.ts'
import { notBegunYet } from './begin-step.ts'
import { reportFault } from './report-step.ts'
import { logOf, partOfRun } from './run-step.ts'

/**
 * `command: intake`: everything before the agent, in a job that runs nothing of the repository's. What it was told is read
 * here once and is its output, for the jobs that follow. Returns the exit code.
 */
export function intakeStep(context: StepContext): Promise<number> {
  for (const note of context.inputs.notes) annotate.notice(note)
  const given = context.inputs.flags
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
    act: () => (ports, job, cancelled) => beginJob(ports, job, { cancelled, reach: { until: 'prepared' } }),
  })
}

/** `command: agent`: calls the agent for what was handed on, and writes nothing. */
export const agentStep = (context: StepContext): Promise<number> =>
  readingPart(context, async (ports, job, cancelled) => {
    const end = await agentJob(ports, job, { cancelled })
    return { due: end.candidate, said: agentJobText(end) }
  })

/** `command: validate`: the checks on what the agent left, and nothing is judged. */
export const validateStep = (context: StepContext): Promise<number> =>
  readingPart(context, async (ports, job, cancelled) => {
    const end = await checksJob(ports, job, { cancelled })
    return { due: true, said: checksJobText(end) }
  })

/** `command: apply`: settles what the jobs of the agent and of the checks left, and starts the next iteration. */
export const applyStep = (context: StepContext): Promise<number> =>
  partOfRun(context, {
    checksElsewhere: false,
    settles: true,
    writesPage: true,
    showsAtEnd: true,
    act: () => async (ports, job, cancelled) => ({
      kind: 'stopped',
      ...(await applyJob(ports, job, { cancelled, ends: endsOf(context) })),
    }),
  })

/** Throws RalphError RESULTS_INVALID. */
function endsOf({ inputs }: StepContext): JobEnds {
  const { entries } = readResults(inputValue(stepInputs.results, inputs.flags['results']) ?? '')
  const outcome = (name: string): string => entries.find((entry) => entry.name === name)?.outcome ?? 'missing'
  return { agent: outcome('agent'), validate: outcome('validate') }
}

/** What a job did that may only read, and whether other jobs have something to do because of it. */
interface PartRead {
  readonly due: boolean
  /** For the log and the summary. */
  readonly said: string
}

/** A step of a job that writes neither the run nor to GitHub: another one takes in what it leaves. Returns the exit code. */
async function readingPart(given: StepContext, act: Act<PartRead>): Promise<number> {
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
