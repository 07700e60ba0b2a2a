import type { SprintStatus } from './sprint-status.ts'
import { groupBy, isOver, statusOf, titleOfKey } from './stories.ts'

/** Choices for `plan-scope`: open stories, by epic and by sprint. */
export interface ScopeChoices {
  readonly open: number
  readonly epics: readonly { readonly name: string; readonly open: number }[]
  readonly sprint: { readonly name: string; readonly open: number } | undefined
  readonly stories: readonly { readonly id: string; readonly title: string }[]
}

export function choicesOf({ rows, currentSprint }: SprintStatus): ScopeChoices {
  const openRows = rows.filter((row) => !isOver(row) && statusOf(row) !== 'given_up')
  const byEpic = groupBy(
    openRows.filter(({ epic }) => epic !== undefined),
    ({ epic }) => epic ?? '',
  )
  const currentRows = openRows.filter(({ sprint }) => sprint !== undefined && sprint === currentSprint)
  return {
    open: openRows.length,
    epics: [...byEpic].map(([name, list]) => ({ name, open: list.length })),
    sprint:
      currentSprint === undefined || currentRows.length === 0
        ? undefined
        : { name: currentSprint, open: currentRows.length },
    stories: openRows.map(({ key, title }) => ({ id: key, title: title ?? titleOfKey(key) })),
  }
}
