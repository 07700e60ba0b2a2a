/** Ignores case, separators and leading zeros. */
function normalise(word: string): string {
  return word
    .toLowerCase()
    .replace(/[-_. ]/g, '')
    .replace(/(^|\D)0+(?=\d)/g, '$1')
}

/** Optimal string alignment. For short words, since the time is the product of the lengths. */
function editDistance(a: string, b: string): number {
  let rowBefore: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (rowBefore[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    rowBefore = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

const maxNameChars = 40

/** The intended name: within two edits, or within one for a name of up to five letters. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  if (word.length > maxNameChars) return undefined
  const normalised = normalise(word)
  let best: { name: string; edits: number } | undefined
  for (const name of names) {
    const target = normalise(name)
    const allowed = target.length > 5 ? 2 : 1
    if (Math.abs(target.length - normalised.length) > allowed) continue
    const edits = editDistance(normalised, target)
    if (edits <= allowed && (best === undefined || edits < best.edits)) best = { name, edits }
  }
  return best?.name
}

/**
 * Finds an id that is equal when normalised, or after dropping one character on each side. A lookup takes the length
 * of the word, so 20,000 ids are not compared pair by pair.
 */
export function similarIdFinder(ids: readonly string[]): (word: string) => string | undefined {
  let index: Map<string, string> | undefined
  return (word) => {
    index ??= variantIndex(ids)
    for (const variant of variants(normalise(word))) {
      const id = index.get(variant)
      if (id !== undefined) return id
    }
    return undefined
  }
}

/** Shorter names differ by one letter on purpose. */
const minTwinChars = 4

/** Probable typing errors of earlier names. A different number (`phase-1`, `phase-2`) is intended. Linear. */
export function nearTwins(names: readonly string[]): { name: string; like: string }[] {
  const earlier = new Map<string, string>()
  const twins: { name: string; like: string }[] = []
  for (const name of names) {
    const digits = name.replace(/\D+/g, ' ').trim()
    const word = normalise(name)
    const keys = [...(word.length < minTwinChars ? [word] : variants(word))].map((variant) => `${digits}:${variant}`)
    const like = keys.map((key) => earlier.get(key)).find((name) => name !== undefined)
    if (like !== undefined) twins.push({ name, like })
    for (const key of keys) if (!earlier.has(key)) earlier.set(key, name)
  }
  return twins
}

function variantIndex(ids: readonly string[]): Map<string, string> {
  const index = new Map<string, string>()
  for (const id of ids) index.set(normalise(id), id)
  for (const id of ids) {
    for (const variant of variants(normalise(id))) if (!index.has(variant)) index.set(variant, id)
  }
  return index
}

/** The word, and the word without each of its first 64 characters. */
function* variants(word: string): Generator<string> {
  yield word
  for (let i = 0; i < Math.min(word.length, 64); i += 1) yield word.slice(0, i) + word.slice(i + 1)
}
