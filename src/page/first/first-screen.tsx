import type { ComponentChildren } from 'preact'
import type { WorkPlace } from '../../core/report/page/first/first-screen.ts'
import type { PageData } from '../../core/report/page/page-data.ts'
import { Copy, type PageReader } from './actions.tsx'
import { type CardExtra, Cards } from './card.tsx'
import { Hunks, hunksInWords, type RowLimits } from './hunks.tsx'
import { Verdict } from './verdict.tsx'

interface Screen {
  readonly data: PageData
  readonly reader: PageReader
  /** Orders about the whole run, beside the headline. */
  readonly acts?: ComponentChildren
  /** The running attempts. */
  readonly lanes?: ComponentChildren
  readonly extra?: CardExtra
  readonly folds: ComponentChildren
}

/** Always in this order: the grid only places the parts. */
export function FirstScreen({ data, reader, acts, lanes, extra, folds }: Screen) {
  const { cards, places, reading, status, repository } = data
  // The wide column has what the reader works on.
  const cardsLead = status.standing !== 'complete' && status.standing !== 'at_work' && cards.length > 0
  const isCompact = cardsLead && (cards[0]?.evidence.length ?? 0) === 0
  return (
    <>
      <Verdict data={data} acts={acts}>
        {lanes}
      </Verdict>
      <div class={`cols${cardsLead ? ' lead' : ''}${isCompact ? ' low' : ''}`}>
        <section class="needs" aria-labelledby="needs">
          <header>
            <h2 id="needs">Needs you</h2>
          </header>
          <Cards cards={cards} reader={reader} extra={extra} />
        </section>
        <section class="read" aria-labelledby="read">
          <header>
            <h2 id="read">Read these first</h2>
            <span class="dim">{reading && hunksInWords(reading)}</span>
          </header>
          {reading ? (
            <Hunks reading={reading} run={status.run} repository={repository} room={roomOf(cardsLead, isCompact)} />
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

/** Beside a failed check, the list to read stands above the places, and both have to fit. */
const roomOf = (cardsLead: boolean, isCompact: boolean): RowLimits => {
  if (!cardsLead) return { rows: 8, excerpts: 3 }
  return isCompact ? { rows: 5, excerpts: 1 } : { rows: 3, excerpts: 1 }
}

/** The branches of the commits; the lowest first, which is merged first. */
const Places = ({ places, reader }: { places: readonly WorkPlace[]; reader: PageReader }) => (
  <ol class="stack card">
    {places.map(({ badge, name, url, title, size, text, action }) => (
      <li key={name}>
        <span class={`sign is-${badge.tone}`} role="img" aria-label={badge.word}>
          {badge.sign}
        </span>
        <span class="t">
          {url === null ? <bdi>{name}</bdi> : <a href={url}>{<bdi>{name}</bdi>}</a>} <bdi>{title}</bdi>
        </span>
        <span class="l">{size}</span>
        <span class="m">
          {text}
          {action && reader.kind === 'file' && (
            <>
              <br />
              <code>{action.command}</code>
            </>
          )}
        </span>
        {action && reader.kind === 'file' && <Copy text={action.command} />}
      </li>
    ))}
  </ol>
)
