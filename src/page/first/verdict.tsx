import type { ComponentChildren } from 'preact'
import { type Fate, fatesOf } from '../../core/report/page/first/figures.ts'
import type { PageData } from '../../core/report/page/page-data.ts'
import { clock, plural } from '../../core/text/amounts.ts'
import { Prose } from './prose.tsx'
import { stripBars } from './strip-layout.ts'

/** The result as a sentence with its meaning, five figures, and each attempt as a bar. */
export function Verdict({
  data,
  acts,
  children,
}: {
  data: PageData
  acts: ComponentChildren
  children: ComponentChildren
}) {
  const { headline, figures } = data
  return (
    <section class="how" aria-labelledby="standing">
      <div class="verdict">
        <div>
          <h2 id="standing" dir="auto" aria-live="polite">
            <Prose text={headline.sentence} />
          </h2>
          <p class="sub" dir="auto">
            {headline.means}
          </p>
        </div>
        {acts}
      </div>
      {figures.length > 0 && (
        <dl class="figs">
          {figures.map(({ name, value, remark }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b> <span>{remark}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <AttemptStrip data={data} />
      {children}
    </section>
  )
}

const width = 1_000
const shapes: Readonly<Record<Fate, { y: number; height: number; tone: string }>> = {
  kept: { y: 0, height: 10, tone: 'good' },
  back: { y: 6, height: 4, tone: 'dim' },
  failed: { y: 0, height: 10, tone: 'bad' },
  open: { y: 0, height: 10, tone: 'act' },
}

function AttemptStrip({ data: { iterations, status, made } }: { data: PageData }) {
  const [first] = iterations
  if (!first) return null
  const fates = fatesOf(iterations, status.tasks)
  const attempts = iterations.map(({ time_ms }, index) => ({ ms: time_ms?.all ?? 0, fate: fates[index] ?? 'open' }))
  const bars = stripBars(attempts, width)
  const count = (fate: Fate): number => fates.filter((other) => other === fate).length
  const words = `${plural(iterations.length, 'attempt')}: ${count('kept')} kept, ${count('back')} rolled back and done later, ${count('failed')} failed`
  const end = status.standing === 'at_work' ? 'now' : clock(iterations.at(-1)?.ended ?? made)
  return (
    <figure class="night">
      <span>{clock(first.started ?? status.started)}</span>
      <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" role="img" aria-label={words}>
        {(Object.keys(shapes) as Fate[]).map((fate) => (
          <path key={fate} class={`is-${shapes[fate].tone}`} d={pathOf(bars, fate)} />
        ))}
      </svg>
      <span>{end}</span>
    </figure>
  )
}

const pathOf = (bars: ReturnType<typeof stripBars>, fate: Fate): string =>
  bars
    .filter((bar) => bar.fate === fate)
    .map((bar) => {
      const gap = Math.min(1.6, bar.width / 4)
      const { y, height } = shapes[fate]
      return `M${bar.x.toFixed(1)} ${y}h${(bar.width - gap).toFixed(1)}v${height}h${(gap - bar.width).toFixed(1)}z`
    })
    .join('')
