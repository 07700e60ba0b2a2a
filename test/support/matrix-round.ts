import { expect } from 'vitest'
import { agentJob } from '../../src/app/delegated/agent-job.ts'
import { applyJob } from '../../src/app/delegated/apply.ts'
import { checksJob } from '../../src/app/delegated/checks-job.ts'
import { composeJob } from '../../src/app/delegated/round.ts'
import type { JobEnds } from '../../src/app/delegated/take-parcel.ts'
import type { JobResult, StartedJob } from '../../src/app/job.ts'
import { lanesDue } from '../../src/core/run/next/leg-of-round.ts'
import type { World } from './fake-job.ts'
import { type FakeParcel, fakeParcel } from './fake-parcel.ts'
import { workflow } from './split-workflow.ts'

/** The jobs of one workflow run with a matrix of lanes, and what they hand to each other. */
export function round(here: World) {
  const agents = new Map(Array.from({ length: 8 }, (_, lane) => [lane, fakeParcel(here.remote)]))
  const checks = new Map(Array.from({ length: 8 }, (_, lane) => [lane, fakeParcel(here.remote)]))
  const ends = (given: Partial<JobEnds>): JobEnds => ({ agent: 'success', validate: 'success', ...given })
  const own = (parcels: Map<number, FakeParcel>, lane: number) => {
    const parcel = parcels.get(lane)
    return parcel ? { parcel } : {}
  }
  return {
    agents,
    checks,
    intake: (): Promise<StartedJob> => here.begin({ until: 'prepared', legs: 8 }),
    agent: (lane: number) =>
      here.as(own(agents, lane), (ports, job, cancelled) => agentJob(ports, job, { cancelled, lane })),
    compose: (given: Partial<JobEnds> = {}): Promise<StartedJob> =>
      here.as({ parcels: agents }, (ports, job, cancelled) => composeJob(ports, job, { cancelled, ends: ends(given) })),
    validate: (lane: number) =>
      here.as(own(checks, lane), (ports, job, cancelled) => checksJob(ports, job, { cancelled, lane })),
    apply: (given: Partial<JobEnds> = {}): Promise<JobResult> =>
      here.as({ parcels: checks }, (ports, job, cancelled) => applyJob(ports, job, { cancelled, ends: ends(given) })),
  }
}

/** The lanes that have a job next. */
export const due = (begun: StartedJob): readonly number[] =>
  begun.kind === 'handed_on' ? lanesDue(begun.dossier) : expect.unreachable(begun.reason.kind)

interface Deaths {
  /** Lanes whose job of the agent, or of the checks, leaves nothing. */
  readonly dies?: readonly number[]
  readonly checkDies?: readonly number[]
  readonly ends?: Partial<JobEnds>
}

/** A whole workflow run, or what follows its first job. Returns what apply says. */
export async function workflowRun(here: World, deaths: Deaths = {}, first?: StartedJob): Promise<JobResult> {
  const jobs = round(here)
  const begun = first ?? (await jobs.intake())
  if (begun.kind !== 'handed_on') return expect.unreachable(begun.reason.kind)
  const { phase } = begun.dossier
  if (phase === 'lanes' || phase === 'train') return roundRun(jobs, begun, deaths)
  if (phase === 'baseline' || phase === 'undo') {
    await jobs.validate(0)
    return jobs.apply({ agent: 'skipped' })
  }
  const flow = workflow(here)
  const { candidate } = await flow.agent()
  if (candidate) await flow.validate()
  return flow.apply({ validate: candidate ? 'success' : 'skipped' })
}

async function roundRun(
  jobs: ReturnType<typeof round>,
  begun: StartedJob & { kind: 'handed_on' },
  { dies = [], checkDies = [], ends = {} }: Deaths,
): Promise<JobResult> {
  let lanes = due(begun)
  if (begun.dossier.phase === 'lanes') {
    for (const lane of lanes) if (!dies.includes(lane)) await jobs.agent(lane)
    lanes = due(await jobs.compose(ends))
  }
  for (const lane of lanes) if (!checkDies.includes(lane)) await jobs.validate(lane)
  return jobs.apply(ends)
}
