import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { HandedOn } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { selectTask } from '../../plan/graph/blocked.ts'
import { recordsOf, statusIn } from '../../run/fold/begin.ts'
import { isHeld } from '../../run/fold/open-attempts.ts'
import { awaitingReason, pausedReason } from '../../run/next/next-step.ts'
import { limitUsedUp } from '../../run/next/used-up.ts'
import { ageMs, formatDuration, formatUsd, formatUtc, plural } from '../../text/amounts.ts'
import { plainLine } from '../../text/one-line.ts'
import { code, operatorLine, type ReportContext, shortOid } from '../../text/report-context.ts'
import { type NextStep, step, tellAgent } from '../document/next-steps.ts'
import { countsInWords } from '../facts/task-rows.ts'
import { continueStep } from './after-stop.ts'
import { remarks } from './remarks.ts'
import { type Neutralise, type StopText, stopSentence } from './stop-sentence.ts'

/**
 * The run's status in one sentence, and what is needed from whom. Without a stop reason a job is running, or the last
 * one died.
 */
export function runSentence(
  run: { plan: Plan; state: RunState },
  context: ReportContext,
  foreign: Neutralise = (text) => plainLine(text, 500),
): StopText {
  const text = sentenceOf(run, context, foreign)
  return { ...text, details: [...text.details, ...remarks(run, foreign, context)] }
}

function sentenceOf(run: { plan: Plan; state: RunState }, context: ReportContext, foreign: Neutralise): StopText {
  const { plan, state } = run
  const counts = countsInWords(recordsOf(plan, state))
  if (state.handed && state.lease && state.lanes.length === 0) return handedOnText(state.handed)
  if (state.current && state.lease) return atWork(state, state.current, context, counts)
  if (state.lanes.length > 0 && state.lease) return inLanes(state, counts)
  // This is what the run needs, however the last job ended.
  if (state.awaiting && !state.lease) return stopSentence(awaitingReason(state.awaiting), context, foreign)
  if (state.paused && !state.lease && state.stop?.kind !== 'complete') {
    return stopSentence(pausedReason(state.paused), context, foreign)
  }
  if (state.stop?.kind === 'complete') {
    const text = stopSentence(state.stop, context, foreign)
    return { ...text, happened: `${text.happened} ${counts}.` }
  }
  if (state.stop) return stopSentence(state.stop, withNextJob(context, state), foreign)
  if (state.lease) {
    return {
      happened: `A job is running, between two attempts; ${counts}.`,
      details: [],
      next: [step('No action needed')],
    }
  }
  // An order removed the stop reason, but a limit would end the next job before any attempt.
  const limit =
    selectTask(plan, statusIn(state)).kind === 'task' && state.undos.length === 0 && limitUsedUp(plan, state)
  if (limit) return stopSentence(limit, context, foreign)
  return { happened: `No job is running; ${counts}.`, details: [], next: [continueStep(context)] }
}

const withNextJob = (context: ReportContext, { next_job }: RunState): ReportContext =>
  next_job === null ? context : { nextJob: nextJobText({ kind: 'starts' }, next_job), ...context }

function atWork(
  state: RunState,
  current: NonNullable<RunState['current']>,
  context: ReportContext,
  counts: string,
): StopText {
  const duration =
    context.now === null
      ? `since ${formatUtc(current.started)}`
      : `for ${formatDuration(ageMs(current.started, context.now))}`
  const activity = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${duration}`
  return {
    happened: `${activity}; ${counts}.`,
    details: [],
    next: [
      step(`No action needed. Each task that passes its checks becomes a commit on ${code(state.work_branch)}`),
      ...((context.surface ?? 'terminal') === 'terminal' && context.now !== null
        ? steering(context, current.task)
        : []),
    ],
  }
}

/** Attempts in lanes, and candidates that wait for their checks. */
function inLanes({ lanes, lanes_limited: limited, work_branch }: RunState, counts: string): StopText {
  const tasksOf = (group: RunState['lanes']): string => inRow(group.map(({ task }) => task))
  const agents = lanes.filter(({ candidate }) => candidate === null)
  const held = lanes.filter(isHeld)
  const train = lanes.filter((lane) => lane.candidate !== null && !isHeld(lane))
  const working = agents.length > 0 ? [`Working on ${tasksOf(agents)}`] : []
  const landing = train.length > 0 ? [`${tasksOf(train)} ${train.length === 1 ? 'is' : 'are'} being checked`] : []
  const waiting = held.length > 0 ? [`${tasksOf(held)} ${held.length === 1 ? 'waits' : 'wait'} for approval`] : []
  return {
    happened: `${[...working, ...landing, ...waiting].join('; ')}; ${counts}.`,
    details: limited === null ? [] : [`No further attempt begins beside them: ${limited}.`],
    next: [step(`No action needed. Each task that passes its checks becomes a commit on ${code(work_branch)}`)],
  }
}

const inRow = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Readers of comments already have the list of orders. */
const steering = (context: ReportContext, task: string): NextStep[] => [
  tellAgent('Tell the next agent something', context, task),
  step('End this attempt and start no other', operatorLine(context, 'pause')),
]

const effects: Partial<Record<HandedOn['what'], string>> = {
  undo: ', which reverts an earlier commit',
  agents_md: ', which updates AGENTS.md',
}

/** For the log. */
export function handedOverLine({ what, of, commit }: Pick<HandedOn, 'what' | 'of' | 'commit'>): string {
  const subject = subjects[what] ?? (of ? `${of.task}, iteration ${of.iteration} was` : 'the untouched checkpoint was')
  const commitText = commit === null ? '' : ` as ${shortOid(commit)}`
  return `${what === 'undo' ? 'the undo in ' : ''}${subject} handed to the workflow's other jobs${commitText}`
}

const subjects: Partial<Record<HandedOn['what'], string>> = {
  passes: 'the passes that were waiting were',
  counsel: 'a call about the plan as a whole was',
  lanes: 'the attempts were',
  train: 'the changes were',
}

/** What waits for other jobs or steps of a workflow run. */
export function handedOnText({ what, of, commit }: HandedOn): StopText {
  if (what === 'passes')
    return { happened: 'Passes that waited for a verdict now wait for their agent.', ...settledLater }
  if (what === 'counsel') return { happened: 'A call about the plan as a whole waits for its agent.', ...settledLater }
  if (what === 'lanes') return { happened: 'Several tasks wait for their agents, one job each.', ...settledLater }
  if (what === 'train')
    return { happened: 'The changes of several tasks wait for their checks, one job each.', ...settledLater }
  const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline (the untouched checkpoint)'
  const awaited = commit === null ? 'its agent' : `the checks of ${code(shortOid(commit))}`
  return {
    happened: `${subject} waits for ${awaited}${effects[what] ?? ''}.`,
    ...settledLater,
  }
}

const settledLater = {
  details: [],
  next: [
    step(
      'No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost',
    ),
  ],
}

/** `starts`: the job that ended was to start it, and the text is read later. */
export type NextJobFact =
  | { readonly kind: 'starts' | 'started' }
  /** It already existed; `url`: its page. */
  | { readonly kind: 'pending'; readonly url: string }

/** A sentence without its full stop. */
export function nextJobText(fact: NextJobFact, workflow: string): string {
  if (fact.kind === 'pending') return `No action needed: the next job is already waiting (${fact.url})`
  return fact.kind === 'started'
    ? `No action needed: this job started the next one (${workflow})`
    : `No action needed: the next job of ${workflow} starts by itself`
}

const endInWords: Readonly<Record<AgentEnd['kind'], string>> = {
  finished: 'The agent has finished',
  no_result: 'The agent ended without an answer',
  error: 'The agent reported an error',
  usage_limit: "The provider's usage limit was reached",
  overloaded: 'The provider is overloaded',
  billing: 'The model account has no credit',
  auth: 'The model credential was refused',
  crashed: 'The agent crashed',
  timed_out: 'The agent ran out of time',
  cancelled: 'The agent was ended because the run was stopped or cancelled',
}

/** The agent's own words are not repeated here; the job that judges them shows them. */
export function agentJobText(job: {
  readonly end: AgentEnd
  readonly usage: { readonly usd: number }
  readonly findings: readonly string[]
  readonly candidate: boolean
  readonly ranNoAgent: boolean
}): string {
  const { end, usage, findings, candidate, ranNoAgent } = job
  if (ranNoAgent)
    return `The passes that were waiting gave their answers (${formatUsd(usage.usd)}). The job "apply" records them.`
  const next = candidate ? 'Next, its commit is checked.' : 'There is no commit to check.'
  const objections = findings.length > 0 ? ` The guards object to ${findings.length} of its changes.` : ''
  return `${endInWords[end.kind]} (${formatUsd(usage.usd)}).${objections} ${next} The job "apply" finishes it.`
}

export function checksJobText(job: {
  readonly results: readonly CheckResult[]
  readonly unready: string | null
}): string {
  if (job.unready !== null) return 'The set-up commands failed, so no check was run. The job "apply" finishes it.'
  const failed = job.results.filter(({ passed }) => !passed).length
  const count = job.results.length
  const result =
    failed === 0
      ? count === 1
        ? 'The check passed'
        : `All ${count} checks passed`
      : `${failed} of ${plural(count, 'check')} failed`
  return `${result}. The job "apply" finishes it.`
}
