import type { Plan, TaskStatus } from '../../../schema/plan/plan.ts'
import type { Touched } from '../../../schema/run/check-events.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { signalsInWords } from '../../handoff/agent-claims.ts'
import { refusalsInWords } from '../../network/judge-target.ts'
import { unusableEditLine } from '../../plan/unusable-edit.ts'
import { taskIn } from '../../run/fold/begin.ts'
import { isHeld } from '../../run/fold/open-attempts.ts'
import { commitsOf } from '../../run/fold/task-commits.ts'
import { givenUpIn } from '../../run/next/human-review.ts'
import { redParts } from '../../run/next/slices.ts'
import { plural } from '../../text/amounts.ts'
import { cappedLines, cappedRow } from '../../text/capped-list.ts'
import { firstThree, plainLine, quote } from '../../text/one-line.ts'
import { code, commandSpan, operatorCommand, type ReportContext, shortOid } from '../../text/report-context.ts'
import { uncheckedWords } from '../facts/receipt.ts'
import { unchangedTasks } from '../facts/task-rows.ts'
import { counselRemarks } from './counsel-words.ts'
import { memoryRemarks } from './memory-remarks.ts'
import { unchangedInWords } from './question-words.ts'
import { redPartInWords, stackConflictInWords } from './stack-words.ts'
import { givenUpInWords, type Neutralise } from './stop-sentence.ts'

/** In lanes other tasks continue, so the end of the job does not mention it. */
const heldLines = (state: RunState, context: ReportContext): string[] =>
  state.lanes.filter(isHeld).flatMap(({ task, held }) => {
    if (!held || (state.stop?.kind === 'human_review' && state.stop.approve?.commit === held.commit)) return []
    return [`${code(task)} waits for approval: ${operatorCommand(context, 'approve', shortOid(held.commit))}`]
  })

/**
 * Everything that readers must know besides the run's status, a line each: missing checks; arrivals that change CI or
 * agents; what agents gave up or changed of their checks; then, newest first, requests of agents, doubts and findings.
 */
export const remarks = (
  { plan, state }: { plan: Plan; state: RunState },
  foreign: Neutralise,
  context: ReportContext,
): string[] => [
  ...unchecked(state),
  ...counselRemarks(state, foreign, context),
  ...memoryRemarks(state, foreign, context),
  ...heldLines(state, context),
  ...stackConflicts(state, foreign),
  ...redParts(state).map((slice) => redPartInWords(state, slice, foreign)),
  ...steeredLines(state, foreign),
  ...doubtedLines(state, foreign),
  ...givenUpLines({ plan, state }, foreign),
  ...unchangedLines({ plan, state }, foreign),
  ...refusedEditLines(state, foreign),
  ...unusableEditLines(state, foreign),
  ...stuckTaskLines({ plan, state }, foreign, context),
  ...leftoverPartLines({ plan, state }, context),
  ...state.touched.map(
    (touched) => `Iteration ${touched.iteration} (${touched.task}): ${touchedWords(touched, foreign)}.`,
  ),
  ...state.reviews.flatMap((review, index) => {
    const { iteration, task, why } = review
    const isSame = (other: typeof review): boolean => other.task === task && other.why === why
    if (state.reviews.findIndex(isSame) < index) return []
    const ask = state.asks.find((candidate) => candidate.task === task && candidate.iteration === iteration)
    // The stop reason already contains the question and its commands.
    if (ask?.question && state.stop?.kind === 'human_review') return []
    const order = ask?.question ? 'answer' : 'approve'
    const answer = ask ? `; ${operatorCommand(context, order, task)} answers it` : ''
    const earlier = state.reviews.slice(index + 1).filter(isSame)
    const repetition = earlier.length === 0 ? '' : `, as ${iterationsOf(earlier)} did`
    return [`Iteration ${iteration} (${task}) asks a person to review it${repetition}: ${foreign(why)}${answer}`]
  }),
  ...state.signals.map(
    (signal) =>
      `Iteration ${signal.iteration} (${signal.task}): its agent says: ${signalsInWords(signal, foreign)}; ${operatorCommand(context, 'remember')} tells every later agent what you know.`,
  ),
  ...reviewLines(state, foreign),
  ...setUpLines(state, foreign),
  ...refusalLines(state, foreign),
]

function iterationsOf(reviews: RunState['reviews']): string {
  const numbers = reviews.map(({ iteration }) => iteration)
  return numbers.length === 1
    ? `iteration ${numbers[0]}`
    : `iterations ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

function stackConflicts(state: RunState, foreign: Neutralise): string[] {
  if (!state.stack_conflict) return []
  const { happened, remedy } = stackConflictInWords(state, state.stack_conflict, foreign)
  return [`${happened} ${remedy}`]
}

const maxUnchanged = 10

function unchangedLines(run: { plan: Plan; state: RunState }, foreign: Neutralise): string[] {
  const lines = unchangedTasks(run).map((task) => unchangedInWords(task, foreign))
  return cappedLines(lines.slice(0, maxUnchanged), maxUnchanged, lines.length)
}

/** A blocked run's stop reason already says it. */
const refusedEditLines = ({ refused_edits, stop }: RunState, foreign: Neutralise): string[] =>
  stop?.kind === 'blocked'
    ? []
    : cappedLines(
        refused_edits.map(({ why }) => `An edit of the plan is not adopted: ${foreign(why)}`),
        maxRefusedEdits,
      )

const maxRefusedEdits = 5

/** A blocked run's stop reason already says it. */
const unusableEditLines = ({ unusable_edits, stop }: RunState, foreign: Neutralise): string[] =>
  unusable_edits
    .filter(({ kind }) => stop?.kind !== 'blocked' || kind !== 'plan')
    .map((edit) => unusableEditLine(edit, foreign))

/** The stop reason may already say it. */
function givenUpLines({ plan, state }: { plan: Plan; state: RunState }, foreign: Neutralise): string[] {
  const { stop } = state
  if (stop?.kind === 'human_review' && stop.given_up) return []
  return (givenUpIn(plan, state)?.tasks ?? []).map(
    (task) => `${givenUpInWords(task, foreign).replace(/\.$/, '')}; a person has to confirm.`,
  )
}

/** A pause or a given-up task has its own explanation. */
const stuckTaskLines = (
  { plan, state }: { plan: Plan; state: RunState },
  foreign: Neutralise,
  context: ReportContext,
): string[] =>
  plan.tasks.flatMap(({ id }) => {
    const { status, stuck } = taskIn(state, id)
    if (!stuck || status !== 'failed') return []
    const saved = stuck.retries_left === 0 ? '' : ` (${plural(stuck.retries_left, 'retry', 'retries')} saved)`
    const choices = `${operatorCommand(context, 'retry', id)} tries again with your instructions, ${operatorCommand(context, 'skip', id)} gives it up`
    return [`${id} is stuck${saved}: ${foreign(stuck.why.replace(/\.$/, ''))}; ${choices}.`]
  })

const maxParts = 5

const fateInWords: Partial<Record<TaskStatus, string>> = {
  failed: 'failed',
  skipped: 'was skipped',
  given_up: 'was given up',
}

/** Parts of a failed, skipped or given-up task stay in the work: a person may keep, continue or undo them. */
const leftoverPartLines = ({ plan, state }: { plan: Plan; state: RunState }, context: ReportContext): string[] =>
  plan.tasks.flatMap(({ id }) => {
    const record = taskIn(state, id)
    const commits = commitsOf(record)
    const newest = commits.at(-1)
    const fate = fateInWords[record.status]
    if (!newest || fate === undefined) return []
    const commitTexts = commits
      .slice(-maxParts)
      .map(({ commit, iteration }) => `${code(shortOid(commit))} (iteration ${iteration})`)
    const earlier = commits.length > maxParts ? `, and ${commits.length - maxParts} before` : ''
    const partCount = commits.length === 1 ? 'a part of it is' : `${commits.length} parts of it are`
    return [
      `${id} ${fate}, and ${partCount} in the work: ${commitTexts.join(', ')}${earlier}; ${operatorCommand(context, 'undo', String(newest.iteration))} reverts all of it, ${operatorCommand(context, 'retry', id)} continues from there.`,
    ]
  })

const setUpLines = ({ set_ups }: RunState, foreign: Neutralise): string[] =>
  set_ups.map((setUp) => `Iteration ${setUp.iteration}: ${setUpInWords(setUp, foreign)}.`)

const refusalLines = ({ network_refused }: RunState, foreign: Neutralise): string[] =>
  refusalsInWords(network_refused.toReversed(), foreign)

export const setUpInWords = ({ why }: { readonly why: string }, foreign: Neutralise): string =>
  `set-up ran again: ${foreign(why)} since it last ran`

/** Below level C2 an agent may have reached the repository, so the pusher's identity proves nothing. */
const steeredLines = ({ steered: arrivals }: RunState, foreign: Neutralise): string[] =>
  arrivals.map(({ from, to, paths, total }) => {
    const range = commandSpan('git', 'log', `${shortOid(from)}..${shortOid(to)}`)
    return `Commits that do not come from a task change protected files (${cappedRow(paths.map(foreign), paths.length, total)}): make sure that a person made them, ${range}.`
  })

/** Shown until the run adopts the plan, which needs a person's order or commit. */
const doubtedLines = ({ doubted: changes, plan_source }: RunState, foreign: Neutralise): string[] =>
  changes
    .filter((change) => change.plan_source === null || change.plan_source !== plan_source)
    .map(
      ({ paths }) =>
        `${paths.map(foreign).join(', ')}: changed while an agent with possible access was running. Check whether a person did it; the plan counts once it is committed, or with ${code('--change-rules')}.`,
    )

function unchecked({ baseline }: RunState): string[] {
  const words = uncheckedWords(baseline)
  return words === undefined ? [] : [`${words}.`]
}

/** Paths and scripts are foreign. */
export function touchedWords({ what, total }: Pick<Touched, 'what' | 'total'>, foreign: Neutralise): string {
  return `it changed what the checks run: ${cappedLines(what.map(foreign), what.length, total).join('; ')}`
}

type ReviewResult = Pick<EventOf<'iteration_reviewed'>, 'verdict' | 'findings' | 'summary'>

export function reviewInWords({ verdict, findings, summary }: ReviewResult, foreign: Neutralise = inLine): string {
  if (verdict === null) return `it could not be reviewed: ${foreign(summary)}`
  const findingCount = findings === 0 ? 'no findings' : plural(findings, 'finding')
  return `the reviewer says ${verdict}, ${findingCount}: ${foreign(summary)}`
}

export function passInWords(
  { pass_name, issues, critical, summary }: EventOf<'agent_pass'>,
  foreign: Neutralise = inLine,
): string {
  const criticalCount = critical === 0 ? '' : ` (${critical} critical)`
  const findingCount = issues === 0 ? 'no findings' : `${plural(issues, 'finding')}${criticalCount}`
  return `pass ${foreign(pass_name)}: ${findingCount}${summary === '' ? '' : `: ${foreign(summary)}`}`
}

/** Reviews with findings or without an answer, newest first. */
const reviewLines = ({ reviewed }: RunState, foreign: Neutralise): string[] =>
  reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((review) => `Iteration ${review.iteration} (${review.task}): ${reviewInWords(review, foreign)}`)

const inLine: Neutralise = (text) => plainLine(text, 300)

export function planChangeInWords(event: EventOf<'plan_changed'>): string {
  const changes = [
    ['added', event.added.map((task) => task.id)],
    ['removed', event.removed],
    ['changed', event.modified],
  ] as const
  const changeTexts = changes.filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${firstThree(ids)}`)
  const refused = event.refused ?? []
  const refusals = refused.map(({ why }) => quote(why)).join(' ')
  if (changeTexts.length === 0 && refused.length > 0) return `a person's edit of the plan was not adopted: ${refusals}`
  const notAdopted = refused.length === 0 ? '' : `; not adopted: ${refusals}`
  return `a person's edit of the plan was adopted: ${changeTexts.join('; ') || 'no task changed'}${notAdopted}`
}

export function editInWords(event: EventOf<'edit_unusable' | 'edit_mended'>): string {
  if (event.type === 'edit_unusable') return unusableEditLine(event, quote)
  const effect = event.kind === 'plan' ? '' : ': each job that starts from now on follows it'
  return `${quote(event.file)} can be used again${effect}`
}
