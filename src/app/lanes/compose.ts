import type { Coded } from '../../schema/run/dossier.ts'
import type { JobContext } from '../job/job-context.ts'
import type { Ledger } from '../job/ledger.ts'
import { guard } from '../phase/code/guard.ts'
import { verdictOn } from '../phase/settle/settle-attempt.ts'
import { contributionOf, handoffOf, needsCommit, withOwnPart, writeCandidate } from '../phase/validate/candidate.ts'
import { unsavedCopy } from './lane.ts'

type Place = Pick<JobContext, 'ports' | 'job' | 'ledger'>

/** What an agent left, and the commit that holds it on its own checkpoint. */
export interface Candidate {
  readonly coded: Coded
  readonly candidate: string
}

/** How a candidate stands on the present work. */
type Composed =
  | { readonly kind: 'composed'; readonly coded: Coded }
  /** It does not go with what landed meanwhile. */
  | { readonly kind: 'apart'; readonly why: string }

/** A change as it would land; null where it needs no commit. */
export interface Landing {
  readonly coded: Coded
  readonly commit: string | null
}

/**
 * What an agent left, on what stands there now: the change alone is merged, without anything that the engine writes
 * itself, and the guards look at the result. Then the engine's own part is made on it: that tree is checked and lands.
 */
export async function compose({ ports, job, ledger }: Place, { coded, candidate }: Candidate): Promise<Composed> {
  const { work: tip } = ledger.state
  if (coded.checkpoint === tip) return { kind: 'composed', coded: await withOwnPart(ports, job, { ledger, coded }) }
  const merge = await ports.workBranch.mergeTrees(tip, candidate)
  if (merge.kind === 'conflict') return { kind: 'apart', why: conflictWords(merge.paths) }
  const change = await ports.workspace.changes(tip, merge.tree)
  if (change.changes.length === 0 && coded.changes.length > 0)
    return { kind: 'apart', why: 'what it changes has landed meanwhile with another task' }
  const moved = { ...coded, ...change, checkpoint: tip, start: tip, begun_on: coded.checkpoint }
  const { refused: _, ...on } = { ...moved, ...(await guard(ports, job, moved)) }
  if (on.findings.length > 0) return { kind: 'composed', coded: on }
  return { kind: 'composed', coded: await withOwnPart(ports, job, { ledger, coded: on }) }
}

const mostNamed = 5

function conflictWords(paths: readonly string[]): string {
  const named = paths.slice(0, mostNamed).join(', ')
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : ''
  return `its change conflicts with what landed meanwhile in ${named}${more}; the workspace of the next attempt holds it with conflict markers`
}

/** The candidate as it would land now; undefined where it conflicts, or checks have nothing to say about it. */
export async function toCheck(place: Place, request: Candidate): Promise<Coded | undefined> {
  const composed = await compose(place, request)
  if (composed.kind === 'apart' || verdictOn(place, composed.coded).kind !== 'validate') return undefined
  return composed.coded
}

async function landingOf(place: Place, request: Candidate): Promise<Landing | undefined> {
  const coded = await toCheck(place, request)
  return coded && { coded, commit: await commitOf(place, coded) }
}

/** The same with its commit, behind those of these that would land. */
export async function landingBehind(
  place: Place,
  ahead: readonly Candidate[],
  request: Candidate,
): Promise<Landing | undefined> {
  let { ledger } = place
  for (const one of ahead) {
    const landing = await landingOf({ ...place, ledger }, one)
    if (landing?.commit) ledger = ledgerWith({ ...place, ledger }, [landing])
  }
  return landingOf({ ...place, ledger }, request)
}

export async function commitOf({ ports, job, ledger: { state } }: Place, coded: Coded): Promise<string | null> {
  const { closes } = contributionOf(job, state, coded)
  return needsCommit(closes, coded) ? writeCandidate(ports, job, { state, coded }) : null
}

/** The ledger as it will be once these have landed; never saved. */
export function ledgerWith({ ports, job, ledger }: Place, landed: readonly Landing[]): Ledger {
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
