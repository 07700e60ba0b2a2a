import { RalphError } from '../../error/error.ts'

/** Undefined if the file is damaged: every JSON file of the state holds an object or a list. */
export function storedJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

export const damagedRecord = (path: string, line?: number): RalphError =>
  new RalphError({
    code: 'STATE_CORRUPT',
    message: `${line === undefined ? '' : `Line ${line} of `}${path} in the state of the run is damaged.`,
    hint: '`ralph log` shows what can still be read. The task states do not depend on it: `ralph status` shows them.',
  })
