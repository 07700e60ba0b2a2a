import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PageIteration } from '../core/report/page/page-data.ts'
import { formatDuration, formatUsd, plural } from '../core/text/amounts.ts'
import { hashOf } from './route.ts'
import { type Bar, rows, timelineLayout } from './timeline-layout.ts'

const rowHeight = 15
const top = 4
const height = top + rows.length * rowHeight + 12
const rowAt = (name: (typeof rows)[number]): number => top + rows.indexOf(name) * rowHeight
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
      <div class="phases">
        <ul aria-hidden="true" style={{ paddingTop: `${top}px` }}>
          {rows.map((name) => (
            <li key={name} style={{ height: `${rowHeight}px` }}>
              {name}
            </li>
          ))}
        </ul>
        <section class="timeline" ref={box} aria-label={`${plural(iterations.length, 'attempt')}, ${failed} failed`}>
          <svg width={pixels} height={height} role="presentation">
            {layout.waits.filter(isSeen).map(({ x, width, ms, why }) => (
              <rect
                key={x}
                class="wait"
                x={x * scale}
                y={rowAt('waiting') + 3}
                width={Math.max(1, width * scale)}
                height={rowHeight - 6}
              >
                <title>{`waiting ${formatDuration(ms)}${why === null ? '' : `: ${why}`}`}</title>
              </rect>
            ))}
            {layout.bars.filter(isSeen).map((bar) => (
              <BarOf key={bar.of.iteration} bar={bar} scale={scale} />
            ))}
          </svg>
        </section>
      </div>
      <Failures iterations={iterations} />
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
          y={rowAt(phase.name)}
          width={Math.max(0.5, phase.width * scale)}
          height={rowHeight - 2}
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
            #{iteration} {task} failed: {red.map(({ name }) => name).join(', ')}
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

const wordsOf = (of: PageIteration): string =>
  [
    `#${of.iteration} ${of.task ?? ''}: ${of.outcome}`,
    ...(of.time_ms ? [formatDuration(of.time_ms.all)] : []),
    ...(of.usd > 0 ? [formatUsd(of.usd)] : []),
  ].join(', ')

const Legend = () => (
  <ul class="legend">
    {rows.slice(0, -1).map((name) => (
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
