import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { questionsOf } from '../handoff/agent-claims.ts'
import { cappedLines } from '../text/capped.ts'
import { oneLine } from '../text/one-line.ts'
import { failureContext } from '../validation/failure-sentence.ts'

/** An iteration that has ended, as those are told who look back at it. */
export interface EndedIteration {
  readonly iteration: number
  readonly task: string
  readonly passed: boolean
  /** Why it did not pass. */
  readonly why: string | null
  /** What its agent said; nothing where ralph or nobody wrote it. */
  readonly handoff: Handoff | undefined
  readonly validation: Validation | undefined
  /** The first ones; `files` counts all. */
  readonly changes: readonly { readonly path: string; readonly action: string }[]
  readonly files: number
}

/** The newest iterations that have ended and counted, newest first. Linear in the tasks. */
export function newestEnded(
  { recent, tasks }: Pick<RunState, 'recent' | 'tasks'>,
  most: number,
): Pick<EndedIteration, 'iteration' | 'task' | 'passed'>[] {
  const found = recent.map(({ iteration, task }) => ({ iteration, task, passed: true }))
  for (const task in tasks)
    for (const iteration of tasks[task]?.failed_iterations.slice(-most) ?? [])
      found.push({ iteration, task, passed: false })
  return found.sort((a, b) => b.iteration - a.iteration).slice(0, most)
}

const mostFiles = 40
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
  if (!handoff) return []
  const { request_human_review: review, confidence_level: confidence } = handoff
  const wanted = review?.needed ? review.reason?.trim() || 'it gave no reason' : undefined
  return [
    ...questionsOf(handoff).map((question) => `- It asks for research: ${question}`),
    ...(wanted === undefined ? [] : [`- It asks for a person to look at its work: ${oneLine(wanted, longest)}`]),
    ...(confidence === undefined ? [] : [`- Its confidence in its work: ${confidence}`]),
  ]
}
