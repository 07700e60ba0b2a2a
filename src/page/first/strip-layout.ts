import type { Fate } from '../../core/report/page/first/figures.ts'

export interface StripBar {
  readonly x: number
  readonly width: number
  readonly fate: Fate
}

/** Above this many attempts a bar stands for a slice of them. */
export const maxBars = 400

const worstFirst: readonly Fate[] = ['failed', 'back', 'open', 'kept']

/** A bar for each attempt, as wide as it took; of a long run, a bar for each equal slice with its worst fate. */
export function stripBars(
  attempts: readonly { readonly ms: number; readonly fate: Fate }[],
  width: number,
): StripBar[] {
  const slices = attempts.length <= maxBars ? attempts : slicesOf(attempts)
  const minWidth = Math.min(1, width / Math.max(1, slices.length))
  const room = width - slices.length * minWidth
  const all = slices.reduce((sum, { ms }) => sum + ms, 0)
  let x = 0
  return slices.map(({ ms, fate }) => {
    const barWidth = minWidth + (all === 0 ? room / slices.length : (room * ms) / all)
    const bar = { x, width: barWidth, fate }
    x += barWidth
    return bar
  })
}

function slicesOf(attempts: readonly { readonly ms: number; readonly fate: Fate }[]): { ms: number; fate: Fate }[] {
  return Array.from({ length: maxBars }, (_, index) => {
    const from = Math.floor((index * attempts.length) / maxBars)
    const slice = attempts.slice(from, Math.floor(((index + 1) * attempts.length) / maxBars))
    return { ms: 1, fate: worstFirst.find((fate) => slice.some((attempt) => attempt.fate === fate)) ?? 'kept' }
  })
}
