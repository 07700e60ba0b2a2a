import type { PageIteration } from '../core/report/page/page-data.ts'
import { type Phase, phasesOf, totalOf } from './phases.ts'

/** An attempt on the line of time; places and widths in the unit of the layout. */
export interface Bar {
  readonly of: PageIteration
  readonly x: number
  readonly width: number
  readonly phases: readonly (Phase & { readonly x: number; readonly width: number })[]
}

/** Time in which nothing was tried, drawn as far as a median attempt reaches at most. */
export interface Wait {
  readonly x: number
  readonly width: number
  readonly ms: number
}

export interface TimelineLayout {
  readonly bars: readonly Bar[]
  readonly waits: readonly Wait[]
  readonly width: number
}

const shownWaitMs = 1_000

/** One lane: a run works at one attempt at a time. One unit is one ms of work. */
export function timelineLayout(iterations: readonly PageIteration[]): TimelineLayout {
  const lengths = iterations.map(totalOf).filter((ms) => ms > 0)
  const typical = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 1
  const bars: Bar[] = []
  const waits: Wait[] = []
  let x = 0
  let before: number | undefined
  for (const one of iterations) {
    const started = one.started === null ? undefined : Date.parse(one.started)
    const waited = before === undefined || started === undefined ? 0 : started - before
    if (waited > shownWaitMs) {
      const width = Math.min(waited, typical)
      waits.push({ x, width, ms: waited })
      x += width
    }
    const width = Math.max(totalOf(one), typical / 20)
    bars.push({ of: one, x, width, phases: placed(phasesOf(one), x) })
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
