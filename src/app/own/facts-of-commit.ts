import type { PlanFacts } from '../../core/plan/format/read/plan-facts.ts'
import { planSourcePath } from '../../core/ref/state-paths.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import { cappedRow } from '../../core/text/capped.ts'
import { Plan } from '../../schema/plan/plan.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Making } from './making.ts'

/** Of what has become of the plan, what does with this commit: the rest was said with others. */
export function withThis(
  facts: PlanFacts,
  known: Parameters<typeof planFacts>[0],
  becomes: Making['becomes'],
): PlanFacts {
  const { amended, ...others } = becomes
  if (amended === undefined) return { ...facts, added: [], changed: [], discovered: [] }
  const before = planFacts(known, others)
  const said = new Set([
    ...before.added.map(({ task }) => task.id),
    ...before.changed.map(({ line }) => line),
    ...before.discovered,
  ])
  return {
    ...facts,
    added: facts.added.filter(({ task }) => !said.has(task.id)),
    changed: facts.changed.filter(({ line }) => !said.has(line)),
    discovered: facts.discovered.filter((line) => !said.has(line)),
  }
}

export const noPlace = (document: string, what: readonly string[]): string =>
  `${document} has no place for these changes of the plan: ${cappedRow(what, 10)}`

/** The plan file as it was taken over last. */
export async function sourceOf({ recall, plan }: Pick<Ledger, 'recall' | 'plan'>): Promise<Plan> {
  const source = await recall(planSourcePath)
  return source === undefined ? plan : Plan.parse(JSON.parse(source))
}
