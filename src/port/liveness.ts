import type { LeaseHolder } from '../schema/run/lease.ts'

/** Whether a lease's holder still runs; if `unknown`, the lease's age decides. */
export interface Liveness {
  /** This process, as it signs its lease. */
  readonly self: LeaseHolder
  check(holder: LeaseHolder): Promise<'alive' | 'gone' | 'unknown'>
}
