import type { Rule } from './rule.ts'
import type { Setting } from './setting.ts'

/** Infers T from `read` alone, so that a table of settings is typed by it. */
export const setting = <T>(
  definition: Omit<Setting<T>, 'fallback' | 'rule'> & { fallback: NoInfer<T>; rule: Rule<NoInfer<T>> },
): Setting<T> => definition
