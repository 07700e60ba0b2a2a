import type { Citation } from '../../../schema/check/criterion.ts'
import type { ConsensusState } from '../../../schema/counsel/consensus.ts'
import type { Counsel, Verified } from '../../../schema/counsel/counsel.ts'
import type { CriterionEvidence, EvidenceSummary } from '../../../schema/counsel/evidence.ts'
import type { PlanReviewState, Proposal } from '../../../schema/counsel/plan-review.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { maxVerifications, unchangedPart } from '../../run/next/counsel.ts'
import { formatUtc, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { operatorCommand, type ReportContext } from '../../text/report-context.ts'
import { statusWord } from '../facts/task-rows.ts'
import type { Neutralise } from './stop-sentence.ts'

const maxClaims = 5

/** A line for each result of calls about the plan as a whole. */
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

/** The dialogue, and each issue that is open or has an action item. */
function consensusLines(consensus: ConsensusState, foreign: Neutralise): string[] {
  const listed = consensus.issues.filter(({ settled, action_item }) => !settled || action_item !== null)
  const issueLines = listed.map(({ id, severity, settled, description, answer, action_item }) => {
    const answerText = answer && !settled ? `; answer: ${foreign(answer.argument.replace(/\.$/, ''))}` : ''
    const actionText = action_item === null ? '' : `; every agent is told: ${foreign(action_item)}`
    return `Consensus ${id} (${severity}, ${settled ? 'settled' : 'open'}): ${foreign(description.replace(/\.$/, ''))}${answerText}${actionText}`
  })
  return [`Consensus: ${consensusInWords(consensus, foreign)}.`, ...cappedLines(issueLines, maxIssues)]
}

const maxIssues = 10

export function consensusInWords(
  { round, next, issues, summary, decision, unanswered }: ConsensusState,
  foreign: Neutralise,
): string {
  const open = issues.filter(({ settled }) => !settled)
  const critical = open.filter(({ severity }) => severity === 'critical').length
  const counted = `${plural(issues.length, 'issue')}, ${open.length} open${critical === 0 ? '' : ` (${critical} critical)`}`
  const reached = open.length === 0 && !unanswered ? 'reached' : 'not reached'
  const status = next === null ? (decisionInWords[decision ?? 'revise'] ?? reached) : `${next} comes next`
  return `${status}, round ${round}: ${counted}${summary === '' ? '' : `; ${foreign(summary.replace(/\.$/, ''))}`}`
}

/** `revise` starts another round. */
const decisionInWords: Readonly<Record<NonNullable<ConsensusState['decision']>, string | undefined>> = {
  accept: 'accepted by a person',
  override: 'overridden by a person',
  abort: 'the plan was given up',
  revise: undefined,
}

const lensInWords = (lens: Proposal['lens']): string => lens.replace('_', '-')

/** The review, and each proposal with its reason and result. */
function planReviewLines(review: PlanReviewState, foreign: Neutralise, context: ReportContext): string[] {
  const proposalLines = review.proposals.map(({ id, lens, reason, amendment, fate, why }) => {
    const change = `${amendment.action} ${foreign(String(amendment.task_id ?? amendment.task?.['id'] ?? 'a task'))}`
    const result =
      fate === 'taken'
        ? 'adopted'
        : fate === 'refused'
          ? `not adopted: ${foreign(why ?? '')}`
          : `${operatorCommand(context, 'accept', id)} adopts it`
    return `Plan review ${id} (${lensInWords(lens)}): ${change}: ${foreign(reason.replace(/\.$/, ''))}; ${result}.`
  })
  return [`Plan review: ${reviewedInWords(review, foreign)}.`, ...proposalLines]
}

const reviewedInWords = (
  { verdict, summary }: Pick<PlanReviewState, 'verdict' | 'summary'>,
  foreign: Neutralise,
): string =>
  `${verdict === null ? 'no usable answer' : verdict.replace('_', ' ')}: ${foreign(summary.replace(/\.$/, ''))}`

export function planReviewInWords(
  event: Pick<PlanReviewState, 'round' | 'verdict' | 'summary' | 'proposals'>,
  foreign: Neutralise,
): string {
  const count = (fate: Proposal['fate'], words: string): string[] => {
    const ids = event.proposals.filter((proposal) => proposal.fate === fate).map(({ id }) => id)
    return ids.length === 0 ? [] : [`${words}: ${cappedLines(ids, 10).join(', ')}`]
  }
  const fates = [...count('open', 'proposed'), ...count('taken', 'adopted'), ...count('refused', 'not adopted')]
  return `pass ${event.round} over the plan: ${[reviewedInWords(event, foreign), ...fates].join('; ')}`
}

const roleNames: Readonly<Record<Counsel['role'], string>> = {
  verify: 'verification',
  'plan-review': 'plan review',
  consensus: 'consensus',
}

/** `plan review 2`, `consensus 1 (challenge)`. */
export const counselInWords = ({ role, part, round }: Counsel): string =>
  part === unchangedPart
    ? `verification of iteration ${round}, which changed nothing,`
    : `${roleNames[role]} ${round}${part === role ? '' : ` (${part})`}`

export function judgedInWords(
  { complete, summary, missing }: Omit<Verified, 'work'>,
  foreign: Neutralise,
  nameOf = (id: string): string => `task ${id}`,
): string {
  const summaryText = foreign(summary.replace(/\.$/, ''))
  if (complete === null) return `no usable answer: ${summaryText}`
  if (complete) return `a model says that the plan is complete: ${summaryText}`
  const missingTexts = missing.map(({ what, added, why }) => {
    const result = added === null ? `no task was added: ${foreign(why ?? '')}` : nameOf(added)
    return `${foreign(what.replace(/\.$/, ''))} (${result})`
  })
  return `a model says that something is missing: ${[...(missingTexts.length === 0 ? [summaryText] : []), ...cappedLines(missingTexts, maxClaims)].join('; ')}`
}

/** Also says what became of the added tasks, and if no more calls follow. */
function verifiedLine(
  { rounds, ...verified }: NonNullable<RunState['counsel']['verified']>,
  tasks: RunState['tasks'],
  foreign: Neutralise,
): string {
  const taskText = (id: string): string => `task ${id}, ${statusWord[tasks[id]?.status ?? 'pending']}`
  const limitNote =
    verified.complete === false && rounds >= maxVerifications ? ` (${rounds} calls, the most there are)` : ''
  return `Verification${limitNote}: ${judgedInWords(verified, foreign, taskText)}.`
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
