import { nearestName } from '../../text/nearest.ts'
import { olderInputs } from '../table/run-inputs.ts'
import { settings } from '../table/settings.ts'

const names = Object.keys(settings)

/** What is said of a key that `ralph.yml` does not have: the name that was probably meant, or where all of them are. */
export function unknownKey(key: string): string {
  const meant = olderInputs[key] ?? nearestName(key, names)
  return `unknown key "${key}"; ${meant === undefined ? '`ralph config` and docs/settings.md list the keys' : `did you mean "${meant}"?`}`
}
