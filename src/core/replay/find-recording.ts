import type { Recording } from '../../schema/run/cassette.ts'

/**
 * The recording of this attempt: of the same iteration where recordings have numbers, else of the same attempt at the task.
 * Past the last attempt that was written by hand, the last one again; what was really recorded is never played twice.
 */
export function findRecording(
  recordings: readonly Recording[],
  wanted: { call: Recording['call']; task: string; attempt: number; iteration: number },
): Recording | undefined {
  const ofTask = recordings.filter(({ task, call }) => task === wanted.task && call === wanted.call)
  const numbered = ofTask.filter(({ iteration }) => iteration !== undefined)
  const sameAttempt = numbered.filter(({ attempt }) => attempt === wanted.attempt)
  const recorded = sameAttempt.find(({ iteration }) => iteration === wanted.iteration) ?? sameAttempt[0]
  if (recorded !== undefined) return recorded
  const byHand = ofTask.filter(({ iteration }) => iteration === undefined).sort((a, b) => a.attempt - b.attempt)
  return byHand.findLast(({ attempt }) => attempt <= wanted.attempt) ?? byHand[0]
}
