import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { memoize } from '../text/memoize.ts'
import { typeOf } from './entry.ts'
import { termsOf } from './words.ts'

/** What an entry is looked for by: words, and tasks that what was learned belongs to. */
export interface Query {
  readonly text: string
  /** Words that say less, such as the titles of tasks that this one builds on. */
  readonly around: string
  /** Steps from the task to those that it builds on; 0 is the task itself. */
  readonly distances: ReadonlyMap<string, number>
  /** The tasks of the plan, by id: what one taught is also found by that task's own words. */
  readonly tasks: ReadonlyMap<string, Worded>
}

type Worded = Pick<Task, 'title' | 'description' | 'acceptance_criteria' | 'libraries' | 'skills' | 'paths'>

/** A text's different words, by number, and how often each stands in it. */
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

function indexedText(text: string): Indexed {
  const all = termsOf(text)
  const counts = new Map<number, number>()
  for (const term of all) {
    const number = numberOf(term)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return { terms: [...counts.keys()], counts: [...counts.values()], length: all.length }
}

/** Once for each entry: entries never change. */
const indexed = memoize(({ text, id }: Knowledge): Indexed => indexedText(`${text} ${id.slice(id.indexOf('-', 2))}`))
const indexedTask = memoize((task: Worded): Indexed => indexedText(wordsOfTask(task)))

export const wordsOfTask = ({ title, description, acceptance_criteria, libraries, skills, paths }: Worded): string =>
  [title, description, ...acceptance_criteria, ...libraries, ...skills, ...paths].join('\n')

/** How much a word in the surroundings of a task weighs beside one in the task. */
const aroundWeight = 0.35
/** BM25's usual ones. */
const [k1, b] = [1.2, 0.75]
/** So many words that nothing else holds say all that words can say; a faint likeness does not count as much as a strong one. */
const certain = 2
/** The best entries, and the words in them that count for the echo. */
const [echoEntries, echoTerms] = [10, 20]
/** Below it an entry is not like the task. */
const leastAlike = 0.2

/**
 * The relevance of each entry to the query, by position, each part from 0 to 1: its words (BM25), the words of the task that
 * taught it, what earlier tasks on the same path taught, and the words that the best of these have in common
 * (pseudo-relevance feedback), since one part of a program is spoken of in more than one way.
 */
export function relevanceOf(entries: readonly Knowledge[], query: Query): number[] {
  const corpus = corpusOf(entries.map(indexed))
  const wanted = wantedBy(query)
  const words = alike(corpus, wanted)
  const kin = kinship(entries, query, wanted)
  const first = entries.map((entry, at) => (words[at] ?? 0) + (kin[at] ?? 0) + nearness(entry, query.distances))
  const echo = alike(corpus, echoed(corpus, first))
  return entries.map(({ id }, at) => {
    const kind = knowledgeTypes.length - knowledgeTypes.indexOf(typeOf(id))
    return (first[at] ?? 0) + (echo[at] ?? 0) + kind / 100
  })
}

/** By a word's number, how much it weighs. */
type Weights = ReadonlyMap<number, number>

function wantedBy({ text, around }: Query): Weights {
  const weights = new Map(termsOf(around).map((term) => [numberOf(term), aroundWeight]))
  for (const term of termsOf(text)) weights.set(numberOf(term), 1)
  return weights
}

/** How like the query the task is that taught an entry. */
function kinship(entries: readonly Knowledge[], { tasks }: Query, wanted: Weights): number[] {
  const teachers = entries.map(({ task, from }) => (task === null || from !== null ? undefined : tasks.get(task)))
  const known = [...new Set(teachers)].filter((task) => task !== undefined)
  const scores = alike(corpusOf(known.map(indexedTask)), wanted)
  const byTask = new Map(known.map((task, at) => [task, scores[at] ?? 0]))
  return teachers.map((task) => (task && byTask.get(task)) ?? 0)
}

/** The rare words of the entries with the best scores. */
function echoed({ documents, rarity }: Corpus, scores: readonly number[]): Weights {
  const weights = new Map<number, number>()
  for (const at of best(scores, echoEntries)) {
    const score = scores[at] ?? 0
    if (score < leastAlike) break
    for (const term of documents[at]?.terms ?? []) weights.set(term, (weights.get(term) ?? 0) + score)
  }
  const telling = [...weights].sort(([x, xs], [y, ys]) => ys * rarity(y) - xs * rarity(x))
  return new Map(telling.slice(0, echoTerms))
}

/** Positions of the highest scores, highest first; without sorting thousands. */
function best(scores: readonly number[], count: number): number[] {
  const found: number[] = []
  scores.forEach((score, at) => {
    if (found.length === count && score <= (scores[found.at(-1) ?? 0] ?? 0)) return
    const place = found.findIndex((one) => score > (scores[one] ?? 0))
    found.splice(place < 0 ? found.length : place, 0, at)
    found.length = Math.min(found.length, count)
  })
  return found
}

interface Corpus {
  readonly documents: readonly Indexed[]
  /** Of a word: 0 for one that half of the texts hold. */
  readonly rarity: (term: number) => number
}

function corpusOf(documents: readonly Indexed[]): Corpus {
  const holders = new Int32Array(numbers.size)
  for (const { terms } of documents) for (const term of terms) holders[term] = (holders[term] ?? 0) + 1
  const rarity = (term: number): number => {
    const n = holders[term] ?? 0
    return n === 0 ? 0 : Math.max(0, Math.log((documents.length - n + 0.5) / (n + 0.5)))
  }
  return { documents, rarity }
}

function alike({ documents, rarity }: Corpus, weights: Weights): number[] {
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const worth = new Float64Array(numbers.size)
  for (const [term, weight] of weights) worth[term] = weight * rarity(term)
  const scores = documents.map((document) => scoreOf(document, { worth, average }))
  const most = scores.reduce((one, score) => Math.max(one, score), certain * Math.log(documents.length + 1))
  return most === 0 ? scores : scores.map((score) => score / most)
}

function scoreOf(
  { terms, counts, length }: Indexed,
  { worth, average }: { worth: Float64Array; average: number },
): number {
  const long = k1 * (1 - b + (b * length) / Math.max(1, average))
  let score = 0
  for (let at = 0; at < terms.length; at++) {
    const weight = worth[terms[at] ?? 0] ?? 0
    if (weight === 0) continue
    const count = counts[at] ?? 0
    score += (weight * count * (k1 + 1)) / (count + long)
  }
  return score
}

/** What a task that this one builds on taught bears on it, whatever its words. */
function nearness({ task, from }: Knowledge, distances: ReadonlyMap<string, number>): number {
  const steps = task === null || from !== null ? undefined : distances.get(task)
  return steps === undefined ? 0 : 1 / (1 + steps / 2)
}
