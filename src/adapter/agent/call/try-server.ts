import { readFile } from 'node:fs/promises'
import type { CallFolder } from '../../process/call-folder.ts'
import type { Confinement } from '../../process/command.ts'
import { splitLines } from '../../process/lines.ts'
import { supervise } from '../../process/supervise.ts'

/** The client's first message (Model Context Protocol, lifecycle). */
const hello = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'ralph', version: '1' } },
})

const timeoutMs = 15_000
const silentText = `it did not answer within ${timeoutMs / 1000} seconds`

interface Program {
  readonly command: string
  readonly args: readonly string[]
}
interface Address {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Why a server of a call's file does not greet; undefined if it does. Calls no tool. */
export async function tryServer(
  { file, name }: { readonly file: string; readonly name: string },
  call: {
    readonly confinement: Confinement
    readonly folder: CallFolder
    readonly env: Readonly<Record<string, string>>
    readonly signal: AbortSignal
  },
): Promise<string | undefined> {
  const { mcpServers } = JSON.parse(await readFile(file, 'utf8')) as { mcpServers: Record<string, Program | Address> }
  const entry = mcpServers[name]
  if (!entry) return 'it was left out'
  return 'url' in entry ? greetByHttp(entry, call.signal) : greet(entry, call)
}

async function greet(
  { command, args }: Program,
  { confinement, folder, env, signal }: Parameters<typeof tryServer>[1],
): Promise<string | undefined> {
  let hasAnswered = false
  let exitCode: number | undefined
  const lines = splitLines({
    onLine(line) {
      hasAnswered ||= /"id"\s*:\s*1\b/.test(line) && /"result"\s*:/.test(line)
      const exitText = /^\{"ended":(\d+)\}$/.exec(line)?.[1]
      if (exitText !== undefined) exitCode = Number(exitText)
      if (hasAnswered || exitText !== undefined) running.end()
    },
    onTooLong: () => undefined,
  })
  // Keeps its input open: many servers end with it.
  const script = `{ printf '%s\\n' "$1"; shift; sleep ${timeoutMs / 1000}; } | { shift; "$@"; printf '{"ended":%s}\\n' $?; }`
  const running = supervise(
    { file: '/bin/sh', args: ['-c', script, 'sh', hello, command, ...args], cwd: folder.home, env },
    {
      confinement,
      places: { call: folder, writable: [], readable: [process.execPath] },
      signal,
      onStdout: lines.push,
      onStderr: () => undefined,
      wallMs: timeoutMs,
      graceMs: 200,
    },
  )
  await running.done
  if (hasAnswered) return undefined
  if (exitCode === undefined) return silentText
  if (exitCode === 127) return 'there is no such program'
  // Also the shell's answer if a folder on PATH may not be read.
  return exitCode === 126 ? 'its program is missing or may not be run' : `it exited with code ${exitCode}`
}

async function greetByHttp({ url, headers }: Address, signal: AbortSignal): Promise<string | undefined> {
  const baseHeaders = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const aborted = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...baseHeaders, ...headers },
      body: hello,
      signal: aborted,
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `it answered with HTTP status ${answer.status}`
  } catch (error) {
    if (aborted.aborted) return silentText
    const { cause } = error as { cause?: { code?: unknown } }
    return `it cannot be reached (${String(cause?.code ?? error)})`
  }
}
