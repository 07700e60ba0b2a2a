import { RalphError } from '../../error/error.ts'

/** What a JSON file of the state holds; undefined if it is damaged: all of them hold an object or a list. */
export function storedJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** A file, or a line of it, that cannot be read. The task states do not depend on any of these. */
export const damagedRecord = (path: string, line?: number): RalphError =>
  new RalphError({
    code: 'STATE_CORRUPT',
    message: `${line === undefined ? '' : `Line ${line} of `}${path} in the state of the run is damaged.`,
    hint: '`ralph log` shows what can still be read. The task states do not depend on it: `ralph status` shows them.',
  })
