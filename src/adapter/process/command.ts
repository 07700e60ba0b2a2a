import type { ResourceLimits } from '../../core/limits/call-limits.ts'
import type { ApiName } from '../../core/network/model-api.ts'
import type { AgentRequest } from '../../port/agent.ts'
import type { Usage } from '../../schema/agent/usage.ts'
import type { ConfinementReport } from '../../schema/check/confinement.ts'
import type { CallFolder } from './call-folder.ts'

/** A program to run, as a value: builders make it, `supervise` is the only one that starts it. */
export interface ProcessCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The whole environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>
  readonly stdin?: string
}

/** What a call may write; everything else that it sees is read-only. */
export interface CallPlaces {
  /** Folder of the call itself: its home, its temporary files (which are /tmp inside, from C3 on) and what it answers. */
  readonly call: CallFolder
  /** The workspace, and for an agent that pays by a stored login the folder of that. */
  readonly writable: readonly string[]
  /** A folder of whoever runs: the caches of tools are written there, and seen by the next that names it. */
  readonly caches?: string
  /** Files and folders out of sight otherwise, such as the agent's own program. */
  readonly readable?: readonly string[]
  /** It calls the model: in a network of its own that way is open to it. */
  readonly callsModel?: true
}

/** A command inside of its confinement, and how whoever starts it holds its tree. */
export interface ConfinedCommand extends ProcessCommand {
  /** Goes to descriptor 4, which is then closed: what must not stand on a command line. */
  readonly instructions?: string
  /**
   * What ends the tree with the engine. `descriptor`: 3, by which pid 1 also says what outlived the command. `stdin`:
   * where no other descriptor passes; the command's own input is a file then, and so is `statusFile`.
   */
  readonly lifeline: 'descriptor' | 'stdin'
  readonly statusFile?: string
  /** Who ends the tree: the kernel with its pid 1, or a process of ours that needs a moment. */
  readonly ender: 'kernel' | 'process'
  /** Called when it has ended. */
  readonly tidy?: () => void
}

export type Wrap = (command: ProcessCommand, places: CallPlaces) => ConfinedCommand

/** A call that may use the model by keys which it does not see. */
export interface AdmittedCall {
  /** A nonce in place of each key, and the addresses at which they count. */
  readonly env: Readonly<Record<string, string>>
  /** The same addresses, by the provider whose API is spoken there. */
  readonly addresses: Readonly<Partial<Record<ApiName, string>>>
  /** As the provider's answers say; `turns` is unknown here. */
  usage(): Usage
  /** Why the model was refused, if the call has spent its budget. */
  budgetRefusal(): string | undefined
  /** Its nonces count no longer. */
  end(): void
}

/** What a call may spend of its run. */
export type BudgetsOfCall = Pick<AgentRequest, 'budgetUsd' | 'budgetTokens'>

/** Where the keys of the model stay with the engine. */
export interface KeyProxy {
  /** Variables that no program of the agent's gets. */
  readonly withheld: readonly string[]
  admit(call: BudgetsOfCall): AdmittedCall
}

/** What keeps an agent and the checks from the rest of the machine, for one job. */
export interface Confinement {
  readonly report: ConfinementReport
  /** The command inside its confinement. */
  readonly wrap: Wrap
  /** For what is trusted like the engine itself (npm, the first set-up): ended as a tree, kept from nothing. Tried when it is first asked for. */
  readonly unconfined: () => Promise<Wrap>
  /** What each call may use of the machine; without it nothing is watched. */
  readonly limits?: ResourceLimits
  /** Without it the agent has the key itself. */
  readonly keyProxy?: KeyProxy | undefined
}
