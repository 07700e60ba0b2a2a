import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

export interface ProcessEnd {
  readonly code: number
  /** Both streams, line by line as they came. */
  readonly output: string
}

/**
 * Runs the entry process of a step. Cancelled as the runner does it (workflow-cancellation reference): SIGINT to the entry
 * process alone, 7.5 s, SIGTERM, 2.5 s, and then the kill.
 */
export async function stepProcess(
  command: readonly [string, ...string[]],
  request: { cwd: string; env: Readonly<Record<string, string>>; cancelled: AbortSignal },
): Promise<ProcessEnd> {
  const [program, ...args] = command
  const child = spawn(program, args, { cwd: request.cwd, env: request.env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
    })
    stream.on('end', () => rest !== '' && lines.push(rest))
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    // Not `close`: what the step left running holds the pipes, and the runner does not wait for it.
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)))
  })
  const cancel = async (): Promise<void> => {
    for (const [signal, ms] of [['SIGINT', 7_500] as const, ['SIGTERM', 2_500] as const]) {
      child.kill(signal)
      if (await Promise.race([ended.then(() => true), wait(ms, false, { ref: false })])) return
    }
    child.kill('SIGKILL')
  }
  const onCancel = (): void => void cancel().catch(() => undefined)
  if (request.cancelled.aborted) onCancel()
  request.cancelled.addEventListener('abort', onCancel)
  try {
    const code = await ended
    // The last words are in the pipe yet.
    await Promise.race([new Promise((resolve) => child.on('close', resolve)), wait(1_000, undefined, { ref: false })])
    return { code, output: lines.join('\n') }
  } finally {
    request.cancelled.removeEventListener('abort', onCancel)
    child.stdout.destroy()
    child.stderr.destroy()
  }
}
