import type { AgentFacts } from '../../../core/agent/agent-facts.ts'
import type { Settings } from '../../../core/config/table/settings.ts'
import type { Agent } from '../../../port/agent.ts'
import type { Confinement } from '../../process/command.ts'
import type { Environment } from '../../process/environment.ts'
import type { StartWatch } from '../../process/foreign-files.ts'

export interface AgentPlace {
  /** The engine's own; the agent gets a selection. */
  readonly environment: Environment
  /** An existing directory outside the workspace, with a folder for each call. */
  readonly tmp: string
  readonly programs: string
  readonly confinement: Confinement
  readonly watched?: StartWatch
  readonly cancelled: AbortSignal
  readonly note: (text: string) => void
}

export interface AgentKind {
  readonly facts: AgentFacts
  create(settings: Settings, place: AgentPlace): Agent
  preview(settings: Settings): string[]
  refuse(settings: Settings): void
  probe(settings: Settings, place: AgentPlace): Promise<string>
  /** Describes the login on this machine that its calls use; undefined if the environment pays. */
  login(environment: Environment): string | undefined
}
