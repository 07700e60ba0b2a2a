import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PageIteration } from '../core/report/page/page-data.ts'
import { formatDuration, formatUsd, plural } from '../core/text/amounts.ts'
import { hashOf } from './route.ts'
import { type Bar, timelineLayout } from './timeline-layout.ts'

const height = 44
/** Narrower, no bar could be met with a pointer. */
const leastTypicalPx = 14

/** Attempts as bars by phase, waiting between them; only what is scrolled to exists. */
export function Timeline({ iterations }: { iterations: readonly PageIteration[] }) {
  const layout = useMemo(() => timelineLayout(iterations), [iterations])
  const [zoom, setZoom] = useState(1)
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
  const fits = Math.max(view.width - 2, iterations.length * leastTypicalPx)
  const pixels = fits * zoom
  const scale = pixels / layout.width
  const isSeen = ({ x, width }: { x: number; width: number }): boolean =>
    (x + width) * scale >= view.from - view.width && x * scale <= view.from + 2 * view.width
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
      <section class="timeline" ref={box} aria-label={`${plural(iterations.length, 'attempt')}, ${failed} failed`}>
        <svg width={pixels} height={height} role="presentation">
          {layout.waits.filter(isSeen).map(({ x, width, ms }) => (
            <rect key={x} class="wait" x={x * scale} y={height / 2 - 1} width={Math.max(1, width * scale)} height={2}>
              <title>waiting {formatDuration(ms)}</title>
            </rect>
          ))}
          {layout.bars.filter(isSeen).map((bar) => (
            <BarOf key={bar.of.iteration} bar={bar} scale={scale} />
          ))}
        </svg>
      </section>
    </section>
  )
}

function BarOf({ bar, scale }: { bar: Bar; scale: number }) {
  const { of, x, width, phases } = bar
  const isRed = of.outcome === 'failed' || of.outcome === 'interrupted'
  return (
    <a
      href={hashOf({ view: 'iteration', iteration: of.iteration })}
      class={`attempt ${of.outcome.replaceAll(' ', '-')}`}
      aria-label={wordsOf(of)}
    >
      <title>{[wordsOf(of), ...of.red.map(({ name, tail }) => `${name}:\n${tail.slice(-400)}`)].join('\n\n')}</title>
      {phases.map((phase) => (
        <rect
          key={phase.name}
          class={`phase ${phase.name}`}
          x={phase.x * scale}
          y={6}
          width={Math.max(0.5, phase.width * scale)}
          height={height - 18}
        />
      ))}
      <rect
        class={isRed ? 'mark red' : 'mark'}
        x={x * scale}
        y={height - 9}
        width={Math.max(2, width * scale - 1)}
        height={5}
      />
    </a>
  )
}

const wordsOf = (of: PageIteration): string =>
  [
    `#${of.iteration} ${of.task ?? ''}: ${of.outcome}`,
    ...(of.time_ms ? [formatDuration(of.time_ms.all)] : []),
    ...(of.usd > 0 ? [formatUsd(of.usd)] : []),
  ].join(', ')

const Legend = () => (
  <ul class="legend">
    {['prepare', 'agent', 'checks'].map((name) => (
      <li key={name}>
        <span class={`swatch phase ${name}`} /> {name}
      </li>
    ))}
    <li>
      <span class="swatch mark red" /> failed
    </li>
    <li>
      <span class="swatch wait" /> waiting
    </li>
  </ul>
)
