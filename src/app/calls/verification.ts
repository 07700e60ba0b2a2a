import { callTable } from '../../core/calls/call-table.ts'
import { evidenceOf, summaryOf } from '../../core/calls/evidence.ts'
import { maxAdded, missingAsTask, readVerify, unchangedPrompt, verifyPrompt } from '../../core/calls/verify.ts'
import { spokenSignals } from '../../core/handoff/spoken-signals.ts'
import { evidencePath, iterationPath } from '../../core/ref/state-paths.ts'
import { reviewRequest } from '../../core/report/words/notices.ts'
import { whyPersonDecides } from '../../core/run/attempt/accept-unchanged.ts'
import { statusIn, taskIn } from '../../core/run/fold/begin.ts'
import { refusalOf } from '../../core/run/fold/counsel.ts'
import { iterationsOf } from '../../core/run/fold/task-commits.ts'
import { claimToVerify } from '../../core/run/next/counsel.ts'
import { storedJson } from '../../core/run/stored/stored-json.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { Verified } from '../../schema/counsel/counsel.ts'
import { type Evidence, TaskCriteria } from '../../schema/counsel/evidence.ts'
import { amendPlan } from '../job/amend-plan.ts'
import { readTemplate } from '../job/from-base.ts'
import type { JobContext } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { readStoredHandoff } from '../phase/prepare/stored-iteration.ts'
import type { CounselRoleCall, EndedCounsel } from './counsel-role.ts'

/** Whether a finished plan is complete. */
export const verification: CounselRoleCall = {
  gather: (ports, { settings }, { ledger, counsel }) => {
    const { plan, state } = ledger
    return {
      row: callTable.verify,
      model: settings['call-models'].verify,
      does: 'verifies that the plan is complete, after',
      gather: async () => {
        const evidence = await gatherEvidence(ports, ledger)
        return {
          prompt: verifyPrompt({
            template: await readTemplate(ports, 'verify'),
            plan,
            statusOf: statusIn(state),
            diffStat: await ports.workspace.diffStat(state.base, state.work),
            evidence,
            claims: await readClaims(ledger),
            refusal: refusalOf(state, counsel),
          }),
        }
      },
    }
  },
  take: applyVerification,
}

/** Claims of completion in the words of older programs. */
async function readClaims({ state, recall }: Ledger): Promise<string[]> {
  const handoffs = await Promise.all(state.recent.map(({ iteration }) => readStoredHandoff(recall, iteration)))
  return state.recent.flatMap(({ iteration, task }, index) =>
    spokenSignals(handoffs[index]?.handoff.freeform ?? '').complete
      ? [`iteration ${iteration} (${task}) says that all is done`]
      : [],
  )
}

/** Missing parts become tasks as far as the rules allow. Without an answer the plan is not held up. */
function applyVerification(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const answer = 'why' in end ? end : readVerify(end)
  const { work } = ledger.state
  if ('why' in answer) {
    called?.(answer.why)
    if (!retryCounsel(ledger, { counsel, end }, answer.why))
      ledger.record({ type: 'completion_judged', work, complete: null, summary: answer.why, missing: [] })
    return
  }
  const headline = answer.missing.length === 0 ? 'not complete' : `${answer.missing.length} missing`
  called?.(answer.complete ? 'complete' : `${headline}: ${answer.summary}`)
  const trusted = settings.amendments === 'trusted'
  let count = 0
  const missing = answer.missing.map((missingPart, index): Verified['missing'][number] => {
    const { what } = missingPart
    if (count >= maxAdded) return { what, added: null, why: `one answer adds at most ${maxAdded} tasks` }
    const amendment = missingAsTask(missingPart, { plan: ledger.plan, round: counsel.round, number: index + 1 })
    if (typeof amendment === 'string') return { what, added: null, why: amendment }
    const id = String(amendment.task?.['id'])
    const { iteration } = ledger.state
    amendPlan(ledger, { iteration, current: missingPart.task, amendments: [amendment], trusted })
    const added = ledger.plan.tasks.some((task) => task.id === id)
    if (added) count += 1
    return { what, added: added ? id : null, why: added ? null : 'the rules for amendments do not allow it' }
  })
  ledger.record({ type: 'completion_judged', work, complete: answer.complete, summary: answer.summary, missing })
}

/** Whether one task is done: asked of an agent that knows nothing of the run. */
export const claimVerification: CounselRoleCall = {
  gather: (ports, { settings }, { ledger: { plan, state }, counsel }) => {
    const claim = claimToVerify(state)
    return {
      row: callTable.unchanged,
      model: settings['call-models'].verify,
      does: `verifies that ${claim?.task ?? 'a task'} needs no change, after`,
      gather: async () => ({
        prompt: unchangedPrompt({
          template: await readTemplate(ports, 'verify-unchanged'),
          plan: { context: plan.context, tasks: plan.tasks.filter(({ id }) => id === claim?.task) },
          statusOf: statusIn(state),
          claim: claim?.question,
          refusal: refusalOf(state, counsel),
        }),
      }),
    }
  },
  take: applyClaimVerdict,
}

/** Applies a verifier's verdict on a task that may need no change. Without its agreement a person decides. */
function applyClaimVerdict(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const { state, plan } = ledger
  const answer = 'why' in end ? end : readVerify(end)
  called?.('why' in answer ? answer.why : `${answer.complete ? 'agrees' : 'does not agree'}: ${answer.summary}`)
  if ('why' in answer && retryCounsel(ledger, { counsel, end }, answer.why)) return
  const ask = claimToVerify(state)
  const task = plan.tasks.find(({ id }) => id === ask?.task)
  if (!ask?.question || !task || ask.iteration !== counsel.round) {
    const why = 'the question was answered meanwhile'
    ledger.record({ type: 'counsel_interrupted', ...counsel, why, until: null })
    return
  }
  const { iteration, question } = ask
  const doubt =
    'why' in answer
      ? `the verifier gave no usable answer: ${answer.why}`
      : answer.complete
        ? whyPersonDecides(state, { task, settings })
        : `the verifier does not agree: ${[answer.summary, ...answer.missing.map(({ what }) => what)].join(' ')}`
  if (doubt === undefined) {
    const { why } = question
    ledger.record({ type: 'unchanged_accepted', iteration, task: task.id, by: 'ralph', why, verified: true })
    return
  }
  ledger.record({ type: 'unchanged_doubted', iteration, task: task.id, why: oneLine(doubt, 1000) })
  const { why } = question
  const doubtedQuestion = { ...question, person: oneLine(doubt, 1000) }
  ledger.send([reviewRequest(ledger.state, { iteration, task: task.id, why, holds: true, question: doubtedQuestion })])
}

/** An unreadable answer is asked for once more. Returns true if it is. */
function retryCounsel(
  ledger: Ledger,
  { counsel, end }: Pick<EndedCounsel, 'counsel' | 'end'>,
  reason: string,
): boolean {
  const isReply = 'kind' in end && end.kind === 'finished'
  if (!isReply || refusalOf(ledger.state, counsel) !== undefined) return false
  ledger.record({ type: 'counsel_interrupted', ...counsel, why: oneLine(reason, 500), until: null, refused: true })
  return true
}

/** The level of each criterion, from the stored attempts. Undefined, with a warning, if they cannot be read. */
async function gatherEvidence(
  { store, show }: Pick<Ports, 'store' | 'show'>,
  { plan, state, recall }: Ledger,
): Promise<Evidence | undefined> {
  const attempts = plan.tasks.flatMap(({ id, acceptance_criteria: criteria }) =>
    criteria.length === 0 ? [] : iterationsOf(taskIn(state, id)).map((iteration) => ({ id, iteration })),
  )
  try {
    const paths = attempts.map(({ iteration }) => iterationPath(iteration, 'criteria.json'))
    // `recall` warns of what is damaged.
    const stored = await store.readPast(paths, () => undefined)
    const judged = new Map<string, { iteration: number; criteria: TaskCriteria['criteria'] }[]>()
    for (const [index, { id, iteration }] of attempts.entries()) {
      // Attempts that are not saved yet.
      const text = stored[index] ?? (await recall(paths[index] ?? ''))
      const parsed = text === undefined ? undefined : TaskCriteria.safeParse(storedJson(text)).data
      if (parsed?.task === id) judged.set(id, [...(judged.get(id) ?? []), { iteration, criteria: parsed.criteria }])
    }
    return evidenceOf({ plan, statusOf: statusIn(state), judged, work: state.work })
  } catch (error) {
    show({ kind: 'warning', text: `the evidence for the criteria could not be gathered: ${String(error)}` })
    return undefined
  }
}

/** For a complete plan with criteria; blocks nothing. */
export async function recordCompletionEvidence({ ports, job, ledger }: JobContext): Promise<void> {
  const { plan, state } = ledger
  const isAsked = job.settings.verify === 'evidence' || job.settings.verify === 'both'
  if (!isAsked || state.evidence?.work === state.work) return
  if (plan.tasks.every(({ acceptance_criteria: criteria }) => criteria.length === 0)) return
  const evidence = await gatherEvidence(ports, ledger)
  if (evidence) recordEvidence(ledger, evidence)
}

export function recordEvidence(ledger: Ledger, evidence: Evidence): void {
  ledger.attach(evidencePath, `${JSON.stringify(evidence, null, 2)}\n`)
  ledger.record({ type: 'evidence_gathered', ...summaryOf(evidence) })
}
