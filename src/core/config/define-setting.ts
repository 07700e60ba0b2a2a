import type { Setting } from './setting.ts'

/** Infers T from `read` alone, so that a table of settings is typed by it. */
export const setting = <T>(definition: Omit<Setting<T>, 'fallback'> & { fallback: NoInfer<T> }): Setting<T> =>
  definition
