import type { StopReason } from '../../../../schema/run/stop-reason.ts'
import { openAttempts } from '../../../run/fold/open-attempts.ts'
import {
  clock,
  clockSeenFrom,
  formatLimit,
  formatMinutes,
  formatTokens,
  formatUsd,
  plural,
  thousands,
} from '../../../text/amounts.ts'
import { plainLine } from '../../../text/one-line.ts'
import { rangeInWords } from '../../words/forecast-text.ts'
import { type Badge, type FirstInput, failing, needsPerson } from './first-screen.ts'

export interface Headline {
  readonly badge: Badge
  /** At most twelve words, including ids and times. */
  readonly sentence: string
  /** The consequence for the rest of the plan, and whether money is being spent. */
  readonly means: string
}

const calm: Badge = { sign: '·', word: 'not running', tone: 'dim' }
const running: Badge = { sign: '▸', word: 'running', tone: 'act' }
const complete: Badge = { sign: '✓', word: 'complete', tone: 'good' }

const inWork = (count: number): string =>
  count === 0 ? '' : count === 1 ? ', one is in work' : `, ${count} are in work`

export function headlineOf(input: FirstInput): Headline {
  const { state, status, context } = input
  const { counts, standing } = status
  const time = clockSeenFrom(state.updated, context.now)
  const tasks = `${counts.done} of ${plural(counts.total, 'task')} ${counts.done === 1 ? 'is' : 'are'} done`
  switch (standing) {
    case 'at_work':
      return {
        badge: running,
        sentence: `Running: ${tasks}${inWork(openAttempts(state).length)}.`,
        means: completionForecast(input),
      }
    case 'complete':
      return { badge: complete, sentence: completeWords(input), means: afterwards(input) }
    case 'between_jobs':
      return state.iteration === 0
        ? { badge: { ...calm, word: 'not begun' }, ...notBegun(input) }
        : { badge: calm, sentence: `No job is running: ${tasks}.`, means: restingText(input) }
    case 'paused':
      return { badge: needsPerson('paused'), sentence: `Paused at ${time}: ${tasks}.`, means: restingText(input) }
    case 'waiting_for_approval': {
      const task = plainLine(state.awaiting?.task ?? '', 60)
      const sentence = `Waiting for your approval since ${time}: a commit of ${task}.`
      return { badge: needsPerson('waits for you'), sentence, means: restingText(input) }
    }
    case 'human_review':
      return { badge: needsPerson('waits for you'), sentence: askedWords(input, time), means: restingText(input) }
    case 'waiting':
      return {
        badge: { sign: '·', word: 'waits', tone: 'dim' },
        sentence: `Waiting until ${clockSeenFrom(state.waiting?.until ?? state.updated, context.now)}: ${tasks}.`,
        means: `${plainLine(state.waiting?.why ?? '', 200)} ${restingText(input)}`.trim(),
      }
    default:
      return {
        badge: failing(standing.replaceAll('_', ' ')),
        sentence: `Stopped at ${time}: ${cause(input)}.`,
        means: restingText(input),
      }
  }
}

function completeWords({ status }: FirstInput): string {
  const { receipt, counts } = status
  const all = counts.skipped + counts.given_up === 0 ? 'All tasks are done' : 'All tasks are done or skipped'
  if (receipt.commits === 0) return `${all}.`
  const proven = receipt.unchecked === null ? ', each with its checks passed' : ''
  return `${all}: ${plural(receipt.commits, 'commit')}${receipt.commits === 1 ? proven.replace('each with its', 'its') : proven}.`
}

function afterwards({ status, state }: FirstInput): string {
  const skipped = status.tasks.filter((task) => task.status === 'skipped').map(({ id }) => plainLine(id, 40))
  const names = skipped.length > 3 ? '' : ` (${skipped.join(', ')})`
  return [
    ...(status.receipt.unchecked === null ? [] : [`${status.receipt.unchecked}.`]),
    ...(skipped.length > 0 ? [`${plural(skipped.length, 'task was', 'tasks were')} skipped${names}.`] : []),
    `The work is on ${plainLine(state.work_branch, 120)}; nothing runs, and nothing is being spent.`,
  ].join(' ')
}

function notBegun({ status }: FirstInput): { sentence: string; means: string } {
  const { forecast, counts } = status
  const tasks = plural(counts.total, 'task')
  if (!forecast) return { sentence: `Nothing has begun: ${tasks}.`, means: '' }
  const time = rangeInWords(forecast.runner_ms, formatMinutes, ' min')
  const money = forecast.usd.high > 0 ? `${rangeInWords(forecast.usd, formatUsd, ' USD')} and ` : ''
  return { sentence: `Nothing has begun: ${tasks}, about ${money}${time}.`, means: '' }
}

function completionForecast({ status: { forecast }, context: { now } }: FirstInput): string {
  if (!forecast || now === null) return ''
  const clockAfter = (ms: number): string => clock(new Date(now + ms).toISOString())
  const [low, high] = [clockAfter(forecast.runner_ms.low), clockAfter(forecast.runner_ms.high)]
  const money = forecast.usd.high > 0 ? `, for ${rangeInWords(forecast.usd, formatUsd, ' USD')} more` : ''
  return `Done at about ${low === high ? low : `${low} to ${high}`}${money}.`
}

/** For a run without a job. */
function restingText({ status }: FirstInput): string {
  const { counts, held_up } = status
  const failed = status.tasks.filter((task) => task.status === 'failed')
  const [only] = failed
  const waits =
    only && failed.length === 1
      ? held_up.filter(({ task, failed: by }) => task !== only.id && by.includes(only.id)).length
      : 0
  const others =
    waits > 0 ? ` ${plural(waits, 'other task waits', 'other tasks wait')} for ${plainLine(only?.id ?? '', 60)};` : ''
  const done = `${counts.done} of ${plural(counts.total, 'task')} ${counts.done === 1 ? 'is' : 'are'} done and committed.`
  return `${done}${others === '' ? ' Nothing' : `${others} nothing`} runs, and nothing is being spent.`
}

function askedWords({ state, status }: FirstInput, time: string): string {
  const tasks = [...new Set(state.asks.map(({ task }) => plainLine(task, 60)))]
  if (tasks.length === 1) return `Waiting for your answer since ${time}: one question of ${tasks[0]}.`
  if (tasks.length > 1) return `Waiting for your answer since ${time}: ${tasks.length} questions.`
  const reason = state.stop?.kind === 'human_review' ? state.stop : undefined
  const [task] = reason?.given_up?.tasks ?? []
  if (reason?.given_up && task)
    return reason.given_up.total === 1
      ? `Waiting for your decision since ${time}: ${plainLine(task.task, 60)} was given up.`
      : `Waiting for your decision since ${time}: ${reason.given_up.total} tasks were given up.`
  if (reason?.unread)
    return `Waiting for you since ${time}: ${thousands(reason.unread.lines)} changed lines are to be read.`
  if (reason?.conflict) return `Waiting for you since ${time}: a merge has conflicts.`
  return status.sentence
}

function cause({ state, status }: FirstInput): string {
  const { stop } = state
  if (stop?.kind === 'stuck') return stuckWords(stop, state.tasks)
  if (stop?.kind === 'cost_budget') return `the budget of ${formatLimit(stop.budget_usd)} is used up`
  if (stop?.kind === 'token_budget') return `the budget of ${formatTokens(stop.budget_tokens)} tokens is used up`
  if (stop?.kind === 'blocked') {
    const failed = status.counts.failed
    return failed > 0 ? `${plural(failed, 'task')} failed, and the rest waits` : 'no task can be started'
  }
  if (stop?.kind === 'failed') return `the job failed (${plainLine(stop.code, 40)})`
  if (stop?.kind === 'time_budget') return 'the time of the job is used up'
  if (stop?.kind === 'iteration_limit') return `the limit of ${plural(stop.limit, 'iteration')} is reached`
  return stop?.kind === 'cancelled' ? 'the job was cancelled' : 'another job holds the run'
}

function stuckWords({ task }: Extract<StopReason, { kind: 'stuck' }>, tasks: FirstInput['state']['tasks']): string {
  if (task === undefined) return 'attempts fail in the same way, one after the other'
  const { failures = [], failed_attempts = 0 } = tasks[task] ?? {}
  const last = failures.at(-1)?.fingerprint
  const same = failures.length - 1 - failures.findLastIndex(({ fingerprint }) => fingerprint !== last)
  const times = same > 1 ? same : failed_attempts
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`
  return `${plainLine(task, 60)} failed ${same > 1 ? 'in the same way ' : ''}${often}`
}
