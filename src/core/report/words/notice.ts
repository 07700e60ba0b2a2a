import type { NoticeEvent, NotifyChannel } from '../../../schema/notify/channel.ts'
import type { Notice } from '../../../schema/notify/notice.ts'
import { ofOneJob } from '../../../schema/run/budget.ts'
import type { Outgoing } from '../../../schema/run/control.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { channelName } from '../../notify/read-channels.ts'
import { continuesUnattended } from '../../run/lease/due.ts'
import { formatUsd } from '../../text/amounts.ts'
import { startOf } from '../../text/excerpt.ts'
import { plainLine } from '../../text/one-line.ts'
import { operatorLine, type ReportContext, shortOid } from '../../text/report-context.ts'
import { type NextStep, step } from '../document/next-steps.ts'
import { approvalSteps } from './after-stop.ts'
import { budgetAmount, budgetInWords } from './forecast-text.ts'
import { approvalWasRequested } from './notices.ts'
import { questionSteps } from './question-words.ts'
import { stopSentence } from './stop-sentence.ts'

export interface NoticeContext {
  readonly report: ReportContext
  readonly repository: string | null
  readonly url: string | null
  /** Another job starts without a person, so a limit of this job is no news. */
  readonly unattended: boolean
}

interface News {
  readonly event: NoticeEvent
  /** Together with the event it identifies a notice of a run. */
  readonly key: string
  readonly task: string | null
  readonly message: string
  readonly details?: readonly string[]
  readonly next: readonly NextStep[]
}

export interface NoticeAudience {
  readonly channels: readonly NotifyChannel[]
  readonly context: NoticeContext
}

/** An effect for each channel that subscribed to the event. */
export function noticesOf(fact: RunEvent, state: RunState, { channels, context }: NoticeAudience): Outgoing[] {
  const notice = channels.length === 0 ? undefined : noticeOf(fact, state, context)
  if (!notice) return []
  const body = JSON.stringify(notice)
  return channels
    .filter(({ on }) => on.includes(notice.event))
    .map((channel) => ({ key: `${notice.id}/${channelName(channel)}`, kind: 'notify', body }))
}

/** Undefined for most events. `state` already contains the event. */
export function noticeOf(fact: RunEvent, state: RunState, context: NoticeContext): Notice | undefined {
  const news = newsOf(fact, state, context)
  if (!news) return undefined
  const { event, key, task, message, details = [], next } = news
  const tasks = Object.values(state.tasks)
  return {
    schema: 1,
    id: [state.run, event, key].join('/'),
    event,
    at: fact.at,
    plan: state.plan,
    run: state.run,
    repository: context.repository,
    task,
    iteration: state.iteration,
    message,
    details: [...details],
    next: next.map(({ does, commands }) => ({ does, commands: [...commands] })),
    done: tasks.filter(({ status }) => status === 'done').length,
    tasks: tasks.length,
    spent_usd: state.usage.usd,
    url: context.url,
  }
}

function newsOf(fact: RunEvent, state: RunState, context: NoticeContext): News | undefined {
  const { report } = context
  switch (fact.type) {
    case 'run_stopped':
      return approvalWasRequested(state, fact.reason) ? undefined : newsOfStop(fact.reason, state, context)
    case 'stuck_detected':
      return {
        event: 'stuck',
        key: `${fact.task}-${fact.iteration}`,
        task: fact.task,
        message: `${fact.task} is stuck: ${foreign(fact.why)}`,
        next: [
          step('Try again with your instructions', operatorLine(report, 'retry', fact.task)),
          step('Give it up', operatorLine(report, 'skip', fact.task)),
        ],
      }
    case 'human_review_requested':
      return {
        event: 'needs-person',
        key: `${fact.task}-${fact.iteration}`,
        task: fact.task,
        message: `The agent of ${fact.task} (iteration ${fact.iteration}) asks for a person: ${foreign(fact.why)}`,
        next: fact.question
          ? questionSteps({ task: fact.task, question: fact.question }, report)
          : fact.holds
            ? [step('If it is fine', operatorLine(report, 'approve', fact.task))]
            : [step('The run continues in the meantime')],
      }
    case 'attempt_held':
      // Without lanes the job ends with it, and that end is the notice.
      if (fact.patch === undefined) return undefined
      return {
        event: 'needs-person',
        key: `approval-${fact.iteration}-${shortOid(fact.commit)}`,
        task: fact.task,
        message: `${fact.task} (iteration ${fact.iteration}) passed its checks: its commit ${shortOid(fact.commit)} waits for approval. Other tasks go on.`,
        next: approvalSteps(fact, report),
      }
    case 'budget_warning':
      if (ofOneJob(fact.budget)) return undefined
      return {
        event: 'budget',
        key: `${fact.budget}-${fact.limit}`,
        task: null,
        message: budgetInWords(fact),
        next: [
          step(
            'Allow the same amount again',
            operatorLine(report, 'budget', budgetAmount(fact.budget, 2 * fact.limit)),
          ),
        ],
      }
    default:
      return undefined
  }
}

function newsOfStop(reason: StopReason, state: RunState, { report, unattended }: NoticeContext): News | undefined {
  const event = eventOfStop(reason)
  if (!event || (unattended && continuesUnattended(reason))) return undefined
  const { happened, details, next } = stopSentence(reason, report, foreign)
  const task = 'task' in reason ? (reason.task ?? null) : null
  // If a later job ends the same way, the iteration and so the key are unchanged, and no second notice is sent.
  return { event, key: `${reason.kind}-${state.iteration}`, task, message: happened, details, next }
}

function eventOfStop(reason: StopReason): NoticeEvent | undefined {
  switch (reason.kind) {
    case 'complete':
      return 'complete'
    case 'human_review':
    case 'blocked':
    case 'failed':
      return 'needs-person'
    case 'stuck':
      return 'stuck'
    case 'cost_budget':
    case 'token_budget':
    case 'iteration_limit':
    case 'time_budget':
    case 'waiting':
      return 'limit'
    // The person's own order, or somebody else's job.
    case 'paused':
    case 'cancelled':
    case 'busy':
      return undefined
  }
}

const foreign = (text: string): string => plainLine(text, 500)

/** Such as “ralph demo: a person is needed”. */
export const noticeTitle = ({ event, plan }: Notice): string => `ralph ${plan}: ${titles[event]}`

const titles: Record<Notice['event'], string> = {
  'needs-person': 'a person is needed',
  stuck: 'a task is stuck',
  limit: 'stopped at a limit',
  budget: 'a budget is nearly used',
  complete: 'complete',
}

/** What happened and what to do, at most `maxChars` characters. */
export function noticeText(notice: Notice, maxChars: number): string {
  const { message, details, next, done, tasks, spent_usd } = notice
  const steps = next.flatMap(({ does, commands }) =>
    commands.length === 0 ? [`${does}.`] : [`${does}:`, ...commands.map((command) => `    ${command}`)],
  )
  const lines = [
    message,
    ...details.map((detail) => `- ${detail}`),
    `${done} of ${tasks} tasks done, ${formatUsd(spent_usd)} spent.`,
    ...steps,
  ]
  const text = lines.join('\n')
  return text.length <= maxChars ? text : `${startOf(text, maxChars - 1).trimEnd()}…`
}

/** For Slack's incoming webhooks: three escapes prevent mentions and links. */
export const slackMessage = (notice: Notice): { readonly text: string } => ({
  text: `*${slackText(noticeTitle(notice))}*\n${slackText(noticeText(notice, 2500))}${linkOf(notice)}`,
})

const linkOf = ({ url }: Notice): string => (url === null ? '' : `\n${url}`)

const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** For Discord's webhooks, at most 2,000 characters, without mentions and formatting. */
export const discordMessage = (notice: Notice) => ({
  content: `**${discordText(noticeTitle(notice))}**\n${startOf(discordText(noticeText(notice, 1000)), 1600)}${linkOf(notice)}`,
  allowed_mentions: { parse: [] as const },
})

const discordText = (text: string): string => text.replace(/[\\`*_~|>#[\]<]/g, '\\$&')
