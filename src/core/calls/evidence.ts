import type { Citation, CriterionLevel } from '../../schema/check/criterion.ts'
import type { CriterionEvidence, Evidence, EvidenceSummary, TaskCriteria } from '../../schema/counsel/evidence.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { isAgentsMd } from '../plan/graph/milestones.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { oneLine } from '../text/one-line.ts'

interface CompletePlan {
  readonly plan: Pick<Plan, 'tasks'>
  readonly statusOf: StatusOf
  /** Results of each task's attempts, oldest first. */
  readonly judged: ReadonlyMap<string, readonly (Pick<TaskCriteria, 'criteria'> & { readonly iteration: number })[]>
  readonly work: string
}

/** The highest level of each criterion of the done tasks; the newest of equal ones. */
export function evidenceOf({ plan, statusOf, judged, work }: CompletePlan): Evidence {
  const done = plan.tasks.filter(({ id }) => statusOf(id) === 'done' && !isAgentsMd(id))
  return {
    work,
    criteria: done.flatMap(({ id, acceptance_criteria }) =>
      acceptance_criteria.map((words): CriterionEvidence => {
        const criterion = oneLine(words, maxCriterion)
        const attempts = (judged.get(id) ?? []).flatMap(({ iteration, criteria }) =>
          criteria.filter((one) => one.criterion === criterion).map((one) => ({ ...one, task: id, iteration })),
        )
        return attempts.toSorted(byLevel).at(-1) ?? { task: id, criterion, ...nothingCited }
      }),
    ),
    silent: done.filter(({ acceptance_criteria: all }) => all.length === 0).map(({ id }) => id),
  }
}

export const maxCriterion = 500
const maxRows = 40

const nothingCited = {
  citation: null,
  level: 'claimed',
  check: null,
  iteration: null,
  why: 'no agent cited anything for it',
} as const satisfies Omit<CriterionEvidence, 'task' | 'criterion'>

const levels: readonly CriterionLevel[] = ['claimed', 'exists', 'ran']
const byLevel = (a: { level: CriterionLevel }, b: { level: CriterionLevel }): number =>
  levels.indexOf(a.level) - levels.indexOf(b.level)

export const lowestFirst = <T extends { level: CriterionLevel }>(criteria: readonly T[]): T[] =>
  criteria.toSorted(byLevel)

export function summaryOf({ work, criteria, silent }: Evidence): EvidenceSummary {
  const count = (level: CriterionLevel): number => criteria.filter((one) => one.level === level).length
  return {
    ...{ work, ran: count('ran'), exists: count('exists'), claimed: count('claimed') },
    rows: lowestFirst(criteria)
      .slice(0, maxRows)
      .map(({ task, criterion, level, citation }) => ({
        ...{ task, criterion: oneLine(criterion, 200), level, citation: citation && shortened(citation) },
      })),
    silent: silent.length,
  }
}

const shortened = (citation: Citation): Citation =>
  citation.kind === 'test' ? { ...citation, title: oneLine(citation.title, 200) } : citation
