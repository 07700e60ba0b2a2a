import type { Citation } from '../../../schema/check/criterion.ts'
import type { ConsensusState } from '../../../schema/counsel/consensus.ts'
import type { Counsel, Verified } from '../../../schema/counsel/counsel.ts'
import type { CriterionEvidence, EvidenceSummary } from '../../../schema/counsel/evidence.ts'
import type { PlanReviewState, Proposal } from '../../../schema/counsel/plan-review.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { maxVerifications, unchangedPart } from '../../run/next/counsel.ts'
import { formatUtc, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped.ts'
import { operatorCommand, type ReportContext } from '../../text/report-context.ts'
import { statusWord } from '../facts/task-rows.ts'
import type { Neutralise } from './stop-sentence.ts'

const mostClaims = 5

/** What calls about the plan as a whole came to, a line each, for whoever reads a report. */
export const counselRemarks = (
  { evidence, counsel, tasks }: Pick<RunState, 'evidence' | 'counsel' | 'tasks'>,
  foreign: Neutralise,
  context: ReportContext,
): string[] => [
  ...(counsel.consensus === null ? [] : consensusLines(counsel.consensus, foreign)),
  ...(counsel.plan_review === null ? [] : planReviewLines(counsel.plan_review, foreign, context)),
  ...(evidence === null ? [] : [`Acceptance ${evidenceInWords(evidence)}.`]),
  ...(counsel.verified === null ? [] : [verifiedLine(counsel.verified, tasks, foreign)]),
]

/** The dialogue, and each issue that is open or that somebody has to heed. */
function consensusLines(consensus: ConsensusState, foreign: Neutralise): string[] {
  const told = consensus.issues.filter(({ settled, action_item }) => !settled || action_item !== null)
  const each = told.map(({ id, severity, settled, description, answer, action_item }) => {
    const said = answer && !settled ? `; answer: ${foreign(answer.argument.replace(/\.$/, ''))}` : ''
    const item = action_item === null ? '' : `; every agent is told: ${foreign(action_item)}`
    return `Consensus ${id} (${severity}, ${settled ? 'settled' : 'open'}): ${foreign(description.replace(/\.$/, ''))}${said}${item}`
  })
  return [`Consensus: ${consensusInWords(consensus, foreign)}.`, ...cappedLines(each, mostIssues)]
}

const mostIssues = 10

export function consensusInWords(
  { round, next, issues, summary, decision, unanswered }: ConsensusState,
  foreign: Neutralise,
): string {
  const open = issues.filter(({ settled }) => !settled)
  const critical = open.filter(({ severity }) => severity === 'critical').length
  const counted = `${plural(issues.length, 'issue')}, ${open.length} open${critical === 0 ? '' : ` (${critical} critical)`}`
  const reached = open.length === 0 && !unanswered ? 'reached' : 'not reached'
  const where = next === null ? (decided[decision ?? 'revise'] ?? reached) : `${next} comes next`
  return `${where}, round ${round}: ${counted}${summary === '' ? '' : `; ${foreign(summary.replace(/\.$/, ''))}`}`
}

/** Another round takes the order for it back. */
const decided: Readonly<Record<NonNullable<ConsensusState['decision']>, string | undefined>> = {
  accept: 'accepted by a person',
  override: 'overridden by a person',
  abort: 'the plan was given up',
  revise: undefined,
}

const lensInWords = (lens: Proposal['lens']): string => lens.replace('_', '-')

/** The review, and each proposal with its reason and what became of it. */
function planReviewLines(review: PlanReviewState, foreign: Neutralise, context: ReportContext): string[] {
  const each = review.proposals.map(({ id, lens, reason, amendment, fate, why }) => {
    const what = `${amendment.action} ${foreign(String(amendment.task_id ?? amendment.task?.['id'] ?? 'a task'))}`
    const now =
      fate === 'taken'
        ? 'adopted'
        : fate === 'refused'
          ? `not adopted: ${foreign(why ?? '')}`
          : `${operatorCommand(context, 'accept', id)} adopts it`
    return `Plan review ${id} (${lensInWords(lens)}): ${what}: ${foreign(reason.replace(/\.$/, ''))}; ${now}.`
  })
  return [`Plan review: ${reviewedInWords(review, foreign)}.`, ...each]
}

const reviewedInWords = (
  { verdict, summary }: Pick<PlanReviewState, 'verdict' | 'summary'>,
  foreign: Neutralise,
): string =>
  `${verdict === null ? 'no usable answer' : verdict.replace('_', ' ')}: ${foreign(summary.replace(/\.$/, ''))}`

/** The same as a fact. */
export function planReviewInWords(
  event: Pick<PlanReviewState, 'round' | 'verdict' | 'summary' | 'proposals'>,
  foreign: Neutralise,
): string {
  const count = (fate: Proposal['fate'], words: string): string[] => {
    const ids = event.proposals.filter((one) => one.fate === fate).map(({ id }) => id)
    return ids.length === 0 ? [] : [`${words}: ${cappedLines(ids, 10).join(', ')}`]
  }
  const fates = [...count('open', 'proposed'), ...count('taken', 'adopted'), ...count('refused', 'not adopted')]
  return `pass ${event.round} over the plan: ${[reviewedInWords(event, foreign), ...fates].join('; ')}`
}

const parts: Readonly<Record<Counsel['role'], string>> = {
  verify: 'verification',
  'plan-review': 'plan review',
  consensus: 'consensus',
}

/** `plan review 2`, `consensus 1 (challenge)`. */
export const counselInWords = ({ role, part, round }: Counsel): string =>
  part === unchangedPart
    ? `verification of iteration ${round}, which changed nothing,`
    : `${parts[role]} ${round}${part === role ? '' : ` (${part})`}`

/** What a model that was asked says of the end of the plan. */
export function judgedInWords(
  { complete, summary, missing }: Omit<Verified, 'work'>,
  foreign: Neutralise,
  nameOf = (id: string): string => `task ${id}`,
): string {
  const said = foreign(summary.replace(/\.$/, ''))
  if (complete === null) return `no usable answer: ${said}`
  if (complete) return `a model says that the plan is complete: ${said}`
  const each = missing.map(({ what, added, why }) => {
    const fate = added === null ? `no task was added: ${foreign(why ?? '')}` : nameOf(added)
    return `${foreign(what.replace(/\.$/, ''))} (${fate})`
  })
  return `a model says that something is missing: ${[...(each.length === 0 ? [said] : []), ...cappedLines(each, mostClaims)].join('; ')}`
}

/** The same once the run has gone on: what became of each task that was added, and that nobody is asked again. */
function verifiedLine(
  { rounds, ...verified }: NonNullable<RunState['counsel']['verified']>,
  tasks: RunState['tasks'],
  foreign: Neutralise,
): string {
  const since = (id: string): string => `task ${id}, ${statusWord[tasks[id]?.status ?? 'pending']}`
  const last = verified.complete === false && rounds >= maxVerifications ? ` (${rounds} calls, the most there are)` : ''
  return `Verification${last}: ${judgedInWords(verified, foreign, since)}.`
}

/** `test/login.test.ts: rejects a wrong password`, `src/login.ts:12`, `check npm test`. */
export function citationInWords(citation: Citation): string {
  if (citation.kind === 'check') return `check ${citation.name}`
  return citation.kind === 'test' ? `${citation.file}: ${citation.title}` : `${citation.file}:${citation.line}`
}

/** What is cited for a criterion, which check ran it, and why its level is not higher. */
export function evidenceFor({
  citation,
  check,
  why,
  iteration,
}: Omit<CriterionEvidence, 'criterion' | 'task'>): string {
  const ran = check === null ? [] : [`by check ${check}${iteration === null ? '' : ` in iteration ${iteration}`}`]
  return [...(citation === null ? [] : [citationInWords(citation)]), ...ran, ...(why === null ? [] : [why])].join('; ')
}

/** `criteria: 3 ran, 1 exists, 2 claimed`. */
export function evidenceInWords({ ran, exists, claimed, silent }: EvidenceSummary): string {
  const counts = `criteria: ${ran} ran, ${exists} ${exists === 1 ? 'exists' : 'exist'}, ${claimed} claimed`
  return `${counts}${silent === 0 ? '' : `; ${plural(silent, 'done task')} ${silent === 1 ? 'states' : 'state'} no criterion`}`
}

export const interruptedInWords = (event: EventOf<'counsel_interrupted'>, foreign: Neutralise): string =>
  `${counselInWords(event)} ${event.refused ? 'is asked again, since its answer was refused' : 'was interrupted'}: ${foreign(event.why)}${event.until === null ? '' : `; continues after ${formatUtc(event.until)}`}`

export const answerInWords = (
  { by, role, answer, ids, words }: EventOf<'counsel_answered'>,
  foreign: Neutralise,
): string => `${foreign(by)} answers ${role}: ${[answer, ...ids].join(' ')}${words === '' ? '' : `: ${foreign(words)}`}`
