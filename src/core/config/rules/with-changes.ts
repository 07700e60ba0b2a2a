import type { RuleChange, Rules } from '../../../schema/run/rules.ts'

/** The record with these changes. */
export function withChanges({ base, values }: Rules, changes: readonly RuleChange[]): Rules {
  const left = new Map(Object.entries(values))
  for (const { name, rule } of changes) {
    if (rule) left.set(name, rule)
    else left.delete(name)
  }
  return { base, values: Object.fromEntries(left) }
}
