import type { ResourceLimits } from '../../core/limits/call-limits.ts'
import type { ApiName } from '../../core/network/model-api.ts'
import type { AgentRequest } from '../../port/agent.ts'
import type { Usage } from '../../schema/agent/usage.ts'
import type { ConfinementReport } from '../../schema/check/confinement.ts'
import type { CallFolder } from './call-folder.ts'

/** A program to run, as a value; only `supervise` starts it. */
export interface ProcessCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The whole environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>
  readonly stdin?: string
}

/** The files of a call; everything except its writable places is read-only. */
export interface CallPlaces {
  /** Its home, its temporary files (/tmp inside, from C3 on) and its answer. */
  readonly call: CallFolder
  /** The workspace, and the login's folder for an agent with a stored login. */
  readonly writable: readonly string[]
  /** Tool caches, which the next call with the same folder sees. */
  readonly caches?: string
  /** Hidden otherwise, such as the agent's own program. */
  readonly readable?: readonly string[]
  /** In a network of its own, the model stays reachable. */
  readonly callsModel?: true
}

/** A command inside its confinement. */
export interface ConfinedCommand extends ProcessCommand {
  /** Input for descriptor 4, kept off the command line. */
  readonly instructions?: string
  /**
   * The pipe whose end ends the tree. `descriptor`: 3, where pid 1 also reports processes that outlived the command. `stdin`:
   * if no other descriptor passes; the command's input and `statusFile` are files then.
   */
  readonly lifeline: 'descriptor' | 'stdin'
  readonly statusFile?: string
  /** Ends the tree: the kernel with pid 1, or a process of ours that needs a moment. */
  readonly ender: 'kernel' | 'process'
  readonly cleanUp?: () => void
}

export type WrapCommand = (command: ProcessCommand, places: CallPlaces) => ConfinedCommand

/** A call that may use the model without seeing its keys. */
export interface AdmittedCall {
  /** A nonce in place of each key, and the proxy's addresses. */
  readonly env: Readonly<Record<string, string>>
  /** The same addresses, by the provider's API. */
  readonly addresses: Readonly<Partial<Record<ApiName, string>>>
  /** From the provider's answers; `turns` is unknown. */
  usage(): Usage
  /** Why the model was refused, if the call's budget is spent. */
  budgetRefusal(): string | undefined
  /** Makes its nonces invalid. */
  end(): void
}

export type CallBudgets = Pick<AgentRequest, 'budgetUsd' | 'budgetTokens'>

/** Keeps the model's keys in the engine. */
export interface KeyProxy {
  /** Variables that no program of the agent's gets. */
  readonly withheld: readonly string[]
  admit(call: CallBudgets): AdmittedCall
}

/** Keeps an agent and the checks from the rest of the machine, for one job. */
export interface Confinement {
  readonly report: ConfinementReport
  readonly wrap: WrapCommand
  /** For trusted programs (npm, the first set-up): ends the tree but restricts nothing. Probed on first use. */
  readonly unconfined: () => Promise<WrapCommand>
  /** Of each call; without it nothing is watched. */
  readonly limits?: ResourceLimits
  /** Without it the agent has the key itself. */
  readonly keyProxy?: KeyProxy | undefined
}
