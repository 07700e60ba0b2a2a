import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { isActive, isHard } from './entry.ts'

export interface Contradiction {
  readonly newer: Knowledge
  readonly older: Knowledge
}

/** Ordered by the newer entry. Besides declared pairs, finds hard constraints that differ in one number or name. */
export function contradictionsIn(entries: readonly Knowledge[]): Contradiction[] {
  const active = entries.filter(isActive)
  const byId = new Map(active.map((entry) => [entry.id, entry]))
  const rules = new Map<string, { readonly entry: Knowledge; readonly value: string }[]>()
  return active.flatMap((newer) => {
    const declared = newer.contradicts.flatMap((id) => byId.get(id) ?? [])
    const byWords = isHard(newer) ? differingRules(newer, rules) : []
    return [...new Set([...declared, ...byWords])].map((older) => ({ newer, older }))
  })
}

/** Adds the new rule to `rules`, whose keys are the words around the value. */
function differingRules(newer: Knowledge, rules: Map<string, { entry: Knowledge; value: string }[]>): Knowledge[] {
  return valuesOf(newer.text).flatMap(({ frame, value }) => {
    const sameFrame = rules.get(frame) ?? []
    rules.set(frame, [...sameFrame, { entry: newer, value }])
    return sameFrame.filter((rule) => rule.value !== value).map(({ entry }) => entry)
  })
}

const modal = /\b(?:must|shall)\b(?!\s+(?:not|never)\b)/i
/** Verbs that take one name at a time; one can return, import or cover several. */
const singleNameVerb = /^(?:be|use|run|listen|default|target)$/i
const numberPattern = /^\d[\d_.,]*[a-z%]{0,3}$/i
const namePattern = /[A-Z\d./`_-]/

/** Each value after the verb of a rule's first clause, with the clause around it. Empty for a rule that forbids. */
function valuesOf(text: string): { frame: string; value: string }[] {
  const clause = text.split(/[:;]\s|\.\s|\.$/)[0] ?? ''
  const verb = modal.exec(clause)
  if (!verb || /\b(?:not|never|no|forbidden)\b/i.test(clause)) return []
  const words = clause.trim().split(/\s+/)
  const verbIndex = clause.slice(0, verb.index).trim().split(/\s+/).filter(Boolean).length
  const takesNames = singleNameVerb.test(words[verbIndex + 1] ?? '')
  return words.flatMap((word, position) => {
    if (position <= verbIndex + 1) return []
    const bare = word.replace(/[,)"'”’]+$|^[("'“‘]+/g, '')
    if (!numberPattern.test(bare) && !(takesNames && namePattern.test(bare))) return []
    const frame = words
      .toSpliced(position, 1, numberPattern.test(bare) ? '#' : '@')
      .join(' ')
      .toLowerCase()
    return [{ frame, value: bare.toLowerCase() }]
  })
}
