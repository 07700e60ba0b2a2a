import type { StopReason } from '../../../schema/run/stop-reason.ts'

/**
 * Every exit code, in the order in which documents list them. A workflow's step is green with a code that is `green`:
 * nothing is wrong, only work or a person's word is left.
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

/** The exit code of a job that stopped for this reason. */
export const exitCode = (reason: StopReason): number => exits[ofStop[reason.kind]].code

/** How a step of the action came to its end. */
interface StepEnd {
  readonly reason: StopReason
  readonly event: string | undefined
  readonly command: string
  /** Iterations that this job worked on. */
  readonly iterations: number
}

/**
 * The exit code of a step of the action: a comment's job that only obeyed has done what was wanted of it, even if the run
 * still waits. A job that settles what other jobs did has work behind it.
 */
export function stepExitCode({ reason, event, command, iterations }: StepEnd): number {
  const settles = command === 'apply' || command === 'finish'
  const onlyObeyed = event === 'issue_comment' && iterations === 0 && !settles
  return onlyObeyed && isRest(reason) ? exits.complete.code : exitCode(reason)
}

/** Whether a workflow's step is green with this code. */
export const isGreen = (code: number): boolean => Object.values(exits).some((exit) => exit.green && exit.code === code)

/** What the catalogue says of a code. A sentence with the value and the place is the error's own. */
export interface CatalogueRow {
  /** Decides the exit code. As a finding beside others it has none of its own. */
  readonly exit: Exit
  /** The other way to end with it, where the moment decides. */
  readonly orExit?: Exit
  /** When it comes, in one sentence. */
  readonly cause: string
  /** What to do, in one sentence or two. */
  readonly remedy: string
}

export type CatalogueRows = Readonly<Record<string, CatalogueRow>>

/** Whether the run was already at rest for that reason, and nothing went wrong in this job. */
const isRest = (reason: StopReason): boolean =>
  reason.kind === 'blocked' ? reason.red === undefined : !['failed', 'cancelled', 'busy'].includes(reason.kind)
