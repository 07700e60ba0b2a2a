import { bmadStatus } from './bmad-status.ts'
import type { SprintStatus, StoryRow } from './sprint-status.ts'
import { inGroups, titleOfKey } from './stories.ts'

/** What a person may choose of: stories that are open, by epic and by sprint. */
export interface ScopeChoices {
  readonly open: number
  readonly epics: readonly { readonly name: string; readonly open: number }[]
  readonly sprint: { readonly name: string; readonly open: number } | undefined
  readonly stories: readonly { readonly id: string; readonly title: string }[]
}

export function choicesOf({ rows, currentSprint }: SprintStatus): ScopeChoices {
  const open = rows.filter((row) => !isOver(row) && meaning(row) !== 'given_up')
  const counted = inGroups(
    open.filter(({ epic }) => epic !== undefined),
    ({ epic }) => epic ?? '',
  )
  const current = open.filter(({ sprint }) => sprint !== undefined && sprint === currentSprint)
  return {
    open: open.length,
    epics: [...counted].map(([name, list]) => ({ name, open: list.length })),
    sprint:
      currentSprint === undefined || current.length === 0 ? undefined : { name: currentSprint, open: current.length },
    stories: open.map(({ key, title }) => ({ id: key, title: title ?? titleOfKey(key) })),
  }
}

const meaning = (row: StoryRow) => bmadStatus(row.status, { at: [], offset: 0 })
const isOver = (row: StoryRow): boolean => meaning(row) === 'done' || meaning(row) === 'skipped'
