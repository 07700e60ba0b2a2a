import { testNow } from '../support/run-state.ts'
import { fakeRemote, type Remote } from './remote.ts'
import type { Answer, Attempt, Schedule } from './schedule.ts'

export const minute = 60_000
/** Nothing that is played takes longer. */
const longestMs = 24 * 60 * minute

/** A commit, as what its line of commits has added: a mark for each change, `TASK-3 odd 7` for what iteration 7 made. */
export interface Commit {
  readonly id: string
  readonly parent: string | null
  readonly marks: readonly string[]
}

/** What an agent left: a change, and what it was made on. */
export interface Candidate {
  readonly id: string
  readonly base: Commit
  readonly mark: string
}

/** What is beside the jobs: time, the remote with its commits, people, and what happens to come next. */
export interface World {
  now(): number
  /** Resolves at that moment, unless the machine that waits is gone by then. */
  until(ms: number, machine: Machine): Promise<void>
  /** Happens at that moment, whatever becomes of the machines. */
  at(ms: number, act: () => void): void
  /** Plays until nothing is left to happen. */
  play(): Promise<void>
  readonly remote: Remote
  readonly commits: Map<string, Commit>
  readonly candidates: Map<string, Candidate>
  /** Trees whose checks were green, as exactly that tree. */
  readonly green: Set<string>
  /** How often the checks ran on a tree. */
  readonly runs: Map<string, number>
  readonly orders: { readonly id: string; readonly text: string }[]
  /** From here on nothing goes wrong. */
  calm(): void
  nextAttempt(): Attempt
  nextAnswer(): Answer
  nextId(kind: string): string
}

/** One that may be lost at any moment: nothing that it waits for comes to pass then. */
export interface Machine {
  readonly name: string
  isGone: boolean
  /** It does nothing until this moment. */
  stalledUntil: number
}

const benign: Attempt = { outcome: 'good', minutes: 1, usd: 1 }
const promptly: Answer = { kind: 'promptly', lagMs: 300 }

export function openWorld({ attempts, answers }: Pick<Schedule, 'attempts' | 'answers'>): World {
  let now = testNow
  let ids = 0
  const toCome: { ms: number; place: number; act: () => void }[] = []
  const attemptsLeft = [...attempts]
  const answersLeft = [...answers]

  function insert(entry: (typeof toCome)[number]): void {
    let place = toCome.length
    while (place > 0 && isBefore(entry, toCome[place - 1])) place -= 1
    toCome.splice(place, 0, entry)
  }

  const at: World['at'] = (ms, act) => insert({ ms: Math.max(ms, now), place: ids++, act })
  const world: World = {
    now: () => now,
    at,
    until: (ms, machine) =>
      new Promise((resolve) => {
        const wake = (): void => {
          if (machine.isGone) return
          if (machine.stalledUntil > now) at(machine.stalledUntil, wake)
          else resolve()
        }
        if (ms < Number.POSITIVE_INFINITY) at(ms, wake)
      }),
    async play() {
      const last = now + longestMs
      for (let next = toCome.shift(); next; next = toCome.shift()) {
        now = next.ms
        if (now > last) throw new Error('it does not come to an end')
        next.act()
        // All that follows from it at the same moment.
        await new Promise(setImmediate)
      }
    },
    remote: fakeRemote(() => world),
    commits: new Map(),
    candidates: new Map(),
    green: new Set(),
    runs: new Map(),
    orders: [],
    calm() {
      attemptsLeft.length = 0
      answersLeft.length = 0
    },
    nextAttempt: () => attemptsLeft.shift() ?? benign,
    nextAnswer: () => answersLeft.shift() ?? promptly,
    nextId: (kind) => `${kind}-${ids++}`,
  }
  return world
}

const isBefore = (one: { ms: number; place: number }, other: { ms: number; place: number } | undefined): boolean =>
  other !== undefined && (one.ms < other.ms || (one.ms === other.ms && one.place < other.place))

export const treeOf = ({ marks }: Pick<Commit, 'marks'>): string => marks.toSorted().join(', ')

/** The change alone on what stands there; undefined where it conflicts with what came, or went, since it was made. */
export function merged(tip: Commit, { base, mark }: Candidate): Pick<Commit, 'marks'> | undefined {
  const isShared = (one: string): boolean => one.split(' ')[1] === 'shared'
  const moved = tip.marks
    .filter((one) => !base.marks.includes(one))
    .concat(base.marks.filter((one) => !tip.marks.includes(one)))
  return isShared(mark) && moved.some(isShared) ? undefined : { marks: [...tip.marks, mark] }
}

/** Two odd changes are green each alone, and red together; what is flaky is red once on each tree. */
export function isGreen({ runs }: World, tree: string): boolean {
  const before = runs.get(tree) ?? 0
  runs.set(tree, before + 1)
  const marks = tree.split(', ')
  const has = (kind: string): number => marks.filter((mark) => mark.split(' ')[1] === kind).length
  return has('bad') === 0 && has('odd') < 2 && (has('flaky') === 0 || before > 0)
}
