import { taskIn } from '../../core/run/fold/begin.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { unlessAborted, type Work } from '../job/work.ts'
import { guard } from '../phase/code/guard.ts'
import { failuresInWords, settleRebase } from '../phase/settle/settle.ts'
import { settleAndOwe } from '../phase/settle/settle-and-owe.ts'
import { settleAttempt, verdictOn } from '../phase/settle/settle-attempt.ts'
import { contributionOf, needsCommit, withOwnPart, writeCandidate } from '../phase/validate/candidate.ts'
import { validate } from '../phase/validate/validate.ts'
import { type Checked, going, type OpenLane } from './lane.ts'

/** How a candidate stands on the present work. */
type Composed =
  | { readonly kind: 'composed'; readonly coded: Coded }
  /** It does not go with what landed meanwhile. */
  | { readonly kind: 'apart'; readonly why: string }

/**
 * What an agent left, on what stands there now: the change alone is merged, without anything that the engine writes
 * itself, and the guards look at the result. Then the engine's own part is made on it: that tree is checked and lands.
 */
async function compose(work: Work, { coded, candidate }: { coded: Coded; candidate: string }): Promise<Composed> {
  const { ports, job, ledger } = work
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

/** Begins the checks of the train's head, or settles it where they have nothing to say. Returns whether it was settled. */
export async function startHead(
  work: Work,
  lane: OpenLane,
): Promise<{ settled: boolean; reason?: StopReason | undefined }> {
  const { ports, job, ledger } = work
  const { coded: captured, candidate } = lane
  if (!captured || candidate === undefined) throw new Error('a lane without a candidate is not in the train')
  const composed = await compose(work, { coded: captured, candidate })
  if (composed.kind === 'apart') {
    await settleRebase(ports, job, { ledger, coded: captured, candidate, why: composed.why })
    return { settled: true }
  }
  const { coded } = composed
  const verdict = verdictOn(work, coded)
  if (verdict.kind !== 'validate') {
    const check = async () => undefined
    return { settled: true, reason: await settleAttempt(work, { coded, verdict, candidate }, { check }) }
  }
  const { closes } = contributionOf(job, ledger.state, coded)
  const commit = needsCommit(closes, coded) ? await writeCandidate(ports, job, { state: ledger.state, coded }) : null
  lane.checks = going(check(work, lane, { coded, commit }))
  return { settled: false }
}

/** In the lane's own workspace, on exactly the tree that would land. */
async function check(
  { job, ledger, orders }: Work,
  { ports, signal, isForeign, coded: captured, candidate }: OpenLane,
  { coded, commit }: Omit<Checked, 'validation'>,
): Promise<Checked> {
  const validation = await unlessAborted(async () => {
    if (isForeign && candidate !== undefined) await ports.workspace.restore(candidate)
    if (isForeign || coded.tree !== captured?.tree) await ports.workspace.resetTracked(coded.tree, captured?.tree)
    return validate(ports, job, { coded, state: ledger.state, signal, onChecks: orders.checks })
  })
  return { coded, commit, validation }
}

/**
 * The head's checks have ended: it lands, or leaves the train. Red on what landed since it began, one further attempt with that
 * is not counted. The engine alone moves the tip, so what was checked is what lands.
 */
export async function settleHead(work: Work, { coded, commit, validation }: Checked): Promise<StopReason | undefined> {
  const { ports, job, ledger } = work
  const verdict = verdictOn(work, coded)
  const isRed = typeof validation === 'object' && !validation.passed
  if (isRed && commit !== null && coded.begun_on !== undefined && taskIn(ledger.state, coded.task.id).rebases === 0) {
    const why = `on what landed meanwhile: ${failuresInWords(job, validation)}`
    await settleRebase(ports, job, { ledger, coded, candidate: commit, why, validation })
    return undefined
  }
  if (typeof validation === 'object' && verdict.kind === 'validate')
    return settleAndOwe(work, { coded, verdict, validation, candidate: commit })
  const check = async () => validation
  return settleAttempt(work, { coded, verdict, candidate: commit ?? undefined }, { check })
}
