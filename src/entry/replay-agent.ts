import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { Cassette, type CassetteStep, type Recording } from '../schema/cassette.ts'

/**
 * `replay-agent <cassette.json>`: plays a recorded agent call in the working directory, through the same spawn, stream
 * and kill path as a real one. It is used as the `command` agent, which says the task and the attempt.
 */
async function main(): Promise<number> {
  const path = process.argv[2]
  if (path === undefined) return fail('usage: replay-agent <cassette.json>')
  const parsed = Cassette.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (!parsed.success) return fail(`${path} is not a cassette:\n${z.prettifyError(parsed.error)}`)
  const task = process.env['RALPH_TASK_ID'] ?? ''
  const attempt = Number(process.env['RALPH_ATTEMPT'] ?? '1')
  const recording = find(parsed.data, task, attempt)
  if (recording === undefined) return fail(`${path} has no recording for task ${task}.`)
  await readPrompt()
  return play(parsed.data.model, recording)
}

/** The recording of this attempt; past the last one, the last one again. */
function find({ recordings }: Cassette, task: string, attempt: number): Recording | undefined {
  const ofTask = recordings.filter((recording) => recording.task === task).sort((a, b) => a.attempt - b.attempt)
  return ofTask.findLast((recording) => recording.attempt <= attempt) ?? ofTask[0]
}

async function play(model: string, recording: Recording): Promise<number> {
  emit({ type: 'system', subtype: 'init', model, tools: ['StructuredOutput'] })
  for (const [index, step] of recording.steps.entries()) {
    await perform(step, { id: `msg_${index}`, model })
    if (step.exit !== undefined) return step.exit
  }
  emit(resultOf(recording))
  await wait(recording.linger_ms)
  return recording.error === undefined ? 0 : 1
}

async function perform(step: CassetteStep, message: { id: string; model: string }): Promise<void> {
  if (step.wait_ms !== undefined) await wait(step.wait_ms)
  if (step.say !== undefined) assistant(message, { type: 'text', text: step.say })
  if (step.tool !== undefined) {
    assistant(message, { type: 'tool_use', name: step.tool.name, input: { description: step.tool.target } })
  }
  if (step.write !== undefined) {
    await mkdir(dirname(step.write.path), { recursive: true })
    await writeFile(step.write.path, step.write.content)
  }
  if (step.remove !== undefined) await rm(step.remove, { recursive: true, force: true })
  if (step.hang === true) await wait(2 ** 31 - 1)
}

const assistant = (message: { id: string; model: string }, block: object): void =>
  emit({ type: 'assistant', message: { ...message, content: [block] } })

function resultOf({ error, handoff, usage }: Recording): object {
  return {
    type: 'result',
    subtype: error?.subtype ?? 'success',
    is_error: error !== undefined,
    api_error_status: error?.api_error_status ?? null,
    result: error?.result ?? (handoff === undefined ? '' : JSON.stringify(handoff)),
    ...(error === undefined && handoff !== undefined ? { structured_output: handoff } : {}),
    num_turns: usage.turns,
    total_cost_usd: usage.usd,
    usage: { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens },
  }
}

function emit(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** To its end, as any agent would: the engine must never meet a closed pipe. */
async function readPrompt(): Promise<void> {
  for await (const _ of process.stdin);
}

function fail(why: string): number {
  process.stderr.write(`${why}\n`)
  return 64
}

process.exitCode = await main()
