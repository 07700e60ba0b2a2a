// The index of a history without its loop, and how long a prompt of a large one takes.
import { recordHandoff } from '../../../src/core/knowledge/record-handoff.ts'
import { maxHardCharsPerIteration } from '../../../src/core/knowledge/verify-index.ts'
import { fitWithMemory } from '../../../src/core/prompt/fit-memory.ts'
import type { PromptInput } from '../../../src/core/prompt/prompt-input.ts'
import { renderPrompt } from '../../../src/core/prompt/section.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
import { median } from '../median.ts'
import { type History, handoffOf } from './history.ts'

export const manyEntries = 5_000
const rounds = 21
const defaultChars = 16_000 * 4
/** Of the default interval. */
const unseen = 5

/** What is recorded when each iteration begins, the first one at 0, and after the last. */
export function indexesOf(history: History): (readonly Knowledge[])[] {
  const indexes: (readonly Knowledge[])[] = [[]]
  const taught = new Map(history.lessons.map(({ task }, index) => [index + 1, task]))
  for (const [position] of history.lessons.entries()) {
    const iteration = position + 1
    const old = indexes[position] ?? []
    const numbered = old.map(({ id }) => id)
    const numberOf = (text: string) => old.findIndex((entry) => entry.text === text) + 1 || undefined
    const handoff = handoffOf(history, iteration, numberOf)
    const context = {
      taught,
      completed: new Map(),
      closesSettled: true,
      maxHardChars: maxHardCharsPerIteration(defaultChars),
    }
    const { changed } = recordHandoff(old, { iteration, handoff, numbered }, context)
    const byId = new Map([...old, ...changed].map((entry) => [entry.id, entry]))
    indexes.push([...byId.values()])
  }
  return indexes
}

function inputOf(history: History, position: number): PromptInput {
  const task = history.plan.tasks[position]
  if (!task) throw new Error(`the plan has no task ${position + 1}`)
  const handoff = position === 0 ? null : handoffOf(history, position)
  return {
    task,
    attempt: 1,
    remaining: 2,
    startedTask: null,
    failures: [],
    failedBefore: [],
    previous: handoff && { iteration: position, task: `TASK-${position}`, source: 'structured', handoff },
    earlier: [],
    skills: [],
    firstIteration: '',
    outputInstructions: 'Hand over what you learned. '.repeat(60),
    hints: [],
    knowledge: [],
    indexed: true,
  }
}

const promptWith = (
  history: History,
  position: number,
  { knowledge, maxChars = defaultChars }: { knowledge: readonly Knowledge[]; maxChars?: number },
): string =>
  renderPrompt(
    fitWithMemory(inputOf(history, position), {
      ...{ knowledge, plan: history.plan, maxChars, notedAfter: position - unseen },
    }).sections,
  )

/** The prompts of a history as the ranking alone makes them. */
export function promptsWithoutLoop(history: History, maxChars?: number): string[] {
  const indexes = indexesOf(history)
  return history.lessons.map((_, position) =>
    promptWith(history, position, { knowledge: indexes[position] ?? [], ...(maxChars && { maxChars }) }),
  )
}

/** Milliseconds of processor time for a prompt of so many entries: the first one of a process, and later ones. */
export function assemblyMs(history: History): { first: number; later: number } {
  const last = history.lessons.length - 1
  const known = indexesOf(history)[last] ?? []
  const knowledge = Array.from({ length: manyEntries }, (_, position): Knowledge => {
    const entry = known[position % known.length]
    if (!entry) throw new Error('nothing is known')
    return { ...entry, id: `${entry.id}-${position}`, status: 'active', hard: false }
  })
  const times = Array.from({ length: rounds + 1 }, () => {
    const from = process.cpuUsage()
    promptWith(history, last, { knowledge })
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return { first: times[0] ?? 0, later: median(times.slice(1)) }
}
