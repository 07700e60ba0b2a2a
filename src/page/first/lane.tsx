import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { laneWords } from '../../core/report/facts/task-rows.ts'
import type { PageData } from '../../core/report/page/page-data.ts'
import { formatDuration } from '../../core/text/amounts.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { hashOf } from '../route.ts'

/** The running attempts with task, phase, time, last step and a hint button, until they end. */
export function Lane({ data, now, hint }: { data: PageData; now: LiveAttempt | undefined; hint?: ComponentChildren }) {
  const { current, lanes, tasks } = data.status
  const clock = useClock(now !== undefined, Date.parse(data.made))
  const open = [...(current ? [{ ...current, candidate: null, held: null }] : []), ...lanes]
  if (open.length === 0) return null
  return (
    <ul class="lanes card" aria-label="In work">
      {open.map(({ iteration, task, attempt, started, ...lane }) => {
        const title = tasks.find(({ id }) => id === task)?.title ?? ''
        const age = formatDuration(Math.floor(Math.max(0, clock - Date.parse(started)) / 1_000) * 1_000)
        const live = now?.iteration === iteration ? now : undefined
        const phase = laneWords(lane) ?? live?.phase ?? `attempt ${attempt}`
        return (
          <li key={iteration}>
            <a class="id" href={hashOf({ view: 'iteration', iteration })}>
              <bdi>{task}</bdi>
            </a>
            <span class="t" dir="auto">
              {title}
            </span>
            <span class="ph is-act">
              {phase}, {age}
            </span>
            <span class="say">
              <bdi>{live?.steps.at(-1)?.text ?? ''}</bdi>
            </span>
            {lanes.length < 2 && hint}
          </li>
        )
      })}
    </ul>
  )
}

/** The current time, by the second, while somebody watches; in a file, the time when it was made. */
function useClock(ticks: boolean, made: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!ticks) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [ticks])
  return ticks ? now : made
}
