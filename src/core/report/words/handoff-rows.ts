import type { Handoff } from '../../../schema/agent/handoff.ts'
import type { CitedEvidence } from '../../../schema/check/criterion.ts'
import { unfinished } from '../../handoff/agent-claims.ts'

/** One thing that an agent says, under a name of at most eight letters. Its text is foreign. */
export interface HandoffRow {
  readonly name: string
  readonly text: string
}

interface Known {
  readonly task: string | null
  /** What was really changed; null where that is not kept. */
  readonly changes: readonly { readonly path: string; readonly action: string }[] | null
}

const mostOfEach = 10

/**
 * The fields of a handoff beside its summary and its narrative, for whoever reads an iteration. What does not agree with
 * what the engine knows is said: another task, files that were not touched so.
 */
export function handoffRows(handoff: Handoff, known: Known): HandoffRow[] {
  const rows = (name: string, texts: readonly string[] = []): HandoffRow[] =>
    texts.slice(0, mostOfEach).map((text) => ({ name, text }))
  const { constraints_discovered = [], deviations = [], bugs_encountered = [], tests_added = [] } = handoff
  const { request_human_review: review, no_change_needed: unchanged } = handoff
  return [
    ...rows('Complete', completion(handoff, known)),
    ...rows('Sure', handoff.confidence_level && [`${handoff.confidence_level} confidence`]),
    ...rows('Stuck', handoff.stuck === undefined ? [] : [handoff.stuck]),
    ...rows('There', unchanged && [`already, it says: ${unchanged.why} (${unchanged.evidence})`]),
    ...rows(
      'Asks',
      review?.needed
        ? [
            `a person to review it: ${review.reason ?? 'no reason given'}${(review.options ?? []).map((option, index) => ` (${index + 1}) ${option}`).join('')}`,
          ]
        : [],
    ),
    ...rows('Research', handoff.request_research),
    ...rows('Left', unfinished(handoff)),
    ...rows(
      'Limit',
      constraints_discovered.map(({ constraint, impact, workaround }) =>
        joined(constraint, impact, workaround && `workaround: ${workaround}`),
      ),
    ),
    ...rows('Decision', handoff.architectural_notes),
    ...rows(
      'Deviates',
      deviations.map(({ planned, actual, reason }) => `${planned} → ${actual}: ${reason}`),
    ),
    ...rows(
      'Bug',
      bugs_encountered.map(({ description, resolution, resolved }) =>
        joined(`${resolved ? 'resolved' : 'open'}: ${description}`, resolution),
      ),
    ),
    ...rows(
      'Tests',
      tests_added.map(({ file, test_names }) => joined(file, test_names.join('; '))),
    ),
    ...rows('Cites', (handoff.evidence ?? []).map(citedInWords)),
    ...rows('Advice', handoff.recommendations),
    ...rows('Claims', untrue(handoff, known)),
  ]
}

const citedInWords = ({ criterion, file, test, line, check }: CitedEvidence): string =>
  `${typeof criterion === 'number' ? `criterion ${criterion}` : criterion}: ${[file, test, line, check].filter((part) => part !== undefined).join(' ')}`

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' — ')

function completion({ task_completed: done }: Handoff, { task }: Known): string[] {
  if (!done) return []
  const other = task !== null && done.task_id !== task ? `, and names another task: ${done.task_id}` : ''
  return [joined(`${done.fully_complete ? 'yes' : 'no'}${other}`, done.summary)]
}

/** Files that it names and that were not changed in that way. */
function untrue({ files_touched = [] }: Handoff, { changes }: Known): string[] {
  if (changes === null) return []
  const really = new Map(changes.map(({ path, action }) => [path, action]))
  return files_touched
    .filter(({ path, action }) => really.get(path) !== action)
    .map(
      ({ path, action }) => `${path} is ${action}, and it ${really.has(path) ? `was ${really.get(path)}` : 'was not'}`,
    )
}
