import type { HeldKey } from '../network/model-api.ts'
import type { Setting } from '../setting/setting.ts'
import type { CommandChoice } from './command-keys.ts'

/** Plain data, known without starting the agent: for rules, texts and the allow-list of its environment. */
export interface AgentFacts {
  readonly help: string
  /** Settings of this agent only; those of every agent are in the table itself. */
  readonly settings: Readonly<Record<string, Setting<unknown>>>
  /** A person's instructions for this agent; null if it has no own file. All agents get `instructionFiles`. */
  readonly instructions: string | null
  /** At any depth of the repository: the next call would obey them, so no attempt may change them. */
  readonly protectedPaths: readonly string[]
  /** Below a home: files that the user's own sessions of it obey, so a change is reported. */
  readonly watchedInHome: readonly string[]
  /** Below a home: where its program may be installed. */
  readonly programHomes: readonly string[]
  readonly provider: Provider
  /** Each of these pays for the model; empty if the agent itself takes care of that. */
  readonly credentials: readonly Credential[]
  /** Keys that pay without reaching it, one for each provider; empty if something else pays. */
  heldKeys(env: Readonly<Record<string, string | undefined>>, choice: CommandChoice): readonly HeldKey[]
  /** Advice to a person without credentials: on their own machine, in CI, and after a refusal. */
  readonly howToPay: { readonly here: string; readonly inCi: string; readonly refused: string }
}

export interface Credential {
  readonly variable: string
  /** The only part that is ever printed. */
  readonly kind: string
  /** The action's input that becomes the variable; a secret. */
  readonly input?: { readonly name: string; readonly help: string }
}

/** The environment variables and addresses of a provider of models. */
export interface Provider {
  readonly variables: RegExp
  /** Exceptions from `variables`. */
  readonly except: RegExp
  /** URLs of the model and of the renewal of a login, for this environment. */
  addresses(env: Readonly<Record<string, string | undefined>>): readonly string[]
  /** Clouds whose credentials count only if a variable chooses them. */
  readonly clouds: readonly {
    readonly chosenBy: string
    readonly names: RegExp
    /** Files below the real home, by the variable that names each; an agent has a HOME of its own. */
    readonly files: Readonly<Record<string, string>>
  }[]
}
