import { agentJob } from '../../src/app/delegated/agent-job.ts'
import { applyJob } from '../../src/app/delegated/apply.ts'
import { checksJob } from '../../src/app/delegated/checks-job.ts'
import type { JobEnds } from '../../src/app/delegated/take-parcel.ts'
import type { JobSettings } from '../../src/app/job/job-settings.ts'
import type { JobResult } from '../../src/app/job.ts'
import type { World } from './fake-job.ts'
import { type FakeParcel, fakeParcel } from './fake-parcel.ts'

/** The jobs of one workflow run, and what they hand to each other. */
export interface Workflow {
  readonly here: World
  readonly parcel: FakeParcel
  agent(): ReturnType<typeof agentJob>
  validate(): ReturnType<typeof checksJob>
  apply(ends?: Partial<JobEnds>): Promise<JobResult>
}

export function workflow(here: World, job: Partial<JobSettings> = {}): Workflow {
  const parcel = fakeParcel(here.remote)
  return {
    here,
    parcel,
    agent: () => here.as({ parcel, job }, (ports, given, cancelled) => agentJob(ports, given, { cancelled })),
    validate: () => here.as({ parcel, job }, (ports, given, cancelled) => checksJob(ports, given, { cancelled })),
    apply: (ends = {}) =>
      here.as({ parcel, job }, (ports, given, cancelled) =>
        applyJob(ports, given, { cancelled, ends: { agent: 'success', validate: 'success', ...ends } }),
      ),
  }
}

/** The first job: it hands on what the others go on with. */
export const intake = (here: World) => here.begin({ until: 'prepared' })
