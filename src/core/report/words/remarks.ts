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
import { cappedLines, cappedRow } from '../../text/capped.ts'
import { plainLine } from '../../text/one-line.ts'
import { code, commandSpan, operatorCommand, type ReportContext, shortOid } from '../../text/report-context.ts'
import { uncheckedWords } from '../facts/receipt.ts'
import { unchangedTasks } from '../facts/task-rows.ts'
import { counselRemarks } from './counsel-words.ts'
import { memoryRemarks } from './memory-remarks.ts'
import { unchangedInWords } from './question-words.ts'
import { redPartInWords, stackConflictInWords } from './stack-words.ts'
import { givenUpInWords, type Neutralise } from './stop-sentence.ts'

/** In lanes others go on, so that no end of a job says it. */
const held = (state: RunState, context: ReportContext): string[] =>
  state.lanes.filter(isHeld).flatMap(({ task, held }) => {
    if (!held || (state.stop?.kind === 'human_review' && state.stop.approve?.commit === held.commit)) return []
    return [`${code(task)} waits for approval: ${operatorCommand(context, 'approve', shortOid(held.commit))}`]
  })

/**
 * What whoever reads a report must know besides how the run stands, a line each: that nothing checks it; what arrived on
 * the work branch and steers CI or agents; what agents gave up; what they changed of their checks; then, newest first,
 * what agents asked a person to look at, what they are not sure of, and what reviewers found.
 */
export const remarks = (
  { plan, state }: { plan: Plan; state: RunState },
  foreign: Neutralise,
  context: ReportContext,
): string[] => [
  ...unchecked(state),
  ...counselRemarks(state, foreign, context),
  ...memoryRemarks(state, foreign, context),
  ...held(state, context),
  ...stackConflicts(state, foreign),
  ...redParts(state).map((part) => redPartInWords(state, part, foreign)),
  ...steered(state, foreign),
  ...doubted(state, foreign),
  ...givenUp({ plan, state }, foreign),
  ...unchanged({ plan, state }, foreign),
  ...notTaken(state, foreign),
  ...unusable(state, foreign),
  ...stuckTasks({ plan, state }, foreign, context),
  ...partsLeft({ plan, state }, context),
  ...state.touched.map((one) => `Iteration ${one.iteration} (${one.task}): ${touchedWords(one, foreign)}.`),
  ...state.reviews.flatMap((one, index) => {
    const { iteration, task, why } = one
    const isSame = (other: typeof one): boolean => other.task === task && other.why === why
    if (state.reviews.findIndex(isSame) < index) return []
    const ask = state.asks.find((each) => each.task === task && each.iteration === iteration)
    // The sentence of the stop has the question and its commands.
    if (ask?.question && state.stop?.kind === 'human_review') return []
    const order = ask?.question ? 'answer' : 'approve'
    const answer = ask ? `; ${operatorCommand(context, order, task)} answers it` : ''
    const earlier = state.reviews.slice(index + 1).filter(isSame)
    const again = earlier.length === 0 ? '' : `, as ${iterationsOf(earlier)} did`
    return [`Iteration ${iteration} (${task}) asks a person to review it${again}: ${foreign(why)}${answer}`]
  }),
  ...state.signals.map(
    (one) =>
      `Iteration ${one.iteration} (${one.task}): its agent says: ${signalsInWords(one, foreign)}; ${operatorCommand(context, 'remember')} tells every later agent what you know.`,
  ),
  ...reviewLines(state, foreign),
  ...setUps(state, foreign),
  ...networkRefused(state, foreign),
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

const mostUnchanged = 10

function unchanged(run: { plan: Plan; state: RunState }, foreign: Neutralise): string[] {
  const lines = unchangedTasks(run).map((one) => unchangedInWords(one, foreign))
  return cappedLines(lines.slice(0, mostUnchanged), mostUnchanged, lines.length)
}

/** A run that ended for it has said so already. */
const notTaken = ({ refused_edits, stop }: RunState, foreign: Neutralise): string[] =>
  stop?.kind === 'blocked'
    ? []
    : cappedLines(
        refused_edits.map(({ why }) => `An edit of the plan is not adopted: ${foreign(why)}`),
        mostNotTaken,
      )

const mostNotTaken = 5

/** A run that ended for it has said so already. */
const unusable = ({ unusable_edits, stop }: RunState, foreign: Neutralise): string[] =>
  unusable_edits
    .filter(({ kind }) => stop?.kind !== 'blocked' || kind !== 'plan')
    .map((edit) => unusableEditLine(edit, foreign))

/** A run that ended for it has said so already. */
function givenUp({ plan, state }: { plan: Plan; state: RunState }, foreign: Neutralise): string[] {
  const { stop } = state
  if (stop?.kind === 'human_review' && stop.given_up) return []
  return (givenUpIn(plan, state)?.tasks ?? []).map(
    (one) => `${givenUpInWords(one, foreign).replace(/\.$/, '')}; a person has to confirm.`,
  )
}

/** A pause says it by itself, and what was given up says why. */
const stuckTasks = (
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

const mostParts = 5

const partsStay: Partial<Record<TaskStatus, string>> = {
  failed: 'failed',
  skipped: 'was skipped',
  given_up: 'was given up',
}

/** Parts of tasks that are not done in the end stay in the work: a person may keep them, go on from them or take them back. */
const partsLeft = ({ plan, state }: { plan: Plan; state: RunState }, context: ReportContext): string[] =>
  plan.tasks.flatMap(({ id }) => {
    const record = taskIn(state, id)
    const commits = commitsOf(record)
    const newest = commits.at(-1)
    const ended = partsStay[record.status]
    if (!newest || ended === undefined) return []
    const named = commits
      .slice(-mostParts)
      .map(({ commit, iteration }) => `${code(shortOid(commit))} (iteration ${iteration})`)
    const earlier = commits.length > mostParts ? `, and ${commits.length - mostParts} before` : ''
    const what = commits.length === 1 ? 'a part of it is' : `${commits.length} parts of it are`
    return [
      `${id} ${ended}, and ${what} in the work: ${named.join(', ')}${earlier}; ${operatorCommand(context, 'undo', String(newest.iteration))} reverts all of it, ${operatorCommand(context, 'retry', id)} continues from there.`,
    ]
  })

/** The newest first. */
const setUps = ({ set_ups }: RunState, foreign: Neutralise): string[] =>
  set_ups.map((one) => `Iteration ${one.iteration}: ${setUpInWords(one, foreign)}.`)

const networkRefused = ({ network_refused }: RunState, foreign: Neutralise): string[] =>
  refusalsInWords(network_refused.toReversed(), foreign)

export const setUpInWords = ({ why }: { readonly why: string }, foreign: Neutralise): string =>
  `set-up ran again: ${foreign(why)} since it last ran`

/** Below level C2 an agent may have reached the repository: that somebody pushed it says nothing of who. */
const steered = ({ steered: arrivals }: RunState, foreign: Neutralise): string[] =>
  arrivals.map(({ from, to, paths, total }) => {
    const range = commandSpan('git', 'log', `${shortOid(from)}..${shortOid(to)}`)
    return `Commits that do not come from a task change protected files (${cappedRow(paths.map(foreign), paths.length, total)}): make sure that a person made them, ${range}.`
  })

/** Said until the run has taken the plan over, which it does on a person's word alone. */
const doubted = ({ doubted: changes, plan_source }: RunState, foreign: Neutralise): string[] =>
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

/** What an iteration changed of its checks, as one phrase. Paths and scripts are foreign. */
export function touchedWords({ what, total }: Pick<Touched, 'what' | 'total'>, foreign: Neutralise): string {
  return `it changed what the checks run: ${cappedLines(what.map(foreign), what.length, total).join('; ')}`
}

type Said = Pick<EventOf<'iteration_reviewed'>, 'verdict' | 'findings' | 'summary'>

/** What a reviewer said, in one line. */
export function reviewInWords({ verdict, findings, summary }: Said, foreign: Neutralise = inLine): string {
  if (verdict === null) return `it could not be reviewed: ${foreign(summary)}`
  const found = findings === 0 ? 'no findings' : plural(findings, 'finding')
  return `the reviewer says ${verdict}, ${found}: ${foreign(summary)}`
}

/** What a pass said, in one line. */
export function passInWords(
  { pass_name, issues, critical, summary }: EventOf<'agent_pass'>,
  foreign: Neutralise = inLine,
): string {
  const grave = critical === 0 ? '' : ` (${critical} critical)`
  const found = issues === 0 ? 'no findings' : `${plural(issues, 'finding')}${grave}`
  return `pass ${foreign(pass_name)}: ${found}${summary === '' ? '' : `: ${foreign(summary)}`}`
}

/** Reviews that found something or could not be made, newest first: a line each, for whoever reads a report. */
const reviewLines = ({ reviewed }: RunState, foreign: Neutralise): string[] =>
  reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`)

const inLine: Neutralise = (text) => plainLine(text, 300)
