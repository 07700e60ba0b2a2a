import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import { stopInWords } from '../report/words/stop-sentence.ts'
import { alike } from './prompt-difference.ts'

export interface Difference {
  /** Null for the run as a whole. */
  readonly iteration: number | null
  readonly recorded: string
  readonly replayed: string
}

type Verdict = EventOf<'attempt_succeeded' | 'attempt_held' | 'attempt_failed' | 'attempt_interrupted'>

const verdictTypes = ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted']

/** Undefined if the events do not say. */
export const verdictOf = (events: readonly RunEvent[], iteration: number): Verdict | undefined =>
  events.findLast((event): event is Verdict => verdictTypes.includes(event.type) && isOf(event, iteration))

/** Compares the engine's decisions. Times, money, commits and wording may differ. `only`: the iterations to replay. */
export function compareRuns(
  recorded: readonly RunEvent[],
  replayed: readonly RunEvent[],
  request: { only: readonly number[]; whole: boolean },
): Difference[] {
  const differences = request.only.flatMap((iteration) => iterationDifference(recorded, replayed, iteration))
  const unexpected = iterationsOf(replayed).filter((iteration) => !request.only.includes(iteration))
  const extra = unexpected.map((iteration) => ({
    iteration,
    recorded: 'there was no such iteration',
    replayed: attemptInWords(replayed, iteration),
  }))
  return [
    ...baselineDifference(recorded, replayed),
    ...differences,
    ...(request.whole ? [...extra, ...endDifference(recorded, replayed)] : []),
  ]
}

export const iterationsOf = (events: readonly RunEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'attempt_started' ? [event.iteration] : []))

function iterationDifference(recorded: readonly RunEvent[], replayed: readonly RunEvent[], iteration: number) {
  const [before, after] = [verdictOf(recorded, iteration), verdictOf(replayed, iteration)]
  // A truncated recording has no verdict.
  if (before === undefined || verdictKey(before) === verdictKey(after)) return []
  return [{ iteration, recorded: attemptInWords(recorded, iteration), replayed: attemptInWords(replayed, iteration) }]
}

function verdictKey(verdict: Verdict | undefined): string {
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
  const [before, after] = [baselineInWords(recorded), baselineInWords(replayed)]
  if (before === undefined || after === undefined || before === after) return []
  return [{ iteration: null, recorded: `baseline: ${before}`, replayed: `baseline: ${after}` }]
}

function baselineInWords(events: readonly RunEvent[]): string | undefined {
  const event = events.find((event) => event.type === 'baseline_finished')
  if (event?.type !== 'baseline_finished') return undefined
  return event.red.length === 0 ? 'green' : `red: ${event.red.join(', ')}`
}

function endDifference(recorded: readonly RunEvent[], replayed: readonly RunEvent[]): Difference[] {
  const [before, after] = [stopReasonOf(recorded), stopReasonOf(replayed)]
  // A cancelled job would have gone on.
  if (before === undefined || after === undefined || before.kind === after.kind || before.kind === 'cancelled')
    return []
  return [
    { iteration: null, recorded: `the job ended: ${stopInWords(before)}`, replayed: `it ended: ${stopInWords(after)}` },
  ]
}

function stopReasonOf(events: readonly RunEvent[]) {
  const event = events.findLast((event) => event.type === 'run_stopped')
  return event?.type === 'run_stopped' ? event.reason : undefined
}

const isOf = (event: RunEvent, iteration: number): boolean => 'iteration' in event && event.iteration === iteration
