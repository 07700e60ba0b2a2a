import { expect, test } from 'vitest'
import { agents } from '../../../src/adapter/agent/agents.ts'
import { type AgentName, agentFacts } from '../../../src/core/agent/agents.ts'

const names = Object.keys(agentFacts) as AgentName[]

test.each(names)('what starts %s goes by what is known of it', (name) => {
  expect(agents[name].facts).toBe(agentFacts[name])
})

test.each(names)('no credential of %s is kept from it by its own allow-list', (name) => {
  const { provider, credentials } = agentFacts[name]
  const kept = credentials.filter(
    ({ variable }) => !provider.variables.test(variable) || provider.except.test(variable),
  )
  expect(kept).toEqual([])
})
