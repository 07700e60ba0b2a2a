import type { Finding } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import { type Fault, type Rule, toFinding } from './fault.ts'
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

export function lintFaults(plan: Plan): Fault[] {
  return rules.flatMap((rule) => rule(plan))
}

/** Every finding about a plan that came from no file; a file goes through `readPlan`, which knows the lines. */
export function lintPlan(plan: Plan): Finding[] {
  return lintFaults(plan).map((fault) => toFinding(fault))
}

/** Errors of `after` that `before` did not have, as sentences: what a change to a plan would break. */
export function newErrors(before: Plan, after: Plan): string[] {
  const errors = errorSentences(after)
  if (errors.length === 0) return []
  const old = new Set(errorSentences(before))
  return errors.filter((sentence) => !old.has(sentence))
}

function errorSentences(plan: Plan): string[] {
  return lintFaults(plan).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))
}
