import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { playStep, resultLine } from '../adapter/cassette/cassette-agent.ts'
import { exits } from '../core/error/codes/exit-codes.ts'
import { findRecording } from '../core/replay/prompt-difference.ts'
import { issueWords } from '../core/text/issue-words.ts'
import { Cassette, type CassetteStep, type Recording } from '../schema/run/cassette.ts'

/**
 * `replay-agent <cassette.json>`: plays a recorded agent call in the working directory, through the same spawn, stream
 * and kill path as a real one. It runs as the `command` agent, which passes the task and the attempt in the
 * environment.
 */
async function main(): Promise<number> {
  const path = process.argv[2]
  if (path === undefined) return fail('usage: replay-agent <cassette.json>')
  const value: unknown = JSON.parse(await readFile(path, 'utf8'))
  const parsed = Cassette.safeParse(value)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issueWords(issue, value)}`)
    return fail(`${path} is not a cassette:\n${faults.join('\n')}`)
  }
  const task = process.env['RALPH_TASK_ID'] ?? ''
  const attempt = Number(process.env['RALPH_ATTEMPT'] ?? '1')
  const { recordings, model } = parsed.data
  const iteration = Number(process.env['RALPH_ITERATION'] ?? '0')
  const recording = findRecording(recordings, { call: 'run', task, attempt, iteration })
  if (recording === undefined) return fail(`${path} has no recording for task ${task}.`)
  await readPrompt()
  return play(recording, { model, folder: dirname(path) })
}

async function play(recording: Recording, { model, folder }: { model: string; folder: string }): Promise<number> {
  emit({ type: 'system', subtype: 'init', model, tools: ['StructuredOutput'] })
  for (const [index, step] of recording.steps.entries()) {
    await perform(step, { id: `msg_${index}`, model, folder })
    if (step.exit !== undefined) return step.exit
  }
  emit(resultLine(recording))
  await wait(recording.linger_ms)
  return recording.error === undefined ? 0 : 1
}

async function perform(step: CassetteStep, request: { id: string; model: string; folder: string }): Promise<void> {
  if (step.wait_ms !== undefined) await wait(step.wait_ms)
  if (step.say !== undefined) assistant(request, { type: 'text', text: step.say })
  if (step.tool !== undefined) {
    assistant(request, { type: 'tool_use', name: step.tool.name, input: { description: step.tool.target } })
  }
  await playStep(step, { root: process.cwd(), folder: request.folder })
  if (step.hang === true) await wait(2 ** 31 - 1)
}

const assistant = ({ id, model }: { id: string; model: string }, block: object): void =>
  emit({ type: 'assistant', message: { id, model, content: [block] } })

function emit(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Reads to the end, as any agent does: the engine must never meet a closed pipe. */
async function readPrompt(): Promise<void> {
  for await (const _ of process.stdin);
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return exits.usage.code
}

process.exitCode = await main()
