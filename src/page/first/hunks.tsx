import { useState } from 'preact/hooks'
import type { ReadHunk, Reading } from '../../core/reading/reading.ts'
import { plural, thousands } from '../../core/text/amounts.ts'
import { hashOf } from '../route.ts'
import { Prose } from './prose.tsx'

/** Rows before "Show them", and how many of them have an excerpt. */
export interface RowLimits {
  readonly rows: number
  readonly excerpts: number
}

/** This browser remembers which hunks were read. */
export function Hunks({
  reading,
  run,
  repository,
  room,
}: {
  reading: Reading
  run: string
  repository: string | null
  room: RowLimits
}) {
  const [all, setAll] = useState(false)
  const { hunks, lines } = reading
  if (hunks.length === 0)
    return (
      <div class="card">
        <p class="in dim">{lines === 0 ? 'Nothing is committed yet.' : 'No line of this work stands out.'}</p>
      </div>
    )
  const shown = all ? hunks : hunks.slice(0, room.rows)
  const more = hunks.length - shown.length
  return (
    <div class="card">
      <ol class="hunks">
        {shown.map((hunk, index) => (
          <Hunk
            key={keyOf(hunk)}
            hunk={hunk}
            number={index + 1}
            run={run}
            repository={repository}
            excerpt={excerptAt(index, room)}
          />
        ))}
      </ol>
      <p class="foot">
        {more > 0 && (
          <>
            {more} more.{' '}
            <button type="button" class="plain" onClick={() => setAll(true)}>
              Show them
            </button>
            .{' '}
          </>
        )}
        Ranked by facts of the change, without a model: in other histories such a list had a third of the later fixes.
        The rest is not proven right.
        {reading.unread_commits > 0 &&
          ` ${plural(reading.unread_commits, 'commit')} were too many or too large to look at.`}
      </p>
    </div>
  )
}

export const hunksInWords = ({ hunks, shown, lines }: Reading): string =>
  hunks.length === 0
    ? ''
    : `${plural(hunks.length, 'hunk')}, ${thousands(shown)} of ${plural(lines, 'line').replace(/^\d+/, thousands(lines))}`

const excerptAt = (index: number, room: RowLimits): string =>
  index < room.excerpts ? 'open' : index < 5 ? 'wide' : 'none'

const keyOf = ({ commit, path, from }: ReadHunk): string => `${commit.slice(0, 12)} ${path}:${from}`

interface HunkRow {
  readonly hunk: ReadHunk
  readonly number: number
  readonly run: string
  readonly repository: string | null
  readonly excerpt: string
}

function Hunk({ hunk, number, run, repository, excerpt }: HunkRow) {
  const { path, from, to, commit, iteration, task, reasons } = hunk
  const place = from === to ? `${path}:${from}` : `${path}:${from}–${to}`
  const url =
    repository === null
      ? hashOf({ view: 'iteration', iteration })
      : `${repository}/blob/${commit}/${encodeURI(path)}#L${from}-L${to}`
  return (
    <li>
      <div class="hunk">
        <span class="n">{number}</span>
        <a class="place" href={url}>
          <bdi>{place}</bdi>
        </a>
        <span class="task">
          <a href={hashOf({ view: 'iteration', iteration })}>
            <bdi>{task}</bdi>
          </a>{' '}
          <ReadMark name={`${run} ${keyOf(hunk)}`} place={place} />
        </span>
        <p class="why" dir="auto">
          <Prose text={reasons.join(' ')} />
        </p>
      </div>
      {excerpt !== 'none' && hunk.excerpt.length > 0 && (
        <pre class={`diff-lines ${excerpt}`}>
          {hunk.excerpt.map(({ sign, line, text }, index) => (
            <span key={index} class={sign === '+' ? 'added' : sign === '-' ? 'removed' : ''}>
              <i>{line ?? ''}</i>
              {sign} {text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </li>
  )
}

/** If the browser stores nothing for a file, the box forgets. */
function ReadMark({ name, place }: { name: string; place: string }) {
  const [isRead, setIsRead] = useState(() => tryStorage(() => localStorage.getItem(name)) !== null)
  return (
    <input
      type="checkbox"
      aria-label={`Read: ${place}`}
      checked={isRead}
      onChange={({ currentTarget: { checked } }) => {
        setIsRead(checked)
        tryStorage(() => (checked ? localStorage.setItem(name, '1') : localStorage.removeItem(name)))
      }}
    />
  )
}

function tryStorage<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
