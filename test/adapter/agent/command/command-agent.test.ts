import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { CallLimits } from '../../../../src/adapter/agent/call/streaming-call.ts'
import { commandAgent } from '../../../../src/adapter/agent/command/command-agent.ts'
import type { Confinement } from '../../../../src/adapter/process/command.ts'
import type { AgentRequest } from '../../../../src/port/agent.ts'
import { noUsage } from '../../../../src/schema/agent/usage.ts'
import { agentRequest, callFolders, handoff, progressList } from '../../../support/agent-call.ts'
import { best, confinementOf, fallback } from '../../../support/confinements.ts'
import { tempDir } from '../../../support/git-repositories.ts'
import { canMount } from '../../../support/machine-offers.ts'
import { survivors, uniqueSleep } from '../../../support/survivors.ts'

interface Call {
  request?: Partial<AgentRequest>
  limits?: CallLimits
  signal?: AbortSignal
  folders?: Pick<ReturnType<typeof callFolders>, 'cwd' | 'tmp'>
  environment?: Record<string, string>
  confinement?: Confinement
}

async function call(command: string, { request, limits, signal, folders, environment, confinement = best }: Call = {}) {
  const { cwd, tmp } = folders ?? callFolders()
  const agent = commandAgent({
    command,
    environment: { PATH: process.env['PATH'], GITHUB_TOKEN: 'ghs-canary', ...environment },
    extraEnv: [],
    tmp,
    confinement,
    limits: { graceMs: 300, ...limits },
  })
  const { seen, onProgress } = progressList()
  const never = new AbortController().signal
  return { outcome: await agent.run(agentRequest(cwd, request), signal ?? never, onProgress), seen, cwd, tmp }
}

const answerFile = `printf '%s' '${JSON.stringify(handoff)}' > "$RALPH_HANDOFF_FILE"`

describe('the command agent', () => {
  test('answers through a file, and everything it prints is text', async () => {
    const { outcome, seen } = await call(`echo working; ${answerFile}`)
    expect(outcome.end).toMatchObject({ kind: 'finished', structured: handoff })
    expect(outcome.usage).toEqual(noUsage)
    expect(seen).toEqual([{ kind: 'says', text: 'working' }])
  })

  test('a program that prints without end does not drown the rest', async () => {
    const { outcome, seen } = await call(`seq 1 5000; ${answerFile}`)
    expect(outcome.end.kind).toBe('finished')
    expect(seen).toHaveLength(301)
    expect(seen.at(-1)).toEqual({ kind: 'says', text: '[the rest of its output is not shown]' })
  })

  test('answers through a result line, with what it cost', async () => {
    const line = {
      type: 'result',
      structured_output: handoff,
      total_cost_usd: 0.5,
      num_turns: 4,
      usage: { input_tokens: 9 },
    }
    const { outcome } = await call(`cat <<'END'\n${JSON.stringify(line)}\nEND`)
    expect(outcome.end).toMatchObject({ kind: 'finished', structured: handoff })
    expect(outcome.usage).toMatchObject({ usd: 0.5, turns: 4, input_tokens: 9 })
  })

  test('has the prompt on stdin and the call in its environment', async () => {
    const script =
      'cat > prompt.txt; env | grep ^RALPH_ > env.txt; cp "$RALPH_HANDOFF_SCHEMA" schema.json; cp "$RALPH_SYSTEM_PROMPT_FILE" system.txt'
    const request = {
      prompt: 'the prompt\n',
      systemPrompt: 'the rules',
      iteration: 7,
      task: 'T-2',
      attempt: 3,
      model: 'm',
      maxTurns: 9,
      budgetUsd: 1.5,
    }
    const { cwd } = await call(script, { request })
    expect(readFileSync(join(cwd, 'prompt.txt'), 'utf8')).toBe('the prompt\n')
    expect(readFileSync(join(cwd, 'system.txt'), 'utf8')).toBe('the rules')
    expect(JSON.parse(readFileSync(join(cwd, 'schema.json'), 'utf8'))).toMatchObject({
      required: ['summary', 'freeform'],
    })
    const env = readFileSync(join(cwd, 'env.txt'), 'utf8').split('\n')
    for (const entry of [
      'PASS=code',
      'ITERATION=7',
      'TASK_ID=T-2',
      'ATTEMPT=3',
      'MODEL=m',
      'MAX_TURNS=9',
      'BUDGET_USD=1.5',
    ]) {
      expect(env).toContain(`RALPH_${entry}`)
    }
  })

  test.each(['best', 'landlock'] as const)(
    'B8: it reads the whole index in a file that its prompt names, and cannot write it (%s)',
    async (way) => {
      const folders = callFolders()
      // `home` is where the engine's own folders are: root's other user gets a way in.
      const landlock = async () => confinementOf({ ways: ['landlock', 'process-group'], home: tmpdir() })
      const confinement = way === 'best' ? best : await landlock()
      const script = `cat > prompt.txt; cat "$RALPH_KNOWLEDGE_FILE" > index.txt; echo "$RALPH_KNOWLEDGE_FILE" > path.txt
(echo MINE >> "$RALPH_KNOWLEDGE_FILE"; rm -f "$RALPH_KNOWLEDGE_FILE"; touch "$(dirname "$RALPH_KNOWLEDGE_FILE")/x") 2> refused.txt
cat "$RALPH_KNOWLEDGE_FILE" > after.txt; ${answerFile}`
      const request = { prompt: 'It is in $RALPH_KNOWLEDGE_FILE, read-only.', knowledgeIndex: '- [1] The API stays.\n' }
      const { cwd, tmp, outcome } = await call(script, { request, folders, confinement })
      const read = (name: string): string => readFileSync(join(cwd, name), 'utf8')
      expect(outcome.end.kind).toBe('finished')
      expect(read('prompt.txt')).toBe(`It is in ${read('path.txt').trim()}, read-only.`)
      expect(read('index.txt')).toBe('- [1] The API stays.\n')
      // Below C2 the owner of a file can write it, and nobody reads it back.
      const { level } = confinement.report
      if (level === 'C3' || level === 'C2') {
        expect(read('after.txt')).toBe(read('index.txt'))
        expect(read('refused.txt')).toMatch(/denied|Read-only/)
      }
      expect(readdirSync(tmp)).toEqual([])
    },
  )

  test('has no file of an index if there is none', async () => {
    const { cwd } = await call('env > env.txt', { request: { prompt: 'p' } })
    expect(readFileSync(join(cwd, 'env.txt'), 'utf8')).not.toContain('RALPH_KNOWLEDGE_FILE')
  })

  test.each([
    ['exit 0 without an answer', 'echo bye', { kind: 'no_result', tail: 'bye' }],
    ['exit 3', 'echo oops >&2; exit 3', { kind: 'crashed', exitCode: 3, tail: 'oops\n' }],
    ['an answer and exit 3', `${answerFile}; exit 3`, { kind: 'crashed', exitCode: 3 }],
    ['an answer that is no JSON', 'echo no > "$RALPH_HANDOFF_FILE"', { kind: 'no_result' }],
    ['a named pipe as answer', 'mkfifo "$RALPH_HANDOFF_FILE"', { kind: 'no_result' }],
    ['2 MB as answer', 'head -c 2000000 /dev/zero > "$RALPH_HANDOFF_FILE"', { kind: 'no_result' }],
  ] as const)('%s', async (_, script, end) => {
    expect((await call(script)).outcome.end).toMatchObject(end)
  })

  test('an answer that is a link is not followed', async () => {
    const folders = callFolders()
    const secret = join(folders.elsewhere, 'secret.json')
    writeFileSync(secret, '{"secret":"canary"}')
    const { outcome } = await call(`ln -s ${secret} "$RALPH_HANDOFF_FILE"`, { folders })
    expect(outcome.end).toEqual({ kind: 'no_result', tail: '' })
  })

  test('C21: what it writes to a file of the runner is put back and told, although it never heard its name', async () => {
    const folders = callFolders()
    const GITHUB_ENV = join(folders.elsewhere, 'set_env')
    writeFileSync(GITHUB_ENV, '')
    const script = `test -z "$GITHUB_ENV"; echo NODE_OPTIONS=evil >> ${folders.elsewhere}/set_env; ${answerFile}`
    // Where it could be reached: from C2 on it is out of sight.
    const { outcome } = await call(script, { folders, environment: { GITHUB_ENV }, confinement: fallback })
    expect(outcome).toMatchObject({
      end: { kind: 'finished' },
      outside: ['GITHUB_ENV, a file of the runner, was changed and put back'],
    })
    expect(readFileSync(GITHUB_ENV, 'utf8')).toBe('')
  })

  test.runIf(canMount)('C20: it is ended when it fills the disk, and that is its own failure', async () => {
    const { cwd, tmp } = callFolders()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', cwd])
    onTestFinished(() => void execFileSync('umount', ['-l', cwd]))
    const sleep = uniqueSleep()
    const { outcome } = await call(`dd if=/dev/zero of=big bs=1M count=31 2>/dev/null; ${sleep}`, {
      folders: { cwd, tmp },
    })
    expect(outcome.end).toEqual({
      kind: 'error',
      what: 'disk',
      message: expect.stringMatching(/^1 MiB are left of the 32 MiB/),
    })
    expect(await survivors(sleep)).toEqual([])
  })

  test('C4: what was killed from outside has crashed', async () => {
    expect((await call('kill -9 $$')).outcome.end).toMatchObject({ kind: 'crashed', exitCode: 137 })
    expect((await call('kill -TERM $$')).outcome.end).toMatchObject({ kind: 'crashed', exitCode: 143 })
    expect((await call('echo at work; exit 127')).outcome.end).toMatchObject({ kind: 'crashed', exitCode: 127 })
  })

  test.each(['/nowhere/agent', '/etc/passwd', 'no-such-agent --now'])(
    'C4: %s cannot be run, which is no fault of the task: the job ends at once',
    async (command) => {
      const fault = { code: 'AGENT_NOT_STARTED', message: expect.stringContaining(command) }
      await expect(call(command)).rejects.toMatchObject(fault)
    },
  )

  test('a file that its command names is there, wherever it lies on this machine', async () => {
    const script = join(tempDir('ralph-agent-of-mine-'), 'agent.sh')
    writeFileSync(script, `#!/bin/sh\n${answerFile}\n`, { mode: 0o755 })
    for (const command of [script, `sh "${script}"`, `exec '${script}' --now`]) {
      const { outcome } = await call(command)
      expect(outcome.end.kind).toBe('finished')
    }
  })

  test('what its command lacks in the confinement is named, with the line that shows it', async () => {
    const folder = tempDir('ralph-agent-of-mine-')
    writeFileSync(join(folder, 'part.sh'), '#!/bin/sh\n', { mode: 0o755 })
    writeFileSync(join(folder, 'agent.sh'), `#!/bin/sh\nexec "$(dirname "$0")/part.sh"\n`, { mode: 0o755 })
    const hidden = call(join(folder, 'agent.sh'))
    if (best.report.level < 'C3') return expect((await hidden).outcome.end.kind).toBe('no_result')
    await expect(hidden).rejects.toMatchObject({ hint: expect.stringContaining(`agent-read: [${folder}/part.sh]`) })
  })

  test('the wall limit ends it with everything that it started', async () => {
    const sleep = uniqueSleep()
    const { outcome } = await call(`setsid ${sleep} & ${sleep}`, { limits: { wallMs: 600 } })
    expect(outcome.end).toMatchObject({ kind: 'timed_out', limit: 'wall' })
    expect(await survivors(sleep)).toEqual([])
  })

  test('C2: a process that lives on after its result is ended and has finished', async () => {
    const sleep = uniqueSleep()
    const line = JSON.stringify({ type: 'result', structured_output: handoff })
    const { outcome } = await call(`echo '${line}'; ${sleep}`, { limits: { lingerMs: 300 } })
    expect(outcome.end).toMatchObject({ kind: 'finished' })
    expect(outcome.lingeredMs).toBeGreaterThanOrEqual(300)
    expect(await survivors(sleep)).toEqual([])
  })

  test('C7: a line of 100 MB is skipped, and the answer after it counts', async () => {
    const { outcome, seen } = await call(`head -c 100000000 /dev/zero | tr '\\0' x; echo; ${answerFile}`)
    expect(outcome.end).toMatchObject({ kind: 'finished' })
    expect(seen).toEqual([{ kind: 'says', text: '[a line of 100000000 bytes was skipped]' }])
  })

  test('T6: no token of the engine reaches it, and its files are gone afterwards', async () => {
    const { outcome, cwd } = await call(
      'env > env.txt; cat /proc/[0-9]*/environ >> env.txt 2>/dev/null; echo "$RALPH_HANDOFF_FILE"',
    )
    expect(readFileSync(join(cwd, 'env.txt'), 'utf8')).not.toContain('canary')
    expect(existsSync(outcome.end.kind === 'no_result' ? outcome.end.tail : '')).toBe(false)
  })
})
