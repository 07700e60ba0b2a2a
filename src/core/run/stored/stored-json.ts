import { RalphError } from '../../error/error.ts'
import { tryJson } from '../../text/try-read.ts'

/** Undefined if the file is damaged: every JSON file of the state holds an object or a list. */
export function storedJson(text: string): object | undefined {
  const value = tryJson(text)
  return typeof value === 'object' && value !== null ? value : undefined
}

export const damagedRecord = (path: string, line?: number): RalphError =>
  new RalphError({
    code: 'STATE_CORRUPT',
    message: `${line === undefined ? '' : `Line ${line} of `}${path} in the state of the run is damaged.`,
    hint: '`ralph log` shows what can still be read. The task states do not depend on it: `ralph status` shows them.',
  })

export const missingSegment = (path: string): RalphError =>
  new RalphError({
    code: 'STATE_CORRUPT',
    message: `${path} is missing in the state of the run, so the log has a gap there.`,
    hint: 'Somebody removed it: `git log` of the state branch shows who. `ralph log` shows what can still be read; `ralph status` shows the tasks.',
  })
