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

/** An entry's different words, by number, and how often each stands in it. */
interface Indexed {
  readonly terms: readonly number[]
  readonly counts: readonly number[]
  readonly length: number
}

/** A number for each word that was ever seen: 5,000 entries are compared by them ten times as fast as by words. */
const numbers = new Map<string, number>()

function numberOf(term: string): number {
  const known = numbers.get(term)
  if (known !== undefined) return known
  numbers.set(term, numbers.size)
  return numbers.size - 1
}

/** Once for each entry: entries never change. */
const indexed = oncePer((entry: Knowledge): Indexed => {
  const all = termsOf(`${entry.text} ${entry.id.slice(entry.id.indexOf('-', 2))}`)
  const counts = new Map<number, number>()
  for (const term of all) {
    const number = numberOf(term)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return { terms: [...counts.keys()], counts: [...counts.values()], length: all.length }
})

/** How much a word in the surroundings of a task weighs beside one in the task. */
const aroundWeight = 0.35
const [k1, b] = [1.2, 0.75]

/** The relevance of each entry to the query, by position: BM25, and what earlier tasks on the same path taught. */
export function relevanceOf(entries: readonly Knowledge[], query: Query): number[] {
  const documents = entries.map(indexed)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const rarity = raritiesOf(documents, query)
  const lexical = documents.map((document) => scoreOf(document, { rarity, average }))
  const best = lexical.reduce((most, score) => Math.max(most, score), 0)
  return entries.map((entry, at) => {
    const words = best === 0 ? 0 : (lexical[at] ?? 0) / best
    const kind = knowledgeTypes.length - knowledgeTypes.indexOf(typeOf(entry.id))
    return words + nearness(entry, query.distances) + kind / 100
  })
}

/** By a word's number, how much it says: its weight in the query times how rare it is; 0 for all others. */
function raritiesOf(documents: readonly Indexed[], { text, around }: Query): Float64Array {
  const weighted = new Map(termsOf(around).map((term) => [numberOf(term), aroundWeight]))
  for (const term of termsOf(text)) weighted.set(numberOf(term), 1)
  const holders = new Int32Array(numbers.size)
  for (const { terms } of documents) for (const term of terms) holders[term] = (holders[term] ?? 0) + 1
  const rarity = new Float64Array(numbers.size)
  for (const [term, weight] of weighted) {
    const n = holders[term] ?? 0
    rarity[term] = weight * Math.log(1 + (documents.length - n + 0.5) / (n + 0.5))
  }
  return rarity
}

function scoreOf(
  { terms, counts, length }: Indexed,
  { rarity, average }: { rarity: Float64Array; average: number },
): number {
  const long = k1 * (1 - b + (b * length) / Math.max(1, average))
  let score = 0
  for (let at = 0; at < terms.length; at++) {
    const idf = rarity[terms[at] ?? 0] ?? 0
    if (idf === 0) continue
    const count = counts[at] ?? 0
    score += (idf * count * (k1 + 1)) / (count + long)
  }
  return score
}

/** What a task that this one builds on taught bears on it, whatever its words. */
function nearness({ task, from }: Knowledge, distances: ReadonlyMap<string, number>): number {
  const steps = task === null || from !== null ? undefined : distances.get(task)
  return steps === undefined ? 0 : 1 / (1 + steps / 2)
}
