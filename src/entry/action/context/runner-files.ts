import { appendFileSync } from 'node:fs'
import * as core from '@actions/core'

/** What a step tells the runner by the toolkit; where the runner named no file for it, nothing is said. */
export const setOutput = (name: string, value: string): void =>
  there('GITHUB_OUTPUT', () => core.setOutput(name, value))

/** For this action's `post`. */
export const saveState = (name: string, value: string): void => there('GITHUB_STATE', () => core.saveState(name, value))

/** Takes the place of whatever stands there: what an agent wrote is not ours to publish. */
export async function writeSummary(markdown: string): Promise<void> {
  await there('GITHUB_STEP_SUMMARY', () => core.summary.addRaw(markdown).write({ overwrite: true }))
}

/** The toolkit refuses a file that is gone, and whoever works on this machine can remove one. */
function there<T>(variable: string, tell: () => T): T | undefined {
  const file = process.env[variable]
  if (!file) return undefined
  appendFileSync(file, '')
  return tell()
}
