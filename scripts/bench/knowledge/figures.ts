// What the prompts of a run hold of what its agents stated.
import { type Fact, type History, type Lesson, validFacts } from './history.ts'

/** In percent; null if there was nothing to count. */
export interface Figures {
  /** Of the hard constraints that hold, from the iteration after they were stated. */
  readonly hard: number | null
  /** Of the facts that a task needs, in the second half of the run: of tasks that name what they build on, and of others. */
  readonly relevant: { readonly depends: number | null; readonly free: number | null }
  /** Of the facts in a prompt, those of its part of the program; in the second half. */
  readonly precision: number | null
  /** Of the facts that hold, those of the task's part: the precision of a prompt that has all of them; in the second half. */
  readonly chance: number | null
  /** Of the facts that the task before it in its part stated, if a task names it. */
  readonly leftByDependency: number | null
  /** Of the pairs of which both stand in a prompt: shown as a contradiction. */
  readonly pairs: number | null
  /** Facts that are replaced and stand in a prompt without what replaced them. */
  readonly aloneAndOver: number
  /** Lines that stand twice in a prompt. */
  readonly repeated: number
  readonly longestChars: number
}

interface Count {
  all: number
  held: number
}

const share = ({ all, held }: Count): number | null => (all === 0 ? null : (100 * held) / all)

/** The prompts of all iterations, the first one at 0. */
export function figuresOf({ facts, lessons }: History, prompts: readonly string[]): Figures {
  const zero = (): Count => ({ all: 0, held: 0 })
  const sums = {
    ...{ hard: zero(), depends: zero(), free: zero(), precision: zero(), chance: zero() },
    ...{ left: zero(), pairs: zero() },
  }
  let [aloneAndOver, repeated] = [0, 0]
  const add = (count: Count, positions: readonly number[], isHeld: (position: number) => boolean): void => {
    count.all += positions.length
    count.held += positions.filter(isHeld).length
  }
  for (const [index, lesson] of lessons.entries()) {
    const prompt = prompts[index] ?? ''
    const iteration = index + 1
    const valid = validFacts(facts, iteration)
    const stated = facts.flatMap((fact, position) => (fact.iteration < iteration ? [position] : []))
    const held = new Set(stated.filter((position) => prompt.includes(facts[position]?.text ?? '')))
    const isHeld = (position: number): boolean => held.has(position)
    add(
      sums.hard,
      valid.filter((position) => facts[position]?.kind === 'hard'),
      isHeld,
    )
    if (lesson.depends) add(sums.left, statedBefore(facts, lessons, index), isHeld)
    add(sums.pairs, pairsIn(facts, held), (position) => showsPair(prompt, facts, position))
    aloneAndOver += stated.filter((position) => isOverAlone(facts, stated, { held, position })).length
    repeated += repeatedLines(prompt).length
    if (iteration <= lessons.length / 2) continue
    add(lesson.depends ? sums.depends : sums.free, lesson.needed, isHeld)
    const isOfPart = (position: number): boolean => facts[position]?.topic === lesson.topic
    add(sums.precision, [...held], isOfPart)
    add(sums.chance, valid, isOfPart)
  }
  return {
    hard: share(sums.hard),
    relevant: { depends: share(sums.depends), free: share(sums.free) },
    precision: share(sums.precision),
    chance: share(sums.chance),
    leftByDependency: share(sums.left),
    pairs: share(sums.pairs),
    aloneAndOver,
    repeated,
    longestChars: Math.max(...prompts.map(({ length }) => length)),
  }
}

/** What the newest earlier iteration of the same part stated. */
function statedBefore(facts: readonly Fact[], lessons: readonly Lesson[], index: number): number[] {
  const before = lessons.slice(0, index).findLastIndex(({ topic }) => topic === lessons[index]?.topic)
  return facts.flatMap((fact, position) => (fact.iteration === before + 1 ? [position] : []))
}

/** Facts in a prompt that contradict another one in it, both in force. */
const pairsIn = (facts: readonly Fact[], held: ReadonlySet<number>): number[] =>
  [...held].filter((position) => {
    const other = facts[position]?.contradicts
    return other !== null && other !== undefined && held.has(other)
  })

/** The newer one with the older one below it, or the older one with what is said against it. */
function showsPair(prompt: string, facts: readonly Fact[], newer: number): boolean {
  const older = facts[facts[newer]?.contradicts ?? -1]?.text ?? ''
  const lines = prompt.split('\n')
  if (lines.some((line) => line.includes(`${older} (iteration ${facts[newer]?.iteration} says `))) return true
  const line = lines.findIndex((one) => one.includes(facts[newer]?.text ?? ''))
  return lines.slice(line + 1, line + 4).some((one) => one.includes('contradicts') && one.includes(older))
}

function isOverAlone(
  facts: readonly Fact[],
  stated: readonly number[],
  { held, position }: { held: ReadonlySet<number>; position: number },
): boolean {
  if (!held.has(position)) return false
  const successor = stated.find((one) => facts[one]?.replaces === position)
  return successor !== undefined && !held.has(successor)
}

/** Shorter ones, such as "None.", say nothing twice. */
const shortestLine = 20

export function repeatedLines(prompt: string): string[] {
  const lines = prompt.split('\n').map((line) => line.replace(/^[-\s]*(\[\d+\] )?/, ''))
  const seen = new Set<string>()
  return lines.filter((line) => line.length >= shortestLine && (seen.has(line) || !seen.add(line)))
}
