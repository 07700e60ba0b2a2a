import type { CallRow } from '../../core/calls/call-table.ts'
import { callBudgets, isUsedUp, remainingBudget } from '../../core/run/next/remaining-budget.ts'
import type { Agent, AgentOutcome, CallServers, Question } from '../../port/agent.ts'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import type { MadeCall } from '../../schema/agent/context-agent.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import { readInstructions } from '../job/from-base.ts'
import type { RunInterruptible } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'

/** A reader may not change the workspace. */
export const readingTools = ['Read', 'Grep', 'Glob']

interface Gathered {
  readonly prompt: string
  readonly servers?: CallServers | undefined
  /** Files that are added to the workspace for the call. */
  readonly lent?: ReadonlyMap<string, string>
}

/** A call that may be made. */
export interface Call<Row extends CallRow = CallRow> {
  readonly row: Row
  readonly model: string | undefined
  /** As displayed: `opus reviews the change of iteration 3`. */
  readonly note: string
  /** Reads what the call needs, if there is budget for it. */
  readonly gather: () => Promise<Gathered>
}

/** What a call is about. `usage`: its attempt's cost so far, if the run does not count that yet. */
export type CallSubject = Pick<Coded, 'iteration' | 'task' | 'attempt' | 'tree' | 'usage'>

export interface CallMeans {
  /** Of the run, with the calls so far. */
  readonly spent: Usage
  readonly guarded: RunInterruptible
}

type Outcome = Pick<AgentOutcome, 'end' | 'usage' | 'durationMs' | 'servers'>

/**
 * Makes a call beside the coding agent's, within the remaining budget and the bounds of its row. What it changes in the
 * workspace is reverted and never committed. Records nothing, and leaves its answer unread.
 */
export async function makeCall(
  ports: Ports,
  job: JobSettings,
  request: Call & CallMeans & { readonly about: CallSubject },
): Promise<Omit<MadeCall, 'role'>> {
  const { row, about, model, note, gather, guarded } = request
  const remaining = remainingBudget(job.settings, request.spent, about.usage)
  const noCall = { model: model ?? null, end: noBudgetLeft, usage: noUsage, duration_ms: 0, edited: [] }
  if (isUsedUp(remaining)) return noCall
  const { lent, ...material } = await gather()
  const { iteration, task, attempt } = about
  const question = {
    ...{ iteration, task: task.id, attempt, model, ...material },
    maxTurns: row.maxTurns ?? job.settings['max-turns'],
    ...callBudgets(remaining, row.maxUsd),
    ...(row.limitMs !== undefined && { limitMs: row.limitMs }),
    schema: row.schema(),
  }
  const { agent, show } = ports
  const call = (start: (signal: AbortSignal) => Promise<AgentOutcome>) =>
    guarded(async (signal): Promise<Outcome & Pick<AgentOutcome, 'outside'>> => {
      show({ kind: 'note', text: note })
      try {
        return await start(signal)
      } catch (error) {
        if (row.mayFail === false || signal.aborted) throw error
        return { end: failed(String(error)), usage: noUsage, durationMs: 0, outside: [] }
      }
    })
  const { end, usage, durationMs, servers, edited } =
    row.workspace === 'none'
      ? { ...(await call((signal) => ask(agent, { ...question, role: row.role }, signal))), edited: [] }
      : await readWorkspace(ports, job, { ...request, row, lent }, async () => {
          const { workspace } = ports
          const systemPrompt = await readInstructions(ports, job)
          // Paths of the change are relative to the top.
          const place = { workspace: workspace.path, cwd: workspace.ensureFolder('.') }
          const reader = { ...question, ...place, pass: row.role, systemPrompt, allowedTools: readingTools }
          return call((signal) => agent.run(reader, signal, (progress) => show({ kind: 'agent', iteration, progress })))
        })
  return {
    ...{ model: model ?? null, end, usage, duration_ms: durationMs, edited: edited.slice(0, 20) },
    ...(servers && { servers }),
  }
}

function ask(agent: Agent, question: Question, signal: AbortSignal): Promise<AgentOutcome> {
  if (!agent.ask) throw new Error(`${agent.name} answers no questions`)
  return agent.ask(question, signal)
}

/** Has an agent read the workspace, and reverts what it changed there. */
async function readWorkspace(
  ports: Ports,
  job: JobSettings,
  request: {
    row: Exclude<CallRow, { workspace: 'none' }>
    about: CallSubject
    guarded: RunInterruptible
    lent: Gathered['lent']
  },
  read: () => Promise<Outcome & Pick<AgentOutcome, 'outside'>>,
): Promise<Outcome & { edited: readonly string[] }> {
  const { row, lent = new Map() } = request
  const { workspace, show } = ports
  const isSetUp = row.workspace === 'set_up'
  if (isSetUp) workspace.markUntrusted()
  const removeLentFiles = isSetUp ? await workspace.addTempFiles(lent) : undefined
  const { outside, ...outcome } = await read()
  await removeLentFiles?.()
  const edited = isSetUp
    ? await setUpAgain(ports, job, { ...request, end: outcome.end })
    : await putBack(ports, request.about, outcome)
  if (edited.length > 0)
    show({
      kind: 'warning',
      text: `${readerName(row)} changed files, which were restored: ${edited.slice(0, 5).join(', ')}`,
    })
  // An agent that changes files outside the workspace is not trusted as a judge.
  return { ...outcome, edited, ...(outside.length > 0 && { end: failed(outside.join('; ')) }) }
}

const readerName = ({ role }: Pick<CallRow, 'role'>): string =>
  role === 'review' ? 'the reviewer' : `the agent of ${role}`

/** Tracked files only. Returns the changed ones. */
async function putBack(
  { workspace }: Ports,
  { tree }: CallSubject,
  { end }: Pick<Outcome, 'end'>,
): Promise<readonly string[]> {
  if (!filledDisk(end)) return (await workspace.resetTracked(tree)).changed
  await workspace.discard()
  return []
}

/** All of the workspace, as the coding agent will find it. */
async function setUpAgain(
  { workspace }: Ports,
  { settings }: JobSettings,
  { about, end, guarded }: { about: CallSubject; end: AgentEnd; guarded: RunInterruptible },
): Promise<readonly string[]> {
  if (end.kind === 'cancelled') return []
  const isDiskFull = filledDisk(end)
  if (isDiskFull) await workspace.discard()
  const capture = isDiskFull ? undefined : await workspace.capture(about.tree)
  await workspace.restore(about.tree)
  await guarded((signal) => workspace.setUp(settings.setup, signal))
  if (capture === undefined) return []
  return [...capture.changes.map(({ path }) => path), ...capture.hidden.paths, ...capture.environment.paths]
}

/** Then the workspace was discarded, with the results of set-up. */
export const filledDisk = (end: AgentEnd | undefined): boolean => end?.kind === 'error' && end.what === 'disk'

const failed = (message: string): AgentEnd => ({ kind: 'error', what: 'other', message })

const noBudgetLeft: AgentEnd = { kind: 'error', what: 'budget', message: 'no budget is left for it' }
