import { randomUUID } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { EOL } from 'node:os'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The files by which a step tells the runner something. The toolkit's own functions for it bring an HTTP client along,
 * whose loading is a tenth of what a start may take (docs/decisions.md).
 */
export const setOutput = (env: Environment, name: string, value: string): void =>
  append(env['GITHUB_OUTPUT'], name, value)

/** For this action's `post`, which reads it by `stateOf`. */
export const saveState = (env: Environment, name: string, value: string): void =>
  append(env['GITHUB_STATE'], name, value)

export const stateOf = (env: Environment, name: string): string => env[`STATE_${name}`] ?? ''

/** Takes the place of whatever stands there: what an agent wrote is not ours to publish. */
export function writeSummary(env: Environment, markdown: string): void {
  const file = env['GITHUB_STEP_SUMMARY']
  if (file) writeFileSync(file, markdown)
}

/** A value of several lines ends at a delimiter that nobody can guess (platform fact 25). */
function append(file: string | undefined, name: string, value: string): void {
  if (!file) return
  const end = `ralph_${randomUUID()}`
  appendFileSync(file, `${name}<<${end}${EOL}${value}${EOL}${end}${EOL}`)
}
