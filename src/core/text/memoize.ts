/**
 * A function of one object that is computed once for each object and kept for as long as the object lives. Only for
 * what is never changed after it was made, as plans and the tasks of a state are; so must the result be.
 */
export function memoize<K extends object, V>(compute: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (of) => {
    const before = known.get(of)
    if (before) return before.value
    const value = compute(of)
    known.set(of, { value })
    return value
  }
}
