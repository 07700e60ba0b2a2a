import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { isActive } from './entry.ts'

/**
 * The index after an iteration was taken back: what it alone taught is deprecated with that reason, and what that had
 * superseded counts again. What another iteration taught, too, stays and loses the source. Inherited entries count the
 * iterations of another run.
 */
export function withoutIteration(entries: readonly Knowledge[], iteration: number, why: string): readonly Knowledge[] {
  const isOf = (entry: Knowledge): boolean =>
    entry.by === null && entry.from === null && entry.iterations.includes(iteration)
  if (!entries.some(isOf)) return entries
  const gone = new Set(entries.filter((entry) => isActive(entry) && isOf(entry) && entry.iterations.length === 1))
  const kept = new Set(
    entries.filter((entry) => isActive(entry) && !gone.has(entry)).flatMap(({ supersedes }) => supersedes),
  )
  const again = new Set([...gone].flatMap(({ supersedes }) => supersedes).filter((id) => !kept.has(id)))
  return entries.map((entry) => {
    if (gone.has(entry)) return { ...entry, status: 'deprecated', why }
    const left = isOf(entry) && entry.iterations.length > 1 ? without(entry, iteration) : entry
    const returns = left.status === 'superseded' && again.has(left.id) && !onlyFrom(left, iteration)
    return returns ? { ...left, status: 'active', why: null } : left
  })
}

const without = (entry: Knowledge, iteration: number): Knowledge => ({
  ...entry,
  iterations: entry.iterations.filter((one) => one !== iteration),
})

const onlyFrom = ({ iterations, by }: Knowledge, iteration: number): boolean =>
  by === null && iterations.length === 1 && iterations[0] === iteration

/** What a fresh run keeps: the work that agents learned from is not part of it. */
export const inFreshRun = (entries: readonly Knowledge[]): Knowledge[] =>
  entries.map((entry) =>
    isActive(entry) && entry.by === null && entry.from === null
      ? { ...entry, status: 'deprecated', why: 'a fresh run began' }
      : entry,
  )
