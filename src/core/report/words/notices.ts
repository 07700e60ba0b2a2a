import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Outgoing } from '../../../schema/run/control.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { taskIn } from '../../run/fold/begin.ts'
import type { HeldCommit } from '../../run/fold/open-attempts.ts'
import { cappedLines, cappedRow } from '../../text/capped.ts'
import { agentLine, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code, operatorCommand, shortOid } from '../../text/report-context.ts'
import { nextMarkdown } from './next-steps.ts'
import { questionInWords } from './question-words.ts'
import { stackConflictInWords } from './stack-words.ts'
import { stopSentence } from './stop-sentence.ts'

/**
 * The comment that tells whoever began the run that a person is needed, and for what; undefined where
 * nobody is, or where no person began it. Its key comes from the run's past: the same need is told once, whatever job
 * meets it. The one place where an `@` of ours is live.
 */
export function callPerson(state: RunState, reason: StopReason, planFile: string): Outgoing | undefined {
  const { started_by: person, started, iteration } = state
  if (person === null || !needsPerson(reason) || wasTold(state, reason) || wasAsked(state, reason)) return undefined
  const at = { planFile, workBranch: state.work_branch, now: null, surface: 'issue' } as const
  const { happened, details, next } = stopSentence(reason, at, (text) => agentLine(text, 500))
  const parts = [`@${person} ${happened}`, ...details.map((detail) => `- ${detail}`), nextMarkdown(next)]
  return { key: `notice/${started}/${waitFor(reason)}-${iteration}`, kind: 'notice', body: parts.join('\n\n') }
}

/** A run can wait for answers first and then for its pull requests to be read, with no iteration in between. */
const waitFor = (reason: StopReason): string =>
  reason.kind === 'human_review' && reason.unread ? 'unread' : reason.kind

/** The comment that passes on what an agent wants a person to look at, as soon as it is known. */
export function askPerson(
  { started_by: person, started }: RunState,
  {
    iteration,
    task,
    why,
    holds,
    by = 'review',
    question,
  }: { iteration: number; task: string; why: string; holds: boolean; by?: string; question?: AgentQuestion },
): Outgoing {
  const at = { planFile: '', workBranch: '', now: null, surface: 'issue' } as const
  const who = person === null ? '' : `@${person} `
  if (question)
    return {
      key: `notice/${started}/question-${iteration}`,
      kind: 'notice',
      body: questionMarkdown(who, { iteration, task, question }),
    }
  const said = `${who}Iteration ${iteration} (${code(task)}) asks a person to review it: ${agentLine(why, 1000)}`
  const next = holds
    ? `Dependent tasks of ${code(task)} wait. To approve it: ${operatorCommand(at, 'approve', task)}.`
    : 'The run continues in the meantime.'
  return { key: `notice/${started}/${by}-${iteration}`, kind: 'notice', body: [said, next].join('\n\n') }
}

/** The comment that says that a commit of a lane waits for approval, while others go on. */
export function askApproval(
  { started_by: person, started }: Pick<RunState, 'started' | 'started_by'>,
  { iteration, task, commit, approved_before }: HeldCommit,
): Outgoing {
  const context = { planFile: '', workBranch: '', now: null, surface: 'issue' } as const
  const who = person === null ? '' : `@${person} `
  const before =
    approved_before === undefined
      ? ''
      : ` What landed meanwhile changed it: ${code(shortOid(approved_before))} was approved.`
  const happened = `${who}${code(task)} passed its checks in iteration ${iteration}; its commit ${code(shortOid(commit))} waits for approval.${before}`
  const next = `Tasks that depend on it wait, others go on. ${operatorCommand(context, 'approve', shortOid(commit))} accepts it, ${operatorCommand(context, 'retry', task)} with a reason rejects it.`
  return {
    key: `notice/${started}/approval-${iteration}-${shortOid(commit)}`,
    kind: 'notice',
    body: [happened, next].join('\n\n'),
  }
}

function questionMarkdown(
  who: string,
  { iteration, task, question }: { iteration: number; task: string; question: AgentQuestion },
): string {
  const at = { planFile: '', workBranch: '', now: null, surface: 'issue' } as const
  const happened = `${who}Iteration ${iteration} (${code(task)}) changed nothing. ${questionInWords(question, (text) => agentLine(text, 1000))}`
  const offered = (question.options ?? []).map(
    (option, index) =>
      `${operatorCommand(at, 'answer', task, String(index + 1))} answers “${agentLine(option, 200)}”. `,
  )
  const answer = `${offered.join('')}${operatorCommand(at, 'answer', task)} with your words after it answers the agent.`
  const next =
    question.kind === 'question'
      ? answer
      : `${operatorCommand(at, 'answer', task, 'done')} agrees: the task is done without a change. ${answer}`
  return [happened, `The task waits, and others go on. ${next}`].join('\n\n')
}

/** The comment that says that a task is stuck and what was done about it, as soon as that is known. */
export function tellStuck(
  { started_by: person, started }: RunState,
  { iteration, task, why, action }: Pick<EventOf<'stuck_detected'>, 'iteration' | 'task' | 'why' | 'action'>,
): Outgoing {
  const at = { planFile: '', workBranch: '', now: null, surface: 'issue' } as const
  const who = person === null ? '' : `@${person} `
  const happened = `${who}${code(task)} is stuck: ${agentLine(why.replace(/\.$/, ''), 1000)}.`
  const retry = `${operatorCommand(at, 'retry', task)} tries again with your instructions, ${operatorCommand(at, 'skip', task)} gives it up`
  const next =
    action === 'pause'
      ? `The run is paused. ${retry}; then ${operatorCommand(at, 'resume')} continues.`
      : `It is not tried again; the run continues with tasks that do not depend on it. ${retry}.`
  return { key: `notice/${started}/stuck-${iteration}`, kind: 'notice', body: [happened, next].join('\n\n') }
}

/** By the notice that its task is stuck, with the same choices. The same failure may end the job, without its task's name. */
function wasTold(state: RunState, reason: StopReason): boolean {
  if (reason.kind !== 'stuck') return false
  if (reason.task !== undefined) return taskIn(state, reason.task).stuck !== null
  return Object.values(state.tasks).some(({ stuck }) => stuck?.iteration === state.iteration)
}

/** A commit of a lane: people were asked as soon as it waited. */
export function wasAsked({ lanes }: Pick<RunState, 'lanes'>, reason: StopReason): boolean {
  const commit = reason.kind === 'human_review' ? reason.approve?.commit : undefined
  return commit !== undefined && lanes.some(({ held }) => held?.commit === commit)
}

/** A pause or a stop is a person's own word, and a fault makes the workflow red, which GitHub tells by itself. */
function needsPerson(reason: StopReason): boolean {
  if (reason.kind === 'iteration_limit') return reason.scope === 'run'
  return ['human_review', 'blocked', 'stuck', 'cost_budget', 'token_budget'].includes(reason.kind)
}

const shownIds = 30

/** Says on the issue that an edit of the plan was noticed, and what of it the run has taken over. */
export function planChange(
  { started }: Pick<RunState, 'started'>,
  edit: {
    readonly planFile: string
    /** Digest of the plan as it is now. */
    readonly source: string
    readonly added: readonly string[]
    readonly removed: readonly string[]
    readonly modified: readonly string[]
    readonly refused: readonly RefusedEdit[]
  },
): Outgoing {
  const { planFile, source, added, removed, modified, refused } = edit
  const parts = [some('new', added), some('changed', modified), some('removed', removed)].filter(Boolean)
  const what = parts.length === 0 ? 'no task changes' : parts.join('; ')
  const isRefused = parts.length === 0 && refused.length > 0
  const outcome = isRefused
    ? 'and nothing of it is adopted: the run continues with its former plan.'
    : `and the run continues with it: ${what}. Tasks that are done stay done.`
  return {
    key: `notice/${started}/plan-${source.slice(0, 12)}`,
    kind: 'notice',
    body: [`${code(planFile)} was edited, ${outcome}`, ...notTaken(refused)].join('\n\n'),
  }
}

function notTaken(refused: readonly RefusedEdit[]): string[] {
  if (refused.length === 0) return []
  // In a comment an order begins with a slash.
  const reasons = refused.map(({ why }) => inlineMarkdown(why.replace(/`(?=ralph )/g, '`/'), 500))
  const lines = cappedLines(reasons, shownIds).map((line) => `- ${line}`)
  return [['Not adopted:', ...lines].join('\n')]
}

/** Says on the issue that the base is left out, since the token may not push what a person changed there in a workflow. */
export function baseLeftOut(
  { started, work_branch }: Pick<RunState, 'started' | 'work_branch'>,
  context: { readonly branch: string; readonly paths: readonly string[] },
): Outgoing {
  const body = [
    `${code(context.branch)} changed ${cappedRow(context.paths.map(code), shownIds)}, and this token may not push workflow files: the run continues without merging ${code(context.branch)}.`,
    `To merge it, merge ${code(context.branch)} into ${code(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
  ]
  return { key: `notice/${started}/base-workflows`, kind: 'notice', body: body.join('\n\n') }
}

/** Says once for each base that a part of the stack conflicts with it; the run continues above. */
export function stackConflict(state: Pick<RunState, 'started' | 'remote' | 'stack_conflict'>): Outgoing | undefined {
  const { started, stack_conflict: conflict } = state
  if (!conflict) return undefined
  const { happened, remedy } = stackConflictInWords(state, conflict, (text) => code(text))
  const key = `notice/${started}/stack-conflict/${conflict.base.slice(0, 12)}`
  return { key, kind: 'notice', body: [`A lower pull request was merged. ${happened}`, remedy].join('\n\n') }
}

const some = (what: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${what}: ${cappedRow(ids.map(code), shownIds)}`
