import type { HeldKey } from '../network/model-api.ts'
import { type AgentName, agentFacts } from './agents.ts'
import type { CommandChoice } from './command-keys.ts'
import type { Variables } from './key-variables.ts'

/** Keys that can pay for every agent of a job without reaching it: none of the agents gets these. */
export function heldKeysOf(
  [first, ...others]: readonly [AgentName, ...AgentName[]],
  choice: CommandChoice,
  env: Variables,
): readonly HeldKey[] {
  const heldByOthers = others.map((name) => agentFacts[name].heldKeys(env, choice).map(({ api }) => api.name))
  return agentFacts[first]
    .heldKeys(env, choice)
    .filter(({ api }) => heldByOthers.every((list) => list.includes(api.name)))
}
