import type { Setting } from '../../../core/setting/setting.ts'

/** An input that is no setting of the run; one that cannot be read counts as not given: its finding is told elsewhere. */
export function inputValue<T>({ read, fallback }: Setting<T>, raw: unknown): T {
  const found = raw === undefined ? undefined : read(raw)
  return found && 'value' in found ? found.value : fallback
}
