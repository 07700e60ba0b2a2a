import type { UserRepository } from '../../adapter/git/store/user-repository.ts'
import type { PlanFormat } from '../../core/plan/format/read/read-options.ts'
import type { TextStyle } from '../../core/text/display-width.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunnersCheckout } from './checkout.ts'
import type { Flag } from './flags.ts'

/** A run's plan as a person last gave it, from the run's state. */
export interface FormerPlan {
  readonly plan: Plan & { readonly name: string }
  /** Digest of what it says. */
  readonly source: string
  /** What its file was read as; null if a setting named the format. */
  readonly format: PlanFormat | null
  /** Whether the file is gone, and the run was named all the same. */
  readonly isGone?: boolean
}

/** What a command gets from the process; only `entry/` reads it from there. */
export interface CommandContext {
  /** Arguments after the command's own words. */
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly isTty: boolean
  readonly columns: number
  /** Colour only on a terminal, and never against NO_COLOR (docs/design.md#settings). */
  readonly color: boolean
  readonly now: () => number
  /** Fires at the first SIGINT or SIGTERM. */
  readonly cancelled: AbortSignal
  /** The plan's text where it is not a file. */
  readonly planText?: Buffer
  /** The plan that a run was given last; it counts if the plan file cannot be used. */
  readonly formerPlan?: FormerPlan
  /** Told of each new header by which git reaches the remote, where that is an App's. */
  readonly onNewHeader?: (tell: (before: string, after: string) => void) => void
  /** The repository as it is being read since the program began; once, since it may be another one later. */
  readonly repositoryAhead?: () => Promise<UserRepository> | undefined
  /** Where a workflow runs us; missing on a user's machine. */
  readonly checkout?: RunnersCheckout
}

/** How a report looks where this command prints it. */
export const lookOf = ({ columns, color, isTty }: CommandContext): TextStyle => ({ width: columns, color, isTty })

/** Nobody sits there, and the machine is paid for. */
export const isCi = ({ env, checkout }: Pick<CommandContext, 'env' | 'checkout'>): boolean =>
  checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '')

/** Whether lines may be drawn again and again: on a terminal that a person looks at, and that takes escape sequences. */
export const drawsBoard = (context: CommandContext): boolean => context.color && !isCi(context)

/** What was typed after a command's own words. */
export interface TypedArguments {
  readonly values: Record<string, unknown>
  readonly operands: readonly string[]
}

/** A command of `ralph`: `run` returns the exit code. */
export interface Command {
  /** Everything after `Usage:`; examples included. */
  readonly help: string
  /** What `--help --all` says, where `help` names only what most people need. */
  readonly fullHelp?: string
  /** Every option that it takes, by name. */
  readonly flags: Readonly<Record<string, Flag>>
  /** How many other words it takes at most; none by default. */
  readonly operands?: number
  run(context: CommandContext, typed: TypedArguments): Promise<number>
}

/** `run`: a stored one, with or without its plan file. `plan`: its file, without a fault. */
export type Need = 'repository' | 'run' | 'plan' | 'run or plan' | 'agent'

/** A command as the overview shows it: the rest of it is read when it is asked for. */
export interface ListedCommand {
  /** What the user types. */
  readonly words: string
  readonly summary: string
  /** Without one of these it is refused, and nothing else that is missing keeps it from its work. */
  readonly needs: readonly Need[]
  readonly load: () => Promise<Command>
}

/** Somebody is there to answer. Questions cannot be drawn on a terminal of no width, as some programs make one. */
export const isInteractive = ({ isTty }: Pick<CommandContext, 'isTty'>): boolean =>
  isTty && process.stdin.isTTY === true && process.stdout.columns > 0
