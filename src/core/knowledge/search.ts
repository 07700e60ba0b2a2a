import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { oncePer } from '../text/once-per.ts'
import { typeOf } from './entry.ts'
import { termsOf } from './words.ts'

/** What an entry is looked for by: words, and tasks that what was learned belongs to. */
export interface Query {
  readonly text: string
  /** Words that say less, such as the titles of tasks that this one builds on. */
  readonly around: string
  /** Steps from the task to those that it builds on; 0 is the task itself. */
  readonly distances: ReadonlyMap<string, number>
}

interface Indexed {
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

/** An entry's words, once: entries never change. */
const indexed = oncePer((entry: Knowledge): Indexed => {
  const terms = termsOf(`${entry.text} ${entry.id.slice(entry.id.indexOf('-', 2))}`)
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { counts, length: terms.length }
})

/** How much a word in the surroundings of a task weighs beside one in the task. */
const aroundWeight = 0.35
const [k1, b] = [1.2, 0.75]

/** The relevance of each entry to the query, by position: BM25, and what earlier tasks on the same path taught. */
export function relevanceOf(entries: readonly Knowledge[], query: Query): number[] {
  const weights = new Map(termsOf(query.around).map((term) => [term, aroundWeight]))
  for (const term of termsOf(query.text)) weights.set(term, 1)
  const documents = entries.map(indexed)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const rarity = rarities(documents, weights)
  const lexical = documents.map((document) => scoreOf(document, { rarity, average }))
  const best = lexical.reduce((most, score) => Math.max(most, score), 0)
  return entries.map((entry, at) => {
    const words = best === 0 ? 0 : (lexical[at] ?? 0) / best
    return (
      words +
      nearness(entry, query.distances) +
      (knowledgeTypes.length - knowledgeTypes.indexOf(typeOf(entry.id))) / 100
    )
  })
}

/** By term, how much it says: the weight times how rare it is. Only terms of the query. */
function rarities(documents: readonly Indexed[], weights: ReadonlyMap<string, number>): Map<string, number> {
  const holders = new Map<string, number>()
  for (const { counts } of documents) {
    for (const term of counts.keys()) if (weights.has(term)) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  const all = documents.length
  return new Map(
    [...holders].map(([term, n]) => [term, (weights.get(term) ?? 0) * Math.log(1 + (all - n + 0.5) / (n + 0.5))]),
  )
}

function scoreOf(
  { counts, length }: Indexed,
  { rarity, average }: { rarity: ReadonlyMap<string, number>; average: number },
): number {
  let score = 0
  const long = k1 * (1 - b + (b * length) / Math.max(1, average))
  for (const [term, count] of counts) {
    const idf = rarity.get(term)
    if (idf !== undefined) score += (idf * count * (k1 + 1)) / (count + long)
  }
  return score
}

/** What a task that this one builds on taught bears on it, whatever its words. */
function nearness({ task, from }: Knowledge, distances: ReadonlyMap<string, number>): number {
  const steps = task === null || from !== null ? undefined : distances.get(task)
  return steps === undefined ? 0 : 1 / (1 + steps / 2)
}
