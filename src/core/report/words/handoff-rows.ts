import type { Handoff } from '../../../schema/agent/handoff.ts'
import type { CitedEvidence } from '../../../schema/check/criterion.ts'
import { unfinished } from '../../handoff/agent-claims.ts'

/** `name` has at most eight letters; `text` is foreign. */
export interface HandoffRow {
  readonly name: string
  readonly text: string
}

interface IterationFacts {
  readonly task: string | null
  /** The captured changes; null if they were not stored. */
  readonly changes: readonly { readonly path: string; readonly action: string }[] | null
}

/** Who wrote it. */
export const handoffSources = {
  structured: 'by the agent',
  result_text: "by the agent, in its answer's text",
  extracted: "written by a small model from the agent's last output; the agent left none",
  synthetic: 'written by ralph from the changes; the agent left none',
  engine: 'by ralph: no agent was asked',
}

const maxPerField = 10

/**
 * The fields of a handoff besides summary and narrative. Points out contradictions to the engine's facts: another
 * task, files that were not changed that way.
 */
export function handoffRows(handoff: Handoff, facts: IterationFacts): HandoffRow[] {
  const rows = (name: string, texts: readonly string[] = []): HandoffRow[] =>
    texts.slice(0, maxPerField).map((text) => ({ name, text }))
  const { constraints_discovered = [], deviations = [], bugs_encountered = [], tests_added = [] } = handoff
  const { request_human_review: review, no_change_needed: unchanged } = handoff
  return [
    ...rows('Complete', completion(handoff, facts)),
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
    ...rows('Cites', (handoff.evidence ?? []).map(citationInWords)),
    ...rows('Advice', handoff.recommendations),
    ...rows('Claims', falseClaims(handoff, facts)),
  ]
}

const citationInWords = ({ criterion, file, test, line, check }: CitedEvidence): string =>
  `${typeof criterion === 'number' ? `criterion ${criterion}` : criterion}: ${[file, test, line, check].filter((part) => part !== undefined).join(' ')}`

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' — ')

function completion({ task_completed: done }: Handoff, { task }: IterationFacts): string[] {
  if (!done) return []
  const mismatch = task !== null && done.task_id !== task ? `, and names another task: ${done.task_id}` : ''
  return [joined(`${done.fully_complete ? 'yes' : 'no'}${mismatch}`, done.summary)]
}

/** Claimed files that were not changed in that way. */
function falseClaims({ files_touched = [] }: Handoff, { changes }: IterationFacts): string[] {
  if (changes === null) return []
  const actualActions = new Map(changes.map(({ path, action }) => [path, action]))
  return files_touched
    .filter(({ path, action }) => actualActions.get(path) !== action)
    .map(
      ({ path, action }) =>
        `${path} is ${action}, and it ${actualActions.has(path) ? `was ${actualActions.get(path)}` : 'was not'}`,
    )
}
