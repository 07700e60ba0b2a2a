// A run of 200 iterations that teach 400 facts, made from a seed; the bench of memory and a test ask what prompts hold of it.
import { applyOperations } from '../../src/core/knowledge/apply-operations.ts'
import type { KnowledgeOperation } from '../../src/schema/agent/knowledge-operations.ts'
import type { Knowledge } from '../../src/schema/knowledge/entry.ts'
import { Plan, type Task } from '../../src/schema/plan/plan.ts'
import { invented, inventedWords, type Language } from './knowledge-words.ts'
import { randomBy } from './random-by.ts'

/** How the words of a task stand to those of the facts that it needs. */
export const wordings = ['the same words', 'other words', 'no word in common'] as const
export type Wording = (typeof wordings)[number]

export interface Moment {
  readonly task: Task
  readonly wording: Wording
  /** What is known before the task begins. */
  readonly knowledge: readonly Knowledge[]
  /** Ids of the facts that it needs. */
  readonly needed: readonly string[]
}

export interface History {
  readonly plan: Plan
  /** One for each iteration. */
  readonly moments: readonly Moment[]
  /** Characters of all handoffs. */
  readonly handoffChars: number
}

const iterations = 200
const topics = 20
const hardFacts = 60
const supersededFacts = 40
const neededFacts = 6

export function historyOf(seed: number, language: Language = inventedWords): History {
  const next = randomBy(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T
  const { common, spacing, lengths } = language
  const vocabularies = language.vocabularies(next, topics)
  const sentence = (words: readonly string[], length: number): string => {
    const said = Array.from({ length }, (_, at) =>
      at % spacing === 1 ? language.formOf(pick(words), next) : pick(common),
    )
    return `${said.join(' ')}.`
  }
  const shuffled = Array.from({ length: iterations * 2 }, (_, at) => [next(), at] as const).sort(([a], [b]) => a - b)
  const order = shuffled.map(([, at]) => at)
  const hard = new Set(order.slice(0, hardFacts))
  // The one that takes its place is among those of the same topic's next task.
  const over = new Set(order.filter((at) => at < (iterations - topics) * 2 && !hard.has(at)).slice(0, supersededFacts))

  const tasks: unknown[] = []
  const moments: Moment[] = []
  const ofTopic: string[][] = Array.from({ length: topics }, () => [])
  const dueToReplace: string[][] = Array.from({ length: topics }, () => [])
  const taught = new Map<number, string>()
  let knowledge: readonly Knowledge[] = []
  let handoffChars = 0
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const topic = iteration % topics
    const vocabulary = vocabularies[topic] ?? { own: [], other: [] }
    const wording = wordings[Math.floor((iteration - 1) / topics) % wordings.length] as Wording
    const id = `TASK-${iteration}`
    const words = { 'the same words': vocabulary.own, 'other words': vocabulary.other, 'no word in common': ['work'] }[
      wording
    ]
    tasks.push({
      id,
      title: sentence(words, 8),
      description: sentence(words, 40),
      acceptance_criteria: [sentence(words, 12)],
      depends_on: iteration > topics ? [`TASK-${iteration - topics}`] : [],
    })
    const active = new Set(knowledge.filter(({ status }) => status === 'active').map((entry) => entry.id))
    const known = (ofTopic[topic] ?? []).filter((one) => active.has(one))
    const needed = known.map((one) => [next(), one] as const).sort(([a], [b]) => a - b)
    const task = Plan.parse({ tasks: tasks.slice(-1) }).tasks[0] as Task
    moments.push({ task, wording, knowledge, needed: needed.slice(0, neededFacts).map(([, one]) => one) })

    taught.set(iteration, id)
    const operations = [0, 1].map((n): KnowledgeOperation => {
      const fact = (iteration - 1) * 2 + n
      const isHard = hard.has(fact)
      const text = `${isHard ? 'It must stay so: ' : ''}${invented(next)} ${sentence(vocabulary.own, lengths[0] + Math.floor(next() * (lengths[1] - lengths[0])))}`
      const said = { text: text.slice(0, 500), sources: [iteration] }
      const target = isHard ? undefined : dueToReplace[topic]?.shift()
      if (target) return { action: 'supersede', targets: [target], ...said }
      const kinds = ['decision', 'pattern', 'gotcha', 'unresolved'] as const
      return { action: 'add', type: isHard ? 'constraint' : pick(kinds), hard: isHard, ...said }
    })
    const applied = applyOperations(knowledge, operations, { taught })
    if (applied.kind === 'refused') throw new Error(applied.why.join('\n'))
    const added = applied.index.slice(knowledge.length)
    added.forEach((entry, n) => {
      ofTopic[topic]?.push(entry.id)
      if (over.has((iteration - 1) * 2 + n)) dueToReplace[topic]?.push(entry.id)
    })
    knowledge = applied.index
    handoffChars += sentence(common, 300).length + operations.reduce((sum, { text }) => sum + (text ?? '').length, 0)
  }
  return { plan: Plan.parse({ tasks }), moments, handoffChars }
}
