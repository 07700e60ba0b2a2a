import type { JobSoFar, Limits } from '../../src/core/run/next/next-step.ts'
import type { Job } from './schedule.ts'
import type { SimulatedLedger } from './simulated-ledger.ts'
import type { Machine, World } from './world.ts'

/** What a simulated job has at hand. */
export interface SimulatedWork {
  readonly world: World
  readonly machine: Machine
  readonly ledger: SimulatedLedger
  readonly job: Job
  readonly limits: Limits
  readonly soFar: () => JobSoFar
  /** Set when somebody cancels the job. */
  readonly cancelled: { is: boolean }
}

/** What is made of failures. */
export const settings = { incomplete: 'continue', 'on-stuck': 'ask', 'stuck-after': 100 } as const
