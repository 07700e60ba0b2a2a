import type { CitedTest } from '../../src/core/evidence/match-records.ts'
import type { Agent, AgentOutcome, AgentRequest } from '../../src/port/agent.ts'
import type { RunCheck } from '../../src/port/check-runner.ts'
import type { Clock } from '../../src/port/clock.ts'
import type { Liveness } from '../../src/port/liveness.ts'
import type { TrustedFiles } from '../../src/port/steering.ts'
import type { AgentEnd } from '../../src/schema/agent/agent-end.ts'
import type { Handoff } from '../../src/schema/agent/handoff.ts'
import type { ServersLeft } from '../../src/schema/agent/mcp-server.ts'
import type { Check, CheckResult } from '../../src/schema/check/check.ts'
import type { LeaseHolder } from '../../src/schema/run/lease.ts'
import type { FakeWorkspace } from './fake-workspace.ts'
import { usageOf } from './run-state.ts'

/** What an agent does in one attempt; without anything it writes one file and hands over. */
export interface Move {
  /** Path → content. */
  readonly write?: Readonly<Record<string, string>>
  readonly remove?: readonly string[]
  readonly takesMs?: number
  /** Happens while the agent is at work, after its time has passed. */
  readonly during?: () => void
  readonly end?: AgentEnd
  /** Fields of the handoff besides summary and freeform; null for none at all. */
  readonly handoff?: Partial<Handoff> | null
  readonly usd?: number
  /** Tokens of its first request; without them it says nothing of that. */
  readonly firstTokens?: number | undefined
  readonly lingeredMs?: number
  readonly denials?: readonly string[]
  readonly outside?: readonly string[]
  readonly servers?: ServersLeft
  /** The port itself gives up, as when the program is missing. */
  readonly throws?: unknown
}

/** `files`: what the agent finds in its workspace. */
export type Script = (request: AgentRequest, files?: ReadonlyMap<string, string>) => Move

export interface FakeAgent extends Agent {
  readonly requests: AgentRequest[]
}

/** An agent by script. It works in the fake workspace of the job that it was made for. */
export function fakeAgent(given: {
  workspace: FakeWorkspace
  clock: Clock
  script: Script
  requests: AgentRequest[]
  missing: () => Error | null
  ask: Agent['ask']
}): FakeAgent {
  const { workspace, clock, script, requests, ask } = given
  return {
    name: 'fake',
    requests,
    async preflight() {
      const missing = given.missing()
      if (missing) throw missing
      return { program: 'fake', version: '1' }
    },
    async run(request, signal, onProgress): Promise<AgentOutcome> {
      requests.push(request)
      const move = script(request, new Map(workspace.files))
      const { takesMs = 0, usd = 1, lingeredMs = null } = move
      if (takesMs > 0) await clock.waitUntil(clock.now() + takesMs, signal)
      move.during?.()
      if (move.throws !== undefined) throw move.throws
      const usual = request.pass === 'code' ? { [`src/${request.task}.txt`]: `iteration ${request.iteration}` } : {}
      change(workspace, move.write ?? usual, move.remove)
      const end: AgentEnd = signal.aborted ? { kind: 'cancelled' } : (move.end ?? finished(request, move.handoff))
      const { denials = [], outside = [], servers } = move
      const first = move.firstTokens === undefined ? {} : { first_tokens: move.firstTokens }
      const usage = usageOf(usd, { turns: 3, ...first })
      onProgress({ kind: 'spent', usage })
      return { end, usage, durationMs: takesMs, lingeredMs, denials, outside, servers }
    },
    ...(ask && { ask }),
  }
}

function change(
  { files }: FakeWorkspace,
  write: Readonly<Record<string, string>>,
  remove: readonly string[] = [],
): void {
  for (const [path, text] of Object.entries(write)) files.set(path, text)
  for (const path of remove) files.delete(path)
}

/** The summary and the freeform that the fake agent leaves, by iteration. */
export const summaryOf = (iteration: number): string => `Summary of iteration ${iteration}.`
export const notesOf = (iteration: number): string => `Notes of iteration ${iteration}.`

function finished({ iteration }: AgentRequest, handoff: Partial<Handoff> | null = {}): AgentEnd {
  const structured =
    handoff === null ? undefined : { summary: summaryOf(iteration), freeform: notesOf(iteration), ...handoff }
  return { kind: 'finished', structured, text: '' }
}

/** What a check finds in the workspace: whether it passes, or more of its result. */
export type CheckScript = (request: {
  check: Check
  label: string
  files: ReadonlyMap<string, string>
}) => boolean | Partial<CheckResult>

export function fakeCheckRunner(request: {
  workspace: FakeWorkspace
  clock: Clock
  /** How long each check takes. */
  takesMs: (label: string) => number
  /** How long it still takes where it is ended. */
  lingersMs: () => number
  script: CheckScript
  runs: { name: string; label: string; cited: readonly CitedTest[] }[]
}): RunCheck {
  return async (check, label, signal, cited = []) => {
    request.runs.push({ name: check.name, label, cited })
    const takesMs = request.takesMs(label)
    if (takesMs > 0) await request.clock.waitUntil(request.clock.now() + takesMs, signal)
    if (signal.aborted && request.lingersMs() > 0)
      await request.clock.waitUntil(request.clock.now() + request.lingersMs(), new AbortController().signal)
    const found = request.script({ check, label, files: request.workspace.files })
    if (signal.aborted) throw new DOMException('aborted', 'AbortError')
    const more = typeof found === 'boolean' ? { passed: found } : found
    const { name, run, kind } = check
    const passed = more.passed ?? false
    const output = { output_head: '', output_tail: '', output_bytes: 0 }
    const ended = { exit_code: passed ? 0 : 1, timed_out: false, duration_ms: 1_000, flaky: false }
    return { name, run, kind, ...output, ...ended, ...more, passed }
  }
}

export const fakeTrustedFiles = (files: Readonly<Record<string, string>>): TrustedFiles => ({
  read: async (path) => (Object.hasOwn(files, path) ? files[path] : undefined),
})

/** A process on another host, as it signs its lease. */
export const holder = (pid: number): LeaseHolder => ({ kind: 'process', host: 'build', boot: 'b', pid, started: '1' })

/** Every job is a process of its own; `fate` says what became of the others. */
export function fakeLiveness(pid: number, fate: (pid: number) => 'alive' | 'gone' | 'unknown'): Liveness {
  return {
    self: holder(pid),
    check: async (other) => (other.kind === 'process' ? fate(other.pid) : 'unknown'),
  }
}
