import type { AgentFacts } from '../../../core/agent/agent-facts.ts'
import type { Settings } from '../../../core/config/table/settings.ts'
import type { Agent } from '../../../port/agent.ts'
import type { Confinement } from '../../process/command.ts'
import type { Environment } from '../../process/environment.ts'
import type { WatchOutside } from '../../process/foreign-files.ts'

/** Where an agent is started: what is no setting of the run's. */
export interface AgentPlace {
  /** The engine's own; what of it reaches the agent is chosen. */
  readonly environment: Environment
  /** An existing directory outside the workspace; each call has a folder of its own in it. */
  readonly tmp: string
  /** The engine's own directory for programs of agents, shared by all runs. */
  readonly programs: string
  readonly confinement: Confinement
  readonly watched?: WatchOutside
  readonly cancelled: AbortSignal
  readonly note: (text: string) => void
}

/** Everything that differs from one agent to another. */
export interface AgentKind {
  readonly facts: AgentFacts
  create(settings: Settings, place: AgentPlace): Agent
  /** The command line of a call, as a dry run shows it. */
  preview(settings: Settings): string[]
  /** Looks at nothing; throws RalphError where its settings are half given, or those of another agent are. */
  refuse(settings: Settings): void
  /** What of it is here, in words, where it is as the settings want it; throws as its preflight does, installs nothing. */
  probe(settings: Settings, place: AgentPlace): Promise<string>
  /** A login on this machine that its calls use, in words; none where the environment says how to pay. */
  login(environment: Environment): string | undefined
}
