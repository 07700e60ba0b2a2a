import type { ComponentChildren } from 'preact'
import type { PageData } from '../../core/report/page/page-data.ts'
import type { PageReader } from './actions.tsx'
import { type CardExtra, Cards } from './card.tsx'
import { Hunks, hunksInWords, type RowLimits } from './hunks.tsx'
import { Places } from './places.tsx'
import { Verdict } from './verdict.tsx'

interface Screen {
  readonly data: PageData
  readonly reader: PageReader
  /** Beside the headline: what is ordered of the whole run. */
  readonly acts?: ComponentChildren
  /** What is in work. */
  readonly lanes?: ComponentChildren
  readonly beside?: CardExtra
  readonly folds: ComponentChildren
}

/** How did it go, what needs you, what to read first, where it is; then folds. In this order, grid only places them. */
export function FirstScreen({ data, reader, acts, lanes, beside, folds }: Screen) {
  const { cards, places, reading, status, repository } = data
  // The wide column is the one with the morning's work.
  const leads = status.standing !== 'complete' && status.standing !== 'at_work' && cards.length > 0
  const low = leads && (cards[0]?.evidence.length ?? 0) === 0
  return (
    <>
      <Verdict data={data} acts={acts}>
        {lanes}
      </Verdict>
      <div class={`cols${leads ? ' lead' : ''}${low ? ' low' : ''}`}>
        <section class="needs" aria-labelledby="needs">
          <header>
            <h2 id="needs">Needs you</h2>
          </header>
          <Cards cards={cards} reader={reader} beside={beside} />
        </section>
        <section class="read" aria-labelledby="read">
          <header>
            <h2 id="read">Read these first</h2>
            <span class="dim">{reading && hunksInWords(reading)}</span>
          </header>
          {reading ? (
            <Hunks reading={reading} run={status.run} repository={repository} room={roomOf(leads, low)} />
          ) : (
            <div class="card">
              <p class="in dim">The changes are not read yet.</p>
            </div>
          )}
        </section>
        <section class="where" aria-labelledby="where">
          <header>
            <h2 id="where">Where it is</h2>
            <span class="dim">{places.length > 1 && 'merge from the top'}</span>
          </header>
          <Places places={places} reader={reader} />
        </section>
      </div>
      <section class="folds" aria-label="Details">
        {folds}
      </section>
    </>
  )
}

/** Beside a failed check what to read stands above where it is: both have to fit. */
const roomOf = (leads: boolean, low: boolean): RowLimits => {
  if (!leads) return { rows: 8, excerpts: 3 }
  return low ? { rows: 5, excerpts: 1 } : { rows: 3, excerpts: 1 }
}
