import type { Amendment } from '../../../schema/plan/plan.ts'
import type { FailureCause } from '../../../schema/run/attempts.ts'
import type { EventOf, InterruptCause, RunEvent } from '../../../schema/run/event.ts'
import { confinementInWords, wayInWords } from '../../confinement/words.ts'
import { signalsInWords } from '../../handoff/agent-claims.ts'
import { refusalInWords } from '../../network/judge-target.ts'
import { holderInWords } from '../../run/lease/lease-verdict.ts'
import { formatDuration, formatUsd, formatUtc, plural } from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { firstThree, quote } from '../../text/one-line.ts'
import { shortOid } from '../../text/report-context.ts'
import { uncheckedWords } from '../facts/receipt.ts'
import {
  answerInWords,
  consensusInWords,
  counselInWords,
  evidenceInWords,
  interruptedInWords,
  judgedInWords,
  planReviewInWords,
} from './counsel-words.ts'
import { budgetInWords } from './forecast-text.ts'
import { knowledgeChangeInWords } from './memory-remarks.ts'
import { acceptedInWords, questionInWords } from './question-words.ts'
import { editInWords, passInWords, planChangeInWords, reviewInWords, setUpInWords, touchedWords } from './remarks.ts'
import { rulesChangeInWords, rulesInWords } from './rules-text.ts'
import { handedOverLine } from './run-sentence.ts'
import { stackInWords } from './stack-words.ts'
import { stopInWords } from './stop-sentence.ts'

/**
 * A line of `ralph log`: `2026-11-21 14:30:05 #12 TASK-3 failed …`, in UTC, at most about 400 columns. Foreign text is
 * made plain.
 */
export function logLine(event: RunEvent): string {
  const iteration = 'iteration' in event && event.iteration > 0 ? `#${event.iteration}` : ''
  return `${event.at.slice(0, 19).replace('T', ' ')}  ${iteration.padEnd(5)}  ${eventInWords(event)}`
}

/** Without time and iteration. */
export function eventInWords(event: RunEvent): string {
  switch (event.type) {
    case 'run_started':
      return `run ${quote(event.run)} of plan ${quote(event.plan)} started: ${plural(event.tasks.length, 'task')}, base ${shortOid(event.base)}, work on ${quote(event.work_branch)}${rulesOf(event)}`
    case 'lease_taken':
      return `${quote(holderInWords(event.holder))} took the lease (epoch ${event.epoch})`
    case 'lease_renewed':
      return 'lease renewed'
    case 'lease_released':
      return 'lease released'
    case 'confined':
      return confined(event)
    case 'baseline_finished':
      return baseline(event)
    case 'attempt_started':
      return `${event.task}: attempt ${event.attempt} started from ${shortOid(event.checkpoint)}`
    case 'handed_on':
      return handedOverLine(event)
    case 'attempt_succeeded':
      return succeeded(event)
    case 'milestone_begun':
    case 'parts_merged':
    case 'part_checked':
    case 'stack_conflicted':
    case 'stack_conflict_ended':
    case 'base_merged':
    case 'work_moved':
      return stackInWords(event)
    case 'attempt_failed':
      return failed(event)
    case 'attempt_interrupted':
      return interrupted(event)
    case 'checks_touched':
      return `${event.task}: ${touchedWords(event, quote)}`
    case 'stuck_detected':
      return stuck(event)
    case 'signals_given':
      return `${event.task}: its agent says: ${signalsInWords(event, quote)}`
    case 'human_review_requested':
      return askedForReview(event)
    case 'unchanged_accepted':
      return `${event.task}: ${acceptedInWords(event, quote)}`
    case 'unchanged_doubted':
      return `${event.task}: a person decides whether it is done without a change, since ${quote(event.why)}`
    case 'review_answered':
      return `${event.task}: ${quote(event.by)} answered its agent; dependent tasks continue`
    case 'iteration_reviewed':
      return `${event.task}: ${reviewInWords(event)} (${formatUsd(event.usd)})`
    case 'agent_pass':
      return `${event.task}: ${passInWords(event)} (${formatUsd(event.usage.usd)})`
    case 'passes_owed':
      return passesOwed(event)
    case 'passes_begun':
      return `the passes that were waiting now look at ${plural(event.iterations.length, 'iteration')}: ${firstThree(event.iterations.map((one) => `#${one}`))}`
    case 'agent_call':
      return agentCalled(event)
    case 'failure_pattern':
      return `${event.task}: the same failure again and again: ${quote(event.pattern)} [recommended: ${quote(event.recommended_action)}]`
    case 'context_directive':
      return directive(event)
    case 'prepared_prompt_refused':
      return `the prepared prompt is not used; the assembled one is used instead: ${firstThree(event.why)}`
    case 'server_trouble':
      return quote(event.what.join('; '))
    case 'set_up_again':
      return setUpInWords(event, quote)
    case 'network_refused':
      return refusalInWords(event, quote)
    case 'agent_lingered':
      return `the agent's process kept running after its answer and was ended after ${formatDuration(event.after_ms)}`
    case 'prompt_cut':
      return promptCut(event)
    case 'files_hidden':
      return `${plural(event.total, 'new file')} hidden by ignore rules that the agent added, so not committed: ${firstThree(event.paths, event.total)}`
    case 'environment_changed':
      return `${plural(event.total, 'ignored file')} changed by the agent: ${firstThree(event.paths, event.total)}`
    case 'amendment_accepted':
      return event.given_up
        ? `${quote(String(event.amendment.task_id))} given up; a person decides${because(event.amendment.reason)}`
        : `plan amended: ${amendmentInWords(event.amendment)}`
    case 'amendment_refused':
      return `amendment refused (${amendmentInWords(event.amendment)}): ${quote(event.why)}`
    case 'plan_changed':
      return planChangeInWords(event)
    case 'edit_unusable':
    case 'edit_mended':
      return editInWords(event)
    case 'command_taken':
      return `${quote(event.by)} ordered: ${quote(event.text)}${event.refused === null ? '' : ` — refused: ${quote(event.refused)}`}`
    case 'follow_up_added':
      return `${quote(event.by)} adds the task ${event.task} (${quote(String(event.amendment.task?.['title'] ?? ''))})`
    case 'follow_up_answered':
      return `${event.task}: whoever asked for it is told the outcome`
    case 'remembered':
      return `${quote(event.by)} wants every agent to know: ${quote(event.text)} [${event.id}]${replacedText(event.supersedes)}`
    case 'forgotten':
      return `${event.id} is withdrawn by ${quote(event.by)}${because(event.why)}${restoredText(event.restores)}`
    case 'knowledge_changed':
      return knowledgeChangeInWords(event)
    case 'knowledge_refused':
      return `the knowledge index stays unchanged: ${firstThree(event.why)}`
    case 'knowledge_inherited':
      return knowledgeInherited(event)
    case 'evidence_gathered':
      return evidenceInWords(event)
    case 'counsel_begun':
      return `${counselInWords(event)} begins`
    case 'counsel_called':
      return `${counselInWords(event)} by ${event.model === null ? 'an agent' : quote(event.model)} (${spent(event)}): ${quote(event.outcome)}${restoredFilesText(event)}`
    case 'counsel_interrupted':
      return interruptedInWords(event, quote)
    case 'counsel_lost':
      return `${counselInWords(event)} was under way when its job ended; what the call cost is unknown`
    case 'consensus_said':
      return `consensus: ${consensusInWords(event.now, quote)}`
    case 'plan_reviewed':
      return planReviewInWords(event, quote)
    case 'counsel_answered':
      return answerInWords(event, quote)
    case 'completion_judged':
      return judgedInWords(event, quote)
    case 'pause':
      return `paused by ${quote(event.by)}: ${quote(event.why)}`
    case 'resume':
      return `resumed by ${quote(event.by)}`
    case 'wait_lifted':
      return 'this job was told not to wait for the provider (--now)'
    case 'setting_changed':
      return `${quote(event.name)} set to ${quote(event.value)} by ${quote(event.by)}, for the rest of the run`
    case 'rules_changed':
      return rulesChangeInWords(event)
    case 'skip_task':
      return `${event.task} skipped by ${quote(event.by)}${because(event.why)}`
    case 'task_reopened':
      return `${event.task} reopened by ${quote(event.by)}, with all its attempts again`
    case 'attempt_held':
      return `${succeeded(event, 'passed as')} [waits for approval${event.approved_before === undefined ? '' : `: what landed since changed ${shortOid(event.approved_before)}, which was approved`}]`
    case 'attempt_approved':
      return approved(event)
    case 'attempt_rejected':
      return `${event.task}: ${shortOid(event.commit)} rejected by ${quote(event.by)}${because(event.why)} [reopened]`
    case 'undo_ordered':
      return `undo of iteration ${event.undoes} ordered by ${quote(event.by)}${because(event.why)}`
    case 'undo_done':
      return undone(event)
    case 'undo_failed':
      return `iteration ${event.undoes} could not be undone; nothing was changed: ${quote(event.why)}`
    case 'note':
      return `hint by ${quote(event.by)} for ${event.task ? `the next attempt of ${event.task}` : 'the next attempt'}: ${quote(event.text)}`
    case 'hints_told':
      return `${plural(event.ids.length, 'hint')} went into the prompt`
    case 'plan_format_recorded':
      return event.format === null
        ? 'a setting names the format of the plan from now on'
        : `the plan is read as ${quote(event.format)} from now on`
    case 'base_renamed':
      return `the base branch ${quote(event.from)} is called ${quote(event.to)} from now on`
    case 'conflict_task_added':
      return `the base conflicts with the work in ${firstThree(event.files, event.total)}: resolving it is ${event.task}, the next task (${quote(event.why)})`
    case 'attempt_captured':
      return capturedInWords(event)
    case 'lanes_limited':
      return `no further attempt begins beside those under way: ${quote(event.why)}`
    case 'conflict_task_ended':
      return `${event.task} is no longer needed: ${quote(event.why)}`
    case 'run_imported':
      return `the run of ${quote(event.from)} continues here after its iteration ${event.iteration}`
    case 'agents_md_due':
      return `ralph's section of AGENTS.md is out of date: ${event.task} updates it, with ${plural(event.entries, 'entry', 'entries')}`
    case 'agents_md_ended':
      return `${event.task} is given up, and AGENTS.md stays unchanged: ${quote(event.why)}`
    case 'agents_md_left':
      return `AGENTS.md stays unchanged: ${quote(event.why)}`
    case 'queue_moved':
      return `the plan moved to ${quote(event.file)} by ${shortOid(event.to)}`
    case 'steering_changed':
      return `changed while an agent with possible access was running: ${firstThree(event.paths)}; the run keeps the earlier versions`
    case 'work_refused':
      return `the remote refused ${quote(event.branch)} (${quote(event.why)}); the commits are offered as ${quote(event.offered)}`
    case 'budget_warning':
      return budgetInWords(event)
    case 'run_stopped':
      return `job ended: ${stopInWords(event.reason)}`
    default:
      return assertNever(event)
  }
}

function rulesOf({ rules }: EventOf<'run_started'>): string {
  const rulesText = rulesInWords(rules)
  return rulesText === undefined ? '' : `; rules: ${rulesText}`
}

const spent = (event: { duration_ms: number; usage: { usd: number } }): string =>
  `${formatDuration(event.duration_ms)}, ${formatUsd(event.usage.usd)}`

function confined(event: EventOf<'confined'>): string {
  const refused = event.refused.map(({ way, why }) => `${wayInWords[way]} (${quote(why)})`)
  const others = refused.length === 0 ? '' : `. Not available here: ${firstThree(refused)}`
  return `confinement of the agent and the checks: ${confinementInWords(event)}${others}`
}

function baseline(event: EventOf<'baseline_finished'>): string {
  const { commit, red, accepted, counting, confined = [] } = event
  const subject = `checks on the untouched ${shortOid(commit)}`
  const unchecked = uncheckedWords(event)
  if (counting === 0) return `${subject}: none. ${unchecked}`
  if (red.length === 0) return `${subject}: all green`
  if (confined.length > 0) {
    const names = firstThree(confined.map(({ name }) => name))
    return `${subject}: fails in the confinement, passes without it: ${names} (blocks the run)`
  }
  const effect = accepted ? ' (accepted as known)' : ' (blocks the run)'
  return `${subject}: red: ${firstThree(red)}${effect}${unchecked === undefined ? '' : `. ${unchecked}`}`
}

function succeeded(event: EventOf<'attempt_succeeded' | 'attempt_held'>, how = 'done in'): string {
  const extras = [
    ...(event.handoff === 'synthetic' ? ['the agent left no handoff'] : []),
    ...(event.handoff === 'extracted' ? ['its handoff was extracted from its last output'] : []),
    ...(event.flaky.length > 0 ? [`flaky: ${firstThree(event.flaky)}`] : []),
    ...(event.turned_green.length > 0 ? [`now green: ${firstThree(event.turned_green)}`] : []),
  ]
  const tail = extras.length > 0 ? ` [${extras.join('; ')}]` : ''
  const details = `(${spent(event)}): ${quote(event.summary)}${tail}`
  const { task, commit, part } = event
  if (commit === null) return `${task} done; nothing was left to do after its parts ${details}`
  if (!part) return `${task} ${how} ${shortOid(commit)} ${details}`
  const openItems = part.left.length === 0 ? '' : `: ${firstThree(part.left.map((one) => quote(one)))}`
  const fate = part.final ? '; no continuation is left, so the task failed' : ''
  return `${task} ${how === 'done in' ? 'continued with' : how} part ${part.number}, ${shortOid(commit)} ${details} [not complete${openItems}${fate}]`
}

function passesOwed({ task, passes, checks }: EventOf<'passes_owed'>): string {
  const noun = passes.length === 1 ? 'pass' : 'passes'
  return `${task}: the ${noun} ${firstThree(passes.map((name) => quote(name)))} will look at it in the next job of an agent: its checks ${checks}`
}

const replacedText = (ids: readonly string[] = []): string => (ids.length === 0 ? '' : `, replacing ${firstThree(ids)}`)

function knowledgeInherited({ from, entries, left_out }: EventOf<'knowledge_inherited'>): string {
  const more = left_out === undefined ? '' : `; ${left_out} more did not fit`
  return `${plural(entries.length, 'entry', 'entries')} from the plan ${quote(from)} ${entries.length === 1 ? 'was' : 'were'} inherited${more}`
}

const approved = ({ task, commit, by, part, rejoins }: EventOf<'attempt_approved'>): string =>
  `${task}: ${shortOid(commit)} approved by ${quote(by)}, ${rejoins ? 'to be checked on what landed since' : part ? `part ${part.number}` : 'done'}`

function stuck({ task, why, action, retries_left }: EventOf<'stuck_detected'>): string {
  const saved = retries_left === 0 ? '' : `, ${plural(retries_left, 'retry', 'retries')} saved`
  return `${task} is stuck: ${quote(why)} [${stuckWords[action]}${saved}]`
}

const stuckWords: Record<EventOf<'stuck_detected'>['action'], string> = {
  ask: 'the task has failed; a person is notified',
  pause: 'the run is paused',
  skip: 'given up; a person decides',
}

const askedForReview = ({ task, why, holds, question }: EventOf<'human_review_requested'>): string =>
  question
    ? `${task}: it changed nothing. ${questionInWords(question, quote)} [the task waits for an answer]`
    : `${task}: a person is asked to review: ${quote(why)}${holds ? ' [what depends on it waits]' : ''}`

function agentCalled({ model, role, outcome, edited = [], ...event }: EventOf<'agent_call'>): string {
  const by = `${model === null ? 'an agent' : quote(model)} (${spent(event)})`
  // The outcome follows, since the call may have ended without an answer.
  const request = {
    index: 'was asked to update the index',
    post: 'was asked to review the last iteration',
    prep: 'was asked to prepare the prompt',
    research: 'was asked to do research',
    extraction: "was asked to write a handoff from the agent's last output",
  }[role]
  return `${role}: ${by} ${request}${outcome === undefined ? '' : `: ${quote(outcome)}`}${restoredFilesText({ edited })}`
}

const restoredFilesText = ({ edited = [] }: { edited?: readonly string[] | undefined }): string =>
  edited.length === 0 ? '' : ` [it changed files, which were restored: ${firstThree(edited)}]`

const directive = ({ task, role, action, reason, held }: EventOf<'context_directive'>): string =>
  `${task}: ${role} says ${quote(action)}: ${quote(reason)}${held ? ' [its agent is not called]' : ''}`

const because = (why: string): string => (why === '' ? '' : `: ${quote(why)}`)

function undone(event: EventOf<'undo_done'>): string {
  const { undoes, also, task, opens, commit, by, why, dependents, reopened } = event
  const revertText = commit === null ? 'nothing was left to revert' : `reverted in ${shortOid(commit)}`
  const iterationsText =
    also.length === 0 ? `iteration ${undoes}` : `iterations ${[undoes, ...also].sort((a, b) => a - b).join(', ')}`
  const fate = reopened.length > 0 ? 'reopened too' : 'stay done'
  const others = dependents.length === 0 ? '' : `; tasks that build on it: ${firstThree(dependents)} (${fate})`
  return `${task} is ${opens ? 'reopened' : 'taken back'}: ${iterationsText}, ${revertText}, for ${quote(by)}${because(why)}${others}`
}

function failed(event: EventOf<'attempt_failed'>): string {
  const consequence = event.moot
    ? 'only a model asked for this task, so it is skipped'
    : event.final
      ? 'no retries left; the task has failed'
      : 'rolled back; it will be retried'
  const rejectedTree = event.rejected ? `; rejected tree kept as ${shortOid(event.rejected)}` : ''
  return `${event.task} failed: ${failureWords[event.cause]} (${spent(event)}): ${quote(event.why)} [${consequence}${rejectedTree}]`
}

function interrupted(event: EventOf<'attempt_interrupted'>): string {
  const until = event.until ? `; continues after ${formatUtc(event.until)}` : ''
  const cause = `${interruptWords[event.cause]} (${spent(event)}): ${quote(event.why)}`
  return `${event.task} interrupted: ${cause} [rolled back; not counted against the task${until}]`
}

const promptCut = ({ section, from_chars, to_chars }: EventOf<'prompt_cut'>): string =>
  to_chars === 0
    ? `the prompt's section "${quote(section)}" (${from_chars} characters) was omitted to fit the budget`
    : `the prompt's section "${quote(section)}" was cut from ${from_chars} to ${to_chars} characters to fit the budget`

const amendmentInWords = ({ action, task, task_id, reason }: Amendment): string =>
  `${action} ${quote(String(task_id ?? task?.['id'] ?? 'a task'))}${reason === '' ? '' : `: ${quote(reason)}`}`

export const failureWords: Record<FailureCause, string> = {
  checks: 'checks failed',
  no_changes: 'nothing was changed',
  guard: 'a guard refused the change',
  agent_error: 'the agent reported an error',
  agent_crashed: 'the agent crashed',
  agent_timed_out: 'the agent ran out of time',
  no_result: 'the agent gave no result',
  runner_lost: 'too many runners were lost',
  review: 'the reviewer did not accept it',
  incomplete: 'the agent did not complete it',
  conflict: 'it does not go with what landed meanwhile',
  stuck: 'the agent cannot go on',
}

/** For attempts that do not count. */
const interruptWords: Record<InterruptCause, string> = {
  runner_lost: 'the runner was lost',
  agent_killed: 'the agent was killed from outside',
  infrastructure: 'the machine or the remote failed',
  cancelled: 'cancelled',
  usage_limit: "the provider's usage limit",
  overloaded: 'the provider is overloaded',
  billing: 'the provider refuses because of billing',
  auth: 'the provider does not accept the credentials',
  budget: 'the cost budget was used up',
  work_moved: 'the work branch moved',
  rebase: 'its change does not go with what landed meanwhile',
  asked: 'changed nothing and asks a person',
  held_back: 'held back before its agent was called',
}

const restoredText = (ids?: readonly string[]): string => (ids ? `; ${ids.join(', ')} counts again` : '')

function capturedInWords({ task, candidate, checks_lost }: EventOf<'attempt_captured'>): string {
  const phase = checks_lost ? 'the job of its checks came to no end' : 'its agent has ended'
  return `${task}: ${phase}; its change ${shortOid(candidate)} waits for its checks`
}
