import type { Plan } from '../../../schema/plan/plan.ts'
import type { Fault, Rule } from './fault.ts'
import { cycles, deadDependency, repeatedDependency, selfDependency, unknownDependency } from './lint-dependencies.ts'
import {
  caseTwins,
  duplicateIds,
  missingCriteria,
  missingDescription,
  reservedIds,
  taskSize,
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
  taskSize,
]

/** Every finding about a plan; only what read the file knows the lines. */
export function lintFaults(plan: Plan): Fault[] {
  return rules.flatMap((rule) => rule(plan))
}

/** Errors of `after` that `before` did not have: what a change to a plan would break. */
export function newErrors(before: Plan, after: Plan): Fault[] {
  const errors = errorsOf(after)
  if (errors.length === 0) return []
  const old = new Set(errorsOf(before).map((fault) => factOf(before, fault)))
  return errors.filter((fault) => !old.has(factOf(after, fault)))
}

const errorsOf = (plan: Plan): Fault[] => lintFaults(plan).filter(({ severity }) => severity === 'error')

/** What is wrong with which value of which task: where a task or an entry stands changes with every insertion above it. */
function factOf(plan: Plan, { code, at, among }: Fault): string {
  const named: unknown[] = []
  let value: unknown = plan
  for (const key of at) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key]
    named.push(typeof key === 'string' ? key : isTask(value) ? value.id : value)
  }
  return JSON.stringify([code, named, typeof value === 'object' ? null : value, among])
}

const isTask = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value
