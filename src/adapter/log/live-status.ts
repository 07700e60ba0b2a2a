import { formatTokens, formatUsd, totalTokens } from '../../core/text/amounts.ts'
import { formatDuration } from '../../core/text/duration.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { AgentProgress } from '../../port/agent.ts'
import type { Progress } from '../../port/progress.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { stepInWords } from './progress-lines.ts'

/** What the live line tells: the attempt under way and what this job has spent before it. */
interface LiveStatus {
  readonly attempt: { iteration: number; task: string; since: number; usage: Usage; doing: string } | null
  readonly spentBefore: number
}

export const nothingLive: LiveStatus = { attempt: null, spentBefore: 0 }

/** The live status after one more progress. `now` in ms since the epoch. */
export function follow(live: LiveStatus, progress: Progress, now: number): LiveStatus {
  if (progress.kind === 'event') return followEvent(live, progress.event, now)
  if (!live.attempt) return live
  const change = progress.kind === 'agent' ? fromAgent(progress.progress) : fromCheck(progress)
  return change ? { ...live, attempt: { ...live.attempt, ...change } } : live
}

function followEvent(live: LiveStatus, event: RunEvent, now: number): LiveStatus {
  switch (event.type) {
    case 'attempt_started': {
      const { iteration, task } = event
      return { ...live, attempt: { iteration, task, since: now, usage: noUsage, doing: '' } }
    }
    case 'attempt_succeeded':
    case 'attempt_failed':
    case 'attempt_interrupted':
      return { attempt: null, spentBefore: live.spentBefore + event.usage.usd }
    case 'run_stopped':
      return { ...live, attempt: null }
    default:
      return live
  }
}

function fromAgent(progress: AgentProgress): { doing?: string; usage?: Usage } | undefined {
  if (progress.kind === 'tool') return { doing: stepInWords(progress) }
  if (progress.kind === 'spent') return { usage: progress.usage }
  return undefined
}

function fromCheck(progress: Progress): { doing: string } | undefined {
  return progress.kind === 'check_started' ? { doing: `check ${plainLine(progress.name, 100)}` } : undefined
}

/** `#12 TASK-3 · 3m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts`; undefined where nothing is under way. */
export function liveText({ attempt, spentBefore }: LiveStatus, now: number): string | undefined {
  if (!attempt) return undefined
  const { iteration, task, since, usage, doing } = attempt
  // An agent may know its price only at the end: 0.00 would be a lie until then.
  const attemptCost = usage.usd > 0 ? [formatUsd(usage.usd)] : []
  const jobCost = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : []
  const parts = [
    `#${iteration} ${task}`,
    formatDuration(Math.max(0, now - since)),
    `${formatTokens(totalTokens(usage))} tokens`,
    ...attemptCost,
    ...jobCost,
    ...(doing === '' ? [] : [doing]),
  ]
  return parts.join(' · ')
}
