import { useLayoutEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import type { BurnPoint, PageData } from '../core/report/page/page-data.ts'
import { formatUsd, formatUtc, plural } from '../core/text/amounts.ts'
import { usePrinted } from './use-printed.ts'

/** Open tasks and spent money, against the budget, and on to the end that is forecast. */
export function BurnDown({ data }: { data: PageData }) {
  const { burn_down: points } = data
  if (points.length < 2) return null
  return (
    <section aria-labelledby="burn-down">
      <h2 id="burn-down">Burn-down</h2>
      <Chart data={data} />
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Tasks left</th>
              <th scope="col">Spent</th>
            </tr>
          </thead>
          <tbody>
            {sampled(points, 50).map(({ at, open, usd }) => (
              <tr key={at}>
                <td>{formatUtc(at)}</td>
                <td>{open}</td>
                <td>{formatUsd(usd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

function Chart({ data }: { data: PageData }) {
  const box = useRef<HTMLDivElement>(null)
  const printed = usePrinted()
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    let chart = draw(data, current)
    const redraw = (): void => {
      chart.destroy()
      chart = draw(data, current)
    }
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', redraw)
    const resizeObserver = new ResizeObserver(() => chart.setSize({ width: current.clientWidth, height: chartHeight }))
    resizeObserver.observe(current)
    return () => {
      dark.removeEventListener('change', redraw)
      resizeObserver.disconnect()
      chart.destroy()
    }
  }, [data, printed])
  const last = data.burn_down.at(-1)
  const words = last ? `${plural(last.open, 'task')} left, ${formatUsd(last.usd)} spent` : ''
  return <div class="chart" ref={box} role="img" aria-label={words} />
}

const chartHeight = 260

function draw(data: PageData, box: HTMLElement): uPlot {
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const axis = {
    stroke: colour('--dim'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line') },
  }
  const step = uPlot.paths.stepped?.({ align: 1 })
  // An agent that reports no cost gets no line for it.
  const hasCost = data.burn_down.some(({ usd }) => usd > 0)
  const { times, open, usd, openAhead, usdAhead, budget } = columnsOf(data)
  return new uPlot(
    {
      width: box.clientWidth,
      height: chartHeight,
      scales: {
        usd: { range: (_self, _low, high) => [0, Math.max(high, 0.01) * 1.05] },
        tasks: { range: (_self, _low, high) => [0, Math.max(1, high) * 1.05] },
      },
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
      axes: [
        { ...axis, space: 80, values: (_self, splits, _axis, _space, seconds) => timeLabels(splits, seconds) },
        { ...axis, scale: 'tasks', label: 'tasks left', incrs: wholeSteps },
        ...(hasCost ? [{ ...axis, scale: 'usd', side: 1 as const, label: 'USD', grid: { show: false } }] : []),
      ],
      series: [
        { label: 'at', value: (_self, seconds) => legendText(seconds, () => formatUtc(seconds * 1_000)) },
        {
          label: 'tasks left',
          value: (_self, count) => legendText(count, String),
          scale: 'tasks',
          stroke: colour('--agent'),
          width: 2,
          ...(step && { paths: step }),
          points: { show: false },
        },
        { label: 'tasks, forecast', ...dashedLine, scale: 'tasks', stroke: colour('--agent'), value: noText },
        ...(hasCost
          ? [
              { ...solidLine, label: 'spent', scale: 'usd', stroke: colour('--checks'), value: legendMoney },
              { ...dashedLine, label: 'spent, forecast', scale: 'usd', stroke: colour('--checks'), value: noText },
            ]
          : []),
        ...(hasCost && budget
          ? [
              {
                label: 'budget',
                ...dashedLine,
                scale: 'usd',
                stroke: colour('--bad'),
                dash: [2, 6],
                value: legendMoney,
              },
            ]
          : []),
      ],
    },
    [times, open, openAhead, ...(hasCost ? [usd, usdAhead] : []), ...(hasCost && budget ? [budget] : [])],
    box,
  )
}

const solidLine = { width: 2, points: { show: false } }
const dashedLine = { dash: [4, 4], points: { show: false } }
const wholeSteps = [1, 2, 5]
  .flatMap((step) => [1, 10, 100, 1_000, 10_000].map((ten) => step * ten))
  .sort((a, b) => a - b)

/** The legend for the pointer's place; empty without a pointer. */
const legendText = (value: number | null, format: (value: number) => string): string =>
  value === null ? '' : format(value)
const legendMoney = (_self: uPlot, usd: number): string => legendText(usd, formatUsd)
const noText = (): string => ''

/** In UTC, as everywhere on the page; with the day if it is another than before. */
function timeLabels(splits: readonly number[], seconds: number): string[] {
  const texts = splits.map((split) => new Date(split * 1_000).toISOString())
  return texts.map((text, index) => {
    const day = text.slice(0, 10)
    if (seconds >= 86_400) return day
    const time = text.slice(11, seconds < 60 ? 19 : 16)
    return texts[index - 1]?.slice(0, 10) === day ? time : `${time}\n${day}`
  })
}

/** The forecast goes from the newest point to the middle of its range. Times in seconds, as the chart expects. */
function columnsOf({ burn_down, status: { forecast }, cost_budget_usd, made }: PageData) {
  const points = sampled(burn_down, 2_000)
  const last = points.at(-1)
  const seconds = points.map(({ at }) => Date.parse(at) / 1_000)
  const end = forecast ? [Date.parse(made) / 1_000 + middle(forecast.runner_ms) / 1_000] : []
  const times = [...seconds, ...end]
  const none = points.slice(1).map(() => null)
  const forecastLine = (from: number | undefined, to: number) =>
    forecast ? [...none, from ?? null, to] : [...none, null]
  return {
    times,
    open: [...points.map(({ open }) => open), ...end.map(() => null)],
    usd: [...points.map(({ usd }) => usd), ...end.map(() => null)],
    openAhead: forecastLine(last?.open, Math.max(0, (last?.open ?? 0) - (forecast?.tasks ?? 0))),
    usdAhead: forecastLine(last?.usd, (last?.usd ?? 0) + (forecast ? middle(forecast.usd) : 0)),
    budget: cost_budget_usd === null ? undefined : times.map(() => cost_budget_usd),
  }
}

const middle = ({ low, high }: { low: number; high: number }): number => (low + high) / 2

/** At most `max` points, evenly, with the last one. */
function sampled(points: readonly BurnPoint[], max: number): BurnPoint[] {
  const step = Math.ceil(points.length / max)
  return points.filter((_, index) => index % step === 0 || index === points.length - 1)
}
