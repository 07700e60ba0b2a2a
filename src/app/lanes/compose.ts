import type { Coded } from '../../schema/run/dossier.ts'
import type { JobContext } from '../job/job-context.ts'
import type { Ledger } from '../job/ledger.ts'
import { guard } from '../phase/code/guard.ts'
import { verdictOn } from '../phase/settle/settle-attempt.ts'
import { contributionOf, handoffOf, needsCommit, withOwnPart, writeCandidate } from '../phase/validate/candidate.ts'
import { unsavedCopy } from './lane.ts'

type LandingContext = Pick<JobContext, 'ports' | 'job' | 'ledger'>

/** An agent's change, with its commit on its own checkpoint. */
export interface Candidate {
  readonly coded: Coded
  readonly candidate: string
}

/** A candidate merged onto the tip. */
type Composition =
  | { readonly kind: 'composed'; readonly coded: Coded }
  /** It conflicts with what has landed since. */
  | { readonly kind: 'apart'; readonly why: string }

/** A change as it would land; `commit` is null if it needs none. */
export interface Landing {
  readonly coded: Coded
  readonly commit: string | null
}

/**
 * Merges a change onto the tip, without the engine's own edits, and runs the guards on the result. Then the engine's
 * edits are made on it; that tree is checked and lands.
 */
export async function compose(
  { ports, job, ledger }: LandingContext,
  { coded, candidate }: Candidate,
): Promise<Composition> {
  const { work: tip } = ledger.state
  if (coded.checkpoint === tip) return { kind: 'composed', coded: await withOwnPart(ports, job, { ledger, coded }) }
  const merge = await ports.workBranch.mergeTrees(tip, candidate)
  if (merge.kind === 'conflict') return { kind: 'apart', why: conflictText(merge.paths) }
  const change = await ports.workspace.changes(tip, merge.tree)
  if (change.changes.length === 0 && coded.changes.length > 0)
    return { kind: 'apart', why: 'what it changes has landed meanwhile with another task' }
  const movedChange = { ...coded, ...change, checkpoint: tip, start: tip, begun_on: coded.checkpoint }
  const { refused: _, ...guardedChange } = { ...movedChange, ...(await guard(ports, job, movedChange)) }
  if (guardedChange.findings.length > 0) return { kind: 'composed', coded: guardedChange }
  return { kind: 'composed', coded: await withOwnPart(ports, job, { ledger, coded: guardedChange }) }
}

const maxNamedPaths = 5

function conflictText(paths: readonly string[]): string {
  const firstPaths = paths.slice(0, maxNamedPaths).join(', ')
  const more = paths.length > maxNamedPaths ? ` and ${paths.length - maxNamedPaths} more` : ''
  return `its change conflicts with what landed meanwhile in ${firstPaths}${more}; the workspace of the next attempt holds it with conflict markers`
}

/** The candidate as it would land now; undefined if it conflicts or needs no checks. */
export async function composeForChecks(context: LandingContext, request: Candidate): Promise<Coded | undefined> {
  const composition = await compose(context, request)
  if (composition.kind === 'apart' || verdictOn(context, composition.coded).kind !== 'validate') return undefined
  return composition.coded
}

async function composeLanding(context: LandingContext, request: Candidate): Promise<Landing | undefined> {
  const coded = await composeForChecks(context, request)
  return coded && { coded, commit: await writeLandingCommit(context, coded) }
}

/** The same with its commit, on top of those of `ahead` that would land. */
export async function composeBehind(
  context: LandingContext,
  ahead: readonly Candidate[],
  request: Candidate,
): Promise<Landing | undefined> {
  let { ledger } = context
  for (const aheadCandidate of ahead) {
    const landing = await composeLanding({ ...context, ledger }, aheadCandidate)
    if (landing?.commit) ledger = ledgerAfter({ ...context, ledger }, [landing])
  }
  return composeLanding({ ...context, ledger }, request)
}

export async function writeLandingCommit(
  { ports, job, ledger: { state } }: LandingContext,
  coded: Coded,
): Promise<string | null> {
  const { closes } = contributionOf(job, state, coded)
  return needsCommit(closes, coded) ? writeCandidate(ports, job, { state, coded }) : null
}

/** The ledger as it will be after these have landed; never saved. */
export function ledgerAfter({ ports, job, ledger }: LandingContext, landed: readonly Landing[]): Ledger {
  const copy = unsavedCopy(ports, job, ledger)
  for (const { coded, commit } of landed) {
    const { iteration, task, usage, durationMs: duration_ms } = coded
    const { handoff, source } = handoffOf(coded)
    const { part } = contributionOf(job, copy.state, coded)
    const fact = { iteration, task: task.id, summary: handoff.summary, handoff: source, usage, duration_ms }
    copy.record({
      ...{ type: 'attempt_succeeded', ...fact, flaky: [], turned_green: [], commit },
      ...(part && { part }),
    })
  }
  return copy
}
