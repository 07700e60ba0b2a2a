import { annotate } from '../../../adapter/log/annotate.ts'
import { agentJob } from '../../../app/delegated/agent-job.ts'
import { checksJob } from '../../../app/delegated/checks-job.ts'
import { applyJob, readyJob } from '../../../app/delegated/finish.ts'
import type { JobEnds } from '../../../app/delegated/take-parcel.ts'
import type { Ports } from '../../../app/job/ports.ts'
import { beginJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { agentJobText, checksJobText } from '../../../core/report/words/split-job-text.ts'
import { readResults } from '../../../core/validation/read-results.ts'
import type { Agent } from '../../../port/agent.ts'
import type { Project } from '../../project/project.ts'
import { type Act, oneJob } from '../../run/one-job.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput, writeSummary } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { onGitHub, outsideOf } from '../issue/on-github.ts'
import { openRun } from '../issue/open-run.ts'
import { notBegunYet } from './begin-step.ts'
import { reportFault } from './report-step.ts'
import { logOf, partOfRun } from './run-step.ts'

/**
 * `command: intake`: everything before the agent, in a job that runs nothing of the repository's. What it was told is read
 * here once and is its output, for the jobs that follow. Returns the exit code.
 */
export function intakeStep(context: StepContext): Promise<number> {
  const { flags, notes } = context.inputs
  for (const note of notes) annotate.notice(note)
  // An App is named to the jobs that have its key, and to no other.
  const { 'app-id': _, ...handedOn } = flags
  setOutput('settings', JSON.stringify(handedOn))
  return partOfRun(context, {
    checksElsewhere: false,
    settles: false,
    leavesWatchdog: true,
    idle: notBegunYet,
    act: () => (ports, job, cancelled) =>
      beginJob({ ...shortJob(ports), agent: elsewhere(ports.agent), confinement: null }, job, {
        cancelled,
        reach: { until: 'prepared' },
      }),
  })
}

const shortJob = (ports: Ports): Ports => ({ ...ports, ...saidAtEnd(ports) })

/** Its program is on the machine of another job, which looks for it. */
const elsewhere = (agent: Agent): Agent => ({
  ...agent,
  preflight: async () => ({ program: 'in a job of its own', version: 'found there' }),
})

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
    act: () => async (ports, job, cancelled) => ({
      kind: 'stopped',
      ...(await applyJob(shortJob(ports), job, { cancelled, ends: endsOf(context) })),
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

/**
 * The outside of a job that lasts for seconds: what it comes to is shown once, at its end. GitHub wants fifteen seconds
 * between two edits of the status comment, and the job would wait for the second one.
 */
function saidAtEnd({ display, outbox }: Pick<Ports, 'display' | 'outbox'>): Pick<Ports, 'display' | 'outbox'> {
  let report: (() => void) | undefined
  let published: (() => void) | undefined
  const say = (): void => {
    report?.()
    // After it: what is published is shown with the run's own words.
    published?.()
  }
  return {
    display: {
      ...display,
      report(run) {
        report = () => display.report(run)
      },
      published(...what) {
        published = () => display.published(...what)
      },
      close() {
        say()
        return display.close()
      },
    },
    outbox: {
      ...outbox,
      async deliver(effects) {
        const delivered = await outbox.deliver(effects)
        const left = effects.filter(({ kind, key }) => kind === 'review' && !delivered.includes(key))
        if (left.length === 0) return delivered
        // It may wait for the pull request that this job's own commit opens.
        say()
        return [...delivered, ...(await outbox.deliver(left))]
      },
    },
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
