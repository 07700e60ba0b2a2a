import type { PlanFacts } from '../../core/plan/format/read/plan-facts.ts'
import { planSourcePath } from '../../core/ref/state-paths.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import { cappedRow } from '../../core/text/capped-list.ts'
import { Plan } from '../../schema/plan/plan.ts'
import type { Ledger } from '../job/ledger.ts'
import type { CommitInput } from './commit-input.ts'

/** Only the plan changes of this commit, without those that were stated before. */
export function factsOfCommit(
  facts: PlanFacts,
  factsInput: Parameters<typeof planFacts>[0],
  becomes: CommitInput['becomes'],
): PlanFacts {
  const { amended, ...others } = becomes
  if (amended === undefined) return { ...facts, added: [], changed: [], discovered: [] }
  const before = planFacts(factsInput, others)
  const statedBefore = new Set([
    ...before.added.map(({ task }) => task.id),
    ...before.changed.map(({ line }) => line),
    ...before.discovered,
  ])
  return {
    ...facts,
    added: facts.added.filter(({ task }) => !statedBefore.has(task.id)),
    changed: facts.changed.filter(({ line }) => !statedBefore.has(line)),
    discovered: facts.discovered.filter((line) => !statedBefore.has(line)),
  }
}

export const unplacedWarning = (document: string, what: readonly string[]): string =>
  `${document} has no place for these changes of the plan: ${cappedRow(what, 10)}`

export async function readSource({ recall, plan }: Pick<Ledger, 'recall' | 'plan'>): Promise<Plan> {
  const source = await recall(planSourcePath)
  return source === undefined ? plan : Plan.parse(JSON.parse(source))
}
