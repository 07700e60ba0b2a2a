import { meantName } from '../../text/nearest.ts'
import { olderInputs } from '../table/run-inputs.ts'
import { settings } from '../table/settings.ts'

const names = Object.keys(settings)

/** Suggests the probable name, or says where all of them are listed. */
export function unknownKey(key: string): string {
  const suggestion = olderInputs[key] ?? meantName(key, names)
  return `unknown key "${key}"; ${suggestion === undefined ? '`ralph config` and docs/settings.md list the keys' : `did you mean "${suggestion}"?`}`
}
