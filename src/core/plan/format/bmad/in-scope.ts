import { type Fault, quoteValue } from '../../lint/fault.ts'
import { storyNumber } from './folder.ts'
import type { Scope } from './scope.ts'
import type { SprintStatus, StoryRow } from './sprint-status.ts'
import { inGroups } from './stories.ts'

type Status = Pick<SprintStatus, 'rows' | 'currentSprint'>

/** The rows in a scope; a fault where it names what is not there, with what there is. */
export function inScope({ rows, currentSprint }: Status, scope: Scope): { rows: readonly StoryRow[]; faults: Fault[] } {
  if (scope.kind === 'all') return { rows, faults: [] }
  if (scope.kind === 'stories') return named(rows, scope.stories)
  const wanted = scope.kind === 'epic' ? scope.epic : (scope.sprint ?? currentSprint)
  const of = (row: StoryRow): string | undefined => (scope.kind === 'epic' ? row.epic : row.sprint)
  const known = [...new Set(rows.flatMap((row) => of(row) ?? []))]
  // A file with one sprint does not say of each story that it belongs to it.
  if (scope.kind === 'sprint' && known.length === 0 && wanted !== undefined && wanted === currentSprint)
    return { rows, faults: [] }
  const found = rows.filter((row) => wanted !== undefined && sameName(of(row), wanted))
  if (found.length > 0) return { rows: found, faults: [] }
  const what =
    wanted === undefined ? 'does not say which sprint is the current one' : `has no ${scope.kind} ${quoteValue(wanted)}`
  return { rows: [], faults: [notThere(`The list of stories ${what}.`, knownWords(scope.kind, known))] }
}

const knownWords = (kind: string, known: readonly string[]): string =>
  known.length === 0
    ? `It has no ${kind}s at all: use another plan-scope, such as all.`
    : `Its ${kind}s: ${known.slice(0, 20).join(', ')}. Name one with plan-scope: ${kind}-${plainName(known[0] ?? '')}.`

/** `1`, `epic-1`, `EPIC-001` and `Epic 1` are one. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:epic|sprint)[-_ ]*/, '')
    .replace(/^0+(?=\d)/, '')
const sameName = (one: string | undefined, other: string): boolean =>
  one !== undefined && plainName(one) === plainName(other)

function named(rows: readonly StoryRow[], wanted: readonly string[]): { rows: readonly StoryRow[]; faults: Fault[] } {
  const exact = new Map(rows.map((row) => [row.key.toLowerCase(), row]))
  const byNumber = inGroups(rows, ({ key }) => storyNumber(key))
  const chosen = new Set<StoryRow>()
  const faults = wanted.flatMap((name): Fault[] => {
    const one = exact.get(name.toLowerCase())
    const alike = one ? [one] : (byNumber.get(storyNumber(name)) ?? [])
    for (const row of alike.slice(0, 1)) chosen.add(row)
    if (alike.length === 1) return []
    const ids = (alike.length === 0 ? rows : alike).slice(0, 20).map(({ key }) => key)
    const message =
      alike.length === 0 ? `There is no story ${quoteValue(name)}.` : `${quoteValue(name)} names several stories.`
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
