import type { Plan } from '../../../schema/plan/plan.ts'
import type { Fault, Rule } from './fault.ts'
import { cycles, deadDependency, repeatedDependency, selfDependency, unknownDependency } from './lint-dependencies.ts'
import {
  caseTwins,
  duplicateIds,
  missingCriteria,
  missingDescription,
  reservedIds,
  unsafeBranch,
  unsafePath,
  unsafeSkill,
  unsafeTool,
} from './lint-fields.ts'
import { milestoneOrder, milestoneTwins, unsafeMilestone } from './lint-milestones.ts'

/** What must hold, and what should, of a plan whose fields have the right types. Each is linear in the plan's size. */
export const rules: readonly Rule[] = [
  unsafeBranch,
  duplicateIds,
  caseTwins,
  reservedIds,
  selfDependency,
  unknownDependency,
  repeatedDependency,
  cycles,
  deadDependency,
  unsafeMilestone,
  milestoneOrder,
  milestoneTwins,
  unsafeSkill,
  unsafeTool,
  unsafePath,
  missingDescription,
  missingCriteria,
]

/** Every finding about a plan; only what read the file knows the lines. */
export function lintFaults(plan: Plan): Fault[] {
  return rules.flatMap((rule) => rule(plan))
}

/** Errors of `after` that `before` did not have, as sentences: what a change to a plan would break. */
export const newErrors = (before: Plan, after: Plan): string[] => newFaults(before, after).map(({ message }) => message)

/** The same with their places in `after`. */
export function newFaults(before: Plan, after: Plan): Fault[] {
  const errors = errorsOf(after)
  if (errors.length === 0) return []
  const old = new Set(errorsOf(before).map(({ message }) => message))
  return errors.filter(({ message }) => !old.has(message))
}

const errorsOf = (plan: Plan): Fault[] => lintFaults(plan).filter(({ severity }) => severity === 'error')
