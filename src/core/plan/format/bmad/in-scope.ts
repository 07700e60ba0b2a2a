import { type Fault, quoteValue } from '../../lint/fault.ts'
import { storyNumber } from './folder.ts'
import type { Scope } from './scope.ts'
import type { SprintStatus, StoryRow } from './sprint-status.ts'
import { groupBy } from './stories.ts'

type StoryList = Pick<SprintStatus, 'rows' | 'currentSprint'>

/** The rows in a scope; a fault with the available choices if the scope names anything else. */
export function inScope(
  { rows, currentSprint }: StoryList,
  scope: Scope,
): { rows: readonly StoryRow[]; faults: Fault[] } {
  if (scope.kind === 'all') return { rows, faults: [] }
  if (scope.kind === 'stories') return namedRows(rows, scope.stories)
  const name = scope.kind === 'epic' ? scope.epic : (scope.sprint ?? currentSprint)
  const groupOf = (row: StoryRow): string | undefined => (scope.kind === 'epic' ? row.epic : row.sprint)
  const groups = [...new Set(rows.flatMap((row) => groupOf(row) ?? []))]
  // With only one sprint, stories do not name it.
  if (scope.kind === 'sprint' && groups.length === 0 && name !== undefined && name === currentSprint)
    return { rows, faults: [] }
  const matchingRows = rows.filter((row) => name !== undefined && sameName(groupOf(row), name))
  if (matchingRows.length > 0) return { rows: matchingRows, faults: [] }
  const fault =
    name === undefined ? 'does not say which sprint is the current one' : `has no ${scope.kind} ${quoteValue(name)}`
  return { rows: [], faults: [notThere(`The list of stories ${fault}.`, availableNames(scope.kind, groups))] }
}

const availableNames = (kind: string, names: readonly string[]): string =>
  names.length === 0
    ? `It has no ${kind}s at all: use another plan-scope, such as all.`
    : `Its ${kind}s: ${names.slice(0, 20).join(', ')}. Name one with plan-scope: ${kind}-${plainName(names[0] ?? '')}.`

/** `1`, `epic-1`, `EPIC-001` and `Epic 1` are the same. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:epic|sprint)[-_ ]*/, '')
    .replace(/^0+(?=\d)/, '')
const sameName = (a: string | undefined, b: string): boolean => a !== undefined && plainName(a) === plainName(b)

function namedRows(
  rows: readonly StoryRow[],
  names: readonly string[],
): { rows: readonly StoryRow[]; faults: Fault[] } {
  const exact = new Map(rows.map((row) => [row.key.toLowerCase(), row]))
  const byNumber = groupBy(rows, ({ key }) => storyNumber(key))
  const chosen = new Set<StoryRow>()
  const faults = names.flatMap((name): Fault[] => {
    const exactRow = exact.get(name.toLowerCase())
    const candidates = exactRow ? [exactRow] : (byNumber.get(storyNumber(name)) ?? [])
    for (const row of candidates.slice(0, 1)) chosen.add(row)
    if (candidates.length === 1) return []
    const ids = (candidates.length === 0 ? rows : candidates).slice(0, 20).map(({ key }) => key)
    const message =
      candidates.length === 0 ? `There is no story ${quoteValue(name)}.` : `${quoteValue(name)} names several stories.`
    return [notThere(message, `The stories are: ${ids.join(', ')}${rows.length > 20 ? ', …' : ''}.`)]
  })
  return { rows: rows.filter((row) => chosen.has(row)), faults }
}

const notThere = (message: string, remedy: string): Fault => ({
  severity: 'error',
  code: 'PLAN_SCOPE',
  at: [],
  offset: 0,
  message,
  remedy,
})
