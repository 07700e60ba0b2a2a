import { plural } from '../../../text/amounts.ts'
import { type Fault, printPath } from '../../lint/fault.ts'
import type { Draft } from './draft.ts'
import type { PlanFormat } from './read-options.ts'

export interface NamedDraft {
  readonly name: PlanFormat
  readonly draft: Draft
}

/**
 * Chooses among the readers' drafts, most special first. Candidates have tasks and leave nothing unplaced that would
 * change what is done; if they differ, or tasks are in two lists, it is an error. If all leave something, the most
 * special one wins, unless it leaves more than twice as much as it places and another places more than it leaves: one
 * slip must not change the format. The last reader accepts every document, so it is only chosen if no other fits.
 */
export function chooseDraft(drafts: readonly NamedDraft[], file: string): { draft: Draft; faults: readonly Fault[] } {
  const candidates = drafts.slice(0, -1).filter(({ draft }) => draft.unplaced === 0 && tasksIn(draft).length > 0)
  const best = candidates.toSorted((a, b) => ignoredBy(a) - ignoredBy(b))[0]
  const chosen = best ?? mostSpecific(drafts)
  if (!chosen) throw new Error('the last reader takes every document')
  const rival = best
    ? candidates.find((other) => other !== best && differs(best, other))
    : drafts.find((other) => other !== chosen && isOtherPlace(chosen.draft, other.draft))
  const { faults } = chosen.draft
  if (!rival) return { draft: chosen.draft, faults }
  return {
    draft: chosen.draft,
    faults: [...faults.filter((fault) => !isOtherList(fault)), twoFormats(chosen, rival, file)],
  }
}

const ignoredBy = ({ draft }: NamedDraft): number => draft.ignored ?? 0

/** A list of tasks besides the one that was read. */
export const isOtherList = ({ code, at }: Fault): boolean =>
  (code === 'PLAN_FORMAT' && at.length > 0) || (code === 'PLAN_UNKNOWN_FIELD' && at.length === 1)

function mostSpecific(drafts: readonly NamedDraft[]): NamedDraft | undefined {
  const [first, ...others] = drafts
  const { unplaced = 0 } = first?.draft ?? {}
  if (!first || unplaced === 0 || unplaced <= 2 * tasksIn(first.draft).length) return first
  return others.find(({ draft }) => tasksIn(draft).length > (draft.unplaced ?? 0)) ?? first
}

function tasksIn({ value }: Draft): readonly unknown[] {
  const tasks: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'tasks') : undefined
  return Array.isArray(tasks) ? tasks : []
}

/** If both leave nothing, any difference counts; otherwise only differences that change what runs. */
function differs(one: NamedDraft, other: NamedDraft): boolean {
  const fields = ignoredBy(one) + ignoredBy(other) === 0 ? undefined : ['id', 'depends_on', 'status']
  const tasksJson = ({ draft }: NamedDraft) => JSON.stringify(tasksIn(draft), fields && ['tasks', ...fields])
  return (ignoredBy(other) === 0 || ignoredBy(one) > 0) && tasksJson(one) !== tasksJson(other)
}

function isOtherPlace(one: Draft, other: Draft): boolean {
  if (!one.list || !other.list || tasksIn(one).length === 0 || tasksIn(other).length === 0) return false
  const [a, b] = [printPath(one.list), printPath(other.list)]
  return a !== b
}

function twoFormats(one: NamedDraft, other: NamedDraft, file: string): Fault {
  const [first, second] = [one, other].map(
    ({ name, draft }) =>
      `${plural(tasksIn(draft).length, 'task')} as ${name}${draft.list?.length ? ` (${printPath(draft.list)})` : ''}`,
  )
  return {
    severity: 'error',
    code: 'PLAN_FORMAT',
    at: [],
    offset: other.draft.placeOf(['tasks', 0]).offset,
    message: `${file} fits two formats with different tasks: ${first}, ${second}.`,
    remedy: `Keep the tasks of one of them, or name the format: --format ${one.name} or --format ${other.name}.`,
  }
}
