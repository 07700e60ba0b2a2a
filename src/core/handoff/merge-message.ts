import { oneLine } from '../text/one-line.ts'

/** The whole message of a merge that the engine makes: `ralph: merge main (1234567) into ralph/work/demo`, our trailers. */
export function mergeMessage(given: {
  readonly prefix: string
  /** A branch, and the commit of it that is merged. */
  readonly branch: string
  readonly commit: string
  readonly into: string
  readonly trailers: { readonly plan: string; readonly run: string }
  readonly signOff?: string | undefined
}): string {
  const { branch, commit, into, trailers } = given
  const lines = [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    `Ralph-Merge: ${commit}`,
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
  ]
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  const subject = `${oneLine(given.prefix, 20)}: merge ${oneLine(branch, 100)} (${commit.slice(0, 7)}) into ${oneLine(into, 100)}`
  return `${subject}\n\n${lines.join('\n')}\n`
}
