// Other ways to choose what a prompt holds, assembled from the handoffs of the same history instead of a run each.
import { applyOperations } from '../../../src/core/knowledge/apply-operations.ts'
import { isActive } from '../../../src/core/knowledge/entry.ts'
import { operationsOfHandoff } from '../../../src/core/knowledge/from-handoffs.ts'
import { maxHardChars } from '../../../src/core/knowledge/merge-first.ts'
import { knowledgeLines } from '../../../src/core/knowledge/render-index.ts'
import { retrieve } from '../../../src/core/knowledge/retrieve.ts'
import { queryOf } from '../../../src/core/prompt/fit-memory.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
import { type History, handoffOf } from './history.ts'

/** `others`: the prompt's text without its memory; `room`: the characters that are left for it. */
type Way = (history: History, iteration: number, at: { others: string; room: number }) => string

const knownAfter = (() => {
  const known = new WeakMap<History, (readonly Knowledge[])[]>()
  /** What the fields of the first iterations add to an index, without any replacement. */
  return (history: History, iterations: number): readonly Knowledge[] => {
    const indexes = known.get(history) ?? [[]]
    known.set(history, indexes)
    for (let one = indexes.length; one <= iterations; one++) {
      const taught = new Map(history.lessons.map(({ task }, index) => [index + 1, task]))
      const applied = applyOperations(indexes[one - 1] ?? [], operationsOfHandoff(one, handoffOf(history, one)), {
        taught,
      })
      indexes.push(applied.kind === 'refused' ? (indexes[one - 1] ?? []) : applied.index)
    }
    return indexes[iterations] ?? []
  }
})()

/** All of the page, or nothing of it if the prompt then is too long. */
const asTheSeed: Way = (history, iteration, { others, room }) => {
  const page = knowledgeLines(knownAfter(history, iteration - 1), '##')
  return page.length > room ? others : `${others}\n\n${page}`
}

/** What was stated last, without knowing what replaced what. */
const newestFirst: Way = (history, iteration, { others, room }) => {
  const stated = history.facts.filter((fact) => fact.iteration < iteration).reverse()
  let left = room
  const lines: string[] = []
  for (const { text } of stated) {
    left -= text.length + 3
    if (left < 0) break
    lines.push(`- ${text}`)
  }
  return `${others}\n\n${lines.join('\n')}`
}

const whole: Way = (history, iteration, { others }) =>
  [others, ...history.lessons.slice(0, iteration - 1).map((_, index) => said(history, index + 1))].join('\n\n')

function said(history: History, iteration: number): string {
  const {
    freeform,
    constraints_discovered = [],
    architectural_notes = [],
    bugs_encountered = [],
  } = handoffOf(history, iteration)
  const facts = [
    ...constraints_discovered.map(({ constraint }) => constraint),
    ...architectural_notes,
    ...bugs_encountered.map(({ description }) => description),
  ]
  return [freeform, ...facts.map((fact) => `- ${fact}`)].join('\n')
}

/** The default of the index's renewal. */
const interval = 5

/** As it was until 2026-11: an index that stands at its last renewal and replaces nothing by itself, and the newest handoff. */
const beforeRecording: Way = (history, iteration, { others, room }) => {
  const renewed = Math.floor((iteration - 1) / interval) * interval
  const newest =
    iteration > 1
      ? said(history, iteration - 1)
          .split('\n')
          .filter((line) => line.startsWith('- '))
          .join('\n')
      : ''
  const task = history.plan.tasks[iteration - 1]
  if (!task) throw new Error(`there is no task ${iteration}`)
  const known = knownAfter(history, renewed).filter(isActive)
  const left = Math.max(0, room - newest.length - 80)
  const { body } = retrieve(known, {
    ...{ query: queryOf(task, history.plan), maxChars: left, maxHardChars: maxHardChars(left * 2) },
    notedAfter: Number.POSITIVE_INFINITY,
  })
  return [others, `## Fields of the newest handoff\n\n${newest}`, `## Retrieved Project Memory\n\n${body}`].join('\n\n')
}

export const ways: Readonly<Record<string, Way>> = {
  'before entries were recorded at once': beforeRecording,
  "the older programs' rules": asTheSeed,
  'newest first, cut': newestFirst,
  'all handoffs, whole': whole,
}

/** The prompts of a way on the same history; `prompts` are those of a run, whose other sections are kept. */
export const promptsBy = (way: Way, history: History, prompts: readonly string[], budgetChars: number): string[] =>
  prompts.map((prompt, index) => {
    const others = prompt
      .split(/^(?=## )/m)
      .filter((part) => !part.startsWith('## Retrieved Project Memory'))
      .join('')
    return way(history, index + 1, { others, room: Math.max(0, budgetChars - others.length - 2) })
  })
