// A run of 200 iterations that teach 400 facts, made from a seed: the plan, and what each iteration's agent states in its handoff.
import type { Handoff } from '../../../src/schema/agent/handoff.ts'
import { Plan } from '../../../src/schema/plan/plan.ts'
import { randomBy } from '../random-by.ts'
import { invented, inventedWords, type Language } from './words.ts'

/** How the words of a task stand to those of the facts that it needs. */
export const wordings = ['the same words', 'other words', 'no word in common'] as const
export type Wording = (typeof wordings)[number]

export interface Fact {
  readonly text: string
  readonly kind: 'hard' | 'constraint' | 'decision' | 'gotcha'
  readonly topic: number
  /** The iteration that states it. */
  readonly iteration: number
  /** Position of the fact that it replaces. */
  readonly replaces: number | null
  /** Position of an older fact that cannot hold beside this one, and that nobody replaces. */
  readonly contradicts: number | null
}

/** One iteration: its task, and the facts that its agent needs, by their positions. */
export interface Lesson {
  readonly task: string
  readonly topic: number
  readonly wording: Wording
  /** Whether its task names the task before it in its part of the program. */
  readonly depends: boolean
  readonly needed: readonly number[]
}

export interface History {
  readonly seed: number
  readonly plan: Plan
  readonly facts: readonly Fact[]
  readonly lessons: readonly Lesson[]
}

const iterations = 200
const topics = 20
const counts = { hard: 60, superseded: 40, supersededHard: 6, contradictions: 10 }
const neededFacts = 6
const longestFact = 380

/** Every other part of the program has tasks that name what they build on. */
const dependsIn = (topic: number): boolean => topic % 2 === 0

export function historyOf(seed: number, language: Language = inventedWords): History {
  const next = randomBy(seed)
  const words = wordsBy(next, language)
  const facts = factsBy(next, words)
  const lessons: Lesson[] = []
  const tasks: unknown[] = []
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const topic = iteration % topics
    const wording = wordings[Math.floor((iteration - 1) / topics) % wordings.length] as Wording
    const depends = dependsIn(topic)
    tasks.push({
      id: `TASK-${iteration}`,
      ...words.ofTask(topic, wording),
      depends_on: depends && iteration > topics ? [`TASK-${iteration - topics}`] : [],
    })
    const known = validFacts(facts, iteration).filter((position) => facts[position]?.topic === topic)
    const needed = shuffled(known, next).slice(0, neededFacts)
    lessons.push({ task: `TASK-${iteration}`, topic, wording, depends, needed })
  }
  return { seed, plan: Plan.parse({ name: 'bench', tasks }), facts, lessons }
}

type Next = () => number

const picked = <T>(items: readonly T[], next: Next): T => items[Math.floor(next() * items.length)] as T

const shuffled = <T>(items: readonly T[], next: Next): T[] =>
  items
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

function wordsBy(next: Next, language: Language) {
  const vocabularies = language.vocabularies(next, topics)
  const sentence = (words: readonly string[], length: number): string[] =>
    Array.from({ length }, (_, position) =>
      position % language.spacing === 1 ? language.formOf(picked(words, next), next) : picked(language.common, next),
    )
  const [least, most] = language.lengths
  return {
    ofFact: (topic: number) => sentence(vocabularies[topic]?.own ?? [], least + Math.floor(next() * (most - least))),
    ofTask(topic: number, wording: Wording) {
      const { own = [], other = [] } = vocabularies[topic] ?? {}
      const words = { 'the same words': own, 'other words': other, 'no word in common': ['work'] }[wording]
      const text = (length: number): string => `${sentence(words, length).join(' ')}.`
      return { title: text(8), description: text(40), acceptance_criteria: [text(12)] }
    },
  }
}

function factsBy(next: Next, words: ReturnType<typeof wordsBy>): Fact[] {
  const roles = rolesBy(next)
  const facts: Fact[] = []
  const said: string[][] = []
  for (let position = 0; position < iterations * 2; position++) {
    const iteration = Math.floor(position / 2) + 1
    const topic = iteration % topics
    const replaces = roles.replaces.get(position) ?? null
    const contradicts = roles.contradicts.get(position) ?? null
    // What takes the place of a fact is about the same, so it shares half of its words.
    const older = replaces === null ? [] : (said[replaces] ?? [])
    const own = words.ofFact(topic).map((word, index) => (index % 2 === 0 ? (older[index] ?? word) : word))
    said.push(own)
    const kind = roles.hard.has(position) ? 'hard' : picked(softKinds, next)
    const name = `${invented(next)}${position}`
    const isRule = contradicts !== null || roles.contradicted.has(position)
    const server = serverOf(facts[contradicts ?? -1]) ?? name
    const text = isRule ? `The ${server} server must listen on port ${3000 + position}.` : factText(kind, name, own)
    facts.push({ text, kind, topic, iteration, replaces, contradicts })
  }
  return facts
}

const softKinds = ['decision', 'decision', 'gotcha', 'constraint'] as const
const serverOf = (fact: Fact | undefined): string | undefined => fact?.text.split(' ')[1]
const factText = (kind: Fact['kind'], name: string, words: readonly string[]): string =>
  `${kind === 'hard' ? 'It must stay so: ' : ''}${name} ${words.join(' ')}`.slice(0, longestFact).trim()

/** Which facts are hard, replace another one of their topic, or contradict one. */
function rolesBy(next: Next) {
  const order = shuffled([...Array(iterations * 2).keys()], next)
  const pairs = pairsBy(order)
  const contradictions = pairs.slice(0, counts.contradictions)
  const replacements = pairs.slice(counts.contradictions, counts.contradictions + counts.superseded)
  const used = new Set([...contradictions, ...replacements].flat())
  const hard = new Set([...contradictions, ...replacements.slice(0, counts.supersededHard)].flat())
  const free = order.filter((position) => !used.has(position))
  for (const position of free.slice(0, counts.hard - hard.size)) hard.add(position)
  return {
    hard,
    replaces: new Map(replacements.map(([older, later]) => [later, older])),
    contradicts: new Map(contradictions.map(([older, later]) => [later, older])),
    contradicted: new Set(contradictions.map(([older]) => older)),
  }
}

/** Facts with one of the same topic's next iteration, each in one pair at most. */
function pairsBy(order: readonly number[]): (readonly [older: number, later: number])[] {
  const used = new Set<number>()
  return order.flatMap((older) => {
    const first = (Math.floor(older / 2) + topics) * 2
    const later = [first, first + 1].find((one) => one < iterations * 2 && !used.has(one))
    if (later === undefined || used.has(older)) return []
    used.add(older).add(later)
    return [[older, later] as const]
  })
}

/** Positions of the facts that were stated before this iteration and are not replaced by then. */
export function validFacts(facts: readonly Fact[], iteration: number): number[] {
  const stated = facts.flatMap((fact, position) => (fact.iteration < iteration ? [position] : []))
  const replaced = new Set(stated.flatMap((position) => facts[position]?.replaces ?? []))
  return stated.filter((position) => !replaced.has(position))
}

/** What the agent of an iteration states; `numberOf`: under which number it finds a fact that it replaces, if it does. */
export function handoffOf(
  { facts }: Pick<History, 'facts'>,
  iteration: number,
  numberOf: (text: string) => number | undefined = () => undefined,
): Handoff {
  const own = facts.filter((fact) => fact.iteration === iteration)
  const texts = (...kinds: Fact['kind'][]) => own.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)
  const supersedes = own.flatMap(({ replaces }) => {
    const text = replaces === null ? undefined : facts[replaces]?.text
    return text === undefined ? [] : (numberOf(text) ?? [])
  })
  return {
    summary: `Step ${iteration} of this part is done.`,
    freeform: `${narrative(iteration)}\n\n${narrative(iteration + 1000)}`,
    constraints_discovered: texts('hard', 'constraint').map((constraint) => ({ constraint })),
    architectural_notes: texts('decision'),
    bugs_encountered: texts('gotcha').map((description) => ({ description, resolved: false })),
    ...(supersedes.length > 0 && { supersedes }),
  }
}

/** Words that every task shares, so that no task counts as new; no two sentences are the same. */
function narrative(seed: number): string {
  const next = randomBy(seed)
  const words = inventedWords.common
  return Array.from(
    { length: 12 },
    (_, n) =>
      `${n + 1}.${seed}: ${Array.from({ length: 14 }, () => words[Math.floor(next() * words.length)]).join(' ')}.`,
  ).join('\n')
}
