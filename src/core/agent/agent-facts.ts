import type { HeldKey } from '../network/model-api.ts'
import type { Setting } from '../setting/setting.ts'
import type { CommandChoice } from './command-keys.ts'

/** What is known of an agent without starting it: plain data that rules, texts and the allow-list of its environment read. */
export interface AgentFacts {
  /** As help names it where the agent is chosen. */
  readonly help: string
  /** What only this agent is told; what every agent is told stands in the table itself. */
  readonly settings: Readonly<Record<string, Setting<unknown>>>
  /** The file that a person writes for this agent; null if it has none of its own. Every agent is told `instructionFiles`. */
  readonly instructions: string | null
  /** Wherever they are in the repository: the next call would run by them, so no attempt may change them. */
  readonly protectedPaths: readonly string[]
  /** Below a home: what the user's own sessions of it obey, so that a change is told. */
  readonly watchedInHome: readonly string[]
  /** Below a home: where its program may be installed. */
  readonly programHomes: readonly string[]
  readonly provider: Provider
  /** Any of these says how the model is paid for; empty where that is the agent's own matter. */
  readonly credentials: readonly Credential[]
  /** How its calls are paid for by keys that it does not see, one for each provider; none if this environment pays in another way. */
  heldKeys(env: Readonly<Record<string, string | undefined>>, choice: CommandChoice): readonly HeldKey[]
  /** What a person does who has none: on a machine of one's own, in CI, and where the one there was is refused. */
  readonly howToPay: { readonly here: string; readonly inCi: string; readonly refused: string }
}

export interface Credential {
  readonly variable: string
  /** Only this is ever told. */
  readonly kind: string
  /** The action's input that becomes the variable; a secret. */
  readonly input?: { readonly name: string; readonly help: string }
}

/** What of an environment a provider of models needs. */
export interface Provider {
  readonly variables: RegExp
  /** Of these, the ones that stay away. */
  readonly except: RegExp
  /** URLs at which the model is called, and a login renewed, by what the environment says. */
  addresses(env: Readonly<Record<string, string | undefined>>): readonly string[]
  /** Clouds whose credentials count only where a variable chooses them. */
  readonly clouds: readonly {
    readonly chosenBy: string
    readonly names: RegExp
    /** Files below the real home, by the variable that names each; an agent has a HOME of its own. */
    readonly files: Readonly<Record<string, string>>
  }[]
}
