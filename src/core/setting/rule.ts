/**
 * Whose a setting is. `job`: each job's own, such as its time. `kept`: how the run works; a later job that is not told
 * goes on with it, and no value lets more through than another. `place`: where the run is kept, which has to be known
 * before it can be read. Else a rule: it decides what may be committed or what an agent reaches, and `weakens` says
 * whether `after` lets something through that `before` did not.
 */
export type Rule<T> = 'job' | 'kept' | 'place' | { weakens(before: T, after: T): boolean }

/** Nobody can say of two commands which is the stricter one. */
export const anyEdit = { weakens: (before: unknown, after: unknown): boolean => !alike(before, after) }

/** Each entry demands something: those of before must all be there, in their order; further ones only demand more. */
export const fewer = {
  weakens(before: readonly unknown[], after: readonly unknown[]): boolean {
    let found = 0
    for (const entry of after) if (found < before.length && alike(entry, before[found])) found++
    return found < before.length
  },
}

/** Each entry allows something. */
export const further = {
  weakens: (before: readonly string[], after: readonly string[]): boolean =>
    after.some((entry) => !before.includes(entry)),
}

/** A limit; none is the highest. */
export const higher = {
  weakens: (before: number | undefined, after: number | undefined): boolean =>
    (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY),
}

export const switchedOn = { weakens: (before: boolean, after: boolean): boolean => after && !before }

/** The values from the weakest to the strongest. */
export const lowerIn = <const T>(...ranks: readonly T[]) => ({
  weakens: (before: T, after: T): boolean => ranks.indexOf(after) < ranks.indexOf(before),
})

/** Whether two values of JSON say the same; the order of an object's keys says nothing, a missing one is as undefined. */
export const alike = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string => JSON.stringify(value, ordered) ?? 'null'

const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
