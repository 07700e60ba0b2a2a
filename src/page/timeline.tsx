import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PageIteration } from '../core/report/page/page-data.ts'
import { formatDuration, formatUsd, plural } from '../core/text/amounts.ts'
import { usePrinted } from './printed.ts'
import { hashOf } from './route.ts'
import { type Bar, clockMarks, rows, timelineLayout, type Wait } from './timeline-layout.ts'

const rowHeight = 15
const top = 4
/** Of the box, at least. */
const padding = 6
const height = top + rows.length * rowHeight + 12
type Phase = (typeof rows)[number]
const rowAt = (name: Phase): number => top + rows.indexOf(name) * rowHeight
/** Narrower, no bar could be met with a pointer. */
const leastTypicalPx = 14
/** What `11-23 21:05` takes, and a gap. */
const clockMarkPx = 88
/** On paper the whole timeline is as wide as that leaves it: at least this. */
const paperPx = 480

/** Attempts as bars by phase, waiting between them; only what is scrolled to exists. Printed, all of them fit the page. */
export function Timeline({ iterations }: { iterations: readonly PageIteration[] }) {
  const layout = useMemo(() => timelineLayout(iterations), [iterations])
  const [zoom, setZoom] = useState(1)
  const printed = usePrinted()
  const box = useRef<HTMLElement>(null)
  const [view, setView] = useState({ from: 0, width: 1_000 })
  useEffect(() => {
    const look = (): void => {
      const { scrollLeft = 0, clientWidth = 1_000 } = box.current ?? {}
      setView({ from: scrollLeft, width: clientWidth })
    }
    look()
    const watched = box.current
    watched?.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      watched?.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  if (iterations.length === 0) return null
  const fits = Math.max(view.width - 2 * padding, iterations.length * leastTypicalPx)
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
            {[...new Set(bars.map(({ of }) => of.outcome))].map((outcome) => (
              <g key={outcome} class={`attempt ${outcome.replaceAll(' ', '-')}`}>
                <path class="mark" d={markPath(bars, outcome, scale)} />
              </g>
            ))}
            {bars.map((bar) => (
              <LinkOf key={bar.of.iteration} bar={bar} scale={scale} />
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

/** One shape for each phase of all attempts: a thousand of their own would take most of the time until they are seen. */
const phasePath = (bars: readonly Bar[], name: Phase, scale: number): string =>
  bars
    .flatMap(({ phases }) => phases.filter((phase) => phase.name === name))
    .map(({ x, width }) => rectangle(x * scale, rowAt(name), Math.max(0.5, width * scale), rowHeight - 2))
    .join('')

const markPath = (bars: readonly Bar[], outcome: PageIteration['outcome'], scale: number): string =>
  bars
    .filter(({ of }) => of.outcome === outcome)
    .map(({ x, width }) => rectangle(x * scale, height - 9, Math.max(2, width * scale - 1), 5))
    .join('')

const rectangle = (x: number, y: number, width: number, tall: number): string =>
  `M${x.toFixed(2)} ${y}h${width.toFixed(2)}v${tall}h${(-width).toFixed(2)}z`

const waitPath = (waits: readonly Wait[], scale: number): string =>
  waits
    .map(({ x, width }) => rectangle(x * scale, rowAt('waiting') + 3, Math.max(1, width * scale), rowHeight - 6))
    .join('')

/** Over all that is drawn of an attempt, and of the time before it. */
function LinkOf({ bar: { of, x, width, wait }, scale }: { bar: Bar; scale: number }) {
  const words = wordsOf(of, wait)
  const from = (wait ?? { x }).x
  return (
    <a href={hashOf({ view: 'iteration', iteration: of.iteration })} aria-label={words}>
      <title>{[words, ...of.red.map(({ name, tail }) => `${name}:\n${tail.slice(-400)}`)].join('\n\n')}</title>
      <rect class="target" x={from * scale} width={Math.max(2, (x + width - from) * scale - 1)} height={height} />
    </a>
  )
}

const mostFailures = 3

/** What failed last, with the end of what its checks printed. */
function Failures({ iterations }: { iterations: readonly PageIteration[] }) {
  const failed = iterations.filter(({ red, outcome }) => outcome === 'failed' && red.length > 0).slice(-mostFailures)
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

const wordsOf = (of: PageIteration, wait: Wait | null): string =>
  [
    `#${of.iteration} ${of.task ?? ''}: ${of.outcome}`,
    ...(of.time_ms ? [formatDuration(of.time_ms.all)] : []),
    ...(of.usd > 0 ? [formatUsd(of.usd)] : []),
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
