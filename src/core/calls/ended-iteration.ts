import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { questionsOf } from '../handoff/agent-claims.ts'
import { cappedLines } from '../text/capped-list.ts'
import { oneLine } from '../text/one-line.ts'
import { failureContext } from '../validation/failure-sentence.ts'

export interface EndedIteration {
  readonly iteration: number
  readonly task: string
  readonly passed: boolean
  readonly why: string | null
  /** Undefined if the agent wrote none. */
  readonly handoff: Handoff | undefined
  readonly validation: Validation | undefined
  /** The first ones; `files` counts all. */
  readonly changes: readonly { readonly path: string; readonly action: string }[]
  readonly files: number
}

/** The newest iterations that have ended and counted, newest first. Linear in the tasks. */
export function newestIterations(
  { recent, tasks }: Pick<RunState, 'recent' | 'tasks'>,
  maxIterations: number,
): Pick<EndedIteration, 'iteration' | 'task' | 'passed'>[] {
  const iterations = recent.map(({ iteration, task }) => ({ iteration, task, passed: true }))
  for (const task in tasks)
    for (const iteration of tasks[task]?.failed_iterations.slice(-maxIterations) ?? [])
      iterations.push({ iteration, task, passed: false })
  return iterations.sort((a, b) => b.iteration - a.iteration).slice(0, maxIterations)
}

const maxFiles = 40
const maxReasonChars = 400

/** How an iteration ended and what it changed, in lines, with the output of failed checks. */
export function iterationFacts({ iteration, task, passed, why, validation, changes, files }: EndedIteration): string {
  const outcome = passed
    ? 'Its checks passed, and its change is part of the work.'
    : `It failed, and its changes were undone: ${oneLine(why ?? '', maxReasonChars)}`
  const paths = cappedLines(
    changes.slice(0, maxFiles).map(({ path, action }) => `${action} ${oneLine(path, 200)}`),
    maxFiles,
    files,
  )
  const checks = validation === undefined ? '' : failureContext(validation)
  return [
    `Iteration ${iteration}, task ${task}. ${outcome}`,
    paths.length === 0 ? 'It changed no file.' : `Files:\n${paths.map((path) => `- ${path}`).join('\n')}`,
    ...(checks === '' ? [] : [`Failed checks:\n\n${checks}`]),
  ].join('\n\n')
}

export function signalLines({ handoff }: Pick<EndedIteration, 'handoff'>): string[] {
  if (!handoff) return []
  const { request_human_review: review, confidence_level: confidence } = handoff
  const reviewReason = review?.needed ? review.reason?.trim() || 'it gave no reason' : undefined
  return [
    ...questionsOf(handoff).map((question) => `- It asks for research: ${question}`),
    ...(reviewReason === undefined
      ? []
      : [`- It asks for a person to look at its work: ${oneLine(reviewReason, maxReasonChars)}`]),
    ...(confidence === undefined ? [] : [`- Its confidence in its work: ${confidence}`]),
  ]
}
