import { optional, type Setting, setting, text } from '../setting/setting.ts'
import type { AgentFacts } from './agent-facts.ts'
import { claude } from './claude.ts'
import { command } from './command.ts'

/** Every agent by its name in the setting `agent`; the first is the default. `adapter/agent` starts them. */
const factsByName = { claude, command }

export type AgentName = keyof typeof factsByName

export const agentFacts: Readonly<Record<AgentName, AgentFacts>> = factsByName
export const agentNames = Object.keys(factsByName) as readonly AgentName[]

const allFacts: readonly AgentFacts[] = Object.values(agentFacts)

type IntersectionOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The settings of all agents, not only of the one that works. */
export const settingsOfAgents = Object.assign({}, ...allFacts.map(({ settings }) => settings)) as IntersectionOf<
  (typeof factsByName)[AgentName]['settings']
>

export const agentsInHelp = allFacts.map(({ help }) => help).join(', or ')

/** Of all agents, since a later call may be another agent's. */
export const protectedByAgents = allFacts.flatMap(({ protectedPaths }) => protectedPaths)
export const watchedByAgents = allFacts.flatMap(({ watchedInHome }) => watchedInHome)
export const homesOfAgents = allFacts.flatMap(({ programHomes }) => programHomes)

/** The action's inputs that pay for a model, each with its variable. */
export const payingInputs = allFacts.flatMap(({ credentials }) =>
  credentials.flatMap(({ variable, input }) => (input ? [{ variable, ...input }] : [])),
)

export const payingRows: Readonly<Record<string, Setting<string | undefined>>> = Object.fromEntries(
  payingInputs.map(({ name, help, variable }) => [
    name,
    setting({ read: optional(text), fallback: undefined, rule: 'job', help, example: `secrets.${variable}` }),
  ]),
)
