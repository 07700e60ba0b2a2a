import { excerpt } from '../text/excerpt.ts'
import { inert } from '../text/markdown/inert.ts'
import { oneLine } from '../text/one-line.ts'

/** The message of a commit that takes an iteration's commit back: `ralph[9]: undo of ralph[7], TASK-1`. */
export function undoMessage(given: {
  readonly prefix: string
  readonly iteration: number
  readonly undoes: number
  readonly task: string
  readonly commit: string
  readonly by: string
  readonly why: string
  readonly trailers: { readonly plan: string; readonly run: string }
  readonly signOff?: string | undefined
}): string {
  const { iteration, undoes, task, trailers } = given
  const prefix = oneLine(given.prefix, 20)
  const by = oneLine(inert(given.by), 100)
  // Quoted, so that no line of the reason is taken for a trailer or a comment.
  const why = given.why === '' ? [] : [excerpt(inert(given.why), 2_000).replace(/^/gm, '> ')]
  const lines = [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    `Ralph-Task: ${task}`,
    `Ralph-Iteration: ${iteration}`,
    `Ralph-Reverts: ${given.commit}`,
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
  ]
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  const paragraphs = [
    `${prefix}[${iteration}]: undo of ${prefix}[${undoes}], ${task}`,
    `${by} took the commit of iteration ${undoes} back; the task is open again.`,
    ...why,
    lines.join('\n'),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
