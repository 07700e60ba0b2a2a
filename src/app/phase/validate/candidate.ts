import { agentClaims } from '../../../core/handoff/agent-claims.ts'
import { commitMessage } from '../../../core/handoff/commit-message.ts'
import { progressNote } from '../../../core/handoff/progress-note.ts'
import { syntheticHandoff } from '../../../core/handoff/synthesize.ts'
import { type Amended, amendedBy } from '../../../core/run/attempt/amended-by.ts'
import { closesTask, failedByAccount, partOf } from '../../../core/run/attempt/partial-attempt.ts'
import { addedByAgentIn, taskIn } from '../../../core/run/fold/begin.ts'
import { openAttempt } from '../../../core/run/fold/open-attempts.ts'
import { commitsOf } from '../../../core/run/fold/task-commits.ts'
import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { Part } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { applyEngineEdits } from '../../own/own-edits.ts'
import { claimToCheck } from './unchanged.ts'

export function handoffOf(coded: Coded): { handoff: Handoff; source: HandoffSource } {
  const { task, changes, usage } = coded
  return {
    handoff: coded.handoff ?? syntheticHandoff({ task, changes, text: '', turns: usage.turns }),
    source: coded.handoffSource ?? 'synthetic',
  }
}

/** What a passing attempt means for its task, by the agent's claims. */
export interface Contribution {
  /** Set if the task continues after this commit. */
  readonly part: Part | undefined
  /** The task is done without another commit. */
  readonly closes: boolean
  /** Set if the claims themselves fail the attempt. */
  readonly account: ReturnType<typeof failedByAccount>
}

export function contributionOf(
  { settings }: Pick<JobSettings, 'settings'>,
  state: Pick<RunState, 'tasks'>,
  coded: Pick<Coded, 'task' | 'handoff' | 'handoffSource' | 'changes'>,
): Contribution {
  const claims = { task: coded.task, record: taskIn(state, coded.task.id), account: agentClaims(coded), settings }
  const closes = coded.changes.length === 0 && closesTask(claims)
  return { part: partOf(claims), closes, account: failedByAccount(claims) }
}

/**
 * Adds the engine's own edits to a guarded change. Uses the dossier and the state only, so that the job of the checks
 * and the one that settles compute the same tree.
 */
export async function withEngineEdits(
  ports: Parameters<typeof applyEngineEdits>[0],
  job: JobSettings,
  { ledger, coded }: { ledger: Parameters<typeof applyEngineEdits>[1]['ledger']; coded: Coded },
): Promise<Coded> {
  const { task, durationMs, tree } = coded
  const { state } = ledger
  if (claimToCheck(job, state, coded)) return coded
  const { part } = contributionOf(job, state, coded)
  const { handoff } = handoffOf(coded)
  const amended = amendedWith(job, ledger, coded)
  const note = progressNote(handoff, { iteration: coded.iteration, task: task.id })
  const finished = part ? undefined : { task: task.id, summary: handoff.summary, note }
  const finishedMs = Date.parse(openAttempt(state, coded.iteration)?.started ?? state.updated) + durationMs
  const edited = await applyEngineEdits(ports, { job, ledger, becomes: { finished, amended, at: finishedMs }, tree })
  return edited.own.length === 0 ? coded : { ...coded, tree: edited.tree, own: edited.own.map(({ path }) => path) }
}

export function amendedWith(
  job: Pick<JobSettings, 'settings'>,
  { plan, state }: Pick<Ledger, 'plan' | 'state'>,
  coded: Coded,
): Amended {
  const { part } = contributionOf(job, state, coded)
  const trusted = job.settings.amendments === 'trusted'
  return amendedBy({ plan, state }, { task: coded.task.id, ...handoffOf(coded), isPart: part !== undefined, trusted })
}

/** An attempt that only completes its task needs a commit only for the engine's edits. */
export const needsCommit = (closes: boolean, { own = [] }: Pick<Coded, 'own'>): boolean => !closes || own.length > 0

/** Writes the commit that lands if the checks pass; it is on no branch. */
export function writeCandidate(
  { workBranch, redact }: Pick<Ports, 'workBranch' | 'redact'>,
  job: JobSettings,
  { state, coded }: { state: Pick<RunState, 'run' | 'tasks'>; coded: Coded },
): Promise<string> {
  const { iteration, task, tree, checkpoint, merge } = coded
  const { part } = contributionOf(job, state, coded)
  const number = commitsOf(taskIn(state, task.id)).length + 1
  const message = commitMessage({
    prefix: job.settings['commit-prefix'],
    template: job.settings['commit-template'],
    iteration,
    task: { ...task, isAgents: addedByAgentIn(state)(task.id) },
    ...handoffOf(coded),
    ...((part || number > 1) && { part: { number, last: part === undefined } }),
    trailers: { plan: job.planName, run: state.run },
    signOff: job.signOff,
    merges: merge?.base,
  })
  return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) })
}
