import type { Fate } from '../../core/report/page/first/fate.ts'

export interface StripBar {
  readonly x: number
  readonly width: number
  readonly fate: Fate
}

/** Above this many attempts a bar stands for a slice of them. */
export const maxBars = 400

const gravest: readonly Fate[] = ['failed', 'back', 'open', 'kept']

/** A bar for each attempt, as wide as it took, at least `least`; of a long run a bar for each equal slice: what failed wins. */
export function stripBars(
  attempts: readonly { readonly ms: number; readonly fate: Fate }[],
  width: number,
): StripBar[] {
  const slices = attempts.length <= maxBars ? attempts : sliced(attempts)
  const least = Math.min(1, width / Math.max(1, slices.length))
  const room = width - slices.length * least
  const all = slices.reduce((sum, { ms }) => sum + ms, 0)
  let x = 0
  return slices.map(({ ms, fate }) => {
    const wide = least + (all === 0 ? room / slices.length : (room * ms) / all)
    const bar = { x, width: wide, fate }
    x += wide
    return bar
  })
}

function sliced(attempts: readonly { readonly ms: number; readonly fate: Fate }[]): { ms: number; fate: Fate }[] {
  return Array.from({ length: maxBars }, (_, at) => {
    const from = Math.floor((at * attempts.length) / maxBars)
    const slice = attempts.slice(from, Math.floor(((at + 1) * attempts.length) / maxBars))
    return { ms: 1, fate: gravest.find((fate) => slice.some((one) => one.fate === fate)) ?? 'kept' }
  })
}
