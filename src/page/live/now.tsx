import type { LivePage } from '../../core/report/page/live-page.ts'
import { formatTokens, formatUsd, plural, totalTokens } from '../../core/text/amounts.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { hashOf } from '../route.ts'

/** What is told of the moment, where it is about the attempt that the run is at: a job that was killed may have left it. */
export const nowIn = ({ status }: LivePage, live: LiveAttempt | null): LiveAttempt | undefined =>
  live &&
  status.standing === 'at_work' &&
  [status.current, ...status.lanes].some((open) => open?.iteration === live.iteration)
    ? live
    : undefined

/** The number of its steps, and the last one. */
export function stepsFinding({ steps, older_steps, phase }: LiveAttempt): string {
  const last = steps.at(-1)?.text
  return `${plural(older_steps + steps.length, 'step')}, ${phase}${last === undefined ? '' : `; the last: ${last}`}`
}

/** The attempt under way: its newest steps first, before any of it is stored. */
export function Now({ live, most }: { live: LiveAttempt; most: number }) {
  const { iteration, task, phase, usage, steps, older_steps } = live
  const spent = [
    ...(usage.usd > 0 ? [formatUsd(usage.usd)] : []),
    ...(totalTokens(usage) > 0 ? [`${formatTokens(totalTokens(usage))} tokens`] : []),
  ]
  const shown = steps.slice(-most).reverse()
  const older = older_steps + steps.length - shown.length
  return (
    <section aria-labelledby="now">
      <h2 id="now">
        Now: <a href={hashOf({ view: 'iteration', iteration })}>#{iteration}</a> <bdi>{task}</bdi>
      </h2>
      <p>
        {phase}
        {spent.length > 0 && `, this attempt ${spent.join(', ')}`}
      </p>
      {shown.length > 0 && (
        <ol class="steps-now" reversed>
          {shown.map(({ at, text }, index) => (
            <li key={older_steps + steps.length - index}>
              <time dateTime={at}>{at.slice(11, 19)}</time> <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      )}
      {older > 0 && <p>{plural(older, 'earlier step')}, stored when the attempt ends.</p>}
    </section>
  )
}
