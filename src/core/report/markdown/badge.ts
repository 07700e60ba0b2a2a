import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { continuesUnattended } from '../../run/lease/due.ts'
import { formatUsd, plural } from '../../text/amounts.ts'
import { displayWidth } from '../../text/display-width.ts'
import { oneLine } from '../../text/one-line.ts'
import { countStatuses } from '../facts/task-rows.ts'

const colours = { good: '#1a7f37', bad: '#cf222e', going: '#0969da', waits: '#9a6700' } as const

/** The width of letters depends on the reader's font, so the text is scaled to its box. */
const scaledText = 'lengthAdjust="spacingAndGlyphs"'

/** `badge.svg` of the state ref, for a README: the plan, its progress, and whether a person is needed. */
export function badgeSvg(run: { plan: Plan; state: RunState }): string {
  const planName = oneLine(run.state.plan, 40)
  const { word, colour } = standing(run.state)
  const { done, total } = progress(run)
  const progressText = `${done}/${total} ${word}`
  const [nameWidth, progressWidth] = [planName, progressText].map((text) => 7 * displayWidth(text)) as [number, number]
  const [nameBox, progressBox] = [10 + nameWidth, 10 + progressWidth]
  const label = escaped(`${planName}: ${progressText}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${nameBox + progressBox}" height="20" role="img" aria-label="${label}"><title>${label}</title><rect rx="3" width="${nameBox + progressBox}" height="20" fill="#555"/><rect rx="3" x="${nameBox}" width="${progressBox}" height="20" fill="${colour}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="5" y="14" textLength="${nameWidth}" ${scaledText}>${escaped(planName)}</text><text x="${nameBox + 5}" y="14" textLength="${progressWidth}" ${scaledText}>${escaped(progressText)}</text></g></svg>
`
}

const width = 640

/**
 * `progress.svg` of the state ref: a bar of the tasks and a bar for the cost of each recent attempt; light and dark.
 */
export function progressSvg(run: { plan: Plan; state: RunState }): string {
  const { state } = run
  const { done, failed, total } = progress(run)
  const share = (count: number): number => (total === 0 ? 0 : Math.round((width * count) / total))
  const { word } = standing(state)
  const text = `${done} of ${total} tasks done, ${formatUsd(state.usage.usd)} spent, ${word}`
  const highest = Math.max(...state.timeline.map(({ usd }) => usd), 0)
  const bars = state.timeline.map(({ usd, outcome }, index) => {
    const height = highest > 0 ? Math.max(2, Math.round((30 * usd) / highest)) : 2
    return `<rect class="${outcome}" x="${index * 21}" y="${92 - height}" width="17" height="${height}"/>`
  })
  const attempts = plural(state.timeline.length, 'attempt')
  const note =
    state.timeline.length === 0 ? '' : `<text class="note" y="110">Cost of the newest ${attempts}; red: failed</text>`
  const height = note === '' ? 48 : 116
  const label = escaped(`${state.plan}: ${text}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${label}"><title>${label}</title><style>text{font:14px system-ui,sans-serif;fill:#1f2328}.note{font-size:12px}.rest{fill:#d0d7de}.passed{fill:#1a7f37}.failed{fill:#cf222e}.interrupted{fill:#9a6700}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.rest{fill:#30363d}.passed{fill:#3fb950}.failed{fill:#f85149}.interrupted{fill:#d29922}}</style><text y="16">${escaped(oneLine(text, 90))}</text><rect class="rest" y="28" width="${width}" height="14" rx="3"/><rect class="passed" y="28" width="${share(done)}" height="14" rx="3"/><rect class="failed" y="28" x="${share(done)}" width="${share(failed)}" height="14"/>${bars.join('')}${note}</svg>
`
}

function progress({ plan, state }: { plan: Plan; state: RunState }) {
  const counts = countStatuses(recordsOf(plan, state))
  return { done: counts.done, failed: counts.failed, total: plan.tasks.length }
}

function standing({ stop, lease }: RunState): { readonly word: string; readonly colour: string } {
  if (lease) return { word: 'running', colour: colours.going }
  if (stop?.kind === 'complete') return { word: 'complete', colour: colours.good }
  if (stop?.kind === 'failed' || stop?.kind === 'stuck') return { word: stop.kind, colour: colours.bad }
  if (continuesUnattended(stop)) return { word: 'waiting', colour: colours.going }
  return { word: 'needs a person', colour: colours.waits }
}

const escaped = (text: string): string =>
  oneLine(text, 200).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
