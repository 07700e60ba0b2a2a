import { callBudgets, isTooLittle, leftOfRun } from '../../../core/run/next/left-of-run.ts'
import type { AgentOutcome, AgentRequest } from '../../../port/agent.ts'
import { noUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import { instructionsFor } from '../../job/from-base.ts'
import type { RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'

/** It looks and answers; the workspace is none of its business. */
export const readingTools = ['Read', 'Grep', 'Glob']
/** With less left, the call would end before its answer. */

export interface ReaderOutcome extends Pick<AgentOutcome, 'end' | 'usage' | 'durationMs' | 'servers'> {
  /** What it changed in the workspace, which was put back. */
  readonly edited: readonly string[]
}
type Called = Pick<AgentOutcome, 'end' | 'usage' | 'durationMs' | 'outside' | 'servers'>

/** The attempt that a reader looks at; `usage`: what it has cost so far, where the run does not count that yet. */
export type ReadAttempt = Pick<Coded, 'iteration' | 'task' | 'attempt' | 'tree' | 'usage'>

interface Reader extends Pick<AgentRequest, 'pass' | 'model' | 'maxTurns' | 'schema' | 'servers' | 'limitMs'> {
  /** As it is shown while it works: `opus reviews the change`. */
  readonly does: string
  /** Who does it where no model is named; a second agent otherwise. */
  readonly who?: string
  readonly prompt: () => Promise<string>
  /** A program that cannot be started is no answer; without it the fault ends the job. */
  readonly mayFail: boolean
  /** USD that it may cost at most, however much is left. */
  readonly mostUsd?: number
  /** Makes the workspace what it was, and says what was changed; without it the tracked files are put back. */
  readonly putBack?: (outcome: Pick<AgentOutcome, 'end'>) => Promise<readonly string[]>
}

/**
 * Has a fresh agent look at a captured change, within what is left of the run's budget. What counts is the tree that was
 * captured before: whatever this agent leaves in the workspace is put back, and is in no commit.
 */
export async function callReader(
  ports: Ports,
  job: JobSettings,
  given: { coded: ReadAttempt; spent: Usage; guarded: RunInterruptible; reader: Reader },
): Promise<ReaderOutcome> {
  const { coded, reader } = given
  const { iteration, task, attempt, tree } = coded
  const { agent, workspace, show } = ports
  const left = leftOfRun(job.settings, given.spent, coded.usage)
  if (isTooLittle(left)) return nothingLeft
  const request = {
    pass: reader.pass,
    iteration,
    task: task.id,
    attempt,
    prompt: await reader.prompt(),
    systemPrompt: await instructionsFor(ports, job),
    // The paths of the change start here.
    workspace: workspace.path,
    cwd: workspace.ensureFolder('.'),
    model: reader.model,
    maxTurns: reader.maxTurns,
    ...(reader.limitMs !== undefined && { limitMs: reader.limitMs }),
    ...callBudgets(left, reader.mostUsd),
    allowedTools: readingTools,
    schema: reader.schema,
    servers: reader.servers,
  }
  show({
    kind: 'note',
    text: `${reader.model ?? reader.who ?? 'a second agent'} ${reader.does} iteration ${iteration}`,
  })
  const outcome = await given.guarded(async (signal): Promise<Called> => {
    try {
      return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }))
    } catch (error) {
      if (!reader.mayFail) throw error
      return notMade(error)
    }
  })
  const edited = await (reader.putBack ?? putBackIn(workspace, tree))(outcome)
  if (edited.length > 0)
    show({
      kind: 'warning',
      text: `${who(reader)} changed files, which were restored: ${edited.slice(0, 5).join(', ')}`,
    })
  return outcome.outside.length === 0 ? { ...outcome, edited } : { ...outcome, edited, end: meddled(outcome.outside) }
}

const who = ({ pass }: Pick<Reader, 'pass'>): string => (pass === 'review' ? 'the reviewer' : `the agent of ${pass}`)

/** Who changes files outside of the workspace is no judge of others. */
const meddled = (outside: readonly string[]): AgentOutcome['end'] => ({
  kind: 'error',
  what: 'other',
  message: outside.join('; '),
})

const putBackIn =
  (workspace: Ports['workspace'], tree: string): NonNullable<Reader['putBack']> =>
  async ({ end }) => {
    if (end.kind !== 'error' || end.what !== 'disk') return (await workspace.resetTracked(tree)).changed
    await workspace.discard()
    return []
  }

const notMade = (error: unknown): Called => ({
  end: { kind: 'error', what: 'other', message: String(error) },
  outside: [],
  usage: noUsage,
  durationMs: 0,
})

const nothingLeft = {
  end: { kind: 'error' as const, what: 'budget' as const, message: 'no budget is left for it' },
  usage: noUsage,
  durationMs: 0,
  edited: [],
}
