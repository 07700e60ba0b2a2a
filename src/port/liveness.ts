import type { LeaseHolder } from '../schema/run/lease.ts'

/** Whether a lease's holder still runs; if `unknown`, the lease's age decides. */
export interface Liveness {
  readonly self: LeaseHolder
  check(holder: LeaseHolder): Promise<'alive' | 'gone' | 'unknown'>
}
