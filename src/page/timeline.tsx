import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PageIteration } from '../core/report/page/page-data.ts'
import { formatDuration, formatUsd, plural } from '../core/text/amounts.ts'
import { hashOf } from './route.ts'
import { type Bar, clockMarks, rows, timelineLayout, type Wait } from './timeline-layout.ts'
import { usePrinted } from './use-printed.ts'

const rowHeight = 15
const top = 4
/** Minimum padding of the box. */
const padding = 6
const height = top + rows.length * rowHeight + 12
type Phase = (typeof rows)[number]
const rowAt = (name: Phase): number => top + rows.indexOf(name) * rowHeight
/** No narrower bar could be hit with a pointer. */
const minTypicalPx = 14
/** Room for `11-23 21:05` and a gap. */
const clockMarkPx = 88
/** The smallest width of the whole timeline on paper. */
const paperPx = 480

/** Attempts as bars by phase, with the waits; only visible ones exist. Printed, all fit the page. */
export function Timeline({ iterations }: { iterations: readonly PageIteration[] }) {
  const layout = useMemo(() => timelineLayout(iterations), [iterations])
  const [zoom, setZoom] = useState(1)
  const printed = usePrinted()
  const box = useRef<HTMLElement>(null)
  const [view, setView] = useState({ from: 0, width: 1_000 })
  useEffect(() => {
    const updateView = (): void => {
      const { scrollLeft = 0, clientWidth = 1_000 } = box.current ?? {}
      setView({ from: scrollLeft, width: clientWidth })
    }
    updateView()
    const element = box.current
    element?.addEventListener('scroll', updateView, { passive: true })
    addEventListener('resize', updateView)
    return () => {
      element?.removeEventListener('scroll', updateView)
      removeEventListener('resize', updateView)
    }
  }, [])
  if (iterations.length === 0) return null
  const fits = Math.max(view.width - 2 * padding, iterations.length * minTypicalPx)
  const pixels = fits * zoom
  const scale = pixels / layout.width
  const isSeen = ({ x, width }: { x: number; width: number }): boolean =>
    printed || ((x + width) * scale >= view.from - view.width && x * scale <= view.from + 2 * view.width)
  const bars = layout.bars.filter(isSeen)
  const marks = clockMarks(layout, clockMarkPx / (printed ? paperPx / layout.width : scale)).filter(({ x }) =>
    isSeen({ x, width: 0 }),
  )
  const failed = iterations.filter(({ outcome }) => outcome === 'failed').length
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <div class="tools">
        <Legend />
        <span>
          <button
            type="button"
            onClick={() => setZoom(Math.max(1, zoom / 2))}
            disabled={zoom <= 1}
            aria-label="Zoom out"
          >
            −
          </button>
          <button type="button" onClick={() => setZoom(Math.min(64, zoom * 2))} aria-label="Zoom in">
            +
          </button>
        </span>
      </div>
      <div class="phases">
        <ul aria-hidden="true" style={{ paddingTop: `${top}px` }}>
          {rows.map((name) => (
            <li key={name} style={{ height: `${rowHeight}px` }}>
              {name}
            </li>
          ))}
          <li class="zone">UTC</li>
        </ul>
        <section class="timeline" ref={box} aria-label={`${plural(iterations.length, 'attempt')}, ${failed} failed`}>
          <svg
            width={printed ? '100%' : pixels}
            height={height}
            viewBox={`0 0 ${pixels} ${height}`}
            preserveAspectRatio="none"
            role="presentation"
          >
            <path class="wait" d={waitPath(layout.waits.filter(isSeen), scale)} />
            {rows.map((name) => (
              <path key={name} class={`phase ${name}`} d={phasePath(bars, name, scale)} />
            ))}
            {[...new Set(bars.map(({ attempt }) => attempt.outcome))].map((outcome) => (
              <g key={outcome} class={`attempt ${outcome.replaceAll(' ', '-')}`}>
                <path class="mark" d={markPath(bars, outcome, scale)} />
              </g>
            ))}
            {bars.map((bar) => (
              <LinkOf key={bar.attempt.iteration} bar={bar} scale={scale} />
            ))}
          </svg>
          <div class="clock" aria-hidden="true" style={{ width: printed ? '100%' : `${pixels}px` }}>
            {marks.map(({ x, text }) => (
              <span key={x} style={{ left: `${((100 * x) / layout.width).toFixed(3)}%` }}>
                {text}
              </span>
            ))}
          </div>
        </section>
      </div>
      <Failures iterations={iterations} />
    </section>
  )
}

/** One shape per phase for all attempts: a thousand shapes would take most of the time until the page is drawn. */
const phasePath = (bars: readonly Bar[], name: Phase, scale: number): string =>
  bars
    .flatMap(({ phases }) => phases.filter((phase) => phase.name === name))
    .map(({ x, width }) => rectangle(x * scale, rowAt(name), Math.max(0.5, width * scale), rowHeight - 2))
    .join('')

const markPath = (bars: readonly Bar[], outcome: PageIteration['outcome'], scale: number): string =>
  bars
    .filter(({ attempt }) => attempt.outcome === outcome)
    .map(({ x, width }) => rectangle(x * scale, height - 9, Math.max(2, width * scale - 1), 5))
    .join('')

const rectangle = (x: number, y: number, width: number, barHeight: number): string =>
  `M${x.toFixed(2)} ${y}h${width.toFixed(2)}v${barHeight}h${(-width).toFixed(2)}z`

const waitPath = (waits: readonly Wait[], scale: number): string =>
  waits
    .map(({ x, width }) => rectangle(x * scale, rowAt('waiting') + 3, Math.max(1, width * scale), rowHeight - 6))
    .join('')

/** Covers all that is drawn of an attempt, and the wait before it. */
function LinkOf({ bar: { attempt, x, width, wait }, scale }: { bar: Bar; scale: number }) {
  const words = wordsOf(attempt, wait)
  const from = (wait ?? { x }).x
  return (
    <a href={hashOf({ view: 'iteration', iteration: attempt.iteration })} aria-label={words}>
      <title>{[words, ...attempt.red.map(({ name, tail }) => `${name}:\n${tail.slice(-400)}`)].join('\n\n')}</title>
      <rect class="target" x={from * scale} width={Math.max(2, (x + width - from) * scale - 1)} height={height} />
    </a>
  )
}

const maxFailures = 3

/** The newest failures, with the end of the output of their checks. */
function Failures({ iterations }: { iterations: readonly PageIteration[] }) {
  const failed = iterations.filter(({ red, outcome }) => outcome === 'failed' && red.length > 0).slice(-maxFailures)
  if (failed.length === 0) return null
  return (
    <>
      {failed.reverse().map(({ iteration, task, red }) => (
        <details key={iteration} class="failure">
          <summary>
            #{iteration} <bdi>{task}</bdi> failed: <bdi>{red.map(({ name }) => name).join(', ')}</bdi>
          </summary>
          <a href={hashOf({ view: 'iteration', iteration })}>All of #{iteration}</a>
          {red.map(({ name, tail }) => (
            <pre key={name} class="output">
              {tail === '' ? '(it printed nothing)' : tail}
            </pre>
          ))}
        </details>
      ))}
    </>
  )
}

const wordsOf = (attempt: PageIteration, wait: Wait | null): string =>
  [
    `#${attempt.iteration} ${attempt.task ?? ''}: ${attempt.outcome}`,
    ...(attempt.time_ms ? [formatDuration(attempt.time_ms.all)] : []),
    ...(attempt.usd > 0 ? [formatUsd(attempt.usd)] : []),
    ...(wait ? [`after waiting ${formatDuration(wait.ms)}${wait.why === null ? '' : `: ${wait.why}`}`] : []),
  ].join(', ')

const Legend = () => (
  <ul class="legend">
    {rows.slice(0, -1).map((name) => (
      <li key={name}>
        <span class={`swatch phase ${name}`} /> {name}
      </li>
    ))}
    <li>
      <span class="swatch failed" /> failed
    </li>
    <li>
      <span class="swatch wait" /> waiting
    </li>
  </ul>
)
