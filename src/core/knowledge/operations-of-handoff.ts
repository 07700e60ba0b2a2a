import type { Handoff } from '../../schema/agent/handoff.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import { longestEntry } from '../../schema/knowledge/entry.ts'
import { oneLine } from '../text/one-line.ts'

/** Of one handoff; whoever lists more has not chosen. */
const mostOfOne = 10

/**
 * What a handoff says in its structured fields, as operations: without a call of a model. Its narrative is left to an
 * agent. `deviations` and what was repaired concern that iteration alone.
 */
export function operationsOfHandoff(iteration: number, handoff: Handoff): KnowledgeOperation[] {
  const {
    constraints_discovered = [],
    architectural_notes = [],
    bugs_encountered = [],
    unfinished_business = [],
  } = handoff
  const add = (type: KnowledgeOperation['type'], said: string): KnowledgeOperation[] => {
    const text = oneLine(said, longestEntry)
    return text === '' ? [] : [{ action: 'add', type, text, sources: [iteration] }]
  }
  const found = [
    ...constraints_discovered.flatMap(({ constraint, workaround, impact }) =>
      add('constraint', withDetail(constraint, workaround || impact)),
    ),
    ...architectural_notes.flatMap((note) => add('decision', note)),
    ...bugs_encountered
      .filter(({ resolved }) => !resolved)
      .flatMap(({ description, resolution }) => add('gotcha', withDetail(description, resolution))),
    ...unfinished_business.flatMap(({ item, reason }) => add('unresolved', withDetail(item, reason))),
  ]
  return found.slice(0, mostOfOne)
}

const withDetail = (text: string, detail: string | undefined): string =>
  detail === undefined || detail.trim() === '' ? text : `${text.trim().replace(/[.:]$/, '')}: ${detail}`
