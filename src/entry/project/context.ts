import type { UserRepository } from '../../adapter/git/store/user-repository.ts'
import type { PlanFormat } from '../../core/plan/format/read/read-options.ts'
import { isOn } from '../../core/setting/setting.ts'
import type { TextStyle } from '../../core/text/display-width.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunnersCheckout } from './checkout.ts'
import type { Flag } from './flags.ts'

/** A run's plan as a person last gave it, from the run's state. */
export interface FormerPlan {
  readonly plan: Plan & { readonly name: string }
  readonly source: string
  /** The detected format; null if a setting named it. */
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
  /** The plan's text, if it is no file. */
  readonly planText?: Buffer
  /** The plan that the run used last; it counts if the plan file cannot be used. */
  readonly formerPlan?: FormerPlan
  /** Called with each new header by which git reaches the remote, if that is an App's. */
  readonly onNewHeader?: (tell: (before: string, after: string) => void) => void
  /** Opened when the program started. Only for the first call, since the repository may change later. */
  readonly prefetchedRepository?: () => Promise<UserRepository> | undefined
  /** Missing on a user's machine. */
  readonly checkout?: RunnersCheckout
}

export const textStyleOf = ({ columns, color, isTty }: CommandContext): TextStyle => ({ width: columns, color, isTty })

/** True if nobody watches the machine. */
export const isCi = ({ env, checkout }: Pick<CommandContext, 'env' | 'checkout'>): boolean =>
  checkout !== undefined || isOn(env['CI'])

/** True on a terminal that a person watches and that takes escape sequences. */
export const canRedraw = (context: CommandContext): boolean => context.color && !isCi(context)

export interface TypedArguments {
  readonly values: Record<string, unknown>
  readonly operands: readonly string[]
}

export interface Command {
  /** Everything after `Usage:`, with examples. */
  readonly help: string
  /** Text of `--help --all`, if `help` names only what most people need. */
  readonly fullHelp?: string
  readonly flags: Readonly<Record<string, Flag>>
  /** Maximum number of other words; none by default. */
  readonly operands?: number
  run(context: CommandContext, typed: TypedArguments): Promise<number>
}

/** `run`: a stored one, with or without its plan file. `plan`: its file, without a fault. */
export type Need = 'repository' | 'run' | 'plan' | 'run or plan' | 'agent'

/** A command in the overview; the rest of it is loaded on demand. */
export interface ListedCommand {
  readonly words: string
  readonly summary: string
  /** The command is refused if one of these is missing, and needs nothing else. */
  readonly needs: readonly Need[]
  readonly load: () => Promise<Command>
}

/** True if somebody can answer. Some programs make a terminal of no width, where no question can be drawn. */
export const isInteractive = ({ isTty }: Pick<CommandContext, 'isTty'>): boolean =>
  isTty && process.stdin.isTTY === true && process.stdout.columns > 0
