import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { isActive, isHard } from './entry.ts'

/** Two entries that cannot both hold, as somebody says or as their words show. */
export interface Contradiction {
  readonly newer: Knowledge
  readonly older: Knowledge
}

/**
 * The pairs among the entries that count, in the order of their newer one. By words only two hard constraints of one
 * subject and verb that differ in one number or name: parallel rules about different things are no contradiction.
 */
export function contradictionsIn(entries: readonly Knowledge[]): Contradiction[] {
  const active = entries.filter(isActive)
  const byId = new Map(active.map((entry) => [entry.id, entry]))
  const rules = new Map<string, { readonly entry: Knowledge; readonly value: string }[]>()
  return active.flatMap((newer) => {
    const named = newer.contradicts.flatMap((id) => byId.get(id) ?? [])
    const worded = isHard(newer) ? differingRules(newer, rules) : []
    return [...new Set([...named, ...worded])].map((older) => ({ newer, older }))
  })
}

/** Older rules that differ from this one in their value alone; adds this one to `rules`, which are by their other words. */
function differingRules(newer: Knowledge, rules: Map<string, { entry: Knowledge; value: string }[]>): Knowledge[] {
  return valuesOf(newer.text).flatMap(({ frame, value }) => {
    const alike = rules.get(frame) ?? []
    rules.set(frame, [...alike, { entry: newer, value }])
    return alike.filter((one) => one.value !== value).map(({ entry }) => entry)
  })
}

const modal = /\b(?:must|shall)\b(?!\s+(?:not|never)\b)/i
/** A thing that does one of these does it with one name at a time; it may return, import or cover many. */
const oneAtATime = /^(?:be|use|run|listen|default|target)$/i
const number = /^\d[\d_.,]*[a-z%]{0,3}$/i
const name = /[A-Z\d./`_-]/

/** Each value behind the verb of a rule's first clause, with the clause around it. None for a rule that forbids. */
function valuesOf(text: string): { frame: string; value: string }[] {
  const clause = text.split(/[:;]\s|\.\s|\.$/)[0] ?? ''
  const verb = modal.exec(clause)
  if (!verb || /\b(?:not|never|no|forbidden)\b/i.test(clause)) return []
  const words = clause.trim().split(/\s+/)
  const before = clause.slice(0, verb.index).trim().split(/\s+/).filter(Boolean).length
  const takesNames = oneAtATime.test(words[before + 1] ?? '')
  return words.flatMap((word, position) => {
    if (position <= before + 1) return []
    const bare = word.replace(/[,)"'”’]+$|^[("'“‘]+/g, '')
    if (!number.test(bare) && !(takesNames && name.test(bare))) return []
    const frame = words
      .toSpliced(position, 1, number.test(bare) ? '#' : '@')
      .join(' ')
      .toLowerCase()
    return [{ frame, value: bare.toLowerCase() }]
  })
}
