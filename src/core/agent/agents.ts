import { optional, type Setting, setting, text } from '../setting/setting.ts'
import type { AgentFacts } from './agent-facts.ts'
import { claude } from './claude.ts'
import { command } from './command.ts'

/** Every agent by the name that `agent` gives it; the first is the default. What starts each is in `adapter/agent`. */
const listed = { claude, command }

export type AgentName = keyof typeof listed

export const agentFacts: Readonly<Record<AgentName, AgentFacts>> = listed
export const agentNames = Object.keys(listed) as readonly AgentName[]

const all: readonly AgentFacts[] = Object.values(agentFacts)

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

/** The settings of all of them: one that is meant for another agent than works is there, too. */
export const settingsOfAgents = Object.assign({}, ...all.map(({ settings }) => settings)) as Both<
  (typeof listed)[AgentName]['settings']
>

export const agentsInHelp = all.map(({ help }) => help).join(', or ')

/** Each agent's own: which one a later call will be is not known. */
export const protectedByAgents = all.flatMap(({ protectedPaths }) => protectedPaths)
export const watchedByAgents = all.flatMap(({ watchedInHome }) => watchedInHome)
export const homesOfAgents = all.flatMap(({ programHomes }) => programHomes)

/** The action's inputs that pay, each with the variable that it becomes. */
export const payingInputs = all.flatMap(({ credentials }) =>
  credentials.flatMap(({ variable, input }) => (input ? [{ variable, ...input }] : [])),
)

/** The same as rows of `action.yml`. */
export const payingRows: Readonly<Record<string, Setting<string | undefined>>> = Object.fromEntries(
  payingInputs.map(({ name, help, variable }) => [
    name,
    setting({ read: optional(text), fallback: undefined, rule: 'job', help, example: `secrets.${variable}` }),
  ]),
)
