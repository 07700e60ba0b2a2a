import type { StopReason } from '../../../schema/run/stop-reason.ts'

/**
 * In the order of the documents. `green`: a workflow's step succeeds, since nothing is wrong; only work or a decision
 * is left.
 */
export const exits = {
  complete: { code: 0, green: true, means: 'complete' },
  failed: { code: 1, green: false, means: 'stuck, blocked or failed' },
  limit: { code: 2, green: true, means: 'a limit was reached (iterations, time, cost); work remains' },
  person: { code: 3, green: true, means: 'a person is needed' },
  waiting: {
    code: 4,
    green: true,
    means: 'waiting until a known time, such as the reset of a usage limit (in CI, or with `--no-wait`)',
  },
  usage: { code: 64, green: false, means: 'wrong usage' },
  data: { code: 65, green: false, means: 'bad plan, configuration or state' },
  bug: { code: 70, green: false, means: 'a bug in ralph' },
  busy: { code: 75, green: true, means: 'another job is working on this run' },
  interrupted: { code: 130, green: false, means: 'interrupted' },
} as const satisfies Record<string, { code: number; green: boolean; means: string }>

export type Exit = keyof typeof exits

const ofStop: Record<StopReason['kind'], Exit> = {
  complete: 'complete',
  stuck: 'failed',
  blocked: 'failed',
  failed: 'failed',
  iteration_limit: 'limit',
  time_budget: 'limit',
  cost_budget: 'limit',
  token_budget: 'limit',
  paused: 'person',
  human_review: 'person',
  waiting: 'waiting',
  busy: 'busy',
  cancelled: 'interrupted',
}

export const exitCode = (reason: StopReason): number => exits[ofStop[reason.kind]].code

/** How a step of the action ended. */
interface StepEnd {
  readonly reason: StopReason
  readonly event: string | undefined
  readonly command: string
  readonly iterations: number
}

/** A comment's job that only carried out orders has succeeded, even if the run still waits. */
export function stepExitCode({ reason, event, command, iterations }: StepEnd): number {
  const settles = command === 'apply' || command === 'finish'
  const onlyAppliedOrders = event === 'issue_comment' && iterations === 0 && !settles
  return onlyAppliedOrders && isRest(reason) ? exits.complete.code : exitCode(reason)
}

export const isGreen = (code: number): boolean => Object.values(exits).some((exit) => exit.green && exit.code === code)

/** A code's entry in the catalogue; the error itself adds the value and the place. */
export interface CatalogueRow {
  /** Decides the exit code; a finding among others has none. */
  readonly exit: Exit
  /** The other exit, if the error can end a job in two ways. */
  readonly orExit?: Exit
  readonly cause: string
  readonly remedy: string
}

export type CatalogueRows = Readonly<Record<string, CatalogueRow>>

/** True if the run already had that reason to rest, and nothing went wrong in this job. */
const isRest = (reason: StopReason): boolean =>
  reason.kind === 'blocked' ? reason.red === undefined : !['failed', 'cancelled', 'busy'].includes(reason.kind)
