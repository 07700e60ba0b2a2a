import { formatDuration, formatTokens, formatUsd, totalTokens } from '../../core/text/amounts.ts'
import { clip, displayWidth } from '../../core/text/display-width.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { painter } from '../../core/text/paint.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { AgentProgress } from '../../port/agent.ts'
import type { Progress, ShowProgress } from '../../port/progress.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { briefLines, progressNames } from './brief-lines.ts'
import { progressLines, stepInWords } from './progress-lines.ts'

export interface TerminalSink {
  readonly write: (text: string) => void
  readonly color: boolean
  /** Called each time, since windows are resized. */
  readonly columns: () => number
  /** The live line is only for terminals. */
  readonly isTty: boolean
  /** In ms since the epoch. */
  readonly now: () => number
  /** Applied before clipping, so that no part of a secret remains. */
  readonly redact: (text: string) => string
  readonly brief?: Pick<Plan, 'tasks'> | undefined
  /** Where the live status is drawn; by default one line, rewritten with `\r`. */
  readonly area?: LiveArea | undefined
}

export interface LiveArea {
  draw(live: LiveStatus): void
  clear(): void
}

interface TerminalProgress {
  readonly show: ShowProgress
  /** Call about once a second to keep the clock running. */
  readonly tick: () => void
  /** Call before other output and at the end. */
  readonly clear: () => void
}

const redrawMs = 250
const pipeColumns = 200

export function terminalProgress(sink: TerminalSink): TerminalProgress {
  const paint = painter(sink.color)
  const area = sink.area ?? (sink.isTty ? liveLine(sink) : undefined)
  const names = progressNames(sink.brief ?? { tasks: [] })
  let live = nothingLive
  let drawnAt = Number.NEGATIVE_INFINITY

  const draw = (): void => {
    if (!area || sink.now() - drawnAt < redrawMs) return
    area.draw(live)
    drawnAt = sink.now()
  }

  const show = (progress: Progress): void => {
    const clean = mapStrings(progress, sink.redact)
    const layout = { paint, columns: sink.isTty ? sink.columns() - 1 : pipeColumns }
    names.update(clean)
    const lines = sink.brief ? briefLines(clean, { ...layout, ...names }) : progressLines(clean, layout)
    live = nextLiveStatus(live, clean, sink.now())
    const [newest] = progressLines(clean, { ...layout, paint: (text) => text })
    if (newest !== undefined) live = { ...live, last: { text: newest.trim(), at: sink.now() } }
    if (lines.length > 0) {
      area?.clear()
      sink.write(`${lines.join('\n')}\n`)
      if (sink.area) drawnAt = Number.NEGATIVE_INFINITY
    }
    draw()
  }

  return {
    show: (progress) => quietly(() => show(progress)),
    tick: () => quietly(draw),
    clear: () => quietly(() => area?.clear()),
  }
}

/** Rewritten with `\r` and spaces, without escape sequences. */
function liveLine({ write, columns, now }: TerminalSink): LiveArea {
  let drawnWidth = 0
  // In a narrower window, as many spaces as before would wrap.
  const padding = (width: number): string => ' '.repeat(Math.max(0, Math.min(drawnWidth, columns() - 1) - width))
  const clear = (): void => {
    if (drawnWidth > 0) write(`\r${padding(0)}\r`)
    drawnWidth = 0
  }
  return {
    clear,
    draw(live) {
      const text = liveText(live, now())
      if (text === undefined) return clear()
      // The last column stays free: a full line would wrap, and `\r` would return to the wrong line.
      const line = clip(text, columns() - 1)
      const width = displayWidth(line)
      write(`\r${line}${padding(width)}`)
      drawnWidth = width
    },
  }
}

/** A broken terminal must not end the run; the state has everything. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // Nobody is left to be told.
  }
}

export interface LiveStatus {
  readonly attempt: Attempt | null
  readonly spentBefore: number
  /** In ms since the epoch. */
  readonly waitsUntil: number | null
  readonly last: { readonly text: string; readonly at: number } | null
}

interface Attempt {
  readonly iteration: number
  readonly task: string
  readonly since: number
  readonly usage: Usage
  readonly doing: string
  readonly phase: string
}

export const nothingLive: LiveStatus = { attempt: null, spentBefore: 0, waitsUntil: null, last: null }

export function nextLiveStatus(live: LiveStatus, progress: Progress, now: number): LiveStatus {
  if (progress.kind === 'waiting') return { ...live, attempt: null, waitsUntil: Date.parse(progress.until) }
  if (live.waitsUntil !== null) return nextLiveStatus({ ...live, waitsUntil: null }, progress, now)
  if (progress.kind === 'event') return followEvent(live, progress.event, now)
  if (!live.attempt) return live
  const change = progress.kind === 'agent' ? fromAgent(progress.progress, live.attempt) : fromCheck(progress)
  return change ? { ...live, attempt: { ...live.attempt, ...change } } : live
}

function followEvent(live: LiveStatus, event: RunEvent, now: number): LiveStatus {
  switch (event.type) {
    case 'attempt_started': {
      const { iteration, task } = event
      return { ...live, attempt: { iteration, task, since: now, usage: noUsage, doing: '', phase: 'agent' } }
    }
    case 'attempt_succeeded':
    case 'attempt_failed':
    case 'attempt_interrupted':
      return { ...live, attempt: null, spentBefore: live.spentBefore + event.usage.usd }
    case 'run_stopped':
      return { ...live, attempt: null }
    default:
      return live
  }
}

function fromAgent(progress: AgentProgress, { phase }: Attempt): Partial<Attempt> | undefined {
  const nextPhase = phase.startsWith('check') || phase === 'review' ? 'review' : 'agent'
  if (progress.kind === 'tool') return { phase: nextPhase, doing: stepInWords(progress) }
  if (progress.kind === 'spent') return { usage: progress.usage }
  return progress.kind === 'started' ? { phase: nextPhase } : undefined
}

function fromCheck(progress: Progress): Partial<Attempt> | undefined {
  if (progress.kind !== 'check_started') return undefined
  const check = `check ${plainLine(progress.name, 100)}`
  return { phase: check, doing: check }
}

/** `#12 TASK-3 · 3m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts`; undefined if nothing runs. */
function liveText({ attempt, spentBefore, waitsUntil }: LiveStatus, now: number): string | undefined {
  if (waitsUntil !== null) return waitsUntil > now ? `waiting · ${formatDuration(waitsUntil - now)} left` : undefined
  if (!attempt) return undefined
  const { iteration, task, since, usage, doing } = attempt
  // An agent may report its price only at the end, so 0.00 would be wrong.
  const attemptCost = usage.usd > 0 ? [formatUsd(usage.usd)] : []
  const jobCost = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : []
  const fields = [
    `#${iteration} ${task}`,
    formatDuration(Math.max(0, now - since)),
    `${formatTokens(totalTokens(usage))} tokens`,
    ...attemptCost,
    ...jobCost,
    ...(doing === '' ? [] : [doing]),
  ]
  return fields.join(' · ')
}
