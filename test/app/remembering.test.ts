import { expect, test } from 'vitest'
import type { Settings } from '../../src/core/config/table/settings.ts'
import type { Agent, AgentRequest } from '../../src/port/agent.ts'
import type { Handoff } from '../../src/schema/agent/handoff.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { chainOf, usageOf } from '../support/run-state.ts'

const iterations = 30
const oldPort = 'The server must listen on port 8080'
const newPort = 'The server must listen on port 9090'
const sqlite = 'Orders are stored in SQLite.'
const jsonl = 'Orders are stored as JSONL.'

/** What the agent of each iteration states. That of 16 names SQLite by the number that its prompt gives it. */
function statedIn({ iteration, prompt }: Pick<AgentRequest, 'iteration' | 'prompt'>): Partial<Handoff> {
  const numberOf = (text: string): number[] =>
    prompt.split('\n').flatMap((line) => (line.includes(text) ? [Number(/\[(\d+)\]/.exec(line)?.[1])] : []))
  const own = `Part ${iteration} lies in src/part-${iteration}.ts.`
  if (iteration === 3) return { architectural_notes: [own, sqlite] }
  if (iteration === 6) return { architectural_notes: [own], constraints_discovered: [{ constraint: oldPort }] }
  if (iteration === 16) return { architectural_notes: [own, jsonl], supersedes: numberOf(sqlite) }
  if (iteration === 22) return { architectural_notes: [own], constraints_discovered: [{ constraint: newPort }] }
  return { architectural_notes: [own] }
}

/** An indexer that joins the first two entries about parts, with one operation in each answer that no rule allows. */
const erring: NonNullable<Agent['ask']> = async ({ prompt }) => {
  const parts = [...prompt.matchAll(/^- \[(K-decision-part-[\w-]+)\] (.*?) \[source: iter/gm)].slice(0, 2)
  const merge = { action: 'merge', targets: parts.map(([, id]) => id), text: parts.map(([, , text]) => text).join(' ') }
  const wrong = { action: 'deprecate', targets: ['K-gotcha-nobody-said-so'], reason: 'It is old.' }
  const operations = parts.length === 2 ? [merge, wrong] : [wrong]
  return {
    end: { kind: 'finished', structured: { operations }, text: '' },
    usage: usageOf(0.01),
    ...{ durationMs: 10, lingeredMs: null, outside: [], denials: [] },
  }
}

async function longRun(settings: Partial<Settings>, ask?: Agent['ask']): Promise<{ here: World; prompts: string[] }> {
  const here = world({
    plan: chainOf(iterations),
    settings: { mode: 'handoff-plus-index', ...settings },
    script: (request) => (request.pass === 'code' ? { handoff: statedIn(request), usd: 0.1 } : {}),
    ask,
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  return { here, prompts: here.requests.map(({ prompt }) => prompt) }
}

const occurrences = (prompt: string, text: string): number => prompt.split(text).length - 1

/** By iteration, the first one at 1: those whose prompt does not hold this exactly once. */
const without = (prompts: readonly string[], text: string): number[] =>
  prompts.flatMap((prompt, index) => (occurrences(prompt, text) === 1 ? [] : [index + 1]))

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

test.each<[string, Partial<Settings>, Agent['ask']?]>([
  ['whose indexer errs in each answer', {}, erring],
  ['with `indexer: fields`', { indexer: 'fields' }],
])(
  'in a run of 30 iterations %s nothing known is missing between two renewals, and nothing over stands as true',
  async (_, settings, ask) => {
    const { here, prompts } = await longRun(settings, ask)
    expect(prompts).toHaveLength(iterations)

    expect(without(prompts, oldPort), 'a hard constraint, from the iteration after it was taught').toEqual(upTo(6))
    expect(without(prompts, newPort)).toEqual(upTo(22))
    expect(without(prompts, jsonl)).toEqual(upTo(16))
    const replaced = upTo(iterations).filter((one) => one <= 3 || one > 16)
    expect(without(prompts, sqlite), 'what JSONL replaced').toEqual(replaced)
    for (let taught = 1; taught < iterations; taught++)
      expect(without(prompts, `lies in src/part-${taught}.ts`), `part ${taught}`).toEqual(upTo(taught))

    const pair = new RegExp(
      `^### Contradictions\n\n- \\[\\d+\\] ${newPort}\n  contradicts the older \\[\\d+\\] ${oldPort}$`,
      'm',
    )
    expect(upTo(iterations).filter((one) => !pair.test(prompts[one - 1] ?? ''))).toEqual(upTo(22))
    expect(stateOf(here).knowledge.find(({ text }) => text === sqlite)).toMatchObject({ status: 'superseded' })
    if (ask) {
      const answers = eventsOf(here, 'knowledge_changed').filter(({ source }) => source === 'indexer')
      expect(answers.length, 'at default intervals').toBeGreaterThan(1)
      expect(answers.length).toBeLessThan(iterations / 2)
    }
    expectSound(here)
  },
)
