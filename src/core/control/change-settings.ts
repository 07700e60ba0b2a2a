import { adjustable } from '../config/overrides.ts'
import type { Setting } from '../config/setting.ts'
import { settings } from '../config/settings.ts'
import { meantName } from '../plan/nearest.ts'
import type { Obeyed } from './obey-command.ts'

/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
export function changeSettings(wanted: Readonly<Record<string, string | null>>, by: string): Obeyed {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
  const faults = given.map(({ name, value }) => faultOf(name, value)).filter((fault) => fault !== undefined)
  if (faults.length > 0) return { kind: 'refused', why: faults.join('; ') }
  return { kind: 'done', effects: given.map(({ name, value }) => ({ type: 'setting_changed', name, value, by })) }
}

function faultOf(name: string, value: string): string | undefined {
  const known = adjustable.find((one) => one === name)
  if (known === undefined) {
    const meant = meantName(name, adjustable)
    const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`
    return `${name} cannot be set in a run.${nearest} There are ${adjustable.join(', ')}`
  }
  const read = (settings[known] as Setting<unknown>).read(value)
  return 'value' in read ? undefined : `${name} takes ${read.expected}, not "${value}"`
}
