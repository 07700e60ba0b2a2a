import type { PageIteration } from '../core/report/page/page-data.ts'
import { formatUtc } from '../core/text/amounts.ts'

/** An attempt on the line of time; places and widths in the unit of the layout. */
export interface Bar {
  readonly of: PageIteration
  readonly x: number
  readonly width: number
  readonly phases: readonly (Phase & { readonly x: number; readonly width: number })[]
  /** Right before it. */
  readonly wait: Wait | null
}

/** Time in which nothing was tried, drawn as far as a median attempt reaches at most. */
export interface Wait {
  readonly x: number
  readonly width: number
  readonly ms: number
  /** Why the job before ended; null where it went on. */
  readonly why: string | null
}

interface TimelineLayout {
  readonly bars: readonly Bar[]
  readonly waits: readonly Wait[]
  readonly width: number
}

const shownWaitMs = 1_000

/** What an attempt's time goes to, a row for each: a run works at one attempt at a time. */
export const rows = ['prepare', 'agent', 'checks', 'review', 'waiting'] as const

/** One unit is one ms of work. */
export function timelineLayout(iterations: readonly PageIteration[]): TimelineLayout {
  const lengths = iterations.map(totalOf).filter((ms) => ms > 0)
  const typical = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 1
  const bars: Bar[] = []
  const waits: Wait[] = []
  let x = 0
  let before: number | undefined
  for (const one of iterations) {
    const started = one.started === null ? undefined : Date.parse(one.started)
    let wait: Wait | null = null
    const waited = before === undefined || started === undefined ? 0 : started - before
    if (waited > shownWaitMs) {
      const width = Math.min(waited, typical)
      wait = { x, width, ms: waited, why: one.waited_for }
      waits.push(wait)
      x += width
    }
    const width = Math.max(totalOf(one), typical / 20)
    bars.push({ of: one, x, width, phases: placed(phasesOf(one), x), wait })
    x += width
    if (one.ended !== null) before = Date.parse(one.ended)
  }
  return { bars, waits, width: x }
}

function placed(phases: readonly Phase[], from: number): Bar['phases'] {
  let x = from
  return phases.map((phase) => {
    const at = x
    x += phase.ms
    return { ...phase, x: at, width: phase.ms }
  })
}

interface Phase {
  /** `prepare` is everything that is none of the others: the prompt, git, the calls before the agent. */
  readonly name: Exclude<(typeof rows)[number], 'waiting'>
  readonly ms: number
}

/** Where an attempt's time went, in the order in which it went there; empty while it is at work. */
export function phasesOf({ time_ms }: PageIteration): readonly Phase[] {
  if (!time_ms) return []
  const { all, agent, review, checks } = time_ms
  const phases: Phase[] = [
    { name: 'prepare', ms: Math.max(0, all - agent - review - checks) },
    { name: 'agent', ms: agent },
    { name: 'checks', ms: checks },
    { name: 'review', ms: review },
  ]
  return phases.filter(({ ms }) => ms > 0)
}

export const totalOf = (one: PageIteration): number => phasesOf(one).reduce((sum, { ms }) => sum + ms, 0)

/** When an attempt began, in UTC: the day where it is the first that is named or another one than before. */
export interface ClockMark {
  readonly x: number
  readonly text: string
}

/** Marks at attempts, a minute once, each at least `apart` units after the one before it and before the end. */
export function clockMarks({ bars, width }: TimelineLayout, apart: number): ClockMark[] {
  const marks: ClockMark[] = []
  let free = 0
  let last = ''
  for (const { x, of } of bars) {
    if (of.started === null || x < free || (marks.length > 0 && x + apart > width)) continue
    const minute = formatUtc(of.started)
    if (minute === last) continue
    marks.push({ x, text: minute.slice(last.startsWith(minute.slice(0, 10)) ? 11 : 5, 16) })
    last = minute
    free = x + apart
  }
  return marks
}
