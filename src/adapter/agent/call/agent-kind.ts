import type { AgentFacts } from '../../../core/agent/agent-facts.ts'
import type { Settings } from '../../../core/config/table/settings.ts'
import type { Agent } from '../../../port/agent.ts'
import type { Confinement } from '../../process/command.ts'
import type { Environment } from '../../process/environment.ts'
import type { StartWatch } from '../../process/foreign-files.ts'

/** The place of an agent's calls, apart from the run's settings. */
export interface AgentPlace {
  /** The engine's own; the agent gets a selection. */
  readonly environment: Environment
  /** An existing directory outside the workspace, with a folder for each call. */
  readonly tmp: string
  /** The engine's directory for agents' programs, shared by all runs. */
  readonly programs: string
  readonly confinement: Confinement
  readonly watched?: StartWatch
  readonly cancelled: AbortSignal
  readonly note: (text: string) => void
}

/** The differences between agents. */
export interface AgentKind {
  readonly facts: AgentFacts
  create(settings: Settings, place: AgentPlace): Agent
  /** The command line of a call, for a dry run. */
  preview(settings: Settings): string[]
  /** Throws RalphError if its settings are incomplete or for another agent. Reads no files. */
  refuse(settings: Settings): void
  /** Describes the installed program if it fits the settings; throws as its preflight does, installs nothing. */
  probe(settings: Settings, place: AgentPlace): Promise<string>
  /** Describes the login on this machine that its calls use; undefined if the environment pays. */
  login(environment: Environment): string | undefined
}
