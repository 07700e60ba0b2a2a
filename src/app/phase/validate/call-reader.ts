import { callBudgets, isTooLittle, leftOfRun } from '../../../core/run/next/left-of-run.ts'
import type { AgentOutcome, AgentRequest } from '../../../port/agent.ts'
import { noUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import { readInstructions } from '../../job/from-base.ts'
import type { RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'

/** A reader may not change the workspace. */
export const readingTools = ['Read', 'Grep', 'Glob']

export interface ReaderOutcome extends Pick<AgentOutcome, 'end' | 'usage' | 'durationMs' | 'servers'> {
  readonly edited: readonly string[]
}
type ReadingOutcome = Pick<AgentOutcome, 'end' | 'usage' | 'durationMs' | 'outside' | 'servers'>

/** `usage`: its cost so far, if the run does not count that yet. */
export type ReadAttempt = Pick<Coded, 'iteration' | 'task' | 'attempt' | 'tree' | 'usage'>

interface Reader extends Pick<AgentRequest, 'pass' | 'model' | 'maxTurns' | 'schema' | 'servers' | 'limitMs'> {
  /** As in the display: `opus reviews the change`. */
  readonly does: string
  /** The reader's name if no model is set. */
  readonly who?: string
  readonly prompt: () => Promise<string>
  /** A program that cannot start gives no answer; otherwise the fault ends the job. */
  readonly mayFail: boolean
  /** Upper bound in USD, however much budget is left. */
  readonly maxUsd?: number
  /** Restores the workspace and returns the changed files; by default only tracked files. */
  readonly putBack?: (outcome: Pick<AgentOutcome, 'end'>) => Promise<readonly string[]>
}

/**
 * Has a fresh agent read a captured change, within the remaining budget. Its own changes in the workspace are restored
 * and never committed.
 */
export async function callReader(
  ports: Ports,
  job: JobSettings,
  call: { coded: ReadAttempt; spent: Usage; guarded: RunInterruptible; reader: Reader },
): Promise<ReaderOutcome> {
  const { coded, reader } = call
  const { iteration, task, attempt, tree } = coded
  const { agent, workspace, show } = ports
  const remaining = leftOfRun(job.settings, call.spent, coded.usage)
  if (isTooLittle(remaining)) return noBudgetLeft
  const request = {
    pass: reader.pass,
    iteration,
    task: task.id,
    attempt,
    prompt: await reader.prompt(),
    systemPrompt: await readInstructions(ports, job),
    // Paths of the change are relative to the top.
    workspace: workspace.path,
    cwd: workspace.ensureFolder('.'),
    model: reader.model,
    maxTurns: reader.maxTurns,
    ...(reader.limitMs !== undefined && { limitMs: reader.limitMs }),
    ...callBudgets(remaining, reader.maxUsd),
    allowedTools: readingTools,
    schema: reader.schema,
    servers: reader.servers,
  }
  show({
    kind: 'note',
    text: `${reader.model ?? reader.who ?? 'a second agent'} ${reader.does} iteration ${iteration}`,
  })
  const outcome = await call.guarded(async (signal): Promise<ReadingOutcome> => {
    try {
      return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }))
    } catch (error) {
      if (!reader.mayFail) throw error
      return failedCall(error)
    }
  })
  const edited = await (reader.putBack ?? restoreWorkspace(workspace, tree))(outcome)
  if (edited.length > 0)
    show({
      kind: 'warning',
      text: `${readerName(reader)} changed files, which were restored: ${edited.slice(0, 5).join(', ')}`,
    })
  return outcome.outside.length === 0
    ? { ...outcome, edited }
    : { ...outcome, edited, end: meddlingEnd(outcome.outside) }
}

const readerName = ({ pass }: Pick<Reader, 'pass'>): string =>
  pass === 'review' ? 'the reviewer' : `the agent of ${pass}`

/** An agent that changes files outside the workspace is not trusted as a judge. */
const meddlingEnd = (outside: readonly string[]): AgentOutcome['end'] => ({
  kind: 'error',
  what: 'other',
  message: outside.join('; '),
})

const restoreWorkspace =
  (workspace: Ports['workspace'], tree: string): NonNullable<Reader['putBack']> =>
  async ({ end }) => {
    if (end.kind !== 'error' || end.what !== 'disk') return (await workspace.resetTracked(tree)).changed
    await workspace.discard()
    return []
  }

const failedCall = (error: unknown): ReadingOutcome => ({
  end: { kind: 'error', what: 'other', message: String(error) },
  outside: [],
  usage: noUsage,
  durationMs: 0,
})

const noBudgetLeft = {
  end: { kind: 'error' as const, what: 'budget' as const, message: 'no budget is left for it' },
  usage: noUsage,
  durationMs: 0,
  edited: [],
}
