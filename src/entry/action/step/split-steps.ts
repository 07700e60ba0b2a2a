import { agentJob } from '../../../app/delegated/agent-job.ts'
import { applyJob } from '../../../app/delegated/apply-job.ts'
import { checksJob } from '../../../app/delegated/checks-job.ts'
import type { JobEnds } from '../../../app/delegated/take-parcel.ts'
import type { Ports } from '../../../app/job/ports.ts'
import { beginJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { agentJobText, checksJobText } from '../../../core/report/words/split-job-text.ts'
import { readResults } from '../../../core/validation/read-results.ts'
import type { Agent } from '../../../port/agent.ts'
import { inputValue } from '../context/input-value.ts'
import type { StepContext } from '../context/step-context.ts'
import { notBegunYet } from './not-begun-yet.ts'
import { readingPart } from './reading-part.ts'
import { partOfRun } from './run-step.ts'
import { saidAtEnd } from './said-at-end.ts'

/** `command: intake`: everything before the agent, in a job that runs nothing of the repository's. Returns the exit code. */
export const intakeStep = (context: StepContext): Promise<number> =>
  partOfRun(context, {
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

const shortJob = (ports: Ports): Ports => ({ ...ports, tracker: saidAtEnd(ports.tracker) })

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
