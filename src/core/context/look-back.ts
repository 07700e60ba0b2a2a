import { cappedLines } from '../text/capped.ts'
import { oneLine } from '../text/one-line.ts'
import { failureContext } from '../validation/failure-sentence.ts'
import { type EndedIteration, signalsOf } from './ended-iteration.ts'

const mostFiles = 40
const mostSignals = 10
const longest = 400

/** How an iteration ended and what it changed, in lines; the checks that failed with their output. */
export function factsOf({ iteration, task, passed, why, validation, changes, files }: EndedIteration): string {
  const end = passed
    ? 'Its checks passed, and its change is part of the work.'
    : `It failed, and its changes were undone: ${oneLine(why ?? '', longest)}`
  const paths = cappedLines(
    changes.slice(0, mostFiles).map(({ path, action }) => `${action} ${oneLine(path, 200)}`),
    mostFiles,
    files,
  )
  const checks = validation === undefined ? '' : failureContext(validation)
  return [
    `Iteration ${iteration}, task ${task}. ${end}`,
    paths.length === 0 ? 'It changed no file.' : `Files:\n${paths.map((path) => `- ${path}`).join('\n')}`,
    ...(checks === '' ? [] : [`Failed checks:\n\n${checks}`]),
  ].join('\n\n')
}

/** What its agent asked for, in lines; empty where it asked for nothing. */
export function signalLines({ handoff }: Pick<EndedIteration, 'handoff'>): string[] {
  const { research, humanReview, confidence } = signalsOf(handoff)
  return [
    ...research.slice(0, mostSignals).map((topic) => `- It asks for research: ${oneLine(topic, longest)}`),
    ...(humanReview === undefined
      ? []
      : [`- It asks that a person look at its work: ${oneLine(humanReview, longest)}`]),
    ...(confidence === undefined ? [] : [`- Its confidence in its work: ${confidence}`]),
  ]
}
