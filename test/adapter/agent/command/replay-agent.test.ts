import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandAgent } from '../../../../src/adapter/agent/command/command-agent.ts'
import { Cassette } from '../../../../src/schema/run/cassette.ts'
import { agentRequest, callFolders, handoff, progressList } from '../../../support/agent-call.ts'
import { confinementOf } from '../../../support/confinements.ts'

const program = join(import.meta.dirname, '../../../../src/entry/replay-agent.ts')

const cassette = {
  cassette: 1,
  model: 'tape',
  recordings: [
    {
      task: 'A',
      attempt: 1,
      steps: [
        { say: 'Looking.', wait_ms: 1 },
        { tool: { name: 'Write', target: 'src/a.txt' }, write: { path: 'src/a.txt', content: 'one' } },
      ],
      handoff,
      usage: { usd: 0.25, turns: 3, input_tokens: 10, output_tokens: 5 },
    },
    {
      task: 'A',
      attempt: 2,
      steps: [{ write: { path: 'src/a.txt', content: 'two' } }, { remove: 'old.txt' }],
      handoff,
    },
    { task: 'SILENT', attempt: 1, steps: [] },
    { task: 'EXITS', attempt: 1, steps: [{ exit: 9 }] },
    { task: 'HANGS', attempt: 1, steps: [{ hang: true }] },
    { task: 'LINGERS', attempt: 1, steps: [], handoff, linger_ms: 600_000 },
    { task: 'LIMITED', attempt: 1, steps: [], error: { api_error_status: 429, result: 'limit' } },
  ],
}

async function replay(task: string, attempt = 1) {
  const { cwd, elsewhere, tmp } = callFolders()
  const file = join(elsewhere, 'cassette.json')
  writeFileSync(file, JSON.stringify(cassette))
  writeFileSync(join(cwd, 'old.txt'), 'old')
  const agent = commandAgent({
    command: `"${process.execPath}" "${program}" "${file}"`,
    environment: { PATH: process.env['PATH'] },
    extraEnv: [],
    tmp,
    confinement: await confinementOf({ readable: [elsewhere] }),
    limits: { graceMs: 300, lingerMs: 200, idleMs: task === 'HANGS' ? 1000 : 60_000 },
  })
  const { seen, onProgress } = progressList()
  const prompt = 'x'.repeat(300_000)
  const outcome = await agent.run(
    agentRequest(cwd, { task, attempt, prompt }),
    new AbortController().signal,
    onProgress,
  )
  return { outcome, seen, cwd }
}

describe('the replay agent', () => {
  test('plays a recording as the CLI would have told it', async () => {
    const { outcome, seen, cwd } = await replay('A')
    expect(outcome.end).toMatchObject({ kind: 'finished', structured: handoff })
    expect(outcome.usage).toMatchObject({ usd: 0.25, turns: 3, input_tokens: 10, output_tokens: 5 })
    expect(readFileSync(join(cwd, 'src/a.txt'), 'utf8')).toBe('one')
    expect(seen.slice(0, 3)).toEqual([
      { kind: 'started', model: 'tape' },
      { kind: 'says', text: 'Looking.' },
      { kind: 'tool', name: 'Write', target: 'src/a.txt' },
    ])
  })

  test.each([2, 3, 7])('plays the last recording for attempt %i', async (attempt) => {
    const { cwd } = await replay('A', attempt)
    expect(readFileSync(join(cwd, 'src/a.txt'), 'utf8')).toBe('two')
    expect(existsSync(join(cwd, 'old.txt'))).toBe(false)
  })

  test.each([
    ['SILENT', { kind: 'no_result' }],
    ['EXITS', { kind: 'crashed', exitCode: 9 }],
    ['HANGS', { kind: 'timed_out', limit: 'idle' }],
    ['LIMITED', { kind: 'usage_limit', message: 'limit' }],
    ['UNKNOWN', { kind: 'crashed', exitCode: 64, tail: expect.stringContaining('no recording for task UNKNOWN') }],
  ] as const)('%s ends as its recording says', async (task, end) => {
    expect((await replay(task)).outcome.end).toMatchObject(end)
  })

  test('a recording that lingers has finished', async () => {
    const { outcome } = await replay('LINGERS')
    expect(outcome.end.kind).toBe('finished')
    expect(outcome.lingeredMs).toBeGreaterThan(0)
  })

  test.each(['/etc/passwd', '../x', 'a/../../x', ''])('a cassette may not write to %j', (path) => {
    const steps = [{ write: { path, content: '' } }]
    expect(Cassette.safeParse({ cassette: 1, recordings: [{ task: 'A', attempt: 1, steps }] }).success).toBe(false)
  })
})
