import type { LivePage } from '../../core/report/page/live-page.ts'
import { formatTokens, formatUsd, plural, totalTokens } from '../../core/text/amounts.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { hashOf } from '../route.ts'

/** The live attempt if the run is at work on it: a killed job may have left another one. */
export const liveAttemptIn = ({ status }: LivePage, live: LiveAttempt | null): LiveAttempt | undefined =>
  live &&
  status.standing === 'at_work' &&
  [status.current, ...status.lanes].some((open) => open?.iteration === live.iteration)
    ? live
    : undefined

export function stepsFinding({ steps, older_steps, phase }: LiveAttempt): string {
  const last = steps.at(-1)?.text
  return `${plural(older_steps + steps.length, 'step')}, ${phase}${last === undefined ? '' : `; the last: ${last}`}`
}

/** The running attempt, newest steps first; they are not stored yet. */
export function Now({ live, maxSteps }: { live: LiveAttempt; maxSteps: number }) {
  const { iteration, task, phase, usage, steps, older_steps } = live
  const spent = [
    ...(usage.usd > 0 ? [formatUsd(usage.usd)] : []),
    ...(totalTokens(usage) > 0 ? [`${formatTokens(totalTokens(usage))} tokens`] : []),
  ]
  const shown = steps.slice(-maxSteps).reverse()
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
