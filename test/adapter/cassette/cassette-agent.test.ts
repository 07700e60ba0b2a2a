import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cassetteAgent, type PlayedCall } from '../../../src/adapter/cassette/cassette-agent.ts'
import { Recording } from '../../../src/schema/run/cassette.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { agentRequest, handoff, progressList } from '../../support/agent-call.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { usageOf } from '../../support/run-state.ts'

const outcome = {
  end: { kind: 'finished', structured: handoff, text: '' },
  usage: usageOf(0.5),
  duration_ms: 90_000,
  lingered_ms: 400,
  outside: [],
  denials: ['Bash(curl x)'],
}

function agentOf(recordings: readonly Record<string, unknown>[], events: readonly RunEvent[] = []) {
  const [folder, workspace] = [tempDir(), tempDir()]
  const calls: PlayedCall[] = []
  const waits: number[] = []
  const agent = cassetteAgent(
    {
      folder,
      model: 'tape',
      recordings: recordings.map((one) => Recording.parse({ task: 'TASK-1', attempt: 1, steps: [], ...one })),
      events,
    },
    {
      workspace: () => workspace,
      onPlayed: (call) => calls.push(call),
      now: () => 0,
      onTimePassed: (ms) => waits.push(ms),
    },
  )
  const { seen, onProgress } = progressList()
  const run = (more = {}) => agent.run(agentRequest('/nowhere', more), new AbortController().signal, onProgress)
  return { agent, run, seen, calls, workspace, waits }
}

test('a recorded call gives its outcome at once, shows its steps and makes its changes', async () => {
  const steps = [
    { wait_ms: 600_000, say: 'Looking.' },
    { tool: { name: 'Write', target: 'a' }, write: { path: 'a/b', content: 'x' } },
  ]
  const { run, seen, calls, workspace, waits } = agentOf([{ iteration: 1, steps, outcome }])
  expect(await run()).toMatchObject({
    end: outcome.end,
    usage: outcome.usage,
    durationMs: 90_000,
    lingeredMs: 400,
    denials: outcome.denials,
  })
  expect(seen.map(({ kind }) => kind)).toEqual(['started', 'says', 'tool', 'spent'])
  expect(readFileSync(join(workspace, 'a/b'), 'utf8')).toBe('x')
  expect(calls).toMatchObject([{ iteration: 1, prompt: 'Do the task.' }])
  expect(waits).toEqual([90_000])
})

test.each([
  ['an answer', { handoff, usage: { usd: 0.2 } }, { kind: 'finished', structured: handoff }],
  ['silence', {}, { kind: 'no_result' }],
  ['an exit', { steps: [{ exit: 9 }] }, { kind: 'crashed', exitCode: 9 }],
  ['a hanging one, without waiting', { steps: [{ hang: true }] }, { kind: 'timed_out', limit: 'idle' }],
  ['a usage limit', { error: { api_error_status: 429, result: 'limit' } }, { kind: 'usage_limit' }],
])('a call that was written by hand ends as a program would: %s', async (_, recording, end) => {
  expect((await agentOf([recording]).run()).end).toMatchObject(end)
})

test('without a recording for it a call ends the replay', async () => {
  const { run } = agentOf([{ iteration: 1, outcome }])
  await expect(run({ attempt: 2, iteration: 7 })).rejects.toMatchObject({
    code: 'REPLAY_ENDED',
    message: 'The recording has no call for iteration 7: TASK-1, attempt 2.',
  })
})

test('it can be asked only where the recorded agent was', async () => {
  expect(agentOf([{ iteration: 1, outcome }]).agent.ask).toBeUndefined()
  const { agent, calls } = agentOf([{ iteration: 1, call: 'ask', outcome }])
  expect(
    (await agent.ask?.({ ...agentRequest('/nowhere'), role: 'extraction' }, new AbortController().signal))?.end,
  ).toEqual(outcome.end)
  expect(calls).toEqual([])
})

test.each([
  ['something was left out', ['leak.txt: a secret was removed from it'], ['leak.txt holds a token']],
  ['nothing was', [], []],
])('what a guard found is found again where %s', async (_, left_out, outside) => {
  const failed = { ...oneOfEach.attempt_failed, iteration: 1, cause: 'guard' as const, why: 'leak.txt holds a token' }
  expect((await agentOf([{ iteration: 1, outcome, left_out }], [failed]).run()).outside).toEqual(outside)
})

test('changes that do not fit the workspace are our user’s to know, with the iteration', async () => {
  const { run } = agentOf([{ iteration: 1, steps: [{ write: { path: 'a', file: 'missing' } }], outcome }])
  await expect(run()).rejects.toMatchObject({
    code: 'CASSETTE_UNPLAYABLE',
    message: expect.stringContaining('iteration 1'),
  })
})
