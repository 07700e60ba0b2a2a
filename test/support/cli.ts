import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * The programs under test: the repository's `dist/`, or the folder that RALPH_TEST_DIST names, such as a private build
 * beside a checkout that others edit. It needs `../templates` and `../package.json` beside it, as the repository has.
 */
export const dist = resolve(process.env['RALPH_TEST_DIST'] ?? resolve(import.meta.dirname, '../../dist'))

const cli = resolve(dist, 'cli/index.js')

/** Node compiles the programs once for all tests of a suite: a tenth of what they take of the processor. */
export const compiledOnce = { NODE_COMPILE_CACHE: join(tmpdir(), 'ralph-compiled') }

export interface Finished {
  /** As a shell would say it: 128 + n where a signal ended it. */
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface Engine {
  readonly pid: number
  /** Everything that it wrote until now, both streams. */
  readonly output: () => string
  /** Resolves when the output holds it; rejects when the engine ends without it. */
  readonly says: (text: string | RegExp) => Promise<void>
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Finished>
}

/** Starts `ralph <args>` and does not wait. An engine that the test leaves behind is killed when the test ends. */
export function startCli(
  args: readonly string[],
  request: { cwd: string; env: Readonly<Record<string, string>>; node?: string; input?: string },
): Engine {
  const child = spawn(request.node ?? process.execPath, [cli, ...args], {
    ...request,
    env: { ...compiledOnce, ...request.env },
    stdio: [request.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  // A program that does not read all of it closes the pipe.
  child.stdin?.on('error', () => undefined).end(request.input)
  return watch(child)
}

export const runCli = (...call: Parameters<typeof startCli>): Promise<Finished> => startCli(...call).ended

/** Output and end of any child, such as an engine inside of another program. */
export function watch(child: ChildProcess): Engine {
  const streams = { stdout: '', stderr: '' }
  const listeners = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      streams[name] += chunk
      for (const listener of listeners) listener()
    })
  }
  const output = (): string => streams.stdout + streams.stderr
  const ended = new Promise<Finished>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code, signal) => done({ code: code ?? (signal === 'SIGKILL' ? 137 : 143), ...streams }))
  })
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal)
  onTestFinished(() => kill('SIGKILL'))
  return { pid: child.pid ?? 0, output, says: (text) => said(text), kill, ended }

  function said(text: string | RegExp): Promise<void> {
    const holds = (): boolean => (typeof text === 'string' ? output().includes(text) : text.test(output()))
    return new Promise((done, fail) => {
      const look = (): void => {
        if (!holds()) return
        listeners.delete(look)
        done()
      }
      listeners.add(look)
      look()
      void ended.then(() => (holds() ? done() : fail(new Error(`It ended without ${text}:\n${output()}`))), fail)
    })
  }
}
