import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import { stopInWords } from '../report/words/stop-sentence.ts'
import { alike } from './prompt-difference.ts'

/** Where a replay went another way than the recording. */
export interface Difference {
  /** Null where it concerns the run as a whole. */
  readonly iteration: number | null
  readonly recorded: string
  readonly replayed: string
}

type Verdict = EventOf<'attempt_succeeded' | 'attempt_held' | 'attempt_failed' | 'attempt_interrupted'>

const verdictTypes = ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted']

/** What became of an iteration's attempt; undefined where the events do not say. */
export const verdictOf = (events: readonly RunEvent[], iteration: number): Verdict | undefined =>
  events.findLast((event): event is Verdict => verdictTypes.includes(event.type) && isOf(event, iteration))

/**
 * Compares what the engine decided: the baseline, the task and the verdict of each iteration, and why the job ended. Times,
 * money, commits and the exact words of a failure may differ. `only`: the iterations that were to be replayed.
 */
export function compareRuns(
  recorded: readonly RunEvent[],
  replayed: readonly RunEvent[],
  request: { only: readonly number[]; whole: boolean },
): Difference[] {
  const found = request.only.flatMap((iteration) => iterationDifference(recorded, replayed, iteration))
  const more = iterationsOf(replayed).filter((iteration) => !request.only.includes(iteration))
  const extra = more.map((iteration) => ({
    iteration,
    recorded: 'there was no such iteration',
    replayed: attemptInWords(replayed, iteration),
  }))
  return [
    ...baselineDifference(recorded, replayed),
    ...found,
    ...(request.whole ? [...extra, ...endDifference(recorded, replayed)] : []),
  ]
}

export const iterationsOf = (events: readonly RunEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'attempt_started' ? [event.iteration] : []))

function iterationDifference(recorded: readonly RunEvent[], replayed: readonly RunEvent[], iteration: number) {
  const [was, is] = [verdictOf(recorded, iteration), verdictOf(replayed, iteration)]
  // A recording that was cut off says nothing about it.
  if (was === undefined || key(was) === key(is)) return []
  return [{ iteration, recorded: attemptInWords(recorded, iteration), replayed: attemptInWords(replayed, iteration) }]
}

function key(verdict: Verdict | undefined): string {
  if (verdict === undefined) return ''
  const { type, task } = verdict
  if (type === 'attempt_failed') {
    const { cause, why } = verdict
    return [type, task, cause, cause === 'checks' ? alike(why) : ''].join('\n')
  }
  return [type, task, type === 'attempt_interrupted' ? verdict.cause : ''].join('\n')
}

function attemptInWords(events: readonly RunEvent[], iteration: number): string {
  const started = events.some((event) => event.type === 'attempt_started' && isOf(event, iteration))
  const verdict = verdictOf(events, iteration)
  if (verdict === undefined) return started ? 'it did not finish' : 'it was not reached'
  return verdictInWords(verdict)
}

/** `TASK-1 failed (checks): npm test failed with exit code 1` */
export function verdictInWords(verdict: Verdict): string {
  const { task } = verdict
  switch (verdict.type) {
    case 'attempt_succeeded':
      return `${task} passed`
    case 'attempt_held':
      return `${task} passed and waits for approval`
    case 'attempt_failed':
      return `${task} failed (${verdict.cause}): ${verdict.why}`
    case 'attempt_interrupted':
      return `${task} was interrupted (${verdict.cause}): ${verdict.why}`
  }
}

function baselineDifference(recorded: readonly RunEvent[], replayed: readonly RunEvent[]): Difference[] {
  const [was, is] = [redIn(recorded), redIn(replayed)]
  if (was === undefined || is === undefined || was === is) return []
  return [{ iteration: null, recorded: `baseline: ${was}`, replayed: `baseline: ${is}` }]
}

function redIn(events: readonly RunEvent[]): string | undefined {
  const found = events.find((event) => event.type === 'baseline_finished')
  if (found?.type !== 'baseline_finished') return undefined
  return found.red.length === 0 ? 'green' : `red: ${found.red.join(', ')}`
}

function endDifference(recorded: readonly RunEvent[], replayed: readonly RunEvent[]): Difference[] {
  const [was, is] = [endOf(recorded), endOf(replayed)]
  // A job that was cut short would have gone on.
  if (was === undefined || is === undefined || was.kind === is.kind || was.kind === 'cancelled') return []
  return [{ iteration: null, recorded: `the job ended: ${stopInWords(was)}`, replayed: `it ended: ${stopInWords(is)}` }]
}

function endOf(events: readonly RunEvent[]) {
  const found = events.findLast((event) => event.type === 'run_stopped')
  return found?.type === 'run_stopped' ? found.reason : undefined
}

const isOf = (event: RunEvent, iteration: number): boolean => 'iteration' in event && event.iteration === iteration
