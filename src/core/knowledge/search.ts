import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { memoize } from '../text/memoize.ts'
import { typeOf } from './entry.ts'
import { termsOf } from './words.ts'

export interface Query {
  readonly text: string
  /** Words with less weight, such as titles of tasks that this one depends on. */
  readonly contextText: string
  /** Steps to the tasks that this one depends on; 0 is the task itself. */
  readonly distances: ReadonlyMap<string, number>
  /** Tasks of the plan by id; an entry is also found by the words of the task that taught it. */
  readonly tasks: ReadonlyMap<string, TaskText>
}

type TaskText = Pick<Task, 'title' | 'description' | 'acceptance_criteria' | 'libraries' | 'skills' | 'paths'>

interface IndexedText {
  readonly terms: readonly number[]
  readonly counts: readonly number[]
  readonly length: number
}

/** Words as numbers: comparing 5,000 entries is then ten times as fast. */
const numbers = new Map<string, number>()

function numberOf(term: string): number {
  const existing = numbers.get(term)
  if (existing !== undefined) return existing
  numbers.set(term, numbers.size)
  return numbers.size - 1
}

function indexText(text: string): IndexedText {
  const all = termsOf(text)
  const counts = new Map<number, number>()
  for (const term of all) {
    const number = numberOf(term)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return { terms: [...counts.keys()], counts: [...counts.values()], length: all.length }
}

/** Memoized, since entries never change. */
const indexEntry = memoize(
  ({ text, id }: Knowledge): IndexedText => indexText(`${text} ${id.slice(id.indexOf('-', 2))}`),
)
const indexTask = memoize((task: TaskText): IndexedText => indexText(textOfTask(task)))

export const textOfTask = ({ title, description, acceptance_criteria, libraries, skills, paths }: TaskText): string =>
  [title, description, ...acceptance_criteria, ...libraries, ...skills, ...paths].join('\n')

/** Weight of a word in the task's context; a word of the task itself weighs 1. */
const contextWeight = 0.35
/** The usual parameters of BM25. */
const [k1, b] = [1.2, 0.75]
/** A score that this many unique words give counts as certain, so that faint likeness stays faint. */
const certainWords = 2
/** For the feedback: the best entries, and how many of their words count. */
const [maxFeedbackEntries, maxFeedbackTerms] = [10, 20]
const minFeedbackScore = 0.2

/**
 * Relevance of each entry by position. Each part is from 0 to 1: BM25 on its words, BM25 on the words of the task
 * that taught it, distance to that task, and words that the best entries share (pseudo-relevance feedback).
 */
export function relevanceOf(entries: readonly Knowledge[], query: Query): number[] {
  const corpus = corpusOf(entries.map(indexEntry))
  const weights = queryWeights(query)
  const wordScores = bm25Scores(corpus, weights)
  const taskScores = teacherScores(entries, query, weights)
  const scores = entries.map(
    (entry, index) => (wordScores[index] ?? 0) + (taskScores[index] ?? 0) + nearness(entry, query.distances),
  )
  const feedbackScores = bm25Scores(corpus, feedbackWeights(corpus, scores))
  return entries.map(({ id }, index) => {
    const typeRank = knowledgeTypes.length - knowledgeTypes.indexOf(typeOf(id))
    return (scores[index] ?? 0) + (feedbackScores[index] ?? 0) + typeRank / 100
  })
}

type Weights = ReadonlyMap<number, number>

function queryWeights({ text, contextText }: Query): Weights {
  const weights = new Map(termsOf(contextText).map((term) => [numberOf(term), contextWeight]))
  for (const term of termsOf(text)) weights.set(numberOf(term), 1)
  return weights
}

function teacherScores(entries: readonly Knowledge[], { tasks }: Query, weights: Weights): number[] {
  const teachers = entries.map(({ task, from }) => (task === null || from !== null ? undefined : tasks.get(task)))
  const distinctTasks = [...new Set(teachers)].filter((task) => task !== undefined)
  const scores = bm25Scores(corpusOf(distinctTasks.map(indexTask)), weights)
  const byTask = new Map(distinctTasks.map((task, index) => [task, scores[index] ?? 0]))
  return teachers.map((task) => (task && byTask.get(task)) ?? 0)
}

function feedbackWeights({ documents, rarity }: Corpus, scores: readonly number[]): Weights {
  const weights = new Map<number, number>()
  for (const index of topIndices(scores, maxFeedbackEntries)) {
    const score = scores[index] ?? 0
    if (score < minFeedbackScore) break
    for (const term of documents[index]?.terms ?? []) weights.set(term, (weights.get(term) ?? 0) + score)
  }
  const ranked = [...weights].sort(([x, xs], [y, ys]) => ys * rarity(y) - xs * rarity(x))
  return new Map(ranked.slice(0, maxFeedbackTerms))
}

function topIndices(scores: readonly number[], count: number): number[] {
  const top: number[] = []
  scores.forEach((score, index) => {
    if (top.length === count && score <= (scores[top.at(-1) ?? 0] ?? 0)) return
    const rank = top.findIndex((other) => score > (scores[other] ?? 0))
    top.splice(rank < 0 ? top.length : rank, 0, index)
    top.length = Math.min(top.length, count)
  })
  return top
}

interface Corpus {
  readonly documents: readonly IndexedText[]
  /** 0 for a word that is in at least half of the texts. */
  readonly rarity: (term: number) => number
}

function corpusOf(documents: readonly IndexedText[]): Corpus {
  const documentCounts = new Int32Array(numbers.size)
  for (const { terms } of documents) for (const term of terms) documentCounts[term] = (documentCounts[term] ?? 0) + 1
  const rarity = (term: number): number => {
    const count = documentCounts[term] ?? 0
    return count === 0 ? 0 : Math.max(0, Math.log((documents.length - count + 0.5) / (count + 0.5)))
  }
  return { documents, rarity }
}

function bm25Scores({ documents, rarity }: Corpus, weights: Weights): number[] {
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const worth = new Float64Array(numbers.size)
  for (const [term, weight] of weights) worth[term] = weight * rarity(term)
  const scores = documents.map((document) => scoreOf(document, { worth, average }))
  const maxScore = scores.reduce((max, score) => Math.max(max, score), certainWords * Math.log(documents.length + 1))
  return maxScore === 0 ? scores : scores.map((score) => score / maxScore)
}

function scoreOf(
  { terms, counts, length }: IndexedText,
  { worth, average }: { worth: Float64Array; average: number },
): number {
  const lengthNorm = k1 * (1 - b + (b * length) / Math.max(1, average))
  let score = 0
  for (let index = 0; index < terms.length; index++) {
    const weight = worth[terms[index] ?? 0] ?? 0
    if (weight === 0) continue
    const count = counts[index] ?? 0
    score += (weight * count * (k1 + 1)) / (count + lengthNorm)
  }
  return score
}

/** Entries of tasks that this one depends on are relevant even if they share no word. */
function nearness({ task, from }: Knowledge, distances: ReadonlyMap<string, number>): number {
  const steps = task === null || from !== null ? undefined : distances.get(task)
  return steps === undefined ? 0 : 1 / (1 + steps / 2)
}
