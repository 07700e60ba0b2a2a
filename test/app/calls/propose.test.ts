import { expect, test } from 'vitest'
import { propose } from '../../../src/app/calls/propose.ts'
import type { AgentOutcome, AgentRequest } from '../../../src/port/agent.ts'
import type { Progress } from '../../../src/port/progress.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import { noUsage } from '../../../src/schema/agent/usage.ts'

const said = (structured: unknown): AgentEnd => ({ kind: 'finished', structured, text: '' })

/** Each call ends as the list says; what is good has no `bad`. */
async function asked(ends: readonly AgentEnd[], more: { usd?: number; budgetUsd?: number; outside?: string[] } = {}) {
  const { usd = 0.1, budgetUsd = 2, outside = [] } = more
  const requests: AgentRequest[] = []
  const shown: Progress[] = []
  const run = async (request: AgentRequest): Promise<AgentOutcome> => {
    requests.push(request)
    const end = ends[requests.length - 1] ?? { kind: 'cancelled' }
    return { end, usage: { ...noUsage, usd }, durationMs: 1, lingeredMs: null, outside, denials: [] }
  }
  const agent = { name: 'fake', preflight: async () => ({ program: 'fake', version: '1' }), run }
  const result = await propose(
    { agent, show: (one) => void shown.push(one), redact: (text) => text.replaceAll('SECRET', '***') },
    {
      ...{ pass: 'plan', task: 'a plan of a.md', prompt: 'Plan.', systemPrompt: '', workspace: '/w', schema: {} },
      ...{ model: undefined, maxTurns: 9, budgetUsd },
      judge: (end) => {
        const answer = end.kind === 'finished' ? (end.structured as { bad?: string }) : { bad: 'nothing' }
        return answer.bad === undefined ? { answer } : { faults: [answer.bad], answer }
      },
    },
    new AbortController().signal,
  )
  return { result, requests, shown: shown.map((one) => ('text' in one ? one.text : '')) }
}

test('a good answer is one call, which reads only, has its limits, and is named before it is paid for', async () => {
  const { result, requests, shown } = await asked([said({ plan: 'SECRET' })])
  expect(result).toMatchObject({ kind: 'proposed', value: { answer: { plan: '***' } }, calls: 1, usage: { usd: 0.1 } })
  expect(requests).toMatchObject([
    { pass: 'plan', prompt: 'Plan.', allowedTools: ['Read', 'Grep', 'Glob'], budgetUsd: 2, maxTurns: 9, cwd: '/w' },
  ])
  expect(shown).toEqual(['the agent makes a plan of a.md, for at most 2.00 USD'])
})

test('what breaks a rule is sent back with what is wrong, twice at most', async () => {
  const { result, requests } = await asked([
    said({ bad: 'a circle' }),
    said({ bad: 'no goal' }),
    said({ bad: 'still' }),
    said({}),
  ])
  expect(result).toMatchObject({ kind: 'refused', faults: ['still'], calls: 3 })
  expect(requests.map(({ attempt, budgetUsd }) => [attempt, budgetUsd])).toEqual([
    [1, 2],
    [2, 1.9],
    [3, 1.8],
  ])
  expect(requests[1]?.prompt).toMatch(/^Plan\.[\s\S]*"bad": "a circle"[\s\S]*- a circle$/)
  expect(requests[2]?.prompt).not.toContain('a circle')
})

test('an answer that cannot be read is one that can be mended', async () => {
  const unread: AgentEnd[] = [
    { kind: 'no_result', tail: '' },
    { kind: 'error', what: 'structured_output', message: '' },
  ]
  expect((await asked([...unread, said({})])).result).toMatchObject({ kind: 'proposed', calls: 3 })
})

test('nothing is asked beyond the budget', async () => {
  const { result } = await asked([said({ bad: 'a circle' }), said({})], { usd: 1, budgetUsd: 1 })
  expect(result).toMatchObject({ kind: 'refused', calls: 1, faults: ['a circle', 'No budget is left to ask again.'] })
})

test.each<AgentEnd>([
  { kind: 'auth', message: 'x' },
  { kind: 'billing', message: 'x' },
  { kind: 'overloaded', message: 'x' },
  { kind: 'error', what: 'budget', message: 'x' },
  { kind: 'timed_out', limit: 'wall', afterMs: 1 },
  { kind: 'crashed', exitCode: 1, signal: null, tail: '' },
  { kind: 'cancelled' },
])('$kind ends it: another call would cost and end the same way', async (end) => {
  expect((await asked([end, said({})])).result).toMatchObject({ kind: 'ended', end, calls: 1 })
})

test('who changed files elsewhere has no say', async () => {
  const { result } = await asked([said({})], { outside: ['~/.bashrc was changed'] })
  expect(result).toMatchObject({ kind: 'meddled', outside: ['~/.bashrc was changed'] })
})
